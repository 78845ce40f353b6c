# Receives PostgreSQL's stream of changes (WAL) continuously. Each snapshot contains the changes received so far. Sourced by backup.sh.
# shellcheck shell=bash

wal_folder() { printf '%s/wal/%s' "$work" "$1"; }

# Prepares the replication slot. Without a usable slot the changes have a gap. The part that was already received is then removed, another stream begins, and
# a full backup is due.
prepare_slot() {
  local folder state
  folder=$(wal_folder "$1")
  state=$(sql postgres "SELECT wal_status FROM pg_replication_slots WHERE slot_name = '$slot'")
  if [ "$state" = lost ]; then
    log 'PostgreSQL has not kept the changes since the last run of this service, a full backup follows'
    sql postgres "SELECT pg_drop_replication_slot('$slot')" > /dev/null
    state=''
  fi
  if [ -z "$state" ]; then
    rm -rf "$folder"
    rm -f "$work/complete-$1"
    date +%s%N > "$work/stream-$1"
    sql postgres "SELECT pg_create_physical_replication_slot('$slot', true)" > /dev/null
  fi
  mkdir -p "$folder"
}

# Receives changes until the signal TERM. Starts again after every failure.
receive_wal() {
  trap 'kill "${receiver:-}" 2> /dev/null; exit 0' TERM
  local id
  while :; do
    if id=$(system_id) && prepare_slot "$id"; then
      pg_receivewal --dbname="application_name=$slot" --slot="$slot" --directory="$(wal_folder "$id")" --status-interval=1 --no-loop &
      receiver=$!
      wait "$receiver" || true
    fi
    sleep 2
  done
}

# Checks whether a usable slot exists. Without a usable slot the received changes have a gap.
has_slot() { [ "$(sql postgres "SELECT count(*) FROM pg_replication_slots WHERE slot_name = '$slot' AND wal_status <> 'lost'")" = 1 ]; }

drop_slot() {
  sql postgres "SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = '$slot' AND NOT active" > /dev/null || true
}

# with_wal COMMAND …: receives changes during the command, unless another process of this service already receives them.
with_wal() {
  local code=0 receiver
  exec 8> "$work/receiver.lock"
  if flock -n 8; then
    receive_wal 8>&- &
    receiver=$!
    "$@" 8>&- || code=$?
    kill "$receiver" && wait "$receiver" || true
    # Without a schedule, no process receives changes after this command, and PostgreSQL would keep all further changes on its disk for the slot.
    if [ "$schedule" = off ]; then
      sleep 0.5
      drop_slot
    fi
  else
    "$@" 8>&- || code=$?
  fi
  exec 8>&-
  return "$code"
}

# Waits up to 20 s until all changes up to now are received. `pg_current_xact_id` makes PostgreSQL write a commit record, at which a restore can stop.
await_wal() {
  local lsn attempt
  lsn=$(sql postgres 'SELECT pg_current_xact_id()' 'SELECT pg_current_wal_flush_lsn()' | tail -n 1)
  for attempt in $(seq 100); do
    [ "$(sql postgres "SELECT write_lsn >= '$lsn' FROM pg_stat_replication WHERE application_name = '$slot'")" != t ] || return 0
    sleep 0.2
  done
  fail 'The changes of PostgreSQL do not arrive.'
}

# Removes received changes that are more than $wal_days full days old and not newer than the start of the newest full backup. Also removes the changes of
# other PostgreSQL clusters.
prune_wal() {
  local folder oldest file
  folder=$(wal_folder "$1")
  oldest=$(cat "$work/complete-$1")
  find "$folder" -type f -mtime "+$wal_days" -name '0*' | while read -r file; do
    [[ $(basename "$file") > $oldest ]] || rm -f "$file"
  done
  find "$work/wal" -mindepth 1 -maxdepth 1 -type d ! -name "$1" -exec rm -rf {} +
}
