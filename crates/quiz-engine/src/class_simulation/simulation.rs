use chrono::{DateTime, Utc};
use kernel::{ClassId, ClassSimulationId, PersonId, QuestionId, SkillId, SubjectId};

use super::refusal::Refusal;
use super::sheet::Sheet;
use super::words::{Kind, Ordinal, State};
use crate::question::{Letter, Level, SkillNamed};
use crate::tally::Tally;

/// What a simulation is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct About {
    pub class: ClassId,
    /// `None`: questions of every subject.
    pub subject: Option<SubjectId>,
    pub kind: Kind,
    pub level: Level,
    /// Questions of this one alone.
    pub skill: Option<SkillId>,
}

/// A simulation about to begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewClassSimulation {
    pub about: About,
    /// In the order in which they are asked.
    pub questions: Vec<QuestionId>,
    /// Those whose answers are typed.
    pub pupils: Vec<PersonId>,
}

/// What a class said to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClassAnswer {
    /// `None`: it passed.
    pub letter: Option<Letter>,
    /// How long it took, at most [`LONGEST_SECONDS`](super::LONGEST_SECONDS).
    pub seconds: i32,
    pub at: DateTime<Utc>,
}

/// A question as it is asked: the version stays, whatever becomes of the question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    pub question: QuestionId,
    pub version: i32,
    pub subject: SubjectId,
    pub skill: Option<SkillNamed>,
    /// That of the version, as it is now: one that is corrected judges anew.
    pub key: Letter,
    /// The class's.
    pub answer: Option<ClassAnswer>,
}

/// A class's simulation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassSimulation {
    pub id: ClassSimulationId,
    pub about: About,
    pub state: State,
    /// Of its grid: one more with each write.
    pub revision: i32,
    pub started_by: PersonId,
    pub started_at: DateTime<Utc>,
    pub ended_at: Option<DateTime<Utc>>,
    /// In their order.
    pub asked: Vec<Asked>,
    /// Of a printed one.
    pub sheets: Vec<Sheet>,
}

/// A simulation as lists show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassSimulationSeen {
    pub id: ClassSimulationId,
    pub about: About,
    pub state: State,
    pub class_name: String,
    /// Who teaches the class.
    pub teacher: Option<PersonId>,
    /// `None`: of every subject.
    pub subject_name: Option<String>,
    pub skill_name: Option<String>,
    pub questions: usize,
    /// On the grid, and not absent.
    pub pupils: usize,
    /// As [`ClassSimulation::done`].
    pub done: usize,
    /// Of one whose answers count.
    pub tally: Option<Tally>,
    pub started_by: PersonId,
    pub started_by_name: String,
    pub started_at: DateTime<Utc>,
    pub ended_at: Option<DateTime<Utc>>,
}

impl ClassSimulation {
    /// The ordinal that a number names.
    pub fn ordinal(&self, number: i64) -> Option<Ordinal> {
        let number = u8::try_from(number).ok()?;
        Ordinal::of(number).filter(|ordinal| ordinal.place() < self.asked.len())
    }

    pub fn is_over(&self) -> bool {
        self.state != State::EmAndamento
    }

    /// Whether whoever sees the simulation sees the right answer of a question: on paper everybody may, before a class once it
    /// has answered.
    pub fn shows_key(&self, asked: &Asked) -> bool {
        self.about.kind == Kind::Impressa || self.is_over() || asked.answer.is_some()
    }

    /// How far it is: questions that the class answered, or pupils who are typed to the end.
    pub fn done(&self) -> usize {
        match self.about.kind {
            Kind::Projetada => self.asked.iter().filter(|asked| asked.answer.is_some()).count(),
            Kind::Impressa => {
                self.sheets.iter().filter(|sheet| !sheet.absent && sheet.marks.is_complete()).count()
            }
        }
    }

    pub(super) fn running(&self, kind: Kind) -> Result<(), Refusal> {
        match (self.state, self.about.kind) {
            (State::Concluida | State::Abandonada, _) => Err(Refusal::NotRunning),
            (State::EmAndamento, own) if own == kind => Ok(()),
            (State::EmAndamento, Kind::Impressa) => Err(Refusal::OnPaper),
            (State::EmAndamento, Kind::Projetada) => Err(Refusal::OfTheClass),
        }
    }

    /// Whether its answers may count from now on; `false` where they do.
    pub fn may_finish(&self) -> Result<bool, Refusal> {
        match self.state {
            State::Concluida => Ok(false),
            State::Abandonada => Err(Refusal::NotRunning),
            State::EmAndamento if self.figures().tally.answers == 0 => Err(Refusal::Nothing),
            State::EmAndamento => Ok(true),
        }
    }

    /// Whether it may be given up; `false` where it was.
    pub fn may_abandon(&self) -> Result<bool, Refusal> {
        match self.state {
            State::EmAndamento => Ok(true),
            State::Abandonada => Ok(false),
            State::Concluida => Err(Refusal::NotRunning),
        }
    }

    pub fn may_reopen(&self) -> Result<(), Refusal> {
        match (self.about.kind, self.state) {
            (Kind::Impressa, State::Concluida) => Ok(()),
            _ => Err(Refusal::NotReopened),
        }
    }
}
