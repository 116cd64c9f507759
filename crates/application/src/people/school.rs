//! What a school changes of itself: one that registered without its INEP code, or with a wrong one, puts that right.

use chrono::{DateTime, Utc};
use kernel::{Invalid, PersonId, StoreError};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::school::{CodeKept, parse_code};
use thiserror::Error;

use crate::index::published::editions_of;
use crate::tx::database::SchoolTx;

/// Why a code is refused.
#[derive(Debug, Error)]
pub enum CodeError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Kept(#[from] CodeKept),
    #[error("a escola não existe mais")]
    Gone,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Sets the code of the transaction's school, and says how many results INEP published for it.
pub fn set_code(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    text: &str,
    now: DateTime<Utc>,
) -> Result<usize, CodeError> {
    let school = tx.school().school()?.ok_or(CodeError::Gone)?;
    let code = parse_code(text, school.state).map_err(|sentence| Invalid::field("inepCode", sentence))?;
    school.accept_code(&code)?;
    if school.inep_code.as_ref() != Some(&code) {
        tx.school().set_inep_code(&code)?;
        let activity = NewActivity::new(ActivityKind::Registration, format!("informou o código INEP {code}"));
        tx.school().record(Some(user), &activity, now)?;
    }
    Ok(editions_of(tx.ideb(), &code)?)
}

#[cfg(test)]
mod tests {
    use ideb_core::measure::{Edition, PublishedIdeb};
    use ideb_core::reference::{Figures, SchoolResult};
    use ideb_core::testing::MemoryStore;
    use kernel::Stage;

    use super::*;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};

    #[test]
    fn a_school_without_a_code_finds_its_results_by_it() {
        let mut reference = MemoryStore::default();
        let result = SchoolResult {
            code: "11005823".parse().unwrap(),
            stage: Stage::AnosFinais,
            edition: Edition::new(2019).unwrap(),
            network: None,
            figures: Figures { ideb: PublishedIdeb::parse("4.4").ok(), ..Figures::default() },
        };
        reference.publish(None, &[result]);
        let database = MemoryDatabase::with_reference(reference);
        let mut without = registration("ana");
        without.school.inep_code = None;
        let ana = registered(&database, &without);
        let set = |text: &str| within(&database, &ana, |tx| set_code(tx, ana.actor().id(), text, at(1)));
        for (code, results) in [("11005831", 0), ("11005823", 1), ("11005823", 1)] {
            assert_eq!(set(code).unwrap(), results);
            let stored = within(&database, &ana, |tx| tx.school().school()).unwrap().unwrap().inep_code;
            assert_eq!(stored.unwrap().as_str(), code);
        }
        assert!(matches!(set("52000000"), Err(CodeError::Invalid(_))), "of another state");
        let trail = database.trail(ana.scope().school());
        let texts: Vec<_> = trail.iter().map(|entry| entry.text.as_str()).collect();
        assert_eq!(
            texts,
            ["informou o código INEP 11005831", "informou o código INEP 11005823"],
            "what changes nothing is not told"
        );
    }

    #[test]
    fn the_demonstration_keeps_its_code() {
        let database = MemoryDatabase::default();
        let mut demo = registration("demo");
        demo.school.demo = true;
        let session = registered(&database, &demo);
        let refused = within(&database, &session, |tx| set_code(tx, session.actor().id(), "11005831", at(1)));
        assert!(matches!(refused, Err(CodeError::Kept(CodeKept::Demonstration))), "{refused:?}");
        assert!(database.trail(session.scope().school()).is_empty());
    }
}
