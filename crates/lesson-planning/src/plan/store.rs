//! What decisions and screens about plans ask of a database.

use chrono::{DateTime, Utc};
use kernel::{BnccCode, Day, LessonPlanId, PersonId, StoreError, Uf};

use super::seen::{PlanFilters, PlanSeen, PlansShown, SoughtPlans};
use super::touched::AllTouched;
use super::{NewPlan, Origin, Plan, Reader};

/// Read by decisions and screens alike.
pub trait KnownPlans {
    /// Whoever's it is: who may see it is for the caller to ask.
    fn plan_seen(&mut self, id: LessonPlanId) -> Result<Option<PlanSeen>, StoreError>;
}

/// Plans as decisions write them.
pub trait Plans: KnownPlans {
    /// A draft of theirs. Fails with `Full` where the school has no room for it.
    fn add_plan(
        &mut self,
        new: &NewPlan,
        origin: Origin,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<LessonPlanId, StoreError>;
    /// Until the transaction ends, nobody else changes it.
    fn hold_plan(&mut self, id: LessonPlanId) -> Result<Option<Plan>, StoreError>;
    /// All that may change of it.
    fn change_plan(&mut self, to: &Plan) -> Result<(), StoreError>;
    fn remove_plan(&mut self, id: LessonPlanId) -> Result<(), StoreError>;
}

/// Read by screens alone.
pub trait PlansView: KnownPlans {
    /// Those that the reader sees, the newest first, or those that wait for them, the oldest first; [`SHOWN`](super::seen::SHOWN) after so many.
    fn plans(&mut self, reader: Reader, sought: &SoughtPlans, after: usize)
    -> Result<PlansShown, StoreError>;
    /// By what those that the reader sees differ.
    fn plan_filters(&mut self, reader: Reader) -> Result<PlanFilters, StoreError>;
    /// Where these codes were met, in plans that were sent or approved and elsewhere, from a day to another, both included, of a school in a state.
    fn touched(&mut self, codes: &[BnccCode], days: (Day, Day), state: Uf) -> Result<AllTouched, StoreError>;
}
