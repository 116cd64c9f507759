//! Questions are written, changed, put aside and removed.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::classes::class::By;
use application::questions::question::{self, QuestionError};
use kernel::{Given, Invalid, QuestionId, SubjectId};
use quiz_engine::question::{DescriptorForm, QuestionChangeForm, QuestionForm, Status, UnknownStatus};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::problem::not_theirs;
use super::question::{DifficultyText, LetterText, QuestionJson, SaebGradeText, StatusText};
use crate::edge::json::given;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveQuestionDescriptor)]
pub struct DescriptorBody {
    /// When absent: the one at the end of the subject's stage.
    #[schema(value_type = Option<SaebGradeText>)]
    grade: Option<String>,
    /// "D12"
    code: String,
}

/// A question as typed; an empty text says nothing. Who creates it is whoever is signed in.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveQuestion)]
#[serde(rename_all = "camelCase")]
pub struct QuestionBody {
    /// Another school's is 404.
    school_id: Option<i64>,
    /// Another school's is 404.
    subject_id: i64,
    question: String,
    option_a: String,
    option_b: String,
    option_c: String,
    option_d: String,
    #[schema(value_type = LetterText)]
    correct_answer: String,
    #[schema(value_type = DifficultyText)]
    difficulty: String,
    skill: Option<String>,
    explanation: Option<String>,
    base_text: Option<String>,
    base_text_source: Option<String>,
    descriptor: Option<DescriptorBody>,
    bncc: Option<String>,
    /// When absent: by `isActive`.
    #[schema(value_type = Option<StatusText>)]
    status: Option<String>,
    /// `true` when absent.
    is_active: Option<bool>,
}

/// What is changed of a question: what is absent stays, and `null` clears.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangeQuestion)]
#[serde(rename_all = "camelCase")]
pub struct ChangeBody {
    /// Another school's is 404.
    school_id: Option<i64>,
    subject_id: Option<i64>,
    question: Option<String>,
    option_a: Option<String>,
    option_b: Option<String>,
    option_c: Option<String>,
    option_d: Option<String>,
    #[schema(value_type = Option<LetterText>)]
    correct_answer: Option<String>,
    #[schema(value_type = Option<DifficultyText>)]
    difficulty: Option<String>,
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    skill: Given<String>,
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    explanation: Given<String>,
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    base_text: Given<String>,
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    base_text_source: Given<String>,
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<DescriptorBody>)]
    descriptor: Given<DescriptorBody>,
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    bncc: Given<String>,
    image_alt: Option<String>,
    #[schema(value_type = Option<StatusText>)]
    status: Option<String>,
    is_active: Option<bool>,
    /// That another option of an answered question is right is meant so: asked for by a 409 of the type `urn:ideb:confirm`.
    #[serde(default)]
    confirm: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SetQuestionStatus)]
pub struct StatusBody {
    /// One of another school is 404.
    #[schema(min_items = 1, max_items = 100)]
    ids: Vec<i64>,
    #[schema(value_type = StatusText)]
    status: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuestionStatusSet)]
pub struct StatusJson {
    changed: usize,
}

impl DescriptorBody {
    fn form(&self) -> DescriptorForm<'_> {
        DescriptorForm { grade: self.grade.as_deref(), code: &self.code }
    }
}

impl QuestionBody {
    fn form(&self) -> QuestionForm<'_> {
        QuestionForm {
            question: &self.question,
            options: [&self.option_a, &self.option_b, &self.option_c, &self.option_d],
            correct_answer: &self.correct_answer,
            difficulty: &self.difficulty,
            skill: self.skill.as_deref().unwrap_or_default(),
            descriptor: self.descriptor.as_ref().map(DescriptorBody::form),
            bncc: self.bncc.as_deref().unwrap_or_default(),
            explanation: self.explanation.as_deref().unwrap_or_default(),
            base_text: self.base_text.as_deref().unwrap_or_default(),
            base_text_source: self.base_text_source.as_deref().unwrap_or_default(),
        }
    }
}

