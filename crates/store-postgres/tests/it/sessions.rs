//! Sessions, beyond the contract.

use application::gate::session;
use diesel::prelude::*;

use crate::world::{World, at, key};

#[test]
fn an_inactive_person_has_no_session() {
    let world = World::new();
    world.school("ana");
    diesel::sql_query("UPDATE users SET active = false").execute(&mut world.admin()).unwrap();
    let resumed = world.at_gate(|tx| session::resume(tx.gate(), key(b'a'), at(30))).unwrap();
    assert!(resumed.is_none());
}
