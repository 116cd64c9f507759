//! Who answers, begins and changes what is asked at the same time.

use application::pupils::erasure::erase;
use application::quiz::reached::set_in_ranking;
use kernel::{Day, StoreError};
use quiz_engine::play::{Given, Pace, Player, Refusal, State, Turned};
use quiz_engine::question::Letter::{A, B, C};
use quiz_engine::question::store::Entered;
use quiz_engine::testing::sum;

use super::{days, finish, say};
use crate::pupils::second;
use crate::question_turns::{School, by};
use crate::world::{at, texts, user};

#[test]
fn of_two_answers_at_once_the_second_hears_what_the_first_was_worth() {
    for (letter, same) in [(C, true), (B, false)] {
        let school = School::new();
        let id = school.plays(school.pupils[0], days(0));
        let first = school.begun(|tx| say(tx, id, school.questions[0], C).unwrap());
        let told = second(&school.world, first, || school.says(id, 0, letter));
        match told {
            Ok(Turned::Again(known)) => assert!(same && known.points == 15, "{known:?}"),
            Err(Refusal::Answered(said)) => assert!(!same && said == Some(C)),
            other => panic!("{letter:?}: {other:?}"),
        }
        assert_eq!(school.quiz(id).unwrap().counters().score, 15);
    }
}

#[test]
fn an_answer_sent_twenty_times_at_once_is_one_row_and_one_score() {
    let school = School::new();
    let id = school.plays(school.pupils[0], days(0));
    for place in [0, 1] {
        std::thread::scope(|scope| {
            let sent: Vec<_> = (0..20).map(|_| scope.spawn(|| school.says(id, place, C))).collect();
            let told: Vec<_> = sent.into_iter().map(|it| it.join().unwrap().unwrap()).collect();
            let first = told.iter().filter(|it| matches!(it, Turned::First(_))).count();
            assert_eq!(first, 1, "{told:?}");
            let points = |turned: &Turned| match turned {
                Turned::First(effects) => effects.answer.points,
                Turned::Again(known) => known.points,
            };
            assert!(told.iter().all(|it| points(it) == 15), "{told:?}");
        });
    }
    let kept = "SELECT count(*) || ' ' || sum(points) AS text FROM quiz_answers";
    assert_eq!(texts(&mut school.world.admin(), kept), ["2 30"]);
    let counted = "SELECT answers::text AS text FROM questions ORDER BY id";
    assert_eq!(texts(&mut school.world.admin(), counted), ["1", "1"]);
}

#[test]
fn of_two_quizzes_of_a_pupil_that_begin_at_once_one_is_on_its_way() {
    let school = School::new();
    let pupil = school.pupils[0];
    let first = school.begun(|tx| school.add_quiz(tx, pupil, days(0)).unwrap());
    let refused = second(&school.world, first, || school.within(|tx| school.add_quiz(tx, pupil, days(0))));
    assert!(matches!(&refused, Err(StoreError::Clash(name)) if name == "quizzes_one_running"), "{refused:?}");
    school.plays(school.pupils[1], days(0));
}

#[test]
fn an_answer_that_comes_as_the_quiz_is_given_up_finds_it_over() {
    let school = School::new();
    let id = school.plays(school.pupils[0], days(0));
    let gone = school.begun(|tx| {
        let (quiz, before) = tx.quizzes().hold_quiz(id).unwrap().unwrap();
        tx.quizzes().close_quiz(&quiz.give_up(&before, days(0)).unwrap()).unwrap();
    });
    let late = second(&school.world, gone, || school.says(id, 0, C));
    assert!(matches!(late, Err(Refusal::Abandoned)), "{late:?}");
}

#[test]
fn a_quiz_that_is_finished_twice_at_once_counts_once() {
    let school = School::new();
    let id = school.plays(school.pupils[0], days(0));
    for place in [0, 1] {
        school.says(id, place, C).unwrap();
    }
    let first = school.begun(|tx| finish(tx, id));
    let again = second(&school.world, first, || {
        school.within::<_, StoreError>(|tx| {
            let (quiz, before) = tx.quizzes().hold_quiz(id)?.unwrap();
            assert_eq!((quiz.state, before.record.quizzes), (State::Concluido, 1));
            Ok(quiz.finish(&before, days(1)).unwrap())
        })
    });
    assert_eq!(again.unwrap(), None);
    let standing = "SELECT points || ' ' || quizzes AS text FROM student_standings";
    assert_eq!(texts(&mut school.world.admin(), standing), ["30 1"]);
}

#[test]
fn who_writes_a_question_anew_waits_for_who_is_about_to_ask_it() {
    let school = School::new();
    let id = school.quiz_after(|tx| school.rewrite(tx));
    let quiz = school.quiz(id).unwrap();
    assert_eq!(quiz.asked[0].version, 1);
    let shown = school.world.view(&school.ana).quizzes().shown(id, school.questions[0]).unwrap().unwrap();
    assert_eq!(shown.statement, sum(school.subject, 1).data.text.statement, "what the pupil was asked");
    let now = "SELECT version::text AS text FROM questions ORDER BY id LIMIT 1";
    assert_eq!(texts(&mut school.world.admin(), now), ["2"], "though nobody has answered");
}

