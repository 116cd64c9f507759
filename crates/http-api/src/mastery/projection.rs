//! How classes and the school would do on the SAEB's matrices.

use actix_web::web;
use application::gate::session::LiveSession;
use application::mastery::calibration::{self, PastEdition};
use application::mastery::projection::{
    self, ClassAnswers, ClassProjection, DescriptorGain, OfComponent, StageProjection,
};
use chrono::{DateTime, Utc};
use kernel::{ClassId, Stage};
use quiz_engine::projection::{Calibrated, Coverage, Estimate, Joint, Lack, NotCalibrated, SchoolCoverage};
use quiz_engine::question::{Component, SaebGrade};
use school_management::classes::class::Class;
use serde::Serialize;
use utoipa::ToSchema;

use super::schema::{ComponentText, MatrixGradeText};
use crate::edge::openapi::schema::{OnePlace, StageText, TwoPlaces};
use crate::edge::problem::Problem;
use crate::edge::run::{now, view};
use crate::edge::session::caller::Caller;
use crate::edge::waiting::blocking;
use crate::state::State;

/// Beside every figure.
const NOTICE: &str = "Projeção interna, não é nota do Saeb.";

/// A figure from 0 to 10, and the interval that holds it nine times of ten.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ProjectionIndex)]
pub struct IndexJson {
    #[schema(value_type = OnePlace)]
    index: String,
    #[schema(value_type = OnePlace)]
    low: String,
    #[schema(value_type = OnePlace)]
    high: String,
}

/// The mean of the components, or the only one that has a number.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = JointProjection)]
pub struct JointJson {
    projection: IndexJson,
    /// The only one with a number; `null`: both.
    #[schema(value_type = Option<ComponentText>)]
    only: Option<&'static str>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassProjectionCoverage)]
#[serde(rename_all = "camelCase")]
pub struct CoverageJson {
    descriptors_answered: u32,
    descriptors: u32,
    pupils_answered: u32,
    pupils: u32,
    answers: u32,
}

/// What a descriptor would bring if those who have it to strengthen learnt it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DescriptorGain)]
#[serde(rename_all = "camelCase")]
pub struct GainJson {
    skill_id: i64,
    /// "D28 (9º ano)"
    name: String,
    /// "D28"
    code: String,
    asks: Option<String>,
    /// Pupils below 60; of fewer of them the gain is that part.
    to_strengthen: u32,
    answered: u32,
    /// Points of this component's index: it moves this index, not the SAEB.
    #[schema(value_type = TwoPlaces)]
    gain: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ComponentProjection)]
#[serde(rename_all = "camelCase")]
pub struct ComponentJson {
    #[schema(value_type = ComponentText)]
    component: &'static str,
    /// "Matemática"
    name: &'static str,
    /// `null` where something is missing.
    projection: Option<IndexJson>,
    /// What is missing, a sentence each.
    lacks: Vec<String>,
    coverage: CoverageJson,
    /// The largest first.
    gains: Vec<GainJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassProjection)]
#[serde(rename_all = "camelCase")]
pub struct ClassProjectionJson {
    class_id: i64,
    class_name: String,
    /// "9º ano"
    grade: String,
    #[schema(value_type = StageText)]
    stage: &'static str,
    /// Of which matrix: that of the stage's last grade.
    #[schema(value_type = MatrixGradeText)]
    matrix: &'static str,
    /// "Projeção interna, não é nota do Saeb."
    notice: &'static str,
    components: Vec<ComponentJson>,
    /// `null` where no component has a number.
    joint: Option<JointJson>,
    /// Why there is no joint figure where both components have theirs.
    joint_lacks: Option<String>,
}

/// A school's projection on the scale of the Saeb's note, by what its own editions came to.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CalibratedProjection)]
pub struct CalibratedJson {
    projection: IndexJson,
    editions: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SchoolProjectionCoverage)]
#[serde(rename_all = "camelCase")]
pub struct SchoolCoverageJson {
    classes_projected: u32,
    classes: u32,
    pupils_projected: u32,
    pupils: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SchoolComponentProjection)]
