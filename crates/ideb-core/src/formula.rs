//! The official formula: IDEB = N x P, rounded half up to one place, once.
//!
//! Source: INEP, technical note of the index and the published tables, which it reproduces figure by figure.

use kernel::{Invalid, Stage};

use crate::measure::{ApprovalRate, Edition, Proficiency, PublishedIdeb, SimulatedIdeb};
use crate::printed::ProductLine;
use crate::ratio::Ratio;
use crate::simulation::OfficialInputs;

/// The proficiencies that stand for the notes 0 and 10 in one subject and stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    pub inf: i64,
    pub sup: i64,
}

/// The limits of a stage: Língua Portuguesa and Matemática.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StageLimits {
    pub lp: Limits,
    pub mt: Limits,
}

/// The formula as it holds from an edition on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FormulaVersion {
    /// The first edition it holds for.
    pub since: i16,
    anos_iniciais: StageLimits,
    anos_finais: StageLimits,
    ensino_medio: StageLimits,
}

const fn limits(lp: (i64, i64), mt: (i64, i64)) -> StageLimits {
    StageLimits { lp: Limits { inf: lp.0, sup: lp.1 }, mt: Limits { inf: mt.0, sup: mt.1 } }
}

/// Oldest first. INEP has announced changes for later editions: they become a further entry.
static VERSIONS: [FormulaVersion; 1] = [FormulaVersion {
    since: 2005,
    anos_iniciais: limits((49, 324), (60, 322)),
    anos_finais: limits((100, 400), (100, 400)),
    ensino_medio: limits((117, 451), (111, 467)),
}];

impl FormulaVersion {
    /// The version an edition was or will be published with.
    pub fn of(edition: Edition) -> &'static Self {
        VERSIONS.iter().rev().find(|version| version.since <= edition.year()).unwrap_or(&VERSIONS[0])
    }

    /// The newest known version.
    pub fn newest() -> &'static Self {
        &VERSIONS[VERSIONS.len() - 1]
    }

    pub fn limits(&self, stage: Stage) -> StageLimits {
        match stage {
            Stage::AnosIniciais => self.anos_iniciais,
            Stage::AnosFinais => self.anos_finais,
            Stage::EnsinoMedio => self.ensino_medio,
        }
    }
}

/// The limits of a stage in an edition; those of the newest formula when it is open.
pub fn limits_of(stage: Stage, edition: Option<Edition>) -> StageLimits {
    edition.map_or_else(FormulaVersion::newest, FormulaVersion::of).limits(stage)
}

impl Limits {
    /// The note of a proficiency, 0 to 10: what lies outside the limits counts as the limit.
    pub fn note(self, proficiency: Proficiency) -> Ratio {
        let above = Ratio::from(proficiency.decimal()) - Ratio::whole(self.inf);
        (above * Ratio::whole(10))
            .over(Ratio::whole(self.sup - self.inf))
            .map_or(Ratio::ZERO, |note| note.clamp(Ratio::ZERO, Ratio::whole(10)))
    }
}

/// The notes of both subjects and N, their mean, unrounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    pub lp: Ratio,
    pub mt: Ratio,
    pub mean: Ratio,
}

/// N and the notes it is the mean of.
pub fn score(stage: Stage, edition: Option<Edition>, lp: Proficiency, mt: Proficiency) -> Score {
    let limits = limits_of(stage, edition);
    let (lp, mt) = (limits.lp.note(lp), limits.mt.note(mt));
    Score { lp, mt, mean: Ratio::mean([lp, mt]).unwrap_or(Ratio::ZERO) }
}

/// P: the harmonic mean of the approval per grade, 0 to 1, unrounded. Grades without a rate or with a rate of 0
/// are left out, as INEP does; `None` when no grade is left.
pub fn indicator(rates: &[Option<ApprovalRate>]) -> Option<Ratio> {
    let counted = || rates.iter().flatten().filter(|rate| rate.decimal().units() > 0);
    let inverses = counted().filter_map(|rate| Ratio::whole(100).over(rate.decimal().into())).sum();
    let count = i64::try_from(counted().count()).ok()?;
    Ratio::whole(count).over(inverses)
}

/// What the formula gives, nothing rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Index {
    /// The note of Língua Portuguesa, 0 to 10.
    pub score_lp: Ratio,
    /// The note of Matemática, 0 to 10.
    pub score_mt: Ratio,
    /// N, 0 to 10.
    pub score: Ratio,
    /// P, above 0, at most 1.
    pub indicator: Ratio,
    /// N x P.
    pub product: Ratio,
}

