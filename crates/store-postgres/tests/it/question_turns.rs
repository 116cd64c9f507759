//! Who changes questions, asks them, types what was answered or has it count waits for whoever does so at the same time, and goes by
//! what they find then. Who holds several questions takes them by number, and before a simulation.

use application::class_simulations::{finish, remove, reopen, start, type_cells};
use application::classes::class::By;
use application::gate::session::LiveSession;
use application::questions::import::{ImportError, import};
use application::questions::question::{change, set_status};
use application::spreadsheet::OpenedFile;
use application::tx::database::{SchoolTx, in_school};
use kernel::{ClassId, ClassSimulationId, Contents, PersonId, QuestionId, StoreError, SubjectId};
use quiz_engine::class_simulation::{CellChange, ClassSimulation, Mark, StartForm};
use quiz_engine::question::store::Entered;
use quiz_engine::question::{QuestionChangeForm, Status};
use quiz_engine::testing::sum;
use school_management::classes::subject::SubjectForm;

use crate::pupils::{add, add_class, committing, open, pupil, second, typed};
use crate::world::{World, at, texts, user};

pub fn by(of: &LiveSession) -> By<'_> {
    By { actor: of.actor(), now: at(3) }
}

/// A school with a class of two pupils and two questions, whose key is C.
pub struct School {
    pub world: World,
    pub ana: LiveSession,
    pub class: ClassId,
    pub pupils: Vec<PersonId>,
    pub subject: SubjectId,
    pub questions: Vec<QuestionId>,
}

impl School {
    pub fn new() -> Self {
        let world = World::new();
        let ana = world.school("ana");
        let class = add_class(&world, &ana, "5º A", None);
        let new = ["1", "2"].map(|number| pupil(number, "Bia", Some(class), typed()));
        let pupils = add(&world, &ana, &new);
        let form = SubjectForm { name: "Matemática", description: "", stage: "anos_iniciais", active: true };
        let subject = world.within(&ana, |tx| tx.school().add_subject(&form.parse().unwrap())).unwrap().id;
        let new = [sum(subject, 1), sum(subject, 2)];
        let entered = Entered { by: user(&ana), at: at(1) };
        let questions = world.within(&ana, |tx| tx.questions().add_questions(&new, entered)).unwrap();
        Self { world, ana, class, pupils, subject, questions }
    }

    /// Done in a transaction of its own, which the answer commits.
    pub fn begun<T>(&self, work: impl FnOnce(&mut dyn SchoolTx) -> T) -> impl FnOnce() {
        let mut tx = self.world.begin(&self.ana);
        work(&mut *tx);
        move || tx.commit().unwrap()
    }

