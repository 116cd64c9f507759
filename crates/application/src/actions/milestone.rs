//! The milestones of an action: made, completed once, reopened with a reason, ordered.

use kernel::title;
use kernel::{ActionId, Invalid, MilestoneId, StoreError};
use school_management::actions::action::Action;
use school_management::actions::milestone::{self, MOST_MILESTONES, Milestone, MilestoneForm, NewMilestone};
use school_management::actions::seen::MilestoneSeen;
use school_management::actions::timeline::changes;
use school_management::actions::timeline::update::{NewUpdate, UpdateType};

use crate::actions::action::Outcome;
use crate::actions::refusal::ActionError;
use crate::actions::seen::today;
use crate::actions::trace::{denied, did, tell};
use crate::classes::class::By;
use crate::tx::database::SchoolTx;

pub fn add(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ActionId,
    typed: MilestoneForm<'_>,
) -> Result<MilestoneSeen, ActionError> {
    let action = tx.school().hold_action(id)?.ok_or(ActionError::NotFound)?;
    let new = typed.parse()?;
    new.lies_within(&action.about)?;
    if action.progress.milestones >= MOST_MILESTONES {
        return Err(ActionError::FullOfMilestones);
    }
    let made = tx.school().add_milestone(id, &new, by.actor.id(), by.now)?;
    written(tx, by, &action, (&made, "criou o marco", &format!(", {}", until(&made.about))), "")?;
    seen(tx, by, &made)
}

/// Changes what is said of it, where nobody changed, completed or reopened it since `version`.
pub fn change(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: MilestoneId,
    version: i32,
    typed: MilestoneForm<'_>,
) -> Result<(Outcome, MilestoneSeen), ActionError> {
    let (action, milestone) = hold(tx, id)?;
    if milestone.version != version {
        return Ok((Outcome::Stale, seen(tx, by, &milestone)?));
    }
    let about = typed.parse()?;
    if about.due != milestone.about.due {
        about.lies_within(&action.about)?;
    }
    let changes = changes::of_milestone(&milestone.about, &about);
    if !changes.is_empty() {
        let changed = milestone.saying(about, by.actor.id(), by.now);
        tx.school().change_milestone(&changed, by.actor.id(), by.now)?;
        let title = milestone.about.title.quoted();
        let update = NewUpdate::new(UpdateType::Milestone, format!("alterou o marco {title}"))
            .saying(changes::lines(&changes));
        tell(tx, by, &action, &update)?;
        let rest = format!(": {}", changes::enumeration(&changes));
        did(tx, by, &action, &format!("alterou o marco {title} da ação"), &rest)?;
    }
    Ok((Outcome::Kept, seen(tx, by, &milestone)?))
}

/// Once, however often it is asked. `None`, and an entry in the audit trail, where the action is none of theirs.
pub fn complete(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: MilestoneId,
) -> Result<Option<MilestoneSeen>, ActionError> {
    let (action, milestone) = hold(tx, id)?;
    if !action.may_be_completed_by(by.actor.role(), by.actor.id()) {
        let title = milestone.about.title.quoted();
        denied(tx, by, &action, &format!("concluir o marco {title} da ação"))?;
        return Ok(None);
    }
    if milestone.completed.is_some() {
        return Err(ActionError::AlreadyDone);
    }
    let done = milestone.completed_by(by.actor.id(), by.now);
    tx.school().change_milestone(&done, by.actor.id(), by.now)?;
    written(tx, by, &action, (&done, "concluiu o marco", ""), "")?;
    seen(tx, by, &done).map(Some)
}

pub fn reopen(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: MilestoneId,
    reason: &str,
) -> Result<MilestoneSeen, ActionError> {
    let (action, milestone) = hold(tx, id)?;
    let reason = milestone::reason(reason)?;
    if milestone.completed.is_none() {
        return Err(ActionError::AlreadyOpen);
    }
    let open = milestone.reopened();
    tx.school().change_milestone(&open, by.actor.id(), by.now)?;
    written(tx, by, &action, (&open, "reabriu o marco", ""), &reason)?;
    seen(tx, by, &open)
}

pub fn remove(tx: &mut dyn SchoolTx, by: By<'_>, id: MilestoneId) -> Result<(), ActionError> {
    let (action, milestone) = hold(tx, id)?;
    tx.school().remove_milestone(id)?;
    written(tx, by, &action, (&milestone, "excluiu o marco", &format!(", {}", until(&milestone.about))), "")
}

/// What is not in the list any more keeps its day in the timeline.
pub(super) fn until(about: &NewMilestone) -> String {
    about.due.map_or_else(|| "sem prazo".to_owned(), |due| format!("com prazo em {}", title::written(due)))
}

/// All of the action, each once.
pub fn order(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ActionId,
    order: &[MilestoneId],
) -> Result<Vec<MilestoneSeen>, ActionError> {
    let action = tx.school().hold_action(id)?.ok_or(ActionError::NotFound)?;
    let today = today(tx.school(), by.now)?;
    let there = tx.school().milestones(id, today)?;
    let there: Vec<_> = there.into_iter().map(|seen| seen.milestone).collect();
    if !milestone::is_order_of(order, &there) {
        let sentence = "Os marcos mudaram enquanto você os ordenava. Recarregue a página e ordene de novo.";
        return Err(Invalid::field("ids", sentence).into());
    }
    tx.school().order_milestones(order)?;
    did(tx, by, &action, "mudou a ordem dos marcos da ação", "")?;
    Ok(tx.school().milestones(id, today)?)
}

/// The action first: whoever waited for it reads then what another did to the milestone.
fn hold(tx: &mut dyn SchoolTx, id: MilestoneId) -> Result<(Action, Milestone), ActionError> {
    let known = tx.school().milestone(id)?.ok_or(ActionError::NotFound)?;
    let action = tx.school().hold_action(known.action)?.ok_or(ActionError::NotFound)?;
    let milestone = tx.school().milestone(id)?.ok_or(ActionError::NotFound)?;
    Ok((action, milestone))
}

/// `action` as it was before; `rest` follows the title.
fn written(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    action: &Action,
    (milestone, done, rest): (&Milestone, &str, &str),
    reason: &str,
) -> Result<(), ActionError> {
    let title = milestone.about.title.quoted();
    let after = tx.school().action(action.id)?.unwrap_or_else(|| action.clone());
    let update = NewUpdate::new(UpdateType::Milestone, format!("{done} {title}{rest}"))
        .saying(reason)
        .from_to(action.progress.percent(), after.progress.percent());
    tell(tx, by, action, &update)?;
    did(
        tx,
        by,
        action,
        &format!("{done} {title}{rest}{} da ação", if rest.is_empty() { "" } else { "," }),
        "",
    )?;
    Ok(())
}

fn seen(tx: &mut dyn SchoolTx, by: By<'_>, milestone: &Milestone) -> Result<MilestoneSeen, ActionError> {
    let today = today(tx.school(), by.now)?;
    let milestones = tx.school().milestones(milestone.action, today)?;
    let found = milestones.into_iter().find(|seen| seen.milestone.id == milestone.id);
    let missing =
        || StoreError::Broken { call: "milestones", source: "one that is held is not there".into() };
    Ok(found.ok_or_else(missing)?)
}
