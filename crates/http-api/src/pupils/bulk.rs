//! Many pupils at once.

use actix_web::web;
use application::classes::class::By;
use application::pupils::bulk::{self, BulkAction};
use kernel::{ClassId, Given, Invalid};
use school_management::people::pupil::Those;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::json::given;
use crate::edge::openapi::schema::{texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
use crate::edge::session::caller::Caller;
use crate::state::State;

kernel::words! {
    /// What is done to each.
    pub enum Action {
        Move = "move",
        Activate = "activate",
        Deactivate = "deactivate",
    }
    /// A text that names nothing to be done.
    pub struct UnknownAction = "Escolha o que fazer: move, activate ou deactivate.";
}

texts! {
    ActionText "PupilAction" words(Action::ALL.map(Action::slug));
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangePupils)]
#[serde(rename_all = "camelCase")]
pub struct BulkBody {
    /// One to a thousand; one of another school is 404, and nobody is changed.
    #[schema(min_items = 1, max_items = 1000)]
    ids: Vec<i64>,
    #[schema(value_type = ActionText)]
    action: String,
    /// Where they move to; `null`: out of all classes. A move says one of both.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<i64>)]
    class_id: Given<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilsChanged)]
pub struct BulkJson {
    /// Who was not so already.
    changed: usize,
}

pub async fn change(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<BulkBody>,
) -> Result<web::Json<BulkJson>, Problem> {
    let BulkBody { ids, action, class_id } = body.into_inner();
    let action =
        action.parse().map_err(|error: UnknownAction| Invalid::field("action", error.to_string()))?;
    let action = match action {
        Action::Move => BulkAction::Move(match class_id {
            Given::Set(class) => Some(ClassId(class)),
            Given::Cleared => None,
            Given::Kept => {
                let sentence = "Escolha a turma, ou envie null para tirar os alunos da turma.";
                return Err(Invalid::field("classId", sentence).into());
            }
        }),
        Action::Activate => BulkAction::Activate,
        Action::Deactivate => BulkAction::Deactivate,
    };
    let those = Those::named(ids)?;
    let (actor, named) = (session.actor().clone(), those.clone());
    let changed =
        run(&state, &session, move |tx| bulk::change(tx, By { actor: &actor, now: now() }, &named, action))
            .await?;
    state.sessions.forget_people(&those.ids().iter().copied().collect());
    Ok(web::Json(BulkJson { changed }))
}