#[serde(rename_all = "camelCase")]
pub struct SchoolComponentJson {
    #[schema(value_type = ComponentText)]
    component: &'static str,
    name: &'static str,
    projection: Option<IndexJson>,
    lacks: Vec<String>,
    coverage: SchoolCoverageJson,
    /// `null` without enough editions of the school's own, and without a projection.
    calibrated: Option<CalibratedJson>,
    /// Why it is not calibrated.
    not_calibrated: Option<String>,
}

/// A class in its school's projection.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ProjectedClass)]
#[serde(rename_all = "camelCase")]
pub struct ProjectedClassJson {
    class_id: i64,
    class_name: String,
    joint: Option<JointJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StageProjection)]
#[serde(rename_all = "camelCase")]
pub struct StageProjectionJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    #[schema(value_type = MatrixGradeText)]
    matrix: &'static str,
    components: Vec<SchoolComponentJson>,
    joint: Option<JointJson>,
    joint_lacks: Option<String>,
    /// Of the year that runs and the grade that sits the tests.
    classes: Vec<ProjectedClassJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SchoolProjection)]
pub struct SchoolProjectionJson {
    notice: &'static str,
    /// All three.
    stages: Vec<StageProjectionJson>,
}

impl From<Estimate> for IndexJson {
    fn from(estimate: Estimate) -> Self {
        let [index, low, high] =
            [estimate.index(), estimate.low(), estimate.high()].map(|index| index.decimal().to_string());
        Self { index, low, high }
    }
}

impl From<Joint> for JointJson {
    fn from(joint: Joint) -> Self {
        Self { projection: joint.estimate.into(), only: joint.only.map(Component::slug) }
    }
}

impl From<Coverage> for CoverageJson {
    fn from(of: Coverage) -> Self {
        let Coverage { descriptors_answered, descriptors, pupils_answered, pupils, answers } = of;
        Self { descriptors_answered, descriptors, pupils_answered, pupils, answers }
    }
}

impl From<SchoolCoverage> for SchoolCoverageJson {
    fn from(of: SchoolCoverage) -> Self {
        let SchoolCoverage { classes_projected, classes, pupils_projected, pupils } = of;
        Self { classes_projected, classes, pupils_projected, pupils }
    }
}

impl From<DescriptorGain> for GainJson {
    fn from(DescriptorGain { skill, gain }: DescriptorGain) -> Self {
        Self {
            skill_id: skill.skill.id.0,
            name: skill.skill.name,
            code: skill.descriptor.code(),
            asks: skill.skill.asks,
            to_strengthen: gain.to_strengthen,
            answered: gain.answered,
            gain: gain.points.to_string(),
        }
    }
}

/// A number, or the sentences of what is missing.
fn told(estimate: Result<Estimate, Vec<Lack>>) -> (Option<IndexJson>, Vec<String>) {
    match estimate {
        Ok(estimate) => (Some(estimate.into()), Vec::new()),
        Err(lacks) => (None, lacks.iter().map(ToString::to_string).collect()),
    }
}

fn jointly(joint: Result<Option<Joint>, Lack>) -> (Option<JointJson>, Option<String>) {
    match joint {
        Ok(joint) => (joint.map(Into::into), None),
        Err(lack) => (None, Some(lack.to_string())),
    }
}

