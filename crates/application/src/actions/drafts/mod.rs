//! From a scenario, or from one lever, to actions: what is asked less what is under way, each with a model. Nothing is kept before
//! somebody has read it.

pub mod adopt;
pub mod library;
#[cfg(test)]
mod tests;

use chrono::{DateTime, Utc};
use ideb_core::formula::index;
use ideb_core::levers::rises;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::plan::Way;
use ideb_core::printed::Printed;
use ideb_core::simulation::Simulation;
use kernel::{ActionId, Decimal, Invalid, SimulationId, Stage, StoreError, words};
use school_management::actions::action::ActionStatus;
use school_management::actions::drafts::model::ActionModel;
use school_management::actions::drafts::share::{Share, shares};
use school_management::actions::indicator::{Indicator, Measured};
use school_management::actions::seen::ActionSeen;

use crate::actions::effect::{Effect, Ground, ground, seen, under_way};
use crate::actions::measure::{lever, measured};
use crate::actions::seen::all;
use crate::tx::views::SchoolView;

/// What asks for actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// A saved simulation.
    Scenario(SimulationId),
    /// One measure of a stage, to where it is to rise.
    Measure { stage: Stage, measured: Measured, to: Decimal<2> },
}

words! {
    /// Why there is nothing to draft.
    pub enum NoDrafts {
        /// A quick simulation does not say which subject its note comes from.
        Quick = "estimativa_rapida",
        /// The stage has no edition with all figures of the formula.
        NoFigures = "sem_dados",
        /// It asks for nothing beyond what the newest edition has.
        NothingAsked = "nada_pedido",
    }
}

/// The scenario that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scenario {
    pub id: SimulationId,
    pub name: String,
    pub at: DateTime<Utc>,
    pub publishes: PublishedIdeb,
}

impl Origin {
    /// Refuses by the field `indicator.kind` what no lever raises.
    pub fn measure(to: &Indicator) -> Result<Self, Invalid> {
        let Indicator { stage, measured, target, .. } = *to;
        if lever(measured).is_none() {
            let sentence =
                "O índice não sobe sozinho: escolha o que o move, como uma disciplina ou a aprovação.";
            return Err(Invalid::field("indicator.kind", sentence));
        }
        Ok(Self::Measure { stage, measured, to: target })
    }
}

/// What is drafted, and what it is drafted from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drafts {
    pub stage: Stage,
    /// The edition that everything is reckoned from.
    pub edition: Edition,
    pub scenario: Option<Scenario>,
    /// What N x P gains with all that is asked, and with what actions under way cover of it.
    pub asks: Printed,
    pub covers: Printed,
    /// The least effort first; what is covered whole comes last, without an action.
    pub drafts: Vec<Draft>,
}

/// What one measure is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    pub share: Share,
    /// What all that is asked of it takes.
    pub whole: Way,
    /// `None` where actions under way cover it.
    pub action: Option<DraftAction>,
}

/// An action that would bring the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftAction {
    pub indicator: Indicator,
    pub effect: Effect,
    pub model: ActionModel,
    /// An action that waits and already is to bring as much: planned or paused.
    pub duplicate: Option<(ActionId, String, ActionStatus)>,
}

/// `None` where there is no such scenario.
pub fn drafts(
    view: &mut dyn SchoolView,
    origin: Origin,
    now: DateTime<Utc>,
) -> Result<Option<Result<Drafts, NoDrafts>>, StoreError> {
    let (stage, simulation) = match origin {
        Origin::Measure { stage, .. } => (Some(stage), None),
        Origin::Scenario(id) => {
            let Some(simulation) = view.index().simulation(id)? else { return Ok(None) };
            (simulation.simulated.official.as_ref().map(|official| official.inputs.stage), Some(simulation))
        }
    };
    let Some(stage) = stage else { return Ok(Some(Err(NoDrafts::Quick))) };
    let Some(ground) = ground(view, stage, now)? else { return Ok(Some(Err(NoDrafts::NoFigures))) };
    let actions = all(view, now)?;
    let asked = asked(&ground, origin, simulation.as_ref());
    let drafts = ground.drafts(&asked, &actions);
    let scenario = simulation.map(|simulation| Scenario {
        id: simulation.id,
        name: simulation.name.as_str().to_owned(),
        at: simulation.at,
        publishes: simulation.simulated.published(),
    });
    Ok(Some(drafts.map(|drafts| Drafts { scenario, ..drafts }).ok_or(NoDrafts::NothingAsked)))
}

