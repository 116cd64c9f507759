//! What actions are to do to the index: each alone, and all that are under way together.

#[cfg(test)]
pub(super) mod tests;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use chrono::{DateTime, Datelike, Utc};
use ideb_core::effort::advance;
use ideb_core::formula::{Index, index};
use ideb_core::history::{HistoryRecord, latest};
use ideb_core::measure::Edition;
use ideb_core::outlook::{Aim, Missing, inputs_of};
use ideb_core::plan::{Background, Way, way_between};
use ideb_core::printed::{Printed, index_alone};
use ideb_core::ratio::Ratio;
use ideb_core::simulation::OfficialInputs;
use kernel::{ActionId, Day, Decimal, Stage, StoreError, words};
use school_management::actions::action::{Action, ActionStatus};
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
        /// The newest edition is at the target, or beyond it: nothing is left to rise.
        Reached = "alvo_alcancado",
    }
}

/// What is said of an action that is to move something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// What it is to do from where the school stands today, or why nothing is said of that.
    pub effect: Result<Effect, NoEffect>,
    /// What became of the measure since the edition that the baseline stands on, once there is an edition of a year in
    /// which the action was under way. Nothing of one that nobody saved, or that was never begun.
    pub observed: Option<Observed>,
    /// Whether the baseline is that edition's figure, and not one of the school's own.
    pub stands_on_result: bool,
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
pub fn of(view: &mut dyn SchoolView, indicator: &Indicator, now: DateTime<Utc>) -> Result<Found, StoreError> {
    let ground = ground(view, indicator.stage, now)?;
    Ok(found(ground.as_ref(), indicator, None))
}

/// `began` is the year in which the action began.
fn found(ground: Option<&Ground>, indicator: &Indicator, began: Option<i32>) -> Found {
    ground.map_or(
        Found { effect: Err(NoEffect::NoFigures), observed: None, stands_on_result: false },
        |ground| Found {
            effect: ground.effect(indicator),
            observed: began.and_then(|began| ground.observed(indicator, began)),
            stands_on_result: ground.stands_on_result(indicator),
        },
    )
}

impl Ground {
    fn of(stage: Stage, records: Vec<HistoryRecord>, background: Background) -> Option<Self> {
        let record = latest(&records, stage)?;
        let (edition, inputs) = (record.edition, inputs_of(record)?);
        let now = index(&inputs).ok()?;
        Some(Self { stage, edition, inputs, now, background, records })
    }

    /// What is left of an action's rise: a later edition may have brought a part of it, or all. Where the measure fell
    /// below the baseline, the rise that was planned counts from there.
    pub fn left(&self, indicator: &Indicator) -> Decimal<2> {
        let current = lever(indicator.measured).and_then(|lever| lever.current(&self.inputs));
        let to_target = current.map_or(indicator.rise(), |current| indicator.target - current);
        indicator.rise().min(to_target).max(Decimal::default())
    }

    /// The lever rises by what is left of the way to the target, from where it stands now.
    pub fn effect(&self, indicator: &Indicator) -> Result<Effect, NoEffect> {
        let lever = lever(indicator.measured).ok_or(NoEffect::NoLever)?;
        let left = self.left(indicator);
        if left.units() == 0 {
            return Err(NoEffect::Reached);
        }
        let raised = lever.raised(&self.inputs, left);
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
        })
    }

    /// What N x P gains where it becomes this. To 15 places: the exact difference of two products does not fit.
    pub fn gain(&self, with: Ratio) -> Ratio {
        (with.to_decimal::<15>() - self.now.product.to_decimal::<15>()).into()
    }

    fn record(&self, year: i16) -> Option<&HistoryRecord> {
        self.records.iter().find(|it| it.stage == self.stage && it.edition.year() == year)
    }

    fn observed(&self, indicator: &Indicator, began: i32) -> Option<Observed> {
        let (before, after) = (self.record(indicator.year?)?, self.record(self.edition.year())?);
        let (then, today) = (&before.figures, &after.figures);
        let change = match lever(indicator.measured) {
            Some(lever) => advance::change(lever, then, today)?,
            None => (today.ideb?.decimal() - then.ideb?.decimal()).rescale()?,
        };
        let is_later = after.edition > before.edition && i32::from(after.edition.year()) >= began;
        is_later.then_some(Observed { edition: after.edition, change })
    }

    fn stands_on_result(&self, indicator: &Indicator) -> bool {
        let record = indicator.year.and_then(|year| self.record(year));
        let figure = record.and_then(|record| match lever(indicator.measured) {
            Some(lever) => lever.current(&inputs_of(record)?),
            None => record.figures.ideb?.decimal().rescale(),
        });
        figure == Some(indicator.baseline)
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
        effects.push((seen.action.id, found(ground.as_ref(), &indicator, began(&seen.action))));
    }
    Ok(effects)
}

/// The year in which an action began: as it says, else when it was made. `None` of one that is planned only.
fn began(action: &Action) -> Option<i32> {
    let year = action.about.start.map_or_else(|| action.created_at.year(), Day::year);
    (action.status != ActionStatus::Planned).then_some(year)
}

/// Whether what is under way in a stage is enough, if each does what is expected of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    pub stage: Stage,
    /// Actions that are under way and have a lever of the stage still to raise, and how many of them are late.
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
    let mut actions = under_way(&all(view, now)?, stage);
    let outlook = outlook(view, Some(stage), now)?;
    let ground = ground(view, stage, now)?;
    actions.retain(|(_, it)| ground.as_ref().is_none_or(|ground| ground.left(it).units() > 0));
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
        let rise = |(_, indicator): &(bool, Indicator)| (indicator.measured, self.left(indicator));
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
