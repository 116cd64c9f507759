//! What is heard of a server that stops.

use std::thread;
use std::time::Duration;

use crate::harness::{World, wait_until};

#[test]
fn whoever_looks_whether_it_is_ready_hears_that_it_stops_also_when_nobody_is_connected() {
    let mut world = World::new();
    let stop = world.server.stop.take().unwrap();
    thread::scope(|scope| {
        scope.spawn(|| actix_web::rt::System::new().block_on(stop.gently()));
        // On a new connection each.
        wait_until(Duration::from_secs(4), || world.anonymous().get("/readyz").status == 503);
    });
}
