#!/bin/bash
# Exits with 1 if a kind of run never succeeded, failed last, or succeeded too long ago. `docker compose ps` then shows the service as unhealthy. Without
# a schedule, or with a database of your own, exits with 0.
schedule=${BACKUP_SCHEDULE:-02:00}
[ "$schedule" != off ] && [ -z "${DATABASE_URL:-}${DATABASE_URL_FILE:-}" ] || exit 0
every=${BACKUP_EVERY_SECONDS:-120}
days=${BACKUP_REHEARSAL_DAYS:-7}
now=$(date +%s)
code=0
check() { # RUN MAX-AGE
  local file=/backup/status/$1.json
  if ! [ -s "$file" ]; then echo "$1: never" >&2; code=1; return; fi
  jq -e --argjson now "$now" --argjson age "$2" '.lastFailure < .lastSuccess and $now - .lastSuccess < $age' "$file" > /dev/null ||
    { echo "$1: $(cat "$file")" >&2; code=1; }
}
check full 93600
check changes $((every + 180))
check verify $(((days + 1) * 86400))
exit "$code"
