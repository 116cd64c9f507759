//! What screens read of simulations of a class. A view changes nothing.

use chrono::{DateTime, Utc};
use kernel::{ClassId, ClassSimulationId, PersonId, StoreError, SubjectId};

use super::simulation::{ClassSimulation, ClassSimulationSeen};
use super::store::KnownClassSimulations;
use super::words::{Kind, Mark, State};
use crate::question::{Difficulty, Explanation, Image, QuestionText};

/// Of which subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OfSubject {
    /// Whichever, and mixed ones.
    #[default]
    Any,
    /// Those alone that ask questions of every subject.
    Mixed,
    One(SubjectId),
}

impl OfSubject {
    /// As a simulation is, whose `None` is mixed.
    pub fn like(subject: Option<SubjectId>) -> Self {
        subject.map_or(Self::Mixed, Self::One)
    }
}

/// Which are listed: all that fit every part that is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ClassSimulationFilter {
    pub class: Option<ClassId>,
    pub subject: OfSubject,
    pub kind: Option<Kind>,
    pub state: Option<State>,
    /// Those of classes that this person teaches alone.
    pub teacher: Option<PersonId>,
}

/// A part of them, the newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClassSimulationPage {
    pub limit: usize,
    /// Those older than this one alone.
    pub before: Option<ClassSimulationId>,
}

/// Simulations that fit; `total` on every page, up to [`COUNTED`](crate::question::view::COUNTED) and one more for any more.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ClassSimulationsFound {
    pub simulations: Vec<ClassSimulationSeen>,
    pub total: usize,
}

/// A question as it was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedText {
    pub text: QuestionText,
    pub image: Option<Image>,
    pub difficulty: Difficulty,
    /// `None` also where the question was written anew: it would explain another text.
    pub explanation: Option<Explanation>,
}

/// What a pupil marked in a printed test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetOfPupil {
    pub simulation: ClassSimulationId,
    pub started_at: DateTime<Utc>,
    pub absent: bool,
    pub marks: Vec<Option<Mark>>,
    pub observations: Option<String>,
}

pub trait ClassSimulationsView: KnownClassSimulations {
    fn class_simulations(
        &mut self,
        filter: ClassSimulationFilter,
        page: ClassSimulationPage,
    ) -> Result<ClassSimulationsFound, StoreError>;
    /// The same page, where nobody asks how many there are.
    fn newest_class_simulations(
        &mut self,
        filter: ClassSimulationFilter,
        page: ClassSimulationPage,
    ) -> Result<Vec<ClassSimulationSeen>, StoreError>;
    /// In the order in which they are asked.
    fn asked_texts(&mut self, id: ClassSimulationId) -> Result<Vec<AskedText>, StoreError>;
    /// The newest concluded ones of a class and, unless it is `None`, of a subject: all of them whole.
    fn latest_concluded(
        &mut self,
        class: ClassId,
        subject: Option<SubjectId>,
        limit: usize,
    ) -> Result<Vec<ClassSimulation>, StoreError>;
    /// Printed tests on whose grid the pupil stands, the newest first.
    fn sheets_of_pupil(&mut self, pupil: PersonId) -> Result<Vec<SheetOfPupil>, StoreError>;
}