impl Index {
    /// The index as INEP would publish it: one place.
    pub fn published(&self) -> PublishedIdeb {
        published(self.product)
    }

    /// The index as a simulation keeps it: two places, never rounded again.
    pub fn simulated(&self) -> SimulatedIdeb {
        SimulatedIdeb::nearest(self.product.to_decimal())
    }

    /// N x P as it is printed.
    pub fn line(&self) -> ProductLine {
        ProductLine::new(self.score, self.indicator, self.product)
    }
}

/// The published figure of a product N x P.
pub fn published(product: Ratio) -> PublishedIdeb {
    PublishedIdeb::nearest(product.to_decimal())
}

/// The official formula.
///
/// Refuses, by the field `approvalByGrade`, inputs without a grade that counts and without P, and more grades than the stage
/// has.
pub fn index(inputs: &OfficialInputs) -> Result<Index, Invalid> {
    let refused = |sentence: String| Invalid::field("approvalByGrade", sentence);
    let grades = inputs.stage.grades().len();
    if inputs.approval_by_grade.len() > grades {
        return Err(refused(format!(
            "{} tem no máximo {grades} taxas de aprovação, uma por {}.",
            inputs.stage,
            inputs.stage.grade_word()
        )));
    }
    let told = || inputs.indicator.map(|indicator| Ratio::from(indicator.decimal()));
    let indicator = indicator(&inputs.approval_by_grade)
        .or_else(told)
        .filter(|indicator| *indicator > Ratio::ZERO)
        .ok_or_else(|| refused(format!("Informe a aprovação de pelo menos {}", inputs.stage.one_grade())))?;
    let score = score(inputs.stage, inputs.edition, inputs.proficiency_lp, inputs.proficiency_mt);
    Ok(Index {
        score_lp: score.lp,
        score_mt: score.mt,
        score: score.mean,
        indicator,
        product: score.mean * indicator,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates(texts: &[&str]) -> Vec<Option<ApprovalRate>> {
        texts.iter().map(|text| ApprovalRate::parse(text).ok()).collect()
    }

    fn inputs(stage: Stage, lp: &str, mt: &str, approval: &[&str]) -> OfficialInputs {
        OfficialInputs {
            stage,
            edition: None,
            proficiency_lp: Proficiency::parse(lp).unwrap(),
            proficiency_mt: Proficiency::parse(mt).unwrap(),
            approval_by_grade: rates(approval),
            indicator: None,
        }
    }

    #[test]
    fn a_proficiency_outside_the_limits_counts_as_the_limit() {
        let limits = limits_of(Stage::AnosFinais, None).lp;
        for (proficiency, note) in [("99.99", "0.00"), ("100", "0.00"), ("250", "5.00"), ("400.01", "10.00")]
        {
            assert_eq!(
                limits.note(Proficiency::parse(proficiency).unwrap()).to_decimal::<2>().to_string(),
                note,
                "{proficiency}"
            );
        }
    }

    #[test]
    fn grades_without_a_rate_or_with_zero_are_left_out_of_p() {
        for (grades, p) in [
            (vec!["0", "100", "100"], Some("1.000000")),
            (vec!["-", "95.5", "96.2"], Some("0.958487")),
            (vec!["0", "-"], None),
            (vec![], None),
        ] {
            assert_eq!(
                indicator(&rates(&grades)).map(|p| p.to_decimal::<6>().to_string()),
                p.map(str::to_owned),
                "{grades:?}"
            );
        }
    }

    #[test]
    fn inputs_without_a_grade_or_with_too_many_are_refused() {
        for (stage, grades, sentence) in [
            (Stage::AnosFinais, vec!["0"], "Informe a aprovação de pelo menos um ano"),
            (Stage::EnsinoMedio, vec!["0"], "Informe a aprovação de pelo menos uma série"),
            (
                Stage::AnosFinais,
                vec!["90"; 5],
                "Anos Finais tem no máximo 4 taxas de aprovação, uma por ano.",
            ),
            (
                Stage::EnsinoMedio,
                vec!["90"; 5],
                "Ensino Médio tem no máximo 4 taxas de aprovação, uma por série.",
            ),
        ] {
            let refused = index(&inputs(stage, "250", "250", &grades)).unwrap_err();
            assert_eq!(refused.fields().collect::<Vec<_>>(), [("approvalByGrade", sentence)]);
        }
    }
}
