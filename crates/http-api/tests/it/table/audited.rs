//! What a person changes leaves an entry in the audit trail.

use std::collections::BTreeMap;

use http_api::endpoints::Access;

use crate::harness::World;
use crate::table::valid::{Target, Who, all};

/// Writes that leave none, and why; a longer list is a deliberate change.
const UNAUDITED: [(&str, &str); 20] = [
    ("index.calculate", "it calculates and keeps nothing"),
    ("pupil.import-wrong", "it gives back lines of the file that was sent, and keeps nothing"),
    ("bncc.suggest", "it reads the BNCC, and keeps nothing"),
    ("lesson-plan.generate", "it writes a plan that nobody keeps yet"),
    ("lesson-plan.rewrite", "as lesson-plan.generate"),
    ("question.losses", "it counts what a file would not have, and keeps nothing"),
    ("question.import-wrong", "it gives back questions of the file that was sent, and keeps nothing"),
    ("class-simulation.answer", "a class answers many questions: that it began and ended is told"),
    ("class-simulation.cells", "every key typed is sent: that the test began and ended is told"),
    ("class-simulation.absent", "it is typed as the cells are"),
    ("quiz.start", "what pupils play is theirs, and kept with them"),
    ("quiz.answer", "as quiz.start"),
    ("quiz.present", "as quiz.start"),
    ("quiz.finish", "as quiz.start"),
    ("quiz.abandon", "as quiz.start"),
    ("pupil.ranking-visibility", "as quiz.start"),
    ("learning.record", "as quiz.start"),
    ("learning.reply", "as quiz.start"),
    ("learning.demo", "it calculates an example of nobody, and keeps nothing"),
    ("notice.read", "what a person has read concerns nobody else"),
];

const LAST: &str = "SELECT coalesce(max(id), 0)::text AS text FROM audit_events";

#[test]
fn writes_leave_a_trace_unless_they_stand_here() {
    let world = World::new();
    let mut unaudited: BTreeMap<_, _> = UNAUDITED.into();
    for valid in all() {
        let row = valid.row();
        let caller = world.sign_in(&world.ours.gestor);
        let request = valid.request(&Target::ours(&world, &caller));
        let own = caller.get("/api/auth/user").expect(200).json()["id"].to_string();
        let before = world.texts(LAST)[0].clone();
        let _ = caller.send(request).expect(valid.status(Who::Gestor));
        if valid.status(Who::Gestor) == 403 {
            // What pupils alone do: that somebody else tried is told.
            assert!(!row.audited, "{row:?}");
            unaudited.remove(row.id);
            continue;
        }
        let actors = format!(
            "SELECT coalesce(actor_id::text, 'nobody') AS text FROM audit_events WHERE id > {before}"
        );
        let left = world.texts(&actors);
        assert_eq!(!left.is_empty(), row.audited, "{row:?} left {left:?}");
        // Who signs in or registers is somebody else than who asks.
        let public = row.access == Access::Public;
        let named = |actor: &String| if public { actor != "nobody" } else { *actor == own };
        assert!(left.iter().all(named), "{row:?} by {own} is told of {left:?}");
        if !row.method.is_safe() && !row.audited {
            assert!(unaudited.remove(row.id).is_some(), "{row:?}: say why it leaves no trace");
        }
    }
    assert!(unaudited.is_empty(), "{unaudited:?}");
}
