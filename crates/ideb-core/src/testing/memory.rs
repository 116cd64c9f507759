//! A store in memory: one school, and the reference data.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use kernel::{IdebDataId, InepCode, SimulationId, Stage, StoreError, UserId};

use crate::measure::{Edition, PublishedIdeb};
use crate::ranking::places;
use crate::reference::{
    Area, AreaResult, Comparison, Figures, Network, Ranking, ReferenceSchool, ReferenceSummary, SchoolResult,
    Standing,
};
use crate::simulation::{Simulated, Simulation, SimulationPoint};
use crate::store::{
    Goal, Goals, Loaded, OwnFigure, OwnFigures, ReferenceData, ReferenceLoader, SimulationPage, Simulations,
};

/// One school's figures, simulations and goals, and the shared reference data.
#[derive(Debug, Clone, Default)]
pub struct MemoryStore {
    users: BTreeMap<UserId, String>,
    schools: BTreeMap<InepCode, ReferenceSchool>,
    results: BTreeMap<(InepCode, Stage, Edition), Figures>,
    areas: BTreeMap<(Area, Network, Stage, Edition), Figures>,
    rankings: BTreeMap<(InepCode, Stage, Edition), Ranking>,
    own: BTreeMap<(Stage, Edition), OwnFigure>,
    simulations: Vec<Simulation>,
    goals: BTreeMap<(Stage, Edition), Goal>,
    imported_at: Option<DateTime<Utc>>,
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

    /// The schools with an index of one stage and edition, for which `same` holds.
    fn standing(
        &self,
        school: &ReferenceSchool,
        stage: Stage,
        edition: Edition,
        same: impl Fn(&ReferenceSchool) -> bool,
    ) -> Vec<(i32, PublishedIdeb, InepCode)> {
        let (codes, values): (Vec<_>, Vec<_>) = self
            .schools
            .values()
            .filter(|other| other.network == school.network && same(other))
            .filter_map(|other| {
                let figures = self.results.get(&(other.code.clone(), stage, edition))?;
                Some((other.code.clone(), figures.ideb?))
            })
            .unzip();
        let placed = places(&values).into_iter().zip(values).zip(codes);
        placed.map(|((place, ideb), code)| (place, ideb, code)).collect()
    }

    fn ranking_of(&self, school: &ReferenceSchool, stage: Stage, edition: Edition) -> Ranking {
        let own = |placed: &[(i32, PublishedIdeb, InepCode)]| {
            let (place, ..) = placed.iter().find(|(.., code)| *code == school.code)?;
            let of = i32::try_from(placed.len()).ok()?;
            Some(Standing { place: *place, of })
        };
        let in_municipality = school.municipality_code.as_ref().map(|municipality| {
            self.standing(school, stage, edition, |other| {
                other.municipality_code.as_ref() == Some(municipality)
            })
        });
        let municipal = in_municipality.as_deref().and_then(own);
        Ranking {
            municipal,
            state: own(&self.standing(school, stage, edition, |other| other.code.uf() == school.code.uf())),
            national: own(&self.standing(school, stage, edition, |_| true)),
            next_municipal: municipal.zip(in_municipality).and_then(|(standing, placed)| {
                placed
                    .into_iter()
                    .map(|(place, ideb, _)| (place, ideb))
                    .filter(|(place, _)| *place < standing.place)
                    .max_by_key(|(place, _)| *place)
            }),
        }
    }
}

/// A field the new figures do not carry keeps its value.
fn merged(old: &Figures, new: &Figures) -> Figures {
    Figures {
        approval: new.approval.or(old.approval),
        approval_by_grade: if new.approval_by_grade.is_empty() {
            old.approval_by_grade.clone()
        } else {
            new.approval_by_grade.clone()
        },
        indicator: new.indicator.or(old.indicator),
        proficiency_lp: new.proficiency_lp.or(old.proficiency_lp),
        proficiency_mt: new.proficiency_mt.or(old.proficiency_mt),
        score: new.score.or(old.score),
        ideb: new.ideb.or(old.ideb),
        target: new.target.or(old.target),
    }
}

