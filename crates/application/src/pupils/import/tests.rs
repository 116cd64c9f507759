use std::collections::BTreeMap;

use kernel::table::{Line, Sheet};
use kernel::{Stage, StoreError};
use school_management::classes::class::Shift;
use school_management::roster::classes::{ClassChoice, ClassFor, class_text};

use super::*;
use crate::gate::session::LiveSession;
use crate::testing::{MemoryDatabase, registered, registration, within};

const HEADER: &str = "matricula;nome;turma;data_nascimento";

fn now() -> DateTime<Utc> {
    "2026-11-22T15:00:00Z".parse().unwrap()
}

fn file(lines: &[&str]) -> Spreadsheet {
    let lines = [&[HEADER], lines].concat();
    let lines = (1..).zip(lines).map(|(number, line)| Line { number, cells: line.split(';').collect() });
    let sheet = Sheet { name: "6A".to_owned(), lines: lines.collect() };
    Spreadsheet {
        name: "6_ano.csv".to_owned(),
        sheets: vec![sheet],
        format: "csv",
        encoding: Some("UTF-8"),
        delimiter: Some(';'),
    }
}

/// Creates what is missing.
fn create() -> Choice {
    let classes = ClassChoice::ByLine { by_hand: BTreeMap::new(), create_missing: true };
    Choice { classes, ..Choice::default() }
}

struct School {
    database: MemoryDatabase,
    ana: LiveSession,
}

impl School {
    fn new() -> Self {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        Self { database, ana }
    }

    fn within<T>(&self, work: impl FnOnce(&mut dyn SchoolTx) -> T) -> T {
        within(&self.database, &self.ana, work)
    }

    /// With a nonce for every line, each another.
    fn import(&self, lines: &[&str], choice: &Choice) -> Result<Report, ImportError> {
        let file = file(lines);
        let nonces = (1..=most_pupils(&file)).map(|place| Nonce([u8::try_from(place).unwrap(); 16]));
        let (user, nonces) = (self.ana.actor().id(), nonces.collect());
        self.within(|tx| import(tx, user, &file, choice, nonces, now()))
    }

    fn texts(&self) -> Vec<String> {
        let trail = self.database.trail(self.ana.scope().school());
        trail.into_iter().map(|entry| entry.text).collect()
    }

    /// Number, name and class of each pupil, by number.
    fn pupils(&self) -> Vec<String> {
        self.within(|tx| {
            let names: BTreeMap<_, _> =
                tx.school().every_class().unwrap().into_iter().map(|class| (class.id, class.name)).collect();
            let class = |id: Option<ClassId>| id.map_or("-", |id| names[&id].as_str()).to_owned();
            let mut pupils: Vec<_> = tx.school().roll().unwrap();
            pupils.sort_by(|a, b| a.data.enrolment.cmp(&b.data.enrolment));
            let told = |it: &school_management::people::pupil::Pupil| {
                format!("{} {} {}", it.data.enrolment, it.data.name, class(it.class))
            };
            pupils.iter().map(told).collect()
        })
    }
}

const TWO: [&str; 2] = ["11;Ana Lima;6º A;21/07/2014", "12;Rui Sá;6º B;22/07/2014"];

#[test]
fn a_list_brings_pupils_classes_and_cards_and_the_second_time_nothing() {
    let school = School::new();
    let report = school.import(&TWO, &create()).unwrap();
    let id = report.import.unwrap();
    assert_eq!(school.pupils(), ["11 Ana Lima 6º A", "12 Rui Sá 6º B"]);
    let classes: Vec<_> = school.within(|tx| tx.school().every_class().unwrap());
    let expected: Vec<_> =
        ["6º A", "6º B"].map(|name| (name, "6º ano".to_owned(), Shift::Matutino, 2026)).into();
    let told = classes.iter().map(|it| (it.name.as_str(), it.grade.label(), it.shift, it.school_year));
    assert_eq!(told.collect::<Vec<_>>(), expected);
    school.within(|tx| {
        let import = tx.school().pupil_import(id).unwrap().unwrap();
        let about = NewPupilImport {
            by: school.ana.actor().id(),
            file_name: "6_ano.csv".to_owned(),
            created: 2,
            updated: 0,
        };
        assert_eq!((import.about, import.at), (about, now()));
        let pupils = tx.school().pupils_of_import(id).unwrap();
        let mut cards = tx.school().issued(&pupils).unwrap();
        cards.sort_by_key(|(pupil, _)| *pupil);
        let nonces: Vec<_> = cards.iter().map(|(_, issued)| issued.nonce.0[0]).collect();
        assert_eq!(nonces, [1, 2]);
        assert!(cards.iter().all(|(_, it)| it.until == now() + CARD_LASTS && it.printed_at.is_none()));
    });
    let told = ["importou uma lista de alunos: 2 novos e 2 turmas criadas"];
    assert_eq!(school.texts(), told);
    let again = school.import(&TWO, &create()).unwrap();
    assert_eq!((again.import, again.plan.counts().same), (None, 2));
    assert_eq!(school.texts(), told, "what changed nothing is not told");
}

