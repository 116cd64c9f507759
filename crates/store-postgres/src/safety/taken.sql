-- What migrations take from everyone where a superuser runs them and what is still open, or open again: a statement a line that
-- closes it, in three parts. Nobody loses by it who needs the same: they are given it first.
WITH functions AS (
    SELECT format('pg_catalog.%I(%s)', proname, oidvectortypes(proargtypes)) AS name, proacl, proowner FROM pg_proc
    WHERE pronamespace = 'pg_catalog'::regnamespace AND proname ~ '^(set_config|lo_.*|loread|lowrite|pg_(try_)?advisory_.*'
        '|pg_logical_emit_message|pg_notify|pg_export_snapshot|pg_cancel_backend|pg_terminate_backend)$'
), acls AS (
    SELECT 'EXECUTE ON FUNCTION' AS what, name, coalesce(proacl, acldefault('f', proowner)) AS acl FROM functions
    UNION ALL
    SELECT 'UPDATE ON', 'pg_catalog.pg_settings', relacl FROM pg_class WHERE oid = 'pg_catalog.pg_settings'::regclass
    UNION ALL
    SELECT 'TEMPORARY ON DATABASE', quote_ident(datname), coalesce(datacl, acldefault('d', datdba))
    FROM pg_database WHERE datname = current_database()
    UNION ALL
    SELECT 'CREATE ON SCHEMA', 'public', nspacl FROM pg_namespace WHERE nspname = 'public'
), open AS (
    SELECT what, name, acl FROM acls
    WHERE EXISTS (SELECT FROM aclexplode(acl) WHERE grantee = 0 AND privilege_type = split_part(what, ' ', 1))
), needed AS (
    SELECT format('pg_catalog.%s', function) AS name, role FROM (VALUES
        ('pg_advisory_xact_lock(integer, integer)', 'ideb_tenant'),
        ('pg_advisory_xact_lock(integer, integer)', 'ideb_gate'),
        ('pg_advisory_xact_lock_shared(integer, integer)', 'ideb_tenant'),
        ('pg_advisory_xact_lock_shared(integer, integer)', 'ideb_gate'),
        ('pg_try_advisory_xact_lock(integer, integer)', 'ideb_gate'),
        ('set_config(text, text, boolean)', 'ideb_backup'),
        ('pg_export_snapshot()', 'ideb_backup'),
        ('pg_cancel_backend(integer)', 'pg_signal_backend'),
        ('pg_terminate_backend(integer, bigint)', 'pg_signal_backend')
    ) AS v (function, role)
    UNION ALL
    SELECT 'pg_catalog.' || function, pg_get_userbyid(relowner)
    FROM pg_class, unnest(ARRAY['pg_advisory_lock(bigint)', 'pg_advisory_xact_lock(bigint)']) AS function
    WHERE oid = to_regclass('public.__diesel_schema_migrations')
)
SELECT 'GRANT ' || what AS what, name, 'TO ' || quote_ident(n.role) AS whom
FROM open JOIN needed n USING (name) JOIN pg_roles r ON r.rolname = n.role
WHERE NOT r.rolsuper AND NOT EXISTS (SELECT FROM aclexplode(acl) WHERE grantee = r.oid)
UNION ALL
SELECT 'REVOKE ' || what, name, 'FROM PUBLIC' FROM open
