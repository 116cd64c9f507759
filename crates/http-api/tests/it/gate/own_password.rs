//! Changing one's own password.

use serde_json::json;

use crate::client::{Answer, Caller};
use crate::harness::{PASSWORD, World, sign_in};

const USER: &str = "/api/auth/user";

fn change(caller: &Caller, current: &str, new: &str) -> Answer {
    caller.post("/api/auth/password", json!({ "currentPassword": current, "newPassword": new }))
}

#[test]
fn a_new_password_ends_the_other_sessions_and_renews_this_one() {
    let world = World::new();
    let (here, elsewhere) = (world.ours.gestor.caller.clone(), world.sign_in(&world.ours.gestor));
    elsewhere.get(USER).expect(200);
    let answer = change(&here, PASSWORD, "jacarandá-mimoso").expect(204);
    elsewhere.get(USER).expect(401);
    here.get(USER).expect(401);
    let here = here.after(&answer);
    here.get(USER).expect(200);
    // Nobody else is signed out.
    world.ours.professor.caller.get(USER).expect(200);
    sign_in(&world.anonymous(), "gestor.nossa", PASSWORD).expect(401);
    sign_in(&world.anonymous(), "gestor.nossa", "jacarandá-mimoso").expect(200);
    sign_in(&world.anonymous(), "professor.nossa", PASSWORD).expect(200);
}

#[test]
fn a_password_is_changed_by_whoever_knows_it_to_one_that_is_worth_it() {
    let world = World::new();
    let caller = &world.ours.professor.caller;
    for (current, new, field, sentence) in [
        ("errada", "jacarandá-mimoso", "currentPassword", "A senha atual não confere"),
        (PASSWORD, "12345", "newPassword", "Senha deve ter pelo menos 6 caracteres"),
        (PASSWORD, "senha123", "newPassword", "Esta senha é muito comum: escolha outra"),
        (
            PASSWORD,
            "prado2026",
            "newPassword",
            "A senha não pode ser o nome da pessoa, da escola ou da cidade",
        ),
        (PASSWORD, &"ab".repeat(65), "newPassword", "Senha deve ter no máximo 128 caracteres"),
    ] {
        change(caller, current, new).refuses(field, sentence);
    }
    sign_in(&world.anonymous(), "professor.nossa", PASSWORD).expect(200);
}

#[test]
fn guessing_the_current_password_is_throttled_too() {
    let world = World::new();
    let caller = &world.ours.professor.caller;
    for _ in 0..5 {
        change(caller, "errada", "jacarandá-mimoso").expect(400);
    }
    assert!(change(caller, "errada", "jacarandá-mimoso").expect(429).retry_after() >= 1);
    change(caller, PASSWORD, "jacarandá-mimoso").expect(429);
    world.execute("UPDATE signin_attempts SET last_at = last_at - interval '3 seconds'");
    change(caller, PASSWORD, "jacarandá-mimoso").expect(204);
}

#[test]
fn the_demonstrations_passwords_are_public_and_stay_as_they_are() {
    let world = World::new();
    world.execute(&format!("UPDATE schools SET demo = true WHERE id = {}", world.ours.id));
    let answer = change(&world.ours.gestor.caller, PASSWORD, "jacarandá-mimoso").expect(403);
    assert_eq!(answer.detail(), "A senha das contas de demonstração é pública e não pode ser trocada.");
    sign_in(&world.anonymous(), "gestor.nossa", PASSWORD).expect(200);
    change(&world.theirs.gestor.caller, PASSWORD, "jacarandá-mimoso").expect(204);
}
