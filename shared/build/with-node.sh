#!/bin/sh
# Runs a command under a Node that the gallery supports. `exec` leaves no process in between, so signals and
# exit codes are those of the command; everything that it starts finds the same Node on the PATH.
folder=$(node "$(dirname "$0")/supported-node.mjs") || exit
if [ -n "$folder" ]; then PATH="$folder:$PATH"; export PATH; fi
exec "$@"
