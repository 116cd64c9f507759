//! What an injected expression would try: to say anew which school its transaction is for.

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use kernel::SchoolId;

use crate::world::{World, texts};

/// As the program begins on a school.
fn begin(server: &mut PgConnection, school: SchoolId) {
    server
        .batch_execute(&format!("BEGIN; SET LOCAL ROLE ideb_tenant; SET LOCAL app.school_id = '{school}'"))
        .unwrap();
}

/// One statement, as everything is sent that has parameters.
fn attempt(server: &mut PgConnection, statement: &str) -> Result<usize, String> {
    diesel::sql_query(statement).execute(server).map_err(|error| error.to_string())
}

const SCHOOLS: &str = "SELECT id::text AS text FROM schools";

/// Each way out, and how it ends; `OTHER` is a school that is not the caller's.
const ESCAPES: [(&str, &str); 43] = [
    // Functions that set.
    ("SELECT set_config('app.school_id', 'OTHER', true)", "permission denied for function set_config"),
    ("SELECT pg_catalog.set_config('role', 'ideb_gate', false)", "permission denied for function set_config"),
    ("SELECT id FROM schools WHERE set_config('app.school_id', 'OTHER', true) = ''", "permission denied"),
    (
        "UPDATE pg_settings SET setting = '0' WHERE name = 'statement_timeout'",
        "permission denied for view pg_settings",
    ),
    // Functions that run a text: as a statement that only reads.
    ("SELECT query_to_xml('SET LOCAL app.school_id = OTHER', true, true, '')", "SET is not allowed"),
    ("SELECT query_to_xml('SET LOCAL ROLE ideb_gate', true, true, '')", "SET is not allowed"),
    ("SELECT query_to_xml('RESET ROLE', true, true, '')", "RESET is not allowed"),
    (
        "SELECT query_to_xml('DO $$ BEGIN SET LOCAL app.school_id = OTHER; END $$', true, true, '')",
        "DO is not allowed",
    ),
    ("SELECT query_to_xml('COMMIT', true, true, '')", "invalid query"),
    (
        "SELECT query_to_xml('SELECT set_config(''app.school_id'', ''OTHER'', true)', true, true, '')",
        "permission denied for function set_config",
    ),
    (
        "SELECT query_to_xml('UPDATE pg_settings SET setting = ''OTHER'' WHERE name = ''app.school_id''', true, true, '')",
        "permission denied for view pg_settings",
    ),
    ("SELECT FROM ts_stat('SET LOCAL app.school_id = OTHER')", "cannot open SET query as cursor"),
    (
        "SELECT FROM ts_stat('SELECT set_config(''app.school_id'', ''OTHER'', true)::tsvector')",
        "permission denied for function set_config",
    ),
    (
        "SELECT ts_rewrite('a'::tsquery, 'SELECT set_config(''app.school_id'', ''OTHER'', true)::tsquery, ''a''::tsquery')",
        "permission denied for function set_config",
    ),
    // A second statement.
    ("SELECT 1; SET LOCAL app.school_id = 'OTHER'", "cannot insert multiple commands"),
    ("SELECT 1; RESET ROLE", "cannot insert multiple commands"),
    ("SELECT 1; COMMIT; BEGIN; SET LOCAL ROLE ideb_gate", "cannot insert multiple commands"),
    // A function of one's own, which could set what it likes.
    (
        "CREATE FUNCTION pg_temp.f() RETURNS int LANGUAGE sql SET app.school_id = 'OTHER' AS 'SELECT 1'",
        "permission denied",
    ),
    (
        "CREATE FUNCTION f() RETURNS int LANGUAGE sql SET app.school_id = 'OTHER' AS 'SELECT 1'",
        "permission denied for schema",
    ),
    ("SELECT 1 AS one INTO TEMP kept", "permission denied to create temporary tables"),
    // A place that no school owns, and the machine below.
    ("SELECT lo_from_bytea(0, 'x')", "permission denied for function lo_from_bytea"),
    ("SELECT lo_create(0)", "permission denied for function lo_create"),
    ("SELECT lo_open(1, 393216)", "permission denied for function lo_open"),
    ("SELECT lo_import('/etc/passwd')", "permission denied for function lo_import"),
    ("SELECT pg_read_file('/etc/passwd')", "permission denied for function pg_read_file"),
    ("COPY simulations TO PROGRAM 'true'", "must be superuser"),
    ("SELECT dblink('dbname=postgres', 'SELECT 1')", "does not exist"),
    // What would outlast the transaction: a lock that stays with the connection, a word to others, the end of their connections.
    ("SELECT pg_advisory_lock(1)", "permission denied for function pg_advisory_lock"),
    ("SELECT pg_advisory_lock_shared(1, 2)", "permission denied for function pg_advisory_lock_shared"),
    ("SELECT pg_try_advisory_lock(1)", "permission denied for function pg_try_advisory_lock"),
    ("SELECT id FROM schools WHERE pg_try_advisory_lock_shared(1)", "permission denied for function"),
    ("SELECT pg_advisory_unlock_all()", "permission denied for function pg_advisory_unlock_all"),
    // Of the operator's commands and of whoever migrates.
    ("SELECT pg_advisory_xact_lock(1768187234)", "permission denied for function pg_advisory_xact_lock"),
    (
        "SELECT pg_logical_emit_message(false, 'a', 'b')",
        "permission denied for function pg_logical_emit_message",
    ),
    ("SELECT pg_notify('channel', 'text')", "permission denied for function pg_notify"),
    ("SELECT query_to_xml('NOTIFY channel', true, true, '')", "NOTIFY is not allowed"),
    ("SELECT pg_export_snapshot()", "permission denied for function pg_export_snapshot"),
    (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity",
        "permission denied for function pg_terminate_backend",
    ),
    (
        "SELECT pg_cancel_backend(pid) FROM pg_stat_activity",
        "permission denied for function pg_cancel_backend",
    ),
    // The functions that lend rights give nothing without a session's key, and take nothing else.
    ("SELECT 1 / count(*) FROM find_session('')", "division by zero"),
    ("SELECT 1 / count(*) FROM find_session($$' OR true --$$)", "division by zero"),
    // Other roles and a look past the policies.
    ("SET LOCAL ROLE ideb_loader", "permission denied to set role"),
    ("SET SESSION AUTHORIZATION postgres", "permission denied to set session authorization"),
];

