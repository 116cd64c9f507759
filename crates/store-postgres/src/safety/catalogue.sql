-- What keeps the schools apart, as the database has it, a line each: row-level security, policies, constraints, triggers and rules,
-- what the roles of a server may, now and of what is made later, whose rights functions lend and to do what, which roles may become
-- which, and settings that would undo this. Of every schema that these roles may look into, but for what an extension brings, which
-- is its operator's. `catalogue.txt` holds the lines as they must be; what PostgreSQL gives everyone is told by `taken.sql`.
--
-- What is PostgreSQL's own has an oid below 16384; the rights that it began with are in pg_init_privs, or are the default.
WITH server AS (
    SELECT oid, rolname FROM pg_roles WHERE rolname IN ('ideb_tenant', 'ideb_gate', 'ideb_sessions', 'ideb_server')
), grantees AS (
    SELECT oid, rolname::text AS role FROM server UNION ALL SELECT 0, 'PUBLIC'
), members AS (
    SELECT d.classid, d.objid FROM pg_depend d JOIN pg_extension x ON d.refclassid = 'pg_extension'::regclass AND x.oid = d.refobjid
    WHERE d.deptype = 'e' AND x.extname <> 'plpgsql'
), extensions AS (
    -- But for what somebody put into one: what a role of a server was given, and a view on tables that are of none.
    SELECT m.classid, m.objid FROM members m
    LEFT JOIN pg_class c ON m.classid = 'pg_class'::regclass AND c.oid = m.objid
    LEFT JOIN pg_proc f ON m.classid = 'pg_proc'::regclass AND f.oid = m.objid
    WHERE NOT EXISTS (SELECT FROM aclexplode(coalesce(c.relacl, f.proacl)) x JOIN server r ON r.oid = x.grantee)
    AND NOT EXISTS (SELECT FROM pg_rewrite w JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = w.oid
        WHERE w.ev_class = c.oid AND d.refclassid = 'pg_class'::regclass AND d.refobjid >= 16384 AND d.refobjid <> c.oid
        AND NOT EXISTS (SELECT FROM members o WHERE o.classid = d.refclassid AND o.objid = d.refobjid))
), spaces AS (
    SELECT n.oid, n.nspname, n.nspacl, n.nspowner, CASE nspname WHEN 'public' THEN '' ELSE nspname || '.' END AS prefix
    FROM pg_namespace n WHERE nspname NOT LIKE 'pg\_temp%' AND nspname NOT LIKE 'pg\_toast\_temp%'
    AND EXISTS (SELECT FROM server r WHERE has_schema_privilege(r.oid, n.oid, 'USAGE') OR r.oid = n.nspowner)
), relations AS (
    SELECT c.oid, c.relkind, c.relowner, c.relacl, s.prefix || c.relname AS name, c.relrowsecurity, c.relforcerowsecurity,
        s.prefix || c.relname = 'schools' OR EXISTS (
            SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'school_id') AS of_schools
    FROM pg_class c JOIN spaces s ON s.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND c.oid >= 16384
    AND NOT EXISTS (SELECT FROM extensions e WHERE e.classid = 'pg_class'::regclass AND e.objid = c.oid)
), initial AS (
    SELECT i.classoid, i.objoid, i.objsubid, x.privilege_type
    FROM pg_init_privs i, aclexplode(i.initprivs) x WHERE i.privtype = 'i' AND x.grantee = 0
), acls AS (
    SELECT name, relacl AS acl, NULL AS attname, NULL::oid AS class, NULL::oid AS object, NULL::int AS place FROM relations
    UNION ALL
    SELECT r.name, t.attacl, t.attname, NULL, NULL, NULL
    FROM relations r JOIN pg_attribute t ON t.attrelid = r.oid AND NOT t.attisdropped
    UNION ALL
    SELECT 'schema ' || nspname, nspacl, NULL, 'pg_namespace'::regclass, oid, 0 FROM spaces
    UNION ALL
    SELECT 'database', datacl, NULL, NULL, NULL, NULL FROM pg_database WHERE datname = current_database()
    UNION ALL
    SELECT 'parameter ' || parname, paracl, NULL, NULL, NULL, NULL FROM pg_parameter_acl
    UNION ALL
    SELECT 'system ' || oid::regclass, relacl, NULL, 'pg_class'::regclass, oid, 0 FROM pg_class WHERE oid < 16384 AND relacl IS NOT NULL
    UNION ALL
    SELECT 'system ' || c.oid::regclass, attacl, attname, 'pg_class'::regclass, c.oid, attnum
    FROM pg_class c JOIN pg_attribute ON attrelid = c.oid WHERE c.oid < 16384 AND attacl IS NOT NULL
    UNION ALL
    SELECT format('system function %s(%s)', proname, oidvectortypes(proargtypes)), proacl, NULL, 'pg_proc'::regclass, oid, 0
    FROM pg_proc WHERE oid < 16384 AND proacl IS NOT NULL
    UNION ALL
    SELECT format('later %s of %s', CASE d.defaclobjtype WHEN 'r' THEN 'tables' WHEN 'S' THEN 'sequences'
        WHEN 'f' THEN 'functions' WHEN 'T' THEN 'types' ELSE 'schemas' END, pg_get_userbyid(d.defaclrole)), d.defaclacl, NULL,
        NULL, NULL, NULL
    FROM pg_default_acl d WHERE d.defaclnamespace = 0 OR EXISTS (SELECT FROM spaces s WHERE s.oid = d.defaclnamespace)
), rights AS (
    SELECT a.name, g.role, x.privilege_type || CASE WHEN x.is_grantable THEN ' and give' ELSE '' END AS privilege,
        string_agg(a.attname, ' ' ORDER BY a.attname COLLATE "C") AS columns
    FROM acls a, aclexplode(a.acl) x JOIN grantees g ON g.oid = x.grantee
    -- Everyone may look into the first schema and connect; an operator may say so of the roles one by one.
    WHERE (a.name, x.privilege_type) NOT IN (('schema public', 'USAGE'), ('database', 'CONNECT'))
    -- What everyone has from PostgreSQL's own hand.
    AND NOT (g.role = 'PUBLIC' AND (EXISTS (SELECT FROM initial i
            WHERE (i.classoid, i.objoid, i.objsubid, i.privilege_type) = (a.class, a.object, a.place, x.privilege_type))
        OR a.name LIKE 'system function %' AND NOT EXISTS (
            SELECT FROM pg_init_privs i WHERE (i.classoid, i.objoid) = (a.class, a.object))
        OR a.name LIKE 'system information\_schema.%' AND x.privilege_type = 'SELECT'
        OR (a.name, x.privilege_type) IN (('schema information_schema', 'USAGE'), ('schema public', 'CREATE'), ('database', 'TEMPORARY'))
        OR a.name LIKE 'later functions %' OR a.name LIKE 'later types %'))
    -- Given by a migration where a superuser ran it.
    AND (a.name, g.role) NOT IN (('system function pg_advisory_xact_lock(integer, integer)', 'ideb_gate'),
        ('system function pg_advisory_xact_lock(integer, integer)', 'ideb_tenant'),
        ('system function pg_advisory_xact_lock_shared(integer, integer)', 'ideb_gate'),
        ('system function pg_advisory_xact_lock_shared(integer, integer)', 'ideb_tenant'),
        ('system function pg_try_advisory_xact_lock(integer, integer)', 'ideb_gate'))
    GROUP BY a.name, a.attname IS NULL, g.role, x.privilege_type, x.is_grantable
), owned AS (
    SELECT name, relowner AS owner FROM relations
    UNION ALL
    SELECT 'schema ' || nspname, nspowner FROM spaces
    UNION ALL
    SELECT 'database', datdba FROM pg_database WHERE datname = current_database()
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
SELECT format('%s: belongs to %s', name, s.rolname) FROM owned JOIN server s ON s.oid = owned.owner
UNION ALL
-- Its constraints by name, and with its columns' types and defaults: what is not checked, or not of the school, is somebody else's.
-- Without brackets: a table that was dumped and made again has other ones around the same conditions.
SELECT format('%s: constraints %s, with its columns %s', name, names, md5(translate(concat_ws(E'\n', definitions, columns), '() ', '')))
FROM relations r
CROSS JOIN LATERAL (SELECT string_agg(replace(name, c.relname || '_', ''), ' ' ORDER BY name COLLATE "C") AS names,
    string_agg(name || ' ' || definition, E'\n' ORDER BY name COLLATE "C") AS definitions
    FROM pg_class c, LATERAL (
        SELECT conname::text AS name, pg_get_constraintdef(k.oid) AS definition FROM pg_constraint k
        WHERE k.conrelid = r.oid AND k.contype IN ('c', 'f', 'p', 'u', 'x')
        UNION ALL
        SELECT i.relname, pg_get_indexdef(i.oid) FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
        WHERE x.indrelid = r.oid AND x.indisunique AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.oid)
    ) AS k WHERE c.oid = r.oid) AS k