impl School {
    /// A quiz that has begun, and what was done while it did.
    fn quiz_after(
        &self,
        meanwhile: impl FnOnce(&mut dyn application::tx::database::SchoolTx) + Send,
    ) -> kernel::QuizId {
        let mut id = None;
        let first = self.begun(|tx| id = Some(self.add_quiz(tx, self.pupils[0], days(0)).unwrap()));
        second(&self.world, first, || {
            self.within::<_, StoreError>(|tx| {
                meanwhile(tx);
                Ok(())
            })
            .unwrap();
        });
        id.unwrap()
    }
}

#[test]
fn who_erases_a_pupil_that_answers_waits_and_neither_is_in_the_others_way() {
    let school = School::new();
    let (id, pupil) = (school.plays(school.pupils[0], days(0)), school.pupils[0]);
    let erased = || {
        school.within(|tx| erase(tx, by(&school.ana), pupil, "1")).unwrap();
    };
    // Between what is loaded and what is saved.
    let mut tx = school.world.begin(&school.ana);
    let turn = tx.quizzes().hold_turn(id, school.questions[0]).unwrap().unwrap();
    let given = Given { question: school.questions[0], letter: Some(A), waited: false };
    let Ok(Turned::First(effects)) = turn.answer(given, days(0), Day::on(days(0).date_naive())) else {
        panic!("no first answer")
    };
    let answered = move || {
        tx.quizzes().put_answer(&effects).unwrap();
        tx.commit().unwrap();
    };
    second(&school.world, answered, erased);
    assert_eq!(school.quiz(id), None);
    let other = school.plays(school.pupils[1], days(0));
    let gone = school.begun(|tx| erase(tx, by(&school.ana), school.pupils[1], "2").unwrap());
    let late = second(&school.world, gone, || {
        school.within::<_, StoreError>(|tx| tx.quizzes().hold_turn(other, school.questions[0])).unwrap()
    });
    assert_eq!(late, None);
    let left = "SELECT sum(n)::text AS text FROM (
        SELECT count(*) AS n FROM quizzes UNION ALL SELECT count(*) FROM quiz_questions
        UNION ALL SELECT count(*) FROM quiz_answers UNION ALL SELECT count(*) FROM student_skills
        UNION ALL SELECT count(*) FROM student_misses UNION ALL SELECT count(*) FROM student_records) all_of_it";
    assert_eq!(texts(&mut school.world.admin(), left), ["0"]);
    let counted = "SELECT answers::text AS text FROM questions ORDER BY id LIMIT 1";
    assert_eq!(
        texts(&mut school.world.admin(), counted),
        ["1"],
        "that it was answered stays with the question"
    );
}

#[test]
fn who_erases_a_pupil_that_begins_a_quiz_waits_and_neither_is_in_the_others_way() {
    let school = School::new();
    let pupil = school.pupils[0];
    let id = school.plays(pupil, days(0));
    let mut tx = school.world.begin(&school.ana);
    tx.quizzes().hold_player(pupil).unwrap();
    let begins = move || {
        let (quiz, before) = tx.quizzes().hold_quiz(id).unwrap().unwrap();
        tx.quizzes().close_quiz(&quiz.give_up(&before, days(0)).unwrap()).unwrap();
        tx.commit().unwrap();
    };
    second(&school.world, begins, || {
        school.within(|tx| erase(tx, by(&school.ana), pupil, "1")).unwrap();
    });
    assert_eq!(school.quiz(id), None);
}

#[test]
fn the_time_that_the_staff_set_stays_where_the_pupil_leaves_the_ranking_meanwhile() {
    let school = School::new();
    let pupil = school.pupils[0];
    let sets = school.begun(|tx| tx.quizzes().put_pace(pupil, Pace::Untimed).unwrap());
    second(&school.world, sets, || {
        school.within::<_, StoreError>(|tx| set_in_ranking(tx, pupil, false)).unwrap();
    });
    let kept = school.within::<_, StoreError>(|tx| tx.quizzes().player(pupil)).unwrap();
    assert_eq!(kept, Some(Player { pace: Pace::Untimed, in_ranking: false }));
}

#[test]
fn a_class_that_begins_together_asks_the_same_questions() {
    let school = School::new();
    let more = [sum(school.subject, 3), sum(school.subject, 4)];
    let entered = Entered { by: user(&school.ana), at: at(1) };
    school.within(|tx| tx.questions().add_questions(&more, entered)).unwrap();
    std::thread::scope(|scope| {
        for pupil in &school.pupils {
            scope.spawn(|| school.plays_whole(*pupil, [C, A], days(0)));
        }
    });
    let counted = "SELECT string_agg(answers::text, ' ' ORDER BY id) AS text FROM questions";
    assert_eq!(texts(&mut school.world.admin(), counted), ["2 2 0 0"]);
}
