//! The BNCC's skills (Base Nacional Comum Curricular, 2018, and its complement Computação, 2022).

pub mod catalogue;
mod fit;
mod ranking;
pub mod search;
mod skill;
mod stem;
pub mod table;
mod teachers_words;
pub mod view;

pub use fit::fitting;
pub use ranking::ranked;
pub use skill::{BnccSkill, field_of_experience};
