-- Entries of the trail are dated by the database and what follows from dates by the program: what is read is kept by both clocks, each
-- compared with its own alone.
ALTER TABLE notification_reads ADD COLUMN trail_read_at timestamptz;
UPDATE notification_reads SET trail_read_at = seen_at;
ALTER TABLE notification_reads ALTER trail_read_at SET DEFAULT to_timestamp(0), ALTER trail_read_at SET NOT NULL;
GRANT INSERT (trail_read_at), UPDATE (trail_read_at) ON notification_reads TO ideb_tenant;
