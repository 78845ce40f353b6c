#!/bin/sh
# Writes the settings into nginx.conf and runs nginx. Runs as any user, and on any image with nginx and the usual Unix tools.
set -eu
here=/etc/edge
conf=/tmp/nginx.conf
mkdir -p /tmp/edge
# A killed nginx leaves its sockets behind, and the next nginx would refuse to start.
rm -f /tmp/edge/*.sock

# Both functions print a setting without the characters that never occur in addresses or in one word, so that a setting cannot add a directive.
addresses() { printf '%s' "$1" | tr ',' ' ' | tr -cd '0-9A-Fa-f:./ '; }
word() { printf '%s' "$1" | tr -cd 'A-Za-z0-9._:/-'; }

certificate=/etc/edge-tls/fullchain.pem key=/etc/edge-tls/privkey.pem
real_ip=''
for address in $(addresses "${TRUSTED_PROXIES:-}"); do real_ip="$real_ip set_real_ip_from $address;"; done
[ -z "$real_ip" ] || real_ip="$real_ip real_ip_header X-Forwarded-For; real_ip_recursive on;"
studio=''
for address in $(addresses "${STUDIO_ALLOW:-}"); do studio="$studio allow $address;"; done
[ -z "$studio" ] || studio="    $studio deny all;"
resolver=$(sed -n 's/^nameserver \([0-9.]*\)$/\1/p' /etc/resolv.conf | head -n 1)

# Writes nginx.conf with the settings, and with the certificate if there is one. Leaves the previous file if nginx refuses the new one.
configure() {
  tls='' ssl=''
  if [ -r "$certificate" ] && [ -r "$key" ]; then
    ssl=' ssl'
    tls="    ssl_certificate $certificate; ssl_certificate_key $key; ssl_protocols TLSv1.2 TLSv1.3; ssl_session_cache shared:tls:4m;"
  fi
  sed -e "s|@WORK@|$(word "${EDGE_WORK_DIR:-/tmp/edge}")|" -e "s|@CACHE_SIZE@|$(word "${EDGE_CACHE_SIZE:-512m}")|" \
    -e "s|@RESOLVER@|${resolver:-127.0.0.11}|" -e "s|@CONFIG@|$here|g" \
    -e "s|@REAL_IP@|$real_ip|" -e "s|@SSL@|$ssl|g" -e "s|@TLS@|$tls|g" -e "s|@STUDIO_ALLOW@|$studio|" \
    -e "s|@RATE@|$(word "${EDGE_CALLS_PER_SECOND:-50}")|" -e "s|@BURST@|$(word "${EDGE_CALLS_BURST:-400}")|" \
    -e "s|@WORKERS@|$(word "${EDGE_WORKERS:-auto}")|" \
    -e "s|@WEB@|$(word "${WEB_HOST:-web:3000}")|" -e "s|@DIRECTUS@|$(word "${DIRECTUS_HOST:-directus:8055}")|g" \
    "$here/nginx.conf" > "$conf.new"
  # Errors in the settings are printed unfiltered, because they contain nothing from a request.
  nginx -t -q -e stderr -c "$conf.new" && mv "$conf.new" "$conf"
}
checksum() { cat "$certificate" "$key" | cksum; }
# Uses a certificate that is renewed, or that comes after the start, without a restart.
watch_certificate() {
  while sleep 30; do
    [ -r "$certificate" ] && [ -r "$key" ] || continue
    found=$(checksum)
    [ "$found" != "$used" ] || continue
    if configure && kill -HUP "$(cat /tmp/nginx.pid)"; then used=$found; fi
  done
}
used=$(checksum 2>/dev/null)
configure
watch_certificate &
# A filter removes from each error line the client with the request after it, and quoted values except names of zones. The filter starts again if it fails.
rm -f /tmp/edge/errors
mkfifo -m 600 /tmp/edge/errors
until LC_ALL=C sed -u -E -e 's/, client: .*$//' -e 's/zone "([a-z]+)"/zone \1/' -e 's/"[^"]*"/"…"/g' < /tmp/edge/errors >&2; do :; done &
exec nginx -e stderr -c "$conf" -g 'daemon off;' 2> /tmp/edge/errors
