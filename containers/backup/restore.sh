# Restores a backup, or rehearses a restore. Both recover a base backup and the changes after it in a scratch folder. A restore then copies the recovered
# database over the network. Sourced by backup.sh.
# shellcheck shell=bash

# fetch SNAPSHOT PATH: restores one path of a snapshot below $work/restore.
fetch() { restic restore "$1" --no-lock --quiet --target "$work/restore" --include "$2"; }

# files_in SNAPSHOT: prints the names of the snapshot's files below /data/uploads, with their sizes.
files_in() { restic ls --no-lock --json "$1" /data/uploads | jq -r 'select(.type == "file") | "\(.path[14:])\t\(.size)"' | sort; }

# Prints the files (name and size) that the table directus_files names with a size and that LIST, an output of `files_in`, lacks.
missing_files() { # DATABASE-HOST NAME LIST
  comm -23 <(PGHOST=$1 sql "$2" "SELECT filename_disk || E'\t' || filesize FROM directus_files WHERE filename_disk <> '' AND filesize IS NOT NULL" | sort) "$3"
}

fail_to_recover() { grep -E 'FATAL|PANIC' "$scratch/log" >&2 || true; fail 'The backup does not recover.'; }

clean_up() { end_scratch; rm -rf "$work/restore" "$scratch"; }

# Restores the newest full backup up to the restore point of that backup into a scratch database. Compares the count and the checksum of every table with
# those in the backup.
rehearse() {
  local full id started=$SECONDS
  open_repository
  full=$(snapshots full | jq -r 'last.id // ""')
  [ -n "$full" ] || fail 'There is no full backup.'
  id=$(snapshots full | jq -r 'last.tags[] | select(startswith("system=")) | .[7:]')
  trap clean_up EXIT
  clean_up
  fetch "$full" "$work/full"
  fetch "$full" "$(wal_folder "$id")"
  pg_verifybackup --quiet --no-parse-wal "$work/restore$work/full/data"
  recover "$work/restore$work/full/data" "$work/restore$(wal_folder "$id")" -c "recovery_target_name=$(cat "$work/restore$work/full/point")" ||
    fail_to_recover
  PGHOST=$scratch state_of "$database" > "$work/restore/state.tsv"
  diff "$work/restore$work/full/state.tsv" "$work/restore/state.tsv" > "$work/restore/difference" ||
    fail "The restored tables differ: $(cut -c 3- "$work/restore/difference" | cut -f 1 | sort -u | paste -sd ' ')"
  files_in "$full" > "$work/restore/files"
  missing_files "$scratch" "$database" "$work/restore/files" > "$work/restore/missing"
  [ ! -s "$work/restore/missing" ] || log "files that rows name, but that the backup lacks: $(wc -l < "$work/restore/missing")"
  log "rehearsal: $(summary "$work/restore/state.tsv") as in the backup, $(wc -l < "$work/restore/files") files, $((SECONDS - started)) s"
}

# Fails if a client is still connected to the database after five checks, because Directus must not write during a restore.
check_stopped() {
  local attempt
  for attempt in 1 2 3 4 5; do
    [ "$(sql postgres "SELECT count(*) FROM pg_stat_activity WHERE datname = '$database' AND backend_type = 'client backend'")" != 0 ] || return 0
    sleep 2
  done
  fail 'Directus still uses the database. First: docker compose stop directus web'
}

