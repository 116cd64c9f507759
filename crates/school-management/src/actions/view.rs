//! What screens read of actions. A view changes nothing.

use kernel::{ActionId, StoreError};

use crate::actions::store::KnownActions;
use crate::actions::update::Update;

pub trait ActionsView: KnownActions {
    /// The newest first; so many of them, older than the given one.
    fn updates(&mut self, of: ActionId, before: i64, limit: i64) -> Result<Vec<Update>, StoreError>;
}
