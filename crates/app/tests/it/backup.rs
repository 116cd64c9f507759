//! A backup, restored elsewhere, is the same database.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;

use crate::Installation;
use crate::program::{PASSWORD, Serving};

#[derive(QueryableByName)]
struct TextRow {
    #[diesel(sql_type = Text)]
    text: String,
}

pub fn texts(connection: &mut PgConnection, statement: &str) -> Vec<String> {
    let rows: Vec<TextRow> = diesel::sql_query(statement).load(connection).unwrap();
    rows.into_iter().map(|row| row.text).collect()
}

/// How many rows each table holds and their hash, and how far each sequence has come.
fn contents(data: &Path) -> Vec<String> {
    let url = embedded_postgres::running(data).unwrap().url("postgres", "ideb");
    let mut connection = PgConnection::establish(&url).unwrap();
    let tables = texts(
        &mut connection,
        "SELECT format($$SELECT %L || count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), ''))
            AS text FROM %I.%I t$$, concat(nullif(schemaname, 'public') || '.', tablename, ' '), schemaname, tablename)
            AS text
         FROM pg_tables WHERE schemaname IN ('public', 'demonstration') ORDER BY schemaname, tablename",
    );
    let mut found = texts(&mut connection, &tables.join(" UNION ALL "));
    found.extend(texts(
        &mut connection,
        "SELECT sequencename || ' ' || coalesce(last_value, 0) AS text FROM pg_sequences ORDER BY sequencename",
    ));
    found
}

#[test]
fn a_backup_restored_elsewhere_holds_the_same_rows_and_is_served() {
    let (here, elsewhere, folder) = (Installation::new(), Installation::new(), tempfile::tempdir().unwrap());
    here.succeeds(&["demo"]);
    let serving = Serving::begin(&here);
    serving.anonymous().register("marina.real");
    let file = folder.path().join("ideb.backup");
    let file = file.to_str().unwrap();
    assert!(here.succeeds(&["backup", file]).contains(file));
    assert_eq!(fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
    let before = contents(here.path());
    assert!(before.len() > 15 && before.iter().any(|table| table.starts_with("schools 2 ")), "{before:?}");
    let invented = "demonstration.reference_schools 41 ";
    assert!(before.iter().any(|table| table.starts_with(invented)), "{before:?}");
    drop(serving);

    assert!(elsewhere.succeeds(&["restore", file]).contains("Cópia restaurada em"));
    let serving = Serving::begin(&elsewhere);
    assert_eq!(contents(elsewhere.path()), before);
    let marina = serving.anonymous().sign_in("marina.real", PASSWORD).unwrap();
    assert_eq!(marina.get("/api/auth/user").unwrap().status, 200);
    // Sequences go on where they were.
    serving.anonymous().register("outra.escola");
}

#[test]
fn neither_a_backup_nor_a_restore_overwrites() {
    let (installation, folder) = (Installation::new(), tempfile::tempdir().unwrap());
    let file = folder.path().join("ideb.backup");
    let file = file.to_str().unwrap();
    assert!(installation.fails(&["backup", file]).contains("Não há banco de dados na pasta"));
    installation.succeeds(&["migrate"]);
    installation.succeeds(&["backup", file]);
    assert!(installation.fails(&["backup", file]).contains("já existe"));
    assert!(installation.fails(&["restore", file]).contains("já tem dados: restaure numa pasta nova"));
    assert!(installation.fails(&["restore", "/nenhum/arquivo"]).contains("não foi possível abrir"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn what_is_no_whole_backup_leaves_nothing_behind() {
    let (source, installation, folder) =
        (Installation::new(), Installation::new(), tempfile::tempdir().unwrap());
    let (wrong, right) = (folder.path().join("wrong"), folder.path().join("right"));
    source.succeeds(&["demo"]);
    source.succeeds(&["backup", right.to_str().unwrap()]);
    let whole = fs::read(&right).unwrap();
    for bytes in [&b"isto nao e uma copia"[..], &whole[..whole.len() / 2]] {
        fs::write(&wrong, bytes).unwrap();
        assert!(installation.fails(&["restore", wrong.to_str().unwrap()]).contains("pg_restore"));
    }
    installation.succeeds(&["restore", right.to_str().unwrap()]);
    assert!(installation.succeeds(&["demo"]).contains("já está carregada"));
}
