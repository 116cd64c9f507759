-- What an injected expression does ends with its transaction: no lock of the session, which would stay with the connection, no
-- word to other sessions, to the log of changes or to a file, and nobody's connection ended. Locks of a transaction, of two
-- numbers, are the server's own; those of one number belong to whoever migrates and to the operator's commands.
--
-- Only a superuser may take this. Elsewhere the server starts with a warning that tells what one has to run.
DO $$
DECLARE
    function regprocedure;
    owner name;
BEGIN
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        RAISE WARNING 'a superuser must take advisory locks and more from PUBLIC: the server says how';
        RETURN;
    END IF;
    GRANT EXECUTE ON FUNCTION pg_catalog.pg_advisory_xact_lock(int, int), pg_catalog.pg_advisory_xact_lock_shared(int, int)
        TO ideb_gate, ideb_tenant;
    GRANT EXECUTE ON FUNCTION pg_catalog.pg_try_advisory_xact_lock(int, int) TO ideb_gate;
    -- pg_dump with several workers begins with it.
    GRANT EXECUTE ON FUNCTION pg_catalog.pg_export_snapshot() TO ideb_backup;
    GRANT EXECUTE ON FUNCTION pg_catalog.pg_cancel_backend(int), pg_catalog.pg_terminate_backend(int, bigint)
        TO pg_signal_backend;
    -- The tables may be another's than whoever migrates now.
    SELECT rolname INTO owner FROM pg_class JOIN pg_roles r ON r.oid = relowner
        WHERE pg_class.oid = 'public.__diesel_schema_migrations'::regclass AND NOT rolsuper;
    IF owner IS NOT NULL THEN
        EXECUTE format('GRANT EXECUTE ON FUNCTION pg_catalog.pg_advisory_lock(bigint),
            pg_catalog.pg_advisory_xact_lock(bigint) TO %I', owner);
    END IF;
    FOR function IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
        AND proname ~ '^(pg_(try_)?advisory_.*|pg_logical_emit_message|pg_notify|pg_export_snapshot|pg_cancel_backend|pg_terminate_backend)$'
    LOOP
        EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', function);
    END LOOP;
END
$$;

-- A table whose number is gone takes no more rows; before, as many as came. No number is too large to add one to.
CREATE OR REPLACE FUNCTION within_quota() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    allowed bigint := least(coalesce((SELECT q.most FROM public.quotas q WHERE q.name = TG_TABLE_NAME), 0), 1::bigint << 52);
    school bigint;
    kept bigint;
BEGIN
    FOR school IN SELECT DISTINCT a.school_id FROM added a LOOP
        EXECUTE format('SELECT count(*) FROM (SELECT FROM %I.%I WHERE school_id = $1 LIMIT $2) rows', TG_TABLE_SCHEMA,
            TG_TABLE_NAME) INTO kept USING school, allowed + 1;
        IF kept > allowed THEN
            RAISE EXCEPTION USING MESSAGE = allowed, ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME,
                CONSTRAINT = 'within_quota';
        END IF;
    END LOOP;
    RETURN NULL;
END
$$;
