//! A stranger's request at work: it holds a place, but while it waits for something else.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use actix_web::{HttpMessage, HttpRequest};
use application::gate::keys::Subnet;
use tokio::time::{sleep, timeout};

use crate::edge::address::address;
use crate::edge::problem::Problem;
use crate::edge::run::now;
use crate::edge::strangers::places::{Place, Places};
use crate::state::State;

/// A place in the share of the request's network, at once or after a wait that is not without end.
pub async fn place(places: &Arc<Places>, request: &HttpRequest, state: &State) -> Result<Place, Problem> {
    let subnet = Subnet::of(address(request, &state.settings));
    timeout(state.settings.slowest_work, places.enter(subnet)).await.map_err(|_elapsed| Problem::busy())?
}

/// A request and its place.
#[derive(Debug)]
pub struct Visit {
    places: Arc<Places>,
    pub subnet: Subnet,
    place: Option<Place>,
}

impl Visit {
    /// Waits as long as the address is slowed, and for a place. [`Visit::of`] finds it again until the answer.
    pub async fn begin(request: &HttpRequest, state: &State) -> Result<(), Problem> {
        let address = address(request, &state.settings);
        sleep(state.failing.with(address, now(), |failing| failing.slows())).await;
        let (places, subnet) = (Arc::clone(&state.strangers), Subnet::of(address));
        let place = Some(places.enter(subnet).await?);
        request.extensions_mut().insert(Self { places, subnet, place });
        Ok(())
    }

    /// The request's own.
    pub fn of(request: &HttpRequest) -> Result<Self, Problem> {
        request.extensions_mut().remove().ok_or_else(Problem::internal)
    }

    /// Gives the place up, unless the handler took it and has.
    pub fn end(request: &HttpRequest) {
        request.extensions_mut().remove::<Self>();
    }

    /// Waits for something else without holding a place, and then for one. Not while the server ends.
    pub async fn without_place<T>(&mut self, wait: impl Future<Output = T>) -> Result<T, Problem> {
        self.place = None;
        let waited = tokio::select! {
            waited = wait => waited,
            () = self.places.closed() => return Err(Problem::busy()),
        };
        self.place = Some(self.places.enter(self.subnet).await?);
        Ok(waited)
    }

    /// A turn that is some time away.
    pub async fn wait(&mut self, turn: Duration) -> Result<(), Problem> {
        if turn.is_zero() { Ok(()) } else { self.without_place(sleep(turn)).await }
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};
    use std::net::Ipv4Addr;

    use futures_util::FutureExt;

    use super::*;

    #[actix_web::test]
    async fn who_waits_for_something_else_leaves_the_place_to_others() {
        let (places, subnet) = (Places::new(1), Subnet::of(Ipv4Addr::LOCALHOST.into()));
        let place = Some(places.enter(subnet).await.unwrap());
        let mut visit = Visit { places: Arc::clone(&places), subnet, place };
        assert!(places.enter(subnet).now_or_never().is_none());
        let mut waits = Box::pin(visit.without_place(pending::<()>()));
        assert!((&mut waits).now_or_never().is_none());
        assert!(places.enter(subnet).now_or_never().unwrap().is_ok());
        drop(waits);
        assert!(visit.without_place(ready(())).await.is_ok());
        assert!(places.enter(subnet).now_or_never().is_none(), "it holds one again");
        let waits = visit.without_place(pending::<()>());
        places.close();
        assert!(waits.await.is_err(), "the server ends");
    }
}