CROSS JOIN LATERAL (SELECT string_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
    CASE WHEN attcollation NOT IN (0, 'pg_catalog."default"'::regcollation) THEN attcollation::regcollation END, pg_get_expr(adbin, adrelid)), E'\n' ORDER BY attname COLLATE "C") AS columns
    FROM pg_attribute LEFT JOIN pg_attrdef ON (adrelid, adnum) = (attrelid, attnum)
    WHERE attrelid = r.oid AND attnum > 0 AND NOT attisdropped) AS a
WHERE r.relkind IN ('r', 'p') AND (r.of_schools OR EXISTS (SELECT FROM rights g WHERE g.name = r.name))
UNION ALL
-- With the settings and body of its function, which acts in the transaction of whoever writes.
SELECT format('%s: %s%s%s%s, body %s', r.name, substr(pg_get_triggerdef(t.oid), length('CREATE ') + 1),
    CASE t.tgenabled WHEN 'O' THEN '' WHEN 'D' THEN ', disabled' WHEN 'A' THEN ', always' ELSE ', on replicas' END,
    CASE WHEN f.prosecdef THEN ', as ' || pg_get_userbyid(f.proowner) ELSE '' END,
    coalesce(', with ' || array_to_string(f.proconfig, '; '), ''), md5(f.prosrc))
