//! The official calculation with its steps, the plan towards a goal, and what moves the index.

use chrono::{DateTime, Utc};
use ideb_core::effort::gains::{LeverGain, gains};
use ideb_core::enrolment::StageEnrolment;
use ideb_core::formula::{self, Index};
use ideb_core::history::{self, Source};
use ideb_core::measure::{Edition, PublishedIdeb, TargetIdeb};
use ideb_core::plan::{self, Lock, Plan};
use ideb_core::printed::steps::{self, Step};
use ideb_core::simulation::OfficialInputs;
use ideb_core::store::KnownFigures;
use ideb_core::suggestion::portrait::Portrait;
use ideb_core::suggestion::{Situation, Suggestion};
use kernel::{Invalid, StoreError};
use school_management::people::school::School;
use thiserror::Error;

use crate::index::enrolments;
use crate::index::outlook::background;
use crate::index::records::records;
use crate::tx::views::SchoolView;

/// Why nothing is calculated.
#[derive(Debug, Error)]
pub enum CalculationError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Everything that follows from the inputs of the official formula.
#[derive(Debug, Clone)]
pub struct Calculation {
    pub inputs: OfficialInputs,
    pub index: Index,
    pub steps: Vec<Step>,
    /// When the inputs are those of one of the school's published editions.
    pub published: Option<PublishedEdition>,
    /// Towards the goal, without one to the next index that may be published; none beyond 10.
    pub plan: Option<Plan>,
    /// Strongest first.
    pub levers: Vec<LeverGain>,
    /// Towards the same.
    pub suggestions: Vec<Suggestion>,
}

/// What INEP published for the same inputs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PublishedEdition {
    /// INEP, or the demonstration in its stead.
    pub source: Source,
    pub edition: Edition,
    pub ideb: PublishedIdeb,
    /// Whether the calculation comes out the same.
    pub agrees: bool,
}

/// The calculation as a screen asks for it, with the pupils of the inputs' stage.
pub fn calculation(
    view: &mut dyn SchoolView,
    inputs: OfficialInputs,
    target: Option<TargetIdeb>,
    locked: &[Lock],
    now: DateTime<Utc>,
) -> Result<Calculation, CalculationError> {
    let school = view.school().school()?;
    let enrolment = enrolments::of_stage(view, school.as_ref(), inputs.stage, now)?;
    calculate(school.as_ref(), view.index(), enrolment, inputs, target, locked)
}

