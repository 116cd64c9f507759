//! What screens read of the index. A view changes nothing.

use kernel::{InepCode, SimulationId, Stage, StoreError};

use crate::measure::Edition;
use crate::reference::search::{FoundSchools, SoughtSchool};
use crate::reference::{AreaResult, Ranking};
use crate::reference::{Comparison, Network, ReferenceSchool, ReferenceSummary};
use crate::simulation::Simulation;
use crate::simulation::summary::{SimulationSummary, SummaryRequest};
use crate::store::{Goal, KnownFigures, ReferenceData};

/// Which simulations to list, newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SimulationPage {
    /// Only those of this stage or of none.
    pub stage: Option<Stage>,
    /// Only those older than this one.
    pub before: Option<SimulationId>,
    pub limit: i64,
}

/// The reference data as anyone may see it.
pub trait ReferenceView: ReferenceData {
    fn reference_summary(&mut self) -> Result<ReferenceSummary, StoreError>;
    fn search_schools(&mut self, sought: &SoughtSchool) -> Result<FoundSchools, StoreError>;
}

/// The index of one school.
pub trait IndexView: KnownFigures {
    /// Ordered by stage and edition.
    fn goals(&mut self) -> Result<Vec<Goal>, StoreError>;
    fn simulations(&mut self, page: SimulationPage) -> Result<Vec<Simulation>, StoreError>;
    /// `None` when there is none, or it was removed.
    fn simulation(&mut self, id: SimulationId) -> Result<Option<Simulation>, StoreError>;
    fn simulation_summary(&mut self, of: &SummaryRequest) -> Result<SimulationSummary, StoreError>;
    fn ranking(&mut self, code: &InepCode, stage: Stage, edition: Edition) -> Result<Ranking, StoreError>;
    /// Of the network of the school's result; where INEP publishes an area's network only as `publica` or `total`, that
    /// one is not substituted.
    fn comparison(
        &mut self,
        school: &ReferenceSchool,
        network: Network,
        stage: Stage,
        edition: Edition,
    ) -> Result<Comparison, StoreError>;
    /// Of all networks of the country together, in no order.
    fn country_results(&mut self, stage: Stage) -> Result<Vec<AreaResult>, StoreError>;
}
