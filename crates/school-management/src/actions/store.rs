//! What decisions about actions ask of a database.

use chrono::{DateTime, Utc};
use kernel::{ActionId, ActionResourceId, Day, MilestoneId, PersonId, StoreError};

use crate::actions::action::{Action, ActionStatus, NewAction};
use crate::actions::milestone::{Milestone, NewMilestone};
use crate::actions::resource::{NewResource, Resource};
use crate::actions::seen::{ActionSeen, MilestoneSeen, MilestonesShown};
use crate::actions::timeline::update::NewUpdate;

/// Read by decisions and screens alike.
pub trait KnownActions {
    fn action(&mut self, id: ActionId) -> Result<Option<Action>, StoreError>;
    /// As it is on a day.
    fn action_seen(&mut self, id: ActionId, today: Day) -> Result<Option<ActionSeen>, StoreError>;
    /// All of the school as they are on a day, the newest first.
    fn actions_seen(&mut self, today: Day) -> Result<Vec<ActionSeen>, StoreError>;
    fn milestone(&mut self, id: MilestoneId) -> Result<Option<Milestone>, StoreError>;
    /// As they are on a day, in their order.
    fn milestones(&mut self, of: ActionId, today: Day) -> Result<Vec<MilestoneSeen>, StoreError>;
    /// As they are on a day, so many at most.
    fn all_milestones(&mut self, today: Day, most: usize) -> Result<MilestonesShown, StoreError>;
}

/// The school's actions. Whatever is written of one, its milestones or its timeline holds it first.
pub trait Actions: KnownActions {
    /// Fails with `Full` where the school has no room for it.
    fn add_action(
        &mut self,
        new: &NewAction,
        status: ActionStatus,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<Action, StoreError>;
    /// Until the transaction ends, nobody else changes it, nor its milestones.
    fn hold_action(&mut self, id: ActionId) -> Result<Option<Action>, StoreError>;
    /// What is said of it, its status, and the progress set by hand; the version becomes the next.
    fn change_action(&mut self, to: &Action, by: PersonId, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// After all others. Fails with `Full` where the school has no room for it.
    fn add_milestone(
        &mut self,
        of: ActionId,
        new: &NewMilestone,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<Milestone, StoreError>;
    /// What is said of it with its version and who did so, and whether it is completed.
    fn change_milestone(&mut self, to: &Milestone, by: PersonId, at: DateTime<Utc>)
    -> Result<(), StoreError>;
    fn remove_milestone(&mut self, id: MilestoneId) -> Result<(), StoreError>;
    /// Each that is named takes the turn that it has in the list.
    fn order_milestones(&mut self, order: &[MilestoneId]) -> Result<(), StoreError>;
    fn resource(&mut self, id: ActionResourceId) -> Result<Option<Resource>, StoreError>;
    fn add_resource(
        &mut self,
        of: ActionId,
        new: &NewResource,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<ActionResourceId, StoreError>;
    /// Its file, if it has one, is another's to remove.
    fn remove_resource(&mut self, id: ActionResourceId) -> Result<(), StoreError>;
    fn add_update(
        &mut self,
        of: ActionId,
        new: &NewUpdate,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
}
