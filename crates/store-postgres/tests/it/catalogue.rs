//! What the catalogue says: no table slips past row-level security, no role may more than is written here.

use std::collections::BTreeSet;

use application::tx::database::Database;
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use store_postgres::catalogue::{self, Differences};
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

/// What the library has written down for these tables, and for no others, besides rights and what belongs to other roles.
#[test]
fn a_table_of_schools_shows_each_its_own_rows_and_the_gate_what_it_works_on() {
    let written = catalogue::written();
    let forced = TENANTS.map(|(table, _)| format!("{table}: row security forced"));
    let own = TENANTS.map(|(table, _)| {
        let own = if table == "schools" { "(id = the school)" } else { "(school_id = the school)" };
        format!("{table}: policy own_school permissive to ideb_tenant for all using {own} check {own}")
    });
    let lines =
        |part: &str| written.iter().filter(|line| line.contains(part)).cloned().collect::<BTreeSet<_>>();
    assert_eq!(lines(": row security "), BTreeSet::from(forced));
    assert_eq!(lines(" to ideb_tenant for "), BTreeSet::from(own));
    assert_eq!(lines(" to public for "), BTreeSet::new());
    for nobody in ["PUBLIC may ", "ideb_server may ", "for PUBLIC", "superuser", "bypasses", "belongs to"] {
        assert_eq!(lines(nobody), BTreeSet::new(), "{nobody}");
    }
    let lent = lines(" as ");
    let lent = lent.iter().filter(|line| line.starts_with("function "));
    let lent: Vec<_> = lent.filter_map(|line| line.split_once(", body ")).map(|(how, _body)| how).collect();
    let as_theirs = "as ideb_sessions, for ideb_gate, ideb_tenant, with search_path=pg_catalog, pg_temp";
    let time = "timestamp with time zone";
    assert_eq!(
        lent,
        [
            format!("function find_session(text): {as_theirs}"),
            format!("function touch_session({time}, {time}, text): {as_theirs}"),
        ],
        "a function with its owner's rights reaches past the policies"
    );
}

fn differences(connection: &mut PgConnection) -> Option<Differences> {
    let applied = texts(connection, "SELECT version AS text FROM __diesel_schema_migrations");
    catalogue::differences(connection, &applied).unwrap()
}

#[test]
fn the_database_is_as_it_is_written_down() {
    let world = World::new();
    for connection in [&mut world.admin(), &mut world.server()] {
        connection.batch_execute("SET ROLE ideb_tenant").unwrap();
        assert_eq!(differences(connection), None);
    }
}

/// What somebody might do by hand, or a migration by mistake, and the line that tells it.
#[test]
fn any_other_catalogue_would_be_seen() {
    let world = World::new();
    for (mutation, told) in [
        ("CREATE POLICY wide ON simulations USING (true)", "simulations: policy wide permissive to public"),
        (
            "CREATE POLICY wide ON ideb_data TO ideb_tenant USING (true) WITH CHECK (true)",
            "ideb_data: policy wide permissive to ideb_tenant",
        ),
        (
            "CREATE POLICY narrow ON users AS RESTRICTIVE TO ideb_tenant USING (role = 'gestor')",
            "users: policy narrow restrictive",
        ),
        ("ALTER POLICY own_school ON people USING (true)", "people: policy own_school permissive"),
        ("ALTER POLICY own_school ON ideb_goals WITH CHECK (true)", "ideb_goals: policy own_school"),
        ("ALTER POLICY gate ON audit_events TO PUBLIC", "audit_events: policy gate permissive to public"),
        ("DROP POLICY own_school ON students", "students: policy own_school"),
        ("ALTER TABLE simulations DISABLE ROW LEVEL SECURITY", "simulations: row security off"),
        ("ALTER TABLE sessions NO FORCE ROW LEVEL SECURITY", "sessions: row security not forced"),
        ("CREATE TABLE later (school_id bigint)", "later: row security off"),
        ("GRANT SELECT ON simulations TO PUBLIC", "simulations: PUBLIC may SELECT"),
        (
            "GRANT SELECT (sess) ON sessions TO ideb_tenant",
            "sessions: ideb_tenant may DELETE, SELECT (person_id",
        ),
        ("GRANT UPDATE ON quotas TO ideb_gate", "quotas: ideb_gate may SELECT, UPDATE"),
        ("GRANT SELECT ON simulations TO ideb_server", "simulations: ideb_server may SELECT"),
        (
            "CREATE VIEW everyones AS SELECT * FROM simulations; GRANT SELECT ON everyones TO ideb_tenant",
            "everyones: ideb_tenant may SELECT",
        ),
        (
            "CREATE SCHEMA aside; GRANT USAGE ON SCHEMA aside TO ideb_tenant",
            "schema aside: ideb_tenant may USAGE",
        ),
        ("ALTER TABLE simulations OWNER TO ideb_gate", "simulations: belongs to ideb_gate"),
        (
            "CREATE FUNCTION everyones() RETURNS SETOF simulations LANGUAGE sql SECURITY DEFINER
                AS 'SELECT * FROM simulations'",
            "function everyones(): as postgres, for nobody",
        ),
        ("GRANT EXECUTE ON PROCEDURE set_quota TO ideb_tenant", "function set_quota(regclass, bigint, text): for ideb_tenant"),
        ("GRANT EXECUTE ON FUNCTION quota_use TO PUBLIC", "function quota_use(): for PUBLIC, ideb_tenant"),
        ("ALTER FUNCTION find_session OWNER TO postgres", "function find_session(text): as postgres"),
        (
            "CREATE FUNCTION find_session(bigint) RETURNS SETOF sessions LANGUAGE sql SECURITY DEFINER
                SET search_path = pg_catalog, pg_temp AS 'SELECT * FROM public.sessions';
             REVOKE EXECUTE ON FUNCTION find_session(bigint) FROM PUBLIC;
             GRANT EXECUTE ON FUNCTION find_session(bigint) TO ideb_tenant, ideb_gate;
             GRANT CREATE ON SCHEMA public TO ideb_sessions;
             ALTER FUNCTION find_session(bigint) OWNER TO ideb_sessions",
            "function find_session(bigint): as ideb_sessions, for ideb_gate, ideb_tenant",
        ),
        (
            "ALTER FUNCTION find_session(text) RESET search_path",
            "function find_session(text): as ideb_sessions, for ideb_gate, ideb_tenant, body ",
        ),
        (
            "ALTER FUNCTION touch_session SET search_path = public",
            "ideb_gate, ideb_tenant, with search_path=public, body ",
        ),
        (
            "CREATE OR REPLACE FUNCTION touch_session(until timestamptz, seen timestamptz, key text) RETURNS void
                LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS
                'BEGIN UPDATE public.sessions SET expire = until; END'",
            "function touch_session(timestamp with time zone, timestamp with time zone, text): as ideb_sessions",
        ),
        ("ALTER ROLE ideb_tenant BYPASSRLS", "role ideb_tenant: bypasses row security"),
        ("ALTER ROLE ideb_sessions LOGIN", "role ideb_sessions: signs in"),
        ("ALTER ROLE ideb_gate SUPERUSER", "role ideb_gate: superuser"),
        ("GRANT postgres TO ideb_tenant", "role ideb_tenant: may become postgres"),
        ("GRANT ideb_sessions TO ideb_server", "role ideb_server: may become ideb_sessions"),
    ] {
        let mut admin = world.admin();
        admin.batch_execute(&format!("BEGIN; {mutation}")).unwrap();
        let seen = differences(&mut admin).unwrap_or_else(|| panic!("not seen: {mutation}")).to_string();
        assert!(seen.contains(told), "{mutation}: {seen}");
        admin.batch_execute("ROLLBACK").unwrap();
    }
}

