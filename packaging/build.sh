#!/usr/bin/env bash
# Set up what a build needs from a Debian or Ubuntu, then build the folder people double-click and try it as strangers would.
# Arguments go to build.py: build.sh --to DIR
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup-linux.sh"

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
log=$(mktemp "${TMPDIR:-/tmp}/partygames-setup.XXXXXX.log")
base=$(find_python)
[ -n "$base" ] || die "Python 3.11 or newer is needed, and this machine has $(python3 -V 2>&1 || echo none)."

# Beside what the window needs: what comes along for systems that lack it, and Python as a library where it is not built as one.
libraries="$libraries libfreetype.so.6:libfreetype6 libwayland-client.so.0:libwayland-client0 libwayland-cursor.so.0:libwayland-cursor0"
version=$("$base" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
if [ "$("$base" -c 'import sysconfig; print(sysconfig.get_config_var("Py_ENABLE_SHARED") or 0)')" = 0 ]; then
    libraries="$libraries libpython$version.so.1.0:libpython$version"
fi
packages=""
"$base" -c 'import ensurepip, venv' 2>/dev/null || packages="python$version-venv"
for each in $(missing_libraries "$base"); do packages="$packages ${each#*:}"; done
for each in objdump:binutils Xvfb:xvfb; do command -v "${each%:*}" >/dev/null || packages="$packages ${each#*:}"; done
# shellcheck disable=SC2086 # one word each
[ -z "$packages" ] || install_packages $packages
rm -f "$log"

say "build"
"$base" -P "$root/packaging/build.py" "$@"
to=$root/dist
while [ $# -gt 0 ]; do
    [ "$1" != --to ] || to=${2:?}
    shift
done
say "try it"
"$base" -P "$root/packaging/check_build.py" "$to/partygames"
say "the build is well"
