//! A pupil who plays: what the database would know of one, so that months pass by the rules of the domain.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{Day, PersonId, QuestionId, QuizId, SkillId, SubjectId, Uf};
use quiz_engine::class_simulation::Tally;
use quiz_engine::mastery::{Grasp, Known, Miss, Parameters, Reviewed};
use quiz_engine::play::{
    Asked, Before, Candidate, Closed, Effects, Given, Presented, Quiz, State, Toward, Turn, Turned, Worth,
};
use quiz_engine::progress::{Achievement, Record, Standing};
use quiz_engine::question::{Difficulty, Letter};
use store_postgres::operator::PlayedBy;

/// A question of the bank as a quiz asks it.
#[derive(Debug, Clone, Copy)]
pub struct Asks {
    pub question: QuestionId,
    pub version: i32,
    pub difficulty: Difficulty,
    pub skill: Option<SkillId>,
    pub key: Letter,
}

/// How a pupil met a question.
#[derive(Debug, Default)]
struct Met {
    seen_at: Option<DateTime<Utc>>,
    missed: bool,
    right: Vec<DateTime<Utc>>,
}

#[derive(Debug, Default)]
pub struct Player {
    known: BTreeMap<SkillId, Known>,
    misses: BTreeMap<QuestionId, Miss>,
    met: BTreeMap<QuestionId, Met>,
    record: Record,
    achievements: BTreeMap<Achievement, DateTime<Utc>>,
    standings: BTreeMap<SubjectId, Standing>,
    finished: BTreeMap<SubjectId, Vec<Tally>>,
}

impl Player {
    /// A question as it is to the pupil.
    pub fn candidate(&self, asks: &Asks) -> Candidate {
        let met = self.met.get(&asks.question);
        let known = asks.skill.and_then(|skill| self.known.get(&skill));
        Candidate {
            question: asks.question,
            difficulty: asks.difficulty,
            skill: asks.skill,
            grasp: known.map_or(Grasp::Unknown, |known| known.grasp()),
            seen_at: met.and_then(|met| met.seen_at),
            missed: met.is_some_and(|met| met.missed),
        }
    }

    pub fn masters(&self, skill: Option<SkillId>) -> bool {
        skill.and_then(|skill| self.known.get(&skill)).is_some_and(|known| known.mastery.is_mastered())
    }

    pub fn begin(&self, toward: Toward, asks: &[Asks], at: DateTime<Utc>) -> Quiz {
        let since = at - TimeDelta::days(Worth::DAYS);
        let right_lately = |question: &QuestionId| {
            let right = self.met.get(question).map_or(&[][..], |met| &met.right);
            i64::try_from(right.iter().filter(|at| **at > since).count()).unwrap_or(i64::MAX)
        };
        let asked = asks.iter().map(|it| Asked {
            question: it.question,
            version: it.version,
            skill: it.skill,
            difficulty: it.difficulty,
            key: it.key,
            worth: Worth::after(right_lately(&it.question)),
            answer: None,
        });
        Quiz {
            id: QuizId(0),
            toward,
            state: State::EmAndamento,
            started_at: at,
            ended_at: None,
            presented: Presented { at, anew: false },
            asked: asked.collect(),
        }
    }

    /// The question that is to be answered gets this letter after so many seconds; `None` where there is none.
    pub fn answer(&mut self, quiz: Quiz, letter: Option<Letter>, seconds: i64) -> Option<Quiz> {
        let asked = *quiz.current()?;
        let now = quiz.presented.at + TimeDelta::seconds(seconds);
        let turn = Turn {
            known: asked.skill.and_then(|skill| self.known.get(&skill)).copied(),
            parameters: Parameters::ASSUMED,
            miss: self.misses.get(&asked.question).copied(),
            record: self.record,
            held: self.achievements.keys().copied().collect(),
            quiz,
            state: Uf::SP,
        };
        let given = Given { question: asked.question, letter, waited: false };
        match turn.answer(given, now, Day::of(now, Uf::SP)) {
            Ok(Turned::First(effects)) => Some(self.keep(asked.skill, *effects)),
            _ => None,
        }
    }

    fn keep(&mut self, skill: Option<SkillId>, effects: Effects) -> Quiz {
        let Effects { question, quiz, answer, known, reviewed, achievements } = effects;
        if let (Some(skill), Some(known)) = (skill, known) {
            self.known.insert(skill, known);
        }
        match reviewed {
            Reviewed::Same => {}
            Reviewed::Missed(miss) | Reviewed::Returned(miss) => {
                self.misses.insert(question, miss);
            }
            Reviewed::Overcome => {
                self.misses.remove(&question);
            }
        }
        let met = self.met.entry(question).or_default();
        met.missed = !answer.correct;
        if answer.points > 0 {
            met.right.push(answer.at);
        }
        self.achievements.extend(achievements.into_iter().map(|it| (it, answer.at)));
        quiz
    }

    /// Finished, or given up where something is left to answer.
    pub fn close(&mut self, quiz: &Quiz, now: DateTime<Utc>) -> Option<Quiz> {
        let finished = quiz.toward.subject.and_then(|subject| self.finished.get(&subject));
        let finished = finished.map_or(&[][..], |it| it);
        let before = Before {
            record: self.record,
            held: self.achievements.keys().copied().collect(),
            last: finished.last().copied(),
            best: finished.iter().copied().max_by(|one, other| one.cmp_rate(*other)),
        };
        let Closed { quiz, standing, record, achievements } = quiz.give_up(&before, now)?;
        self.record = record;
        self.achievements.extend(achievements.into_iter().map(|it| (it, now)));
        if let Some(subject) = quiz.toward.subject.filter(|_| standing.quizzes > 0) {
            *self.standings.entry(subject).or_default() += standing;
            self.finished.entry(subject).or_default().push(quiz.counters().tally);
        }
        for asked in &quiz.asked {
            if let Some(at) = quiz.seen_at(asked.question) {
                self.met.entry(asked.question).or_default().seen_at = Some(at);
            }
        }
        Some(quiz)
    }

    pub fn left(self, student: PersonId) -> PlayedBy {
        let Self { known, misses, record, achievements, standings, .. } = self;
        PlayedBy { student, known, misses, record, standings, achievements }
    }
}