    pub fn within<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut dyn SchoolTx) -> Result<T, E>,
    ) -> Result<T, E> {
        in_school(&self.world.postgres, self.ana.scope(), work)
    }

    /// Done in a transaction of its own, and committed.
    pub fn done(&self, work: &Work<'_>) {
        let work = |tx: &mut dyn SchoolTx| -> Result<(), StoreError> {
            work(self, tx);
            Ok(())
        };
        self.within(work).unwrap();
    }

    /// Begins a printed test of these questions, in this order.
    fn start(&self, tx: &mut dyn SchoolTx, these: &[QuestionId]) -> ClassSimulationId {
        let form = StartForm {
            class: Some(self.class),
            subject: Some(self.subject),
            kind: "impressa",
            questions: 1,
            difficulty: "misto",
            skill: None,
            these: Some(these),
        };
        start(tx, by(&self.ana), form, 7).unwrap().unwrap().id
    }

    pub fn started(&self, these: &[QuestionId]) -> ClassSimulationId {
        self.within(|tx| Ok::<_, StoreError>(self.start(tx, these))).unwrap()
    }

    /// Types a cell that nobody has typed yet.
    pub fn write(&self, tx: &mut dyn SchoolTx, id: ClassSimulationId, place: usize, to: Mark) {
        let ordinal = i64::try_from(place).unwrap() + 1;
        let cell = CellChange { student: self.pupils[0], ordinal, to: Some(to), was: None };
        type_cells(tx, by(&self.ana), id, &[cell]).unwrap().unwrap();
    }

    /// Has another letter be the right one.
    pub fn correct(&self, tx: &mut dyn SchoolTx, letter: &str) {
        let key = QuestionChangeForm { correct_answer: Some(letter), ..QuestionChangeForm::default() };
        change(tx, by(&self.ana), self.questions[0], (key, None), true).unwrap().unwrap();
    }

    pub fn rewrite(&self, tx: &mut dyn SchoolTx) {
        let text = QuestionChangeForm { question: Some("Quanto é 2 + 3?"), ..QuestionChangeForm::default() };
        change(tx, by(&self.ana), self.questions[0], (text, None), true).unwrap().unwrap();
    }

    pub fn simulation(&self, id: ClassSimulationId) -> ClassSimulation {
        self.world.view(&self.ana).class_simulations().class_simulation(id).unwrap().unwrap()
    }

    /// The hits that lists tell, and those of each pupil's result.
    fn hits(&self) -> Vec<String> {
        let hits = "SELECT s.hits || ' ' || coalesce(string_agg(p.correct_answers::text, ' '), '') AS text
            FROM class_simulations s LEFT JOIN student_performance p ON p.simulation_id = s.id GROUP BY s.id, s.hits";
        texts(&mut self.world.admin(), hits)
    }

    /// Whether nobody holds the row.
    fn is_free(&self, table: &str, id: i64) -> bool {
        let free = format!("SELECT 'x' AS text FROM {table} WHERE id = {id} FOR UPDATE SKIP LOCKED");
        !texts(&mut self.world.admin(), &free).is_empty()
    }
}

/// What somebody does in a transaction.
pub type Work<'a> = dyn Fn(&School, &mut dyn SchoolTx) + Sync + 'a;
/// How a simulation ends, or begins again.
type End = dyn Fn(&School, &mut dyn SchoolTx, ClassSimulationId) + Sync;

#[test]
fn of_two_who_type_into_a_pupils_line_at_once_neither_takes_back_what_the_other_typed() {
    let school = School::new();
    let id = school.started(&school.questions);
    let first = school.begun(|tx| school.write(tx, id, 0, Mark::A));
    second(&school.world, first, || school.done(&|school, tx| school.write(tx, id, 1, Mark::B)));
    let simulation = school.simulation(id);
    assert_eq!((simulation.sheets[0].marks.to_string().as_str(), simulation.revision), ("AB", 2));
}

#[test]
fn what_a_simulation_leaves_goes_by_the_key_that_is_corrected_as_it_ends() {
    let ends = |school: &School, tx: &mut dyn SchoolTx, id| {
        finish(tx, by(&school.ana), id).unwrap().unwrap();
    };
    // One that is over has the question answered, so that another key is a correction.
    for finishes_first in [true, false] {
        let school = School::new();
        let id = school.started(&school.questions[..1]);
        school.done(&|school, tx| school.write(tx, id, 0, Mark::B));
        let (first, later): (Box<Work<'_>>, Box<Work<'_>>) = {
            let finishing = move |school: &School, tx: &mut dyn SchoolTx| ends(school, tx, id);
            let correcting = |school: &School, tx: &mut dyn SchoolTx| school.correct(tx, "B");
            if finishes_first {
                (Box::new(finishing), Box::new(correcting))
            } else {
                (Box::new(correcting), Box::new(finishing))
            }
        };
        let first = school.begun(|tx| first(&school, tx));
        second(&school.world, first, || school.done(&later));
        assert_eq!(school.hits(), ["1 1"], "finishes first: {finishes_first}");
    }
}

