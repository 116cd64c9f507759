//! What every store keeps of pupils' quizzes for the decisions about them.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use chrono::{DateTime, Duration, Utc};
use kernel::{Day, PersonId, QuestionId, QuizId, StoreError};

use super::contract::sum;
use super::simulation_contract::Setting;
use crate::mastery::{
    Estimated, Evidence, Grasp, Known, Mastery, Miss, Parameters, Sample, SkillParameters, Source, estimated,
};
use crate::play::store::Quizzes;
use crate::play::{
    Candidate, Closed, Effects, Given, Kind, Length, NewQuiz, Pace, Player, Presented, Quiz, State, Toward,
    Turned, Wanted,
};
use crate::progress::Achievement;
use crate::question::store::{Entered, Questions};
use crate::question::{Difficulty, Letter, Level, Revision, Status};
use crate::tally::Tally;

/// One transaction with both.
pub trait QuizStores {
    fn questions(&mut self) -> &mut dyn Questions;
    fn quizzes(&mut self) -> &mut dyn Quizzes;
}

/// A test of a school without questions.
pub type QuizTest = fn(&mut dyn QuizStores, Setting);

/// All tests, by name.
pub const QUIZ_SUITE: [(&str, QuizTest); 9] = [
    ("a_quiz_comes_back_as_it_began", a_quiz_comes_back_as_it_began),
    ("one_quiz_of_a_pupil_is_on_its_way", one_quiz_of_a_pupil_is_on_its_way),
    ("an_answer_is_kept_once_with_all_that_it_changes", an_answer_is_kept_once_with_all_that_it_changes),
    ("it_is_judged_by_the_key_of_what_was_asked", it_is_judged_by_the_key_of_what_was_asked),
    ("what_a_quiz_leaves_is_there_for_the_next", what_a_quiz_leaves_is_there_for_the_next),
    (
        "questions_to_choose_from_are_as_the_pupil_knows_them",
        questions_to_choose_from_are_as_the_pupil_knows_them,
    ),
    ("how_a_pupil_plays_is_kept", how_a_pupil_plays_is_kept),
    ("answers_are_judged_by_the_skill_s_own_numbers", answers_are_judged_by_the_skill_s_own_numbers),
    ("a_question_is_worth_less_each_time_it_was_right", a_question_is_worth_less_each_time_it_was_right),
];

fn minute(minutes: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + Duration::days(20_000) + Duration::minutes(minutes)
}

fn day(minutes: i64) -> Day {
    Day::on(minute(minutes).date_naive())
}

/// So many questions, whose key is C, of one skill.
fn questions(stores: &mut dyn QuizStores, of: Setting, count: u8) -> Vec<QuestionId> {
    let new: Vec<_> = (1..=count).map(|number| sum(of.subject, number)).collect();
    stores.questions().add_questions(&new, Entered { by: of.by, at: minute(1) }).unwrap()
}

fn new(of: Setting, student: PersonId, questions: &[QuestionId]) -> NewQuiz {
    let toward = Toward {
        student,
        class: Some(of.class),
        subject: Some(of.subject),
        kind: Kind::Quiz,
        level: Level::Facil,
        pace: Pace::Normal,
    };
    NewQuiz { toward, questions: questions.to_vec() }
}

fn begun(stores: &mut dyn QuizStores, of: Setting, questions: &[QuestionId], at: i64) -> QuizId {
    stores.quizzes().add_quiz(&new(of, of.pupils[0], questions), minute(at)).unwrap()
}

fn read(stores: &mut dyn QuizStores, id: QuizId) -> Quiz {
    let quiz = stores.quizzes().quiz(id).unwrap().unwrap();
    assert_eq!(stores.quizzes().hold_quiz(id).unwrap().unwrap().0, quiz);
    quiz
}

/// The next question is answered so, when it is presented.
fn answered(stores: &mut dyn QuizStores, id: QuizId, letter: Letter) -> Effects {
    let quiz = read(stores, id);
    let current = *quiz.current().unwrap();
    let now = quiz.presented.at;
    let turn = stores.quizzes().hold_turn(id, current.question).unwrap().unwrap();
    let given = Given { question: current.question, letter: Some(letter), waited: false };
    let Ok(Turned::First(effects)) = turn.answer(given, now, Day::on(now.date_naive())) else {
        panic!("{given:?} is no first answer")
    };
    stores.quizzes().put_answer(&effects).unwrap();
    *effects
}

