//! Simulations from what a person typed: rules, their sentences, and the calculation.

use kernel::{DecimalError, Invalid, Stage, gather};

use crate::formula::{self, Index};
use crate::measure::{
    ApprovalRate, Edition, MeasureError, NotAnEdition, PerformanceIndicator, Proficiency, SaebNote,
    StandardizedScore, TargetIdeb,
};
use crate::printed::ProductLine;
use crate::quick;
use crate::ratio::Ratio;
use crate::simulation::{OfficialFigures, OfficialInputs, Simulated};

/// The quick mode as typed. Empty texts count as absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct QuickRequest<'a> {
    /// In percent, 0 to 100, up to two places.
    pub approval: &'a str,
    /// The standardised note, 0 to 10, up to two places.
    pub saeb: &'a str,
    pub target: Option<&'a str>,
    pub stage: Option<Stage>,
}

impl QuickRequest<'_> {
    /// Checks and calculates; refuses by the fields `approvalRate`, `saebScore` and `targetIdeb`.
    pub fn simulate(self) -> Result<Simulated, Invalid> {
        self.simulate_of(Ok(self.stage))
    }

    /// The same of a stage as it was read; refuses by the field `stage` as well.
    pub(crate) fn simulate_of(self, stage: Result<Option<Stage>, &str>) -> Result<Simulated, Invalid> {
        const BOTH: &str = "Por favor, preencha ambos os campos com valores válidos.";
        const NOTE_RANGE: &str = "O desempenho SAEB deve estar entre 0 e 10.";
        let approval = ApprovalRate::parse(self.approval);
        let saeb = SaebNote::parse(self.saeb);
        gather! {
            stage = "stage": stage;
            approval = "approvalRate": approval.map_err(|error| refusal(error, BOTH, APPROVAL_RANGE));
            saeb = "saebScore": saeb.map_err(|error| refusal(error, BOTH, NOTE_RANGE));
            target = "targetIdeb": parse_target(self.target);
        }
        Ok(Simulated { stage, approval, saeb, ideb: quick::index(approval, saeb), target, official: None })
    }
}

/// The official mode as typed. Empty texts count as absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OfficialRequest<'a> {
    /// The stage's slug.
    pub stage: &'a str,
    /// The year whose limits apply; the newest known formula when `None`.
    pub edition: Option<i64>,
    /// On the SAEB scale, 0 to 500 points, up to two places.
    pub proficiency_lp: &'a str,
    pub proficiency_mt: &'a str,
    /// In percent per grade, first grade first.
    pub approval_by_grade: &'a [Option<String>],
    pub target: Option<&'a str>,
}

impl OfficialRequest<'_> {
    /// Checks without calculating; refuses by the fields `stage`, `edition`, `proficiencyLp`, `proficiencyMt`,
    /// `approvalByGrade` and `targetIdeb`.
    pub fn inputs(self) -> Result<(OfficialInputs, Option<TargetIdeb>), Invalid> {
        gather! {
            stage = "stage": parse_stage(self.stage);
            edition = "edition": self.edition.map(parse_edition).transpose();
            proficiency_lp = "proficiencyLp": require_proficiency(Subject::Lp, self.proficiency_lp);
            proficiency_mt = "proficiencyMt": require_proficiency(Subject::Mt, self.proficiency_mt);
            approval_by_grade = "approvalByGrade": parse_approval_by_grade(stage, self.approval_by_grade);
            target = "targetIdeb": parse_target(self.target);
        }
        let inputs = OfficialInputs {
            stage,
            edition,
            proficiency_lp,
            proficiency_mt,
            approval_by_grade,
            indicator: None,
        };
        formula::index(&inputs)?;
        Ok((inputs, target))
    }

    /// Checks and calculates.
    pub fn simulate(self) -> Result<Simulated, Invalid> {
        let (inputs, target) = self.inputs()?;
        let index = formula::index(&inputs)?;
        Ok(official(inputs, &index, target))
    }
}

/// A simulation of the official mode from its calculated index.
pub fn official(inputs: OfficialInputs, index: &Index, target: Option<TargetIdeb>) -> Simulated {
    Simulated {
        stage: Some(inputs.stage),
        approval: ApprovalRate::nearest((index.indicator * Ratio::whole(100)).to_decimal()),
        saeb: SaebNote::nearest(index.score.to_decimal()),
        ideb: index.simulated(),
        target,
        official: Some(OfficialFigures {
            inputs,
            score: StandardizedScore::nearest(index.score.to_decimal()),
            indicator: PerformanceIndicator::nearest(index.indicator.to_decimal()),
            published: index.published(),
        }),
    }
}

