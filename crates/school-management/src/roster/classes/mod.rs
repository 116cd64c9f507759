//! From what a file calls a class to a class of the school.

mod choice;
mod guess;
mod of_school;
mod resolve;

pub use choice::{ClassChoice, ClassFor, KnownClass};
pub use guess::ClassGuess;
pub use resolve::{ChosenClass, ClassRef, ClassToCreate, MOST_NEW_CLASSES, MissingClass, NumberedClass};
pub(super) use resolve::{ClassWords, NoClass, Resolver};

pub use crate::classes::same_name::class_text;
