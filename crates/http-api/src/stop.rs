//! Ending without leaving a request unanswered.

use std::future::pending;
use std::net::{Shutdown, TcpListener};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use actix_web::dev::ServerHandle;
use actix_web::web;
use socket2::SockRef;
use tokio::time::{sleep, timeout};

use crate::state::State;

/// Who keeps a connection hears, with each answer for this long, that it is the last one on it. To close it under them at
/// once would lose the request that is on its way.
const NOTICE: Duration = Duration::from_secs(2);

/// Who has connected when the door closes is let in within this.
const LET_IN: Duration = Duration::from_millis(200);

/// What was let in last is read within this.
const READ: Duration = Duration::from_millis(300);

const LOOK_EVERY: Duration = Duration::from_millis(20);

/// The way to end a server.
pub struct Stop {
    pub(crate) handle: ServerHandle,
    /// The socket that accepts.
    pub(crate) door: TcpListener,
    /// Held by each open connection.
    pub(crate) connections: Arc<()>,
    pub(crate) state: web::Data<State>,
}

impl Stop {
    /// Answers all that was accepted: `/readyz` says no from now on, and each answer that its connection ends with it;
    /// then nobody is let in any more, and what is in flight has the server's grace.
    pub async fn gently(self) {
        self.state.draining.store(true, Ordering::Relaxed);
        let Self { handle, door, connections, state } = self;
        let alone = async {
            sleep(state.settings.shortest_notice).await;
            // Ours, the server's, and one of each connection.
            while Arc::strong_count(&connections) > 2 {
                sleep(LOOK_EVERY).await;
            }
        };
        let _ = timeout(NOTICE, alone).await;
        ignore_knocks(&door);
        sleep(LET_IN).await;
        // Who accepts has looked away when the door is shut, which would look like a failure.
        handle.pause().await;
        sleep(LOOK_EVERY).await;
        close(&door);
        sleep(READ).await;
        tokio::select! {
            () = handle.stop(true) => {}
            () = nobody_waits_after(state.settings.slowest_at_stop, &state) => {}
        }
    }
}

/// After a while nobody waits any more: there is time left to tell them. Does not return.
async fn nobody_waits_after(wait: Duration, state: &State) {
    sleep(wait).await;
    nobody_waits(state);
    pending::<()>().await;
}

/// For a body or a place, or in the line of a session, where one waits as if for a place.
fn nobody_waits(state: &State) {
    state.strangers_bodies.close();
    state.bodies.close();
    state.strangers.close();
    state.at_work.close();
    state.large.close();
    state.readers.close();
    state.look_ups.close();
    state.files.close();
}

/// Drops what would open a new connection: closing the socket would break those that the system has opened and the server
/// has not yet seen. Who is ignored tries again after a second, and is refused.
#[cfg(target_os = "linux")]
fn ignore_knocks(door: &TcpListener) {
    use socket2::SockFilter;
    /// Of a packet that asks for a new connection (SYN, in the 14th byte of the TCP header) nothing is kept; one that ends the
    /// greeting of a connection that is half open is let in, or its request would be lost.
    const KNOCKS: [SockFilter; 4] = [
        SockFilter::new(0x30, 0, 0, 13),
        SockFilter::new(0x45, 0, 1, 0x02),
        SockFilter::new(0x06, 0, 0, 0),
        SockFilter::new(0x06, 0, 0, u32::MAX),
    ];
    if let Err(error) = SockRef::from(door).attach_filter(&KNOCKS) {
        tracing::warn!(%error, "the listening socket takes no filter");
    }
}

#[cfg(not(target_os = "linux"))]
fn ignore_knocks(_: &TcpListener) {}

/// Refuses new connections. Where the system cannot, as on macOS, they wait until the server has ended.
fn close(door: &TcpListener) {
    let _ = SockRef::from(door).shutdown(Shutdown::Both);
}

impl std::fmt::Debug for Stop {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Stop").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use application::gate::keys::{Address, Subnet};
    use application::testing::MemoryDatabase;
    use futures_util::FutureExt;
    use kernel::{PersonId, SchoolId};

    use super::*;
    use crate::state::testing::on;

    #[actix_web::test]
    async fn whoever_waits_for_anything_hears_that_the_server_ends() {
        let state = on(Arc::new(MemoryDatabase::default()));
        let (school, person) = (SchoolId(1), PersonId(1));
        let here: IpAddr = Ipv4Addr::LOCALHOST.into();
        let people = || state.at_work.enter(school, person, 0);
        let mut waiting = Vec::new();
        let mut held = Vec::new();
        for places in [&state.strangers, &state.readers, &state.look_ups] {
            let stranger = || places.enter(Subnet::of(here), Address::of(here), 0);
            held.extend(std::iter::from_fn(|| stranger().now_or_never()));
            waiting.push(stranger().map(|entered| entered.is_err()).boxed_local());
            let line = places.beside(Subnet::of(here), Address::of(here), 0, pending::<()>());
            waiting.push(line.map(|waited| waited.is_err()).boxed_local());
        }
        let held_too: Vec<_> = std::iter::from_fn(|| people().now_or_never()).collect();
        waiting.push(people().map(|entered| entered.is_err()).boxed_local());
        let bodies = state.bodies.receive(school, pending::<()>());
        waiting.push(bodies.map(|received| received.is_err()).boxed_local());
        let bodies = state.strangers_bodies.receive(Subnet::of(here), pending::<()>());
        waiting.push(bodies.map(|received| received.is_err()).boxed_local());
        assert!(waiting.iter_mut().all(|waits| waits.now_or_never().is_none()));
        nobody_waits(&state);
        assert!(waiting.into_iter().all(|waits| waits.now_or_never() == Some(true)));
        drop((held, held_too));
    }
}
