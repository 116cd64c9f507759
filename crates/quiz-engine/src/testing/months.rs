//! A pupil plays for months, through the ports as the program does: what is kept as it grows is what would be counted anew.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{ClassId, Day, PersonId, QuestionId, SubjectId};
use proptest::prelude::*;

use super::contract::sum;
use super::memory::MemoryQuestions;
use super::quizzes::second;
use crate::mastery::estimated;
use crate::mastery::store::SkillEstimates;
use crate::play::store::{KnownQuizzes, Quizzes};
use crate::play::{
    Begin, Given, Kind, Length, NewQuiz, Pace, Quiz, Refusal, State, Toward, Turned, Wanted, begin, select,
};
use crate::progress::{Achievement, Ended, Experience, Record, Standing};
use crate::question::store::{Entered, Questions};
use crate::question::{Letter, Level};
use crate::tally::Tally;

const STUDENT: PersonId = PersonId(8);
const BANK: u8 = 12;

/// What a pupil does one time.
#[derive(Debug, Clone)]
struct Sitting {
    /// After the one before.
    minutes: i64,
    level: usize,
    length: i64,
    /// To each question: whether it is right, how many seconds it takes, and whether it waits for the line.
    answers: Vec<(bool, i64, bool)>,
}

fn sitting() -> impl Strategy<Value = Sitting> {
    let answer = (prop::bool::weighted(0.7), 0..45_i64, any::<bool>());
    let answers = prop::collection::vec(answer, 0..14);
    (1..12_000_i64, prop::sample::select(vec![0, 3]), 1..=10_i64, answers)
        .prop_map(|(minutes, level, length, answers)| Sitting { minutes, level, length, answers })
}

struct World {
    store: MemoryQuestions,
    now: DateTime<Utc>,
    standing: Standing,
    achievements: Vec<Achievement>,
}

impl World {
    fn new() -> Self {
        let mut store = MemoryQuestions::default();
        let bank: Vec<_> = (1..=BANK).map(|number| sum(SubjectId(1), number)).collect();
        store.add_questions(&bank, Entered { by: PersonId(7), at: second(0) }).unwrap();
        Self { store, now: second(0), standing: Standing::default(), achievements: Vec::new() }
    }

    fn close(&mut self, running: &Quiz, becomes: State) {
        let (quiz, before) = self.store.hold_quiz(running.id).unwrap().unwrap();
        let closed = quiz.give_up(&before, self.now).unwrap();
        assert_eq!(closed.quiz.state, becomes);
        self.store.close_quiz(&closed).unwrap();
        let level = Experience::of(self.standing.points, &self.achievements).level();
        self.standing += closed.standing;
        self.achievements.extend(closed.achievements);
        assert!(Experience::of(self.standing.points, &self.achievements).level() >= level);
        assert!(!closed.quiz.finish(&before, self.now).is_ok_and(|it| it.is_some()), "once");
    }

    /// Where a quiz of another level is on its way, the pupil goes on with it.
    fn begin(&mut self, sitting: &Sitting, seed: u64) -> Quiz {
        let wanted = Wanted {
            subject: SubjectId(1),
            level: Level::ALL[sitting.level],
            length: Length::new(sitting.length).unwrap(),
        };
        let running = self.store.running_quiz(STUDENT).unwrap();
        let closes = match (begin(running.as_ref(), Some(wanted), self.now), &running) {
            (Ok(Begin::New { closes }), _) => closes,
            (_, Some(running)) => return running.clone(),
            (refused, None) => panic!("{refused:?}"),
        };
        if let (Some(running), Some(becomes)) = (&running, closes) {
            self.close(running, becomes);
        }
        let candidates = self.store.quiz_candidates(STUDENT, wanted).unwrap();
        let toward = Toward {
            student: STUDENT,
            class: Some(ClassId(1)),
            subject: Some(wanted.subject),
            kind: Kind::Quiz,
            level: wanted.level,
            pace: Pace::Normal,
        };
        let questions = select(&candidates, wanted.level, wanted.length, self.now, seed);
        assert_eq!(questions.len(), wanted.length.count());
        let id = self.store.add_quiz(&NewQuiz { toward, questions }, self.now).unwrap();
        self.store.quiz(id).unwrap().unwrap()
    }

