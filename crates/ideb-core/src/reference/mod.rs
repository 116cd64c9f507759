//! What INEP published: results of schools, municipalities, states and the country, shared by all schools.

pub mod search;

use std::fmt;

use kernel::{Decimal, InepCode, MunicipalityCode, Stage, Uf, words};

use crate::levers::Lever;
use crate::measure::{
    ApprovalRate, Edition, PerformanceIndicator, Proficiency, PublishedIdeb, StandardizedScore,
};
use crate::ratio::Ratio;

words! {
    /// A network of schools, as INEP names them.
    pub enum Network {
        Federal = "federal",
        Estadual = "estadual",
        Municipal = "municipal",
        Privada = "privada",
        /// All public networks together.
        Publica = "publica",
        /// All networks together.
        Total = "total",
    }
    /// A text that names no network.
    pub struct UnknownNetwork = "Rede desconhecida";
}

impl fmt::Display for Network {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.slug())
    }
}

/// The figures of one result. Each may be missing: not published (too few participants), or not in the file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Figures {
    /// Approval of the whole stage, in percent.
    pub approval: Option<ApprovalRate>,
    /// Approval per grade of the stage, first grade first; empty when the file has none.
    pub approval_by_grade: Vec<Option<ApprovalRate>>,
    /// P as published.
    pub indicator: Option<PerformanceIndicator>,
    pub proficiency_lp: Option<Proficiency>,
    pub proficiency_mt: Option<Proficiency>,
    /// N as published.
    pub score: Option<StandardizedScore>,
    pub ideb: Option<PublishedIdeb>,
    /// The official target (projeção) of this year.
    pub target: Option<PublishedIdeb>,
}

impl Figures {
    /// Whether anything was measured: all but the target, which is set years ahead.
    pub fn measured(&self) -> bool {
        self.approval.is_some()
            || self.approval_by_grade.iter().any(Option::is_some)
            || self.indicator.is_some()
            || self.proficiency_lp.is_some()
            || self.proficiency_mt.is_some()
            || self.score.is_some()
            || self.prevails()
    }

    /// Whether INEP's figures stand alone, whatever the school enters: they carry an index.
    pub fn prevails(&self) -> bool {
        self.ideb.is_some()
    }

    /// These figures, and what they lack from others.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            approval: self.approval.or(other.approval),
            approval_by_grade: if self.approval_by_grade.is_empty() {
                other.approval_by_grade
            } else {
                self.approval_by_grade
            },
            indicator: self.indicator.or(other.indicator),
            proficiency_lp: self.proficiency_lp.or(other.proficiency_lp),
            proficiency_mt: self.proficiency_mt.or(other.proficiency_mt),
            score: self.score.or(other.score),
            ideb: self.ideb.or(other.ideb),
            target: self.target.or(other.target),
        }
    }

    /// The mean of both proficiencies, 0 to 500 points; `None` unless both are known.
    pub fn mean_proficiency(&self) -> Option<Proficiency> {
        let both = [self.proficiency_lp?, self.proficiency_mt?];
        let mean = Ratio::mean(both.map(|proficiency| proficiency.decimal().into()))?;
        Some(Proficiency::nearest(mean.to_decimal()))
    }
}

/// A school as INEP's files name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReferenceSchool {
    pub code: InepCode,
    pub name: String,
    pub municipality_code: Option<MunicipalityCode>,
    pub municipality: String,
}

/// A school's result of one stage and edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SchoolResult {
    pub code: InepCode,
    pub stage: Stage,
    pub edition: Edition,
    /// As the file told it that carries the result: a school may pass from one network to another.
    pub network: Option<Network>,
    pub figures: Figures,
}

/// The largest rise of a lever from one edition to the next as it is typical of a stage and network.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypicalAdvance {
    pub lever: Lever,
    /// The median of the schools' best advances, above 0.
    pub by: Decimal<2>,
    /// How many schools have such an advance.
    pub schools: i32,
    /// The states they are of.
    pub states: Vec<Uf>,
}

/// The network of a school's newest result that tells one.
pub fn newest_network(results: &[SchoolResult]) -> Option<Network> {
    results.iter().filter(|result| result.network.is_some()).max_by_key(|result| result.edition)?.network
}

/// An area for which INEP publishes results of its own: never recomputed, only imported.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Area {
    Municipality(MunicipalityCode),
    State(Uf),
    /// "Norte", "Nordeste", "Sudeste", "Sul", "Centro-Oeste".
    Region(String),
    Country,
}

/// An area's result of one network, stage and edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AreaResult {
    pub area: Area,
    pub network: Network,
    pub stage: Stage,
    pub edition: Edition,
    pub figures: Figures,
}

/// Below this many schools a place is told in words alone: a next place to reach would be one school's.
pub const FEWEST: i32 = 5;

/// A school's place among the schools with an index of the same stage, edition and network. Ties share a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    pub place: i32,
    pub of: i32,
}

/// The places of one result as they were computed, with the states whose schools have results of its stage and edition.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Places {
    pub network: Option<Network>,
    pub municipal: Option<Standing>,
    pub state: Option<Standing>,
    pub all: Option<Standing>,
    /// The next better place in the municipality and the index that stands there.
    pub next_municipal: Option<(i32, PublishedIdeb)>,
    pub states: Vec<Uf>,
    /// Whether every index has its network; one without has no place and is counted in none.
    pub whole: bool,
}