fn finished(stores: &mut dyn QuizStores, id: QuizId, at: i64) -> Closed {
    let (quiz, before) = stores.quizzes().hold_quiz(id).unwrap().unwrap();
    let closed = quiz.give_up(&before, minute(at)).unwrap();
    stores.quizzes().close_quiz(&closed).unwrap();
    closed
}

fn a_quiz_comes_back_as_it_began(stores: &mut dyn QuizStores, of: Setting) {
    let there = questions(stores, of, 3);
    let id = begun(stores, of, &[there[2], there[0]], 2);
    let quiz = read(stores, id);
    assert_eq!(quiz.toward, new(of, of.pupils[0], &[]).toward);
    assert_eq!((quiz.state, quiz.started_at, quiz.ended_at), (State::EmAndamento, minute(2), None));
    let asked: Vec<_> = quiz.asked.iter().map(|it| (it.question, it.version, it.key)).collect();
    assert_eq!(asked, [(there[2], 1, Letter::C), (there[0], 1, Letter::C)]);
    assert_eq!(quiz.presented, Presented { at: minute(2), anew: false });
    assert!(quiz.asked.iter().all(|it| it.skill.is_some() && it.answer.is_none() && it.worth.is_whole()));
    assert_eq!(quiz.asked[0].difficulty, Difficulty::Facil);
    assert!(stores.quizzes().is_in_a_quiz(there[2]).unwrap());
    assert!(!stores.quizzes().is_in_a_quiz(there[1]).unwrap());
    let nobody = QuizId(i64::MAX);
    assert_eq!(stores.quizzes().quiz(nobody).unwrap(), None);
    assert_eq!(stores.quizzes().hold_quiz(nobody).unwrap(), None);
    assert_eq!(stores.quizzes().hold_turn(nobody, there[0]).unwrap(), None);
}

/// Skills whose parameters a test gives, as if they had been estimated.
fn given(parameters: Parameters, mastery: Vec<(PersonId, Mastery)>) -> Estimated {
    let source = Source::Estimated(Sample { pupils: 40, right: 100, wrong: 60 });
    Estimated { parameters: SkillParameters { parameters, source }, mastery }
}

fn answers_are_judged_by_the_skill_s_own_numbers(stores: &mut dyn QuizStores, of: Setting) {
    let [one, other] = of.pupils;
    let there = questions(stores, of, 3);
    assert_eq!(stores.quizzes().skills_to_estimate().unwrap(), [], "without answers there is nothing to see");
    let id = begun(stores, of, &there, 2);
    let first = answered(stores, id, Letter::C);
    let skill = first.quiz.asked[0].skill.unwrap();
    let held = stores.quizzes().hold_skill(skill).unwrap().unwrap();
    let said: Vec<_> =
        held.said.iter().map(|it| (it.student, it.question, it.skill, it.correct, it.at)).collect();
    assert_eq!(said, [(one, there[0], Some(skill), true, first.answer.at)]);
    let found = estimated(&held);
    assert_eq!(found.parameters.source, Source::Assumed(Sample::default()));
    assert_eq!(found.mastery, [(one, first.known.unwrap().mastery)], "as the quiz has told it");

    let parameters = Parameters { prior: 600_000, learn: 50_000, slip: 50_000, guess: 300_000 };
    let mastery = Mastery::of("0.96".parse().unwrap()).unwrap();
    stores.quizzes().put_estimate(skill, &given(parameters, vec![(one, mastery)]), of.by, minute(4)).unwrap();
    let known = stores.quizzes().hold_turn(id, there[1]).unwrap().unwrap();
    let kept = Known { mastery, ..first.known.unwrap() };
    assert_eq!((known.known, known.parameters), (Some(kept), parameters));
    let second = answered(stores, id, Letter::A);
    assert_eq!(second.known, Some(kept.after(Evidence::Wrong, parameters)));
    let others = stores.quizzes().add_quiz(&new(of, other, &there), minute(5)).unwrap();
    let began = answered(stores, others, Letter::C).known.unwrap();
    assert_eq!(began, Known::nothing(parameters).after(Evidence::Right, parameters));
    assert_eq!(stores.quizzes().hold_skill(skill).unwrap().unwrap().said.len(), 3);

    // Estimated anew, the answers no longer suffice.
    assert_eq!(stores.quizzes().skills_to_estimate().unwrap(), [skill]);
    let anew = Estimated { mastery: Vec::new(), ..estimated(&held) };
    stores.quizzes().put_estimate(skill, &anew, of.by, minute(9)).unwrap();
    assert_eq!(stores.quizzes().hold_turn(id, there[2]).unwrap().unwrap().parameters, Parameters::ASSUMED);
    assert_eq!(stores.quizzes().hold_skill(kernel::SkillId(i64::MAX)).unwrap(), None);
}

