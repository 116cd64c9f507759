REVOKE ALL ON __diesel_schema_migrations FROM ideb_gate;

-- All four or none: they stay where another database of the cluster still uses them.
DO $$
BEGIN
    DROP ROLE ideb_tenant, ideb_gate, ideb_loader;
    DROP ROLE ideb_server;
EXCEPTION WHEN dependent_objects_still_exist THEN
    RAISE NOTICE 'the roles stay: another database uses them';
END
$$;
