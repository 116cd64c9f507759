//! What questions ask for.

use actix_web::web;
use application::questions::descriptors::{self, Listed, Matrix};
use kernel::{Invalid, SubjectId};
use quiz_engine::question::view::SkillCount;
use quiz_engine::question::{SaebGrade, UnknownSaebGrade};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::question::{ComponentText, SaebGradeText, SkillSourceText};
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(rename_all = "camelCase")]
pub struct SkillsQuery {
    subject_id: Option<i64>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(rename_all = "camelCase")]
pub struct DescriptorsQuery {
    subject_id: i64,
    /// When absent: the one at the end of the subject's stage.
    #[param(value_type = Option<SaebGradeText>)]
    grade: Option<String>,
    /// Words of code, topic and text.
    q: Option<String>,
}

/// A main skill of questions.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Skill)]
#[serde(rename_all = "camelCase")]
pub struct SkillJson {
    id: i64,
    subject_id: i64,
    #[schema(value_type = SkillSourceText)]
    source: &'static str,
    name: String,
    /// A descriptor's, where the matrices are loaded.
    text: Option<String>,
    /// How many ask for it.
    questions: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SaebMatrix)]
pub struct MatrixJson {
    /// None where the Saeb does not test the subject: then it has no descriptors.
    #[schema(value_type = Option<ComponentText>)]
    component: Option<&'static str>,
    #[schema(value_type = SaebGradeText)]
    grade: &'static str,
    /// Whether the texts are loaded.
    loaded: bool,
    descriptors: Vec<ListedJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SaebDescriptor)]
pub struct ListedJson {
    /// "D12"
    code: String,
    topic: Option<String>,
    text: Option<String>,
}

impl From<SkillCount> for SkillJson {
    fn from(SkillCount { id, subject, skill, text, questions }: SkillCount) -> Self {
        let (source, name) = (skill.source().slug(), skill.name());
        Self { id: id.0, subject_id: subject.0, source, name, text, questions }
    }
}

impl From<Listed> for ListedJson {
    fn from(Listed { descriptor, loaded }: Listed) -> Self {
        let (topic, text) = loaded.map(|it| (it.topic, it.text)).unzip();
        Self { code: descriptor.code(), topic, text }
    }
}

impl From<Matrix> for MatrixJson {
    fn from(matrix: Matrix) -> Self {
        Self {
            component: matrix.component.map(quiz_engine::question::Component::slug),
            grade: matrix.grade.slug(),
            loaded: matrix.loaded,
            descriptors: matrix.descriptors.into_iter().map(Into::into).collect(),
        }
    }
}

pub async fn skills(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<SkillsQuery>,
) -> Result<web::Json<Vec<SkillJson>>, Problem> {
    let subject = query.subject_id.map(SubjectId);
    let skills = view(&state, &session, move |view| view.questions().skills(subject)).await?;
    Ok(web::Json(skills.into_iter().map(Into::into).collect()))
}

pub async fn descriptors(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<DescriptorsQuery>,
) -> Result<web::Json<MatrixJson>, Problem> {
    let DescriptorsQuery { subject_id, grade, q } = query.into_inner();
    let grade = grade.as_deref().map(str::parse::<SaebGrade>).transpose();
    let grade = grade.map_err(|error: UnknownSaebGrade| Invalid::field("grade", error.to_string()))?;
    let typed = q.unwrap_or_default();
    let matrix =
        view(&state, &session, move |view| descriptors::matrix(view, SubjectId(subject_id), grade, &typed))
            .await?;
    Ok(web::Json(matrix.ok_or_else(Problem::not_found)?.into()))
}
