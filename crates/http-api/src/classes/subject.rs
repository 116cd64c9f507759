//! What the school teaches.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::classes::seen::{self, Subjects};
use application::classes::subject::{self, SubjectError};
use kernel::{Given, Invalid, SubjectId};
use school_management::classes::subject::{NewSubject, Subject, SubjectChangeForm, SubjectForm};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::json::given;
use crate::edge::openapi::schema::StageText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveSubject)]
#[serde(rename_all = "camelCase")]
pub struct SubjectBody {
    /// Another school's is 404.
    school_id: Option<i64>,
    name: String,
    description: Option<String>,
    #[schema(value_type = StageText)]
    stage: String,
    /// `true` when absent.
    is_active: Option<bool>,
}

/// What is changed of a subject: what is absent stays.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangeSubject)]
#[serde(rename_all = "camelCase")]
pub struct ChangeBody {
    /// Another school's is 404.
    school_id: Option<i64>,
    name: Option<String>,
    /// `null` or nothing typed: none.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    description: Given<String>,
    #[schema(value_type = Option<StageText>)]
    stage: Option<String>,
    is_active: Option<bool>,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = CreateSaebSubjects)]
#[serde(rename_all = "camelCase")]
pub struct SaebBody {
    /// Another school's is 404.
    school_id: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SaebSubjectsCreated)]
pub struct SaebJson {
    /// How many were lacking.
    created: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Subject)]
#[serde(rename_all = "camelCase")]
pub struct SubjectJson {
    id: i64,
    school_id: i64,
    name: String,
    description: String,
    #[schema(value_type = StageText)]
    stage: &'static str,
    is_active: bool,
    /// Its active questions; pupils alone are told.
    question_count: Option<usize>,
}

impl SubjectJson {
    fn new(Subject { id, about }: Subject, school_id: i64) -> Self {
        Self {
            id: id.0,
            school_id,
            name: about.name.as_str().to_owned(),
            description: about.description,
            stage: about.stage.slug(),
            is_active: about.active,
            question_count: None,
        }
    }
}

impl SubjectBody {
    fn parse(&self) -> Result<NewSubject, Invalid> {
        SubjectForm {
            name: &self.name,
            description: self.description.as_deref().unwrap_or_default(),
            stage: &self.stage,
            active: self.is_active.unwrap_or(true),
        }
        .parse()
    }
}

impl ChangeBody {
    fn form(&self) -> SubjectChangeForm<'_> {
        SubjectChangeForm {
            name: self.name.as_deref(),
            description: match &self.description {
                Given::Kept => None,
                Given::Cleared => Some(""),
                Given::Set(typed) => Some(typed),
            },
            stage: self.stage.as_deref(),
            active: self.is_active,
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<SubjectJson>>, Problem> {
    let (school, person) = (session.actor().school.0, session.actor().person.clone());
    let subjects = view(&state, &session, move |view| seen::subjects(view, &person)).await?;
    let told = match subjects {
        Subjects::ToStaff(subjects) => subjects.into_iter().map(|it| SubjectJson::new(it, school)).collect(),
        Subjects::ToPupil(subjects, questions) => {
            let told = |it: Subject| SubjectJson {
                question_count: Some(questions.get(&it.id).copied().unwrap_or_default()),
                ..SubjectJson::new(it, school)
            };
            subjects.into_iter().map(told).collect()
        }
    };
    Ok(web::Json(told))
}

pub async fn create(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<SubjectBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let (school, user, new) = (session.actor().school.0, session.actor().id(), body.parse()?);
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, SubjectError> {
        Ok(SubjectJson::new(subject::create(tx, user, &new, now())?, school))
    })
    .await
}

pub async fn create_saeb(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<SaebBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let user = session.actor().id();
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, SubjectError> {
        Ok(SaebJson { created: subject::create_saeb(tx, user, now())? })
    })
    .await
}

pub async fn change(
    state: web::Data<State>,
    caller: Caller,
    path: web::Path<i64>,
    body: web::Json<ChangeBody>,
) -> Result<web::Json<SubjectJson>, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let (user, id) = (session.actor().id(), SubjectId(path.into_inner()));
    let changed = run(&state, &session, move |tx| subject::change(tx, user, id, body.form(), now())).await?;
    Ok(web::Json(SubjectJson::new(changed, session.actor().school.0)))
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (user, id) = (session.actor().id(), SubjectId(path.into_inner()));
    run(&state, &session, move |tx| subject::remove(tx, user, id, now())).await?;
    Ok(HttpResponse::NoContent().finish())
}
