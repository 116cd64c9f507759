REVOKE SELECT (school_id, id, at, kind), DELETE ON audit_events FROM ideb_gate;
DROP POLICY gate_removes_old_refusals ON audit_events;
DROP POLICY gate_sees_old_refusals ON audit_events;
DROP INDEX audit_events_refusals;

DO $$
DECLARE
    limited text;
BEGIN
    FOR limited IN SELECT name FROM quotas WHERE most IS NOT NULL LOOP
        EXECUTE format('DROP TRIGGER within_quota ON %I', limited);
    END LOOP;
END
$$;
DROP PROCEDURE tenant_table, set_quota;
DROP FUNCTION quota_use, within_quota;
DROP TABLE quotas;

CREATE PROCEDURE tenant_table(tenant regclass) LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY, ALTER school_id SET NOT NULL,
        ALTER school_id SET DEFAULT NULLIF(current_setting(''app.school_id'', true), '''')::bigint', tenant);
    EXECUTE format('CREATE POLICY own_school ON %s TO ideb_tenant
        USING (school_id = NULLIF(current_setting(''app.school_id'', true), '''')::bigint)
        WITH CHECK (school_id = NULLIF(current_setting(''app.school_id'', true), '''')::bigint)', tenant);
END
$$;
REVOKE EXECUTE ON PROCEDURE tenant_table FROM PUBLIC;
