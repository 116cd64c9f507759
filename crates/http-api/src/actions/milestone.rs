//! The milestones of an action.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::actions::action::Outcome;
use application::actions::milestone;
use application::actions::refusal::ActionError;
use application::actions::seen;
use application::classes::class::By;
use chrono::{DateTime, Utc};
use kernel::{ActionId, MilestoneId};
use school_management::actions::milestone::{MilestoneForm, status};
use school_management::actions::seen::{MilestoneSeen, MilestoneShown};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::actions::problem::not_theirs;
use crate::actions::schema::MilestoneStatusText;
use crate::edge::openapi::schema::DayText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

/// What a person types of a milestone.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveMilestone)]
#[serde(rename_all = "camelCase")]
pub struct MilestoneBody {
    title: String,
    description: Option<String>,
    #[schema(value_type = Option<DayText>)]
    due_date: Option<String>,
}

/// All of a milestone anew: what is absent is nothing from then on.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangeMilestone)]
#[serde(rename_all = "camelCase")]
pub struct ChangeBody {
    /// What was read; where it is another by now nothing is written, and the answer says what there is.
    version: i32,
    #[serde(flatten)]
    typed: MilestoneBody,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ReopenMilestone)]
pub struct ReopenBody {
    reason: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = OrderMilestones)]
pub struct OrderBody {
    /// All milestones of the action, each once.
    ids: Vec<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Milestone)]
#[serde(rename_all = "camelCase")]
pub struct MilestoneJson {
    id: i64,
    action_id: i64,
    title: String,
    description: String,
    #[schema(value_type = Option<DayText>)]
    due_date: Option<String>,
    #[schema(value_type = MilestoneStatusText)]
    status: &'static str,
    completed_at: Option<DateTime<Utc>>,
    completed_by: Option<i64>,
    completed_by_name: Option<String>,
    /// For how many days it is overdue today, of an action under way.
    late_days: Option<i64>,
    version: i32,
    /// When what is said of it was last changed, and by whom.
    edited_at: Option<DateTime<Utc>>,
    edited_by_name: Option<String>,
}

/// A milestone beside all actions of the school.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ShownMilestone)]
#[serde(rename_all = "camelCase")]
pub struct ShownJson {
    id: i64,
    action_id: i64,
    title: String,
    #[schema(value_type = Option<DayText>)]
    due_date: Option<String>,
    #[schema(value_type = MilestoneStatusText)]
    status: &'static str,
    completed_at: Option<DateTime<Utc>>,
    completed_by_name: Option<String>,
    /// For how many days it is overdue today, of an action under way.
    late_days: Option<i64>,
}

impl From<MilestoneShown> for ShownJson {
    fn from(shown: MilestoneShown) -> Self {
        Self {
            id: shown.id.0,
            action_id: shown.action.0,
            title: shown.title.as_str().to_owned(),
            due_date: shown.due.map(|due| due.to_string()),
            status: status(shown.completed_at.is_some()),
            completed_at: shown.completed_at,
            completed_by_name: shown.completed_by_name,
            late_days: shown.late_days,
        }
    }
}

impl From<MilestoneSeen> for MilestoneJson {
    fn from(seen: MilestoneSeen) -> Self {
        let MilestoneSeen { milestone, completed_by_name, edited_by_name, late_days } = seen;
        Self {
            id: milestone.id.0,
            action_id: milestone.action.0,
            status: status(milestone.completed.is_some()),
            title: milestone.about.title.as_str().to_owned(),
            description: milestone.about.description,
            due_date: milestone.about.due.map(|due| due.to_string()),
            completed_at: milestone.completed.map(|(_, at)| at),
            completed_by: milestone.completed.map(|(by, _)| by.0),
            completed_by_name,
            late_days,
            version: milestone.version,
            edited_at: milestone.edited.map(|(_, at)| at),
            edited_by_name,
        }
    }
}

impl MilestoneBody {
    pub fn form(&self) -> MilestoneForm<'_> {
        MilestoneForm {
            title: &self.title,
            description: self.description.as_deref().unwrap_or_default(),
            due: self.due_date.as_deref().unwrap_or_default(),
        }
    }
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<Vec<MilestoneJson>>, Problem> {
    let id = ActionId(path.into_inner());
    let milestones = view(&state, &session, move |view| seen::milestones(view, id, now())).await?;
    let milestones = milestones.ok_or_else(Problem::not_found)?;
    Ok(web::Json(milestones.into_iter().map(Into::into).collect()))
}

/// Those of all actions of the school; where there are too many, the open ones first.
pub async fn all(state: web::Data<State>, Caller(session): Caller) -> Result<HttpResponse, Problem> {
    let found = view(&state, &session, move |view| seen::all_milestones(view, now())).await?;
    let shown: Vec<ShownJson> = found.milestones.into_iter().map(Into::into).collect();
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", found.total)).json(shown))
}

pub async fn create(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<MilestoneBody>,
) -> Result<HttpResponse, Problem> {
    let (actor, typed, id) = (session.actor().clone(), body.clone(), ActionId(path.into_inner()));
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, ActionError> {
        let by = By { actor: &actor, now: now() };
        Ok(MilestoneJson::from(milestone::add(tx, by, id, typed.form())?))
    })
    .await
}

pub async fn change(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<ChangeBody>,
) -> Result<web::Json<MilestoneJson>, Problem> {
    let (actor, id) = (session.actor().clone(), MilestoneId(path.into_inner()));
    let (outcome, seen) = run(&state, &session, move |tx| {
        milestone::change(tx, By { actor: &actor, now: now() }, id, body.version, body.typed.form())
    })
    .await?;
    let json = MilestoneJson::from(seen);
    match outcome {
        Outcome::Kept => Ok(web::Json(json)),
        Outcome::Stale => {
            let sentence = "Outra pessoa mudou este marco enquanto você editava. Nada foi gravado por cima.";
            Err(Problem::changed(sentence, &json))
        }
    }
}

pub async fn complete(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<MilestoneJson>, Problem> {
    let (actor, id) = (session.actor().clone(), MilestoneId(path.into_inner()));
    let done = run(&state, &session, move |tx| milestone::complete(tx, By { actor: &actor, now: now() }, id));
    Ok(web::Json(done.await?.ok_or_else(not_theirs)?.into()))
}

pub async fn reopen(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<ReopenBody>,
) -> Result<web::Json<MilestoneJson>, Problem> {
    let (actor, id) = (session.actor().clone(), MilestoneId(path.into_inner()));
    let open = run(&state, &session, move |tx| {
        milestone::reopen(tx, By { actor: &actor, now: now() }, id, &body.reason)
    });
    Ok(web::Json(open.await?.into()))
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<HttpResponse, Problem> {
    let (actor, id) = (session.actor().clone(), MilestoneId(path.into_inner()));
    run(&state, &session, move |tx| milestone::remove(tx, By { actor: &actor, now: now() }, id)).await?;
    Ok(HttpResponse::NoContent().finish())
}

pub async fn order(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<OrderBody>,
) -> Result<web::Json<Vec<MilestoneJson>>, Problem> {
    let (actor, id) = (session.actor().clone(), ActionId(path.into_inner()));
    let ids: Vec<_> = body.ids.iter().copied().map(MilestoneId).collect();
    let ordered =
        run(&state, &session, move |tx| milestone::order(tx, By { actor: &actor, now: now() }, id, &ids))
            .await?;
    Ok(web::Json(ordered.into_iter().map(Into::into).collect()))
}
