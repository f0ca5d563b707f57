#!/bin/sh
# The operators' pages tried word by word: the code blocks of a small server, nginx, backup, moving, upgrading and containers are typed in an empty
# Debian, each page in one terminal. Needs root, Linux, debootstrap, buildah and the network, and takes half an hour: `npm run drill -- --only
# words`. Page by page in a place that is there already: `KEEP=1 PAGES="upgrading container" deploy/try-pages.sh PLACE`.
# What stands in for systemd there only starts and stops the unit's own line, under its account, looks whether Caddy would take its file, and runs nginx
# at ports of its own. What stands in for certbot signs by itself; what stands in for podman is buildah (deploy/try-image.sh).
set -eu
program=$(cd "$(dirname "$0")/.." && pwd)
place=${1:-$(mktemp -d)}
export PORT="${PORT:-3970}" METRICS_PORT="${METRICS_PORT:-3971}" DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
unset NODE_ENV NODE_OPTIONS npm_config_local_prefix || true
mkdir -p "$place"
chmod 711 "$place"
[ -x "$place/usr/bin/dpkg" ] || debootstrap --variant=minbase --include=ca-certificates trixie "$place" > /dev/null

# Whether a page is asked for.
asked() { case " ${PAGES:-small-server behind-a-proxy backup moving upgrading container} " in *" $1 "*) return 0 ;; *) return 1 ;; esac; }

finish() {
  chroot "$place" nginx -s quit 2>/dev/null || true
  chroot "$place" systemctl stop fullcourt 2>/dev/null || true
  umount "$place/dev" "$place/proc" 2>/dev/null || true
  [ -n "${KEEP:-}" ] || rm -rf --one-file-system "$place"
}
trap finish EXIT
mountpoint -q "$place/proc" || mount -t proc proc "$place/proc"
mountpoint -q "$place/dev" || mount --bind /dev "$place/dev"
cp /etc/resolv.conf "$place/etc/resolv.conf"
# Whom this machine trusts on the way to packages, so does it.
authorities=/etc/ssl/certs/ca-certificates.crt
cp "$authorities" "$place$authorities"
rm -rf "$place/srv/fullcourt.git"
git clone --quiet --bare "$program" "$place/srv/fullcourt.git"
chmod -R a+rX "$place/srv"
printf '#!/bin/sh\nexit 101\n' > "$place/usr/sbin/policy-rc.d"
chmod +x "$place/usr/sbin/policy-rc.d"
cat > "$place/usr/local/bin/systemctl" <<'SYSTEMCTL'
#!/bin/sh
set -eu
unit=/etc/systemd/system/fullcourt.service
value() { sed -n "s/^$1=//p" "$unit"; }
stop() {
  [ -f /run/fullcourt.pid ] || return 0
  kill -TERM "-$(cat /run/fullcourt.pid)" 2>/dev/null || true
  while kill -0 "-$(cat /run/fullcourt.pid)" 2>/dev/null; do sleep 0.5; done
  rm -f /run/fullcourt.pid
}
start() {
  account=$(value User)
  install -d -m "$(value StateDirectoryMode)" -o "$account" -g "$account" "/var/lib/$(value StateDirectory)"
  set -a
  . "$(value EnvironmentFile)"
  eval "$(value Environment | tr ' ' '\n')"
  set +a
  cd "$(value WorkingDirectory)"
  : > /var/log/fullcourt.log
  umask "$(value UMask)"
  setsid setpriv --reuid "$account" --regid "$account" --init-groups --no-new-privs env HOME="$PWD" NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS:-}" $(value ExecStart) > /var/log/fullcourt.log 2>&1 &
  echo $! > /run/fullcourt.pid
  for _ in $(seq 1 900); do
    if grep -q "Fullcourt is ready" /var/log/fullcourt.log; then return 0; fi
    kill -0 "$(cat /run/fullcourt.pid)" 2>/dev/null || break
    sleep 1
  done
  tail -n 20 /var/log/fullcourt.log
  return 1
}
case "$*" in
  daemon-reload) ;;
  "reload caddy") caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile > /dev/null 2>&1 ;;
  "reload nginx")
    sed -i -e "s/127.0.0.1:3000/127.0.0.1:$PORT/" -e 's/listen 80 /listen 127.0.0.1:3980 /' -e 's/listen 443 /listen 127.0.0.1:3981 /' /etc/nginx/conf.d/fullcourt.conf
    nginx -t -q
    if [ -s /run/nginx.pid ] && kill -0 "$(cat /run/nginx.pid)" 2>/dev/null; then nginx -s reload; else nginx; fi
    ;;
  "enable --now fullcourt" | "start fullcourt") start ;;
  "restart fullcourt") stop; start ;;
  "stop fullcourt") stop ;;
  *) echo "systemctl $*: not here" >&2; exit 1 ;;
