//! The BNCC's skills (Base Nacional Comum Curricular, 2018, and its complement Computação, 2022).

mod ranking;
mod skill;
mod stem;
mod teachers_words;

pub use ranking::ranked;
pub use skill::BnccSkill;