#[test]
fn a_list_moves_and_mends_and_leaves_wrong_lines_out() {
    let school = School::new();
    school.import(&TWO, &create()).unwrap();
    let lines = ["11;Ana Lima Reis;6º B;", "13;;6º A;", "12;Rui Sá;6º B;31/02/2014", "14;Eva Luz;6 B;"];
    let report = school.import(&lines, &Choice::default()).unwrap();
    let counts = report.plan.counts();
    assert_eq!((counts.new, counts.updated, counts.wrong), (1, 1, 2));
    assert_eq!(school.pupils(), ["11 Ana Lima Reis 6º B", "12 Rui Sá 6º B", "14 Eva Luz 6º B"]);
    assert_eq!(school.texts()[1], "importou uma lista de alunos: 1 novo e 1 atualizado");
    let known = school.within(|tx| tx.school().roll().unwrap());
    let ana = known.iter().find(|it| it.data.enrolment.as_str() == "11").unwrap();
    assert_eq!(ana.data.birth_date.unwrap().to_string(), "21/07/2014", "an empty cell keeps what is known");
}

#[test]
fn what_whoever_imports_has_to_say_is_asked_for() {
    let school = School::new();
    let numbered = ["11;Ana Lima;1;", "12;Rui Sá;2;"];
    let refused = school.import(&numbered, &create()).unwrap_err();
    assert_eq!(refused.to_string(), "Diga o ano de cada turma nova: 1 e 2.");
    let seventh = Stage::AnosFinais.grade("7º ano").unwrap();
    let told = ["1", "2"].map(|name| (class_text(name), (seventh, Shift::Vespertino)));
    let choice = Choice { new_classes: told.into(), ..create() };
    let report = school.import(&numbered, &choice).unwrap();
    assert_eq!(report.needs(), None);
    let classes: Vec<_> = school.within(|tx| tx.school().every_class().unwrap());
    assert!(classes.iter().all(|class| (class.grade, class.shift) == (seventh, Shift::Vespertino)));

    let unnumbered = [";Eva Luz;1;"];
    let refused = school.import(&unnumbered, &Choice::default()).unwrap_err();
    assert!(matches!(refused, ImportError::Refused(Refusal::NoNumbers)), "{refused:?}");
    let drawn = Choice { draw_numbers: true, ..Choice::default() };
    school.import(&unnumbered, &drawn).unwrap();
    assert_eq!(school.pupils().last().unwrap(), "20260001 Eva Luz 1");
}

#[test]
fn whatever_stops_an_import_keeps_nothing() {
    let school = School::new();
    let nobodys = ClassId(99);
    let by_hand = BTreeMap::from([(class_text("6º A"), ClassFor::Known(nobodys))]);
    let by_hand =
        Choice { classes: ClassChoice::ByLine { by_hand, create_missing: true }, ..Choice::default() };
    let whole = Choice { classes: ClassChoice::Whole(nobodys), ..Choice::default() };
    for choice in [whole, by_hand] {
        let refused = school.import(&TWO, &choice).unwrap_err();
        assert!(matches!(refused, ImportError::NoClass), "{refused:?}");
    }
    let refused = school.import(&["11;;6º A;"], &create()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "Dados inválidos: Nenhum aluno válido encontrado. Verifique o formato do arquivo."
    );
    assert!(school.pupils().is_empty() && school.texts().is_empty());
    let user = school.ana.actor().id();
    let without_nonces =
        school.within(|tx| import(tx, user, &file(&TWO), &create(), Vec::new(), now()).unwrap_err());
    assert!(matches!(without_nonces, ImportError::Store(StoreError::Broken { .. })), "{without_nonces:?}");
}

#[test]
fn a_files_name_fits_where_it_is_kept() {
    for (name, kept) in [
        ("6_ano.csv", "6_ano.csv".to_owned()),
        ("", "planilha".to_owned()),
        ("a\0\u{202e}b.csv", "a\\u0000b.csv".to_owned()),
        (&"á".repeat(300), format!("{}…", "á".repeat(119))),
        (&"á".repeat(119), "á".repeat(119)),
    ] {
        assert_eq!(file_name(name), kept);
        assert!(file_name(name).chars().count() <= LONGEST_FILE_NAME);
    }
}