    fn sit(&mut self, sitting: &Sitting, seed: u64) {
        self.now += TimeDelta::minutes(sitting.minutes);
        let mut quiz = self.begin(sitting, seed);
        for (right, seconds, waited) in &sitting.answers {
            let Some(current) = quiz.current().copied() else { break };
            self.now = self.now.max(quiz.presented.at) + TimeDelta::seconds(*seconds);
            let letter = if *right { current.key } else { Letter::A };
            let given = Given { question: current.question, letter: Some(letter), waited: *waited };
            let turn = self.store.hold_turn(quiz.id, current.question).unwrap().unwrap();
            let effects = match turn.answer(given, self.now, Day::on(self.now.date_naive())) {
                Ok(Turned::First(effects)) => effects,
                // Taken up in its last minute, it closed meanwhile.
                Err(Refusal::Abandoned) => break,
                other => panic!("{given:?}: {other:?}"),
            };
            self.store.put_answer(&effects).unwrap();
            self.achievements.extend(effects.achievements);
            quiz = effects.quiz;
        }
        if quiz.is_complete() {
            self.close(&quiz, State::Concluido);
        }
    }
}

/// From all quizzes that are over.
fn counted_anew(quizzes: &[Quiz]) -> (Standing, Record) {
    let (mut standing, mut record) = (Standing::default(), Record::default());
    let mut finished = Vec::new();
    for quiz in quizzes.iter().filter(|quiz| quiz.state != State::EmAndamento) {
        record = record.with(quiz.played());
        if quiz.state == State::Concluido {
            let tally = quiz.counters().tally;
            standing += quiz.standing();
            let best = finished.iter().copied().max_by(|one: &Tally, other| one.cmp_rate(*other));
            let level = quiz.toward.level;
            record = record.ended(&Ended { level, tally, last: finished.last().copied(), best });
            finished.push(tally);
        }
    }
    (standing, record)
}

/// The most that each question gave in any thirty days.
fn most_in_a_month(quizzes: &[Quiz]) -> u32 {
    let mut earned = BTreeMap::<QuestionId, Vec<(DateTime<Utc>, u32)>>::new();
    for (asked, answer) in quizzes.iter().flat_map(Quiz::answers) {
        earned.entry(asked.question).or_default().push((answer.at, answer.points));
    }
    let windows = earned.values().flat_map(|of| {
        of.iter().map(|(from, _)| {
            let month = of.iter().filter(|(at, _)| at >= from && *at - *from < TimeDelta::days(30));
            month.map(|(_, points)| points).sum()
        })
    });
    windows.max().unwrap_or_default()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_kept_is_what_would_be_counted_anew(sittings in prop::collection::vec(sitting(), 1..50), seed: u64) {
        let mut world = World::new();
        for (sitting, number) in sittings.iter().zip(0..) {
            world.sit(sitting, seed ^ number);
        }
        let quizzes: Vec<_> = world.store.quizzes_of(STUDENT).collect();
        prop_assert!(quizzes.iter().filter(|quiz| quiz.state == State::EmAndamento).count() <= 1);
        let (standing, record) = counted_anew(&quizzes);
        prop_assert_eq!(world.standing, standing);
        let last = quizzes.last().unwrap().id;
        let before = world.store.hold_quiz(last).unwrap().unwrap().1;
        prop_assert_eq!(before.record, record);
        let once: BTreeSet<_> = world.achievements.iter().copied().collect();
        prop_assert_eq!(once.len(), world.achievements.len(), "nothing is earned twice");
        prop_assert_eq!(&before.held, &once);
        prop_assert!(most_in_a_month(&quizzes) <= 26);
        prop_assert!(standing.tally.hits <= standing.tally.answers && standing.best_streak <= 10);
        prop_assert!(standing.points <= 150 * standing.quizzes);
        // What is known is what all answers say when they are told again.
        for known in world.store.skills_known(STUDENT).unwrap() {
            let held = world.store.hold_skill(known.skill.skill.id).unwrap().unwrap();
            prop_assert_eq!(estimated(&held).mastery, [(STUDENT, known.skill.known.mastery)]);
        }
    }
}
