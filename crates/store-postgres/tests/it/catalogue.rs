//! What the catalogue says: no table slips past row-level security, no role may more than is written here.

use std::collections::BTreeSet;

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use store_postgres::{Postgres, Requirements, Unsafe, catalogue};

use crate::tenants::TENANTS;
use crate::world::{World, texts};

/// Tables with `school_id` whose primary key does not begin with it, since they are asked for before a school is known.
const DIRECTORIES: [&str; 2] = ["logins", "sessions"];

/// Tables of no school.
const SHARED: [&str; 12] = [
    "__diesel_schema_migrations",
    "bncc_skills",
    "quotas",
    "reference_advances",
    "reference_area_results",
    "reference_coverage",
    "reference_files",
    "reference_saeb_descriptors",
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

/// With the last number there is, a row would leave none for the next, and no backup could be restored. Who signs in is numbered
/// before there is a row of theirs.
#[test]
fn postgresql_alone_numbers_rows() {
    let chosen =
        "SELECT DISTINCT c.relname::text AS text FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid,
        unnest(ARRAY['ideb_tenant', 'ideb_gate', 'ideb_sessions']) AS role
        WHERE a.attidentity <> '' AND c.relnamespace = 'public'::regnamespace
        AND has_column_privilege(role, a.attrelid, a.attnum, 'INSERT') ORDER BY 1";
    assert_eq!(texts(&mut World::new().admin(), chosen), ["people"]);
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
    assert_eq!(lines(" permissive to ideb_tenant for "), BTreeSet::from(own));
    let go = [
        "people: policy pupils_go restrictive to ideb_tenant for delete using (kind = 'pupil'::text) check -",
        "simulations: policy removed_go restrictive to ideb_tenant for delete using removed check -",
        "student_performance: policy simulations_go restrictive to ideb_tenant for delete using (simulation_id IS NOT NULL) check -",
    ];
    assert_eq!(lines(" restrictive to ideb_tenant for "), BTreeSet::from(go.map(str::to_owned)));
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
    let tables = SHARED.into_iter().filter(|table| table.starts_with("reference") || *table == "bncc_skills");
    // What is computed is computed anew; what was published is never removed.
    let rights = |table: &str| match table {
        "reference_advances" => "DELETE, INSERT, SELECT",
        _ => "INSERT, SELECT, UPDATE",
    };
    assert_eq!(
        granted(&mut admin, "ideb_loader"),
        tables.map(|table| format!("{table}: {}", rights(table))).collect::<Vec<_>>()
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