#[test]
fn a_class_reads_what_it_was_asked_whatever_is_written_as_it_begins() {
    let read = |school: &School, id| {
        let question = school.world.view(&school.ana).questions().question(school.questions[0]);
        let question = question.unwrap().unwrap();
        let texts = school.world.view(&school.ana).class_simulations().asked_texts(id).unwrap();
        (question.version, texts[0].text.statement.as_str().to_owned())
    };
    let school = School::new();
    let mut id = None;
    let first = school.begun(|tx| id = Some(school.start(tx, &school.questions)));
    second(&school.world, first, || school.done(&|school, tx| school.rewrite(tx)));
    assert_eq!(read(&school, id.unwrap()), (2, "Quanto é 2 + 1?".to_owned()));

    let school = School::new();
    let first = school.begun(|tx| school.rewrite(tx));
    let id = second(&school.world, first, || school.started(&school.questions));
    assert_eq!(read(&school, id), (1, "Quanto é 2 + 3?".to_owned()));
}

#[test]
fn of_two_imports_of_one_file_the_second_finds_all_of_it_there() {
    let school = School::new();
    let file = |text: &str| {
        let contents = Contents::Text(text.to_owned());
        OpenedFile { contents, encoding: None, delimiter: None }
    };
    let lines = file("Quanto é 5 + 1?|6|2|3|4|A|fácil|\nQuanto é 5 + 2?|1|7|3|4|B|fácil|\n");
    let importing = |tx: &mut dyn SchoolTx| import(tx, by(&school.ana), &lines, school.subject);
    let first = school.begun(|tx| importing(tx).unwrap());
    let report = second(&school.world, first, || school.within(importing)).unwrap();
    let counts = report.plan.counts();
    assert_eq!((counts.new, counts.known), (0, 2));

    // A file is read before anybody's turn comes.
    let _first = school.begun(|tx| tx.questions().hold_imports().unwrap());
    let nothing = school.within(|tx| import(tx, by(&school.ana), &file("# Somas\n"), school.subject));
    assert!(matches!(nothing, Err(ImportError::NoQuestions(_))), "{nothing:?}");
}

#[test]
fn who_holds_several_questions_takes_them_by_number_and_before_the_simulation() {
    let ended: [(&str, bool, &End); 3] = [
        ("finish", false, &|school, tx, id| drop(finish(tx, by(&school.ana), id).unwrap())),
        ("reopen", true, &|school, tx, id| drop(reopen(tx, by(&school.ana), id).unwrap())),
        ("remove", true, &|school, tx, id| remove(tx, by(&school.ana), id).unwrap().unwrap()),
    ];
    let [lower, upper] = [0, 1];
    for (name, is_over, end) in ended {
        let school = School::new();
        let id = school.started(&[school.questions[upper], school.questions[lower]]);
        school.done(&|school, tx| school.write(tx, id, 0, Mark::C));
        if is_over {
            school.done(&|school, tx| drop(finish(tx, by(&school.ana), id).unwrap()));
        }
        waits_for_the_lower(&school, name, Some(id), &|school, tx| end(school, tx, id));
    }
    let all: [(&str, &Work<'_>); 2] = [
        ("start", &|school, tx| {
            school.start(tx, &[school.questions[upper], school.questions[lower]]);
        }),
        ("set_status", &|school, tx| {
            let ids = [school.questions[upper], school.questions[lower]];
            assert_eq!(set_status(tx, by(&school.ana), &ids, Status::Inativa).unwrap(), Some(2));
        }),
    ];
    for (name, work) in all {
        waits_for_the_lower(&School::new(), name, None, work);
    }
}

/// Whoever waits for a question holds neither what comes after it nor the simulation.
fn waits_for_the_lower(school: &School, name: &str, of: Option<ClassSimulationId>, work: &Work<'_>) {
    let [lower, upper] = [school.questions[0], school.questions[1]];
    let held = open(&school.world, &format!("SELECT id FROM questions WHERE id = {lower} FOR UPDATE"));
    let meanwhile = || {
        assert!(school.is_free("questions", upper.0), "{name} took the later question first");
        if let Some(id) = of {
            assert!(school.is_free("class_simulations", id.0), "{name} took the simulation first");
        }
        committing(held)();
    };
    second(&school.world, meanwhile, || school.done(work));
}
