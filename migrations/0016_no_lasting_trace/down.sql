CREATE OR REPLACE FUNCTION within_quota() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    allowed bigint := (SELECT q.most FROM public.quotas q WHERE q.name = TG_TABLE_NAME);
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

DO $$
DECLARE
    function regprocedure;
BEGIN
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        RETURN;
    END IF;
    FOR function IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
        AND proname ~ '^(pg_(try_)?advisory_.*|pg_logical_emit_message|pg_notify|pg_export_snapshot|pg_cancel_backend|pg_terminate_backend)$'
    LOOP
        EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO PUBLIC', function);
    END LOOP;
    REVOKE EXECUTE ON FUNCTION pg_catalog.pg_advisory_xact_lock(int, int), pg_catalog.pg_advisory_xact_lock_shared(int, int)
        FROM ideb_gate, ideb_tenant;
    REVOKE EXECUTE ON FUNCTION pg_catalog.pg_try_advisory_xact_lock(int, int) FROM ideb_gate;
    REVOKE EXECUTE ON FUNCTION pg_catalog.pg_export_snapshot() FROM ideb_backup;
    REVOKE EXECUTE ON FUNCTION pg_catalog.pg_cancel_backend(int), pg_catalog.pg_terminate_backend(int, bigint)
        FROM pg_signal_backend;
END
$$;
