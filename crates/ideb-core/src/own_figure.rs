//! A record the school types by hand.

use kernel::{Decimal, Invalid, Stage, gather};

use crate::measure::{ApprovalRate, Edition, MeasureError, PublishedIdeb};
use crate::precision::Places;
use crate::recompute::{Check, Recomputed, has_every_grade, recompute_printed};
use crate::reference::Figures;
use crate::simulate::{
    Subject, given, parse_approval, parse_approval_by_grade, parse_edition, parse_proficiency, parse_stage,
    refusal,
};

/// A record as typed. Empty texts count as absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OwnFigureRequest<'a> {
    /// The stage's slug.
    pub stage: &'a str,
    pub year: i64,
    /// 0 to 10, one place.
    pub ideb_score: Option<&'a str>,
    /// Of the whole stage, in percent; INEP weighs the grades by their pupils, so it does not follow from the rates.
    pub approval: Option<&'a str>,
    /// On the SAEB scale, 0 to 500 points, up to two places.
    pub proficiency_lp: Option<&'a str>,
    pub proficiency_mt: Option<&'a str>,
    /// In percent per grade, first grade first.
    pub approval_by_grade: &'a [Option<String>],
    /// The official target, 0 to 10, one place.
    pub mec_goal: Option<&'a str>,
}

/// A checked record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedFigure {
    pub stage: Stage,
    pub edition: Edition,
    pub figures: Figures,
}

impl OwnFigureRequest<'_> {
    /// Checks the record; refuses by the fields `stage`, `year`, `idebScore`, `approvalRate`, `proficiencyLp`,
    /// `proficiencyMt`, `approvalByGrade` and `mecGoal`.
    ///
    /// With both proficiencies and the approval of every grade the index is known: it is filled in when absent, and
    /// another one is refused. With fewer grades it is not, since one may be missing.
    pub fn parse(self) -> Result<TypedFigure, Invalid> {
        gather! {
            stage = "stage": parse_stage(self.stage);
            edition = "year": parse_edition(self.year);
            ideb = "idebScore": parse_index("O IDEB", self.ideb_score);
            approval = "approvalRate": parse_approval(self.approval);
            proficiency_lp = "proficiencyLp": parse_proficiency(Subject::Lp, self.proficiency_lp);
            proficiency_mt = "proficiencyMt": parse_proficiency(Subject::Mt, self.proficiency_mt);
            approval_by_grade = "approvalByGrade": parse_approval_by_grade(stage, self.approval_by_grade);
            target = "mecGoal": parse_index("A meta", self.mec_goal);
        }
        let figures = Figures {
            approval,
            approval_by_grade,
            proficiency_lp,
            proficiency_mt,
            ideb,
            target,
            ..Figures::default()
        };
        complete(TypedFigure { stage, edition, figures })
    }
}

fn complete(mut typed: TypedFigure) -> Result<TypedFigure, Invalid> {
    let figures = &mut typed.figures;
    let grades = typed.stage.grades().len();
    if figures.approval_by_grade.len() > grades {
        return Err(Invalid::field(
            "approvalByGrade",
            format!(
                "{} tem no máximo {grades} taxas de aprovação, uma por {}.",
                typed.stage,
                typed.stage.grade_word()
            ),
        ));
    }
    if figures.approval_by_grade.iter().all(Option::is_none) {
        figures.approval_by_grade.clear();
    }
    if !figures.measured() && figures.target.is_none() {
        return Err(Invalid::field("idebScore", "Informe pelo menos um número desta edição."));
    }
    if !approval_is_between_its_grades(typed.stage, figures) {
        let sentence = "A aprovação total fica entre a menor e a maior taxa da etapa; confira os números.";
        return Err(Invalid::field("approvalRate", sentence));
    }
    let Some(recomputed) = known_index(typed.stage, typed.edition, figures) else { return Ok(typed) };
    if recomputed.check == Some(Check::Differs) {
        return Err(Invalid::field(
            "idebScore",
            format!(
                "Pelo cálculo oficial o IDEB seria {}; confira os números.",
                recomputed.ideb.decimal().with_comma()
            ),
        ));
    }
    figures.ideb = Some(recomputed.ideb);
    Ok(typed)
}

