-- What was answered without a status cannot be answered again.
DELETE FROM idempotency_keys;
ALTER TABLE idempotency_keys ADD COLUMN status smallint
    CONSTRAINT idempotency_keys_status_range CHECK (status BETWEEN 100 AND 599);
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_answer_whole CHECK ((status IS NULL) = (body IS NULL));
GRANT UPDATE (status) ON idempotency_keys TO ideb_tenant;
