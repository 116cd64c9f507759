//! How many pupils each grade has.

use actix_web::{HttpResponse, web};
use application::index::enrolments;
use ideb_core::enrolment::{EnrolmentRequest, EnrolmentSource, StageEnrolment};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::openapi::schema::StageText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::index::schema::EnrolmentText;
use crate::state::State;

/// The pupils of a stage.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Enrolment)]
pub struct EnrolmentJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    /// "informada" by the school, else of the pupils in this school year's classes; `null` where nobody knows.
    #[schema(value_type = Option<EnrolmentText>)]
    source: Option<&'static str>,
    /// All grades of the stage.
    grades: Vec<GradePupilsJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GradePupils)]
pub struct GradePupilsJson {
    /// "6º ano", "1ª série".
    grade: String,
    pupils: Option<i32>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SetEnrolment)]
pub struct EnrolmentBody {
    #[schema(value_type = StageText)]
    stage: String,
    /// One for each grade, the first grade first: 1 to 5,000, or `null` where the school has none or does not know. All
    /// `null` goes back to the pupils in the classes.
    pupils: Vec<Option<i64>>,
}

impl From<StageEnrolment> for EnrolmentJson {
    fn from(enrolment: StageEnrolment) -> Self {
        Self {
            stage: enrolment.stage.slug(),
            source: enrolment.source.map(EnrolmentSource::slug),
            grades: enrolment
                .grades()
                .map(|(grade, pupils)| GradePupilsJson { grade: grade.label(), pupils })
                .collect(),
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<EnrolmentJson>>, Problem> {
    let found = view(&state, &session, |view| enrolments::enrolments(view, now())).await?;
    Ok(web::Json(found.into_iter().map(Into::into).collect()))
}

pub async fn set(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<EnrolmentBody>,
) -> Result<HttpResponse, Problem> {
    let new = EnrolmentRequest { stage: &body.stage, pupils: &body.pupils }.parse()?;
    let user = session.actor().id();
    run(&state, &session, move |tx| enrolments::set(tx, user, &new, now())).await?;
    Ok(HttpResponse::NoContent().finish())
}
