//! A store in memory: one school, and the reference data.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{IdebDataId, InepCode, SimulationId, Stage, StoreError, UserId};

use crate::measure::{Edition, PublishedIdeb};
use crate::reference::{Area, Figures, Network, Ranking, ReferenceSchool};
use crate::simulation::{Simulated, Simulation, SimulationPoint};
use crate::store::{Goal, Goals, OwnFigure, OwnFigures, SimulationPage, Simulations};

/// One school's figures, simulations and goals, and the shared reference data.
#[derive(Debug, Clone, Default)]
pub struct MemoryStore {
    users: BTreeMap<UserId, String>,
    pub(super) schools: BTreeMap<InepCode, ReferenceSchool>,
    pub(super) results: BTreeMap<(InepCode, Stage, Edition), Figures>,
    pub(super) areas: BTreeMap<(Area, Network, Stage, Edition), Figures>,
    pub(super) rankings: BTreeMap<(InepCode, Stage, Edition), Ranking>,
    own: BTreeMap<(Stage, Edition), OwnFigure>,
    simulations: Vec<Simulation>,
    goals: BTreeMap<(Stage, Edition), Goal>,
    pub(super) imported_at: Option<DateTime<Utc>>,
    last_id: i32,
}

impl MemoryStore {
    /// Lets a user save simulations and goals.
    pub fn know_user(&mut self, user: UserId, name: &str) {
        self.users.insert(user, name.to_owned());
    }

    fn next_id(&mut self) -> i32 {
        self.last_id += 1;
        self.last_id
    }

    fn user_name(&self, user: UserId, clash: &str) -> Result<String, StoreError> {
        let name = self.users.get(&user).cloned();
        name.ok_or_else(|| StoreError::Clash(clash.to_owned()))
    }
}

impl OwnFigures for MemoryStore {
    fn own_figures(&mut self) -> Result<Vec<OwnFigure>, StoreError> {
        Ok(self.own.values().cloned().collect())
    }

    fn put_own_figure(
        &mut self,
        stage: Stage,
        edition: Edition,
        figures: &Figures,
    ) -> Result<OwnFigure, StoreError> {
        let known = self.own.get(&(stage, edition)).map(|own| own.id);
        let own = OwnFigure {
            id: known.unwrap_or_else(|| IdebDataId(self.next_id())),
            stage,
            edition,
            figures: figures.clone(),
        };
        self.own.insert((stage, edition), own.clone());
        Ok(own)
    }

    fn remove_own_figure(&mut self, id: IdebDataId) -> Result<bool, StoreError> {
        let before = self.own.len();
        self.own.retain(|_, own| own.id != id);
        Ok(self.own.len() < before)
    }
}

impl Simulations for MemoryStore {
    fn simulations(&mut self, page: SimulationPage) -> Result<Vec<Simulation>, StoreError> {
        let age = |simulation: &Simulation| (simulation.at, simulation.id);
        let before = page.before.map(|id| {
            let found = self.simulations.iter().find(|simulation| simulation.id == id);
            found.map(age)
        });
        let mut found: Vec<_> = self
            .simulations
            .iter()
            .filter(|simulation| of_stage(page.stage, &simulation.simulated))
            .filter(|simulation| before.is_none_or(|before| Some(age(simulation)) < before))
            .cloned()
            .collect();
        found.sort_by_key(|simulation| std::cmp::Reverse(age(simulation)));
        found.truncate(usize::try_from(page.limit).unwrap_or(0));
        Ok(found)
    }

    fn save_simulation(
        &mut self,
        user: UserId,
        simulated: &Simulated,
        at: DateTime<Utc>,
    ) -> Result<Simulation, StoreError> {
        let simulation = Simulation {
            user_name: self.user_name(user, "simulations_user")?,
            id: SimulationId(self.next_id()),
            user,
            at,
            simulated: simulated.clone(),
        };
        self.simulations.push(simulation.clone());
        Ok(simulation)
    }

    fn simulation_points(&mut self, stage: Option<Stage>) -> Result<Vec<SimulationPoint>, StoreError> {
        let all = SimulationPage { stage, before: None, limit: i64::MAX };
        let points = self.simulations(all)?.into_iter().map(|simulation| {
            let simulated = simulation.simulated;
            SimulationPoint {
                mode: simulated.mode(),
                published: simulated.official.map(|official| official.published),
                ideb: simulated.ideb,
                target: simulated.target,
                at: simulation.at,
            }
        });
        Ok(points.collect())
    }
}

fn of_stage(stage: Option<Stage>, simulated: &Simulated) -> bool {
    stage.is_none() || simulated.stage.is_none() || simulated.stage == stage
}

impl Goals for MemoryStore {
    fn goals(&mut self) -> Result<Vec<Goal>, StoreError> {
        Ok(self.goals.values().cloned().collect())
    }

    fn put_goal(
        &mut self,
        stage: Stage,
        edition: Edition,
        goal: PublishedIdeb,
        user: UserId,
        at: DateTime<Utc>,
    ) -> Result<Goal, StoreError> {
        let goal = Goal { stage, edition, goal, set_by: self.user_name(user, "goals_user")?, set_at: at };
        self.goals.insert((stage, edition), goal.clone());
        Ok(goal)
    }

    fn remove_goal(&mut self, stage: Stage, edition: Edition) -> Result<bool, StoreError> {
        Ok(self.goals.remove(&(stage, edition)).is_some())
    }
}