fn how_a_pupil_plays_is_kept(stores: &mut dyn QuizStores, of: Setting) {
    let [one, other] = of.pupils;
    assert_eq!(stores.quizzes().player(one).unwrap(), Some(Player::default()));
    let changed = Player { pace: Pace::Untimed, in_ranking: false };
    stores.quizzes().put_pace(one, Pace::Untimed).unwrap();
    assert_eq!(stores.quizzes().player(one).unwrap(), Some(Player { in_ranking: true, ..changed }));
    stores.quizzes().put_in_ranking(one, false).unwrap();
    assert_eq!(stores.quizzes().player(one).unwrap(), Some(changed));
    assert_eq!(stores.quizzes().hold_player(one).unwrap(), Some(changed));
    assert_eq!(stores.quizzes().player(other).unwrap(), Some(Player::default()));
}

fn one_quiz_of_a_pupil_is_on_its_way(stores: &mut dyn QuizStores, of: Setting) {
    let there = questions(stores, of, 1);
    let id = begun(stores, of, &there, 2);
    assert_eq!(stores.quizzes().running_quiz(of.pupils[0]).unwrap().unwrap().id, id);
    assert_eq!(stores.quizzes().running_quiz(of.pupils[1]).unwrap(), None);
    stores.quizzes().add_quiz(&new(of, of.pupils[1], &there), minute(2)).unwrap();
    finished(stores, id, 3);
    assert_eq!(stores.quizzes().running_quiz(of.pupils[0]).unwrap(), None);
    assert!(begun(stores, of, &there, 4) > id);
    // Last: in a database nothing can be asked of a transaction after what it refused.
    let second = stores.quizzes().add_quiz(&new(of, of.pupils[0], &there), minute(5));
    assert!(matches!(second, Err(StoreError::Clash(name)) if name == "quizzes_one_running"));
}

fn an_answer_is_kept_once_with_all_that_it_changes(stores: &mut dyn QuizStores, of: Setting) {
    let there = questions(stores, of, 2);
    let id = begun(stores, of, &there, 2);
    let anew = Presented { at: minute(3), anew: true };
    stores.quizzes().put_presented(id, anew).unwrap();
    assert_eq!(read(stores, id).presented, anew);
    let first = answered(stores, id, Letter::B);
    assert_eq!(read(stores, id), first.quiz);
    assert_eq!(stores.questions().question(there[0]).unwrap().unwrap().answers, 1);
    assert_eq!(stores.quizzes().misses(of.pupils[0]).unwrap(), [(there[0], Miss::on(day(3)))]);
    assert_eq!(stores.quizzes().misses(of.pupils[1]).unwrap(), []);
    let turn = stores.quizzes().hold_turn(id, there[1]).unwrap().unwrap();
    assert_eq!((turn.known, turn.miss), (first.known, None), "both ask for one skill");
    let turn = stores.quizzes().hold_turn(id, there[0]).unwrap().unwrap();
    assert_eq!(turn.miss, Some(Miss::on(day(3))));
    let foreign = stores.quizzes().hold_turn(id, QuestionId(i64::MAX)).unwrap().unwrap();
    assert_eq!((foreign.known, foreign.miss), (None, None));
    let second = answered(stores, id, Letter::C);
    assert_eq!(read(stores, id), second.quiz);
    stores.questions().put_status(&there[..1], Status::Inativa, minute(4)).unwrap();
    assert_eq!(stores.quizzes().misses(of.pupils[0]).unwrap(), [], "what is put aside does not come back");
    let twice = stores.quizzes().put_answer(&second);
    assert!(matches!(twice, Err(StoreError::Clash(name)) if name == "quiz_answers_once"));
}

fn it_is_judged_by_the_key_of_what_was_asked(stores: &mut dyn QuizStores, of: Setting) {
    let there = questions(stores, of, 2);
    let id = begun(stores, of, &there, 2);
    let with_key = |number, key| {
        let mut new = sum(of.subject, number);
        new.data.text.key = key;
        new
    };
    let bank = stores.questions();
    bank.change_question(there[0], &with_key(1, Letter::A), Revision::KeyCorrected, minute(3)).unwrap();
    bank.change_question(there[1], &with_key(9, Letter::D), Revision::NewVersion, minute(3)).unwrap();
    bank.put_status(&there, Status::Inativa, minute(3)).unwrap();
    let keys: Vec<_> = read(stores, id).asked.iter().map(|it| (it.version, it.key)).collect();
    assert_eq!(keys, [(1, Letter::A), (1, Letter::C)]);
    assert!(answered(stores, id, Letter::A).answer.correct);
    assert!(answered(stores, id, Letter::C).answer.correct);
}

