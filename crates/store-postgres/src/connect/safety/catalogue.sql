-- What keeps the schools apart, as the database has it, a line each: row-level security, policies, what the roles of a server
-- may, whose rights functions lend and to do what, and which roles may become which. Of every schema that these roles may look into, but for
-- what an extension brings, which is its operator's. `catalogue.txt` holds the lines as they must be.
WITH server AS (
    SELECT oid, rolname FROM pg_roles WHERE rolname IN ('ideb_tenant', 'ideb_gate', 'ideb_sessions', 'ideb_server')
), grantees AS (
    SELECT oid, rolname::text AS role FROM server UNION ALL SELECT 0, 'PUBLIC'
), extensions AS (
    SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
), spaces AS (
    SELECT n.oid, n.nspname, n.nspacl, CASE nspname WHEN 'public' THEN '' ELSE nspname || '.' END AS prefix
    FROM pg_namespace n WHERE nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast') AND nspname NOT LIKE 'pg\_temp%'
    AND nspname NOT LIKE 'pg\_toast\_temp%'
    AND EXISTS (SELECT FROM server r WHERE has_schema_privilege(r.oid, n.oid, 'USAGE') OR r.oid = n.nspowner)
), relations AS (
    SELECT c.oid, c.relkind, c.relowner, c.relacl, s.prefix || c.relname AS name, c.relrowsecurity, c.relforcerowsecurity,
        s.prefix || c.relname = 'schools' OR EXISTS (
            SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'school_id') AS of_schools
    FROM pg_class c JOIN spaces s ON s.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
    AND NOT EXISTS (SELECT FROM extensions e WHERE e.classid = 'pg_class'::regclass AND e.objid = c.oid)
), rights AS (
    SELECT r.name, g.role, a.privilege_type AS privilege, NULL AS columns
    FROM relations r, aclexplode(r.relacl) a JOIN grantees g ON g.oid = a.grantee
    UNION ALL
    SELECT r.name, g.role, a.privilege_type, string_agg(t.attname, ' ' ORDER BY t.attname COLLATE "C")
    FROM relations r JOIN pg_attribute t ON t.attrelid = r.oid AND NOT t.attisdropped, aclexplode(t.attacl) a JOIN grantees g ON g.oid = a.grantee
    GROUP BY r.name, g.role, a.privilege_type
    UNION ALL
    SELECT 'schema ' || s.nspname, g.role, a.privilege_type, NULL
    FROM spaces s, aclexplode(s.nspacl) a JOIN grantees g ON g.oid = a.grantee WHERE s.nspname <> 'public'
)
SELECT r.name || ': row security ' || CASE
        WHEN relrowsecurity AND relforcerowsecurity THEN 'forced' WHEN relrowsecurity THEN 'not forced' ELSE 'off' END AS line
FROM relations r WHERE r.of_schools AND r.relkind IN ('r', 'p')
UNION ALL
SELECT format('%s: policy %s %s to %s for %s using %s check %s', r.name, p.policyname, lower(p.permissive),
    array_to_string(p.roles, ', '), lower(p.cmd),
    replace(coalesce(p.qual, '-'), own.school, 'the school'), replace(coalesce(p.with_check, '-'), own.school, 'the school'))
FROM (VALUES ('(NULLIF(current_setting(''app.school_id''::text, true), ''''::text))::bigint')) AS own (school), relations r JOIN pg_class c ON c.oid = r.oid JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_policies p ON p.schemaname = n.nspname AND p.tablename = c.relname
UNION ALL
SELECT format('%s: %s may %s', name, role, string_agg(privilege || coalesce(' (' || columns || ')', ''), ', '
    ORDER BY privilege COLLATE "C", columns COLLATE "C" NULLS FIRST))
FROM rights GROUP BY name, role
UNION ALL
SELECT format('%s: belongs to %s', r.name, o.rolname) FROM relations r JOIN server o ON o.oid = r.relowner
UNION ALL
-- With its argument types, or one beside it could hide; with its settings and body: whoever lends rights lends what it does.
SELECT format('function %s%s(%s):%s for %s%s, body %s', s.prefix, f.proname, oidvectortypes(f.proargtypes),
    CASE WHEN f.prosecdef THEN ' as ' || pg_get_userbyid(f.proowner) || ',' ELSE '' END,
    coalesce(string_agg(DISTINCT g.role, ', '), 'nobody'),
    coalesce(', with ' || array_to_string(f.proconfig, '; '), ''), md5(f.prosrc))
FROM pg_proc f JOIN spaces s ON s.oid = f.pronamespace
CROSS JOIN LATERAL (SELECT grantee FROM aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) WHERE grantee <> f.proowner
    UNION ALL SELECT NULL) a
LEFT JOIN grantees g ON g.oid = a.grantee
WHERE NOT EXISTS (SELECT FROM extensions e WHERE e.classid = 'pg_proc'::regclass AND e.objid = f.oid)
GROUP BY s.prefix, f.oid, f.proname, f.proargtypes, f.prosecdef, f.proowner, f.proconfig, f.prosrc HAVING f.prosecdef OR count(g.role) > 0
UNION ALL
SELECT format('role %s: %s', r.rolname, what) FROM pg_roles r JOIN server USING (oid)
CROSS JOIN LATERAL (VALUES ('superuser', r.rolsuper), ('bypasses row security', r.rolbypassrls),
    ('signs in', r.rolcanlogin), ('makes roles', r.rolcreaterole)) AS v (what, holds) WHERE holds
UNION ALL
-- Of ideb_gate ideb_server is a member for one version, or no longer.
SELECT format('role %s: may become %s', m.rolname, g.rolname)
FROM pg_auth_members b JOIN server m ON m.oid = b.member JOIN pg_roles g ON g.oid = b.roleid
WHERE (m.rolname, g.rolname) <> ('ideb_server', 'ideb_gate')
ORDER BY 1
