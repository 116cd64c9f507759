//! What screens read of actions. A view changes nothing.

use kernel::{ActionId, ActionResourceId, StoreError};

use crate::actions::resource::ResourceSeen;
use crate::actions::store::KnownActions;
use crate::actions::timeline::update::Update;

pub trait ActionsView: KnownActions {
    /// The newest first.
    fn resources(&mut self, of: ActionId) -> Result<Vec<ResourceSeen>, StoreError>;
    fn resource_seen(&mut self, id: ActionResourceId) -> Result<Option<ResourceSeen>, StoreError>;
    /// The newest first; so many of them, older than the given one.
    fn updates(&mut self, of: ActionId, before: i64, limit: i64) -> Result<Vec<Update>, StoreError>;
}