/// Whether the total, a weighted mean of all grades, lies among them. Typed figures are rounded, at most to whole
/// percents, so half a point of leeway is given.
fn approval_is_between_its_grades(stage: Stage, figures: &Figures) -> bool {
    let Some(total) = figures.approval else { return true };
    if !has_every_grade(stage, &figures.approval_by_grade) {
        return true;
    }
    let rates = || figures.approval_by_grade.iter().flatten().map(|rate| rate.decimal());
    let leeway = Decimal::from_units(ApprovalRate::ONE / 2);
    let (least, most) = (rates().min(), rates().max());
    least.is_none_or(|least| total.decimal() >= least - leeway)
        && most.is_none_or(|most| total.decimal() <= most + leeway)
}

/// These figures with the index that follows from them, where it is absent.
#[must_use]
pub fn with_index(stage: Stage, edition: Edition, figures: Figures) -> Figures {
    let index = known_index(stage, edition, &figures).map(|recomputed| recomputed.ideb);
    Figures { ideb: figures.ideb.or(index), ..figures }
}

fn known_index(stage: Stage, edition: Edition, figures: &Figures) -> Option<Recomputed> {
    has_every_grade(stage, &figures.approval_by_grade)
        .then(|| recompute_printed(stage, edition, figures, Places::ALL))?
}

