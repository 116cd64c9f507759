//! What a database gathers of a school's simulations, however many there are, and from which everything that
//! [`crate::insights`] says follows exactly: sums and counts, never means.

use std::fmt;

use chrono::{DateTime, Utc};
use kernel::{Decimal, Stage, Uf};

use crate::measure::{PublishedIdeb, SimulatedIdeb};
use crate::simulation::Mode;
use crate::simulation::name::SimulationName;

/// How many of the newest simulations a summary tells one by one.
pub const NEWEST: usize = 10;

/// What is gathered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SummaryRequest {
    /// Only those of this stage or of none; all when absent.
    pub stage: Option<Stage>,
    /// Measures the simulations without a target of their own; without either, one is not at or above any.
    pub goal: Option<PublishedIdeb>,
    /// Those from this instant on are recent.
    pub since: DateTime<Utc>,
    /// Whose days count.
    pub uf: Uf,
}

/// A month of the calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month {
    pub year: i32,
    /// 1 to 12.
    pub month: u32,
}

impl fmt::Display for Month {
    /// "2026-07"
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:04}-{:02}", self.year, self.month)
    }
}

/// One simulation among them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Highlight {
    pub name: SimulationName,
    pub value: SimulatedIdeb,
    pub at: DateTime<Utc>,
    pub mode: Mode,
}

/// The simulations of one month, as the school's state counts days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MonthSummary {
    pub month: Month,
    /// Never 0.
    pub count: usize,
    pub sum: Decimal<2>,
    pub least: SimulatedIdeb,
    pub recent: usize,
    /// Those that reach their own target or else the goal, as [`crate::simulation::reaches`] says.
    pub at_or_above_target: usize,
}

/// A school's simulations together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SimulationSummary {
    /// Oldest first; months without simulations are left out.
    pub months: Vec<MonthSummary>,
    /// The newest among equals.
    pub best: Option<Highlight>,
    /// Newest first, at most [`NEWEST`].
    pub newest: Vec<Highlight>,
}
