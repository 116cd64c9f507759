-- How much a school may keep of each table: so many rows, or what bounds them otherwise. The operator may change the numbers
-- (`ideb quota`).
CREATE TABLE quotas (
    name text PRIMARY KEY,
    most bigint CONSTRAINT quotas_most_positive CHECK (most > 0),
    bounded_by text CONSTRAINT quotas_bounded_by_says_something CHECK (bounded_by <> ''),
    CONSTRAINT quotas_one_of_both CHECK (num_nonnulls(most, bounded_by) = 1)
);
GRANT SELECT ON quotas TO ideb_tenant, ideb_gate;

-- After an INSERT by the server. Two at once may go beyond by what one of them brings.
CREATE FUNCTION within_quota() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- How much the school in the transaction keeps of each table with a number.
CREATE FUNCTION quota_use() RETURNS TABLE (name text, kept bigint, most bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
    FOR name, most IN SELECT q.name, q.most FROM public.quotas q WHERE q.most IS NOT NULL ORDER BY q.name LOOP
        EXECUTE format('SELECT count(*) FROM public.%I WHERE school_id =
            NULLIF(current_setting(''app.school_id'', true), '''')::bigint', name) INTO kept;
        RETURN NEXT;
    END LOOP;
END
$$;
GRANT EXECUTE ON FUNCTION quota_use TO ideb_tenant;

DROP PROCEDURE tenant_table;
-- Makes a table a school's: filled in from the transaction's setting, shown to ideb_tenant as that school's alone, and with
-- as many rows at most, or with the words what bounds them: without either it fails.
CREATE PROCEDURE tenant_table(tenant regclass, most bigint DEFAULT NULL, bounded_by text DEFAULT NULL)
LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY, ALTER school_id SET NOT NULL,
        ALTER school_id SET DEFAULT NULLIF(current_setting(''app.school_id'', true), '''')::bigint', tenant);
    EXECUTE format('CREATE POLICY own_school ON %s TO ideb_tenant
        USING (school_id = NULLIF(current_setting(''app.school_id'', true), '''')::bigint)
        WITH CHECK (school_id = NULLIF(current_setting(''app.school_id'', true), '''')::bigint)', tenant);
    CALL set_quota(tenant, most, bounded_by);
END
$$;

-- The part of it that tables from before quotas need. A backup is restored and the demonstration loaded as they were.
CREATE PROCEDURE set_quota(tenant regclass, most bigint, bounded_by text) LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO quotas SELECT relname, most, bounded_by FROM pg_class WHERE oid = tenant;
    IF most IS NOT NULL THEN
        EXECUTE format('CREATE TRIGGER within_quota AFTER INSERT ON %s REFERENCING NEW TABLE AS added FOR EACH STATEMENT
            WHEN (current_user IN (''ideb_tenant'', ''ideb_gate'')) EXECUTE FUNCTION within_quota()', tenant);
    END IF;
END
$$;
REVOKE EXECUTE ON PROCEDURE tenant_table, set_quota FROM PUBLIC;

CALL set_quota('people', 10500, NULL);
CALL set_quota('students', 10000, NULL);
CALL set_quota('users', 500, NULL);
CALL set_quota('logins', NULL, 'people');
CALL set_quota('notification_reads', NULL, 'people');
CALL set_quota('sessions', NULL, '50 a person, the oldest go');
CALL set_quota('known_devices', NULL, '50 a person, the oldest go');
CALL set_quota('idempotency_keys', NULL, 'writes a person may make, kept for a day');
CALL set_quota('audit_events', NULL, 'writes a person may make');
CALL set_quota('ideb_data', NULL, 'one a stage and edition');
CALL set_quota('ideb_goals', NULL, 'one a stage and edition');
CALL set_quota('simulations', 5000, NULL);

-- Refusals serve to find an attack while it matters, and are the entries that strangers to the school's work make: the gate
-- may remove those of more than 90 days, and sees no other entry.
CREATE INDEX audit_events_refusals ON audit_events (at) WHERE kind IN ('denied', 'sign_in_failed');
CREATE POLICY gate_sees_old_refusals ON audit_events FOR SELECT TO ideb_gate
    USING (kind IN ('denied', 'sign_in_failed') AND at < now() - interval '90 days');
CREATE POLICY gate_removes_old_refusals ON audit_events FOR DELETE TO ideb_gate
    USING (kind IN ('denied', 'sign_in_failed') AND at < now() - interval '90 days');
GRANT SELECT (school_id, id, at, kind), DELETE ON audit_events TO ideb_gate;
