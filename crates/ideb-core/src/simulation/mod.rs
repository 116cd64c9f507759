//! Simulations a school saves.

pub mod name;
pub mod request;
pub mod summary;

use chrono::{DateTime, Utc};
use kernel::{PersonId, SimulationId, Stage, words};

use crate::measure::{
    ApprovalRate, Edition, PerformanceIndicator, Proficiency, PublishedIdeb, SaebNote, SimulatedIdeb,
    StandardizedScore, TargetIdeb,
};
use crate::quick;
use crate::simulation::name::SimulationName;

/// The inputs of the official formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfficialInputs {
    pub stage: Stage,
    /// Whose limits apply; the newest known formula when `None`.
    pub edition: Option<Edition>,
    pub proficiency_lp: Proficiency,
    pub proficiency_mt: Proficiency,
    /// Per grade of the stage, first grade first.
    pub approval_by_grade: Vec<Option<ApprovalRate>>,
    /// P as it was published, which counts where no grade does: some tables tell it without the rates it is made of.
    pub indicator: Option<PerformanceIndicator>,
}

words! {
    /// How a simulation was calculated.
    pub enum Mode {
        /// Approval / 100 x standardised note.
        Quick = "rapida",
        /// The official formula.
        Official = "oficial",
    }
}

/// What the official mode keeps beside the common figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfficialFigures {
    pub inputs: OfficialInputs,
    /// N and P, six places and more.
    pub score: StandardizedScore,
    pub indicator: PerformanceIndicator,
    /// N x P rounded once to one place.
    pub published: PublishedIdeb,
}

/// A simulation as calculated by the server, ready to be saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simulated {
    /// The stage it was made for; the quick mode may leave it open.
    pub stage: Option<Stage>,
    /// Quick: as typed. Official: P in percent, two places.
    pub approval: ApprovalRate,
    /// Quick: as typed. Official: N, two places.
    pub saeb: SaebNote,
    pub ideb: SimulatedIdeb,
    pub target: Option<TargetIdeb>,
    pub official: Option<OfficialFigures>,
}

impl Simulated {
    pub fn mode(&self) -> Mode {
        if self.official.is_some() { Mode::Official } else { Mode::Quick }
    }

    /// What INEP would publish: N x P, of the quick mode its product, rounded once to one place.
    pub fn published(&self) -> PublishedIdeb {
        match &self.official {
            Some(official) => official.published,
            None => quick::published(self.approval, self.saeb),
        }
    }

    /// Whether its own target is reached; `None` without one.
    pub fn meets_target(&self) -> Option<bool> {
        self.target.map(|target| reaches(self.published(), target))
    }
}

/// A saved simulation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simulation {
    pub id: SimulationId,
    pub user: PersonId,
    pub user_name: String,
    pub name: SimulationName,
    pub at: DateTime<Utc>,
    pub simulated: Simulated,
}

impl Simulation {
    /// Whose it is to name and to remove: whoever saved it, and nobody else.
    pub fn may_be_changed_by(&self, person: PersonId) -> bool {
        self.user == person
    }
}

/// Whether what a simulation would publish reaches a target, which is rounded up to one place, as [`crate::plan`] does.
pub fn reaches(published: PublishedIdeb, target: TargetIdeb) -> bool {
    published >= target.publishable()
}
