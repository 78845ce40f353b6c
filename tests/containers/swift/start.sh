#!/bin/sh
# Starts the servers of Swift: the proxy on port 8080, and on port 8443 with TLS. With `prepare`, writes their settings, rings and certificate instead.
set -eu
cd /etc/swift
if [ "${1:-}" = prepare ]; then
  port=6200
  for part in object container account; do
    port=$((port + 1))
    cat > "$part-server.conf" << CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
workers = 1
user = swift
mount_check = false
disable_fallocate = true
log_udp_host = 127.0.0.1

[pipeline:main]
pipeline = $part-server

[app:$part-server]
use = egg:swift#$part
CONF
    swift-ring-builder "$part.builder" create 4 1 0
    swift-ring-builder "$part.builder" add "r1z1-127.0.0.1:$port/disk" 1
    swift-ring-builder "$part.builder" rebalance
  done
  openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj /CN=storage -addext subjectAltName=DNS:storage -keyout tls.key -out tls.crt
  sed 's|^bind_port = .*|bind_port = 8443\ncert_file = /etc/swift/tls.crt\nkey_file = /etc/swift/tls.key|' proxy-server.conf > tls-proxy-server.conf
  mkdir -p /srv/node/disk /var/cache/swift
  chown -R swift:swift /srv/node /etc/swift /var/cache/swift
  exit
fi
memcached -u nobody -d
for part in account container object; do "swift-$part-server" "/etc/swift/$part-server.conf" & done
swift-proxy-server /etc/swift/tls-proxy-server.conf &
exec swift-proxy-server /etc/swift/proxy-server.conf
