//! How pupils study: what is recorded, what was found, and what was recommended.

mod counts;
mod known;
mod list;
mod recommendations;
mod skills;
mod switch;
mod write;