#[test]
fn what_no_server_reaches_is_its_operators_own() {
    let world = World::new();
    for own in [
        "CREATE TABLE notes (text text); CREATE FUNCTION helps() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
        "CREATE SCHEMA aside; CREATE TABLE aside.simulations (school_id bigint); GRANT SELECT ON aside.simulations TO PUBLIC",
        // As an extension would bring it; this one is everywhere.
        "CREATE FUNCTION brought() RETURNS integer LANGUAGE sql SECURITY DEFINER AS 'SELECT 1';
         GRANT EXECUTE ON FUNCTION brought TO PUBLIC; ALTER EXTENSION plpgsql ADD FUNCTION brought()",
        "REVOKE ideb_gate FROM ideb_server",
    ] {
        let mut admin = world.admin();
        admin.batch_execute(&format!("BEGIN; {own}")).unwrap();
        assert_eq!(differences(&mut admin), None, "{own}");
        admin.batch_execute("ROLLBACK").unwrap();
    }
}

/// While a newer program starts, which has migrated, servers of this version go on: but with row-level security.
#[test]
fn of_a_newer_schema_only_row_level_security_is_known() {
    let world = World::new();
    let mut admin = world.admin();
    admin
        .batch_execute(
            "INSERT INTO __diesel_schema_migrations VALUES ('9999');
             CREATE TABLE later (school_id bigint); CALL tenant_table('later', 10);
             GRANT SELECT ON later TO ideb_tenant; DROP POLICY gate ON students",
        )
        .unwrap();
    assert_eq!(differences(&mut admin), None);
    assert!(world.postgres.is_ready().unwrap());
    admin.batch_execute("ALTER TABLE later NO FORCE ROW LEVEL SECURITY").unwrap();
    let found = differences(&mut admin).unwrap();
    assert_eq!(found.added, ["later: row security not forced"]);
    assert!(!world.postgres.is_ready().unwrap());
}

#[test]
fn a_server_neither_starts_nor_is_ready_while_its_catalogue_differs() {
    let world = World::new();
    let mut admin = world.admin();
    let started = || Postgres::connect(&world.database.server_url(), 1, Requirements::Testing).map(drop);
    for (change, back, told) in [
        (
            "ALTER TABLE simulations DISABLE ROW LEVEL SECURITY",
            "ALTER TABLE simulations ENABLE ROW LEVEL SECURITY",
            "falta \"simulations: row security forced\", há a mais \"simulations: row security off\"",
        ),
        (
            "CREATE POLICY wide ON people TO ideb_tenant USING (true)",
            "DROP POLICY wide ON people",
            "há a mais \"people: policy wide permissive to ideb_tenant for all using true check -\"",
        ),
    ] {
        assert!(world.postgres.is_ready().unwrap());
        started().unwrap();
        admin.batch_execute(change).unwrap();
        assert!(!world.postgres.is_ready().unwrap(), "{change}");
        let refused = started().unwrap_err();
        assert!(matches!(&refused, Unsafe::Altered(_)), "{refused:?}");
        assert!(refused.to_string().contains(told), "{refused}");
        admin.batch_execute(back).unwrap();
    }
    assert!(world.postgres.is_ready().unwrap());
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
fn the_roles_of_no_server_may_what_they_need_and_no_more() {
    let world = World::new();
    let mut admin = world.admin();
    let granted = |admin: &mut PgConnection, role: &str| granted_in(admin, "public", role);
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
