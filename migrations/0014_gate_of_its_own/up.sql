-- Strangers keep nobody waiting who is signed in: the gate signs in to the database by itself, with connections of its own,
-- and a session is found and moved on by its key alone, on the schools' connections.
--
-- ideb_server stays a member of ideb_gate for this one version, so that servers of the last one go on while the new ones
-- start; the next version's first migration is: REVOKE ideb_gate FROM ideb_server.
-- Elsewhere than in the embedded cluster the operator gives ideb_gate a password.
DO $$
BEGIN
    -- Roles belong to the whole cluster: another database of it may have come here before.
    IF NOT (SELECT rolcanlogin FROM pg_roles WHERE rolname = 'ideb_gate') THEN
        ALTER ROLE ideb_gate LOGIN NOINHERIT;
        -- As for ideb_server. Only a superuser may set this.
        BEGIN
            ALTER ROLE ideb_gate SET lc_messages = 'C';
        EXCEPTION WHEN insufficient_privilege THEN
            NULL;
        END;
    END IF;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ideb_sessions') THEN
        BEGIN
            CREATE ROLE ideb_sessions NOLOGIN;
        EXCEPTION WHEN duplicate_object OR unique_violation THEN
            NULL;
        END;
    END IF;
    -- Who is no superuser gives a function only to a role that they may enter: who made it may not, from PostgreSQL 16 on.
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        EXECUTE format('GRANT ideb_sessions TO %I', current_user);
    END IF;
END
$$;

-- Readiness does not wait at the gate.
GRANT SELECT ON __diesel_schema_migrations TO ideb_tenant;

-- What the owner of the two functions may, who never signs in and whom no one enters.
CREATE POLICY by_key ON sessions TO ideb_sessions USING (true) WITH CHECK (true);
CREATE POLICY by_key ON schools FOR SELECT TO ideb_sessions USING (true);
CREATE POLICY by_key ON people FOR SELECT TO ideb_sessions USING (true);
CREATE POLICY by_key ON users FOR SELECT TO ideb_sessions USING (true);
CREATE POLICY by_key ON students FOR SELECT TO ideb_sessions USING (true);
GRANT SELECT (sid, school_id, person_id, created_at, expire, seen_at), UPDATE (expire, seen_at) ON sessions TO ideb_sessions;
GRANT SELECT (id, demo) ON schools TO ideb_sessions;
GRANT SELECT (school_id, id, active) ON people TO ideb_sessions;
GRANT SELECT (school_id, id, username, role, first_name, last_name, email) ON users TO ideb_sessions;
GRANT SELECT (school_id, id, student_id, name) ON students TO ideb_sessions;

-- The session of a key with its person, of whom either the columns of staff are filled or those of pupils. Nobody finds one
-- without its key, which is the hash of 32 random bytes.
CREATE FUNCTION find_session(key text) RETURNS TABLE (school_id bigint, demo boolean, person_id bigint, active boolean,
    created_at timestamptz, expire timestamptz, seen_at timestamptz, username text, role text, first_name text,
    last_name text, email text, student_id text, student_name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    RETURN QUERY SELECT s.school_id, c.demo, s.person_id, p.active, s.created_at, s.expire, s.seen_at,
            u.username, u.role, u.first_name, u.last_name, u.email, t.student_id, t.name
        FROM public.sessions s
        JOIN public.schools c ON c.id = s.school_id
        JOIN public.people p ON p.school_id = s.school_id AND p.id = s.person_id
        LEFT JOIN public.users u ON u.school_id = s.school_id AND u.id = s.person_id
        LEFT JOIN public.students t ON t.school_id = s.school_id AND t.id = s.person_id
        WHERE s.sid = find_session.key;
END
$$;

-- Moves a session's limit on.
CREATE FUNCTION touch_session(until timestamptz, seen timestamptz, key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE public.sessions s SET expire = touch_session.until, seen_at = touch_session.seen
        WHERE s.sid = touch_session.key;
END
$$;

REVOKE EXECUTE ON FUNCTION find_session, touch_session FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_session, touch_session TO ideb_tenant, ideb_gate;
-- An owner of functions must be able to make one, for as long as it becomes theirs.
GRANT USAGE, CREATE ON SCHEMA public TO ideb_sessions;
ALTER FUNCTION find_session OWNER TO ideb_sessions;
ALTER FUNCTION touch_session OWNER TO ideb_sessions;
REVOKE ALL ON SCHEMA public FROM ideb_sessions;