#[test]
fn no_expression_leads_out_of_its_school() {
    let world = World::new();
    let (ours, theirs) = (world.school("ana").scope().school(), world.school("bia").scope().school());
    let mut server = world.server();
    for (escape, ends) in ESCAPES {
        let escape = escape.replace("OTHER", &theirs.to_string());
        begin(&mut server, ours);
        let outcome = attempt(&mut server, &escape);
        assert!(matches!(&outcome, Err(error) if error.contains(ends)), "{escape}: {outcome:?}");
        server.batch_execute("ROLLBACK").unwrap();
        begin(&mut server, ours);
        assert_eq!(texts(&mut server, SCHOOLS), [ours.to_string()], "{escape}");
        server.batch_execute("ROLLBACK").unwrap();
    }
}

/// At the gate an expression would end the connections of its own role: those of all strangers.
#[test]
fn at_the_gate_no_expression_outlasts_its_transaction() {
    let world = World::new();
    let mut gate =
        PgConnection::establish(&format!("{}&user=ideb_gate", world.database.server_url())).unwrap();
    let mut other =
        PgConnection::establish(&format!("{}&user=ideb_gate", world.database.server_url())).unwrap();
    for escape in [
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'ideb_gate' AND pid <> pg_backend_pid()",
        "SELECT pg_advisory_lock(1, 1)",
        "SELECT pg_try_advisory_lock(1)",
        "SELECT pg_notify('channel', 'text')",
        "SELECT set_config('lock_timeout', '0', false)",
    ] {
        gate.batch_execute("BEGIN; SET LOCAL ROLE ideb_gate").unwrap();
        let outcome = attempt(&mut gate, escape);
        assert!(
            matches!(&outcome, Err(error) if error.contains("permission denied")),
            "{escape}: {outcome:?}"
        );
        gate.batch_execute("ROLLBACK").unwrap();
    }
    other.batch_execute("SELECT 1").unwrap();
}

/// What reads everything that the role may read finds one school, in statistics and other people's statements too.
#[test]
fn what_reads_whole_tables_reads_one_schools() {
    let world = World::new();
    let (ours, theirs) = (world.school("ana").scope().school(), world.school("bia").scope().school());
    world.admin().batch_execute("ANALYZE").unwrap();
    let mut server = world.server();
    begin(&mut server, ours);
    for (everything, at_all) in [
        ("SELECT schema_to_xml('public', true, true, '')::text AS text", true),
        (
            "SELECT coalesce(string_agg(s::text, ' '), '') AS text FROM pg_stats s WHERE tablename IN ('schools', 'users')",
            false,
        ),
        (
            "SELECT coalesce(string_agg(query, ' '), '') AS text FROM pg_stat_activity WHERE usename = 'postgres'",
            false,
        ),
    ] {
        let found = texts(&mut server, everything).join(" ");
        assert_eq!(found.contains("Escola de ana"), at_all, "{everything}: {found}");
        assert!(!found.contains("Escola de bia"), "{everything} of {theirs}: {found}");
    }
}

/// The test above can fail: with the rights that PostgreSQL gives everyone, an expression reads the neighbour's rows.
#[test]
fn with_the_rights_of_everyone_an_expression_leads_out() {
    let world = World::new();
    let (ours, theirs) = (world.school("ana").scope().school(), world.school("bia").scope().school());
    let mut admin = world.admin();
    let mut server = world.server();
    admin.batch_execute("GRANT EXECUTE ON FUNCTION set_config TO PUBLIC").unwrap();
    for escape in [
        "SELECT set_config('app.school_id', 'OTHER', true)",
        "SELECT query_to_xml('SELECT set_config(''app.school_id'', ''OTHER'', true)', true, true, '')",
    ] {
        begin(&mut server, ours);
        attempt(&mut server, &escape.replace("OTHER", &theirs.to_string())).unwrap();
        assert_eq!(texts(&mut server, SCHOOLS), [theirs.to_string()], "{escape}");
        server.batch_execute("ROLLBACK").unwrap();
    }
    admin.batch_execute("GRANT UPDATE ON pg_settings TO PUBLIC").unwrap();
    begin(&mut server, ours);
    attempt(&mut server, "UPDATE pg_settings SET setting = '0' WHERE name = 'statement_timeout'").unwrap();
    let limit = "SELECT current_setting('statement_timeout') AS text";
    assert_eq!(texts(&mut server, limit), ["0"]);
}
