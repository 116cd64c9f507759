//! What the index asks of a database. A store is an open transaction, blind to every other school.

use chrono::{DateTime, Utc};
use kernel::{Grade, IdebDataId, InepCode, PersonId, SimulationId, Stage, StoreError};

use crate::enrolment::NewEnrolment;
use crate::measure::{Edition, PublishedIdeb};
use crate::precision::Precision;
use crate::reference::{AreaResult, Figures, Network, ReferenceSchool, SchoolResult, TypicalAdvance};
use crate::simulation::name::SimulationName;
use crate::simulation::{Simulated, Simulation};

/// A figure the school itself entered or imported for one stage and edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnFigure {
    pub id: IdebDataId,
    pub stage: Stage,
    pub edition: Edition,
    pub figures: Figures,
}

/// The index a school wants to publish in a stage and year.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Goal {
    pub stage: Stage,
    pub edition: Edition,
    pub goal: PublishedIdeb,
    pub set_by: String,
    pub set_at: DateTime<Utc>,
}

/// What INEP published of a school, read by decisions and screens alike.
pub trait ReferenceData {
    fn reference_school(&mut self, code: &InepCode) -> Result<Option<ReferenceSchool>, StoreError>;
    /// Ordered by stage and edition.
    fn school_results(&mut self, code: &InepCode) -> Result<Vec<SchoolResult>, StoreError>;
    /// Those of all levers that any school of this stage and network has an advance of.
    fn typical_advances(&mut self, stage: Stage, network: Network)
    -> Result<Vec<TypicalAdvance>, StoreError>;
}

/// All figures of the school's index, read by decisions and screens alike.
pub trait KnownFigures: ReferenceData {
    /// Those that the school itself entered, ordered by stage and edition.
    fn own_figures(&mut self) -> Result<Vec<OwnFigure>, StoreError>;
    /// How many pupils the grades have, where the school said so; by stage and grade.
    fn enrolments(&mut self) -> Result<Vec<(Grade, i32)>, StoreError>;
}

/// Figures the school itself entered.
pub trait OwnFigures {
    /// Until the transaction ends nobody else changes them: what is read from now on is still so when it is replaced.
    fn lock_own_figures(&mut self) -> Result<(), StoreError>;
    /// Inserts, or replaces the figures of the same stage and edition.
    fn put_own_figure(
        &mut self,
        stage: Stage,
        edition: Edition,
        figures: &Figures,
    ) -> Result<OwnFigure, StoreError>;
    /// Answers of what it was; `None` when there is none with this id.
    fn remove_own_figure(&mut self, id: IdebDataId) -> Result<Option<(Stage, Edition)>, StoreError>;
}

/// Saved simulations.
pub trait Simulations {
    fn save_simulation(
        &mut self,
        user: PersonId,
        name: &SimulationName,
        simulated: &Simulated,
        at: DateTime<Utc>,
    ) -> Result<Simulation, StoreError>;
    /// Until the transaction ends nobody else changes it; `None` when there is none, or it was removed.
    fn hold_simulation(&mut self, id: SimulationId) -> Result<Option<Simulation>, StoreError>;
    fn rename_simulation(&mut self, id: SimulationId, name: &SimulationName) -> Result<(), StoreError>;
    /// Takes it out of everything that is read. Of each person the one removed last can be had back: what the same
    /// person removed before is gone for good.
    fn remove_simulation(&mut self, id: SimulationId) -> Result<(), StoreError>;
    /// As it was before this person removed it; `None` when there is none that they did.
    fn restore_simulation(
        &mut self,
        id: SimulationId,
        by: PersonId,
    ) -> Result<Option<Simulation>, StoreError>;
}

/// The school's own goals.
pub trait Goals {
    fn put_goal(
        &mut self,
        stage: Stage,
        edition: Edition,
        goal: PublishedIdeb,
        user: PersonId,
        at: DateTime<Utc>,
    ) -> Result<Goal, StoreError>;
    /// `false` when there is none.
    fn remove_goal(&mut self, stage: Stage, edition: Edition) -> Result<bool, StoreError>;
}

/// How many pupils the grades have.
pub trait Enrolments {
    /// Replaces what was said of the stage: of a grade without a number nothing is kept.
    fn put_enrolment(&mut self, new: &NewEnrolment) -> Result<(), StoreError>;
}

/// Everything that decisions about the index ask of a school's transaction.
pub trait IdebStore: KnownFigures + OwnFigures + Simulations + Goals + Enrolments {}

impl<T: KnownFigures + OwnFigures + Simulations + Goals + Enrolments> IdebStore for T {}

/// What an import changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Loaded {
    pub created: usize,
    pub updated: usize,
    pub unchanged: usize,
    /// Results of which a figure came with fewer decimal places than were known, which stay.
    pub coarser: usize,
    /// Results of which N or P came with fewer decimal places than were known and contradicts them, which stay.
    pub overruled: usize,
}

impl std::ops::AddAssign for Loaded {
    fn add_assign(&mut self, other: Self) {
        self.created += other.created;
        self.updated += other.updated;
        self.unchanged += other.unchanged;
        self.coarser += other.coarser;
        self.overruled += other.overruled;
    }
}

/// A school as one line of a file names it, and the results of that line.
pub type SchoolLine = (ReferenceSchool, Vec<SchoolResult>);

/// Writes the reference data; used by the operator's import alone. A field the file does not carry keeps its value, and
/// so does one that it carries with fewer places: see [`crate::precision::merge`].
pub trait ReferenceLoader {
    /// Says how fine the file prints the figures that are loaded next; else each result is as fine as its own digits.
    fn print_with(&mut self, precision: Precision);
    /// Says the newest edition that the file measures anywhere; else it is that of each line. Targets are set years ahead,
    /// and a school may have nothing in the newest edition of its file.
    fn read_from(&mut self, newest: Option<Edition>);
    /// Schools with their results. The newest edition, then the newest import, names a school; a result's network is
    /// that of the line whose editions end nearest to it, then of the newest import.
    fn load_schools(&mut self, lines: &[SchoolLine]) -> Result<Loaded, StoreError>;
    fn load_area_results(&mut self, results: &[AreaResult]) -> Result<Loaded, StoreError>;
    /// Computes the places of the given stages and editions anew, and of all those of the schools whose municipality
    /// was changed; and what advances are typical of the stages.
    fn rank(&mut self, of: &[(Stage, Edition)]) -> Result<(), StoreError>;
    /// Notes a file that was read, by name and content hash.
    fn note_file(&mut self, name: &str, sha256: &str, at: DateTime<Utc>) -> Result<(), StoreError>;
}
