//! The state a school stands in, by whose clock its days are counted.

use kernel::{StoreError, Uf};
use school_management::people::store::Schools;

pub(crate) fn state_of(schools: &mut (impl Schools + ?Sized)) -> Result<Uf, StoreError> {
    let missing = || StoreError::Broken { call: "school", source: "no such school".into() };
    Ok(schools.school()?.ok_or_else(missing)?.state)
}