fn parse_index(name: &str, text: Option<&str>) -> Result<Option<PublishedIdeb>, String> {
    given(text).map(PublishedIdeb::parse).transpose().map_err(|error| match error {
        MeasureError::Decimal(kernel::DecimalError::TooPrecise) => {
            format!("{name} é publicado com uma casa decimal, como 5,0.")
        }
        error => refusal(
            error,
            &format!("{name} deve ser um número, como 5,0."),
            &format!("{name} deve estar entre 0 e 10."),
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates(texts: &[&str]) -> Vec<Option<String>> {
        texts.iter().map(|text| Some((*text).to_owned())).collect()
    }

    fn typed<'a>(ideb: Option<&'a str>, rates: &'a [Option<String>]) -> OwnFigureRequest<'a> {
        OwnFigureRequest {
            stage: "anos_finais",
            year: 2023,
            ideb_score: ideb,
            approval: None,
            proficiency_lp: Some("260,84"),
            proficiency_mt: Some("258,94"),
            approval_by_grade: rates,
            mec_goal: None,
        }
    }

    fn refused(request: OwnFigureRequest<'_>) -> Vec<(&'static str, String)> {
        let invalid = request.parse().unwrap_err();
        invalid.fields().map(|(field, sentence)| (field, sentence.to_owned())).collect()
    }

    #[test]
    fn complete_inputs_give_the_index_and_refuse_another() {
        let all = rates(&["93,4", "93,7", "93,9", "95,0"]);
        for ideb in [None, Some(""), Some("5,0")] {
            let found = typed(ideb, &all).parse().unwrap();
            assert_eq!(found.figures.ideb, PublishedIdeb::parse("5.0").ok());
        }
        assert_eq!(
            refused(typed(Some("5,1"), &all)),
            [("idebScore", "Pelo cálculo oficial o IDEB seria 5,0; confira os números.".to_owned())]
        );
    }

    #[test]
    fn a_total_approval_outside_its_grades_is_refused() {
        let all = rates(&["93,4", "93,7", "93,9", "95,0"]);
        let outside = "A aprovação total fica entre a menor e a maior taxa da etapa; confira os números.";
        for (total, accepted) in
            [("93,9", true), ("95,04", true), ("93", true), ("92,8", false), ("96", false)]
        {
            let request = OwnFigureRequest { approval: Some(total), ..typed(None, &all) };
            if accepted {
                assert_eq!(
                    request.parse().unwrap().figures.approval,
                    ApprovalRate::parse(total).ok(),
                    "{total}"
                );
            } else {
                assert_eq!(refused(request), [("approvalRate", outside.to_owned())], "{total}");
            }
        }
        let three = OwnFigureRequest { approval: Some("80"), ..typed(None, &all[..3]) };
        assert!(three.parse().is_ok(), "a grade is open");
    }

    #[test]
    fn imported_figures_get_the_index_that_follows_from_them_and_keep_their_own() {
        let (stage, edition) = (Stage::AnosFinais, Edition::new(2023).unwrap());
        let all = rates(&["93,4", "93,7", "93,9", "95,0"]);
        let complete = typed(None, &all).parse().unwrap().figures;
        let index = |text: &str| PublishedIdeb::parse(text).ok();
        for (figures, ideb) in [
            (Figures { ideb: None, ..complete.clone() }, index("5.0")),
            (Figures { ideb: index("4.2"), ..complete.clone() }, index("4.2")),
            (Figures { ideb: None, proficiency_lp: None, ..complete }, None),
        ] {
            assert_eq!(with_index(stage, edition, figures).ideb, ideb);
        }
    }

    #[test]
    fn with_a_grade_open_the_typed_index_stands() {
        for grades in [&["93,4", "93,7", "93,9"][..], &["93,4", "", "93,9", "95"], &[]] {
            let grades = rates(grades);
            let found = typed(Some("4,2"), &grades).parse().unwrap();
            assert_eq!(found.figures.ideb, PublishedIdeb::parse("4.2").ok());
            assert_eq!(typed(None, &grades).parse().unwrap().figures.ideb, None);
        }
    }

    #[test]
    fn the_fourth_grade_of_ensino_medio_may_be_left_open() {
        let grades = rates(&["88,9", "91,6", "94,5", ""]);
        let request = OwnFigureRequest { stage: "ensino_medio", ..typed(None, &grades) };
        assert!(request.parse().unwrap().figures.ideb.is_some());
    }

    #[test]
    fn a_record_without_any_figure_is_refused() {
        let nothing = rates(&["", " "]);
        let request = OwnFigureRequest {
            stage: "anos_iniciais",
            year: 2023,
            approval_by_grade: &nothing,
            ..OwnFigureRequest::default()
        };
        assert_eq!(
            refused(request),
            [("idebScore", "Informe pelo menos um número desta edição.".to_owned())]
        );
        let target_alone = OwnFigureRequest { mec_goal: Some("5,4"), ..request };
        assert_eq!(target_alone.parse().unwrap().figures.approval_by_grade, []);
        let approval_alone = OwnFigureRequest { approval: Some("93,9"), ..request };
        let found = approval_alone.parse().unwrap().figures;
        assert_eq!((found.approval, found.ideb), (ApprovalRate::parse("93.9").ok(), None));
    }

    #[test]
    fn all_failing_fields_are_gathered() {
        let grades = rates(&["93", "930"]);
        let request = OwnFigureRequest {
            stage: "anos",
            year: 2024,
            ideb_score: Some("5,04"),
            approval: Some("100,1"),
            proficiency_lp: Some("x"),
            proficiency_mt: Some("501"),
            approval_by_grade: &grades,
            mec_goal: Some("11"),
        };
        assert_eq!(
            refused(request),
            [
                ("approvalByGrade", "2ª taxa: A taxa de aprovação deve estar entre 0 e 100%."),
                ("approvalRate", "A taxa de aprovação deve estar entre 0 e 100%."),
                ("idebScore", "O IDEB é publicado com uma casa decimal, como 5,0."),
                ("mecGoal", "A meta deve estar entre 0 e 10."),
                ("proficiencyLp", "Informe a proficiência em Língua Portuguesa como um número, como 258,94."),
                ("proficiencyMt", "A proficiência deve estar entre 0 e 500."),
                ("stage", "Escolha a etapa: Anos Iniciais, Anos Finais ou Ensino Médio."),
                ("year", "O IDEB existe em anos ímpares, a partir de 2005."),
            ]
            .map(|(field, sentence)| (field, sentence.to_owned()))
        );
        let five = rates(&["90"; 5]);
        assert_eq!(refused(typed(None, &five))[0].0, "approvalByGrade");
    }
}
