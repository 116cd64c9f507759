//! A pupil: what a school knows of one, and the rules for each of these things.

mod birth_date;
mod data;
mod enrolment;
mod first_password;
mod form;
mod names;
mod phone;
mod search;
pub mod store;
mod those;
pub mod view;

pub use birth_date::{BirthDate, BirthDateError, DateOrder, UnknownDateOrder};
pub use data::{Pupil, PupilChange, PupilData};
pub use enrolment::Enrolment;
pub use first_password::chooses_password;
pub use form::{NewPupil, NewPupilForm, PupilChangeForm};
pub use names::{GuardianName, PupilName};
pub use phone::Phone;
pub use search::{PupilIndexed, Sought, in_order};
pub use those::Those;
