//! Sessions live, move on, and end.

use application::session::{self, ABSOLUTE, IDLE};
use chrono::TimeDelta;
use diesel::prelude::*;

use crate::world::{World, at, key, user};

#[test]
fn a_session_is_resumed_until_it_idles() {
    let world = World::new();
    world.school("ana");
    world
        .at_gate(|tx| {
            let found = session::resume(tx.gate(), key(b'a'), at(30))?.unwrap();
            assert_eq!(found.actor().member.username.as_str(), "ana");
            let stored = tx.gate().session(key(b'a'))?.unwrap();
            // Touched at most once a minute.
            assert_eq!((stored.seen_at, stored.expires_at), (at(0), at(0) + IDLE));
            session::resume(tx.gate(), key(b'a'), at(90))?.unwrap();
            let stored = tx.gate().session(key(b'a'))?.unwrap();
            assert_eq!((stored.seen_at, stored.expires_at), (at(90), at(90) + IDLE));
            assert!(session::resume(tx.gate(), key(b'a'), at(90) + IDLE)?.is_none());
            assert!(session::resume(tx.gate(), key(b'x'), at(90))?.is_none());
            Ok(())
        })
        .unwrap();
}

#[test]
fn use_does_not_move_the_absolute_limit() {
    let world = World::new();
    world.school("ana");
    let minutes = |minutes| at(0) + TimeDelta::minutes(minutes);
    world
        .at_gate(|tx| {
            let mut last = None;
            for minute in (0..ABSOLUTE.num_minutes()).step_by(30) {
                last = session::resume(tx.gate(), key(b'a'), minutes(minute))?;
            }
            assert!(last.is_some());
            let stored = tx.gate().session(key(b'a'))?.unwrap();
            assert_eq!(stored.expires_at, at(0) + ABSOLUTE);
            assert!(session::resume(tx.gate(), key(b'a'), at(0) + ABSOLUTE)?.is_none());
            Ok(())
        })
        .unwrap();
}

#[test]
fn an_inactive_person_has_no_session() {
    let world = World::new();
    world.school("ana");
    diesel::sql_query("UPDATE users SET active = false").execute(&mut world.admin()).unwrap();
    let resumed = world.at_gate(|tx| session::resume(tx.gate(), key(b'a'), at(30))).unwrap();
    assert!(resumed.is_none());
}

#[test]
fn sweeping_takes_what_ended() {
    let world = World::new();
    world.school("ana");
    world
        .at_gate(|tx| {
            tx.gate().sweep(at(-1) + IDLE)?;
            assert!(tx.gate().session(key(b'a'))?.is_some());
            tx.gate().sweep(at(0) + IDLE)?;
            assert!(tx.gate().session(key(b'a'))?.is_none());
            Ok(())
        })
        .unwrap();
}

#[test]
fn a_person_closes_the_other_sessions_and_keeps_one_under_a_new_key() {
    let world = World::new();
    let (ana, _bia) = (world.school("ana"), world.school("bia"));
    world.at_gate(|tx| session::open(tx.gate(), ana.actor().clone(), key(1), at(0))).unwrap();
    world
        .within(&ana, |tx| {
            tx.sessions().close_others(user(&ana), key(b'a'))?;
            tx.sessions().rename(key(b'a'), key(2))
        })
        .unwrap();
    for (token, there) in [(1, false), (b'a', false), (2, true), (b'b', true)] {
        let found = world.at_gate(|tx| tx.gate().session(key(token))).unwrap();
        assert_eq!(found.is_some(), there, "{token}");
    }
}
