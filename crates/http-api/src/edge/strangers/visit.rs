//! A stranger's request at work: it holds a place, but while it waits for something else.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use actix_web::{HttpMessage, HttpRequest};
use application::gate::keys::{Address, Subnet};
use tokio::time::{sleep, timeout};

use crate::edge::address::address;
use crate::edge::places::whose::{NetworkPlace, NetworkPlaces};
use crate::edge::problem::Problem;
use crate::edge::run::now;
use crate::state::State;

/// A place in the share of the request's network, at once or after a wait that is not without end.
pub async fn place(
    places: &Arc<NetworkPlaces>,
    request: &HttpRequest,
    state: &State,
) -> Result<NetworkPlace, Problem> {
    let address = address(request, &state.settings);
    let entering = places.enter(Subnet::of(address), Address::of(address), 0);
    Ok(timeout(state.settings.slowest_work, entering).await.map_err(|_elapsed| Problem::busy())??)
}

/// Waits for something else as one of those who wait for such a place.
pub async fn beside<T>(
    places: &NetworkPlaces,
    request: &HttpRequest,
    state: &State,
    wait: impl Future<Output = T>,
) -> Result<T, Problem> {
    let address = address(request, &state.settings);
    Ok(places.beside(Subnet::of(address), Address::of(address), 0, wait).await?)
}

/// A request and its place.
#[derive(Debug)]
pub struct Visit {
    places: Arc<NetworkPlaces>,
    pub subnet: Subnet,
    /// What one caller has of it.
    address: Address,
    /// What its body holds of memory.
    body: usize,
    place: Option<NetworkPlace>,
}

impl Visit {
    /// Waits as long as the address is slowed, and for a place. [`Visit::of`] finds it again until the answer.
    pub async fn begin(request: &HttpRequest, state: &State, body: usize) -> Result<(), Problem> {
        let address = address(request, &state.settings);
        let slowed = state.failing.with(Address::of(address), now(), |failing| failing.slows());
        let places = Arc::clone(&state.strangers);
        let mut visit =
            Self { places, subnet: Subnet::of(address), address: Address::of(address), body, place: None };
        if slowed.is_zero() {
            visit.enter().await?;
        } else {
            visit.without_place(sleep(slowed)).await?;
        }
        request.extensions_mut().insert(visit);
        Ok(())
    }

    async fn enter(&mut self) -> Result<(), Problem> {
        self.place = Some(self.places.enter(self.subnet, self.address, self.body).await?);
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
        let waited = self.places.beside(self.subnet, self.address, self.body, wait).await?;
        self.enter().await?;
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

    use actix_web::test::TestRequest;
    use application::testing::MemoryDatabase;
    use futures_util::FutureExt;

    use super::*;
    use crate::edge::places::fair::Turns;
    use crate::state::testing::on;

    #[actix_web::test]
    async fn who_waits_for_something_else_leaves_the_place_to_others() {
        let localhost = Ipv4Addr::LOCALHOST.into();
        let (subnet, address) = (Subnet::of(localhost), Address::of(localhost));
        let places = NetworkPlaces::new(1, 1 << 20, Turns::Fair);
        let enter = || places.enter(subnet, address, 0);
        let place = Some(enter().await.unwrap());
        let mut visit = Visit { places: Arc::clone(&places), subnet, address, body: 0, place };
        assert!(enter().now_or_never().is_none());
        let mut waits = Box::pin(visit.without_place(pending::<()>()));
        assert!((&mut waits).now_or_never().is_none());
        assert!(enter().now_or_never().unwrap().is_ok());
        drop(waits);
        assert!(visit.without_place(ready(())).await.is_ok());
        assert!(enter().now_or_never().is_none(), "it holds one again");
        let waits = visit.without_place(pending::<()>());
        places.close();
        assert!(waits.await.is_err(), "the server ends");
    }

    #[actix_web::test]
    async fn what_a_body_holds_waits_with_its_request() {
        let state = on(Arc::new(MemoryDatabase::default()));
        let request = TestRequest::default().to_http_request();
        let address = address(&request, &state.settings);
        let enter = || state.strangers.enter(Subnet::of(address), Address::of(address), 0).now_or_never();
        let held: Vec<_> = std::iter::from_fn(enter).collect();
        assert!(Visit::begin(&request, &state, 1_000).now_or_never().is_none(), "it waits");
        assert!(Visit::begin(&request, &state, state.settings.waiting).now_or_never().unwrap().is_err());
        drop(held);
    }
}
