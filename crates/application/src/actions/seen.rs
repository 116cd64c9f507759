//! Actions as screens show them, on the day it is at the school.

use chrono::{DateTime, Utc};
use kernel::{ActionId, ActionResourceId, Day, StoreError};
use school_management::actions::milestone::MOST_SHOWN;
use school_management::actions::resource::{Place, ResourceSeen};
use school_management::actions::seen::{ActionSeen, MilestoneSeen, MilestonesShown};
use school_management::actions::timeline::update::Update;
use school_management::people::store::Schools;

use crate::files::MediaType;
use crate::people::state::state_of;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

pub(crate) fn today(schools: &mut (impl Schools + ?Sized), now: DateTime<Utc>) -> Result<Day, StoreError> {
    Ok(Day::of(now, state_of(schools)?))
}

/// The newest first.
pub fn all(view: &mut dyn SchoolView, now: DateTime<Utc>) -> Result<Vec<ActionSeen>, StoreError> {
    let today = today(view.school(), now)?;
    view.actions().actions_seen(today)
}

pub fn one(
    view: &mut dyn SchoolView,
    id: ActionId,
    now: DateTime<Utc>,
) -> Result<Option<ActionSeen>, StoreError> {
    let today = today(view.school(), now)?;
    view.actions().action_seen(id, today)
}

/// In their order; `None` where there is no such action.
pub fn milestones(
    view: &mut dyn SchoolView,
    of: ActionId,
    now: DateTime<Utc>,
) -> Result<Option<Vec<MilestoneSeen>>, StoreError> {
    let today = today(view.school(), now)?;
    let there = view.actions().action(of)?;
    there.map(|_| view.actions().milestones(of, today)).transpose()
}

/// Those of all actions.
pub fn all_milestones(view: &mut dyn SchoolView, now: DateTime<Utc>) -> Result<MilestonesShown, StoreError> {
    let today = today(view.school(), now)?;
    view.actions().all_milestones(today, MOST_SHOWN)
}

/// The newest first; `None` where there is no such action.
pub fn resources(view: &mut dyn SchoolView, of: ActionId) -> Result<Option<Vec<ResourceSeen>>, StoreError> {
    let there = view.actions().action(of)?;
    there.map(|_| view.actions().resources(of)).transpose()
}

/// The file of a resource, with what it is by its bytes.
pub fn file(
    view: &mut dyn SchoolView,
    id: ActionResourceId,
) -> Result<Option<(MediaType, Vec<u8>)>, StoreError> {
    let Some(seen) = view.actions().resource_seen(id)? else { return Ok(None) };
    let Place::File { id, .. } = seen.resource.about.place else { return Ok(None) };
    let Some(kept) = view.files().file(id)? else { return Ok(None) };
    Ok(Some((kept.kind, view.files().file_bytes(id)?)))
}

/// The newest first; `None` where there is no such action.
pub fn updates(
    view: &mut dyn SchoolView,
    of: ActionId,
    before: i64,
    limit: i64,
) -> Result<Option<Vec<Update>>, StoreError> {
    let there = view.actions().action(of)?;
    there.map(|_| view.actions().updates(of, before, limit)).transpose()
}

/// As it is after what was just written.
pub fn now(
    tx: &mut dyn SchoolTx,
    id: ActionId,
    now: DateTime<Utc>,
) -> Result<Option<ActionSeen>, StoreError> {
    let today = today(tx.school(), now)?;
    tx.school().action_seen(id, today)
}
