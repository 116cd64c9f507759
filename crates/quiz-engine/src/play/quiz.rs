use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, QuestionId, QuizId, SkillId, SubjectId};

use super::answer::{Answered, Gain};
use super::points::Worth;
use super::time::{Arrival, CLOSES_AFTER, SITS};
use super::words::{Kind, Pace, State};
use crate::progress::{Played, Standing};
use crate::question::{Difficulty, Letter, Level};
use crate::tally::Tally;

/// What a quiz is of, and how it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Toward {
    pub student: PersonId,
    /// The pupil's when it began: there its points count.
    pub class: Option<ClassId>,
    /// `None`: what was missed in any subject.
    pub subject: Option<SubjectId>,
    pub kind: Kind,
    pub level: Level,
    pub pace: Pace,
}

/// A quiz about to begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewQuiz {
    pub toward: Toward,
    /// In the order in which they are asked.
    pub questions: Vec<QuestionId>,
}

/// When the question whose turn it is was put before the pupil.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Presented {
    /// From then on its time runs.
    pub at: DateTime<Utc>,
    /// Whether it was presented anew, after the pupil had read the last verdict calmly: once a question.
    pub anew: bool,
}

/// A question as it is asked: the version stays, whatever becomes of the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    pub question: QuestionId,
    pub version: i32,
    pub skill: Option<SkillId>,
    pub difficulty: Difficulty,
    /// That of the version, as it is now.
    pub key: Letter,
    /// By what the pupil earned with it before the quiz began: a review takes nothing of it.
    pub worth: Worth,
    pub answer: Option<Answered>,
}

/// A pupil's quiz.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quiz {
    pub id: QuizId,
    pub toward: Toward,
    pub state: State,
    pub started_at: DateTime<Utc>,
    pub ended_at: Option<DateTime<Utc>>,
    /// Once all are answered, that of the last.
    pub presented: Presented,
    /// In their order: 1 to 10.
    pub asked: Vec<Asked>,
}

/// What the answers so far amount to. Nothing is added up elsewhere: all of it follows from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counters {
    pub tally: Tally,
    pub score: u32,
    /// Right answers in a row, up to now.
    pub streak: u32,
    /// The longest row.
    pub max_streak: u32,
    pub seconds: u32,
}

impl Quiz {
    /// From the first to the one answered last: no question is answered before those that stand before it.
    pub fn answers(&self) -> impl Iterator<Item = (&Asked, &Answered)> {
        self.asked.iter().filter_map(|asked| Some((asked, asked.answer.as_ref()?)))
    }

    /// The one to be answered; `None` once all are.
    pub fn current(&self) -> Option<&Asked> {
        self.asked.iter().find(|asked| asked.answer.is_none())
    }

    /// Its number from 1; that of the last once all are answered.
    pub fn current_number(&self) -> usize {
        (self.answers().count() + 1).min(self.asked.len())
    }

    pub fn is_complete(&self) -> bool {
        self.current().is_none()
    }

    pub fn counters(&self) -> Counters {
        let mut counters = Counters::default();
        for (_, answer) in self.answers() {
            counters.tally.add(answer.correct);
            counters.score += answer.points;
            counters.streak = if answer.correct { counters.streak + 1 } else { 0 };
            counters.max_streak = counters.max_streak.max(counters.streak);
            counters.seconds += answer.seconds;
        }
        counters
    }

    /// When the pupil last had a question before them; `None`: it is none of this quiz, or those before it come first.
    pub fn seen_at(&self, question: QuestionId) -> Option<DateTime<Utc>> {
        let asked = self.asked.iter().find(|asked| asked.question == question)?;
        let current = self.current().is_some_and(|current| current.question == question);
        asked.answer.map(|answer| answer.at).or(current.then_some(self.presented.at))
    }

    pub(super) fn waited(&self) -> usize {
        self.answers().filter(|(_, answer)| answer.arrival == Arrival::Waited).count()
    }

    /// What its answers say to achievements.
    pub fn played(&self) -> Played {
        let mut played = Played { streak: self.counters().max_streak, ..Played::default() };
        for (asked, answer) in self.answers() {
            let hit = u32::from(answer.correct && asked.worth.is_whole());
            played.hits += hit;
            played.hard_hits += if asked.difficulty == Difficulty::Dificil { hit } else { 0 };
            let brought = |gain| u32::from(answer.gains.has(gain));
            played.skills += brought(Gain::NewSkill);
            played.mastered += brought(Gain::Mastered);
            played.returned += brought(Gain::Returned);
            played.overcome += brought(Gain::Overcome);
        }
        played
    }

    /// What it adds to the pupil's standing once it is finished: nothing of one for review.
    pub fn standing(&self) -> Standing {
        let counters = self.counters();
        match self.toward.kind {
            Kind::Revisao => Standing::default(),
            Kind::Quiz => Standing {
                points: counters.score,
                quizzes: 1,
                tally: counters.tally,
                best_streak: counters.max_streak,
            },
        }
    }

    /// When a question was last put before the pupil, or answered.
    fn touched_at(&self) -> DateTime<Utc> {
        self.answers().map(|(_, answer)| answer.at).fold(self.presented.at, DateTime::max)
    }

    /// When it closes by itself, if nothing happens.
    pub fn closes_at(&self) -> DateTime<Utc> {
        let last = self.touched_at();
        last.checked_add_signed(CLOSES_AFTER).unwrap_or(last)
    }

    /// Whether the pupil sits at it at a moment: who went away without ending it does not.
    pub fn is_played_at(&self, now: DateTime<Utc>) -> bool {
        let is_open = self.state_at(now) == State::EmAndamento && !self.is_complete();
        is_open && now - self.touched_at() < SITS
    }

    /// What it is at a moment: one that has closed by itself is over, whether or not that was already written down.
    pub fn state_at(&self, now: DateTime<Utc>) -> State {
        match self.state {
            State::EmAndamento if now >= self.closes_at() => self.closing(),
            state => state,
        }
    }

    /// What becomes of it where it is closed as it is: whoever answered all of it keeps what they earned.
    pub fn closing(&self) -> State {
        if self.is_complete() { State::Concluido } else { State::Abandonado }
    }
}

#[cfg(test)]
mod tests {
    use crate::play::State;
    use crate::testing::{played, quiz, second};

    #[test]
    fn who_went_away_does_not_play() {
        let open = played(quiz("AA"), "A");
        let mut over = open.clone();
        over.state = State::Abandonado;
        // Answered at 5 s; the next question was presented at 7 s.
        for (quiz, at, plays) in [
            (&open, 6, true),
            (&open, 606, true),
            (&open, 607, false),
            (&open, 90_000, false),
            (&over, 6, false),
            (&played(open.clone(), "A"), 13, false),
        ] {
            assert_eq!(quiz.is_played_at(second(at)), plays, "{at}");
        }
    }
}
