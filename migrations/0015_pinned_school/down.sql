DO $$
DECLARE
    function regprocedure;
BEGIN
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        RETURN;
    END IF;
    EXECUTE format('GRANT TEMPORARY ON DATABASE %I TO PUBLIC', current_database());
    FOR function IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
        AND proname ~ '^(lo_|loread$|lowrite$)' AND proname NOT IN ('lo_import', 'lo_export')
    LOOP
        EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO PUBLIC', function);
    END LOOP;
    REVOKE EXECUTE ON FUNCTION pg_catalog.set_config(text, text, boolean) FROM ideb_backup;
    GRANT UPDATE ON pg_catalog.pg_settings TO PUBLIC;
    GRANT EXECUTE ON FUNCTION pg_catalog.set_config(text, text, boolean) TO PUBLIC;
END
$$;