esac
SYSTEMCTL
cat > "$place/usr/local/bin/certbot" <<'CERTBOT'
#!/bin/sh
set -eu
domain=$(printf '%s\n' "$@" | sed -n '/^--domain$/{n;p}')
install -d "/etc/letsencrypt/live/$domain"
cd "/etc/letsencrypt/live/$domain"
openssl req -x509 -newkey rsa:2048 -nodes -days 3 -subj "/CN=$domain" -keyout privkey.pem -out fullchain.pem 2> /dev/null
CERTBOT
chmod +x "$place/usr/local/bin/systemctl" "$place/usr/local/bin/certbot"

# A page's blocks as one terminal gets them after $2, with what stands for the reader's own put in by the sed script $3.
typed() {
  {
    printf 'set -eu\n%s\n' "$2"
    awk '/^ *```sh$/ { inside = 1; n += 1; print "echo \"-- block " n "\""; next } /^ *```$/ { inside = 0; next } inside' "$program/$1" |
      sed -e 's/^   *//' -e 's/^apt-get install /apt-get install --yes -qq /' -e "$3"
  } > "$place/root/page.sh"
  started=$(date +%s)
  if chroot "$place" env -i PATH="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" HOME=/root LC_ALL="$LC_ALL" NODE_EXTRA_CA_CERTS="$authorities" PORT="$PORT" \
    METRICS_PORT="$METRICS_PORT" DEBIAN_FRONTEND="$DEBIAN_FRONTEND" sh /root/page.sh > "$place/root/page.log" 2>&1; then
    echo "$1: $(grep -c '^-- block' "$place/root/page.log") blocks hold, $(($(date +%s) - started)) s"
  else
    echo "$1: does not hold after $(grep '^-- block' "$place/root/page.log" | tail -n 1):"
    tail -n 25 "$place/root/page.log"
    return 1
  fi
}

settings='cd /opt/fullcourt; set -a; . /etc/fullcourt.env; set +a'
# What begins a server in the foreground, or takes a PostgreSQL of one's own, is tried by the other parts of the drill.
elsewhere='/^npm start/d; /createdb\|DATABASE_URL/d'
there='DATA_DIR=/var/lib/there npm run'
chroot "$place" apt-get update -qq
if asked small-server; then typed docs/small-server.md '' 's#clone ADDRESS#clone --quiet /srv/fullcourt.git#'; else chroot "$place" systemctl start fullcourt; fi
if asked behind-a-proxy; then
  typed docs/behind-a-proxy.md 'apt-get install --yes -qq curl openssl' ''
  # As a visitor, who sees nothing of a league before it is published, and as the certificate's authority.
  visitor="curl --silent --show-error --insecure --output /dev/null --write-out %{http_code} --resolve my-league.example:3981:127.0.0.1 --resolve my-league.example:3980:127.0.0.1"
  mkdir -p "$place/var/www/html/.well-known/acme-challenge"
  echo known > "$place/var/www/html/.well-known/acme-challenge/token"
  page=$(chroot "$place" $visitor https://my-league.example:3981/readyz)
  plain=$(chroot "$place" $visitor http://my-league.example:3980/)
  token=$(chroot "$place" $visitor http://my-league.example:3980/.well-known/acme-challenge/token)
  echo "behind nginx: the program $page, in the clear $plain, the authority $token"
  [ "$page $plain $token" = "200 308 200" ]
fi
if asked backup; then
  rm -rf "$place/var/lib/there"
  typed docs/backup.md "$settings; mkdir -p /media/stick; rm -f /media/stick/fullcourt.key; apt-get install --yes -qq age zstd" \
    "$elsewhere; /^age /d; s#fullcourt-2026-11-27T023000Z.backup#before-the-final.backup#; s#^npm run -s fullcourt -- restore before#$there -s fullcourt -- restore before#"
fi
if asked upgrading; then
  # A release of the next version, as a tar file in the program's folder.
  release='rm -rf /srv/next; git clone --quiet /srv/fullcourt.git /srv/next/fullcourt; rm -rf /srv/next/fullcourt/.git
sed -i "s/^  \"version\": .*/  \"version\": \"0.3.0\",/" /srv/next/fullcourt/package.json; tar -czf fullcourt-0.3.0.tar.gz -C /srv/next fullcourt'
  typed docs/upgrading.md "cd /opt/fullcourt; $release" ''
  chroot "$place" curl --silent --fail --output /dev/null "http://127.0.0.1:$PORT/readyz"
fi
# At last, since it takes the league away.
if asked moving; then
  rm -rf "$place/var/lib/there"
  # As its third step says, the key of secrets comes along.
  typed docs/moving.md "$settings; install -d -m 700 /var/lib/there; cp -p /var/lib/fullcourt/secret.key /var/lib/there/" \
    "$elsewhere; s#klb#my-league#g; s#^npm run -s fullcourt -- restore#$there -s fullcourt -- restore#; s#^npm run -s fullcourt -- league import#$there -s fullcourt -- league remove my-league --yes; $there -s fullcourt -- league import#"
fi
if asked container; then sh "$program/deploy/try-image.sh" "$place"; fi
