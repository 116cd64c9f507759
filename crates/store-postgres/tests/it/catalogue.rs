//! What the catalogue says: no table slips past row-level security, no role may more than is written here.

use diesel::connection::SimpleConnection;

use store_postgres::{Postgres, Requirements, Unsafe};

use crate::world::{World, texts};

/// Tables with `school_id` whose primary key does not begin with it, since they are asked for before a school is known.
const DIRECTORIES: [&str; 2] = ["logins", "sessions"];

/// Tables of no school.
const SHARED: [&str; 6] = [
    "__diesel_schema_migrations",
    "reference_area_results",
    "reference_files",
    "reference_school_results",
    "reference_schools",
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

#[test]
fn every_table_of_a_school_is_forced_behind_its_policy() {
    let world = World::new();
    let tables = texts(
        &mut world.admin(),
        "SELECT relname::text AS text FROM pg_class c
         WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND (relname = 'schools'
             OR EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'school_id'))",
    );
    assert!(tables.len() >= 11, "{tables:?}");
    for table in &tables {
        let column = if table == "schools" { "id" } else { "school_id" };
        let own =
            format!("({column} = (NULLIF(current_setting('app.school_id'::text, true), ''::text))::integer)");
        let facts = texts(
            &mut world.admin(),
            &format!(
                "SELECT relrowsecurity || ' ' || relforcerowsecurity AS text FROM pg_class
                 WHERE oid = '{table}'::regclass
                 UNION ALL SELECT qual || ' ' || with_check FROM pg_policies
                 WHERE tablename = '{table}' AND roles = '{{ideb_tenant}}' AND cmd = 'ALL'"
            ),
        );
        assert_eq!(facts, ["true true".to_owned(), format!("{own} {own}")], "{table}");
    }
}

#[test]
fn no_policy_opens_a_table_to_others_than_tenant_and_gate() {
    let world = World::new();
    let roles = texts(
        &mut world.admin(),
        "SELECT DISTINCT role::text AS text FROM pg_policies, unnest(roles) role ORDER BY 1",
    );
    assert_eq!(roles, ["ideb_gate", "ideb_tenant"]);
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
         AND confrelid <> 'reference_schools'::regclass",
    );
    assert_eq!(single, [""; 0], "a reference without the school could lead into another");
    let default = texts(
        &mut world.admin(),
        "SELECT table_name::text AS text FROM information_schema.columns
         WHERE column_name = 'school_id' AND (is_nullable = 'YES' OR column_default IS DISTINCT FROM
            '(NULLIF(current_setting(''app.school_id''::text, true), ''''::text))::integer')",
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

#[test]
fn each_role_may_what_its_ports_need_and_no_more() {
    let world = World::new();
    let mut admin = world.admin();
    let granted = |admin: &mut _, role: &str| {
        texts(
            admin,
            &format!(
                "WITH whole AS (
                    SELECT table_name, privilege_type FROM information_schema.table_privileges
                    WHERE grantee = '{role}' AND table_schema = 'public'
                ), granted AS (
                    SELECT table_name, privilege_type AS privilege FROM whole
                    UNION ALL
                    SELECT table_name, privilege_type || ' (' || string_agg(column_name, ' '
                        ORDER BY column_name::text COLLATE \"C\") || ')'
                    FROM information_schema.column_privileges
                    WHERE grantee = '{role}' AND table_schema = 'public'
                    AND (table_name, privilege_type) NOT IN (SELECT table_name, privilege_type FROM whole)
                    GROUP BY table_name, privilege_type
                    UNION ALL
                    SELECT object_name, privilege_type FROM information_schema.usage_privileges
                    WHERE grantee = '{role}' AND object_schema = 'public' AND object_type = 'SEQUENCE'
                )
                SELECT table_name || ': ' || string_agg(privilege, ', ' ORDER BY privilege) AS text
                FROM granted GROUP BY table_name ORDER BY table_name::text COLLATE \"C\""
            ),
        )
    };
    assert_eq!(
        granted(&mut admin, "ideb_gate"),
        [
            "__diesel_schema_migrations: SELECT",
            "audit_events: INSERT (actor_id at kind school_id text)",
            "known_devices: INSERT, SELECT",
            "logins: INSERT, SELECT",
            "reference_area_results: SELECT",
            "reference_files: SELECT",
            "reference_school_results: SELECT",
            "reference_schools: SELECT",
            "schools: INSERT (created_at demo inep_code municipality name state), SELECT (demo id)",
            "sessions: DELETE, INSERT, SELECT, UPDATE (expire seen_at)",
            "signin_attempts: DELETE, INSERT, SELECT, UPDATE",
            "users: INSERT (created_at email first_name id last_name password_hash role school_id username), \
             SELECT (active email first_name id last_name password_hash role school_id username)",
            "users_id_seq: USAGE",
        ]
    );
    assert_eq!(
        granted(&mut admin, "ideb_tenant"),
        [
            "audit_events: INSERT (actor_id at kind text), SELECT",
            "ideb_data: DELETE, INSERT, SELECT, UPDATE",
            "ideb_goals: DELETE, INSERT, SELECT, UPDATE",
            "idempotency_keys: DELETE, INSERT (claimed_at key request user_id), SELECT, UPDATE (body)",
            "logins: INSERT (user_id username), SELECT",
            "notification_reads: INSERT (seen_at user_id), SELECT, UPDATE (seen_at)",
            "reference_area_results: SELECT",
            "reference_files: SELECT",
            "reference_school_results: SELECT",
            "reference_schools: SELECT",
            "schools: SELECT, UPDATE (inep_code)",
            "sessions: DELETE, SELECT (school_id sid user_id), UPDATE (sid)",
            "simulations: INSERT, SELECT",
            "users: INSERT (email first_name id last_name password_hash role username), SELECT, \
             UPDATE (password_hash)",
            "users_id_seq: USAGE",
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
