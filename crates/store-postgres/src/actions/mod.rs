//! Strategic actions, their milestones and timelines.

mod known;
mod timeline;
mod write;
