//! A summary of simulations, gathered one by one.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{Day, Decimal};

use crate::measure::{PublishedIdeb, SimulatedIdeb, TargetIdeb};
use crate::simulation::name::SimulationName;
use crate::simulation::summary::{Highlight, Month, MonthSummary, NEWEST, SimulationSummary, SummaryRequest};
use crate::simulation::{Mode, Simulation, reaches};

/// What a summary needs of a simulation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulationPoint {
    pub name: SimulationName,
    pub ideb: SimulatedIdeb,
    pub mode: Mode,
    pub published: PublishedIdeb,
    pub target: Option<TargetIdeb>,
    pub at: DateTime<Utc>,
}

impl From<&Simulation> for SimulationPoint {
    fn from(simulation: &Simulation) -> Self {
        let simulated = &simulation.simulated;
        Self {
            name: simulation.name.clone(),
            ideb: simulated.ideb,
            mode: simulated.mode(),
            published: simulated.published(),
            target: simulated.target,
            at: simulation.at,
        }
    }
}

impl SimulationPoint {
    fn highlight(&self) -> Highlight {
        Highlight { name: self.name.clone(), value: self.ideb, at: self.at, mode: self.mode }
    }

    /// Its own target counts, else the goal; without either it is not counted.
    fn is_at_or_above(&self, goal: Option<PublishedIdeb>) -> bool {
        let goal = goal.and_then(|goal| TargetIdeb::new(goal.decimal().rescale()?).ok());
        self.target.or(goal).is_some_and(|target| reaches(self.published, target))
    }
}

/// The summary of these simulations, newest first, whose stage is the one asked for.
pub fn summarised(points: &[SimulationPoint], of: &SummaryRequest) -> SimulationSummary {
    let mut months: BTreeMap<Month, MonthSummary> = BTreeMap::new();
    let mut best: Option<&SimulationPoint> = None;
    for point in points {
        let day = Day::of(point.at, of.uf);
        let month = Month { year: day.year(), month: day.month() };
        let all = months.entry(month).or_insert(MonthSummary {
            month,
            count: 0,
            sum: Decimal::from_units(0),
            least: point.ideb,
            recent: 0,
            at_or_above_target: 0,
        });
        all.count += 1;
        all.sum = all.sum + point.ideb.decimal();
        all.least = all.least.min(point.ideb);
        all.recent += usize::from(point.at >= of.since);
        all.at_or_above_target += usize::from(point.is_at_or_above(of.goal));
        if best.is_none_or(|best| point.ideb > best.ideb) {
            best = Some(point);
        }
    }
    SimulationSummary {
        months: months.into_values().collect(),
        best: best.map(SimulationPoint::highlight),
        newest: points.iter().take(NEWEST).map(SimulationPoint::highlight).collect(),
    }
}
