//! Actions as a table.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::StoreError;
use school_management::actions::export::{HEADER, cells};
use school_management::actions::seen::ActionSeen;
use school_management::notices::activity::{ActivityKind, NewActivity};

use crate::actions::effect::{Found, effects};
use crate::actions::seen::all;
use crate::classes::class::By;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// The header, and a line an action, the newest first.
pub fn lines(view: &mut dyn SchoolView, now: DateTime<Utc>) -> Result<Vec<Vec<String>>, StoreError> {
    let effects: BTreeMap<_, _> = effects(view, now)?.into_iter().collect();
    let gain = |effect: &Found| Some(effect.as_ref().ok()?.gain.to_string().replace('.', ","));
    let actions = all(view, now)?;
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
        1 => "exportou as ações estratégicas: 1 ação".to_owned(),
        many => format!("exportou as ações estratégicas: {many} ações"),
    };
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Actions, text), by.now)
}
