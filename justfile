# Shortcuts; the commands themselves are in scripts/.

_default:
    @just --list

# Builds the product and serves it
run *options:
    scripts/run {{ options }}

# Every check, or the named steps
test *steps:
    scripts/test {{ steps }}

# The figures of the product's speed
bench *options:
    scripts/bench {{ options }}

# Attacks and faults against the program, with what was seen
prove *options:
    scripts/prove {{ options }}

# Every figure, place and check against a computation of its own from INEP's files
verify *files:
    scripts/verify-independently {{ files }}

# Formats everything
fmt:
    cargo fmt --all
    cd frontend && npm run format

# The rules alone, without tests
lint:
    scripts/test hygiene fmt clippy
    cd frontend && npm run lint && npm run typecheck

# Makes the frontend's types anew from the server's OpenAPI document
api:
    scripts/api

# The frontend with live reload, against the server that `just run` serves
dev:
    cd frontend && npm run dev
