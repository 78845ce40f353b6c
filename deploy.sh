#!/bin/sh
# Deploys the images that `docker compose build` (or pull) created, one replica at a time. Needs Docker and Compose, no Node.
#
#   ./deploy.sh            both services, Directus first: its first new replica prepares the database while the old release serves
#   ./deploy.sh web        one of the services
#
# An old replica stops only after a new one serves. A new replica that does not serve in time is removed, and the service returns to its previous
# image. Settings, from the environment or .env: DEPLOY_READY_SECONDS, DEPLOY_DRAIN_SECONDS, WEB_REPLICAS, DIRECTUS_REPLICAS.
set -eu
cd "$(dirname "$0")"

if docker compose version >/dev/null 2>&1; then compose() { docker compose "$@"; }; else compose() { docker-compose "$@"; }; fi

say() { printf '%s %s\n' "$(date +%H:%M:%S)" "$*"; }

# setting NAME DEFAULT: prints a setting from the environment or .env.
setting() {
  eval "value=\${$1:-}"
  if [ -z "$value" ] && [ -r .env ]; then value=$(sed -n "s/^$1=//p" .env | tail -n 1 | tr -d "\"' \r"); fi
  printf '%s' "${value:-$2}"
}

ready_seconds=$(setting DEPLOY_READY_SECONDS 600)
drain_seconds=$(setting DEPLOY_DRAIN_SECONDS 6)

# Prints the ids of the running containers of a service.
running() { compose ps -q "$1" | while read -r id; do
  [ "$(docker inspect -f '{{.State.Running}}' "$id" 2>/dev/null)" != true ] || printf '%s\n' "$id"
done; }
count() { printf '%s' "$1" | grep -c . || true; }

# Waits until a container is healthy. Fails if it is unhealthy, restarts again and again, or is not healthy in time.
serves() {
  deadline=$(($(date +%s) + ready_seconds))
  while [ "$(date +%s)" -lt "$deadline" ]; do
    state=$(docker inspect -f '{{.State.Health.Status}} {{.RestartCount}}' "$1" 2>/dev/null) || return 1
    case $state in
      'healthy '*) return 0 ;;
      'unhealthy '* | *' '[3-9] | *' '[1-9][0-9]*) return 1 ;;
    esac
    sleep 1
  done
  return 1
}

# Adds one container with the current image of the service and prints its id.
add_one() {
  before=$(running "$1")
  compose up -d --no-deps --no-build --no-recreate --scale "$1=$(($(count "$before") + 1))" "$1" >&2
  for id in $(running "$1"); do
    case $before in *"$id"*) ;; *) printf '%s' "$id" ;; esac
  done
}

# Lets a container report "not ready" first, so that load balancers notice, and then stops the container. Directus reports "not ready" after SIGWINCH. The
# site does so for 5 s after SIGTERM (web/front/server.ts), which `docker stop` sends.
retire() {
  if [ "$1" = directus ]; then
    docker kill --signal=WINCH "$2" >/dev/null
    sleep "$drain_seconds"
  fi
  docker stop -t $((drain_seconds + 20)) "$2" >/dev/null
  docker rm -v "$2" >/dev/null
}

# Replaces the given containers of a service, one after the other. On failure, healthy new containers stay.
replace() {
  service=$1
  shift
  for old in "$@"; do
    new=$(add_one "$service")
    if [ -z "$new" ] || ! serves "$new"; then
      if [ -n "$new" ]; then
        docker logs --tail 20 "$new" >&2 || true
        docker rm -fv "$new" >/dev/null
      fi
      return 1
    fi
    say "$service: $(docker inspect -f '{{.Name}}' "$new" | tr -d /) serves, $(docker inspect -f '{{.Name}}' "$old" | tr -d /) stops"
    retire "$service" "$old"
  done
}

deploy() {
  service=$1
  wanted=$(setting "$2" 2)
  old_ids=$(running "$service")
  if [ -z "$old_ids" ]; then
    say "$service: nothing runs yet, use: docker compose up -d"
    return 1
  fi
  first=$(printf '%s\n' "$old_ids" | head -n 1)
  name=$(docker inspect -f '{{.Config.Image}}' "$first")
  image=$(docker inspect -f '{{.Image}}' "$first")
  # shellcheck disable=SC2086
  if ! replace "$service" $old_ids; then
    say "$service: the new release does not serve, going back"
    bad=$(docker image inspect -f '{{.Id}}' "$name" 2>/dev/null || true)
    docker tag "$image" "$name"
    new_ids=''
    for id in $(running "$service"); do
      [ "$(docker inspect -f '{{.Image}}' "$id")" = "$image" ] || new_ids="$new_ids $id"
    done
    # shellcheck disable=SC2086
    replace "$service" $new_ids || say "$service: the old image does not serve either, look at: docker compose logs $service"
    say "$service: back at the image from before; the one that failed is $bad"
    return 1
  fi
  # The setting for the number of replicas may have changed since the last deployment.
  while [ "$(count "$(running "$service")")" -gt "$wanted" ]; do retire "$service" "$(running "$service" | tail -n 1)"; done
  while [ "$(count "$(running "$service")")" -lt "$wanted" ]; do
    new=$(add_one "$service")
    serves "$new" || { docker rm -fv "$new" >/dev/null; return 1; }
  done
}

[ $# -gt 0 ] || set -- directus web
for service in "$@"; do
  case $service in
    directus) deploy directus DIRECTUS_REPLICAS ;;
    web) deploy web WEB_REPLICAS ;;
    *) echo "Only directus and web have replicas, not $service." >&2; exit 2 ;;
  esac
done
say 'done'