# restore MOMENT: recovers the backup in a scratch folder, copies the recovered database beside the live one, and compares the two copies. Only then changes
# the live data: first the files, then the secrets, then the database.
restore() {
  local moment=$1 at='' full base id near stream tip own started=$SECONDS data wal
  [ -z "$moment" ] || at=$(date -d "$moment" +%s) || fail "\"$moment\" is no moment."
  check_stopped
  open_repository
  own=$(system_id)
  # The requested moment may be later than the newest snapshot, so a new snapshot of the changes is taken first.
  if [ -n "$moment" ] && [ -e "$work/complete-$own" ] && has_slot; then with_wal record changes "${self[@]}" run changes; fi

  base=$(snapshots full | jq --argjson at "${at:-99999999999}" 'map(select(.at <= $at)) | last')
  [ "$base" != null ] || fail 'There is no full backup from before this moment. See: docker compose run --rm backup list'
  full=$(jq -r .id <<< "$base")
  id=$(jq -r '.tags[] | select(startswith("system=")) | .[7:]' <<< "$base")
  # `tip` is the first snapshot at least 20 s after the moment, which has all changes up to the moment; if there is none, `tip` is the newest snapshot.
  # `before` is the last snapshot up to the moment, which has files that were deleted later. Both belong to the stream of the full backup.
  stream=$(jq -r '.tags[] | select(startswith("stream="))' <<< "$base")
  near=$( (snapshots full; snapshots changes) | jq -s --argjson at "${at:-99999999999}" --arg id "$stream" \
    'add | sort_by(.at) | map(select(.tags | index($id))) |
      {before: map(select(.at <= $at)) | last.id, tip: ((map(select(.at >= $at + 20)) | first) // last).id}')
  tip=$(jq -r .tip <<< "$near")
  log "restore: full backup of $(jq -r '.at | todate' <<< "$base"), changes up to $([ -n "$at" ] && date -d "@$at" +%FT%TZ || echo 'the newest one')"

  trap clean_up EXIT
  clean_up
  fetch "$full" "$work/full"
  fetch "$tip" "$(wal_folder "$id")"
  fetch "$tip" /run/hat-nang
  data=$work/restore$work/full/data wal=$work/restore$(wal_folder "$id")
  pg_verifybackup --quiet --no-parse-wal "$data"
  recover_to "$at" "$data" "$wal"
  log "restore: recovered after $((SECONDS - started)) s, the last change is from $(last_change)"
  PGHOST=$scratch state_of "$database" > "$work/restore/state.tsv"

  # The rows go into a separate database on the live server. A rename at the end replaces the live database.
  sql postgres "DROP DATABASE IF EXISTS ${database}_restored WITH (FORCE)" "CREATE DATABASE ${database}_restored TEMPLATE template0"
  PGHOST=$scratch pg_dump --format=custom --compress=0 "$database" | pg_restore --exit-on-error --no-owner --dbname="${database}_restored"
  end_scratch
  state_of "${database}_restored" > "$work/restore/copied.tsv"
  cmp "$work/restore/state.tsv" "$work/restore/copied.tsv" || fail 'The copied database differs from the recovered one.'
  sql "${database}_restored" 'ANALYZE'

  check_stopped
  restore_files "$tip" "$(jq -r .before <<< "$near")" "${at:-99999999999}"
  restore_secrets
  sql postgres "DROP DATABASE IF EXISTS ${database}_before_restore WITH (FORCE)" > /dev/null
  sql postgres "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '$database'" > /dev/null
  psql -X -q -1 -v ON_ERROR_STOP=1 -d postgres -c "ALTER DATABASE $database RENAME TO ${database}_before_restore" \
    -c "ALTER DATABASE ${database}_restored RENAME TO $database"
  adopt
  log "restore: $(summary "$work/restore/copied.tsv"), $(find /data/uploads -type f | wc -l) files, $((SECONDS - started)) s. Next: docker compose up -d"
  log "restore: the replaced database is ${database}_before_restore until the next restore"
}

# Lets this installation add to the repository. Deletes the recorded outcome of full backups, because a recent failure would delay the next full backup.
adopt() { system_id > "$work/adopted"; rm -f "$status/full.json"; }

# recover_to MOMENT DATA WAL: recovers to the moment. Recovers all changes if MOMENT is empty, or if the backup has no change from after the moment.
recover_to() {
  local at=$1 data=$2 wal=$3
  if [ -n "$at" ]; then
    recover "$data" "$wal" -c "recovery_target_time=$(date -d "@$at" '+%F %T+00')" && return 0
    grep -q 'recovery ended before configured recovery target' "$scratch/log" || fail_to_recover
    log 'restore: the backup ends before this moment'
    rm -rf "$data"
    fetch "$full" "$work/full"
  fi
  recover "$data" "$wal" || fail_to_recover
}
last_change() { sed -n 's/.*last completed transaction was at log time \(.*\)$/\1/p' "$scratch/log" | tail -n 1; }

# restore_files TIP BEFORE MOMENT, for /data/uploads and /data/state: restores all files of the snapshot BEFORE, then from TIP the files that BEFORE lacks and
# those last written up to MOMENT. Removes files that both snapshots lack. `restic restore` would fail, because it sets the time of the read-only /data.
restore_files() {
  local tip=$1 before=$2 at=$3 folder path list=$work/restore
  for path in tip before; do
    restic ls --no-lock --json "${!path}" /data/uploads /data/state |
      jq -r 'select(.type == "file") | "\(.path[1:])\t\(.mtime[:19] + "Z" | fromdateiso8601)"' | sort > "$list/$path"
  done
  awk -F '\t' -v at="$at" 'NR == FNR { had[$1]; next } !($1 in had) || $2 <= at { print $1 }' "$list/before" "$list/tip" > "$list/newer"
  for folder in data/uploads data/state; do
    restic dump --no-lock --quiet --archive tar "$before" "/$folder" | tar -C / -xf - --no-same-owner --overwrite
    [ "$tip" != "$before" ] || continue
    grep "^$folder/" "$list/newer" > "$list/wanted" || continue
    restic dump --no-lock --quiet --archive tar "$tip" "/$folder" |
      tar -C / -xf - --no-same-owner --overwrite --verbatim-files-from --files-from="$list/wanted"
  done
  comm -13 <(cut -f 1 "$list/before" "$list/tip" | sort -u) <(find /data/uploads /data/state -type f | cut -c 2- | sort) |
    while IFS= read -r path; do rm -f "/$path"; done
}

# Hands the secrets of the site and of Directus to the service `secrets`, which installs them at the next `docker compose up -d`. Only that service may write
# secrets.
restore_secrets() {
  rm -rf "${restored:?}"/*
  cp -r "$work/restore/run/hat-nang/site" "$work/restore/run/hat-nang/directus" "$restored/"
  chmod -R a+rwX "$restored"/*
}
