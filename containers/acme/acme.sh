#!/bin/sh
# Obtains a certificate for the hosts of PUBLIC_URL and STUDIO_URL by ACME (HTTP-01), and renews it. Runs in the official image of certbot, as the user of
# the edge. certbot writes the challenges, and the edge serves them (docs/operations.md "Certificates by ACME").
#
#   acme.sh         obtains and renews, until the container stops
#   acme.sh once    tries once, and fails if there is no valid certificate
set -eu
folder=${ACME_FOLDER:-/acme}
server=${ACME_SERVER:-https://acme-v02.api.letsencrypt.org/directory}

# Prints the host of an https address. Prints nothing for other addresses, and for IP addresses.
host() { printf '%s\n' "$1" | sed -n -E 's|^https://([A-Za-z0-9.-]*[A-Za-z])(:[0-9]+)?/*$|\1|p'; }
site=$(host "${PUBLIC_URL:-}")
studio=$(host "${STUDIO_URL:-}")
if [ -z "$site" ]; then
  echo 'acme: PUBLIC_URL must be an https address with a host name.' >&2
  exit 1
fi
# Each server has its own certificate, so a certificate of a server for trials is never used for longer.
name=$(printf '%s' "$server" | tr -cs 'A-Za-z0-9' '-')

obtain() {
  set -- -d "$site"
  [ -z "$studio" ] || [ "$studio" = "$site" ] || set -- "$@" -d "$studio"
  certbot certonly --non-interactive --agree-tos --email "${ACME_EMAIL:-$ADMIN_EMAIL}" --server "$server" \
    --webroot --webroot-path "$folder/challenges" --keep-until-expiring --renew-with-new-domains --cert-name "$name" "$@" \
    --config-dir "$folder/account/certbot" --work-dir /tmp/certbot --logs-dir /tmp/certbot
}

# Copies the certificate to the volume of the edge if it differs. The edge notices the new certificate within a minute (containers/edge/start.sh).
hand_over() {
  for file in privkey.pem fullchain.pem; do
    source="$folder/account/certbot/live/$name/$file"
    cmp -s "$source" "$folder/certificates/$file" && continue
    # The copy is readable only by its owner, like the source.
    cp "$source" "$folder/certificates/.$file" && mv "$folder/certificates/.$file" "$folder/certificates/$file" || return 1
    echo "acme: new $file"
  done
}

mkdir -p "$folder/challenges/.well-known/acme-challenge"
attempt() { obtain && hand_over; }
if [ "${1:-}" = once ]; then
  attempt
  exit
fi
# The authority calls the edge, which may still start.
sleep 15
while :; do
  # After a failure, it tries again in an hour, because authorities limit the number of failed attempts.
  if attempt; then sleep 43200; else sleep 3600; fi
done
