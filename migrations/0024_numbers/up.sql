-- A row's number is PostgreSQL's to give: the last one there is, chosen, would leave none for the next row, and no backup could be
-- restored.
ALTER TABLE questions ALTER id SET GENERATED ALWAYS;
REVOKE USAGE ON SEQUENCE questions_id_seq FROM ideb_tenant;

DO $$
DECLARE
    given record;
BEGIN
    FOR given IN
        SELECT role, c.oid::regclass AS relation, (
            SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum)
            FROM pg_attribute
            WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attidentity = '' AND attgenerated = ''
                AND has_column_privilege(role, c.oid, attnum, 'INSERT')
        ) AS columns
        FROM (VALUES ('ideb_tenant', 'questions'), ('ideb_tenant', 'ideb_data'), ('ideb_tenant', 'simulations'),
            ('ideb_gate', 'sessions')) AS of (role, name)
        JOIN pg_class c ON c.oid = format('public.%I', name)::regclass
    LOOP
        EXECUTE format('REVOKE INSERT ON %s FROM %I', given.relation, given.role);
        EXECUTE format('GRANT INSERT (%s) ON %s TO %I', given.columns, given.relation, given.role);
    END LOOP;
END
$$;