fn what_a_quiz_leaves_is_there_for_the_next(stores: &mut dyn QuizStores, of: Setting) {
    let there = questions(stores, of, 2);
    let mut before = Vec::new();
    for (start, letters) in [(2, "CC"), (20, "AC"), (40, "C"), (60, "")] {
        let id = begun(stores, of, &there, start);
        before.push(stores.quizzes().hold_quiz(id).unwrap().unwrap().1);
        for letter in letters.chars() {
            answered(stores, id, letter.to_string().parse().unwrap());
        }
        let closed = finished(stores, id, start + 9);
        assert_eq!(read(stores, id), closed.quiz);
        assert_eq!(closed.quiz.state == State::Concluido, letters.len() == 2);
    }
    let tally = |hits| Some(Tally { hits, answers: 2 });
    let compared: Vec<_> = before.iter().map(|it| (it.last, it.best, it.record.quizzes)).collect();
    // One that is given up is compared with nothing.
    assert_eq!(
        compared,
        [(None, None, 0), (tally(2), tally(2), 1), (tally(1), tally(2), 2), (tally(1), tally(2), 2)]
    );
    assert_eq!(before[1].held, [Achievement::FirstQuiz].into());
    assert_eq!(before[3].record.played.hits, 2, "the second time a question is right says nothing");
    let other = stores.quizzes().add_quiz(&new(of, of.pupils[1], &there), minute(70)).unwrap();
    assert_eq!(stores.quizzes().hold_quiz(other).unwrap().unwrap().1, crate::play::Before::default());
}

fn questions_to_choose_from_are_as_the_pupil_knows_them(stores: &mut dyn QuizStores, of: Setting) {
    let there = questions(stores, of, 4);
    stores.questions().put_status(&there[3..], Status::Inativa, minute(1)).unwrap();
    let mut hard = sum(of.subject, 3);
    hard.data.difficulty = Difficulty::Dificil;
    stores.questions().change_question(there[2], &hard, Revision::Same, minute(1)).unwrap();
    // The first is missed, the second presented.
    let id = begun(stores, of, &there[..2], 2);
    answered(stores, id, Letter::A);
    let skill = stores.questions().question(there[0]).unwrap().unwrap().skill;
    let candidate = |place: usize, difficulty, grasp, seen_at, missed| Candidate {
        question: there[place],
        difficulty,
        skill,
        grasp,
        seen_at,
        missed,
    };
    let verdict_read = minute(2) + Duration::seconds(2);
    let known = [
        candidate(0, Difficulty::Facil, Grasp::Training, Some(minute(2)), true),
        candidate(1, Difficulty::Facil, Grasp::Training, Some(verdict_read), false),
        candidate(2, Difficulty::Dificil, Grasp::Training, None, false),
    ];
    let new = known.map(|it| Candidate { grasp: Grasp::Unknown, seen_at: None, missed: false, ..it });
    for (student, level, expected) in [
        (of.pupils[0], Level::Misto, &known[..]),
        (of.pupils[0], Level::Facil, &known[..2]),
        (of.pupils[0], Level::Medio, &[]),
        (of.pupils[1], Level::Dificil, &new[2..]),
    ] {
        let wanted = Wanted { subject: of.subject, level, length: Length::MOST };
        let mut found = stores.quizzes().quiz_candidates(student, wanted).unwrap();
        found.sort_by_key(|it| it.question);
        assert_eq!(found, expected, "{student} {level:?}");
    }
}

fn a_question_is_worth_less_each_time_it_was_right(stores: &mut dyn QuizStores, of: Setting) {
    let there = questions(stores, of, 1);
    let month = 30 * 24 * 60;
    for (start, letter, right_lately) in [
        (2, Letter::C, 0),
        (20, Letter::A, 1),
        (40, Letter::C, 1),
        (60, Letter::C, 2),
        // The first one was right a month ago.
        (2 + month, Letter::C, 2),
        (61 + 2 * month, Letter::C, 0),
    ] {
        let id = begun(stores, of, &there, start);
        assert_eq!(read(stores, id).asked[0].worth.right_lately(), right_lately, "{start}");
        answered(stores, id, letter);
        finished(stores, id, start + 1);
    }
}
