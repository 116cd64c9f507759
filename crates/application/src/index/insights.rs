//! What the school's simulations say together.

use chrono::{DateTime, Utc};
use ideb_core::goal::in_force::goal_for;
use ideb_core::history::current_ideb;
use ideb_core::insights::{self, Insights};
use ideb_core::simulation::summary::SummaryRequest;
use ideb_core::view::IndexView;
use kernel::{Stage, StoreError};
use school_management::people::school::School;

use crate::index::records::records;

/// The insights of a stage beside its newest index and measured by the goal in force; or of all simulations, which have
/// neither, since an index only compares with its own stage's.
pub fn insights(
    school: &School,
    index: &mut dyn IndexView,
    stage: Option<Stage>,
    now: DateTime<Utc>,
) -> Result<Insights, StoreError> {
    let (current, goal) = match stage {
        Some(stage) => {
            let records = records(Some(school), index)?.records;
            let goal = goal_for(&records, &index.goals()?, stage).map(|goal| goal.value);
            (current_ideb(&records, stage), goal)
        }
        None => (None, None),
    };
    let of = SummaryRequest { stage, goal, since: insights::recent_since(now), uf: school.state };
    Ok(insights::insights(&index.simulation_summary(&of)?, current, goal))
}