impl ChangeBody {
    fn form(&self) -> QuestionChangeForm<'_> {
        QuestionChangeForm {
            subject: self.subject_id.map(SubjectId),
            question: self.question.as_deref(),
            options: [&self.option_a, &self.option_b, &self.option_c, &self.option_d].map(Option::as_deref),
            correct_answer: self.correct_answer.as_deref(),
            difficulty: self.difficulty.as_deref(),
            skill: typed(&self.skill),
            descriptor: match &self.descriptor {
                Given::Kept => Given::Kept,
                Given::Cleared => Given::Cleared,
                Given::Set(descriptor) => Given::Set(descriptor.form()),
            },
            bncc: typed(&self.bncc),
            explanation: typed(&self.explanation),
            base_text: typed(&self.base_text),
            base_text_source: typed(&self.base_text_source),
            image_alt: self.image_alt.as_deref(),
        }
    }
}

fn typed(given: &Given<String>) -> Given<&str> {
    match given {
        Given::Kept => Given::Kept,
        Given::Cleared => Given::Cleared,
        Given::Set(text) => Given::Set(text),
    }
}

/// The status that is named, else what `isActive` means.
fn status_of(named: Option<&str>, active: Option<bool>) -> Result<Option<Status>, Invalid> {
    match named {
        Some(named) => said(named).map(Some),
        None => Ok(active.map(Status::of_active)),
    }
}

fn said(status: &str) -> Result<Status, Invalid> {
    status.parse().map_err(|error: UnknownStatus| Invalid::field("status", error.to_string()))
}

pub async fn create(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<QuestionBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let status = status_of(body.status.as_deref(), body.is_active)?.unwrap_or(Status::Ativa);
    let (actor, typed) = (session.actor().clone(), body.clone());
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, QuestionError> {
        let (by, subject) = (By { actor: &actor, now: now() }, SubjectId(typed.subject_id));
        Ok(QuestionJson::new(question::create(tx, by, subject, typed.form(), status)?, &actor))
    })
    .await
}

pub async fn change(
    state: web::Data<State>,
    caller: Caller,
    path: web::Path<i64>,
    body: web::Json<ChangeBody>,
) -> Result<web::Json<QuestionJson>, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let status = status_of(body.status.as_deref(), body.is_active)?;
    let (actor, id) = (session.actor().clone(), QuestionId(path.into_inner()));
    let changed = run(&state, &session, move |tx| {
        question::change(tx, By { actor: &actor, now: now() }, id, (body.form(), status), body.confirm)
    })
    .await?;
    Ok(web::Json(QuestionJson::new(changed.ok_or_else(not_theirs)?, session.actor())))
}

pub async fn status(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<StatusBody>,
) -> Result<web::Json<StatusJson>, Problem> {
    let ids = named(&body.ids, 100)?;
    let status = said(&body.status)?;
    let actor = session.actor().clone();
    let changed = run(&state, &session, move |tx| {
        question::set_status(tx, By { actor: &actor, now: now() }, &ids, status)
    })
    .await?;
    Ok(web::Json(StatusJson { changed: changed.ok_or_else(not_theirs)? }))
}

/// One to so many.
pub(super) fn named(ids: &[i64], most: usize) -> Result<Vec<QuestionId>, Invalid> {
    if (1..=most).contains(&ids.len()) {
        Ok(ids.iter().copied().map(QuestionId).collect())
    } else {
        Err(Invalid::field("ids", format!("Escolha de 1 a {most} questões.")))
    }
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (actor, id) = (session.actor().clone(), QuestionId(path.into_inner()));
    let removed =
        run(&state, &session, move |tx| question::remove(tx, By { actor: &actor, now: now() }, id)).await?;
    removed.map(|()| HttpResponse::NoContent().finish()).ok_or_else(not_theirs)
}
