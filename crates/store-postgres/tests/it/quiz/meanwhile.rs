//! What is changed while a pupil plays.

use application::questions::question::{QuestionError, remove, set_status};
use diesel::connection::SimpleConnection;
use kernel::StoreError;
use quiz_engine::play::{Kind, NewQuiz, Toward, Turned, Wanted};
use quiz_engine::question::Letter::{A, B, C};
use quiz_engine::question::{Kept, Level, Status};
use quiz_engine::testing::sum;

use super::days;
use crate::pupils::add_class;
use crate::question_turns::{School, by};
use crate::world::texts;

#[test]
fn a_question_that_is_written_anew_reads_on_as_it_was_asked() {
    let school = School::new();
    let (id, question) = (school.plays(school.pupils[0], days(0)), school.questions[0]);
    let explained =
        |school: &School| school.world.view(&school.ana).quizzes().explanation(id, question).unwrap();
    let before = explained(&school);
    assert_eq!(before, sum(school.subject, 1).data.explanation);
    school.done(&|school, tx| school.rewrite(tx));
    let shown = school.world.view(&school.ana).quizzes().shown(id, question).unwrap().unwrap();
    let asked = sum(school.subject, 1);
    assert_eq!((shown.statement, shown.options), (asked.data.text.statement, asked.data.text.options));
    assert_eq!(explained(&school), None, "it would explain another text");
    let Ok(Turned::First(effects)) = school.says(id, 0, C) else { panic!("no first answer") };
    assert!(effects.answer.correct);
    let other = school.world.view(&school.ana).quizzes().shown(id, kernel::QuestionId(i64::MAX)).unwrap();
    assert_eq!(other, None);
}

#[test]
fn a_question_that_is_put_aside_is_answered_and_asked_no_more() {
    let school = School::new();
    let id = school.plays(school.pupils[0], days(0));
    school
        .within(|tx| set_status(tx, by(&school.ana), &school.questions[..1], Status::Inativa).map(drop))
        .unwrap();
    assert!(matches!(school.says(id, 0, B), Ok(Turned::First(_))));
    let wanted =
        Wanted { subject: school.subject, level: Level::Misto, length: quiz_engine::play::Length::MOST };
    let there = school.within(|tx| tx.quizzes().quiz_candidates(school.pupils[0], wanted)).unwrap();
    assert_eq!(there.iter().map(|it| it.question).collect::<Vec<_>>(), [school.questions[1]]);
    assert_eq!(school.world.view(&school.ana).quizzes().missed(school.pupils[0]).unwrap(), []);
}

#[test]
fn a_question_that_a_quiz_asks_stays() {
    let school = School::new();
    let question = school.questions[0];
    school.plays(school.pupils[0], days(0));
    let kept = school.within(|tx| remove(tx, by(&school.ana), question).map(drop));
    assert!(matches!(&kept, Err(QuestionError::Kept(Kept::Asked))), "{kept:?}");
    assert!(school.world.view(&school.ana).questions().question_seen(question).unwrap().unwrap().asked);
}

#[test]
fn a_corrected_key_judges_what_is_answered_from_then_on_and_is_confirmed() {
    let school = School::new();
    let id = school.plays(school.pupils[0], days(0));
    assert!(matches!(school.says(id, 0, C), Ok(Turned::First(_))));
    school.done(&|school, tx| school.correct(tx, "A"));
    let quiz = school.quiz(id).unwrap();
    assert!(quiz.asked[0].answer.unwrap().correct, "what was judged once stands");
    let other = school.plays(school.pupils[1], days(0));
    let Ok(Turned::First(effects)) = school.says(other, 0, A) else { panic!("no first answer") };
    assert!(effects.answer.correct);
    let told = "SELECT text FROM audit_events WHERE kind = 'questions' ORDER BY id DESC LIMIT 1";
    let told = texts(&mut school.world.admin(), told);
    assert!(told[0].ends_with("de C para A; nenhuma resposta foi corrigida"), "{told:?}");
}

#[test]
fn who_moves_to_another_class_finishes_for_the_one_in_which_they_began() {
    let school = School::new();
    let (pupil, other) = (school.pupils[0], add_class(&school.world, &school.ana, "5º B", None));
    let id = school.plays(pupil, days(0));
    school.says(id, 0, C).unwrap();
    let move_to = format!("UPDATE students SET class_id = {other} WHERE id = {pupil}");
    school.world.admin().batch_execute(&move_to).unwrap();
    school.says(id, 1, C).unwrap();
    school.within::<_, StoreError>(|tx| Ok(super::finish(tx, id))).unwrap();
    let mut view = school.world.view(&school.ana);
    let reached = view.quizzes().reached(pupil).unwrap();
    let points: Vec<_> =
        reached.standings.iter().map(|(class, _, standing)| (*class, standing.points)).collect();
    assert_eq!(points, [(Some(school.class), 30)]);
    for class in [school.class, other] {
        assert_eq!(view.quizzes().listed(class, None).unwrap(), [], "nobody of the class has played");
    }
}

#[test]
fn who_is_in_no_class_plays_and_keeps_what_they_earn() {
    let school = School::new();
    let pupil = school.pupils[0];
    let mut points = 0;
    for (day, letters) in [(0, [C, C]), (1, [C, A])] {
        let toward = Toward { class: None, kind: Kind::Quiz, ..school.toward(pupil) };
        let new = NewQuiz { toward, questions: school.questions.clone() };
        let id = school.within(|tx| tx.quizzes().add_quiz(&new, days(day))).unwrap();
        for (place, letter) in letters.into_iter().enumerate() {
            school.says(id, place, letter).unwrap();
        }
        let closed = school.within::<_, StoreError>(|tx| Ok(super::finish(tx, id))).unwrap();
        points += closed.standing.points;
    }
    let reached = school.world.view(&school.ana).quizzes().reached(pupil).unwrap();
    let [(class, _, standing)] = reached.standings[..] else { panic!("{reached:?}") };
    assert_eq!((class, standing.points, standing.quizzes), (None, points, 2));
}

#[test]
fn a_class_and_a_subject_with_quizzes_stay() {
    let school = School::new();
    school.plays(school.pupils[0], days(0));
    // Nobody is in the class any more, and no question is of the subject.
    let other = add_class(&school.world, &school.ana, "5º B", None);
    let alone = format!(
        "UPDATE students SET class_id = {other};
         INSERT INTO subjects (school_id, name, stage) SELECT school_id, 'Outra', stage FROM subjects;
         UPDATE questions SET skill_id = NULL, own_skill = NULL, descriptor = NULL, bncc = NULL,
            subject_id = (SELECT id FROM subjects WHERE name = 'Outra')"
    );
    school.world.admin().batch_execute(&alone).unwrap();
    let class = school.within(|tx| tx.school().remove_class(school.class));
    assert!(matches!(&class, Err(StoreError::Clash(name)) if name == "quizzes_class_fkey"), "{class:?}");
    let subject = school.within(|tx| tx.school().remove_subject(school.subject));
    assert!(
        matches!(&subject, Err(StoreError::Clash(name)) if name == "quizzes_subject_fkey"),
        "{subject:?}"
    );
}
