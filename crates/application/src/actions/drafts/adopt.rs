//! Drafts that somebody has read become planned actions, all or none.

use ideb_core::simulation::Simulation;
use kernel::{ActionId, Invalid, PersonId, SimulationId, in_quotes};
use school_management::actions::action::{ActionStatus, NewAction};
use school_management::actions::form::ActionForm;
use school_management::actions::milestone::{MOST_MILESTONES, MilestoneForm, NewMilestone};
use school_management::actions::timeline::update::{NewUpdate, UpdateType};

use crate::actions::action::{add, checked, hold};
use crate::actions::milestone::until;
use crate::actions::refusal::ActionError;
use crate::actions::trace::tell;
use crate::classes::class::By;
use crate::tx::database::SchoolTx;

/// So many at once.
pub const MOST_ADOPTED: usize = 12;

/// A draft as somebody leaves it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reviewed<'a> {
    pub action: ActionForm<'a>,
    pub milestones: Vec<MilestoneForm<'a>>,
}

/// Refuses by the field `drafts`, with the number of the draft.
pub fn adopt(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    scenario: Option<SimulationId>,
    drafts: &[Reviewed<'_>],
) -> Result<Vec<ActionId>, ActionError> {
    let parsed = parse(drafts)?;
    let told = match scenario {
        Some(id) => tx.ideb().hold_simulation(id)?.map(|it| from(&it)).ok_or(ActionError::NotFound)?,
        None => "criou a ação a partir de um modelo".to_owned(),
    };
    // In one order for everyone: two people who adopt at once wait for each other in turn.
    let mut people: Vec<PersonId> = parsed.iter().filter_map(|(action, _)| action.responsible).collect();
    people.sort_unstable();
    people.dedup();
    let mut colleagues = Vec::new();
    for person in people {
        colleagues.extend(hold(tx, Some(person))?);
    }
    let mut made = Vec::new();
    for (place, (action, milestones)) in parsed.into_iter().enumerate() {
        let chosen = colleagues.iter().find(|colleague| Some(colleague.id) == action.responsible);
        let new = checked(tx, action, chosen, None).map_err(|error| match error {
            ActionError::Invalid(invalid) => numbered(place, &invalid).into(),
            other => other,
        })?;
        let action = add(tx, by, &new, (ActionStatus::Planned, &told))?;
        for milestone in &milestones {
            let made = tx.school().add_milestone(action.id, milestone, by.actor.id(), by.now)?;
            let text = format!("criou o marco {}, {}", made.about.title.quoted(), until(&made.about));
            tell(tx, by, &action, &NewUpdate::new(UpdateType::Milestone, text))?;
        }
        made.push(action.id);
    }
    Ok(made)
}

fn from(scenario: &Simulation) -> String {
    format!("criou a ação a partir do cenário {}", in_quotes(scenario.name.as_str()))
}

fn refused(sentence: String) -> Invalid {
    Invalid::field("drafts", sentence)
}

fn numbered(place: usize, invalid: &Invalid) -> Invalid {
    let first = invalid.fields().next().map_or("", |(_, sentence)| sentence);
    refused(format!("{}ª ação: {first}", place + 1))
}

fn parse(drafts: &[Reviewed<'_>]) -> Result<Vec<(NewAction, Vec<NewMilestone>)>, Invalid> {
    if drafts.is_empty() {
        return Err(refused("Escolha ao menos uma ação.".to_owned()));
    }
    if drafts.len() > MOST_ADOPTED {
        return Err(refused(format!("Crie até {MOST_ADOPTED} ações de uma vez.")));
    }
    let one = |(place, draft): (usize, &Reviewed<'_>)| {
        let action = draft.action.parse().map_err(|invalid| numbered(place, &invalid))?;
        if draft.milestones.len() > MOST_MILESTONES {
            return Err(refused(format!("{}ª ação: uma ação tem até {MOST_MILESTONES} marcos.", place + 1)));
        }
        let milestones = draft.milestones.iter().map(|milestone| {
            let milestone = milestone.parse()?;
            milestone.lies_within(&action).map(|()| milestone)
        });
        let milestones: Result<_, _> = milestones.collect();
        Ok((action, milestones.map_err(|invalid: Invalid| numbered(place, &invalid))?))
    };
    drafts.iter().enumerate().map(one).collect()
}
