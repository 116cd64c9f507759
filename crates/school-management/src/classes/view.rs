//! What screens read of classes, subjects and the school year. A view changes nothing.

use kernel::StoreError;

use crate::classes::class::Class;
use crate::classes::store::KnownClasses;

pub trait ClassesView: KnownClasses {
    /// Those that are archived, or those that are not; the newest year first, then by stage, grade and name.
    fn classes(&mut self, archived: bool) -> Result<Vec<Class>, StoreError>;
}
