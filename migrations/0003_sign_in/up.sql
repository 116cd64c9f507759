CREATE TABLE sessions (
    -- The SHA-256 of the cookie's token, in hexadecimal.
    sid text PRIMARY KEY CONSTRAINT sessions_sid_hash CHECK (sid ~ '^[0-9a-f]{64}$'),
    sess json NOT NULL DEFAULT '{}',
    expire timestamptz NOT NULL,
    school_id integer NOT NULL DEFAULT NULLIF(current_setting('app.school_id', true), '')::int,
    user_id integer NOT NULL,
    created_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL,
    CONSTRAINT sessions_user_fkey FOREIGN KEY (school_id, user_id)
        REFERENCES users (school_id, id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_expire ON sessions (expire);
CREATE INDEX sessions_by_user ON sessions (school_id, user_id);

ALTER TABLE sessions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON sessions TO ideb_tenant
    USING (school_id = NULLIF(current_setting('app.school_id', true), '')::int)
    WITH CHECK (school_id = NULLIF(current_setting('app.school_id', true), '')::int);
CREATE POLICY gate ON sessions TO ideb_gate USING (true) WITH CHECK (true);
GRANT SELECT (sid, school_id, user_id), UPDATE (sid), DELETE ON sessions TO ideb_tenant;
GRANT SELECT, INSERT, UPDATE (expire, seen_at), DELETE ON sessions TO ideb_gate;

-- Failed attempts by account, device or address. Not of a school: most keys name nobody.
CREATE TABLE signin_attempts (
    key text PRIMARY KEY CONSTRAINT signin_attempts_key_length CHECK (char_length(key) BETWEEN 1 AND 300),
    failures integer NOT NULL CONSTRAINT signin_attempts_failures_counted CHECK (failures >= 0),
    last_at timestamptz NOT NULL
);
CREATE INDEX signin_attempts_by_age ON signin_attempts (last_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON signin_attempts TO ideb_gate;

CREATE TABLE known_devices (
    school_id integer NOT NULL DEFAULT NULLIF(current_setting('app.school_id', true), '')::int,
    user_id integer NOT NULL,
    device text NOT NULL CONSTRAINT known_devices_device_length CHECK (char_length(device) BETWEEN 1 AND 200),
    PRIMARY KEY (school_id, user_id, device),
    CONSTRAINT known_devices_user_fkey FOREIGN KEY (school_id, user_id)
        REFERENCES users (school_id, id) ON DELETE CASCADE
);
-- Asked for before a school is known.
CREATE INDEX known_devices_by_device ON known_devices (device, user_id);

ALTER TABLE known_devices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_school ON known_devices TO ideb_tenant
    USING (school_id = NULLIF(current_setting('app.school_id', true), '')::int)
    WITH CHECK (school_id = NULLIF(current_setting('app.school_id', true), '')::int);
CREATE POLICY gate ON known_devices TO ideb_gate USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON known_devices TO ideb_gate;
