//! The places of people who are signed in: schools share them, and within a school its people.

use application::gate::session::LiveSession;

use crate::edge::problem::Problem;
use crate::edge::waiting::Waiting;
use crate::state::State;

/// Takes a place in the share of the caller's school, at once or after a wait, for what is asked of the database. So many
/// bytes of a body wait with it.
pub async fn take(state: &State, session: &LiveSession, body: usize) -> Result<(), Problem> {
    let (school, person) = (session.actor().school, session.actor().id());
    Waiting::hold(state.at_work.enter(school, person, body).await?);
    Ok(())
}