/// N x P of a saved simulation as it is printed: of its inputs, or of what was kept where a later formula would give
/// another index; `None` in the quick mode, whose figures are those that were typed.
pub fn line(simulated: &Simulated) -> Option<ProductLine> {
    let OfficialFigures { inputs, score, indicator, .. } = simulated.official.as_ref()?;
    let same = formula::index(inputs).ok().filter(|index| index.simulated() == simulated.ideb);
    let kept = || {
        let (score, indicator) = (score.decimal().into(), indicator.decimal().into());
        ProductLine::new(score, indicator, score * indicator)
    };
    Some(same.map_or_else(kept, |index| index.line()))
}

const APPROVAL_RANGE: &str = "A taxa de aprovação deve estar entre 0 e 100%.";

/// What a proficiency is in.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Subject {
    Lp,
    Mt,
}

impl Subject {
    /// The name in sentences.
    const fn name(self) -> &'static str {
        match self {
            Self::Lp => "Língua Portuguesa",
            Self::Mt => "Matemática",
        }
    }
}

/// The sentence for a refused number.
pub(crate) fn refusal(error: MeasureError, not_a_number: &str, out_of_range: &str) -> String {
    match error {
        MeasureError::Decimal(DecimalError::NotANumber) => not_a_number.to_owned(),
        MeasureError::Decimal(DecimalError::TooPrecise) => "Use no máximo duas casas decimais.".to_owned(),
        MeasureError::Decimal(DecimalError::TooLarge) | MeasureError::OutOfRange { .. } => {
            out_of_range.to_owned()
        }
    }
}

/// The text without spaces around, unless nothing is left.
pub(crate) fn given(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}

pub(crate) fn parse_stage(slug: &str) -> Result<Stage, &'static str> {
    slug.trim().parse().map_err(|_| "Escolha a etapa: Anos Iniciais, Anos Finais ou Ensino Médio.")
}

pub(crate) fn parse_edition(year: i64) -> Result<Edition, String> {
    let edition = i16::try_from(year).map_err(|_| NotAnEdition).and_then(Edition::new);
    edition.map_err(|error| error.to_string())
}

fn parse_target(text: Option<&str>) -> Result<Option<TargetIdeb>, String> {
    given(text).map(TargetIdeb::parse).transpose().map_err(|error| {
        refusal(error, "Informe a meta como um número, como 5,1.", "A meta deve estar entre 0 e 10.")
    })
}

pub(crate) fn parse_proficiency(subject: Subject, text: Option<&str>) -> Result<Option<Proficiency>, String> {
    given(text).map(Proficiency::parse).transpose().map_err(|error| {
        let not_a_number =
            format!("Informe a proficiência em {} como um número, como 258,94.", subject.name());
        refusal(error, &not_a_number, "A proficiência deve estar entre 0 e 500.")
    })
}

fn require_proficiency(subject: Subject, text: &str) -> Result<Proficiency, String> {
    parse_proficiency(subject, Some(text))?
        .ok_or_else(|| format!("Informe a proficiência em {}.", subject.name()))
}

/// Reads the rate of each grade; a sentence names the first grade whose rate is refused.
pub(crate) fn parse_approval_by_grade(
    stage: Option<Stage>,
    texts: &[Option<String>],
) -> Result<Vec<Option<ApprovalRate>>, String> {
    let label = |place: usize| {
        let grade = stage.and_then(|stage| stage.grades().nth(place));
        grade.map_or_else(|| format!("{}ª taxa", place + 1), kernel::Grade::label)
    };
    let read = |(place, text): (usize, &Option<String>)| {
        parse_approval(text.as_deref()).map_err(|sentence| format!("{}: {sentence}", label(place)))
    };
    texts.iter().enumerate().map(read).collect()
}

