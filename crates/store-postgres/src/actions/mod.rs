//! Strategic actions, their milestones and timelines.

mod known;
mod resources;
mod timeline;
mod write;
