//! What INEP published: results of schools, municipalities, states and the country, shared by all schools.

use std::fmt;

use kernel::{InepCode, MunicipalityCode, Stage, Uf, words};

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
    pub network: Option<Network>,
}

/// A school's result of one stage and edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SchoolResult {
    pub code: InepCode,
    pub stage: Stage,
    pub edition: Edition,
    pub figures: Figures,
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

/// A school's place among the schools with an index of the same stage, edition and network. Ties share a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    pub place: i32,
    pub of: i32,
}

/// A school's standings in one stage and edition; `None` where the area is not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ranking {
    pub municipal: Option<Standing>,
    pub state: Option<Standing>,
    pub national: Option<Standing>,
    /// The next better place in the municipality and the index that stands there.
    pub next_municipal: Option<(i32, PublishedIdeb)>,
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
}
