//! What is read of many simulations takes as few statements as of one.

use application::class_simulations::{answer, finish, seen, start};
use quiz_engine::class_simulation::{ClassSimulation, Mark, StartForm};
use quiz_engine::question::Letter;

use crate::question_turns::{School, by};
use crate::world::{count_statements, statements};

impl School {
    /// A test on paper that is over.
    fn printed(&self) {
        let id = self.started(&self.questions);
        self.done(&|school, tx| school.write(tx, id, 0, Mark::A));
        self.done(&|school, tx| drop(finish(tx, by(&school.ana), id).unwrap()));
    }

    /// One question before the projector, answered.
    fn projected(&self) {
        self.done(&|school, tx| {
            let form = StartForm {
                class: Some(school.class),
                subject: Some(school.subject),
                kind: "projetada",
                questions: 1,
                difficulty: "misto",
                skill: None,
                these: Some(&school.questions[1..]),
            };
            let id = start(tx, by(&school.ana), form, 7).unwrap().unwrap().id;
            answer(tx, by(&school.ana), id, (1, Some(Letter::C), 3)).unwrap();
            finish(tx, by(&school.ana), id).unwrap();
        });
    }

    fn latest(&self) -> Vec<ClassSimulation> {
        self.world.view(&self.ana).class_simulations().latest_concluded(self.class, None, 10).unwrap()
    }
}

#[test]
fn the_skills_of_many_simulations_take_as_few_statements_as_those_of_one() {
    count_statements();
    let school = School::new();
    let taken = |simulations: usize| {
        statements(|| {
            let mut view = school.world.view(&school.ana);
            let person = &school.ana.actor().person;
            let skills = seen::skills(view.as_mut(), person, school.class, None).unwrap().unwrap();
            assert_eq!(skills.simulations, simulations);
        })
    };
    school.printed();
    let one = taken(1);
    for _ in 0..3 {
        school.printed();
    }
    school.projected();
    assert_eq!(taken(5), one);
    let latest = school.latest();
    let whole =
        |of: &ClassSimulation| (of.asked.len(), of.sheets.iter().map(|it| it.marks.to_string()).collect());
    let expected: [(usize, Vec<String>); 2] = [(1, Vec::new()), (2, vec!["A.".to_owned(), "..".to_owned()])];
    assert_eq!((whole(&latest[0]), whole(&latest[1])), (expected[0].clone(), expected[1].clone()));
    for simulation in latest {
        assert_eq!(school.simulation(simulation.id), simulation);
    }
}
