-- A device that nobody signs in from any more is forgotten: it needs the time of its last sign-in.
ALTER TABLE known_devices ADD seen_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE known_devices ALTER seen_at DROP DEFAULT;
GRANT UPDATE (seen_at), DELETE ON known_devices TO ideb_gate;
