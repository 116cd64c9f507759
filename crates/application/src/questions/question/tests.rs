use kernel::{ClassSimulationId, PersonId};
use quiz_engine::question::DescriptorForm;
use school_management::classes::subject::SubjectForm;
use school_management::people::person::Person;
use school_management::people::staff::{StaffMember, StaffRole};
use school_management::testing::manager;

use super::*;
use crate::files::{MediaType, NewFile};
use crate::gate::model::Actor;
use crate::gate::session::LiveSession;
use crate::questions::image;
use crate::testing::{MemoryDatabase, at, registered, registration, within};

const FORM: QuestionForm<'_> = QuestionForm {
    question: "Quanto é 2 + 2?",
    options: ["1", "2", "3", "4"],
    correct_answer: "D",
    difficulty: "facil",
    skill: "",
    descriptor: None,
    bncc: "",
    explanation: "",
    base_text: "",
    base_text_source: "",
};

/// A school with a subject and a question of its manager.
struct School {
    database: MemoryDatabase,
    ana: LiveSession,
    subject: SubjectId,
    question: QuestionId,
}

impl School {
    fn new() -> Self {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let form = SubjectForm { name: "Matemática", description: "", stage: "anos_finais", active: true };
        let new = form.parse().unwrap();
        let subject = within(&database, &ana, |tx| tx.school().add_subject(&new)).unwrap().id;
        let mut school = Self { database, ana, subject, question: QuestionId(0) };
        let made = school.by_ana(|tx, by| create(tx, by, subject, FORM, Status::Ativa)).unwrap();
        school.question = made.question.id;
        school
    }

