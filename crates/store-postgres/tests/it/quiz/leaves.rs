//! What quizzes leave with questions and pupils.

use diesel::connection::SimpleConnection;
use quiz_engine::play::{Given, Turned};
use quiz_engine::question::Letter::{A, B, C, D};
use quiz_engine::statistics::Counts;

use super::days;
use crate::question_turns::School;

#[test]
fn statistics_count_each_pupils_first_answer_in_quizzes() {
    let school = School::new();
    let [one, other] = [school.pupils[0], school.pupils[1]];
    school.plays_whole(one, [B, C], days(0));
    // What was remembered says nothing.
    school.plays_whole(one, [C, C], days(1));
    let running = school.plays(other, days(0));
    school.says(running, 0, D).unwrap();
    let groups = |place: usize| {
        school.world.view(&school.ana).questions().answer_groups(school.questions[place]).unwrap()
    };
    assert_eq!(groups(0).all, Counts { options: [0, 1, 0, 1], blank: 0 });
    assert_eq!(groups(1).all, Counts { options: [0, 0, 1, 0], blank: 0 });
    // Beside what a class marked on paper.
    let id = school.started(&school.questions);
    school.done(&|school, tx| school.write(tx, id, 0, quiz_engine::class_simulation::Mark::A));
    school.done(&|school, tx| {
        let by = crate::question_turns::by(&school.ana);
        application::class_simulations::finish(tx, by, id).unwrap().unwrap();
    });
    assert_eq!(groups(0).all.answers(), 3);
    school.done(&|school, tx| school.rewrite(tx));
    assert_eq!(groups(0).all.answers(), 0, "of the text that is asked now");
}

#[test]
fn an_answer_that_came_too_late_chose_nothing() {
    let school = School::new();
    let id = school.plays(school.pupils[0], days(0));
    school.done(&|school, tx| {
        let question = school.questions[0];
        let turn = tx.quizzes().hold_turn(id, question).unwrap().unwrap();
        let late = turn.quiz.started_at + chrono::TimeDelta::milliseconds(33_100);
        let given = Given { question, letter: Some(C), waited: false };
        let day = kernel::Day::on(late.date_naive());
        let Ok(Turned::First(effects)) = turn.answer(given, late, day) else { panic!("no first answer") };
        tx.quizzes().put_answer(&effects).unwrap();
    });
    let answer = school.quiz(id).unwrap().asked[0].answer.unwrap();
    assert_eq!((answer.said, answer.correct, answer.points), (Some(C), false, 0));
    let groups = school.world.view(&school.ana).questions().answer_groups(school.questions[0]).unwrap();
    assert_eq!(groups.all, Counts { options: [0; 4], blank: 1 });
}

#[test]
fn nothing_that_is_kept_contradicts_another() {
    let school = School::new();
    let mut admin = school.world.admin();
    let id = school.plays_whole(school.pupils[0], [C, A], days(0));
    for wrong in [
        "UPDATE quiz_answers SET points = 16",
        "UPDATE quiz_answers SET correct = false, points = 10",
        "UPDATE quiz_answers SET gains = 16",
        "UPDATE quizzes SET hits = 3",
        "UPDATE quizzes SET hits = NULL",
        "UPDATE quizzes SET state = 'em_andamento'",
        "UPDATE student_skills SET mastery = 1000001",
        "UPDATE student_misses SET step = 4",
        "UPDATE student_records SET hits = -1",
        "UPDATE student_standings SET hits = answers + 1",
    ] {
        assert!(admin.batch_execute(wrong).is_err(), "{wrong}");
    }
    assert!(school.quiz(id).is_some());
}
