#!/bin/bash
# The service `backup` (decision 282, docs/operations.md). Its commands:
#   schedule          the service itself: a full backup each day at BACKUP_SCHEDULE, changes every BACKUP_EVERY_SECONDS, `verify` every BACKUP_REHEARSAL_DAYS
#   now               makes a full backup
#   list              prints the full backups, and the times of the first and the last snapshot of changes
#   verify            reads the whole repository, and rehearses a restore of the newest full backup in a scratch database
#   restore [MOMENT]  restores the newest state, or the state of a moment: '2026-11-26 17:30', '5 minutes ago'. Directus and the site must be stopped
#   adopt             lets this installation add to a repository whose newest full backup is from another installation
set -Eeuo pipefail
folder=$(dirname "$0")
for part in settings wal state restore; do . "$folder/$part.sh"; done

self=(bash "$0")

# record RUN COMMAND …: runs a command. Records the time of its success or failure, and the duration of a success, for the health check and the metrics.
record() {
  local run=$1 started seconds code=0 file=$status/$1.json
  shift
  started=$(date +%s%N)
  "$@" || code=$?
  seconds=$(awk -v ns=$(($(date +%s%N) - started)) 'BEGIN { printf "%.1f", ns / 1e9 }')
  [ -s "$file" ] || echo '{"lastSuccess":0,"lastFailure":0,"seconds":0}' > "$file"
  jq -c --argjson code "$code" --argjson seconds "$seconds" \
    'if $code == 0 then {lastSuccess: (now | floor), lastFailure, seconds: $seconds} else .lastFailure = (now | floor) end' "$file" > "$file.$$"
  mv "$file.$$" "$file"
  if [ "$code" = 0 ]; then [ "$run" = changes ] || log "$run: done in $seconds s"; else log "$run: FAILED ($code)" >&2; fi
  return "$code"
}
# last RUN [Failure]: prints the time of the run's last success (or failure) in seconds since 1970. Prints 0 if there is none.
last() { jq -r ".last${2:-Success} // 0" "$status/$1.json" 2> /dev/null || echo 0; }

# Refuses a repository whose newest full backup is from another installation, unless `adopt` has accepted it. Otherwise the retention rules would
# delete backups of that installation.
check_owner() {
  local other
  other=$(snapshots full | jq -r --arg id "system=$1" 'last | if . == null or (.tags | index($id)) then "" else .id end')
  [ -z "$other" ] || [ "$(cat "$work/adopted" 2> /dev/null)" = "$1" ] ||
    fail "The repository has backups of another installation. Restore them (docker compose run --rm backup restore), or accept: … backup adopt"
}

run_full() {
  local id point stream
  id=$(system_id)
  is_prepared || fail 'Directus has not prepared the database yet.'
  open_repository
  check_owner "$id"
  rm -rf "$work/full"
  mkdir -p "$work/full"
  await_wal
  stream=$(cat "$work/stream-$id")
  point=hat_nang_$(date +%Y%m%d%H%M%S)_$$
  pg_basebackup --pgdata="$work/full/data" --format=plain --wal-method=stream --checkpoint=fast --label="$point"
  mark_state "$point" "$work/full/state.tsv"
  await_wal
  echo "$point" > "$work/full/point"
  sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\)).*/\1/p' "$work/full/data/backup_label" > "$work/full/first-segment"
  # Files are backed up after the database, because Directus stores a file before it writes the size of the file into the database row.
  [ "$stream" = "$(cat "$work/stream-$id")" ] || fail 'The changes during the backup have a gap.'
  snapshot "full,system=$id,stream=$stream" "$work/full" "$(wal_folder "$id")" "${files[@]}"
  mv "$work/full/first-segment" "$work/complete-$id"
  log "full: $(summary "$work/full/state.tsv"), $(files_in "$(snapshots full | jq -r last.id)" | wc -l) files"
  rm -rf "$work/full"
  prune_wal "$id"
  locked -x repository restic forget --quiet --host hat-nang --tag full --group-by host --keep-last 1 --keep-within 2d \
    --keep-daily "$(setting BACKUP_KEEP_DAILY 7)" --keep-weekly "$(setting BACKUP_KEEP_WEEKLY 4)" --keep-monthly "$(setting BACKUP_KEEP_MONTHLY 6)"
  locked -x repository restic forget --quiet --host hat-nang --tag changes --group-by host --keep-last 1 --keep-within 1d --keep-within-hourly 8d --prune
}

