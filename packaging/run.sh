#!/usr/bin/env bash
# Open Party Games from a checkout, after setting up whatever is missing. Arguments go to the program: run.sh --smoke
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup-linux.sh"
set_up run
exec "$python" -P -m partygames "$@" # -P: a folder called partygames in the current one is not ours
