//! Actions as a table.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::StoreError;
use school_management::actions::export::{HEADER, cells};
use school_management::actions::seen::ActionSeen;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::notices::audit::EXPORTED;

use crate::actions::effect::{Found, effects_of};
use crate::actions::seen::all;
use crate::classes::class::By;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// The header, and a line an action, the newest first.
pub fn lines(view: &mut dyn SchoolView, now: DateTime<Utc>) -> Result<Vec<Vec<String>>, StoreError> {
    let actions = all(view, now)?;
    let effects: BTreeMap<_, _> = effects_of(view, &actions, now)?.into_iter().collect();
    let gain = |effect: &Found| Some(effect.effect.as_ref().ok()?.gain.to_string().replace('.', ","));
    let line = |seen: &ActionSeen| {
        let effect = effects.get(&seen.action.id).and_then(gain);
        cells(seen, effect.as_deref()).to_vec()
    };
    let header = HEADER.map(ToOwned::to_owned).to_vec();
    Ok(std::iter::once(header).chain(actions.iter().map(line)).collect())
}

/// That somebody took them along.
pub fn told(tx: &mut dyn SchoolTx, by: By<'_>, actions: usize) -> Result<(), StoreError> {
    let text = match actions {
        1 => format!("{EXPORTED} as ações estratégicas: 1 ação"),
        many => format!("{EXPORTED} as ações estratégicas: {many} ações"),
    };
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Actions, text), by.now)
}
