//! The live session behind a request's cookie. Anyone may invent a cookie: whoever does waits among those who did, and
//! keeps nobody waiting whose session was found once.

use std::time::Instant;

use actix_web::{HttpRequest, web};
use application::gate::keys::SessionKey;
use application::gate::session::{self, LiveSession};
use tokio::time::timeout;

use crate::edge::problem::Problem;
use crate::edge::run::{now, run_sessions};
use crate::edge::session::cookies;
use crate::edge::strangers::lines::First;
use crate::edge::strangers::visit::{beside, place};
use crate::state::State;

/// The session, if it was found alive a moment ago.
pub fn remembered(request: &HttpRequest, state: &State) -> Option<LiveSession> {
    trusted(cookies::session_key(request, &state.settings)?, state)
}

fn trusted(key: SessionKey, state: &State) -> Option<LiveSession> {
    state.sessions.find(key, Instant::now()).filter(|session| session.is_alive(now()))
}

/// The session, looked up where it is not remembered.
pub async fn session(request: &HttpRequest, state: &web::Data<State>) -> Result<LiveSession, Problem> {
    let key = cookies::session_key(request, &state.settings).ok_or_else(Problem::no_session)?;
    if let Some(session) = trusted(key, state) {
        return Ok(session);
    }
    let first = match state.same_session.try_enter(key) {
        Some(first) => first,
        None => in_line(request, state, key).await?,
    };
    if let Some(session) = trusted(key, state) {
        return Ok(session);
    }
    let place = if state.sessions.known(key).is_some() {
        None
    } else {
        Some(place(&state.look_ups, request, state).await?)
    };
    let (at, clock) = (now(), Instant::now());
    let found = run_sessions(state, move |sessions| {
        // Until the end of the work, also when nobody waits for it any more.
        let _held = (first, place);
        session::resume(sessions, key, at)
    })
    .await?;
    let Some(session) = found else {
        state.sessions.forget(key);
        return Err(Problem::no_session());
    };
    state.sessions.keep(&session, clock);
    Ok(session)
}

/// One looks a session up; whoever comes with the same meanwhile finds what was found. They wait as one of those whom it keeps
/// waiting: of its person's requests, or of those who invent sessions.
async fn in_line(
    request: &HttpRequest,
    state: &web::Data<State>,
    key: SessionKey,
) -> Result<First<SessionKey>, Problem> {
    let line = timeout(state.settings.slowest_work, state.same_session.enter(key));
    let first = match state.sessions.known(key) {
        Some(known) => state.at_work.beside(known.actor().school, known.actor().id(), 0, line).await?,
        None => beside(&state.look_ups, request, state, line).await?,
    };
    first.map_err(|_elapsed| Problem::busy())
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::sync::Arc;
    use std::time::Duration;

    use actix_web::ResponseError;
    use actix_web::cookie::Cookie;
    use actix_web::http::StatusCode;
    use actix_web::test::TestRequest;
    use application::gate::keys::{Address, Subnet};
    use application::gate::model::Entrant;
    use application::testing::{MemoryDatabase, at_gate, registered, registration};
    use futures_util::FutureExt;

    use super::*;
    use crate::edge::places::queue::CONNECTION;
    use crate::edge::places::whose::NetworkPlace;
    use crate::state::testing::on;

    fn with(cookie: &str) -> HttpRequest {
        TestRequest::default().cookie(Cookie::new("sid", cookie)).to_http_request()
    }

    fn key(cookie: &str) -> SessionKey {
        cookies::session_key(&with(cookie), &crate::Settings::default()).unwrap()
    }

    /// Somebody signed in with this cookie, whose session was found some seconds ago, and is not trusted any more.
    fn found_before(database: &MemoryDatabase, state: &State, cookie: &str) {
        let actor = registered(database, &registration("ana")).actor().clone();
        let world = application::gate::model::World::Real;
        let opened =
            at_gate(database, |tx| session::open(tx.gate(), Entrant::new(actor, world), key(cookie), now()))
                .unwrap();
        state.sessions.keep(&opened, Instant::now().checked_sub(Duration::from_secs(3)).unwrap());
        assert!(remembered(&with(cookie), state).is_none());
    }

    /// Every place that the network of [`with`] may have.
    fn filled(state: &State) -> Vec<NetworkPlace> {
        let address = Ipv4Addr::UNSPECIFIED.into();
        let enter = || state.look_ups.enter(Subnet::of(address), Address::of(address), 0).now_or_never();
        std::iter::from_fn(enter).map(Result::unwrap).collect()
    }

    #[actix_web::test]
    async fn who_was_found_once_passes_those_who_invent_cookies() {
        let database = Arc::new(MemoryDatabase::default());
        let state = on(database.clone());
        found_before(&database, &state, "hers");
        let held = filled(&state);
        assert!(!held.is_empty());
        let request = with("invented");
        let mut invented = Box::pin(session(&request, &state));
        assert!((&mut invented).now_or_never().is_none(), "it waits");
        assert!(session(&with("hers"), &state).await.is_ok());
        assert!(remembered(&with("hers"), &state).is_some());
        drop(held);
        assert_eq!(invented.await.unwrap_err().status_code(), StatusCode::UNAUTHORIZED);
    }

    /// Whether the cookie was ever found or not.
    #[actix_web::test]
    async fn who_comes_with_one_cookie_over_and_over_waits_within_bounds() {
        let database = Arc::new(MemoryDatabase::default());
        let state = on(database.clone());
        found_before(&database, &state, "hers");
        let may_wait = state.settings.waiting / CONNECTION;
        for cookie in ["hers", "invented"] {
            let first = state.same_session.try_enter(key(cookie)).unwrap();
            let request = with(cookie);
            let mut crowd: Vec<_> = (0..2 * may_wait).map(|_| Box::pin(session(&request, &state))).collect();
            let mut wait_on = || crowd.retain_mut(|one| one.now_or_never().is_none());
            wait_on();
            // Who gave way to one that came later hears of it now.
            wait_on();
            assert_eq!(crowd.len(), may_wait, "{cookie}: the others are told to come back");
            drop(first);
        }
    }

    #[actix_web::test]
    async fn a_session_that_ended_is_as_good_as_an_invented_one() {
        let database = Arc::new(MemoryDatabase::default());
        let state = on(database.clone());
        found_before(&database, &state, "hers");
        at_gate(database.as_ref(), |tx| tx.gate().close_session(key("hers"))).unwrap();
        assert!(session(&with("hers"), &state).await.is_err());
        assert!(state.sessions.known(key("hers")).is_none(), "the next time it waits with those");
    }

    #[actix_web::test]
    async fn of_those_who_come_with_one_session_one_looks_it_up() {
        let database = Arc::new(MemoryDatabase::default());
        let state = on(database.clone());
        found_before(&database, &state, "hers");
        let first = state.same_session.try_enter(key("hers")).unwrap();
        let request = with("hers");
        let mut second = Box::pin(session(&request, &state));
        assert!((&mut second).now_or_never().is_none());
        let found =
            at_gate(database.as_ref(), |tx| session::resume(tx.gate(), key("hers"), now())).unwrap().unwrap();
        state.sessions.keep(&found, Instant::now());
        drop(first);
        assert!(second.now_or_never().unwrap().is_ok(), "at once: the database is not asked");
    }
}
