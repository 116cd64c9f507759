//! The school's actions.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::actions::action::{self, Outcome, StatusAsked};
use application::actions::refusal::ActionError;
use application::actions::seen;
use application::classes::class::By;
use application::gate::model::Actor;
use application::tx::database::SchoolTx;
use kernel::{ActionId, Invalid};
use school_management::actions::action::{ActionStatus, UnknownStatus};
use school_management::actions::seen::ActionSeen;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::actions::json::{ActionFields, ActionJson};
use crate::actions::schema::ActionStatusText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_once, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

/// What a person types of a new action.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveAction)]
#[serde(rename_all = "camelCase")]
pub struct CreateBody {
    /// Another school's is 404.
    school_id: Option<i64>,
    /// "ativo", when absent, or "planejada".
    #[schema(value_type = Option<ActionStatusText>)]
    status: Option<String>,
    #[serde(flatten)]
    fields: ActionFields,
}

/// All of an action anew: what is absent is nothing from then on.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangeAction)]
#[serde(rename_all = "camelCase")]
pub struct ChangeBody {
    /// Another school's is 404.
    school_id: Option<i64>,
    /// What was read; where it is another by now nothing is written, and the answer says what there is.
    version: i32,
    #[serde(flatten)]
    fields: ActionFields,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SetActionStatus)]
#[serde(rename_all = "camelCase")]
pub struct StatusBody {
    #[schema(value_type = ActionStatusText)]
    status: String,
    /// Why; "cancelado" asks for it.
    reason: Option<String>,
    /// What was read, for whoever wants to be told of a change meanwhile.
    version: Option<i32>,
    /// "concluido", although milestones are open.
    despite_open: Option<bool>,
}

fn status(slug: &str) -> Result<ActionStatus, Invalid> {
    slug.parse().map_err(|error: UnknownStatus| Invalid::field("status", error.to_string()))
}

/// What was written, or what somebody else wrote meanwhile.
fn answer(outcome: Outcome, seen: ActionSeen, actor: &Actor) -> Result<web::Json<ActionJson>, Problem> {
    let json = ActionJson::new(seen, actor);
    match outcome {
        Outcome::Kept => Ok(web::Json(json)),
        Outcome::Stale => {
            let sentence = "Outra pessoa mudou esta ação enquanto você editava. Nada foi gravado por cima.";
            Err(Problem::changed(sentence, &json))
        }
    }
}

pub fn read_back(tx: &mut dyn SchoolTx, id: ActionId) -> Result<ActionSeen, ActionError> {
    seen::now(tx, id, now())?.ok_or(ActionError::NotFound)
}

pub async fn list(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<Vec<ActionJson>>, Problem> {
    let actions = view(&state, &session, move |view| seen::all(view, now())).await?;
    Ok(web::Json(actions.into_iter().map(|seen| ActionJson::new(seen, session.actor())).collect()))
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<ActionJson>, Problem> {
    let id = ActionId(path.into_inner());
    let seen = view(&state, &session, move |view| seen::one(view, id, now())).await?;
    Ok(web::Json(ActionJson::new(seen.ok_or_else(Problem::not_found)?, session.actor())))
}

pub async fn create(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<CreateBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let (actor, typed) = (session.actor().clone(), body.clone());
    run_once(&request, &state, &session, &body, StatusCode::CREATED, move |tx| -> Result<_, ActionError> {
        let by = By { actor: &actor, now: now() };
        let status = typed.status.as_deref().map_or(Ok(ActionStatus::Active), status)?;
        let made = action::create(tx, by, typed.fields.form(), status)?;
        Ok(ActionJson::new(read_back(tx, made.id)?, &actor))
    })
    .await
}

pub async fn change(
    state: web::Data<State>,
    caller: Caller,
    path: web::Path<i64>,
    body: web::Json<ChangeBody>,
) -> Result<web::Json<ActionJson>, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let (actor, id) = (session.actor().clone(), ActionId(path.into_inner()));
    let (outcome, seen) = run(&state, &session, move |tx| -> Result<_, ActionError> {
        let by = By { actor: &actor, now: now() };
        let outcome = action::change(tx, by, id, body.version, body.fields.form())?;
        Ok((outcome, read_back(tx, id)?))
    })
    .await?;
    answer(outcome, seen, session.actor())
}

pub async fn set_status(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<StatusBody>,
) -> Result<web::Json<ActionJson>, Problem> {
    let (actor, id) = (session.actor().clone(), ActionId(path.into_inner()));
    let (outcome, seen) = run(&state, &session, move |tx| -> Result<_, ActionError> {
        let by = By { actor: &actor, now: now() };
        let asked = StatusAsked {
            to: status(&body.status)?,
            reason: body.reason.as_deref().unwrap_or_default(),
            version: body.version,
            despite_open: body.despite_open.unwrap_or_default(),
        };
        let outcome = action::set_status(tx, by, id, asked)?;
        Ok((outcome, read_back(tx, id)?))
    })
    .await?;
    answer(outcome, seen, session.actor())
}
