use kernel::Contents;
use lesson_planning::bncc::BnccSkill;
use quiz_engine::question::{Question, Status};
use school_management::classes::subject::SubjectForm;

use super::*;
use crate::gate::session::LiveSession;
use crate::testing::{MemoryDatabase, at, registered, registration, within};

struct School {
    database: MemoryDatabase,
    ana: LiveSession,
    subject: SubjectId,
}

impl School {
    fn new() -> Self {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let form = SubjectForm { name: "Matemática", description: "", stage: "anos_finais", active: true };
        let new = form.parse().unwrap();
        let subject = within(&database, &ana, |tx| tx.school().add_subject(&new)).unwrap().id;
        Self { database, ana, subject }
    }

    fn import(&self, lines: &[&str], subject: SubjectId) -> Result<Report, ImportError> {
        let contents = Contents::Text(lines.join("\n"));
        let file = OpenedFile { contents, encoding: Some("UTF-8"), delimiter: None };
        let by = By { actor: self.ana.actor(), now: at(1) };
        within(&self.database, &self.ana, |tx| import(tx, by, &file, subject))
    }

    fn bank(&self) -> Vec<Question> {
        self.database.bank(self.ana.scope().school()).all().cloned().collect()
    }

    fn trail(&self) -> Vec<String> {
        let trail = self.database.trail(self.ana.scope().school());
        trail.into_iter().map(|entry| entry.text).filter(|text| text.starts_with("importou")).collect()
    }
}

const ONE: &str = "Quanto é 1 + 1?|1|2|3|4|B|fácil|Somar";
const TWO: &str = "Quanto é 2 + 2?|1|2|3|4|D|médio|Somar";
const WRONG: &str = "Quanto é 3?|1|2|3|4|E|fácil|Somar";

#[test]
fn a_code_that_the_catalogue_does_not_have_is_wrong_once_it_is_loaded() {
    let school = School::new();
    let lines = ["Quanto é 5 + 1?|1|2|6|4|C|fácil|EF06MA03", "Quanto é 6 + 1?|1|2|7|4|C|fácil|EF06MA99"];
    school.import(&lines[1..], school.subject).unwrap();
    assert_eq!(school.bank().len(), 1, "without a catalogue there is nothing to compare with");
    school.database.load_skills(vec![BnccSkill::example("EF06MA03".parse().unwrap())]);
    let lines = [lines[0], "Quanto é 7 + 1?|1|2|8|4|C|fácil|EF06MA98"];
    let plan = school.import(&lines, school.subject).unwrap().plan;
    assert_eq!(plan.counts(), Counts { new: 1, repeated: 0, known: 0, wrong: 1 });
    let told = format!("{plan:?}");
    assert!(told.contains(formats::UNKNOWN_CODE), "{told}");
}

#[test]
fn what_is_well_and_new_becomes_active_and_is_told() {
    let school = School::new();
    let counts = |lines: &[&str]| school.import(lines, school.subject).unwrap().plan.counts();
    for (lines, expected) in [
        (&[ONE][..], Counts { new: 1, repeated: 0, known: 0, wrong: 0 }),
        (&[ONE, TWO, TWO, WRONG], Counts { new: 1, repeated: 1, known: 1, wrong: 1 }),
        (&[ONE, TWO], Counts { new: 0, repeated: 0, known: 2, wrong: 0 }),
        (
            &["Quanto é 3 + 1?|1|2|3|4|D|fácil|", "Quanto é 4 + 1?|5|2|3|4|A|fácil|"],
            Counts { new: 2, ..Counts::default() },
        ),
    ] {
        assert_eq!(counts(lines), expected, "{lines:?}");
    }
    let bank = school.bank();
    assert_eq!(bank.len(), 4);
    let is_theirs = |question: &Question| {
        question.about.status == Status::Ativa
            && question.about.subject == school.subject
            && (question.created_by, question.created_at) == (school.ana.actor().id(), at(1))
    };
    assert!(bank.iter().all(is_theirs), "{bank:?}");
    assert_eq!(
        school.trail(),
        ["importou uma questão", "importou uma questão", "importou 2 questões"],
        "what changes nothing leaves no trace"
    );
}

#[test]
fn what_cannot_be_imported_keeps_nothing() {
    let school = School::new();
    let wrong = school.import(&[WRONG], school.subject);
    assert!(matches!(wrong, Err(ImportError::Refused(Refusal::NoValidQuestion))), "{wrong:?}");
    let empty = school.import(&[], school.subject);
    assert!(matches!(empty, Err(ImportError::NoQuestions(_))), "{empty:?}");
    let nowhere = school.import(&[ONE], SubjectId(999));
    assert!(matches!(nowhere, Err(ImportError::NoSubject)), "{nowhere:?}");
    assert_eq!((school.bank(), school.trail()), (Vec::new(), Vec::new()));
}

#[test]
fn a_school_without_room_is_told_before() {
    let quota = |name: &str, kept| QuotaUse { name: name.to_owned(), kept, most: 10 };
    let refusal = |kept, more| Some(Refusal::NoRoom { kept, more, most: 10 });
    for (name, kept, more, expected) in [
        ("questions", 8, 2, None),
        ("questions", 8, 3, refusal(8, 3)),
        ("questions", 10, 1, refusal(10, 1)),
        ("questions", 10, 0, None),
        ("students", 10, 1, None),
    ] {
        assert_eq!(
            no_room(&[quota("classes", 10), quota(name, kept)], more),
            expected,
            "{name} {kept} {more}"
        );
    }
}
