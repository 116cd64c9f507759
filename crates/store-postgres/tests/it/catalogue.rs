//! What the catalogue says: no table slips past row-level security, no role may more than is written here.

use std::collections::BTreeSet;

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;

use store_postgres::{Postgres, Requirements, Unsafe};

use crate::tenants::TENANTS;
use crate::world::{World, texts};

/// Tables with `school_id` whose primary key does not begin with it, since they are asked for before a school is known.
const DIRECTORIES: [&str; 2] = ["logins", "sessions"];

/// Tables of no school.
const SHARED: [&str; 9] = [
    "__diesel_schema_migrations",
    "quotas",
    "reference_area_results",
    "reference_coverage",
    "reference_files",
    "reference_school_results",
    "reference_schools",
    "registration_limit",
    "signin_attempts",
];

#[test]
fn tests_see_what_a_server_sees() {
    let world = World::new();
    let mut server = world.server();
    assert_eq!(
        texts(
            &mut server,
            "SELECT rolname || ' ' || rolsuper || ' ' || rolbypassrls || ' ' || rolinherit AS text
             FROM pg_roles WHERE rolname = session_user"
        ),
        ["ideb_server false false false"]
    );
    // Without entering a role it reads nothing at all.
    assert!(server.batch_execute("SELECT FROM schools").is_err());
    assert!(server.batch_execute("SELECT FROM reference_schools").is_err());
}

#[test]
fn every_table_is_a_schools_or_shared() {
    let world = World::new();
    let shared = texts(
        &mut world.admin(),
        "SELECT relname::text AS text FROM pg_class c
         WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND relnamespace = 'public'::regnamespace AND relname <> 'schools'
         AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'school_id')
         ORDER BY relname COLLATE \"C\"",
    );
    assert_eq!(shared, SHARED);
}

/// A statement that meets either world finds the same columns, rules and keys.
#[test]
fn the_demonstrations_tables_are_those_of_the_reference_data() {
    let world = World::new();
    let mut admin = world.admin();
    let mut shape = |schema: &str| {
        texts(
            &mut admin,
            &format!(
                "SELECT concat_ws(' ', table_name,
                    row_number() OVER (PARTITION BY table_name ORDER BY ordinal_position), column_name, udt_name, is_nullable, column_default)
                    AS text FROM information_schema.columns
                 WHERE table_schema = '{schema}' AND table_name LIKE 'reference%'
                 UNION ALL
                 SELECT concat_ws(' ', split_part(conrelid::regclass::text, '.', -1), conname,
                    replace(pg_get_constraintdef(oid), 'demonstration.', '')) FROM pg_constraint
                 WHERE connamespace = '{schema}'::regnamespace AND conrelid::regclass::text ~ '(^|[.])reference'
                 ORDER BY 1"
            ),
        )
    };
    let (real, invented) = (shape("public"), shape("demonstration"));
    assert!(real.len() > 50, "{real:?}");
    assert_eq!(invented, real);
    let tables = "SELECT relname::text AS text FROM pg_class
        WHERE relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND relnamespace = 'demonstration'::regnamespace
        ORDER BY relname COLLATE \"C\"";
    let shared: Vec<_> = SHARED.into_iter().filter(|table| table.starts_with("reference")).collect();
    assert_eq!(texts(&mut admin, tables), shared);
}

/// What the gate may see and write of all schools, by command.
const GATE: [(&str, &str); 8] = [
    ("audit_events", "INSERT"),
    ("known_devices", "ALL"),
    ("logins", "ALL"),
    ("people", "ALL"),
    ("schools", "ALL"),
    ("sessions", "ALL"),
    ("students", "SELECT"),
    ("users", "ALL"),
];

