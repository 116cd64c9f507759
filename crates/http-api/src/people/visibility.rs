//! Whether professors see the pupils of their own classes alone.

use actix_web::web;
use application::people::staff::{self, StaffError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Visibility)]
#[serde(rename_all = "camelCase")]
pub struct VisibilityJson {
    own_classes_only: bool,
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<VisibilityJson>, Problem> {
    let own_classes_only = view(&state, &session, |view| view.school().own_classes_only()).await?;
    Ok(web::Json(VisibilityJson { own_classes_only }))
}

pub async fn set(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<VisibilityJson>,
) -> Result<web::Json<VisibilityJson>, Problem> {
    let own_classes_only = body.own_classes_only;
    let by = session.clone();
    run(&state, &session, move |tx| -> Result<_, StaffError> {
        staff::set_own_classes_only(tx, &by, own_classes_only, now())
    })
    .await?;
    Ok(web::Json(VisibilityJson { own_classes_only }))
}
