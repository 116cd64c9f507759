//! The school's classes.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::classes::class::{self, By, ClassError};
use application::classes::seen;
use application::gate::model::Actor;
use chrono::{DateTime, Utc};
use kernel::{ClassId, Given, PersonId};
use school_management::classes::class::{Class, ClassChangeForm, ClassForm};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::classes::problem::not_theirs;
use crate::edge::json::given;
use crate::edge::openapi::schema::{ShiftText, StageText};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
pub struct ListQuery {
    /// Those that are archived, rather than those that are not.
    archived: Option<bool>,
}

/// What a person types of a class. How many pupils it has is counted, never read.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveClass)]
#[serde(rename_all = "camelCase")]
pub struct ClassBody {
    /// Another school's is 404.
    school_id: Option<i64>,
    name: String,
    /// The grade, as "5º ano" or "1ª série".
    year: String,
    #[schema(value_type = StageText)]
    stage: String,
    #[schema(value_type = ShiftText)]
    shift: String,
    /// When absent: the year that runs.
    school_year: Option<i64>,
    /// A member of the staff; a professor's classes are their own.
    teacher_id: Option<i64>,
}

/// What is changed of a class: what is absent stays.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangeClass)]
#[serde(rename_all = "camelCase")]
pub struct ChangeBody {
    /// Another school's is 404.
    school_id: Option<i64>,
    name: Option<String>,
    /// The grade, as "5º ano" or "1ª série".
    year: Option<String>,
    #[schema(value_type = Option<StageText>)]
    stage: Option<String>,
    #[schema(value_type = Option<ShiftText>)]
    shift: Option<String>,
    school_year: Option<i64>,
    /// A member of the staff; `null`: nobody. A professor's classes stay their own.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<i64>)]
    teacher_id: Given<i64>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ArchiveClass)]
pub struct ArchiveBody {
    archived: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = RecountClasses)]
#[serde(rename_all = "camelCase")]
pub struct RecountBody {
    /// Another school's is 404.
    school_id: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClassesRecounted)]
#[serde(rename_all = "camelCase")]
pub struct RecountJson {
    /// Whose number was another.
    classes_updated: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Class)]
#[serde(rename_all = "camelCase")]
pub struct ClassJson {
    id: i64,
    school_id: i64,
    name: String,
    year: String,
    #[schema(value_type = StageText)]
    stage: &'static str,
    #[schema(value_type = ShiftText)]
    shift: &'static str,
    school_year: i16,
    teacher_id: Option<i64>,
    teacher_name: Option<String>,
    /// Active pupils.
    total_students: usize,
    archived: bool,
    /// Whether the caller may change, archive or delete it.
    may_change: bool,
    created_at: DateTime<Utc>,
}

impl ClassJson {
    fn new(class: Class, of: &Actor) -> Self {
        Self {
            id: class.id.0,
            school_id: of.school.0,
            may_change: class.may_be_changed_by(of.role(), of.id()),
            name: class.about.name.as_str().to_owned(),
            year: class.about.grade.label(),
            stage: class.about.grade.stage.slug(),
            shift: class.about.shift.slug(),
            school_year: class.about.school_year.year(),
            teacher_id: class.about.teacher.map(|teacher| teacher.0),
            teacher_name: class.teacher_name,
            total_students: class.total_students,
            archived: class.archived_at.is_some(),
            created_at: class.created_at,
        }
    }
}

impl ClassBody {
    fn form(&self) -> ClassForm<'_> {
        ClassForm {
            name: &self.name,
            year: &self.year,
            stage: &self.stage,
            shift: &self.shift,
            school_year: self.school_year,
            teacher: self.teacher_id.map(PersonId),
        }
    }
}

impl ChangeBody {
    fn form(&self) -> ClassChangeForm<'_> {
        ClassChangeForm {
            name: self.name.as_deref(),
            year: self.year.as_deref(),
            stage: self.stage.as_deref(),
            shift: self.shift.as_deref(),
            school_year: self.school_year,
            teacher: self.teacher_id.map(PersonId),
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ListQuery>,
) -> Result<web::Json<Vec<ClassJson>>, Problem> {
    let archived = query.archived.unwrap_or_default();
    let classes = view(&state, &session, move |view| view.classes().classes(archived)).await?;
    Ok(web::Json(classes.into_iter().map(|class| ClassJson::new(class, session.actor())).collect()))
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<ClassJson>, Problem> {
    let (person, id) = (session.actor().person.clone(), ClassId(path.into_inner()));
    let class = view(&state, &session, move |view| seen::class(view, &person, id)).await?;
    let class = class.ok_or_else(Problem::not_found)?;
    Ok(web::Json(ClassJson::new(class, session.actor())))
}

pub async fn create(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<ClassBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let (actor, typed) = (session.actor().clone(), body.clone());
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, ClassError> {
        let by = By { actor: &actor, now: now() };
        Ok(ClassJson::new(class::create(tx, by, typed.form())?, &actor))
    })
    .await
}

pub async fn change(
    state: web::Data<State>,
    caller: Caller,
    path: web::Path<i64>,
    body: web::Json<ChangeBody>,
) -> Result<web::Json<ClassJson>, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let (actor, id) = (session.actor().clone(), ClassId(path.into_inner()));
    let changed =
        run(&state, &session, move |tx| class::change(tx, By { actor: &actor, now: now() }, id, body.form()))
            .await?;
    Ok(web::Json(ClassJson::new(changed.ok_or_else(not_theirs)?, session.actor())))
}

pub async fn archive(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<ArchiveBody>,
) -> Result<web::Json<ClassJson>, Problem> {
    let (actor, id) = (session.actor().clone(), ClassId(path.into_inner()));
    let changed = run(&state, &session, move |tx| {
        class::archive(tx, By { actor: &actor, now: now() }, id, body.archived)
    })
    .await?;
    Ok(web::Json(ClassJson::new(changed.ok_or_else(not_theirs)?, session.actor())))
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (actor, id) = (session.actor().clone(), ClassId(path.into_inner()));
    let removed =
        run(&state, &session, move |tx| class::remove(tx, By { actor: &actor, now: now() }, id)).await?;
    removed.map(|()| HttpResponse::NoContent().finish()).ok_or_else(not_theirs)
}

pub async fn recount(
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<RecountBody>,
) -> Result<web::Json<RecountJson>, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let actor = session.actor().clone();
    let classes_updated =
        run(&state, &session, move |tx| class::recount(tx, By { actor: &actor, now: now() })).await?;
    Ok(web::Json(RecountJson { classes_updated }))
}