run_changes() {
  local id
  id=$(system_id)
  await_wal
  snapshot "changes,system=$id,stream=$(cat "$work/stream-$id")" "$(wal_folder "$id")" "${files[@]}"
}

run_verify() {
  locked -s repository restic check --read-data --no-lock --quiet
  rehearse
}

list() {
  snapshots full | jq -r '.[] | "full     \(.at | todate)  \(.id[:8])"'
  snapshots changes | jq -r 'if length == 0 then empty else "changes  \(first.at | todate) … \(last.at | todate)  (\(length) snapshots)" end'
}

# Checks whether a full backup must start: the database is prepared, no full backup failed in the last 15 minutes, and either no full backup exists on which
# changes can build, or the scheduled time has passed since the last full backup.
is_full_due() {
  local due
  [ -n "$id" ] && is_prepared || return 1
  due=$(date -d "$schedule" +%s)
  [ "$due" -le "$(date +%s)" ] || due=$((due - 86400))
  # After a failed full backup, the next attempt waits for a quarter of an hour.
  [ $(($(date +%s) - $(last full Failure))) -gt 900 ] || return 1
  [ ! -e "$work/complete-$id" ] || [ "$(last full)" -lt "$due" ]
}
is_running() { kill -0 "${1:-0}" 2> /dev/null && [ -n "${1:-}" ]; }
seconds_since() { echo $(($(date +%s) - $(last "$1" "${2:-Success}"))); }

# Starts the runs that are due. Full backups and `verify` run in the background, so that changes are still backed up meanwhile.
watch_clock() {
  local job='' id='' changes_at=0
  "${self[@]}" run open || true
  while :; do
    # The system id changes when another PostgreSQL cluster replaces the previous one. The id is empty while PostgreSQL does not answer.
    id=$(system_id 2> /dev/null) || id=''
    if ! is_running "$job"; then
      if is_full_due; then
        record full "${self[@]}" run full & job=$!
      elif [ -e "$work/complete-$id" ] && [ "$(seconds_since verify)" -gt $((rehearsal_days * 86400)) ] && [ "$(seconds_since verify Failure)" -gt 86400 ]; then
        record verify "${self[@]}" run verify & job=$!
      fi
    fi
    if [ -n "$id" ] && [ -e "$work/complete-$id" ] && [ $(($(date +%s) - changes_at)) -ge "$every_seconds" ]; then
      changes_at=$(date +%s)
      record changes "${self[@]}" run changes || true
    fi
    sleep 3
  done
}

mkdir -p "$work/wal" "$work/cache" "$TMPDIR"
# A restic that was killed leaves its packs behind.
find "$TMPDIR" -type f -mmin +1440 -delete
if [ -n "${DATABASE_URL:-}${DATABASE_URL_FILE:-}" ] && [ "${1:-}" != schedule ]; then
  fail 'DATABASE_URL names a database of your own, which this service does not back up.'
fi
case "${1:-}" in
  schedule)
    if [ "$schedule" = off ] || [ -n "${DATABASE_URL:-}${DATABASE_URL_FILE:-}" ]; then
      rm -f "$status"/*.json
      drop_slot
      log 'no schedule (BACKUP_SCHEDULE=off, or a database of your own)'
      exec sleep infinity
    fi
    date -d "$schedule" > /dev/null || fail "BACKUP_SCHEDULE=$schedule is no time of day."
    # At TERM or INT, `kill 0` ends the child processes together with this process.
    trap 'trap - TERM; kill 0' TERM INT
    with_wal watch_clock & wait $!
    ;;
  now) record full with_wal "${self[@]}" run full ;;
  verify) record verify "${self[@]}" run verify ;;
  run)
    case "$2" in
      full) locked -x maintenance run_full ;;
      open) open_repository ;;
      changes) run_changes ;;
      verify) locked -x maintenance run_verify ;;
    esac
    ;;
  list) list ;;
  restore)
    shift
    locked -x maintenance restore "$*"
    ;;
  adopt) adopt ;;
  *) fail 'Commands: now, list, verify, restore [moment], adopt' ;;
esac
