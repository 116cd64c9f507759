//! Lists of pupils.

use std::borrow::Cow;

use actix_web::web;
use application::pupils::seen::{self, Asked, Classmate, OfClass};
use kernel::{ClassId, Invalid};
use school_management::people::pupil::Sought;
use school_management::people::pupil::view::{ClassFilter, PupilAccess};
use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::{AnyOfBuilder, ArrayBuilder, Schema};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{IntoParams, PartialSchema, ToSchema};

use crate::edge::problem::Problem;
use crate::edge::run::{now, view};
use crate::edge::session::caller::Caller;
use crate::pupils::pupil::PupilJson;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(rename_all = "camelCase")]
pub struct ListQuery {
    /// The beginnings of words of the name, or a part of the number.
    q: Option<String>,
    /// A class's number, or "none".
    class_id: Option<String>,
    /// Active or inactive ones alone.
    active: Option<bool>,
    /// Counted from 1, 50 pupils each.
    page: Option<usize>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Pupils)]
pub struct ListJson {
    /// On all pages.
    total: usize,
    page: usize,
    pages: usize,
    students: Vec<PupilJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilCounts)]
#[serde(rename_all = "camelCase")]
pub struct CountsJson {
    total: usize,
    active: usize,
    /// Classes that are not archived.
    classes: usize,
    /// Active pupils.
    without_class: usize,
    /// Active pupils whose class is archived.
    in_archived: usize,
    /// Cards that wait and were never printed; `null` to professors.
    to_print: Option<usize>,
    /// Active pupils without a password of their own and without a card that still opens; `null` to professors.
    without_access: Option<usize>,
}

/// A pupil to another of the class.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Classmate)]
pub struct ClassmateJson {
    id: i64,
    /// First name and last initial.
    name: String,
}

/// The pupils of a class: to the staff, and to each other.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum OfClassJson {
    Pupils(Vec<PupilJson>),
    Classmates(Vec<ClassmateJson>),
}

/// Any of both: the list of an empty class is of either kind, and a pupil has all that a classmate has.
impl PartialSchema for OfClassJson {
    fn schema() -> RefOr<Schema> {
        let list = |name: Cow<'_, str>| ArrayBuilder::new().items(Ref::from_schema_name(name));
        let either = AnyOfBuilder::new().item(list(PupilJson::name())).item(list(ClassmateJson::name()));
        let about = "The pupils of a class: to the staff, and to each other.";
        RefOr::T(Schema::AnyOf(either.description(Some(about)).build()))
    }
}

impl ToSchema for OfClassJson {
    fn name() -> Cow<'static, str> {
        "PupilsOfClass".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((PupilJson::name().into(), PupilJson::schema()));
        schemas.push((ClassmateJson::name().into(), ClassmateJson::schema()));
        PupilJson::schemas(schemas);
        ClassmateJson::schemas(schemas);
    }
}

impl From<Classmate> for ClassmateJson {
    fn from(classmate: Classmate) -> Self {
        Self { id: classmate.id.0, name: classmate.name }
    }
}

/// Whom a query or a body asks for.
pub(super) fn asked(q: Option<&str>, class: Option<&str>, active: Option<bool>) -> Result<Asked, Invalid> {
    let class = match class {
        None | Some("") => ClassFilter::Any,
        Some("none") => ClassFilter::Without,
        Some(number) => {
            let number = number.parse().map_err(|_| Invalid::field("classId", "Escolha uma turma."))?;
            ClassFilter::Of(ClassId(number))
        }
    };
    Ok(Asked { class, active, sought: q.and_then(Sought::of) })
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    query: web::Query<ListQuery>,
) -> Result<web::Json<ListJson>, Problem> {
    let asked = asked(query.q.as_deref(), query.class_id.as_deref(), query.active)?;
    let (person, page) = (session.actor().person.clone(), query.page.unwrap_or(1));
    let found = view(&state, &session, move |view| seen::page(view, &person, &asked, page)).await?;
    let shown = |seen| PupilJson::new(seen, session.actor(), now());
    let students = found.pupils.into_iter().map(shown).collect();
    Ok(web::Json(ListJson { total: found.total, page: found.page, pages: found.pages, students }))
}

pub async fn counts(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<CountsJson>, Problem> {
    let person = session.actor().person.clone();
    let counts = view(&state, &session, move |view| seen::counts(view, &person, now())).await?;
    let leads = PupilAccess::is_shown_to(&session.actor().person);
    Ok(web::Json(CountsJson {
        total: counts.total,
        active: counts.active,
        classes: counts.classes,
        without_class: counts.without_class,
        in_archived: counts.in_archived,
        to_print: leads.then_some(counts.to_print),
        without_access: leads.then_some(counts.without_access),
    }))
}

pub async fn of_class(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<OfClassJson>, Problem> {
    let (person, class) = (session.actor().person.clone(), ClassId(path.into_inner()));
    let found = view(&state, &session, move |view| seen::of_class(view, &person, class)).await?;
    let shown = |seen| PupilJson::new(seen, session.actor(), now());
    Ok(web::Json(match found.ok_or_else(Problem::not_found)? {
        OfClass::ToStaff(pupils) => OfClassJson::Pupils(pupils.into_iter().map(shown).collect()),
        OfClass::ToClassmates(pupils) => {
            OfClassJson::Classmates(pupils.into_iter().map(Into::into).collect())
        }
    }))
}
