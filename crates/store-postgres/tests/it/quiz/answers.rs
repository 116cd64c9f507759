//! An answer is the hot path: how often it asks the database.

use kernel::StoreError;
use quiz_engine::question::Letter;

use super::days;
use crate::question_turns::School;
use crate::world::{count_statements, planned, statements};

#[test]
fn an_answer_takes_four_round_trips_and_no_statement_is_planned_twice() {
    count_statements();
    let school = School::new();
    let quizzes = [school.plays(school.pupils[0], days(0)), school.plays(school.pupils[1], days(0))];
    let mut answers = Vec::new();
    // In a transaction each, on whichever connection the pool gives: it has four.
    for (id, place) in [(quizzes[0], 0), (quizzes[0], 1), (quizzes[1], 0), (quizzes[1], 1)] {
        let (mut sent, mut prepared) = (0, 0);
        sent += statements(|| prepared += planned(|| drop(school.says(id, place, Letter::C))));
        answers.push((sent, prepared));
    }
    let first = answers.iter().filter(|(_, prepared)| *prepared == 2).count();
    assert!(first >= 1, "the statements are prepared: {answers:?}");
    assert!(answers.iter().all(|(_, prepared)| [0, 2].contains(prepared)), "{answers:?}");
    // Begin and scope, load, save, commit.
    assert!(answers.iter().all(|(sent, _)| *sent == 4), "{answers:?}");
    let again = || drop(school.says(quizzes[0], 0, Letter::C));
    assert_eq!(statements(again), 3, "what was said before is told again and saves nothing");
}

#[test]
fn what_is_prepared_once_serves_every_answer_on_a_connection() {
    count_statements();
    let school = School::new();
    let id = school.plays(school.pupils[0], days(0));
    let both = |tx: &mut dyn application::tx::database::SchoolTx| -> Result<usize, StoreError> {
        let mut say =
            |place: usize| planned(|| drop(super::say(tx, id, school.questions[place], Letter::C).unwrap()));
        say(0);
        Ok(say(1))
    };
    assert_eq!(school.within(both).unwrap(), 0);
}
