//! An import of pupils: in few statements however long its list, and all of it or nothing.

use application::gate::session::LiveSession;
use application::pupils::import::{Choice, ImportError, Report, import, most_pupils};
use application::spreadsheet::Spreadsheet;
use application::tx::database::SchoolTx;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use kernel::table::{Line, Sheet};
use school_management::people::pupil::store::Nonce;
use school_management::roster::MOST_LINES;
use school_management::roster::classes::ClassChoice;

use crate::world::{World, count_statements, slowly, statements, user};

/// Statements of one import, and what begins and ends its transaction.
const MOST_STATEMENTS: usize = 40;

fn now() -> DateTime<Utc> {
    "2026-11-22T15:00:00Z".parse().unwrap()
}

/// So many pupils in classes of forty; `last` is the name of each.
fn list(pupils: usize, last: &str) -> Spreadsheet {
    let pupil = |place: usize| {
        let class = place / 40;
        format!(
            "{};Ana {place} {last};{}º ano {};21/07/2014;ana{place}@example.com;Rita {last};16 3301-0100",
            100_000 + place,
            1 + class % 9,
            char::from(b'A' + u8::try_from(class / 9).unwrap()),
        )
    };
    let header = "matricula;nome;turma;data_nascimento;email;responsavel;telefone".to_owned();
    let lines = std::iter::once(header).chain((0..pupils).map(pupil));
    let lines = (1..).zip(lines).map(|(number, line)| Line { number, cells: line.split(';').collect() });
    Spreadsheet {
        name: "escola.csv".to_owned(),
        sheets: vec![Sheet { name: "escola.csv".to_owned(), lines: lines.collect() }],
        format: "csv",
        encoding: Some("UTF-8"),
        delimiter: Some(';'),
    }
}

fn imported(tx: &mut dyn SchoolTx, ana: &LiveSession, file: &Spreadsheet) -> Result<Report, ImportError> {
    let classes = ClassChoice::ByLine { by_hand: [].into(), create_missing: true };
    let choice = Choice { classes, ..Choice::default() };
    let nonces = vec![Nonce([7; 16]); most_pupils(file)];
    import(tx, user(ana), file, &choice, nonces, now())
}

#[test]
fn five_thousand_pupils_take_as_few_statements_as_forty() {
    count_statements();
    let world = World::new();
    let ana = world.school("ana");
    let import = |file: &Spreadsheet, expected: [usize; 3]| {
        let mut report = None;
        let sent = statements(|| {
            slowly(|| {
                let mut tx = world.begin(&ana);
                report = Some(imported(tx.as_mut(), &ana, file).unwrap());
                tx.commit().unwrap();
            });
        });
        let counts = report.unwrap().plan.counts();
        assert_eq!([counts.new, counts.updated, counts.same], expected);
        sent
    };
    let few = import(&list(40, "Lima"), [40, 0, 0]);
    let many = import(&list(MOST_LINES, "Lima"), [MOST_LINES - 40, 0, 40]);
    assert_eq!(many, few);
    let changed = import(&list(MOST_LINES, "Reis"), [0, MOST_LINES, 0]);
    let same = import(&list(MOST_LINES, "Reis"), [0, 0, MOST_LINES]);
    println!("statements: {many} for new pupils, {changed} for changed ones, {same} for nothing new");
    assert!(many.max(changed).max(same) <= MOST_STATEMENTS, "{many} {changed} {same}");
}

#[derive(QueryableByName)]
struct CountRow {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = BigInt)]
    rows: i64,
}

/// What an import writes.
fn rows(world: &World) -> Vec<(String, i64)> {
    let tables = ["students", "class_moves", "issued_passwords", "classes", "pupil_imports", "audit_events"];
    let counts = tables.map(|table| format!("SELECT '{table}' AS name, count(*) AS rows FROM {table}"));
    let rows: Vec<CountRow> = diesel::sql_query(counts.join(" UNION ALL ")).load(&mut world.admin()).unwrap();
    rows.into_iter().map(|row| (row.name, row.rows)).collect()
}

#[test]
fn an_import_that_is_cut_off_leaves_nothing_and_comes_in_again() {
    let world = World::new();
    let ana = world.school("ana");
    let before = rows(&world);
    let file = list(200, "Lima");
    let mut tx = world.begin(&ana);
    imported(tx.as_mut(), &ana, &file).unwrap();
    // As when the program, the machine or the network dies before the last word.
    let cut = "SELECT pg_terminate_backend(pid)::text AS name, 0::bigint AS rows FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    diesel::sql_query(cut).load::<CountRow>(&mut world.admin()).unwrap();
    assert!(tx.commit().is_err());
    assert_eq!(rows(&world), before);
    let again = world.within(&ana, |tx| Ok(imported(tx, &ana, &file).unwrap().plan.counts().new));
    assert_eq!(again.unwrap(), 200);
}