/// What may be said of a school's places in one stage and edition.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ranking {
    pub network: Option<Network>,
    pub municipal: Option<Standing>,
    pub state: Option<Standing>,
    /// Only where every state has results.
    pub national: Option<Standing>,
    /// Among the schools of the states imported, where those are several and not all.
    pub imported: Option<Standing>,
    /// The next better place in the municipality and the index that stands there, among enough schools.
    pub next_municipal: Option<(i32, PublishedIdeb)>,
    /// The states with results.
    pub scope: Vec<Uf>,
    /// Whether those are all of them, and no index is left out because its network is unknown.
    pub complete: bool,
}

impl From<Places> for Ranking {
    fn from(places: Places) -> Self {
        let complete = places.whole && Uf::ALL.iter().all(|uf| places.states.contains(uf));
        let several = places.states.len() > 1;
        let enough = places.municipal.is_some_and(|standing| standing.of >= FEWEST);
        Self {
            network: places.network,
            municipal: places.municipal,
            state: places.state,
            national: places.all.filter(|_| complete),
            imported: places.all.filter(|_| several && !complete),
            next_municipal: places.next_municipal.filter(|_| enough),
            scope: places.states,
            complete,
        }
    }
}

/// The index of one stage and edition beside the areas a school belongs to, of the same network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Comparison {
    pub municipal: Option<PublishedIdeb>,
    pub state: Option<PublishedIdeb>,
    pub national: Option<PublishedIdeb>,
}

/// What the reference tables hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReferenceSummary {
    pub schools: i64,
    pub results: i64,
    pub editions: Vec<Edition>,
    /// Of the schools, in the order of their codes.
    pub states: Vec<Uf>,
    pub imported_at: Option<chrono::DateTime<chrono::Utc>>,
}

/// One line of INEP's file, read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReferenceRow {
    School(ReferenceSchool, Vec<SchoolResult>),
    Area(Vec<AreaResult>),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_alone_is_no_measurement() {
        let target = Figures {
            target: PublishedIdeb::parse("5.4").ok(),
            approval_by_grade: vec![None; 4],
            ..Figures::default()
        };
        assert!(!target.measured());
        let approval = Figures { approval: ApprovalRate::parse("94").ok(), ..Figures::default() };
        assert!(approval.measured());
    }

    #[test]
    fn the_mean_proficiency_needs_both_subjects_and_is_rounded_half_up() {
        let figures = |lp, mt| Figures {
            proficiency_lp: Proficiency::parse(lp).ok(),
            proficiency_mt: Proficiency::parse(mt).ok(),
            ..Figures::default()
        };
        for (lp, mt, mean) in [
            ("260.84", "258.94", Some("259.89")),
            ("260.84", "258.95", Some("259.90")),
            ("260.84", "-", None),
        ] {
            let found = figures(lp, mt).mean_proficiency().map(|value| value.to_string());
            assert_eq!(found.as_deref(), mean);
        }
    }

    #[test]
    fn figures_are_completed_field_by_field() {
        let grades = |rates: &[&str]| rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect();
        let figures = |ideb, lp, rates: &[&str]| Figures {
            ideb: PublishedIdeb::parse(ideb).ok(),
            proficiency_lp: Proficiency::parse(lp).ok(),
            approval_by_grade: grades(rates),
            ..Figures::default()
        };
        for (one, other, both) in [
            (figures("5.0", "-", &[]), figures("4.8", "260", &["94"]), figures("5.0", "260", &["94"])),
            (
                figures("-", "250", &["93"]),
                figures("4.8", "-", &["94", "95"]),
                figures("4.8", "250", &["93"]),
            ),
        ] {
            assert_eq!(one.or(other), both);
        }
    }

    fn places(schools: i32, states: &[Uf]) -> Ranking {
        let standing = |of| Some(Standing { place: 2, of });
        let places = Places {
            network: Some(Network::Estadual),
            municipal: standing(schools),
            state: standing(90),
            all: standing(412),
            next_municipal: Some((1, PublishedIdeb::parse("5.6").unwrap())),
            states: states.to_vec(),
            whole: true,
        };
        places.into()
    }

    #[test]
    fn a_national_place_needs_every_state() {
        let all = Some(Standing { place: 2, of: 412 });
        for (states, national, imported, complete) in [
            (&Uf::ALL[..], all, None, true),
            (&Uf::ALL[1..], None, all, false),
            (&[Uf::RO, Uf::SP], None, all, false),
            (&[Uf::RO], None, None, false),
            (&[], None, None, false),
        ] {
            let found = places(90, states);
            assert_eq!(
                (found.national, found.imported, found.complete),
                (national, imported, complete),
                "{states:?}"
            );
            assert_eq!(found.scope, states);
        }
    }

    #[test]
    fn where_an_index_has_no_network_a_national_place_is_not_complete() {
        let all = Some(Standing { place: 2, of: 412 });
        let states = Uf::ALL.to_vec();
        let found = Ranking::from(Places { all, states, whole: false, ..Places::default() });
        assert_eq!((found.national, found.imported, found.complete), (None, all, false));
    }

    #[test]
    fn among_fewer_than_five_schools_there_is_no_next_place() {
        for (schools, told) in [(1, false), (2, false), (4, false), (5, true), (90, true)] {
            let found = places(schools, &[Uf::RO]);
            assert_eq!(found.next_municipal.is_some(), told, "{schools}");
            assert_eq!(found.municipal, Some(Standing { place: 2, of: schools }));
        }
    }
}
