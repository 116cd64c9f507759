//! A store in memory: one school, and what INEP published of it.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{Grade, IdebDataId, InepCode, PersonId, SimulationId, Stage, StoreError};

use crate::enrolment::NewEnrolment;
use crate::measure::{Edition, PublishedIdeb};
use crate::reference::{Figures, Network, ReferenceSchool, SchoolResult, TypicalAdvance};
use crate::simulation::name::SimulationName;
use crate::simulation::{Simulated, Simulation};
use crate::store::{
    Enrolments, Goal, Goals, KnownFigures, OwnFigure, OwnFigures, ReferenceData, Simulations,
};

/// One school's figures, simulations and goals, and what INEP published of it.
#[derive(Debug, Clone, Default)]
pub struct MemoryStore {
    users: BTreeMap<PersonId, String>,
    schools: BTreeMap<InepCode, ReferenceSchool>,
    results: Vec<SchoolResult>,
    own: BTreeMap<(Stage, Edition), OwnFigure>,
    simulations: Vec<Simulation>,
    /// Of each person the one they removed last.
    removed: BTreeMap<PersonId, Simulation>,
    goals: BTreeMap<(Stage, Edition), Goal>,
    typical: Vec<(Stage, Network, TypicalAdvance)>,
    enrolments: BTreeMap<Grade, i32>,
    last_id: i64,
}

impl MemoryStore {
    /// Lets a user save simulations and goals.
    pub fn know_user(&mut self, user: PersonId, name: &str) {
        self.users.insert(user, name.to_owned());
    }

    /// What INEP published: a school, and its results ordered by stage and edition.
    pub fn publish(&mut self, school: Option<ReferenceSchool>, results: &[SchoolResult]) {
        self.schools.extend(school.map(|school| (school.code.clone(), school)));
        self.results.extend_from_slice(results);
    }

    /// What is typical of a stage and network.
    pub fn tell_typical(&mut self, stage: Stage, network: Network, typical: TypicalAdvance) {
        self.typical.push((stage, network, typical));
    }

    /// All goals, ordered by stage and edition.
    pub fn goals(&self) -> Vec<Goal> {
        self.goals.values().cloned().collect()
    }

    /// All simulations, oldest first.
    pub fn simulations(&self) -> &[Simulation] {
        &self.simulations
    }

    fn next_id(&mut self) -> i64 {
        self.last_id += 1;
        self.last_id
    }

    fn user_name(&self, user: PersonId, clash: &str) -> Result<String, StoreError> {
        let name = self.users.get(&user).cloned();
        name.ok_or_else(|| StoreError::Clash(clash.to_owned()))
    }
}

impl ReferenceData for MemoryStore {
    fn reference_school(&mut self, code: &InepCode) -> Result<Option<ReferenceSchool>, StoreError> {
        Ok(self.schools.get(code).cloned())
    }

    fn school_results(&mut self, code: &InepCode) -> Result<Vec<SchoolResult>, StoreError> {
        Ok(self.results.iter().filter(|result| result.code == *code).cloned().collect())
    }

    fn typical_advances(
        &mut self,
        stage: Stage,
        network: Network,
    ) -> Result<Vec<TypicalAdvance>, StoreError> {
        let of = self
            .typical
            .iter()
            .filter(|(of_stage, of_network, _)| (*of_stage, *of_network) == (stage, network));
        Ok(of.map(|(_, _, typical)| typical.clone()).collect())
    }
}

impl KnownFigures for MemoryStore {
    fn own_figures(&mut self) -> Result<Vec<OwnFigure>, StoreError> {
        Ok(self.own.values().cloned().collect())
    }

    fn enrolments(&mut self) -> Result<Vec<(Grade, i32)>, StoreError> {
        Ok(self.enrolments.iter().map(|(grade, pupils)| (*grade, *pupils)).collect())
    }
}

impl Enrolments for MemoryStore {
    fn put_enrolment(&mut self, new: &NewEnrolment) -> Result<(), StoreError> {
        self.enrolments.retain(|grade, _| grade.stage != new.stage);
        let known = new.stage.grades().zip(&new.pupils);
        self.enrolments.extend(known.filter_map(|(grade, pupils)| Some((grade, (*pupils)?))));
        Ok(())
    }
}

impl OwnFigures for MemoryStore {
    fn lock_own_figures(&mut self) -> Result<(), StoreError> {
        // One transaction at a time has the store.
        Ok(())
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

    fn remove_own_figure(&mut self, id: IdebDataId) -> Result<Option<(Stage, Edition)>, StoreError> {
        let found = self.own.iter().find(|(_, own)| own.id == id).map(|(of, _)| *of);
        if let Some(of) = found {
            self.own.remove(&of);
        }
        Ok(found)
    }
}

impl Simulations for MemoryStore {
    fn save_simulation(
        &mut self,
        user: PersonId,
        name: &SimulationName,
        simulated: &Simulated,
        at: DateTime<Utc>,
    ) -> Result<Simulation, StoreError> {
        let simulation = Simulation {
            user_name: self.user_name(user, "simulations_user")?,
            id: SimulationId(self.next_id()),
            user,
            name: name.clone(),
            at,
            simulated: simulated.clone(),
        };
        self.simulations.push(simulation.clone());
        Ok(simulation)
    }

    fn hold_simulation(&mut self, id: SimulationId) -> Result<Option<Simulation>, StoreError> {
        Ok(self.simulations.iter().find(|simulation| simulation.id == id).cloned())
    }

    fn rename_simulation(&mut self, id: SimulationId, name: &SimulationName) -> Result<(), StoreError> {
        for simulation in self.simulations.iter_mut().filter(|simulation| simulation.id == id) {
            simulation.name = name.clone();
        }
        Ok(())
    }

    fn remove_simulation(&mut self, id: SimulationId) -> Result<(), StoreError> {
        for removed in self.simulations.extract_if(.., |simulation| simulation.id == id) {
            self.removed.insert(removed.user, removed);
        }
        Ok(())
    }

    fn restore_simulation(
        &mut self,
        id: SimulationId,
        by: PersonId,
    ) -> Result<Option<Simulation>, StoreError> {
        let found = self.removed.get(&by).filter(|removed| removed.id == id).cloned();
        if let Some(simulation) = &found {
            self.removed.remove(&by);
            self.simulations.push(simulation.clone());
            self.simulations.sort_by_key(|simulation| simulation.id);
        }
        Ok(found)
    }
}

impl Goals for MemoryStore {
    fn put_goal(
        &mut self,
        stage: Stage,
        edition: Edition,
        goal: PublishedIdeb,
        user: PersonId,
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
