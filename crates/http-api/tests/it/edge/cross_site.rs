//! Other sites cannot act in a visitor's name, read answers, frame the pages or run scripts in them.

use http_api::Settings;
use serde_json::json;

use crate::client::{Answer, Request};
use crate::harness::World;
use crate::server::Parts;

fn saved() -> Request {
    Request::post("/api/simulations", json!({ "approvalRate": "94.5", "saebScore": "5.4" }))
}

fn refused(answer: Answer) {
    let answer = answer.expect(403);
    assert_eq!(answer.detail(), "Pedido recusado: ele não veio desta aplicação.");
}

#[test]
fn a_write_needs_our_header() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    refused(gestor.send(saved().without("X-Requested-With")));
    refused(gestor.send(saved().header("X-Requested-With", "XMLHttpRequest")));
    // For whoever has no session too, and where there is nothing.
    refused(world.anonymous().send(saved().without("X-Requested-With")));
    let login = Request::post("/api/auth/login", json!({ "username": "gestor.nossa", "password": "x" }));
    refused(world.anonymous().send(login.without("X-Requested-With")));
    refused(gestor.send(Request::new("DELETE", "/api/nada").without("X-Requested-With")));
    assert_eq!(world.count("simulations"), 0);
    gestor.send(saved()).expect(201);
}

#[test]
fn a_write_comes_from_our_own_pages() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let own = world.server.base.as_str();
    for (site, origin, status) in [
        (Some("same-origin"), None, 201),
        (Some("same-origin"), Some(own), 201),
        (Some("cross-site"), None, 403),
        (Some("same-site"), None, 403),
        (Some("none"), None, 403),
        (Some("cross-site"), Some("https://outra.example"), 403),
        (Some("cross-site"), Some(own), 403),
        (None, Some("https://outra.example"), 403),
        (None, Some("null"), 403),
        // Our name as the beginning of another's.
        (None, Some(&format!("{own}.outra.example")), 403),
        // An old browser says its origin alone.
        (None, Some(own), 201),
    ] {
        let mut request = saved();
        for (name, value) in [("Sec-Fetch-Site", site), ("Origin", origin)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        let answer = gestor.send(request);
        assert_eq!(answer.status, status, "{site:?} {origin:?}");
    }
}

#[test]
fn the_operators_origin_may_write() {
    let allowed = "https://ideb.escola.example";
    let settings = Settings { allowed_origins: vec![allowed.into()], ..Settings::default() };
    let world = World::with(Parts { settings, ..Parts::default() });
    let gestor = &world.ours.gestor.caller;
    gestor.send(saved().header("Origin", allowed)).expect(201);
    gestor.send(saved().header("Origin", allowed).header("Sec-Fetch-Site", "same-site")).expect(201);
    refused(gestor.send(saved().header("Origin", "http://ideb.escola.example")));
    refused(gestor.send(saved().header("Origin", "https://ideb.escola.example.outra")));
}

#[test]
fn a_read_needs_nothing_of_the_kind() {
    let world = World::new();
    let request = Request::get(world.ours.path("")).without("X-Requested-With");
    world.ours.gestor.caller.send(request.header("Sec-Fetch-Site", "cross-site")).expect(200);
}

#[test]
fn no_answer_is_shared_with_other_origins() {
    let world = World::new();
    let gestor = &world.ours.gestor.caller;
    let origin = "https://outra.example";
    let preflight = Request::new("OPTIONS", "/api/simulations")
        .header("Origin", origin)
        .header("Access-Control-Request-Method", "POST")
        .header("Access-Control-Request-Headers", "x-requested-with");
    for request in [preflight, Request::get("/api/auth/user").header("Origin", origin)] {
        let answer = gestor.send(request);
        let cors: Vec<_> =
            answer.headers.keys().filter(|name| name.as_str().starts_with("access-control")).collect();
        assert!(cors.is_empty(), "{cors:?}");
    }
}

/// One answer of each kind: pages, data, and refusals by every layer.
fn answers(world: &World) -> Vec<(&'static str, Answer)> {
    let gestor = &world.ours.gestor.caller;
    vec![
        ("page", world.anonymous().get("/")),
        ("missing file", world.anonymous().get("/assets/nada.js")),
        ("data", gestor.get("/api/auth/user").expect(200)),
        ("public data", world.anonymous().get("/api/about").expect(200)),
        ("no session", world.anonymous().get("/api/auth/user").expect(401)),
        ("another site", gestor.send(saved().without("X-Requested-With")).expect(403)),
        ("no right", world.ours.professor.caller.put(world.ours.path("/goals"), json!({})).expect(403)),
        ("another school", gestor.get(world.theirs.path("")).expect(404)),
        ("unknown path", gestor.get("/api/nada").expect(404)),
        ("invalid", gestor.post("/api/simulations", json!({})).expect(400)),
        ("document", gestor.get("/api/openapi.json").expect(200)),
        ("metrics", world.anonymous().get("/metrics").expect(404)),
        ("invented method", gestor.send(Request::new("INVENTADO", "/api/about")).expect(405)),
        ("probe", world.anonymous().get("/healthz").expect(200)),
    ]
}

#[test]
fn every_answer_carries_the_security_headers() {
    let world = World::new();
    for (kind, answer) in answers(&world) {
        let policy = answer.header("content-security-policy").unwrap_or_default();
        for rule in [
            "default-src 'self';",
            "script-src 'self';",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "form-action 'self'",
        ] {
            assert!(policy.contains(rule), "{kind}: {rule}");
        }
        assert!(!policy.contains("unsafe-eval") && policy.matches("script-src").count() == 1, "{kind}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{kind}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{kind}");
        assert_eq!(answer.header("strict-transport-security"), None, "{kind}: this is http");
        assert_eq!(answer.header("server"), None, "{kind}");
    }
}

#[test]
fn nothing_of_the_api_is_kept_on_the_way() {
    let world = World::new();
    for (kind, answer) in answers(&world) {
        if !["page", "missing file", "metrics", "probe"].contains(&kind) {
            // The document tells of nobody.
            let kept = if kind == "document" { "no-cache" } else { "no-store" };
            assert_eq!(answer.header("cache-control"), Some(kept), "{kind}");
        }
    }
}

#[test]
fn over_https_browsers_are_told_to_stay_there() {
    let settings = Settings { secure: true, ..Settings::default() };
    let world = World::with(Parts { settings, ..Parts::default() });
    for (kind, answer) in answers(&world) {
        let told = answer.header("strict-transport-security");
        assert_eq!(told, Some("max-age=31536000"), "{kind}");
    }
}
