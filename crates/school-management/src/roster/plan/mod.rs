//! What an import of a file would do to the pupils of a school.

mod change;
mod drawn_numbers;
mod first_rows;
mod identities;
mod outcome;
mod planner;
mod roll;

pub use change::{Change, PupilField};
pub use outcome::{Counts, Outcome, Plan, PlanLine, Shown, ToldLine, Update};
pub use planner::{PlanOptions, plan};
pub use roll::Roll;
