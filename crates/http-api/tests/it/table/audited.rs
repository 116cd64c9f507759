//! What a person changes leaves an entry in the audit trail.

use std::collections::BTreeMap;

use crate::harness::World;
use crate::table::valid::{Target, Who, all};

/// Writes that leave none, and why; a longer list is a deliberate change.
const UNAUDITED: [(&str, &str); 2] = [
    ("index.calculate", "it calculates and keeps nothing"),
    ("notice.read", "what a person has read concerns nobody else"),
];

#[test]
fn writes_leave_a_trace_unless_they_stand_here() {
    let world = World::new();
    let mut unaudited: BTreeMap<_, _> = UNAUDITED.into();
    for valid in all() {
        let row = valid.row();
        let caller = world.sign_in(&world.ours.gestor);
        let request = valid.request(&Target::ours(&world, &caller));
        let before = world.count("audit_events");
        let _ = caller.send(request).expect(valid.status(Who::Gestor));
        let left = world.count("audit_events") - before;
        assert_eq!(left > 0, row.audited, "{row:?} left {left} entries");
        if !row.method.is_safe() && !row.audited {
            assert!(unaudited.remove(row.id).is_some(), "{row:?}: say why it leaves no trace");
        }
    }
    assert!(unaudited.is_empty(), "{unaudited:?}");
}
