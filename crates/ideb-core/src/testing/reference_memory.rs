//! The reference data in memory.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use kernel::{InepCode, Stage, StoreError};

use super::memory::MemoryStore;
use crate::measure::{Edition, PublishedIdeb};
use crate::ranking::places;
use crate::reference::{
    Area, AreaResult, Comparison, Figures, Ranking, ReferenceSchool, ReferenceSummary, SchoolResult, Standing,
};
use crate::store::{Loaded, ReferenceData, ReferenceLoader};

impl MemoryStore {
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

fn load<K: Ord>(table: &mut BTreeMap<K, Figures>, key: K, new: &Figures, loaded: &mut Loaded) {
    let Some(old) = table.get_mut(&key) else {
        table.insert(key, new.clone());
        loaded.created += 1;
        return;
    };
    let figures = new.clone().or(old.clone());
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
