//! The official formula: IDEB = N x P, rounded half up to one place, once.
//!
//! Source: INEP, technical note of the index and the published tables, which it reproduces figure by figure.

use kernel::{Decimal, Invalid, Stage};

use crate::measure::{ApprovalRate, Edition, Proficiency, PublishedIdeb, SaebNote, SimulatedIdeb};
use crate::ratio::Ratio;
use crate::reference::Figures;
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
}

/// The published figure of a product N x P.
pub fn published(product: Ratio) -> PublishedIdeb {
    PublishedIdeb::nearest(product.to_decimal())
}

/// The product with four places, for people to read: cut instead of rounded where rounding it would seem to lead to
/// another published figure (4,74996 is 4,7499 and not 4,7500).
pub fn shown_product(product: Ratio) -> Decimal<4> {
    let rounded = product.to_decimal::<4>();
    if published(rounded.into()) == published(product) { rounded } else { product.floor_to() }
}

/// The official formula.
///
/// Refuses, by the field `approvalByGrade`, inputs without a grade that counts and more grades than the stage has.
pub fn index(inputs: &OfficialInputs) -> Result<Index, Invalid> {
    let refused = |sentence: String| Invalid::field("approvalByGrade", sentence);
    let grades = inputs.stage.grades().len();
    if inputs.approval_by_grade.len() > grades {
        return Err(refused(format!(
            "{} tem no máximo {grades} taxas de aprovação, uma por ano.",
            inputs.stage
        )));
    }
    let indicator = indicator(&inputs.approval_by_grade)
        .ok_or_else(|| refused("Informe a aprovação de pelo menos um ano".to_owned()))?;
    let score = score(inputs.stage, inputs.edition, inputs.proficiency_lp, inputs.proficiency_mt);
    Ok(Index {
        score_lp: score.lp,
        score_mt: score.mt,
        score: score.mean,
        indicator,
        product: score.mean * indicator,
    })
}

/// The quick estimate: approval / 100 x standardised note, two places.
pub fn quick(approval: ApprovalRate, saeb: SaebNote) -> SimulatedIdeb {
    let product = Ratio::from(approval.decimal()) * Ratio::from(saeb.decimal());
    SimulatedIdeb::nearest(product.over(Ratio::whole(100)).unwrap_or(Ratio::ZERO).to_decimal())
}

/// A published result computed anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recomputed {
    /// N.
    pub score: Ratio,
    /// P.
    pub indicator: Ratio,
    /// N x P.
    pub product: Ratio,
    pub ideb: PublishedIdeb,
    /// Whether it is the published index; `None` where none was published.
    pub agrees: Option<bool>,
}

/// Computes the index of a school or municipality from its published figures; `None` when they do not suffice.
///
/// Not for states, regions and the country: INEP publishes those with an N of their own.
pub fn recompute(stage: Stage, edition: Edition, figures: &Figures) -> Option<Recomputed> {
    let score = match (figures.proficiency_lp, figures.proficiency_mt) {
        (Some(lp), Some(mt)) => score(stage, Some(edition), lp, mt).mean,
        _ => figures.score?.decimal().into(),
    };
    let indicator = trusted_indicator(figures)?;
    let product = score * indicator;
    let ideb = published(product);
    Some(Recomputed {
        score,
        indicator,
        product,
        ideb,
        agrees: figures.ideb.map(|published| published == ideb),
    })
}

/// P from the grades, which have all their digits, while it is the published P up to its rounding (some tables print
/// four places); else the published one, since then a grade is missing in the list.
fn trusted_indicator(figures: &Figures) -> Option<Ratio> {
    let from_grades = indicator(&figures.approval_by_grade);
    let Some(published) = figures.indicator.map(|value| Ratio::from(value.decimal())) else {
        return from_grades;
    };
    let tolerance = Ratio::from(Decimal::<5>::from_units(5));
    let near = |value: &Ratio| (published - tolerance..=published + tolerance).contains(value);
    Some(from_grades.filter(near).unwrap_or(published))
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
        for (grades, sentence) in [
            (vec!["0"], "Informe a aprovação de pelo menos um ano"),
            (vec!["90"; 5], "Anos Finais tem no máximo 4 taxas de aprovação, uma por ano."),
        ] {
            let refused = index(&inputs(Stage::AnosFinais, "250", "250", &grades)).unwrap_err();
            assert_eq!(refused.fields().collect::<Vec<_>>(), [("approvalByGrade", sentence)]);
        }
    }

    #[test]
    fn the_shown_product_never_seems_to_round_to_another_index() {
        for (numerator, shown) in
            [(474_996, "4.7499"), (475_000, "4.7500"), (500_968, "5.0097"), (505_001, "5.0500")]
        {
            let product = Ratio::new(numerator, 100_000).unwrap();
            assert_eq!(shown_product(product).to_string(), shown);
        }
    }

    #[test]
    fn the_published_p_is_trusted_where_the_list_of_grades_is_not_whole() {
        let figures = |grades: &[&str], p: &str| Figures {
            approval_by_grade: rates(grades),
            indicator: crate::measure::PerformanceIndicator::parse(p).ok(),
            proficiency_lp: Proficiency::parse("254.62").ok(),
            proficiency_mt: Proficiency::parse("251.27").ok(),
            ideb: PublishedIdeb::parse("4.7").ok(),
            ..Figures::default()
        };
        let whole = ["92.4", "92.8", "93.1", "94.4"];
        for (grades, p, used, agrees) in [
            (&whole[..], "0.931690", "0.9316901", true),
            (&whole[..], "0.9317", "0.9316901", true),
            (&whole[..], "-", "0.9316901", true),
            (&whole[3..], "0.931690", "0.9316900", true),
            (&[], "0.931690", "0.9316900", true),
            (&whole[3..], "-", "0.9440000", false),
        ] {
            let edition = Edition::new(2023).unwrap();
            let result = recompute(Stage::AnosFinais, edition, &figures(grades, p)).unwrap();
            assert_eq!(result.indicator.to_decimal::<7>().to_string(), used);
            assert_eq!(result.agrees, Some(agrees), "{grades:?} {p}");
        }
        assert_eq!(recompute(Stage::AnosFinais, Edition::new(2023).unwrap(), &Figures::default()), None);
    }
}
