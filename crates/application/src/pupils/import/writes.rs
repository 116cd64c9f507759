//! What an import writes.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, StoreError};
use school_management::people::pupil::Pupil;
use school_management::people::pupil::store::{AddedPupil, FirstPassword, Issued, Nonce};
use school_management::roster::classes::ClassRef;
use school_management::roster::{Outcome, Plan};

/// Pupils as they are to be.
pub(super) struct Writes {
    pub added: Vec<AddedPupil>,
    pub put: Vec<Pupil>,
}

impl Writes {
    /// `created` are the plan's new classes in their order; each new pupil takes a nonce, for a card that opens until then.
    pub fn of(
        plan: &Plan,
        roll: &[Pupil],
        created: &[ClassId],
        nonces: Vec<Nonce>,
        until: DateTime<Utc>,
    ) -> Result<Self, StoreError> {
        let known: HashMap<PersonId, &Pupil> = roll.iter().map(|pupil| (pupil.id, pupil)).collect();
        let id = |class: ClassRef| match class {
            ClassRef::Known(id) => Some(id),
            ClassRef::New(place) => created.get(place).copied(),
        };
        let mut nonces = nonces.into_iter();
        let mut writes = Self { added: Vec::new(), put: Vec::new() };
        for line in &plan.lines {
            match &line.outcome {
                Outcome::New { pupil, class } => {
                    let nonce = nonces.next().ok_or_else(too_few)?;
                    writes.added.push(AddedPupil {
                        data: pupil.clone(),
                        class: id(*class),
                        password: FirstPassword::Issued(Issued { nonce, until, printed_at: None }),
                    });
                }
                Outcome::Updated(update) => writes.put.extend(known.get(&update.id).map(|pupil| Pupil {
                    id: pupil.id,
                    class: update.moves_to.and_then(id).or(pupil.class),
                    active: pupil.active,
                    data: update.after.clone(),
                })),
                Outcome::Same(_) | Outcome::Ignored { .. } | Outcome::Wrong(_) => {}
            }
        }
        Ok(writes)
    }
}

fn too_few() -> StoreError {
    StoreError::Broken { call: "import", source: "there are fewer nonces than new pupils".into() }
}