fn asked(ground: &Ground, origin: Origin, simulation: Option<&Simulation>) -> Vec<(Measured, Decimal<2>)> {
    let official = simulation.and_then(|simulation| simulation.simulated.official.as_ref());
    match (origin, official) {
        (Origin::Measure { measured: what, to, .. }, _) => {
            let from = lever(what).and_then(|lever| lever.start(&ground.inputs));
            from.map(|from| (what, to - from)).into_iter().collect()
        }
        // One that stays below what the school has asks for nothing, though a grade of it be higher.
        (Origin::Scenario(_), Some(official))
            if index(&official.inputs).is_ok_and(|it| it.product <= ground.now.product) =>
        {
            Vec::new()
        }
        (Origin::Scenario(_), Some(official)) => {
            let rises = rises(&ground.inputs, &official.inputs).into_iter();
            rises.map(|(lever, by)| (measured(lever), by)).collect()
        }
        (Origin::Scenario(_), None) => Vec::new(),
    }
}

impl Ground {
    /// `None` where nothing is asked for that has an effect.
    fn drafts(&self, asked: &[(Measured, Decimal<2>)], actions: &[ActionSeen]) -> Option<Drafts> {
        let under_way = under_way(actions, self.stage);
        let under_way: Vec<_> = under_way.iter().map(|(_, it)| (it.measured, self.left(it))).collect();
        let shares = shares(asked, &under_way);
        let printed = |rise: fn(&Share) -> Decimal<2>| {
            let with = self.with_all(shares.iter().map(|share| (share.measured, rise(share))));
            seen(self.gain(with))
        };
        let (asks, covers) = (printed(|share| share.asked), printed(|share| share.covered));
        let mut taken: Vec<_> = actions.iter().map(|seen| seen.action.about.title.as_str()).collect();
        let mut drafts: Vec<_> = shares
            .iter()
            .filter_map(|share| {
                let draft = self.draft(*share, actions, &taken)?;
                taken.extend(draft.action.as_ref().map(|action| action.model.title()));
                Some(draft)
            })
            .collect();
        let effort = |draft: &Draft| draft.whole.effort.as_ref().map(|effort| effort.share);
        drafts.sort_by_key(|draft| (draft.action.is_none(), effort(draft).is_none(), effort(draft)));
        let (stage, edition) = (self.stage, self.edition);
        (!drafts.is_empty()).then_some(Drafts { stage, edition, scenario: None, asks, covers, drafts })
    }

    /// `None` of what has no effect.
    fn draft(&self, share: Share, actions: &[ActionSeen], taken: &[&str]) -> Option<Draft> {
        let whole = self.effect(&self.rising(share.measured, share.asked)?).ok()?.way;
        let rest = self.rising(share.measured, share.rest());
        let action = rest.and_then(|indicator| {
            let model = model_for(share.measured, taken)?;
            let effect = self.effect(&indicator).ok()?;
            let duplicate = self.waiting(&indicator, actions);
            Some(DraftAction { indicator, effect, model, duplicate })
        });
        Some(Draft { share, whole, action })
    }

    /// A measure that rises by so much from where it counts.
    fn rising(&self, measured: Measured, by: Decimal<2>) -> Option<Indicator> {
        let lever = lever(measured)?;
        let by = by.min(lever.room(&self.inputs));
        let baseline = lever.start(&self.inputs).filter(|_| by.units() > 0)?;
        let (stage, year) = (self.stage, Some(self.edition.year()));
        Some(Indicator { measured, stage, baseline, target: baseline + by, year })
    }

    /// An action that waits, planned or paused, and has at least as much left to raise of the same.
    fn waiting(
        &self,
        indicator: &Indicator,
        actions: &[ActionSeen],
    ) -> Option<(ActionId, String, ActionStatus)> {
        let waits = |seen: &&ActionSeen| {
            let is_waiting = matches!(seen.action.status, ActionStatus::Planned | ActionStatus::Paused);
            is_waiting
                && seen.action.about.indicator.is_some_and(|it| {
                    (it.stage, it.measured) == (indicator.stage, indicator.measured)
                        && self.left(&it) >= indicator.rise()
                })
        };
        let found = actions.iter().find(waits)?;
        Some((found.action.id, found.action.about.title.as_str().to_owned(), found.action.status))
    }
}

/// One whose title no action has yet, where there is one.
fn model_for(measured: Measured, taken: &[&str]) -> Option<ActionModel> {
    let moving = || ActionModel::ALL.into_iter().filter(|model| model.moves().contains(&measured.kind()));
    moving().find(|model| !taken.contains(&model.title())).or_else(|| moving().next())
}