fn load<K: Ord>(table: &mut BTreeMap<K, Figures>, key: K, new: &Figures, loaded: &mut Loaded) {
    let Some(old) = table.get_mut(&key) else {
        table.insert(key, new.clone());
        loaded.created += 1;
        return;
    };
    let figures = merged(old, new);
    if *old == figures {
        loaded.unchanged += 1;
    } else {
        *old = figures;
        loaded.updated += 1;
    }
}

impl ReferenceData for MemoryStore {
    fn reference_school(&mut self, code: &InepCode) -> Result<Option<ReferenceSchool>, StoreError> {
        Ok(self.schools.get(code).cloned())
    }

    fn school_results(&mut self, code: &InepCode) -> Result<Vec<SchoolResult>, StoreError> {
        let results = self.results.iter().filter(|((owner, ..), _)| owner == code);
        Ok(results
            .map(|((code, stage, edition), figures)| SchoolResult {
                code: code.clone(),
                stage: *stage,
                edition: *edition,
                figures: figures.clone(),
            })
            .collect())
    }

    fn ranking(&mut self, code: &InepCode, stage: Stage, edition: Edition) -> Result<Ranking, StoreError> {
        let key = (code.clone(), stage, edition);
        Ok(self.rankings.get(&key).copied().unwrap_or_default())
    }

    fn comparison(
        &mut self,
        school: &ReferenceSchool,
        stage: Stage,
        edition: Edition,
    ) -> Result<Comparison, StoreError> {
        let ideb = |area: Area| {
            let figures = self.areas.get(&(area, school.network?, stage, edition));
            figures?.ideb
        };
        let municipality = school.municipality_code.clone().map(Area::Municipality);
        Ok(Comparison {
            municipal: municipality.and_then(ideb),
            state: ideb(Area::State(school.code.uf())),
            national: ideb(Area::Country),
        })
    }

    fn reference_summary(&mut self) -> Result<ReferenceSummary, StoreError> {
        let editions: BTreeSet<_> = self.results.keys().map(|(.., edition)| *edition).collect();
        let count = |length: usize| i64::try_from(length).unwrap_or(i64::MAX);
        Ok(ReferenceSummary {
            schools: count(self.schools.len()),
            results: count(self.results.len()),
            editions: editions.into_iter().collect(),
            imported_at: self.imported_at,
        })
    }
}

impl ReferenceLoader for MemoryStore {
    fn load_schools(&mut self, schools: &[ReferenceSchool]) -> Result<(), StoreError> {
        for school in schools {
            let mut school = school.clone();
            if let Some(old) = self.schools.get(&school.code) {
                school.municipality_code = school.municipality_code.or(old.municipality_code.clone());
                school.network = school.network.or(old.network);
            }
            self.schools.insert(school.code.clone(), school);
        }
        Ok(())
    }

    fn load_school_results(&mut self, results: &[SchoolResult]) -> Result<Loaded, StoreError> {
        let mut loaded = Loaded::default();
        for result in results {
            let key = (result.code.clone(), result.stage, result.edition);
            load(&mut self.results, key, &result.figures, &mut loaded);
        }
        Ok(loaded)
    }

    fn load_area_results(&mut self, results: &[AreaResult]) -> Result<Loaded, StoreError> {
        let mut loaded = Loaded::default();
        for result in results {
            let key = (result.area.clone(), result.network, result.stage, result.edition);
            load(&mut self.areas, key, &result.figures, &mut loaded);
        }
        Ok(loaded)
    }

    fn rank(&mut self, of: &[(Stage, Edition)]) -> Result<(), StoreError> {
        for (stage, edition) in of {
            let rankings: Vec<_> = self
                .schools
                .values()
                .map(|school| {
                    let key = (school.code.clone(), *stage, *edition);
                    (key, self.ranking_of(school, *stage, *edition))
                })
                .collect();
            self.rankings.extend(rankings);
        }
        Ok(())
    }

    fn note_file(&mut self, _name: &str, _sha256: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.imported_at = self.imported_at.max(Some(at));
        Ok(())
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
