-- Four roles, which belong to the whole cluster: another database of it may have made them already, or be
-- making them now.
--   ideb_tenant  one school's data, behind row-level security
--   ideb_gate    the few reads and writes before a school is known
--   ideb_loader  the operator's import of INEP's files
--   ideb_server  what the program connects as; without rights of its own, it enters one of the first two
-- Elsewhere than in the embedded cluster, the operator gives ideb_server a password.
DO $$
DECLARE
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY[
        'ideb_tenant NOLOGIN', 'ideb_gate NOLOGIN', 'ideb_loader NOLOGIN', 'ideb_server LOGIN NOINHERIT'
    ] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = split_part(wanted, ' ', 1)) THEN
            BEGIN
                EXECUTE 'CREATE ROLE ' || wanted;
            EXCEPTION WHEN duplicate_object OR unique_violation THEN
                NULL;
            END;
        END IF;
    END LOOP;
END
$$;

DO $$
DECLARE
    grants text[][] := ARRAY[['ideb_tenant', 'ideb_server'], ['ideb_gate', 'ideb_server']];
    pair text[];
BEGIN
    -- A superuser may enter any role.
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        grants := grants || ARRAY[['ideb_loader', current_user::text]];
    END IF;
    FOREACH pair SLICE 1 IN ARRAY grants LOOP
        IF NOT EXISTS (
            SELECT FROM pg_auth_members
            WHERE roleid = pair[1]::regrole AND member = quote_ident(pair[2])::regrole
        ) THEN
            BEGIN
                EXECUTE format('GRANT %I TO %I', pair[1], pair[2]);
            EXCEPTION WHEN duplicate_object OR unique_violation THEN
                NULL;
            END;
        END IF;
    END LOOP;
    -- Timeouts are told from defects by their message, which must not be translated. Only a superuser may set this. Of two
    -- databases that set it at the same time PostgreSQL would end one.
    IF NOT EXISTS (
        SELECT FROM pg_db_role_setting
        WHERE setrole = 'ideb_server'::regrole AND setdatabase = 0 AND 'lc_messages=C' = ANY (setconfig)
    ) THEN
        BEGIN
            ALTER ROLE ideb_server SET lc_messages = 'C';
        EXCEPTION WHEN insufficient_privilege THEN
            NULL;
        END;
    END IF;
END
$$;

-- Readiness is asked for through the gate.
GRANT SELECT ON __diesel_schema_migrations TO ideb_gate;