FROM relations r JOIN pg_trigger t ON t.tgrelid = r.oid JOIN pg_proc f ON f.oid = t.tgfoid WHERE NOT t.tgisinternal
UNION ALL
SELECT DISTINCT format('%s: constraint %s is not checked', r.name, k.conname)
FROM relations r JOIN pg_trigger t ON t.tgrelid = r.oid JOIN pg_constraint k ON k.oid = t.tgconstraint
WHERE t.tgisinternal AND t.tgenabled <> 'O'
UNION ALL
SELECT format('%s: rule %s', r.name, w.rulename)
FROM relations r JOIN pg_rewrite w ON w.ev_class = r.oid WHERE w.rulename <> '_RETURN'
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
WHERE f.oid >= 16384 AND NOT EXISTS (SELECT FROM extensions e WHERE e.classid = 'pg_proc'::regclass AND e.objid = f.oid)
GROUP BY s.prefix, f.oid, f.proname, f.proargtypes, f.prosecdef, f.proowner, f.proconfig, f.prosrc HAVING f.prosecdef OR count(g.role) > 0
UNION ALL
-- One of PostgreSQL's own that was replaced, as far as that shows: it lends rights, has settings, or is written otherwise.
SELECT format('system function %s(%s): replaced', proname, oidvectortypes(proargtypes)) FROM pg_proc p
WHERE p.oid < 16384 AND NOT EXISTS (SELECT FROM extensions e WHERE e.classid = 'pg_proc'::regclass AND e.objid = p.oid)
AND (prosecdef OR proconfig IS NOT NULL OR proowner <> 10
    OR prolang NOT IN (SELECT oid FROM pg_language WHERE lanname IN ('internal', 'c', 'sql'))
    OR proname IN ('current_setting', 'now', 'int8eq') AND prolang <> (SELECT oid FROM pg_language WHERE lanname = 'internal'))
