-- The school's staff as its manager keeps it: who may sign in, passwords to be used once, and sessions that one can tell apart.

ALTER TABLE people
    -- May do nothing but choose a password.
    ADD must_change boolean NOT NULL DEFAULT false,
    -- The password opens nothing from then on.
    ADD password_until timestamptz,
    ADD CONSTRAINT people_password_until_changes CHECK (must_change OR password_until IS NULL);
GRANT UPDATE (active, must_change, password_until) ON people TO ideb_tenant;
GRANT SELECT (must_change) ON people TO ideb_sessions;
GRANT UPDATE (role, first_name, last_name, email) ON users TO ideb_tenant;

ALTER TABLE sessions
    -- Names the session to its person, who is not told the key.
    ADD id bigint GENERATED ALWAYS AS IDENTITY,
    ADD browser text CONSTRAINT sessions_browser_known CHECK (browser IN (
        'chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung')),
    ADD system text CONSTRAINT sessions_system_known CHECK (system IN (
        'android', 'chromeos', 'ios', 'linux', 'macos', 'windows'));
GRANT SELECT (id, created_at, seen_at, expire, browser, system) ON sessions TO ideb_tenant;
-- When somebody last signed in.
GRANT SELECT (school_id, person_id, seen_at) ON known_devices TO ideb_tenant;

-- The gestor's switch: a professor sees the pupils of their own classes alone.
ALTER TABLE schools ADD own_classes_only boolean NOT NULL DEFAULT false;
GRANT UPDATE (own_classes_only) ON schools TO ideb_tenant;

ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_known;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_known CHECK (kind IN (
    'registration', 'simulation', 'import', 'figures', 'goal', 'classes', 'staff', 'password', 'sign_in',
    'sign_in_failed', 'sign_out', 'denied'));

-- As it was, with whether the person has to choose a password.
DROP FUNCTION find_session;
CREATE FUNCTION find_session(key text) RETURNS TABLE (school_id bigint, demo boolean, person_id bigint, active boolean,
    created_at timestamptz, expire timestamptz, seen_at timestamptz, username text, role text, first_name text,
    last_name text, email text, student_id text, student_name text, must_change boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RETURN QUERY SELECT s.school_id, c.demo, s.person_id, p.active, s.created_at, s.expire, s.seen_at,
            u.username, u.role, u.first_name, u.last_name, u.email, t.student_id, t.name, p.must_change
        FROM public.sessions s
        JOIN public.schools c ON c.id = s.school_id
        JOIN public.people p ON p.school_id = s.school_id AND p.id = s.person_id
        LEFT JOIN public.users u ON u.school_id = s.school_id AND u.id = s.person_id
        LEFT JOIN public.students t ON t.school_id = s.school_id AND t.id = s.person_id
        WHERE s.sid = find_session.key;
END
$$;
REVOKE EXECUTE ON FUNCTION find_session FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_session TO ideb_tenant, ideb_gate;
-- An owner of functions must be able to make one, for as long as it becomes theirs.
GRANT USAGE, CREATE ON SCHEMA public TO ideb_sessions;
ALTER FUNCTION find_session OWNER TO ideb_sessions;
REVOKE ALL ON SCHEMA public FROM ideb_sessions;
