# Sourced by run.sh and test.sh: sets up what is missing, then sets $root (the checkout) and $python (of the environment).
# Says nothing and takes well under a second when everything is there. PARTYGAMES_VENV names another place for the environment.

# What the window and the set-up need from the system: a library and the Debian package that brings it (and its own needs).
libraries="
libglib-2.0.so.0:libglib2.0-0 libGL.so.1:libgl1 libEGL.so.1:libegl1 libfontconfig.so.1:libfontconfig1 libdbus-1.so.3:libdbus-1-3
libX11-xcb.so.1:libx11-xcb1 libxkbcommon.so.0:libxkbcommon0 libxkbcommon-x11.so.0:libxkbcommon-x11-0 libxcb-cursor.so.0:libxcb-cursor0
libxcb-icccm.so.4:libxcb-icccm4 libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-randr.so.0:libxcb-randr0 libxcb-shape.so.0:libxcb-shape0
libxcb-sync.so.1:libxcb-sync1 libxcb-xfixes.so.0:libxcb-xfixes0"

say() { printf 'Party Games: %s\n' "$*" >&2; }

die() {
    say "$*"
    [ -z "${log:-}" ] || [ -s "$log" ] || rm -f "$log"
    exit 1
}

# Run a command with its output in $log; when it fails, end with a sentence, its last error and where the rest is.
quietly() {
    local what=$1 status=0 line
    shift
    "$@" >>"$log" 2>&1 </dev/null || status=$?
    if [ "$status" -ne 0 ]; then
        line=$(grep -oE '(ERROR|E): .*|No space.*' "$log" | tail -n 1 || true)
        [ -z "$line" ] || say "$line"
        die "$what did not work. The whole story is in $log"
    fi
}

# Print the newest Python that will do, one that can make environments first.
find_python() {
    local each able="" found=""
    for each in python3.13 python3.12 python3.11 python3; do
        command -v "$each" >/dev/null && "$each" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        found=${found:-$each}
        "$each" -c 'import ensurepip, venv' 2>/dev/null && able=${able:-$each}
    done
    printf '%s' "${able:-$found}"
}

# Print "library:package" for every library that does not load, by trying. $1: a Python.
missing_libraries() {
    # shellcheck disable=SC2086 # one word each
    "$1" - $libraries 2>/dev/null <<'PY' || true
import ctypes
import sys

for pair in sys.argv[1:]:
    try:
        ctypes.CDLL(pair.partition(":")[0])
    except OSError:
        print(pair)
PY
}

# Install Debian packages, or say in one line which are missing.
install_packages() {
    local as_root=""
    if [ "$(id -u)" -ne 0 ]; then
        as_root="sudo -n"
        sudo -n true 2>/dev/null || as_root=none
    fi
    command -v apt-get >/dev/null || die "this machine lacks (by the names that Debian gives the packages): $*"
    [ "$as_root" != none ] || die "some system packages are missing. Please install them and try again: sudo apt-get install $*"
    say "installing system packages: $*"
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 update >>"$log" 2>&1 </dev/null || true
    quietly "Installing $*" $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -o DPkg::Lock::Timeout=120 install --yes --no-install-recommends "$@"
}

# Set $venv: where PARTYGAMES_VENV says, in the checkout, or in the user's cache where the checkout is read-only.
choose_venv() {
    if [ -n "${PARTYGAMES_VENV:-}" ]; then
        venv=$PARTYGAMES_VENV
    elif [ -w "$root" ] || [ -e "$root/.venv/partygames-run" ]; then
        venv=$root/.venv
    else
        venv=${XDG_CACHE_HOME:-~/.cache}/partygames/venv
    fi
    case $venv in /*) ;; *) venv=$PWD/$venv ;; esac
    python=$venv/bin/python
}

works() { "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

has_pip() { "$python" -c 'import pip' 2>/dev/null; }

# Print what the environment is made from: another pyproject.toml, Python or place makes it anew.
fingerprint() {
    { cat "$root/pyproject.toml" && "$python" -VV && printf '%s\n' "$root"; } 2>/dev/null | sha256sum
}

# Set up everything for "run" or "test". Further arguments: commands that must be there, each as command:package.
set_up() {
    local goal=$1 extra="" base="" packages="" each missing
    shift
    root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
    unset PYTHONPATH PYTHONHOME # whatever stands there is not ours
    choose_venv
    log=$(mktemp "${TMPDIR:-/tmp}/partygames-setup.XXXXXX.log")

    # One set-up at a time: an impatient second start waits for the first.
    exec 9<"$root/pyproject.toml"
    flock -n 9 || { say "waiting for another set-up to end" && flock 9; }

    if works; then
        base=$python
    else
        base=$(find_python)
        [ -n "$base" ] || die "Python 3.11 or newer is needed, and this machine has $(python3 -V 2>&1 || echo none)."
    fi
    if ! has_pip && ! "$base" -c 'import ensurepip, venv' 2>/dev/null; then
        packages=$("$base" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    fi
    for each in $(missing_libraries "$base"); do packages="$packages ${each#*:}"; done
    for each in "$@"; do command -v "${each%:*}" >/dev/null || packages="$packages ${each#*:}"; done
    # shellcheck disable=SC2086 # one word each
    [ -z "$packages" ] || install_packages $packages

    if [ "$(cat "$venv/partygames-$goal" 2>/dev/null)" != "$(fingerprint)" ]; then
        if ! works; then
            if [ -d "$venv" ] && [ ! -e "$venv/pyvenv.cfg" ] && [ -n "$(ls -A "$venv")" ]; then
                die "$venv is not empty and is no Python environment, so it stays as it is."
            fi
            say "making a Python environment in $venv"
            mkdir -p "$(dirname "$venv")"
            quietly "Making a Python environment" "$base" -m venv --clear "$venv"
        fi
        has_pip || quietly "Getting pip" "$python" -m ensurepip
        [ "$goal" = run ] || extra="[$goal]"
        say "installing what the program needs (a minute or two, this once)"
        cd "$root"
        quietly "Installing from the network" "$python" -m pip install --disable-pip-version-check --editable ".$extra"
        cd "$OLDPWD"
        missing=$(ldd "$venv"/lib/python*/site-packages/PySide6/{QtSvg.abi3.so,QtWidgets.abi3.so,Qt/plugins/platforms/libqxcb.so} |
            awk '/not found/ {print $1}' | sort -u | tr '\n' ' ')
        [ -z "$missing" ] || die "the window needs these system libraries, which are not here: $missing"
        fingerprint >"$venv/partygames-run"
        [ "$goal" = run ] || fingerprint >"$venv/partygames-$goal"
    fi
    exec 9<&-
    rm -f "$log"
}