/// Calculates, plans towards the goal, or the next tenth, with what is locked held as it is, and looks for the inputs among the school's
/// published editions. The pupils are those of the inputs' stage.
fn calculate(
    school: Option<&School>,
    known: &mut dyn KnownFigures,
    enrolment: StageEnrolment,
    inputs: OfficialInputs,
    target: Option<TargetIdeb>,
    locked: &[Lock],
) -> Result<Calculation, CalculationError> {
    let index = formula::index(&inputs)?;
    let records = records(school, known)?.records;
    let published = history::published_with(&records, &inputs).and_then(|record| {
        let ideb = record.figures.ideb?;
        let source = record.source;
        Some(PublishedEdition { source, edition: record.edition, ideb, agrees: ideb == index.published() })
    });
    let background = background(known, &records, enrolment)?;
    let aim = target.or_else(|| plan::tenth_above(index.published()).map(TargetIdeb::of));
    let plan = aim.map(|target| plan::plan(&inputs, target, locked, &background));
    let levers = gains(&inputs, &index, &background.measures);
    let (portrait, background) = (Portrait::new(&records, inputs.stage), &background);
    let suggestions = plan.as_ref().map(|plan| {
        let (inputs, index, levers, portrait) = (&inputs, &index, &levers[..], &portrait);
        Situation { inputs, index, plan, levers, background, portrait }.suggestions()
    });
    let steps = steps::steps(&inputs, &index);
    Ok(Calculation {
        inputs,
        index,
        steps,
        published,
        plan,
        levers,
        suggestions: suggestions.unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests {
    use ideb_core::levers::Lever;
    use ideb_core::reference::{Figures, ReferenceSchool, SchoolResult};
    use ideb_core::simulate::OfficialRequest;
    use ideb_core::testing::MemoryStore;

    use super::*;
    use crate::testing::{MemoryDatabase, registered, registration, within};

    /// The result is 5,0.
    fn typed(lp: &str, target: Option<&str>) -> (OfficialInputs, Option<TargetIdeb>) {
        let rates = ["93.4", "93.7", "93.9", "95"].map(|rate| Some(rate.to_owned()));
        let request = OfficialRequest {
            stage: "anos_finais",
            edition: Some(2023),
            proficiency_lp: lp,
            proficiency_mt: "258.94",
            approval_by_grade: &rates,
            target,
        };
        request.inputs().unwrap()
    }

    /// A calculation of a school for which INEP published the inputs with this index.
    fn calculated(published: &str, lp: &str, target: Option<&str>, locked: &[Lock]) -> Calculation {
        let (known, _) = typed("260.84", None);
        let school = registration("ana").school;
        let code = school.inep_code.unwrap();
        let result = SchoolResult {
            code: code.clone(),
            stage: known.stage,
            edition: known.edition.unwrap(),
            network: None,
            figures: Figures {
                proficiency_lp: Some(known.proficiency_lp),
                proficiency_mt: Some(known.proficiency_mt),
                approval_by_grade: known.approval_by_grade,
                ideb: PublishedIdeb::parse(published).ok(),
                ..Figures::default()
            },
        };
        let reference = ReferenceSchool {
            code,
            name: school.name,
            municipality_code: None,
            municipality: school.municipality,
        };
        let mut store = MemoryStore::default();
        store.publish(Some(reference), &[result]);
        let database = MemoryDatabase::with_reference(store);
        let ana = registered(&database, &registration("ana"));
        let (inputs, target) = typed(lp, target);
        within(&database, &ana, |tx| {
            let school = tx.school().school().unwrap();
            let enrolment = StageEnrolment::unknown(inputs.stage);
            calculate(school.as_ref(), tx.ideb(), enrolment, inputs, target, locked).unwrap()
        })
    }

    #[test]
    fn inputs_that_inep_published_are_compared_with_what_it_published() {
        for (published, lp, agrees) in
            [("5.0", "260.84", Some(true)), ("5.1", "260.84", Some(false)), ("5.0", "260.85", None)]
        {
            let found = calculated(published, lp, None, &[]);
            assert_eq!(found.index.published().to_string(), "5.0");
            assert_eq!(found.published.map(|it| it.agrees), agrees, "{published} {lp}");
            assert_eq!(found.published.map(|it| it.edition), agrees.and(found.inputs.edition));
        }
    }

    #[test]
    fn the_plan_and_suggestions_go_to_the_goal_and_without_one_to_the_next_tenth() {
        for (target, aim, met) in
            [(None, "5.1", false), (Some("5.3"), "5.3", false), (Some("5.0"), "5.0", true)]
        {
            let found = calculated("5.0", "260.84", target, &[]);
            let plan = found.plan.unwrap();
            assert_eq!((plan.target.to_string().as_str(), plan.met), (aim, met), "{target:?}");
            assert!(!found.suggestions.is_empty());
            assert!(!found.levers.is_empty() && !found.steps.is_empty());
        }
    }

    #[test]
    fn what_is_locked_is_held() {
        let free = |locked: &[Lock]| {
            let levers = calculated("5.0", "260.84", Some("5.1"), locked).plan.unwrap().free.unwrap().levers;
            levers.into_iter().map(Lever::slug).collect::<Vec<_>>()
        };
        assert_eq!(free(&[Lock::Lp, Lock::Approval]), ["mt"]);
        assert_eq!(free(&[Lock::Mt, Lock::Approval]), ["lp"]);
    }
}