impl From<OfComponent> for ComponentJson {
    fn from(OfComponent { component, projection, gains }: OfComponent) -> Self {
        let (found, lacks) = told(projection.estimate);
        Self {
            component: component.slug(),
            name: component.label(),
            projection: found,
            lacks,
            coverage: projection.coverage.into(),
            gains: gains.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<ClassProjection> for ClassProjectionJson {
    fn from(ClassProjection { class, name, grade, components, joint }: ClassProjection) -> Self {
        let (joint, joint_lacks) = jointly(joint);
        Self {
            class_id: class.0,
            class_name: name,
            grade: grade.label(),
            stage: grade.stage.slug(),
            matrix: SaebGrade::of_stage(grade.stage).slug(),
            notice: NOTICE,
            components: components.into_iter().map(Into::into).collect(),
            joint,
            joint_lacks,
        }
    }
}

impl From<Calibrated> for CalibratedJson {
    fn from(Calibrated { estimate, editions }: Calibrated) -> Self {
        Self { projection: estimate.into(), editions }
    }
}

impl StageProjectionJson {
    fn of(found: StageProjection, past: &[(PastEdition, StageProjection)]) -> Self {
        let calibrated = |component| -> (Option<CalibratedJson>, Option<String>) {
            let said = |why: NotCalibrated| (None, Some(why.to_string()));
            calibration::calibrated(&found, component, past)
                .map_or((None, None), |of| of.map_or_else(said, |of| (Some(of.into()), None)))
        };
        let told_of_both = found.components.each_ref().map(|(component, _)| calibrated(*component));
        let (joint, joint_lacks) = jointly(found.joint);
        let components = found.components.into_iter().zip(told_of_both);
        let components = components.map(|((component, school), (calibrated, not_calibrated))| {
            let (projection, lacks) = told(school.estimate);
            let coverage = school.coverage.into();
            SchoolComponentJson {
                component: component.slug(),
                name: component.label(),
                projection,
                lacks,
                coverage,
                calibrated,
                not_calibrated,
            }
        });
        let class = |class: ClassProjection| ProjectedClassJson {
            class_id: class.class.0,
            class_name: class.name,
            joint: jointly(class.joint).0,
        };
        Self {
            stage: found.stage.slug(),
            matrix: SaebGrade::of_stage(found.stage).slug(),
            components: components.collect(),
            joint,
            joint_lacks,
            classes: found.classes.into_iter().map(class).collect(),
        }
    }
}

pub async fn of_class(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<ClassProjectionJson>, Problem> {
    let (person, class) = (session.actor().person.clone(), ClassId(path.into_inner()));
    let found = view(&state, &session, move |view| projection::of_class(view, &person, class)).await?;
    Ok(web::Json(projected(found.ok_or_else(Problem::not_found)?).await?.into()))
}

/// Off the database: nobody waits for its connection meanwhile.
async fn projected(answers: ClassAnswers) -> Result<ClassProjection, Problem> {
    blocking(move || Ok(answers.project())).await
}

/// Each class is read for itself, and its connection given back before it is projected.
async fn all(
    state: &web::Data<State>,
    session: &LiveSession,
    classes: Vec<Class>,
    until: Option<DateTime<Utc>>,
) -> Result<Vec<ClassProjection>, Problem> {
    let mut found = Vec::with_capacity(classes.len());
    for class in classes {
        let answers = view(state, session, move |view| match until {
            Some(until) => projection::of_then(view, &class, until),
            None => projection::of_tested(view, &class),
        });
        found.push(projected(answers.await?).await?);
    }
    Ok(found)
}

pub async fn of_school(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<SchoolProjectionJson>, Problem> {
    let sought = view(&state, &session, move |view| {
        let classes = projection::tested_classes(view, now())?;
        Ok::<_, kernel::StoreError>((classes, calibration::past_editions(view)?))
    });
    let (classes, editions) = sought.await?;
    let mut past = Vec::with_capacity(editions.len());
    for edition in editions {
        let then = all(&state, &session, edition.classes.clone(), Some(edition.until)).await?;
        past.push((edition.clone(), StageProjection::of(edition.stage, then)));
    }
    let mut stages = Vec::with_capacity(Stage::ALL.len());
    for stage in Stage::ALL {
        let own = classes.iter().filter(|class| class.about.grade.stage == stage).cloned().collect();
        let found = StageProjection::of(stage, all(&state, &session, own, None).await?);
        stages.push(StageProjectionJson::of(found, &past));
    }
    Ok(web::Json(SchoolProjectionJson { notice: NOTICE, stages }))
}
