#!/usr/bin/env bash
# Set up whatever is missing, then check everything: style, layers, the suite offscreen, and the tests that need a real X window.
# Arguments go to pytest: test.sh -k curtain
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup-linux.sh"
set_up test Xvfb:xvfb
cd "$root"

work=$(mktemp -d)
xvfb=""
trap '[ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null || true; rm -rf "$work"' EXIT
export HYPOTHESIS_STORAGE_DIRECTORY=$work/hypothesis # the checkout may be read-only

failed=""
ran=""

step() {
    local name=$1
    shift
    say "$name"
    "$@" || failed="$failed, $name"
}

# Run a part of the suite. A part may be empty only when the arguments chose which tests to run.
suite() {
    local name=$1 status=0
    shift
    say "$name"
    "$python" -m pytest -v -p no:cacheprovider "$@" || status=$? # -v takes back the -q of pyproject.toml
    [ "$status" -eq 5 ] || ran=yes # 5: no test ran
    [ "$status" -eq 0 ] || { [ "$status" -eq 5 ] && [ -n "$chosen" ]; } || failed="$failed, $name"
}

start_xvfb() {
    Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp -noreset 3>"$work/display" >"$work/xvfb.log" 2>&1 </dev/null &
    xvfb=$!
    for _ in $(seq 200); do
        [ ! -s "$work/display" ] || return 0
        kill -0 "$xvfb" 2>/dev/null || break
        sleep 0.1
    done
    cat "$work/xvfb.log" >&2
    die "Xvfb did not start."
}

chosen=${1:+yes}
step "style" "$python" -m ruff check --no-cache .
step "layers" "$venv/bin/lint-imports" --no-cache --no-logo
QT_QPA_PLATFORM=offscreen suite "tests, offscreen" -n 2 "$@" -m "not xvfb"
start_xvfb
DISPLAY=:$(cat "$work/display") QT_QPA_PLATFORM=xcb suite "tests, in a real X window" -n 0 "$@" -m xvfb

[ -n "$ran" ] || failed="$failed, no test ran"
[ -z "$failed" ] || die "failed: ${failed#, }"
say "all is well"
