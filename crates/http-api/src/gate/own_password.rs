//! One's own password.

use actix_web::{HttpResponse, web};
use application::gate::counted::MustWait;
use application::gate::own_password::{self, OwnPasswordError};
use application::gate::ports::Gate;
use kernel::StoreError;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::edge::problem::Problem;
use crate::edge::run::{now, run, run_gate};
use crate::edge::session::caller::Caller;
use crate::edge::session::cookies::{self, Token};
use crate::state::State;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangePassword)]
#[serde(rename_all = "camelCase")]
pub struct PasswordBody {
    current_password: String,
    new_password: String,
}

pub async fn change(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<PasswordBody>,
) -> Result<HttpResponse, Problem> {
    let PasswordBody { current_password, new_password } = body.into_inner();
    let user = session.actor().id();
    let caller = session.clone();
    let own = run(&state, &session, move |tx| own_password::look_up(tx, &caller)).await?;
    run_gate::<_, MustWait>(&state, move |tx| own_password::count(tx.gate(), user, now())).await?;
    let current_password = own.typed(current_password);
    match state.passwords.verify(current_password.clone(), Some(own.current.clone())).await {
        Ok(true) => {
            settle(&state, move |gate| own_password::forgive(gate, user)).await?;
        }
        Ok(false) => return Err(OwnPasswordError::Wrong.into()),
        Err(error) => {
            settle(&state, move |gate| own_password::withdraw(gate, user)).await?;
            return Err(error.into());
        }
    }
    let password = own.accept(&new_password, &current_password, state.settings.shortest_password)?;
    let hash = state.passwords.hash(own.kept(&password)).await?;
    let token = Token::draw()?;
    let (caller, key) = (session.clone(), token.session_key());
    run(&state, &session, move |tx| own_password::change(tx, &caller, (&own.current, &hash), key, now()))
        .await?;
    state.sessions.forget_others(&session);
    state.sessions.forget(*session.key());
    Ok(HttpResponse::NoContent().cookie(cookies::session_cookie(&token, &state.settings)).finish())
}

/// Settles what [`own_password::count`] counted.
async fn settle(
    state: &web::Data<State>,
    work: impl FnOnce(&mut dyn Gate) -> Result<(), StoreError> + Send + 'static,
) -> Result<(), Problem> {
    run_gate(state, move |tx| work(tx.gate())).await
}
