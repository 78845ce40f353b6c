# The state of a database as counts and checksums, and a PostgreSQL that recovers a backup in a scratch folder. Sourced by backup.sh.
# shellcheck shell=bash

select_tables="FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE nspname !~ '^(pg_|information_schema\$)' AND relkind = 'r' AND relpersistence = 'p'"
# Generates one query for each table. The query returns the table's name, the count of its rows, and the sum of the hashes of its rows.
select_state="SELECT format('SELECT %L, count(*), coalesce(sum(hashtextextended(row_of_table::text COLLATE \"C\", 0)::numeric), 0)
  FROM %I.%I AS row_of_table', relname, nspname, relname) $select_tables ORDER BY nspname, relname COLLATE \"C\""

# The set-up of the database creates this table as its last step (containers/directus/set-up-once.ts).
is_prepared() { [ "$(sql "$database" "SELECT to_regclass('deployment.releases') IS NOT NULL")" = t ]; }

# state_of DATABASE [psql options]: prints the state of the database, one line per table.
state_of() { local name=$1; shift
  printf '%s \\gexec\n' "$select_state" | psql -X -qAt -F $'\t' -v ON_ERROR_STOP=1 -d "$name" "$@"; }

# summary FILE: prints the counts of rows and tables, and one checksum over all tables. FILE is an output of `state_of`.
summary() {
  awk -F '\t' '{ rows += $2; sum = (sum * 31 + substr($3, length($3) - 8)) % 1000000007 }
    END { printf "%d rows in %d tables, checksum %d", rows, NR, sum }' "$1"
}

# mark_state POINT FILE: writes a named restore point into the changes, and the state of the database at exactly this point into the file. Each wait for a
# lock ends after 400 ms, because PostgreSQL searches for deadlocks after 1 s and could then refuse a writer. A failed attempt is repeated.
mark_state() {
  local attempt
  for attempt in $(seq 30); do
    ! try_to_mark "$1" "$2" || return 0
    sleep 1
  done
  fail 'The database is never free for the lock of a backup.'
}
try_to_mark() {
  local point=$1 file=$2 snapshot_name='' imported=/tmp/imported reader attempt
  rm -f "$imported"
  coproc LOCKER { psql -X -qAt -v ON_ERROR_STOP=1 -d "$database" 2> /dev/null; }
  # bash removes LOCKER and LOCKER_PID when psql ends.
  local locker=$LOCKER_PID from=${LOCKER[0]} to=${LOCKER[1]}
  cat >&"$to" <<SQL
SET lock_timeout = '400ms';
BEGIN;
SELECT format('LOCK TABLE %s IN SHARE MODE', string_agg(format('%I.%I', nspname, relname), ', ' ORDER BY pg_class.oid)) $select_tables \gexec
SELECT pg_export_snapshot() || ' ' || pg_create_restore_point('$point');
SQL
  read -r -t 20 -u "$from" snapshot_name _ || true
  if [ -n "$snapshot_name" ]; then
    printf '%s\n' 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;' "SET TRANSACTION SNAPSHOT '$snapshot_name';" \
      "\\! touch $imported" "$select_state \\gexec" |
      psql -X -qAt -F $'\t' -v ON_ERROR_STOP=1 -d "$database" > "$file" &
    reader=$!
    for attempt in $(seq 100); do [ ! -e "$imported" ] || break; sleep 0.02; done
    echo 'COMMIT; \q' >&"$to" || true
    wait "$reader" && [ -e "$imported" ] || snapshot_name=''
  fi
  { kill "$locker" && wait "$locker"; } 2> /dev/null || true
  [ -n "$snapshot_name" ] && [ -s "$file" ]
}

# recover FOLDER WAL [postgres options]: starts a PostgreSQL on the base backup in FOLDER. The server replays the changes in WAL. Waits until the server
# answers, or returns 1 if the server ends. The server's socket is in $scratch, which only this container sees.
recover() {
  local data=$1 wal=$2 attempt
  shift 2
  mkdir -p "$scratch" && chmod 700 "$data" "$scratch"
  local partial
  for partial in "$wal"/*.partial; do [ ! -e "$partial" ] || mv -n "$partial" "${partial%.partial}"; done
  rm -f "$data/postmaster.pid" "$data/standby.signal" "$data"/postgresql.auto.conf
  touch "$data/recovery.signal" "$data/postgresql.auto.conf"
  echo 'local all all trust' > "$scratch/hba"
  postgres -D "$data" -c "hba_file=$scratch/hba" -c 'listen_addresses=' -c "unix_socket_directories=$scratch" -c hot_standby=off -c fsync=off \
    -c "restore_command=cp '$wal/%f' '%p'" -c recovery_target_action=promote -c shared_buffers=32MB -c max_connections=20 -c max_wal_senders=0 \
    -c archive_mode=off -c ssl=off -c logging_collector=off -c log_destination=stderr -c lc_messages=C -c jit=off "$@" > "$scratch/log" 2>&1 &
  scratch_server=$!
  while kill -0 "$scratch_server" 2> /dev/null; do
    if pg_isready --quiet --host="$scratch"; then return 0; fi
    sleep 0.2
  done
  return 1
}

end_scratch() {
  [ -z "${scratch_server:-}" ] || { kill -INT "$scratch_server" && wait "$scratch_server"; } 2> /dev/null || true
  scratch_server=''
}
