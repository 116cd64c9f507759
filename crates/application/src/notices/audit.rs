//! The audit trail on a screen and as a file, for who answers for the school.

use kernel::{Invalid, StoreError, Uf};
use school_management::notices::activity::{ActivityKind, NewActivity, Place};
use school_management::notices::audit::{
    AuditEntry, AuditFilter, AuditForm, AuditPage, EXPORTED, MOST_COUNTED, MOST_EXPORTED, Refusals,
};
use thiserror::Error;

use crate::classes::class::By;
use crate::people::state::state_of;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// So many entries are held at once, however many a file has.
const PART: usize = 1_000;

const HEADER: [&str; 5] = ["Data e hora", "Tipo", "Quem", "O que aconteceu", "Sobre quem"];

#[derive(Debug, Error)]
pub enum AuditError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A page of entries with what is said of all that the filter finds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audit {
    pub page: AuditPage,
    /// No more than `MOST_COUNTED`.
    pub total: usize,
    pub more: bool,
    pub refusals: Refusals,
}

pub fn page(
    view: &mut dyn SchoolView,
    form: AuditForm<'_>,
    after: Option<Place>,
    limit: usize,
) -> Result<Audit, AuditError> {
    let filter = form.parse(state_of(view.school())?)?;
    let counted = view.notices().count_audit(&filter, MOST_COUNTED)?;
    // What is not there is looked for once.
    let page =
        if counted == 0 { AuditPage::default() } else { view.notices().audit(&filter, after, limit)? };
    Ok(Audit {
        page,
        total: counted.min(MOST_COUNTED),
        more: counted > MOST_COUNTED,
        refusals: view.notices().refusals(&filter)?,
    })
}

/// The lines of the file, its header first.
pub fn lines(view: &mut dyn SchoolView, form: AuditForm<'_>) -> Result<Vec<Vec<String>>, AuditError> {
    let state = state_of(view.school())?;
    let filter = form.parse(state)?;
    if view.notices().count_audit(&filter, MOST_EXPORTED)? > MOST_EXPORTED {
        let sentence = "O arquivo leva até 50.000 registros. Escolha um período menor.";
        return Err(Invalid::field("from", sentence).into());
    }
    Ok(all(view, &filter, state)?)
}

fn all(view: &mut dyn SchoolView, filter: &AuditFilter, state: Uf) -> Result<Vec<Vec<String>>, StoreError> {
    let mut lines = vec![HEADER.map(ToOwned::to_owned).to_vec()];
    let mut after = None;
    loop {
        let page = view.notices().audit(filter, after, PART)?;
        lines.extend(page.entries.iter().map(|entry| line(entry, state)));
        if page.next.is_none() {
            return Ok(lines);
        }
        after = page.next;
    }
}

fn line(entry: &AuditEntry, state: Uf) -> Vec<String> {
    let about = entry.about.as_ref().and_then(|about| about.name.clone());
    vec![
        kernel::local(entry.activity.at, state).format("%d/%m/%Y %H:%M:%S").to_string(),
        entry.group().label().to_owned(),
        entry.activity.actor_name.clone(),
        entry.activity.text.clone(),
        about.unwrap_or_default(),
    ]
}

/// A part of the trail leaves the school; asked for before it does.
pub fn told(tx: &mut dyn SchoolTx, by: By<'_>, entries: usize) -> Result<(), StoreError> {
    let text = match entries {
        1 => format!("{EXPORTED} a auditoria: 1 registro"),
        many => format!("{EXPORTED} a auditoria: {many} registros"),
    };
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Staff, text), by.now)
}
