REVOKE DELETE ON known_devices FROM ideb_gate;
ALTER TABLE known_devices DROP COLUMN seen_at;
