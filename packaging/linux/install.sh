#!/bin/sh
# Install Party Games for the user who runs this: into ~/.local, without root. Run it again from a newer folder to update.
#   ./install.sh            copy this folder, and put the program into the menu
#   ./install.sh --remove   take it away again; games, names and settings stay
set -eu

here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
home=$HOME/.local/opt/partygames
link=$HOME/.local/bin/partygames

# Let the desktop look anew; one that has no such tool looks by itself.
refresh() {
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$data/applications" || true; fi
    if command -v gtk-update-icon-cache >/dev/null; then gtk-update-icon-cache -qtf "$data/icons/hicolor" || true; fi
}

# Print every file below share/ of the program's folder, relative to it.
shared() { (cd "$1/share" && find . -type f ! -path ./applications/partygames.desktop); }

remove() {
    for kind in scalable 16x16 22x22 24x24 32x32 48x48 64x64 128x128 256x256 512x512; do
        rm -f "$data/icons/hicolor/$kind/apps/partygames.png" "$data/icons/hicolor/$kind/apps/partygames.svg"
    done
    rm -f "$data/applications/partygames.desktop" "$data/metainfo/partygames.metainfo.xml"
    [ ! -L "$link" ] || rm -f "$link"
    rm -rf "$home"
}

case ${1:-} in
--remove)
    case $here in "$home" | "$home"/*) cd / ;; esac
    remove
    refresh
    echo "Party Games was removed. Your games are still in $data/partygames."
    exit 0
    ;;
"") ;;
*)
    echo "Say ./install.sh or ./install.sh --remove" >&2
    exit 2
    ;;
esac

if [ "$here" = "$home" ]; then
    echo "Party Games is installed already. Run install.sh from the folder of a newer version to update."
    exit 0
fi
if [ ! -x "$here/partygames" ] || [ ! -d "$here/_internal" ]; then
    echo "The program is not beside this script. Unpack the whole archive and run install.sh in its folder." >&2
    exit 1
fi

# The new copy is whole before the old one goes.
mkdir -p "$HOME/.local/opt" "$HOME/.local/bin" "$data/applications"
rm -rf "$home.new"
cp -R "$here" "$home.new"
remove
mv "$home.new" "$home"
if [ ! -e "$link" ]; then ln -s "$home/partygames" "$link"; fi
shared "$home" | while IFS= read -r name; do
    mkdir -p "$data/$(dirname "$name")"
    cp "$home/share/$name" "$data/$name"
done
# A path in Exec is quoted, and what quoting does not cover is escaped, as the Desktop Entry Specification says.
path=$(printf '%s' "$home/partygames" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec="%s"\n' "$path" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$home/share/applications/partygames.desktop" >"$data/applications/partygames.desktop"
refresh
echo "Party Games is in your menu now. It lies in $home"
