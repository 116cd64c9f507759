//! Strategic actions, their milestones and timelines.

mod known;
mod milestones;
mod resources;
mod timeline;
mod write;
