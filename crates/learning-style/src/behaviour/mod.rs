//! What is recorded of real use, and how often: one value that behaviours are folded into, so that nobody keeps a list of them.

mod counts;
mod deed;
mod seen;
mod usual;

pub use counts::{Counts, Often};
pub use deed::{Answered, Behaviour, Deed, Help, Kind, NoSuchDeed, Offered, UnknownHelp, UnknownKind};
pub use seen::{BehaviourSeen, BehavioursPage, NoSuchPlace, Place};
pub use usual::Usual;
