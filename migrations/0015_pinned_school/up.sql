-- A transaction says once which school it is for, in its first batch, and nothing that a statement can call says it anew:
-- an injected expression stays within its school. What the server itself sends, BEGIN, SET LOCAL and current_setting, needs
-- none of these rights.
--
-- Only a superuser may take them. Elsewhere the server starts with a warning that tells what one has to run.
DO $$
DECLARE
    function regprocedure;
BEGIN
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        RAISE WARNING 'a superuser must take set_config from PUBLIC: the server says how';
        RETURN;
    END IF;
    REVOKE EXECUTE ON FUNCTION pg_catalog.set_config(text, text, boolean) FROM PUBLIC;
    -- It is the same in the form of a view.
    REVOKE UPDATE ON pg_catalog.pg_settings FROM PUBLIC;
    -- pg_dump begins with it.
    GRANT EXECUTE ON FUNCTION pg_catalog.set_config(text, text, boolean) TO ideb_backup;
    -- Large objects belong to no school.
    FOR function IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
        AND proname ~ '^(lo_|loread$|lowrite$)'
    LOOP
        EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', function);
    END LOOP;
    -- A function of one's own could set anything: there is no schema to make one in.
    EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
END
$$;
