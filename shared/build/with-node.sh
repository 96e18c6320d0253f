#!/bin/sh
# Runs a command under a Node that the gallery supports. `exec` replaces this process, so that signals and
# exit codes are those of the command. All its child processes find the same Node on the PATH.
folder=$(node "$(dirname "$0")/supported-node.mjs") || exit
if [ -n "$folder" ]; then PATH="$folder:$PATH"; export PATH; fi
exec "$@"
