#!/bin/sh
# What deploy/Containerfile promises, tried without an image: the program, installed and built, runs as nobody, without a right that root has, on a root
# that is only read, and keeps everything in one folder. Needs root and Linux; `npm run drill` runs it.
set -eu
program=$(cd "$(dirname "$0")/.." && pwd)
port=${1:-3960}
place=$(mktemp -d)
trap 'kill "$(cat "$place/pid" 2>/dev/null)" 2>/dev/null || true; sleep 2; rm -rf "$place"' EXIT
chmod 711 "$place"
mkdir -m 700 "$place/data"
chown 65534:65534 "$place/data"

cat > "$place/within" <<WITHIN
set -eu
mount --make-rprivate /
mount --bind "$place/data" /mnt
mount -o remount,ro,bind /
if touch "$place/written" 2>/dev/null; then echo "the root can be written to"; exit 1; fi
cd "$program"
echo \$\$ >&3
exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs --bounding-set=-all \\
  env -i PATH="$PATH" HOME=/nonexistent NODE_ENV=production DATA_DIR=/mnt PORT=$port HOST=127.0.0.1 METRICS_PORT=0 FULLCOURT_DEMO=0 \\
  node_modules/.bin/node server/main.ts
WITHIN
unshare --mount sh "$place/within" > "$place/log" 2>&1 3> "$place/pid" &

for _ in $(seq 1 120); do
  if curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; then
    kept=$(ls "$place/data" | tr '\n' ' ')
    echo "read-only root, nobody, one volume: ready; kept in it: $kept"
    exit 0
  fi
  sleep 0.5
done
cat "$place/log"
exit 1
