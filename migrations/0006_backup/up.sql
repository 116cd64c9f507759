-- ideb_backup reads every school's rows and changes none: pg_dump as the tables' owner is stopped by forced row-level
-- security. Elsewhere than in the embedded cluster the operator gives it a password, and BYPASSRLS where this migration
-- may not.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ideb_backup') THEN
        BEGIN
            CREATE ROLE ideb_backup LOGIN BYPASSRLS;
        EXCEPTION
            WHEN duplicate_object OR unique_violation THEN
                NULL;
            WHEN insufficient_privilege THEN
                CREATE ROLE ideb_backup LOGIN;
                RAISE WARNING 'a superuser must run: ALTER ROLE ideb_backup BYPASSRLS';
        END;
    END IF;
END
$$;

GRANT SELECT ON ALL TABLES IN SCHEMA public TO ideb_backup;
GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO ideb_backup;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO ideb_backup;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON SEQUENCES TO ideb_backup;
