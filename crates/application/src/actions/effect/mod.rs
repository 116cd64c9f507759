//! What actions are to do to the index: each alone, and all that are under way together.

#[cfg(test)]
pub(super) mod tests;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use chrono::{DateTime, Utc};
use ideb_core::effort::advance;
use ideb_core::formula::{Index, index};
use ideb_core::history::{HistoryRecord, latest};
use ideb_core::levers::Lever;
use ideb_core::measure::Edition;
use ideb_core::outlook::{Aim, Missing, inputs_of};
use ideb_core::plan::{Background, Way, way_between};
use ideb_core::printed::{Printed, index_alone};
use ideb_core::ratio::Ratio;
use ideb_core::simulation::OfficialInputs;
use kernel::{ActionId, Decimal, Stage, StoreError, words};
use school_management::actions::action::ActionStatus;
use school_management::actions::indicator::{Indicator, Measured};
use school_management::actions::seen::ActionSeen;

use crate::actions::measure::lever;
use crate::actions::seen::all;
use crate::index::enrolments;
use crate::index::outlook::{background, outlook};
use crate::index::records::records;
use crate::tx::views::SchoolView;

words! {
    /// Why nothing is said of an action's effect.
    pub enum NoEffect {
        /// The index itself is no lever: what moves it is not said.
        NoLever = "sem_alavanca",
        /// The stage has no edition with all figures of the formula.
        NoFigures = "sem_dados",
        /// The lever is at its end, or the grade does not count.
        NoRoom = "sem_espaco",
    }
}

/// What an action is to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effect {
    /// The edition that it is reckoned from.
    pub edition: Edition,
    /// What N x P gains: two places, more where two would say nothing.
    pub gain: Printed,
    /// N x P with it, as it is printed alone.
    pub with: Printed,
    /// The lever's way: pupils, and what it takes beside what was ever done.
    pub way: Way,
    /// What became of the measure since the edition that the baseline stands on.
    pub observed: Option<Observed>,
}

/// A measure in a later edition than the one an action began with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Observed {
    pub edition: Edition,
    pub change: Decimal<2>,
}

/// What effects of a stage are reckoned from: its newest edition with an index.
#[derive(Debug, Clone)]
pub(super) struct Ground {
    pub stage: Stage,
    pub edition: Edition,
    pub inputs: OfficialInputs,
    pub now: Index,
    pub background: Background,
    records: Vec<HistoryRecord>,
}

/// Where no edition has all figures of the formula: `None`.
pub(super) fn ground(
    view: &mut dyn SchoolView,
    stage: Stage,
    now: DateTime<Utc>,
) -> Result<Option<Ground>, StoreError> {
    let school = view.school().school()?;
    let records = records(school.as_ref(), view.index())?.records;
    let enrolment = enrolments::of_stage(view, school.as_ref(), stage, now)?;
    let background = background(view.index(), &records, enrolment)?;
    Ok(Ground::of(stage, records, background))
}

/// Of one indicator, also of an action that nobody saved yet.
pub fn of(
    view: &mut dyn SchoolView,
    indicator: &Indicator,
    now: DateTime<Utc>,
) -> Result<Result<Effect, NoEffect>, StoreError> {
    let ground = ground(view, indicator.stage, now)?;
    Ok(ground.map_or(Err(NoEffect::NoFigures), |ground| ground.effect(indicator)))
}

impl Ground {
    fn of(stage: Stage, records: Vec<HistoryRecord>, background: Background) -> Option<Self> {
        let record = latest(&records, stage)?;
        let (edition, inputs) = (record.edition, inputs_of(record)?);
        let now = index(&inputs).ok()?;
        Some(Self { stage, edition, inputs, now, background, records })
    }

    /// The lever rises by what lies between baseline and target, from where it stands now.
    pub fn effect(&self, indicator: &Indicator) -> Result<Effect, NoEffect> {
        let lever = lever(indicator.measured).ok_or(NoEffect::NoLever)?;
        let raised = lever.raised(&self.inputs, indicator.rise());
        let with = index(&raised).map_err(|_| NoEffect::NoFigures)?;
        let gain = self.gain(with.product);
        if gain <= Ratio::ZERO {
            return Err(NoEffect::NoRoom);
        }
        Ok(Effect {
            edition: self.edition,
            gain: seen(gain),
            with: index_alone(with.product),
            way: way_between(&self.inputs, &raised, lever, &self.background).ok_or(NoEffect::NoRoom)?,
            observed: self.observed(lever, indicator.year),
        })
    }

    /// What N x P gains where it becomes this. To 15 places: the exact difference of two products does not fit.
    pub fn gain(&self, with: Ratio) -> Ratio {
        (with.to_decimal::<15>() - self.now.product.to_decimal::<15>()).into()
    }

    fn observed(&self, lever: Lever, year: Option<i16>) -> Option<Observed> {
        let of_stage =
            |year: i16| self.records.iter().find(|it| it.stage == self.stage && it.edition.year() == year);
        let (before, after) = (of_stage(year?)?, of_stage(self.edition.year())?);
        let change = advance::change(lever, &before.figures, &after.figures)?;
        (after.edition > before.edition).then_some(Observed { edition: after.edition, change })
    }

