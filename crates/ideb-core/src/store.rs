//! What the index asks of a database. A store is an open transaction, blind to every other school.

use chrono::{DateTime, Utc};
use kernel::{IdebDataId, InepCode, SimulationId, Stage, StoreError, UserId};

use crate::measure::{Edition, PublishedIdeb};
use crate::reference::{
    AreaResult, Comparison, Figures, Ranking, ReferenceSchool, ReferenceSummary, SchoolResult,
};
use crate::simulation::{Simulated, Simulation, SimulationPoint};

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

/// Which simulations to list, newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SimulationPage {
    /// Only those of this stage or of none.
    pub stage: Option<Stage>,
    /// Only those older than this one.
    pub before: Option<SimulationId>,
    pub limit: i64,
}

/// The shared reference data, read only.
pub trait ReferenceData {
    fn reference_school(&mut self, code: &InepCode) -> Result<Option<ReferenceSchool>, StoreError>;
    /// Ordered by stage and edition.
    fn school_results(&mut self, code: &InepCode) -> Result<Vec<SchoolResult>, StoreError>;
    fn ranking(&mut self, code: &InepCode, stage: Stage, edition: Edition) -> Result<Ranking, StoreError>;
    /// Of the school's own network; where INEP publishes an area's network only as `publica` or `total`, that one is
    /// not substituted.
    fn comparison(
        &mut self,
        school: &ReferenceSchool,
        stage: Stage,
        edition: Edition,
    ) -> Result<Comparison, StoreError>;
    fn reference_summary(&mut self) -> Result<ReferenceSummary, StoreError>;
}

/// Figures the school itself entered.
pub trait OwnFigures {
    fn own_figures(&mut self) -> Result<Vec<OwnFigure>, StoreError>;
    /// Inserts, or replaces the figures of the same stage and edition.
    fn put_own_figure(
        &mut self,
        stage: Stage,
        edition: Edition,
        figures: &Figures,
    ) -> Result<OwnFigure, StoreError>;
    /// `false` when there is none with this id.
    fn remove_own_figure(&mut self, id: IdebDataId) -> Result<bool, StoreError>;
}

/// Saved simulations.
pub trait Simulations {
    fn simulations(&mut self, page: SimulationPage) -> Result<Vec<Simulation>, StoreError>;
    fn save_simulation(
        &mut self,
        user: UserId,
        simulated: &Simulated,
        at: DateTime<Utc>,
    ) -> Result<Simulation, StoreError>;
    /// Newest first; those of the stage or of none.
    fn simulation_points(&mut self, stage: Option<Stage>) -> Result<Vec<SimulationPoint>, StoreError>;
}

/// The school's own goals.
pub trait Goals {
    fn goals(&mut self) -> Result<Vec<Goal>, StoreError>;
    fn put_goal(
        &mut self,
        stage: Stage,
        edition: Edition,
        goal: PublishedIdeb,
        user: UserId,
        at: DateTime<Utc>,
    ) -> Result<Goal, StoreError>;
    /// `false` when there is none.
    fn remove_goal(&mut self, stage: Stage, edition: Edition) -> Result<bool, StoreError>;
}

/// Everything the index asks of a school's transaction.
pub trait IdebStore: ReferenceData + OwnFigures + Simulations + Goals {}

impl<T: ReferenceData + OwnFigures + Simulations + Goals> IdebStore for T {}

/// What an import changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Loaded {
    pub created: usize,
    pub updated: usize,
    pub unchanged: usize,
}

impl std::ops::AddAssign for Loaded {
    fn add_assign(&mut self, other: Self) {
        self.created += other.created;
        self.updated += other.updated;
        self.unchanged += other.unchanged;
    }
}

/// Writes the reference data; used by the operator's import alone. A field the file does not carry keeps its value.
pub trait ReferenceLoader {
    fn load_schools(&mut self, schools: &[ReferenceSchool]) -> Result<(), StoreError>;
    fn load_school_results(&mut self, results: &[SchoolResult]) -> Result<Loaded, StoreError>;
    fn load_area_results(&mut self, results: &[AreaResult]) -> Result<Loaded, StoreError>;
    /// Computes the places of the given stages and editions anew.
    fn rank(&mut self, of: &[(Stage, Edition)]) -> Result<(), StoreError>;
    /// Notes a file that was read, by name and content hash.
    fn note_file(&mut self, name: &str, sha256: &str, at: DateTime<Utc>) -> Result<(), StoreError>;
}
