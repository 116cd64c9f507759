//! What a pupil has achieved: experience and its levels, achievements, and a place among those of the class.

mod achievement;
mod experience;
mod ranking;
mod record;
mod standing;

pub use achievement::{Achievement, Effort, Paint, UnknownAchievement, earned};
pub use experience::{Experience, Stretch};
pub use ranking::{Around, Listed, Placed, around, ranking};
pub use record::{Ended, Played, Record};
pub use standing::Standing;
