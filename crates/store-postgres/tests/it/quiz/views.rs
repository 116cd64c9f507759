//! What screens read of quizzes.

use diesel::connection::SimpleConnection;
use kernel::{PersonId, QuizId, StoreError};
use quiz_engine::play::view::{Missed, QuizPage, Reached};
use quiz_engine::progress::{Achievement, Listed};
use quiz_engine::question::Letter::{A, C};

use super::days;
use crate::question_turns::School;
use crate::world::{count_statements, statements};

#[test]
fn a_pupils_quizzes_are_read_in_parts_the_newest_first() {
    count_statements();
    let school = School::new();
    let pupil = school.pupils[0];
    let mut played: Vec<QuizId> = (0..4).map(|day| school.plays_whole(pupil, [C, A], days(day))).collect();
    school.plays_whole(school.pupils[1], [C, C], days(9));
    played.reverse();
    let mut view = school.world.view(&school.ana);
    let mut read = |limit, before| {
        let quizzes = view.quizzes().quizzes_of(pupil, QuizPage { limit, before }).unwrap();
        quizzes.iter().map(|quiz| quiz.id).collect::<Vec<_>>()
    };
    assert_eq!(read(10, None), played);
    assert_eq!(read(2, None), played[..2]);
    assert_eq!(read(2, Some(played[1])), played[2..]);
    assert_eq!(read(2, Some(played[3])), []);
    assert_eq!(statements(|| drop(read(1, None))), statements(|| drop(read(4, None))), "however many");
    for id in played {
        assert_eq!(school.quiz(id).unwrap().asked.len(), 2);
    }
}

#[test]
fn a_ranking_has_those_of_the_class_who_finished_a_quiz_and_did_not_leave_it() {
    let school = School::new();
    let [one, other] = [school.pupils[0], school.pupils[1]];
    school.plays_whole(one, [C, C], days(0));
    school.plays_whole(other, [C, A], days(0));
    let listed = |subject| school.world.view(&school.ana).quizzes().listed(school.class, subject).unwrap();
    let both = [Listed { student: one, points: 30 }, Listed { student: other, points: 15 }];
    assert_eq!(listed(None), both);
    assert_eq!(listed(Some(school.subject)), both);
    assert_eq!(listed(Some(kernel::SubjectId(i64::MAX))), []);
    for left in [
        format!("UPDATE students SET in_ranking = false WHERE id = {one}"),
        format!("UPDATE students SET in_ranking = true; UPDATE people SET active = false WHERE id = {one}"),
    ] {
        school.world.admin().batch_execute(&left).unwrap();
        assert_eq!(listed(None), both[1..], "{left}");
    }
}

#[test]
fn what_a_pupil_reached_knows_and_missed_is_told() {
    let school = School::new();
    let [pupil, other] = [school.pupils[0], school.pupils[1]];
    school.plays_whole(pupil, [C, A], days(0));
    let mut view = school.world.view(&school.ana);
    let reached = view.quizzes().reached(pupil).unwrap();
    let [(class, subject, standing)] = reached.standings[..] else { panic!("{reached:?}") };
    assert_eq!((class, subject), (Some(school.class), school.subject));
    assert_eq!((standing.points, standing.tally.hits, standing.best_streak), (15, 1, 1));
    assert_eq!((reached.record.quizzes, reached.record.played.skills), (1, 1));
    assert_eq!(reached.achievements.iter().map(|(it, _)| *it).collect::<Vec<_>>(), [Achievement::FirstQuiz]);
    let known = view.quizzes().skills_known(pupil).unwrap();
    let [of_skill] = &known[..] else { panic!("{known:?}") };
    assert_eq!((of_skill.subject, of_skill.skill.known.tally.answers), (school.subject, 2));
    assert_eq!(of_skill.skill.skill.subject, "Matemática");
    let missed = view.quizzes().missed(pupil).unwrap();
    let [Missed { question, subject, .. }] = missed[..] else { panic!("{missed:?}") };
    assert_eq!((question, subject), (school.questions[1], school.subject));
    assert_eq!(view.quizzes().reached(other).unwrap(), Reached::default());
    assert_eq!(view.quizzes().skills_known(other).unwrap(), []);
}

#[test]
fn those_of_a_class_who_play_now_are_told() {
    let school = School::new();
    let [one, other] = [school.pupils[0], school.pupils[1]];
    let later = school.plays(other, days(0));
    school.plays_whole(one, [C, C], days(0));
    let first = school.plays(one, days(1));
    let playing = || -> Vec<(PersonId, QuizId)> {
        let quizzes = school.world.view(&school.ana).quizzes().playing(school.class).unwrap();
        quizzes.iter().map(|quiz| (quiz.toward.student, quiz.id)).collect()
    };
    assert_eq!(playing(), [(one, first), (other, later)]);
    school
        .within::<_, StoreError>(|tx| {
            let (quiz, before) = tx.quizzes().hold_quiz(first)?.unwrap();
            tx.quizzes().close_quiz(&quiz.give_up(&before, days(2)).unwrap())
        })
        .unwrap();
    assert_eq!(playing(), [(other, later)]);
}
