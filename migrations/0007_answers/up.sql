-- A request says itself with which status it succeeds: only its body is kept.
ALTER TABLE idempotency_keys DROP COLUMN status;
