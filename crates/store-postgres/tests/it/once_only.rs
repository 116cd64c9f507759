//! Requests that are sent twice act once.

use std::sync::Mutex;
use std::thread;

use application::database::{Access, Claim};
use chrono::TimeDelta;

use crate::world::{World, at, user};

fn done(body: &str) -> Claim {
    Claim::Done { status: 201, body: body.to_owned() }
}

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
                            tx.once().fulfil(user(&ana), "key", 201, "{}")?;
                        }
                        Ok(claim)
                    })
                    .unwrap();
                claims.lock().unwrap().push(claim);
            });
        }
    });
    let claims = claims.into_inner().unwrap();
    assert_eq!(claims.iter().filter(|claim| **claim == Claim::Fresh).count(), 1);
    assert_eq!(claims.iter().filter(|claim| **claim == done("{}")).count(), 19);
}

#[test]
fn what_was_rolled_back_is_claimed_anew() {
    let world = World::new();
    let ana = world.school("ana");
    let mut tx = world.begin(&ana, Access::Write);
    assert_eq!(tx.once().claim(user(&ana), "key", "POST /x 1", at(0)).unwrap(), Claim::Fresh);
    drop(tx);
    let again = world.within(&ana, |tx| tx.once().claim(user(&ana), "key", "POST /x 1", at(0)));
    assert_eq!(again.unwrap(), Claim::Fresh);
}

#[test]
fn a_key_is_for_one_request_of_one_person_and_a_day() {
    let world = World::new();
    let (ana, bia) = (world.school("ana"), world.school("bia"));
    for session in [&ana, &bia] {
        let fresh = world.within(session, |tx| {
            let claim = tx.once().claim(user(session), "key", "POST /x 1", at(0))?;
            tx.once().fulfil(user(session), "key", 201, "body")?;
            Ok(claim)
        });
        assert_eq!(fresh.unwrap(), Claim::Fresh);
    }
    let claim =
        |request: &str, at| world.within(&ana, |tx| tx.once().claim(user(&ana), "key", request, at)).unwrap();
    assert_eq!(claim("POST /x 1", at(60)), done("body"));
    assert_eq!(claim("POST /x 2", at(60)), Claim::Misused);
    assert_eq!(claim("POST /x 2", at(1) + TimeDelta::days(1)), Claim::Fresh);
}
