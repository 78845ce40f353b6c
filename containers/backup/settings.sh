# Settings, log, locks, and functions that the other parts share. Sourced by backup.sh.
# shellcheck shell=bash
set -Eeuo pipefail
umask 022
export TZ=UTC LC_ALL=C.UTF-8

here=/usr/local/lib/backup
work=/backup/work
status=/backup/status
restored=/run/hat-nang/restored
slot=hat_nang_backup
scratch=/tmp/scratch
files=(/data/uploads /data/state /run/hat-nang/site /run/hat-nang/directus)

# setting NAME DEFAULT: prints the variable NAME, or DEFAULT if the variable is unset or empty. Compose passes unset variables as empty ones.
setting() { local value=${!1:-}; printf '%s' "${value:-$2}"; }

schedule=$(setting BACKUP_SCHEDULE 02:00)
every_seconds=$(setting BACKUP_EVERY_SECONDS 120)
rehearsal_days=$(setting BACKUP_REHEARSAL_DAYS 7)
wal_days=3

export PGHOST=postgres PGUSER=directus PGCONNECT_TIMEOUT=5 PGPASSFILE=/tmp/pgpass
# Every session must print the same text for the same value, because checksums are computed from the text.
export PGOPTIONS='-c timezone=UTC -c datestyle=ISO,YMD -c intervalstyle=postgres -c bytea_output=hex -c extra_float_digits=1 -c client_min_messages=warning'
database=hat_nang
if [ ! -e "$PGPASSFILE" ]; then
  (umask 077 && sed 's/[\\:]/\\&/g; s/^/*:*:*:directus:/' "$(setting DB_PASSWORD_FILE /run/hat-nang/database/password)" > "$PGPASSFILE.$$")
  mv "$PGPASSFILE.$$" "$PGPASSFILE"
fi

# No secret is an argument of a program: restic reads its password from a file, and the keys of the storage from its environment.
RESTIC_REPOSITORY=$(setting BACKUP_REPOSITORY /backup/repository)
RESTIC_PASSWORD_FILE=$(setting BACKUP_PASSWORD_FILE /run/hat-nang/backup/password)
export RESTIC_REPOSITORY RESTIC_PASSWORD_FILE RESTIC_CACHE_DIR=$work/cache RESTIC_PROGRESS_FPS=0
# restic writes packs of 16 MB into TMPDIR before it stores them. /tmp is in memory and too small for several of them.
export TMPDIR=$work/temporary
# restic must use little memory, because a scratch PostgreSQL and a second restic share the memory limit of the container.
export GOGC=40 GOMEMLIMIT=96MiB
if [ -n "${BACKUP_S3_KEY:-}" ]; then
  export AWS_ACCESS_KEY_ID=$BACKUP_S3_KEY
  AWS_SECRET_ACCESS_KEY=$(if [ -n "${BACKUP_S3_SECRET_FILE:-}" ]; then cat "$BACKUP_S3_SECRET_FILE"; else printf '%s' "${BACKUP_S3_SECRET:-}"; fi)
  export AWS_SECRET_ACCESS_KEY
  # Without a region, restic asks the storage for the region.
  [ -z "${BACKUP_S3_REGION:-}" ] || export AWS_DEFAULT_REGION=$BACKUP_S3_REGION
fi

log() { printf '%s backup: %s\n' "$(date +%FT%TZ)" "$*"; }
fail() { log "$*" >&2; exit 1; }

# sql DATABASE STATEMENT …: runs the statements and prints the rows as text, with tabs between the columns.
sql() { local name=$1; shift; local args=(); local statement; for statement in "$@"; do args+=(-c "$statement"); done
  psql -X -qAt -F $'\t' -v ON_ERROR_STOP=1 -d "$name" "${args[@]}"; }

# locked MODE NAME COMMAND …: runs the command under a lock. MODE is -s (shared) or -x (exclusive). All containers of this service share the lock.
locked() { local mode=$1 name=$2; shift 2; (flock "$mode" 9; "$@" 9>&-) 9> "$work/$name.lock"; }

system_id() { sql postgres 'SELECT system_identifier FROM pg_control_system()'; }

# snapshots TAG: prints the snapshots with this tag as a JSON array of {id, tags, at}, oldest first. `at` is the time in seconds since 1970.
snapshots() {
  restic snapshots --no-lock --json --tag "$1" |
    jq '[.[]? | {id, tags, at: (.time[:19] + "Z" | fromdateiso8601)}] | sort_by(.at)'
}

# snapshot TAGS PATH …: takes a snapshot. If restic could not read a file (exit code 3), for example because the file disappeared, up to two more attempts
# follow.
snapshot() {
  local tags=$1 attempt code path
  shift
  # restic only warns about a folder that does not exist.
  for path in "$@"; do [ -d "$path" ] || fail "There is no $path."; done
  for attempt in 1 2 3; do
    code=0
    locked -s repository restic backup --quiet --host hat-nang --tag "$tags" "$@" || code=$?
    [ "$code" = 3 ] && [ "$attempt" != 3 ] || return "$code"
    log 'a file disappeared while it was read, once more'
  done
}

# Opens or creates the repository, and removes stale locks of restic. restic regards a lock as stale if no process has the lock's process id, but each
# container has separate process ids. The exclusive lock ensures that no restic of another container holds a lock of the repository meanwhile.
open_repository() {
  restic cat config --no-lock > /dev/null 2>&1 || restic init > /dev/null || fail 'The repository cannot be opened or created.'
  locked -x repository restic unlock --quiet > /dev/null
}
