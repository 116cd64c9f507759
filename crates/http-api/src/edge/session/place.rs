//! The places of people who are signed in: schools share them, and within a school its people.

use application::gate::session::LiveSession;

use crate::edge::problem::Problem;
use crate::edge::waiting::Waiting;
use crate::state::State;

/// Takes a place in the share of the caller's school, at once or after a wait, for what is asked of the database. So many
/// bytes of a body wait with it. Whoever does not take the answers that they have is given no other.
pub async fn take(state: &State, session: &LiveSession, body: usize) -> Result<(), Problem> {
    let (school, person) = (session.actor().school, session.actor().id());
    Waiting::hold(state.at_work.enter(school, person, body).await?);
    state.shares.may_be_answered(session)
}

/// Takes a place for an answer that may be large, which is a good deal more of memory while it is made; then the one among all.
pub async fn take_for_large(state: &State, session: &LiveSession, body: usize) -> Result<(), Problem> {
    let (school, person) = (session.actor().school, session.actor().id());
    Waiting::hold(state.large.enter(school, person, body).await?);
    Ok(())
}
