#!/bin/sh
# docs/container.md tried word by word: the image is built by Debian's buildah from deploy/Containerfile, on a base that is made of the Debian in the folder
# $1 (as deploy/try-pages.sh has it), and run as compose.yml says: no root, no right of root's, a root that is only read, one volume. Needs root and Linux.
# What stands in for podman knows the orders of the page; what it runs is the image's own: its files, account, settings and command.
set -eu
program=$(cd "$(dirname "$0")/.." && pwd)
base=$1
export WORK=$(mktemp -d) PORT="${PORT:-3970}" BUILDAH_ISOLATION=chroot
export BUILDAH="buildah --root $WORK/storage --runroot $WORK/run --storage-driver ${STORAGE_DRIVER:-vfs}"
if ! command -v buildah > /dev/null; then echo "container: skipped, there is no buildah (apt-get install buildah)"; exit 0; fi

finish() {
  [ -f "$WORK/pid" ] && kill "$(cat "$WORK/pid")" 2> /dev/null || true
  sleep 2
  $BUILDAH umount --all > /dev/null 2>&1 || true
  [ -n "${KEEP:-}" ] || rm -rf --one-file-system "$WORK"
}
trap finish EXIT
chmod 711 "$WORK"
install -d -m 700 -o 1000 -g 1000 "$WORK/volume"
authorities=/etc/ssl/certs/ca-certificates.crt

# The base: what of the Debian is no installation of ours, with the account that Node's own image has.
container=$($BUILDAH from scratch)
tar -C "$base" --one-file-system -c bin etc lib lib64 sbin usr var/lib/dpkg | tar -C "$($BUILDAH mount "$container")" -x
$BUILDAH run "$container" -- sh -c 'mkdir -p /tmp /root /var/tmp /opt && chmod 1777 /tmp /var/tmp && { id node > /dev/null 2>&1 || useradd --uid 1000 --create-home node; }'
$BUILDAH config --env "PATH=/usr/local/bin:/usr/bin:/bin" --env "NODE_EXTRA_CA_CERTS=$authorities" "$container"
$BUILDAH commit --quiet "$container" docker.io/library/node:26-trixie-slim > /dev/null
$BUILDAH rm "$container" > /dev/null

mkdir "$WORK/bin"
cat > "$WORK/bin/podman" <<'PODMAN'
#!/bin/sh
set -eu
said() { $BUILDAH inspect --type image --format "$1" fullcourt; }
# $1: the container's mounts are made (new) or entered (old); then the command.
inside() {
  how=$1; shift
  root=$(cat "$WORK/root")
  set -- chroot "$root" setpriv --reuid="$(id_of u)" --regid="$(id_of g)" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \
    env -i $(said '{{range .OCIv1.Config.Env}}{{.}} {{end}}') HOST=127.0.0.1 PORT="$PORT" METRICS_PORT=0 TRUSTED_PROXIES=1 sh -c 'cd "$0" && exec "$@"' "$(said '{{.OCIv1.Config.WorkingDir}}')" "$@"
  if [ "$how" = old ]; then exec nsenter --mount --target "$(cat "$WORK/pid")" "$@"; fi
  exec unshare --mount sh -c 'set -eu
    mount --make-rprivate /
    mount --rbind "$0" "$0"
    mount --bind "$WORK/volume" "$0/data"
    mount -t proc proc "$0/proc"
    mount --bind /dev "$0/dev"
    mount -o remount,ro,bind "$0"
    if touch "$0/written" 2> /dev/null; then echo "the root can be written to"; exit 1; fi
    exec "$@"' "$root" "$@"
}
id_of() { awk -F: -v name="$(said '{{.OCIv1.Config.User}}')" -v field="$1" '$1 == name { print field == "u" ? $3 : $4 }' "$root/etc/passwd"; }
built() { $BUILDAH build --quiet --pull-never --format docker -f deploy/Containerfile -t fullcourt . > /dev/null; }
stopped() {
  [ -f "$WORK/pid" ] || return 0
  kill -TERM "$(cat "$WORK/pid")" 2> /dev/null || true
  while kill -0 "$(cat "$WORK/pid")" 2> /dev/null; do sleep 0.5; done
  rm -f "$WORK/pid"
}
up() {
  stopped
  container=$($BUILDAH from --pull-never fullcourt)
  $BUILDAH mount "$container" > "$WORK/root"
  mkdir -p "$(cat "$WORK/root")/proc" "$(cat "$WORK/root")/dev"
  (inside new $(said '{{range .OCIv1.Config.Cmd}}{{.}} {{end}}')) > "$WORK/log" 2>&1 &
  echo $! > "$WORK/pid"
  for _ in $(seq 1 240); do
    if curl --silent --fail --output /dev/null "http://127.0.0.1:$PORT/readyz"; then return 0; fi
    kill -0 "$(cat "$WORK/pid")" 2> /dev/null || break
    sleep 1
  done
  tail -n 20 "$WORK/log"
  return 1
}
case "$*" in
  "build -f deploy/Containerfile -t fullcourt .") built ;;
  "compose -f deploy/compose.yml up -d --build") built; up ;;
  "compose -f deploy/compose.yml up -d") up ;;
  "compose -f deploy/compose.yml stop fullcourt") stopped ;;
  "compose -f deploy/compose.yml exec fullcourt "*) shift 5; inside old "$@" ;;
  "compose -f deploy/compose.yml run --rm fullcourt "*) shift 6; inside new "$@" ;;
  *) echo "podman $*: not here" >&2; exit 1 ;;
esac
PODMAN
chmod +x "$WORK/bin/podman"

git clone --quiet "$program" "$WORK/context"
{
  echo 'set -eu'
  # Nobody's host leads to a trial.
  awk '/^```sh$/ { inside = 1; n += 1; print "echo \"-- block " n "\""; next } /^```$/ { inside = 0; next } inside' "$program/docs/container.md" |
    sed -e 's/ doctor$/ doctor --no-hosts/'
} > "$WORK/page.sh"
started=$(date +%s)
if (cd "$WORK/context" && PATH="$WORK/bin:$PATH" sh "$WORK/page.sh") > "$WORK/page.log" 2>&1; then
  echo "docs/container.md: $(grep -c '^-- block' "$WORK/page.log") blocks hold, $(($(date +%s) - started)) s; kept in the volume: $(ls "$WORK/volume" | tr '\n' ' ')"
else
  echo "docs/container.md: does not hold after $(grep '^-- block' "$WORK/page.log" | tail -n 1):"
  tail -n 25 "$WORK/page.log"
  exit 1
fi
