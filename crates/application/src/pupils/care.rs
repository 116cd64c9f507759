//! Whose pupil it is to look after.

use chrono::{DateTime, Utc};
use kernel::StoreError;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::pupil::Pupil;
use school_management::people::pupil::view::looks_after_pupils_of;
use school_management::people::reach::Reach;

use crate::access::reach;
use crate::gate::model::Actor;
use crate::tx::database::SchoolTx;

/// What a pupil is to somebody who wants to do something for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Care {
    Theirs,
    /// To be read of alone.
    Anothers,
    OutOfReach,
}

/// Of another's pupil an entry in the audit trail says what they tried: `doing` is "gerar uma senha para um aluno".
pub(crate) fn care(
    tx: &mut dyn SchoolTx,
    actor: &Actor,
    pupil: &Pupil,
    doing: &str,
    now: DateTime<Utc>,
) -> Result<Care, StoreError> {
    let class = pupil.class.map(|class| tx.school().class(class)).transpose()?.flatten();
    if looks_after_pupils_of(class.and_then(|class| class.about.teacher), &actor.person) {
        return Ok(Care::Theirs);
    }
    let Reach::School = reach(tx.school(), &actor.person)? else { return Ok(Care::OutOfReach) };
    let denied =
        NewActivity::new(ActivityKind::Denied, format!("tentou sem permissão: {doing}")).about(pupil.id);
    tx.school().record(Some(actor.id()), &denied, now)?;
    Ok(Care::Anothers)
}
