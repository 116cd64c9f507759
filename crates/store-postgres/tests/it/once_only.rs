//! Requests that are sent twice act once.

use std::sync::Mutex;
use std::thread;

use application::tx::once::Claim;

use crate::world::{World, at, user};

#[test]
fn the_same_request_many_times_at_once_is_done_once() {
    let world = World::with_connections(8);
    let ana = world.school("ana");
    let claims = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..20 {
            scope.spawn(|| {
                let claim = world
                    .within(&ana, |tx| {
                        let claim = tx.once().claim(user(&ana), "key", "POST /x 1", at(0))?;
                        if claim == Claim::Fresh {
                            tx.once().fulfil(user(&ana), "key", "{}")?;
                        }
                        Ok(claim)
                    })
                    .unwrap();
                claims.lock().unwrap().push(claim);
            });
        }
    });
    let claims = claims.into_inner().unwrap();
    let done = Claim::Done { answer: "{}".to_owned() };
    assert_eq!(claims.iter().filter(|claim| **claim == Claim::Fresh).count(), 1);
    assert_eq!(claims.iter().filter(|claim| **claim == done).count(), 19);
}
