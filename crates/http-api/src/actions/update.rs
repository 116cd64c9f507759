//! The timeline of an action.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::actions::refusal::ActionError;
use application::actions::{seen, update};
use application::classes::class::By;
use chrono::{DateTime, Utc};
use kernel::ActionId;
use school_management::actions::timeline::update::{Update, UpdateForm};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::actions::action::read_back;
use crate::actions::json::ActionJson;
use crate::actions::problem::not_theirs;
use crate::actions::schema::UpdateTypeText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
pub struct UpdatesQuery {
    /// Those older than the one of this id.
    before: Option<i64>,
    /// 200 at most, and when absent.
    limit: Option<i64>,
}

/// A comment, or how far the action is.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = WriteActionUpdate)]
#[serde(rename_all = "camelCase")]
pub struct UpdateBody {
    /// "comment" or "progress"; the others are written as they happen.
    #[schema(value_type = UpdateTypeText)]
    update_type: String,
    /// Of a comment.
    title: Option<String>,
    description: Option<String>,
    /// Of "progress": percent.
    progress: Option<i64>,
    /// Of "progress", instead of a figure: as far as the milestones are, again.
    from_milestones: Option<bool>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionUpdate)]
#[serde(rename_all = "camelCase")]
pub struct UpdateJson {
    id: i64,
    #[schema(value_type = UpdateTypeText)]
    update_type: &'static str,
    /// A comment's own; of the others what follows the person's name.
    title: String,
    description: String,
    /// Both, or neither where it stayed.
    progress_before: Option<u8>,
    progress_after: Option<u8>,
    created_by: i64,
    created_by_name: String,
    created_at: DateTime<Utc>,
}

impl From<Update> for UpdateJson {
    fn from(update: Update) -> Self {
        Self {
            id: update.id.0,
            update_type: update.about.kind.slug(),
            title: update.about.title,
            description: update.about.description,
            progress_before: update.about.progress.map(|(before, _)| before.get()),
            progress_after: update.about.progress.map(|(_, after)| after.get()),
            created_by: update.by.0,
            created_by_name: update.by_name,
            created_at: update.at,
        }
    }
}

impl UpdateBody {
    fn form(&self) -> UpdateForm<'_> {
        UpdateForm {
            kind: &self.update_type,
            title: self.title.as_deref().unwrap_or_default(),
            description: self.description.as_deref().unwrap_or_default(),
            progress: self.progress,
            from_milestones: self.from_milestones.unwrap_or_default(),
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    query: web::Query<UpdatesQuery>,
) -> Result<web::Json<Vec<UpdateJson>>, Problem> {
    let id = ActionId(path.into_inner());
    let (before, limit) = (query.before.unwrap_or(i64::MAX), query.limit.unwrap_or(200).clamp(1, 200));
    let updates = view(&state, &session, move |view| seen::updates(view, id, before, limit)).await?;
    let updates = updates.ok_or_else(Problem::not_found)?;
    Ok(web::Json(updates.into_iter().map(Into::into).collect()))
}

pub async fn write(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<UpdateBody>,
) -> Result<HttpResponse, Problem> {
    let (actor, typed, id) = (session.actor().clone(), body.clone(), ActionId(path.into_inner()));
    let (by_whom, asked) = (actor.clone(), typed.clone());
    let may = run(&state, &session, move |tx| {
        update::may_write(tx, By { actor: &by_whom, now: now() }, id, asked.form())
    });
    if !may.await? {
        return Err(not_theirs());
    }
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, ActionError> {
        let by = By { actor: &actor, now: now() };
        update::write(tx, by, id, typed.form())?;
        Ok(ActionJson::new(read_back(tx, id)?, &actor))
    })
    .await
}