    /// N x P with all of these rises. Several of one thing add up, as far as there is room.
    pub fn with_all(&self, rises: impl Iterator<Item = (Measured, Decimal<2>)>) -> Ratio {
        let mut sums: BTreeMap<Measured, Decimal<2>> = BTreeMap::new();
        for (measured, rise) in rises {
            let sum = sums.entry(measured).or_default();
            *sum = *sum + rise;
        }
        let raised = sums.into_iter().fold(self.inputs.clone(), |inputs, (measured, rise)| {
            lever(measured).map_or_else(|| inputs.clone(), |lever| lever.raised(&inputs, rise))
        });
        index(&raised).map_or(self.now.product, |raised| raised.product)
    }
}

/// Never nothing, of what is something.
pub(super) fn seen(value: Ratio) -> Printed {
    let printed = (2..=6).map(|places| Printed::of(value, places));
    printed.clone().find(|it| it.value() != Ratio::ZERO).unwrap_or_else(|| Printed::of(value, 2))
}

/// What an action is to do, or why nothing is said of it.
pub type Found = Result<Effect, NoEffect>;

/// Of all actions that are to move something, the newest first.
pub fn effects(view: &mut dyn SchoolView, now: DateTime<Utc>) -> Result<Vec<(ActionId, Found)>, StoreError> {
    let actions = all(view, now)?;
    effects_of(view, &actions, now)
}

pub(super) fn effects_of(
    view: &mut dyn SchoolView,
    actions: &[ActionSeen],
    now: DateTime<Utc>,
) -> Result<Vec<(ActionId, Found)>, StoreError> {
    let mut grounds = BTreeMap::new();
    let mut effects = Vec::new();
    for seen in actions {
        let Some(indicator) = seen.action.about.indicator else { continue };
        let ground = match grounds.entry(indicator.stage) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(free) => free.insert(ground(view, indicator.stage, now)?),
        };
        let ground = ground.as_ref();
        let effect = ground.map_or(Err(NoEffect::NoFigures), |ground| ground.effect(&indicator));
        effects.push((seen.action.id, effect));
    }
    Ok(effects)
}

/// Whether what is under way in a stage is enough, if each does what is expected of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    pub stage: Stage,
    /// Actions that are under way and move a lever of the stage, and how many of them are late.
    pub actions: usize,
    pub late: usize,
    pub answer: Result<Summed, Missing>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summed {
    pub edition: Edition,
    /// N x P as it is printed alone: now, with all of them, and without those that are late.
    pub now: Printed,
    pub with_all: Printed,
    pub without_late: Printed,
    pub aim: Aim,
    /// What N x P must reach to be published as the aim.
    pub threshold: Decimal<2>,
    /// Whether all of them reach it, and whether those do that are not late.
    pub reaches: bool,
    pub reaches_without_late: bool,
    /// What lies between `with_all` and the threshold: what is missing, or beyond.
    pub difference: Printed,
}

pub fn sum(view: &mut dyn SchoolView, stage: Stage, now: DateTime<Utc>) -> Result<Sum, StoreError> {
    let actions = under_way(&all(view, now)?, stage);
    let outlook = outlook(view, Some(stage), now)?;
    let ground = ground(view, stage, now)?;
    let late = actions.iter().filter(|(is_late, _)| *is_late).count();
    let answer = outlook.answer.and_then(|answer| {
        let ground = ground.as_ref().ok_or(Missing::IncompleteInputs)?;
        Ok(ground.summed(&actions, answer.aim, answer.threshold))
    });
    Ok(Sum { stage, actions: actions.len(), late, answer })
}

/// Whether each is late, and what it is to move.
pub(super) fn under_way(actions: &[ActionSeen], stage: Stage) -> Vec<(bool, Indicator)> {
    let of_stage = actions.iter().filter(|seen| seen.action.status == ActionStatus::Active);
    let moves = |seen: &ActionSeen| Some((seen.late.is_late(), seen.action.about.indicator?));
    of_stage.filter_map(moves).filter(|(_, it)| it.stage == stage && lever(it.measured).is_some()).collect()
}

impl Ground {
    fn summed(&self, actions: &[(bool, Indicator)], aim: Aim, threshold: Decimal<2>) -> Summed {
        let rise = |(_, indicator): &(bool, Indicator)| (indicator.measured, indicator.rise());
        let all = self.with_all(actions.iter().map(rise));
        let in_time = self.with_all(actions.iter().filter(|(is_late, _)| !is_late).map(rise));
        let line = Ratio::from(threshold);
        let (with_all, without_late) = (index_alone(all), index_alone(in_time));
        let difference = with_all.value() - line;
        let difference = if difference < Ratio::ZERO { -difference } else { difference };
        Summed {
            edition: self.edition,
            now: index_alone(self.now.product),
            with_all,
            without_late,
            aim,
            threshold,
            reaches: all >= line,
            reaches_without_late: in_time >= line,
            difference: Printed::of(difference, with_all.places()),
        }
    }
}
