DROP FUNCTION find_session, touch_session;
DROP POLICY by_key ON students;
DROP POLICY by_key ON users;
DROP POLICY by_key ON people;
DROP POLICY by_key ON schools;
DROP POLICY by_key ON sessions;
REVOKE ALL ON sessions, schools, people, users, students FROM ideb_sessions;
REVOKE SELECT (sid, school_id, person_id, created_at, expire, seen_at), UPDATE (expire, seen_at) ON sessions FROM ideb_sessions;
REVOKE SELECT (id, demo) ON schools FROM ideb_sessions;
REVOKE SELECT (school_id, id, active) ON people FROM ideb_sessions;
REVOKE SELECT (school_id, id, username, role, first_name, last_name, email) ON users FROM ideb_sessions;
REVOKE SELECT (school_id, id, student_id, name) ON students FROM ideb_sessions;
REVOKE SELECT ON __diesel_schema_migrations FROM ideb_tenant;

-- That ideb_gate may sign in stays: another database of the cluster may be served through it.
DO $$
BEGIN
    DROP ROLE ideb_sessions;
EXCEPTION WHEN dependent_objects_still_exist THEN
    RAISE NOTICE 'the role stays: another database uses it';
END
$$;
