//! What people see and change of their own account.

use serde_json::{Value, json};

use crate::client::{Caller, Request};
use crate::harness::{PASSWORD, World};

const USER: &str = "/api/auth/user";
const SESSIONS: &str = "/api/auth/sessions";

fn sessions(caller: &Caller) -> Vec<Value> {
    caller.get(SESSIONS).expect(200).json().as_array().unwrap().clone()
}

/// A session of our professor, opened with a browser that calls itself so.
fn with_browser(world: &World, agent: &str) -> Caller {
    let body = json!({ "username": "professor.nossa", "password": PASSWORD });
    let request = Request::post("/api/auth/login", body).header("User-Agent", agent);
    let answer = world.anonymous().send(request).expect(200);
    world.anonymous().after(&answer)
}

#[test]
fn a_person_sees_where_they_are_signed_in_and_ends_it() {
    let world = World::new();
    let phone = with_browser(
        &world,
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36",
    );
    let laboratory =
        with_browser(&world, "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0");
    let listed = sessions(&laboratory);
    let told: Vec<_> = listed.iter().map(|it| (it["browser"].as_str(), it["system"].as_str())).collect();
    assert_eq!(
        told,
        [(Some("firefox"), Some("linux")), (Some("chrome"), Some("android")), (None, None)],
        "the last used first"
    );
    let own: Vec<_> = listed.iter().map(|it| it["own"] == true).collect();
    assert_eq!(own, [true, false, false]);
    phone.get(USER).expect(200);
    laboratory.delete(format!("{SESSIONS}/{}", listed[1]["id"])).expect(204);
    phone.get(USER).expect(401);
    laboratory.delete(format!("{SESSIONS}/{}", listed[1]["id"])).expect(404);
    world.ours.professor.caller.get(USER).expect(200);
    laboratory.delete(SESSIONS).expect(204);
    world.ours.professor.caller.get(USER).expect(401);
    assert_eq!(sessions(&laboratory).len(), 1);
    // Nobody else's, whatever the number.
    let theirs = sessions(&world.ours.gestor.caller)[0]["id"].clone();
    laboratory.delete(format!("{SESSIONS}/{theirs}")).expect(404);
    world.ours.gestor.caller.get(USER).expect(200);
}

#[test]
fn ones_own_session_may_be_ended_by_its_number_too() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    professor.delete(format!("{SESSIONS}/{}", sessions(professor)[0]["id"])).expect(204);
    professor.get(USER).expect(401);
}

#[test]
fn a_person_changes_their_name_and_sees_it_at_once() {
    let world = World::new();
    let professor = &world.ours.professor.caller;
    let to = json!({ "firstName": " Tânia ", "lastName": "Couto", "email": "tania@escola.example" });
    professor.put(USER, to).expect(204);
    let seen = professor.get(USER).expect(200).json();
    assert_eq!((&seen["name"], &seen["email"]), (&json!("Tânia Couto"), &json!("tania@escola.example")));
    assert_eq!((&seen["username"], &seen["role"]), (&json!("professor.nossa"), &json!("professor")));
    let wrong = json!({ "firstName": "", "lastName": "", "email": "x", "role": "gestor" });
    let fields: Vec<_> = professor.put(USER, wrong).expect(400).errors().into_iter().map(|it| it.0).collect();
    assert_eq!(fields, ["email", "firstName", "lastName"]);
}

#[test]
fn the_gestor_turns_the_switch_and_everyone_sees_it() {
    let world = World::new();
    let path = world.ours.path("/visibility");
    let read = || world.ours.professor.caller.get(&path).expect(200).json()["ownClassesOnly"].clone();
    assert_eq!(read(), false);
    world.ours.gestor.caller.put(&path, json!({ "ownClassesOnly": true })).expect(200);
    assert_eq!(read(), true);
    let theirs = world.theirs.gestor.caller.get(world.theirs.path("/visibility")).expect(200).json();
    assert_eq!(theirs["ownClassesOnly"], false);
}
