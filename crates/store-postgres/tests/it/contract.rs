//! The contracts that every store has to pass.

use application::gate::session::LiveSession;
use application::testing::{DATABASE_SUITE, PUPIL_SUITE};
use application::tx::database::SchoolTx;
use chrono::DateTime;
use ideb_core::testing::SCHOOL_SUITE as INDEX_SUITE;
use kernel::SubjectId;
use learning_style::testing::{LEARNING_SUITE, Setting as LearningSetting};
use lesson_planning::testing::PLANS_SUITE;
use quiz_engine::class_simulation::store::ClassSimulations;
use quiz_engine::play::store::Quizzes;
use quiz_engine::play::{Kind, NewQuiz, Pace, Toward};
use quiz_engine::question::Level;
use quiz_engine::question::store::{Entered, Questions};
use quiz_engine::testing::{BANK_SUITE, QUIZ_SUITE, QuizStores, SIMULATION_SUITE, Setting, Stores, sum};
use school_management::classes::subject::SubjectForm;
use school_management::testing::SCHOOL_SUITE;

use crate::pupils::{add, add_class, pupil, typed};
use crate::world::{World, user};

#[test]
fn postgres_keeps_the_contract_of_a_schools_index() {
    let world = World::new();
    for ((name, test), letter) in INDEX_SUITE.into_iter().zip('a'..) {
        println!("{name}");
        let school = world.school(&format!("{letter}-marina"));
        let mut tx = world.begin(&school);
        test(tx.ideb(), user(&school));
        tx.commit().unwrap();
    }
}

#[test]
fn postgres_keeps_the_contract_of_a_school() {
    let world = World::new();
    let school = world.school("marina");
    for (name, test) in SCHOOL_SUITE {
        println!("{name}");
        // Each is rolled back, and so finds the school as it registered.
        test(world.begin(&school).school(), user(&school));
    }
}

#[test]
fn postgres_keeps_the_contract_of_a_bank_of_questions() {
    let world = World::new();
    let school = world.school("marina");
    for (name, test) in BANK_SUITE {
        println!("{name}");
        let mut tx = world.begin(&school);
        let subjects = ["Matemática", "Arte"].map(|name| -> SubjectId {
            let form = SubjectForm { name, description: "", stage: "anos_iniciais", active: true };
            tx.school().add_subject(&form.parse().unwrap()).unwrap().id
        });
        // Each is rolled back, and so finds no question.
        test(tx.questions(), subjects, user(&school));
    }
}

#[test]
fn postgres_keeps_the_contract_of_lesson_plans() {
    let world = World::new();
    let school = world.school("marina");
    let of = setting(&world, &school);
    for (name, test) in PLANS_SUITE {
        println!("{name}");
        // Each is rolled back, and so finds no plan.
        let mut tx = world.begin(&school);
        let question = sum(of.subject, 3);
        let entered = Entered { by: of.by, at: DateTime::UNIX_EPOCH };
        let question = tx.questions().add_questions(&[question], entered).unwrap()[0];
        test(tx.plans(), of.class, question, of.by);
    }
}

#[test]
fn postgres_keeps_the_contract_of_how_pupils_study() {
    let world = World::new();
    let school = world.school("marina");
    let of = setting(&world, &school);
    for (name, test) in LEARNING_SUITE {
        println!("{name}");
        // Each is rolled back, and so finds nothing.
        let mut tx = world.begin(&school);
        let entered = Entered { by: of.by, at: DateTime::UNIX_EPOCH };
        let question = tx.questions().add_questions(&[sum(of.subject, 3)], entered).unwrap()[0];
        let toward = Toward {
            student: of.pupils[0],
            class: Some(of.class),
            subject: Some(of.subject),
            kind: Kind::Quiz,
            level: Level::Misto,
            pace: Pace::Normal,
        };
        let new = NewQuiz { toward, questions: vec![question] };
        let quiz = tx.quizzes().add_quiz(&new, DateTime::UNIX_EPOCH).unwrap();
        test(tx.learning(), LearningSetting { pupils: of.pupils, quiz, question, by: of.by });
    }
}

struct Open(Box<dyn SchoolTx>);

impl Stores for Open {
    fn questions(&mut self) -> &mut dyn Questions {
        self.0.questions()
    }

    fn simulations(&mut self) -> &mut dyn ClassSimulations {
        self.0.class_simulations()
    }
}

impl QuizStores for Open {
    fn questions(&mut self) -> &mut dyn Questions {
        self.0.questions()
    }

    fn quizzes(&mut self) -> &mut dyn Quizzes {
        self.0.quizzes()
    }
}

/// A class of two pupils, and a subject.
fn setting(world: &World, school: &LiveSession) -> Setting {
    let class = add_class(world, school, "5º A", None);
    let new = ["1", "2"].map(|number| pupil(number, "Bia", Some(class), typed()));
    let pupils = add(world, school, &new);
    let subject = world.within(school, |tx| {
        let form = SubjectForm { name: "Matemática", description: "", stage: "anos_iniciais", active: true };
        Ok(tx.school().add_subject(&form.parse().unwrap())?.id)
    });
    Setting { subject: subject.unwrap(), class, pupils: [pupils[0], pupils[1]], by: user(school) }
}

#[test]
fn postgres_keeps_the_contract_of_simulations_of_a_class() {
    let world = World::new();
    let school = world.school("marina");
    let of = setting(&world, &school);
    for (name, test) in SIMULATION_SUITE {
        println!("{name}");
        // Each is rolled back, and so finds no question.
        test(&mut Open(world.begin(&school)), of);
    }
}

#[test]
fn postgres_keeps_the_contract_of_pupils_quizzes() {
    let world = World::new();
    let school = world.school("marina");
    let of = setting(&world, &school);
    for (name, test) in QUIZ_SUITE {
        println!("{name}");
        // Each is rolled back, and so finds no question.
        test(&mut Open(world.begin(&school)), of);
    }
}

#[test]
fn postgres_keeps_the_contract_of_a_database() {
    for (name, test) in DATABASE_SUITE.into_iter().chain(PUPIL_SUITE) {
        println!("{name}");
        test(&World::new().postgres);
    }
}
