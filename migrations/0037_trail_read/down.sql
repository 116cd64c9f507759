ALTER TABLE notification_reads DROP COLUMN trail_read_at;