    fn by_ana<T>(&self, work: impl FnOnce(&mut dyn SchoolTx, By<'_>) -> T) -> T {
        within(&self.database, &self.ana, |tx| work(tx, By { actor: self.ana.actor(), now: at(1) }))
    }

    /// Another of the school's staff.
    fn by_professor<T>(&self, work: impl FnOnce(&mut dyn SchoolTx, By<'_>) -> T) -> T {
        let person =
            Person::Staff(StaffMember { id: PersonId(999), role: StaffRole::Professor, ..manager() });
        let actor = Actor { school: self.ana.actor().school, person };
        within(&self.database, &self.ana, |tx| work(tx, By { actor: &actor, now: at(1) }))
    }

    fn change(
        &self,
        form: &QuestionChangeForm<'_>,
        confirmed: bool,
    ) -> Result<Option<QuestionSeen>, QuestionError> {
        self.by_ana(|tx, by| change(tx, by, self.question, (*form, None), confirmed))
    }

    fn answer(&self, times: i64) {
        self.database.change_bank(self.ana.actor().school, |bank| bank.answer(self.question, times));
    }

    fn picture(&self, byte: u8) -> QuestionSeen {
        let file = NewFile { kind: MediaType::Png, sha256: [byte; 32], bytes: vec![byte] };
        let alt = "um desenho".parse().unwrap();
        self.by_ana(|tx, by| image::set(tx, by, self.question, (&file, alt))).unwrap().unwrap()
    }

    fn files(&self) -> usize {
        self.database.files(self.ana.actor().school).len()
    }

    /// The last entry of the trail.
    fn told(&self) -> String {
        self.database.trail(self.ana.actor().school).pop().unwrap().text
    }
}

#[test]
fn a_question_is_of_a_subject_of_the_school() {
    let school = School::new();
    let nowhere = school.by_ana(|tx, by| create(tx, by, SubjectId(999), FORM, Status::Ativa));
    assert!(matches!(nowhere, Err(QuestionError::NotFound)), "{nowhere:?}");
    let moved = QuestionChangeForm { subject: Some(SubjectId(999)), ..QuestionChangeForm::default() };
    assert!(matches!(school.change(&moved, false), Err(QuestionError::NotFound)));
    let d38 = Some(DescriptorForm { grade: None, code: "D38" });
    let refused = school.by_ana(|tx, by| {
        create(tx, by, school.subject, QuestionForm { descriptor: d38, ..FORM }, Status::Ativa)
    });
    assert!(matches!(refused, Err(QuestionError::Invalid(_))), "{refused:?}");
    assert_eq!(school.told(), format!("criou a questão {}", school.question));
}

#[test]
fn another_key_of_an_answered_question_is_confirmed_and_told() {
    let school = School::new();
    let key = QuestionChangeForm { correct_answer: Some("C"), ..QuestionChangeForm::default() };
    school.answer(31);
    let asked = school.change(&key, false).unwrap_err();
    assert!(matches!(asked, QuestionError::CorrectsKey { judged: 31, kept: 0, in_quizzes: 0 }), "{asked:?}");
    let corrected = school.change(&key, true).unwrap().unwrap();
    assert_eq!(corrected.question.version, 1);
    let told = format!(
        "corrigiu o gabarito da questão {} de D para C; 31 respostas foram corrigidas",
        school.question
    );
    assert_eq!(school.told(), told);
    let text = QuestionChangeForm { question: Some("Quanto é dois mais dois?"), ..key };
    assert_eq!(school.change(&text, false).unwrap().unwrap().question.version, 2);
    let bank = school.database.bank(school.ana.actor().school);
    let kept: Vec<_> = bank.earlier(school.question).map(|text| text.statement.as_str().to_owned()).collect();
    assert_eq!(kept, ["Quanto é 2 + 2?"]);
}

#[test]
fn a_key_is_corrected_in_the_versions_with_the_same_options_too() {
    let school = School::new();
    let change = |form: QuestionChangeForm<'_>| school.change(&form, false).unwrap();
    let nothing = QuestionChangeForm::default();
    let key = QuestionChangeForm { correct_answer: Some("A"), ..nothing };
    // Answered with other options, then with these, then a comma is mended.
    school.answer(2);
    change(QuestionChangeForm { options: [None, Some("dois"), None, None], ..nothing });
    school.answer(30);
    change(QuestionChangeForm { question: Some("Quanto é dois mais dois?"), ..nothing });
    let asked = school.change(&key, false).unwrap_err();
    assert_eq!(
        asked.to_string(),
        "Esta questão já foi respondida 30 vezes. Com o novo gabarito, os resultados serão corrigidos; pontos já ganhos ficam. \
         Outras 2 respostas, de versões com outras alternativas ou outro gabarito, ficam como estão."
    );
    let hits = || -> Vec<u32> {
        let bank = school.database.bank(school.ana.actor().school);
        [1, 2].map(|id| bank.results_of(ClassSimulationId(id)).unwrap().tally.hits).to_vec()
    };
    assert_eq!(hits(), [0, 0]);
    school.change(&key, true).unwrap();
    assert_eq!(hits(), [0, 30], "all of them chose A");
    let told = "de D para A; 30 respostas foram corrigidas";
    assert!(school.told().ends_with(told), "{}", school.told());
    // Nobody answered these options: nothing is corrected, and it says so.
    change(QuestionChangeForm { options: [Some("um"), None, None, None], ..nothing });
    let back = QuestionChangeForm { correct_answer: Some("D"), ..nothing };
    let asked = school.change(&back, false).unwrap_err();
    assert_eq!(
        asked.to_string(),
        "Esta questão já foi respondida 32 vezes, em versões com outras alternativas ou outro gabarito: esses resultados ficam \
         como estão. O novo gabarito vale daqui em diante."
    );
    school.change(&back, true).unwrap();
    assert!(school.told().ends_with("nenhuma resposta foi corrigida"), "{}", school.told());
    assert_eq!(hits(), [0, 30]);
}

#[test]
fn a_change_that_changes_nothing_leaves_no_trace() {
    let school = School::new();
    let before = school.told();
    let same = QuestionChangeForm { question: Some(" Quanto é 2 + 2? "), ..QuestionChangeForm::default() };
    assert_eq!(school.change(&same, false).unwrap().unwrap().question.changed_at, None);
    assert_eq!(school.told(), before);
}

#[test]
fn whose_it_is_not_changes_nothing_and_is_told() {
    let school = School::new();
    let id = school.question;
    assert_eq!(school.by_professor(|tx, by| remove(tx, by, id)).unwrap(), None);
    assert_eq!(school.told(), format!("tentou sem permissão: excluir a questão {id}"));
    let put_aside = school.by_professor(|tx, by| set_status(tx, by, &[id], Status::Inativa));
    assert_eq!(put_aside.unwrap(), None);
    assert_eq!(school.by_ana(|tx, by| set_status(tx, by, &[id, id], Status::Inativa)).unwrap(), Some(1));
    assert_eq!(school.told(), format!("desativou a questão {id}"));
}

#[test]
fn what_was_answered_is_neither_deleted_nor_a_draft() {
    let school = School::new();
    let id = school.question;
    school.answer(1);
    let kept = school.by_ana(|tx, by| remove(tx, by, id)).unwrap_err();
    assert!(matches!(kept, QuestionError::Kept(Kept::Answered)), "{kept:?}");
    let draft = school.by_ana(|tx, by| set_status(tx, by, &[id], Status::Rascunho)).unwrap_err();
    assert!(matches!(draft, QuestionError::AnsweredDraft), "{draft:?}");
    let draft = school
        .by_ana(|tx, by| change(tx, by, id, (QuestionChangeForm::default(), Some(Status::Rascunho)), true));
    assert!(matches!(draft, Err(QuestionError::AnsweredDraft)), "{draft:?}");
}

#[test]
fn a_picture_is_kept_as_long_as_a_version_shows_it() {
    let school = School::new();
    let id = school.question;
    school.picture(1);
    school.picture(2);
    assert_eq!(school.files(), 1, "nobody has seen the first");
    school.answer(1);
    assert_eq!(school.picture(3).question.version, 2);
    assert_eq!(school.files(), 2, "who answered saw the second");
    let bare = school.by_ana(|tx, by| image::remove(tx, by, id)).unwrap().unwrap();
    assert_eq!((bare.question.about.image, bare.question.version), (None, 3));
    assert_eq!(school.files(), 2);
    let new = School::new();
    new.picture(1);
    new.by_ana(|tx, by| remove(tx, by, new.question)).unwrap().unwrap();
    assert_eq!(new.files(), 0, "it goes with its question");
    // With its simulation goes what was answered.
    let only = ClassSimulationId(1);
    school.by_ana(|tx, _| {
        tx.class_simulations().take_back(only, &[(id, 1)]).unwrap();
        tx.class_simulations().remove_class_simulation(only).unwrap();
    });
    school.by_ana(|tx, by| remove(tx, by, id)).unwrap().unwrap();
    assert_eq!(school.files(), 0, "those of all its versions");
}

#[test]
fn the_same_picture_sent_again_changes_nothing() {
    let school = School::new();
    school.picture(1);
    school.answer(1);
    let (before, told) = (school.picture(2), school.told());
    let again = school.picture(2);
    assert_eq!((&again.question, school.files(), school.told()), (&before.question, 2, told));
    let file = NewFile { kind: MediaType::Png, sha256: [2; 32], bytes: vec![2] };
    let described = |alt: &str| {
        school.by_ana(|tx, by| image::set(tx, by, school.question, (&file, alt.parse().unwrap())))
    };
    let image = described("um gráfico").unwrap().unwrap().question.about.image.unwrap();
    let before = before.question.about.image.unwrap();
    assert_eq!((image.file, image.alt.as_str()), (before.file, "um gráfico"));
}
