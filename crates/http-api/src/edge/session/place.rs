//! The places of people who are signed in: schools share them, and within a school its people.

use application::gate::session::LiveSession;
use kernel::{PersonId, SchoolId};

use crate::edge::problem::Problem;
use crate::edge::waiting::Waiting;
use crate::state::State;

/// Whose it is.
fn owner(session: &LiveSession) -> (SchoolId, PersonId) {
    (session.actor().school, session.actor().id())
}

/// Takes a place in the share of the caller's school, at once or after a wait, for what is asked of the database.
pub async fn take(state: &State, session: &LiveSession) -> Result<(), Problem> {
    let (school, person) = owner(session);
    Waiting::hold(state.at_work.enter(school, person).await?);
    Ok(())
}

/// Waits for something else, such as the body, and is counted among those who wait for a place.
pub async fn beside<T>(
    state: &State,
    session: &LiveSession,
    wait: impl Future<Output = T>,
) -> Result<T, Problem> {
    let (school, person) = owner(session);
    Ok(state.at_work.beside(school, person, wait).await?)
}