/// Every policy there may be, in full.
fn written_policies() -> BTreeSet<String> {
    let own = TENANTS.map(|(table, _)| {
        let column = if table == "schools" { "id" } else { "school_id" };
        let own =
            format!("({column} = (NULLIF(current_setting('app.school_id'::text, true), ''::text))::bigint)");
        format!("{table} own_school PERMISSIVE ideb_tenant ALL {own} {own}")
    });
    let gate = GATE.map(|(table, command)| {
        let (using, check) = match command {
            "INSERT" => ("-", "true"),
            "SELECT" => ("true", "-"),
            _ => ("true", "true"),
        };
        format!("{table} gate PERMISSIVE ideb_gate {command} {using} {check}")
    });
    let old_refusals = "((kind = ANY (ARRAY['denied'::text, 'sign_in_failed'::text])) AND (at < (now() - '90 days'::interval)))";
    let sweeping = [("gate_sees_old_refusals", "SELECT"), ("gate_removes_old_refusals", "DELETE")].map(
        |(policy, command)| format!("audit_events {policy} PERMISSIVE ideb_gate {command} {old_refusals} -"),
    );
    own.into_iter().chain(gate).chain(sweeping).collect()
}

/// Every policy there is, in full, and every table of a school on which none is forced.
fn policies(connection: &mut PgConnection) -> BTreeSet<String> {
    let found = texts(
        connection,
        "SELECT concat_ws(' ', tablename, policyname, permissive, array_to_string(roles, ','), cmd,
            coalesce(qual, '-'), coalesce(with_check, '-')) AS text FROM pg_policies
         UNION ALL
         SELECT relname || ' is not forced' FROM pg_class c
         WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
         AND NOT (relrowsecurity AND relforcerowsecurity) AND (relname = 'schools'
             OR EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'school_id'))",
    );
    found.into_iter().collect()
}

#[test]
fn the_policies_are_exactly_those_written_here() {
    let world = World::new();
    assert_eq!(policies(&mut world.admin()), written_policies());
}

/// What somebody might do by hand, or a migration by mistake.
#[test]
fn any_other_policy_would_be_seen() {
    let world = World::new();
    for mutation in [
        "CREATE POLICY wide_open ON simulations USING (true)",
        "CREATE POLICY wide_open ON ideb_data TO ideb_tenant USING (true) WITH CHECK (true)",
        "CREATE POLICY narrow ON users AS RESTRICTIVE TO ideb_tenant USING (role = 'gestor')",
        "ALTER POLICY own_school ON people USING (true)",
        "ALTER POLICY own_school ON ideb_goals WITH CHECK (true)",
        "ALTER POLICY gate ON audit_events TO PUBLIC",
        "DROP POLICY own_school ON students",
        "ALTER TABLE simulations DISABLE ROW LEVEL SECURITY",
        "ALTER TABLE sessions NO FORCE ROW LEVEL SECURITY",
        "CREATE TABLE later (school_id bigint)",
    ] {
        let mut admin = world.admin();
        admin.batch_execute(&format!("BEGIN; {mutation}")).unwrap();
        assert_ne!(policies(&mut admin), written_policies(), "{mutation}");
        admin.batch_execute("ROLLBACK").unwrap();
    }
}

/// Every function of ours, whether it acts as its owner, and who may call it.
fn functions(connection: &mut PgConnection) -> Vec<String> {
    texts(
        connection,
        "SELECT concat_ws(' ', proname, CASE WHEN prosecdef THEN 'as its owner' END,
            (SELECT string_agg(DISTINCT CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END, ',')
             FROM aclexplode(coalesce(proacl, acldefault('f', proowner))) WHERE grantee <> proowner)) AS text
         FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1",
    )
}

#[test]
fn no_function_reaches_past_the_policies() {
    let world = World::new();
    let mut admin = world.admin();
    let ours = ["quota_use ideb_tenant", "set_quota", "tenant_table", "within_quota"];
    assert_eq!(functions(&mut admin), ours);
    let definer = "CREATE FUNCTION everyones() RETURNS SETOF simulations LANGUAGE sql SECURITY DEFINER
        AS 'SELECT * FROM simulations'";
    admin.batch_execute(definer).unwrap();
    // Whoever writes one by hand says so here; until then no role but its owner may call it.
    assert_eq!(functions(&mut admin), [&["everyones as its owner"], &ours[..]].concat());
}

