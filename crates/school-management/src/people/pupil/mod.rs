//! A pupil: what a school knows of one, and the rules for each of these things.

mod birth_date;
mod data;
mod enrolment;
mod form;
mod names;
mod phone;
pub mod store;

pub use birth_date::{BirthDate, BirthDateError, DateOrder, UnknownDateOrder};
pub use data::{Given, Pupil, PupilChange, PupilData};
pub use enrolment::Enrolment;
pub use form::{NewPupil, NewPupilForm, PupilChangeForm};
pub use names::{GuardianName, PupilName};
pub use phone::Phone;