UNION ALL
-- A condition of such a function may be asked before the school is: what it cannot read it tells in its error, of any school.
-- Of PostgreSQL's own, those that `initdb` did not write so: of another transaction than its first, and not listed for version
-- 15 ($1) or with a body that is not the server's own.
SELECT format('function %s(%s): leakproof', p.oid::regproc, oidvectortypes(proargtypes)) FROM pg_proc p
JOIN spaces s ON s.oid = p.pronamespace
JOIN pg_language l ON l.oid = p.prolang
WHERE proleakproof AND (p.oid >= 16384 OR p.xmin <> '1'
    AND (l.lanname <> 'internal' OR format('%s(%s)', p.proname, oidvectortypes(p.proargtypes)) <> ALL ($1::text[])))
AND NOT EXISTS (SELECT FROM extensions e WHERE e.classid = 'pg_proc'::regclass AND e.objid = p.oid)
UNION ALL
-- A view or a function of PostgreSQL's own that reads what is not.
SELECT DISTINCT 'system ' || pg_describe_object(d.classid, d.objid, 0) || ': reads ' || pg_describe_object(d.refclassid, d.refobjid, 0)
FROM pg_depend d LEFT JOIN pg_rewrite w ON d.classid = 'pg_rewrite'::regclass AND w.oid = d.objid
WHERE d.refobjid >= 16384 AND d.deptype = 'n' AND d.refclassid IN ('pg_class'::regclass, 'pg_proc'::regclass)
AND (w.ev_class < 16384 OR d.classid = 'pg_proc'::regclass AND d.objid < 16384)
UNION ALL
SELECT format('role %s: %s', r.rolname, what) FROM pg_roles r JOIN server USING (oid)
CROSS JOIN LATERAL (VALUES ('superuser', r.rolsuper), ('bypasses row security', r.rolbypassrls),
    ('signs in', r.rolcanlogin), ('makes roles', r.rolcreaterole), ('makes databases', r.rolcreatedb), ('replicates', r.rolreplication)
    ) AS v (what, holds) WHERE holds
UNION ALL
-- Of ideb_gate ideb_server is a member for one version, or no longer.
SELECT format('role %s: may become %s%s', m.rolname, g.rolname, CASE WHEN b.admin_option THEN ' and let others' ELSE '' END)
FROM pg_auth_members b JOIN server m ON m.oid = b.member JOIN pg_roles g ON g.oid = b.roleid
WHERE (m.rolname, g.rolname) <> ('ideb_server', 'ideb_gate') OR b.admin_option
UNION ALL
-- Where the program looks for names it says in each transaction: of that only what is set on a role of a server is told.
SELECT format('role %s: begins with %s', coalesce(s.rolname, 'of everyone'), c.setting)
FROM pg_db_role_setting d LEFT JOIN server s ON s.oid = d.setrole, unnest(d.setconfig) c (setting)
WHERE (s.oid IS NOT NULL OR d.setrole = 0) AND d.setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
AND (c.setting ~* '^(role|session_authorization|app\.[^=]*|session_replication_role|row_security|standard_conforming_strings|transform_null_equals|local_preload_libraries)='
    OR s.oid IS NOT NULL AND c.setting ~* '^search_path=')
UNION ALL
SELECT format('setting %s: %s', name, current_setting(name))
FROM (VALUES ('session_replication_role', 'origin'), ('row_security', 'on'), ('standard_conforming_strings', 'on')) AS v (name, value)
WHERE current_setting(name) <> value
ORDER BY 1