#[test]
fn keys_and_references_begin_with_the_school() {
    let world = World::new();
    let wrong = texts(
        &mut world.admin(),
        "SELECT conrelid::regclass || ' ' || conname AS text
         FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
         WHERE contype IN ('p', 'u', 'f') AND attname <> 'school_id'
         AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = conrelid AND attname = 'school_id') ORDER BY 1",
    );
    assert_eq!(wrong, DIRECTORIES.map(|table| format!("{table} {table}_pkey")));
    let single = texts(
        &mut world.admin(),
        "SELECT conname::text AS text FROM pg_constraint
         WHERE contype = 'f' AND confrelid <> 'schools'::regclass AND cardinality(conkey) < 2
         AND confrelid NOT IN ('reference_schools'::regclass, 'demonstration.reference_schools'::regclass)",
    );
    assert_eq!(single, [""; 0], "a reference without the school could lead into another");
    let default = texts(
        &mut world.admin(),
        "SELECT table_name::text AS text FROM information_schema.columns
         WHERE column_name = 'school_id' AND (is_nullable = 'YES' OR column_default IS DISTINCT FROM
            '(NULLIF(current_setting(''app.school_id''::text, true), ''''::text))::bigint')",
    );
    assert_eq!(default, [""; 0]);
}

#[test]
fn a_backup_reads_the_tables_to_come_and_a_server_is_not_it() {
    let world = World::new();
    let mut admin = world.admin();
    admin.batch_execute("CREATE TABLE later (id integer GENERATED ALWAYS AS IDENTITY)").unwrap();
    let rights = "SELECT has_table_privilege('ideb_backup', 'later', 'SELECT') || ' '
        || has_sequence_privilege('ideb_backup', 'later_id_seq', 'SELECT') || ' '
        || has_table_privilege('ideb_backup', 'later', 'INSERT, UPDATE, DELETE, TRUNCATE') || ' '
        || has_table_privilege('ideb_tenant', 'later', 'SELECT') AS text";
    assert_eq!(texts(&mut admin, rights), ["true true false false"]);
    let url = format!("{}&user=ideb_backup", world.database.admin_url());
    let refused = Postgres::connect(&url, 1, Requirements::Testing).map(|_| ());
    assert!(matches!(&refused, Err(Unsafe::Mighty { role }) if role == "ideb_backup"), "{refused:?}");
}

/// What a role may do in a schema, by table.
fn granted_in(admin: &mut PgConnection, schema: &str, role: &str) -> Vec<String> {
    texts(
        admin,
        &format!(
            "WITH whole AS (
            SELECT table_name, privilege_type FROM information_schema.table_privileges
            WHERE grantee = '{role}' AND table_schema = '{schema}'
        ), granted AS (
            SELECT table_name, privilege_type AS privilege FROM whole
            UNION ALL
            SELECT table_name, privilege_type || ' (' || string_agg(column_name, ' '
                ORDER BY column_name::text COLLATE \"C\") || ')'
            FROM information_schema.column_privileges
            WHERE grantee = '{role}' AND table_schema = '{schema}'
            AND (table_name, privilege_type) NOT IN (SELECT table_name, privilege_type FROM whole)
            GROUP BY table_name, privilege_type
            UNION ALL
            SELECT object_name, privilege_type FROM information_schema.usage_privileges
            WHERE grantee = '{role}' AND object_schema = '{schema}' AND object_type = 'SEQUENCE'
        )
        SELECT table_name || ': ' || string_agg(privilege, ', ' ORDER BY privilege) AS text
        FROM granted GROUP BY table_name ORDER BY table_name::text COLLATE \"C\""
        ),
    )
}

#[test]
fn each_role_may_what_its_ports_need_and_no_more() {
    let world = World::new();
    let mut admin = world.admin();
    let granted = |admin: &mut PgConnection, role: &str| granted_in(admin, "public", role);
    assert_eq!(
        granted(&mut admin, "ideb_gate"),
        [
            "__diesel_schema_migrations: SELECT",
            "audit_events: DELETE, INSERT (about_id actor_id at kind school_id text), SELECT (at id kind school_id)",
            "known_devices: DELETE, INSERT, SELECT, UPDATE (seen_at)",
            "logins: INSERT (kind name person_id school_id), SELECT",
            "people: INSERT (id kind password_hash school_id), SELECT",
            "people_id_seq: USAGE",
            "quotas: SELECT",
            "reference_area_results: SELECT",
            "reference_coverage: SELECT",
            "reference_files: SELECT",
            "reference_school_results: SELECT",
            "reference_schools: SELECT",
            "registration_limit: SELECT (most)",
            "schools: INSERT (created_at demo inep_code municipality name state), SELECT (demo id)",
            "sessions: DELETE, INSERT, SELECT, UPDATE (expire seen_at)",
            "signin_attempts: DELETE, INSERT, SELECT, UPDATE",
            "students: SELECT (id name school_id student_id)",
            "users: INSERT (created_at email first_name id last_name role school_id username), \
             SELECT (email first_name id last_name role school_id username)",
        ]
    );
    assert_eq!(
        granted(&mut admin, "ideb_tenant"),
        [
            "audit_events: INSERT (about_id actor_id at kind text), SELECT",
            "ideb_data: DELETE, INSERT, SELECT, UPDATE",
            "ideb_goals: DELETE, INSERT, SELECT, UPDATE",
            "idempotency_keys: DELETE, INSERT (claimed_at key person_id request), SELECT, UPDATE (body)",
            "logins: INSERT (kind name person_id), SELECT",
            "notification_reads: INSERT (person_id seen_at), SELECT, UPDATE (seen_at)",
            "people: INSERT (id kind password_hash), SELECT, UPDATE (password_hash)",
            "people_id_seq: USAGE",
            "quotas: SELECT",
            "reference_area_results: SELECT",
            "reference_coverage: SELECT",
            "reference_files: SELECT",
            "reference_school_results: SELECT",
            "reference_schools: SELECT",
            "schools: SELECT, UPDATE (inep_code)",
            "sessions: DELETE, SELECT (person_id school_id sid), UPDATE (sid)",
            "simulations: INSERT, SELECT",
            "students: SELECT (id name school_id student_id)",
            "users: INSERT (email first_name id last_name role username), SELECT",
        ]
    );
    let tables = SHARED.into_iter().filter(|table| table.starts_with("reference"));
    assert_eq!(
        granted(&mut admin, "ideb_loader"),
        tables.map(|table| format!("{table}: INSERT, SELECT, UPDATE")).collect::<Vec<_>>()
    );
    let tables = texts(
        &mut admin,
        "SELECT relname || ': SELECT' AS text FROM pg_class
         WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY relname COLLATE \"C\"",
    );
    assert_eq!(granted(&mut admin, "ideb_backup"), tables);
    assert_eq!(granted(&mut admin, "ideb_server"), [""; 0]);
    assert_eq!(granted(&mut admin, "PUBLIC"), [""; 0]);
}

#[test]
fn what_is_invented_may_go_again_and_is_not_looked_up_at_the_gate() {
    let world = World::new();
    let mut admin = world.admin();
    for (role, rights) in [
        ("ideb_tenant", Some("SELECT")),
        ("ideb_backup", Some("SELECT")),
        ("ideb_loader", Some("DELETE, INSERT, SELECT, UPDATE")),
        ("ideb_gate", None),
        ("ideb_server", None),
        ("PUBLIC", None),
    ] {
        let tables = SHARED.into_iter().filter(|table| table.starts_with("reference"));
        let expected: Vec<_> = rights
            .iter()
            .flat_map(|rights| tables.clone().map(move |table| format!("{table}: {rights}")))
            .collect();
        assert_eq!(granted_in(&mut admin, "demonstration", role), expected, "{role}");
        if role != "PUBLIC" {
            let enters =
                format!("SELECT has_schema_privilege('{role}', 'demonstration', 'USAGE')::text AS text");
            assert_eq!(texts(&mut admin, &enters), [rights.is_some().to_string()], "{role}");
            let makes =
                format!("SELECT has_schema_privilege('{role}', 'demonstration', 'CREATE')::text AS text");
            assert_eq!(texts(&mut admin, &makes), ["false"], "{role}");
        }
    }
}
