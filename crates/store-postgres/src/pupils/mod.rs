//! Pupils, the files that brought them, and what is on their cards.

mod history;
mod imports;
mod issued;
mod known;
mod list;
mod write;