pub(crate) fn parse_approval(text: Option<&str>) -> Result<Option<ApprovalRate>, String> {
    let refused =
        |error| refusal(error, "Informe a taxa de aprovação como um número, como 93,4.", APPROVAL_RANGE);
    given(text).map(ApprovalRate::parse).transpose().map_err(refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::SimulatedIdeb;

    fn refused(outcome: Result<Simulated, Invalid>) -> Vec<(&'static str, String)> {
        let invalid = outcome.unwrap_err();
        invalid.fields().map(|(field, sentence)| (field, sentence.to_owned())).collect()
    }

    fn quick<'a>(approval: &'a str, saeb: &'a str, target: Option<&'a str>) -> QuickRequest<'a> {
        QuickRequest { approval, saeb, target, stage: None }
    }

    #[test]
    fn the_quick_mode_refuses_with_the_sentences_of_the_screen() {
        const BOTH: &str = "Por favor, preencha ambos os campos com valores válidos.";
        const NOTE: &str = "O desempenho SAEB deve estar entre 0 e 10.";
        for (approval, saeb, field, sentence) in [
            ("100,01", "5", "approvalRate", APPROVAL_RANGE),
            ("-0,1", "5", "approvalRate", APPROVAL_RANGE),
            ("99999999999999999999", "5", "approvalRate", APPROVAL_RANGE),
            ("", "5", "approvalRate", BOTH),
            ("NaN", "5", "approvalRate", BOTH),
            ("94", "10,1", "saebScore", NOTE),
            ("94", "-1", "saebScore", NOTE),
            ("94", "abc", "saebScore", BOTH),
            ("94", "5,123", "saebScore", "Use no máximo duas casas decimais."),
        ] {
            let found = refused(quick(approval, saeb, None).simulate());
            assert_eq!(found, [(field, sentence.to_owned())], "{approval} {saeb}");
        }
    }

    #[test]
    fn all_failing_fields_are_gathered() {
        let fields = |outcome| refused(outcome).into_iter().map(|(field, _)| field).collect::<Vec<_>>();
        assert_eq!(
            fields(quick("", "11", Some("12")).simulate()),
            ["approvalRate", "saebScore", "targetIdeb"]
        );
        let grades = [Some("93".to_owned()), Some("193".to_owned())];
        let request = OfficialRequest {
            stage: "",
            edition: Some(2024),
            proficiency_lp: "",
            proficiency_mt: "501",
            approval_by_grade: &grades,
            target: Some("x"),
        };
        assert_eq!(
            fields(request.simulate()),
            ["approvalByGrade", "edition", "proficiencyLp", "proficiencyMt", "stage", "targetIdeb"]
        );
    }

    #[test]
    fn negative_zero_is_zero_and_an_empty_target_is_none() {
        let simulated = quick("-0", "-0,0", Some(" ")).simulate().unwrap();
        assert_eq!(simulated.ideb.to_string(), "0.00");
        assert_eq!(simulated.approval.to_string(), "0.00");
        assert_eq!(simulated.target, None);
        assert_eq!(simulated.meets_target(), None);
    }

    #[test]
    fn the_quick_mode_meets_a_target_with_two_places() {
        for (approval, target, met) in [("94.5", "5.1", true), ("94.5", "5.11", false)] {
            let simulated = quick(approval, "5.4", Some(target)).simulate().unwrap();
            assert_eq!(simulated.meets_target(), Some(met), "{target}");
        }
    }

    #[test]
    fn the_official_mode_keeps_n_p_and_what_would_be_published() {
        let grades = ["93,4", "93,7", "93,9", "95"].map(|rate| Some(rate.to_owned()));
        let request = OfficialRequest {
            stage: "anos_finais",
            edition: Some(2023),
            proficiency_lp: "260,84",
            proficiency_mt: "258,94",
            approval_by_grade: &grades,
            target: Some("5.0"),
        };
        let simulated = request.simulate().unwrap();
        assert_eq!(simulated.meets_target(), Some(true));
        assert_eq!(simulated.approval.to_string(), "94.00");
        assert_eq!(simulated.saeb.to_string(), "5.33");
        assert_eq!(simulated.ideb.to_string(), "5.01");
        let official = simulated.official.as_ref().unwrap();
        assert_eq!(official.score.to_string(), "5.3296666667");
        assert_eq!(official.published.to_string(), "5.0");
        let line = line(&simulated).unwrap();
        let texts = [line.score, line.indicator, line.product].map(|figure| figure.to_string());
        assert_eq!(texts, ["5.32967", "0.93996", "5.0097"]);
        // What another formula gave stays as it was.
        let kept = Simulated { ideb: SimulatedIdeb::parse("5.02").unwrap(), ..simulated };
        assert_eq!(super::line(&kept).map(|line| line.product.to_string()).as_deref(), Some("5.0097"));
    }

    #[test]
    fn a_refused_rate_names_its_grade() {
        let grades = ["93", "", "101", "x"].map(|rate| Some(rate.to_owned()));
        let request = OfficialRequest {
            stage: "ensino_medio",
            proficiency_lp: "270",
            proficiency_mt: "270",
            approval_by_grade: &grades,
            ..OfficialRequest::default()
        };
        assert_eq!(
            refused(request.simulate()),
            [("approvalByGrade", "3ª série: A taxa de aprovação deve estar entre 0 e 100%.".to_owned())]
        );
    }
}
