//! A request of a row marked once acts once, however often it is sent.

use http_api::{FileLimits, Settings};

use crate::harness::{World, at_once};
use crate::server::Parts;
use crate::table::valid::{Target, Who, all};

const KEY: &str = "7b0f6f0e-0c7c-4f0e-9d51-f6c1f6d4a1b2";

#[test]
fn rows_marked_once_act_once() {
    for valid in all().filter(|valid| valid.row().once) {
        // As many files as are sent: this is not about places.
        let files = FileLimits { in_all: 20, of_a_school: 20, ..FileLimits::STANDARD };
        let world =
            World::with(Parts { settings: Settings { files, ..Settings::default() }, ..Parts::default() });
        let gestor = &world.ours.gestor.caller;
        let request = valid.request(&Target::ours(&world, gestor)).once(KEY);
        let trail = world.count("audit_events");
        let answers = at_once(20, |_| gestor.send(request.clone()));
        for answer in &answers {
            assert_eq!(answer.status, valid.status(Who::Gestor), "{}: {}", valid.id, answer.body);
            assert_eq!(answer.body, answers[0].body, "{}", valid.id);
        }
        assert_eq!(world.count("audit_events"), trail + 1, "{} acted more than once", valid.id);
        let once = world.fingerprint();
        assert_eq!(gestor.send(request).body, answers[0].body, "{}", valid.id);
        assert_eq!(world.fingerprint(), once, "{} acted again", valid.id);
    }
}

#[test]
fn other_rows_keep_no_answer() {
    let world = World::new();
    let gestor = &world.ours.gestor;
    for valid in all().filter(|valid| !valid.row().once && !valid.row().method.is_safe()) {
        let caller = world.sign_in(gestor);
        let request = valid.request(&Target::ours(&world, &caller)).once(KEY);
        let _ = caller.send(request).expect(valid.status(Who::Gestor));
        assert_eq!(world.count("idempotency_keys"), 0, "{} is not marked once", valid.id);
    }
}
