//! Links and files beside an action.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::actions::refusal::ActionError;
use application::actions::{resource, seen};
use application::classes::class::By;
use application::files::MediaType;
use application::gate::model::Actor;
use chrono::{DateTime, Utc};
use kernel::{ActionId, ActionResourceId, StoreError};
use school_management::actions::resource::{FileForm, FileName, LinkForm, Place, ResourceSeen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::actions::problem::not_theirs;
use crate::actions::schema::{MediaTypeText, ResourceTypeText};
use crate::edge::attachment::attachment;
use crate::edge::files::upload::{Sent, Upload};
use crate::edge::files::work;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

/// What a person types of a link.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = AddActionLink)]
#[serde(rename_all = "camelCase")]
pub struct LinkBody {
    title: String,
    description: Option<String>,
    /// When absent: "link".
    #[schema(value_type = Option<ResourceTypeText>)]
    resource_type: Option<String>,
    /// Of http or https.
    url: String,
}

/// Fields of the form of the same names say the same.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = AddActionFile)]
#[serde(rename_all = "camelCase", default)]
pub struct FileBody {
    /// When absent: as the file is called.
    title: Option<String>,
    description: Option<String>,
    /// When absent: "document".
    #[schema(value_type = Option<ResourceTypeText>)]
    resource_type: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionResource)]
#[serde(rename_all = "camelCase")]
pub struct ResourceJson {
    id: i64,
    action_id: i64,
    title: String,
    description: String,
    #[schema(value_type = ResourceTypeText)]
    resource_type: &'static str,
    /// Of a link.
    url: Option<String>,
    /// Of a link: the site that it leads to.
    host: Option<String>,
    /// Of a file: what whoever sent it called it.
    file_name: Option<String>,
    /// Of a file, in bytes.
    file_size: Option<usize>,
    /// Of a file, by its bytes.
    #[schema(value_type = Option<MediaTypeText>)]
    file_type: Option<String>,
    uploaded_by: i64,
    uploaded_by_name: String,
    created_at: DateTime<Utc>,
    /// Whether the caller may remove it.
    may_remove: bool,
}

impl ResourceJson {
    fn new(seen: ResourceSeen, of: &Actor) -> Self {
        let may_remove = resource::may_remove(of, &seen.resource);
        let about = seen.resource.about;
        let (link, file_name) = match about.place {
            Place::Link(link) => (Some(link), None),
            Place::File { name, .. } => (None, Some(name.as_str().to_owned())),
        };
        let (file_size, file_type) = seen.file.unzip();
        Self {
            id: seen.resource.id.0,
            action_id: seen.resource.action.0,
            title: about.title.as_str().to_owned(),
            description: about.description,
            resource_type: about.kind.slug(),
            url: link.as_ref().map(|link| link.as_str().to_owned()),
            host: link.as_ref().map(|link| link.host().to_owned()),
            file_name,
            file_size,
            file_type,
            uploaded_by: seen.resource.by.0,
            uploaded_by_name: seen.by_name,
            created_at: seen.at,
            may_remove,
        }
    }
}

/// What a repeated request is answered.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionResourceAdded)]
pub struct AddedJson {
    id: i64,
}

fn text(typed: Option<&String>) -> &str {
    typed.map_or("", String::as_str)
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<Vec<ResourceJson>>, Problem> {
    let id = ActionId(path.into_inner());
    let resources = view(&state, &session, move |view| seen::resources(view, id)).await?;
    let resources = resources.ok_or_else(Problem::not_found)?;
    Ok(web::Json(resources.into_iter().map(|it| ResourceJson::new(it, session.actor())).collect()))
}

pub async fn add_link(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<LinkBody>,
) -> Result<HttpResponse, Problem> {
    let (actor, typed, id) = (session.actor().clone(), body.clone(), ActionId(path.into_inner()));
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, ActionError> {
        let form = LinkForm {
            title: &typed.title,
            description: text(typed.description.as_ref()),
            kind: text(typed.resource_type.as_ref()),
            url: &typed.url,
        };
        let id = resource::add_link(tx, By { actor: &actor, now: now() }, id, form)?;
        Ok(AddedJson { id: id.0 })
    })
    .await
}

pub async fn add_file(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    mut upload: Upload,
) -> Result<HttpResponse, Problem> {
    let said: FileBody = upload.options()?;
    let mut field = |name: &str| upload.fields.remove(name);
    let typed = FileBody {
        title: said.title.or(field("title")),
        description: said.description.or(field("description")),
        resource_type: said.resource_type.or(field("resourceType")),
    };
    let documents = state.documents.clone();
    let name = FileName::sent(&upload.name);
    let read = work::read(&state, &session, upload, move |name, bytes, _| {
        Ok((Sent::of(name, bytes, typed.clone()), documents.look(name, bytes)?, typed))
    });
    let (sent, file, typed) = read.await?;
    let (actor, id) = (session.actor().clone(), ActionId(path.into_inner()));
    run_once(&request, &state, &session, &sent, StatusCode::CREATED, move |tx| -> Result<_, ActionError> {
        let form = FileForm {
            title: text(typed.title.as_ref()),
            description: text(typed.description.as_ref()),
            kind: text(typed.resource_type.as_ref()),
        };
        let id = resource::add_file(tx, By { actor: &actor, now: now() }, id, (&file, name, form))?;
        Ok(AddedJson { id: id.0 })
    })
    .await
}

pub async fn file(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let id = ActionResourceId(path.into_inner());
    let found: Option<(MediaType, Vec<u8>)> =
        view(&state, &session, move |view| -> Result<_, StoreError> { seen::file(view, id) }).await?;
    let (kind, bytes) = found.ok_or_else(Problem::not_found)?;
    let ending = kind.endings().first().copied().unwrap_or("bin");
    Ok(attachment(kind.slug(), &format!("recurso-{id}.{ending}"), bytes))
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (actor, id) = (session.actor().clone(), ActionResourceId(path.into_inner()));
    let removed = run(&state, &session, move |tx| resource::remove(tx, By { actor: &actor, now: now() }, id));
    removed.await?.map(|()| HttpResponse::NoContent().finish()).ok_or_else(not_theirs)
}
