//! What a school keeps of its pupils' quizzes, in memory.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{PersonId, QuestionId, QuizId, SkillId};

use crate::mastery::{Known, Miss, Parameters};
use crate::play::{Answered, Asked, Kind, Player, Quiz, State, Worth};
use crate::progress::{Achievement, Record};
use crate::tally::Tally;

/// Quizzes, and what they left with pupils.
#[derive(Debug, Clone, Default)]
pub(super) struct MemoryPlays {
    pub(super) quizzes: BTreeMap<QuizId, Quiz>,
    pub(super) known: BTreeMap<(PersonId, SkillId), Known>,
    pub(super) misses: BTreeMap<(PersonId, QuestionId), Miss>,
    pub(super) records: BTreeMap<PersonId, Record>,
    pub(super) held: BTreeMap<PersonId, BTreeMap<Achievement, DateTime<Utc>>>,
    pub(super) players: BTreeMap<PersonId, Player>,
    /// Of skills whose parameters were estimated.
    pub(super) parameters: BTreeMap<SkillId, Parameters>,
    pub(super) last: i64,
}

impl MemoryPlays {
    pub(super) fn of(&self, student: PersonId) -> impl DoubleEndedIterator<Item = &Quiz> {
        self.quizzes.values().filter(move |quiz| quiz.toward.student == student)
    }

    /// How often and when a pupil was asked a question, the oldest first.
    pub(super) fn asked(
        &self,
        student: PersonId,
        question: QuestionId,
    ) -> impl DoubleEndedIterator<Item = &Asked> {
        self.of(student).flat_map(|quiz| &quiz.asked).filter(move |asked| asked.question == question)
    }

    pub(super) fn answers(
        &self,
        student: PersonId,
        question: QuestionId,
    ) -> impl DoubleEndedIterator<Item = Answered> {
        self.asked(student, question).filter_map(|asked| asked.answer)
    }

    pub(super) fn worth(&self, student: PersonId, question: QuestionId, at: DateTime<Utc>) -> Worth {
        let since = at - TimeDelta::days(Worth::DAYS);
        let quizzes = self.of(student).filter(|quiz| quiz.toward.kind == Kind::Quiz);
        let asked = quizzes.flat_map(|quiz| &quiz.asked).filter(|asked| asked.question == question);
        let right = asked.filter_map(|asked| asked.answer).filter(|it| it.points > 0 && it.at > since);
        Worth::after(i64::try_from(right.count()).unwrap_or(i64::MAX))
    }

    /// The finished quizzes before, of the same subject, the oldest first.
    pub(super) fn finished_before(&self, quiz: &Quiz) -> impl Iterator<Item = Tally> {
        let (id, subject) = (quiz.id, quiz.toward.subject);
        let counts = move |quiz: &&Quiz| {
            let toward = quiz.toward;
            let is_finished = quiz.state == State::Concluido && toward.kind == Kind::Quiz;
            is_finished && toward.subject == subject && quiz.id < id
        };
        self.of(quiz.toward.student).filter(counts).map(|quiz| quiz.counters().tally)
    }
}
