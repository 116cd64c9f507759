//! Actions as a file.

use actix_web::{HttpResponse, web};
use application::actions::export;
use application::classes::class::By;

use crate::edge::attachment::{CSV, attachment};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::edge::waiting::blocking;
use crate::state::State;

pub async fn file(state: web::Data<State>, Caller(session): Caller) -> Result<HttpResponse, Problem> {
    let actor = session.actor().clone();
    let lines = view(&state, &session, move |view| export::lines(view, now())).await?;
    let actions = lines.len() - 1;
    run(&state, &session, move |tx| export::told(tx, By { actor: &actor, now: now() }, actions)).await?;
    let writer = state.spreadsheets.writer.clone();
    let bytes = blocking(move || Ok::<_, Problem>(writer.text(&lines))).await?;
    Ok(attachment(CSV, "acoes.csv", bytes))
}
