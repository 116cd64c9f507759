//! Answers are compressed for those who take it, and never wait for it.

use std::io::Read;
use std::thread;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use http_api::server::Size;

use http_api::Asset;

use crate::client::{Answer, Request};
use crate::harness::{World, wait_until};
use crate::server::Parts;

const DOCUMENT: &str = "/api/openapi.json";
const SCRIPT: &str = "/assets/index-0a1b2c3d.js";

fn accepting(path: &str, encodings: &str) -> Request {
    Request::get(path).header("Accept-Encoding", encodings)
}

fn unpacked(answer: &Answer) -> String {
    let mut text = String::new();
    let read = match answer.header("content-encoding") {
        Some("br") => brotli::Decompressor::new(answer.bytes.as_slice(), 4_096).read_to_string(&mut text),
        Some("gzip") => flate2::read::GzDecoder::new(answer.bytes.as_slice()).read_to_string(&mut text),
        other => panic!("{other:?}"),
    };
    read.unwrap();
    text
}

#[test]
fn a_large_answer_is_compressed_as_the_client_asks() {
    let world = World::new();
    let plain = world.anonymous().get(DOCUMENT).expect(200);
    assert_eq!(plain.header("content-encoding"), None);
    assert_eq!(plain.header("vary"), Some("Accept-Encoding"));
    for (accepted, encoding) in [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")] {
        let answer = world.anonymous().send(accepting(DOCUMENT, accepted)).expect(200);
        assert_eq!(answer.header("content-encoding"), Some(encoding), "{accepted}");
        assert_eq!(answer.header("content-type"), Some("application/json"), "{accepted}");
        assert_eq!(answer.header("vary"), Some("Accept-Encoding"), "{accepted}");
        assert!(answer.bytes.len() < plain.bytes.len() / 4, "{accepted}: {}", answer.bytes.len());
        assert_eq!(unpacked(&answer), plain.body, "{accepted}");
    }
    let refused = world.anonymous().send(accepting(DOCUMENT, "br;q=0")).expect(200);
    assert_eq!((refused.header("content-encoding"), &refused.body), (None, &plain.body));
    // A small one would not become smaller.
    let small = world.anonymous().send(accepting("/api/about", "br")).expect(200);
    assert_eq!(small.header("content-encoding"), None);
}

/// Made ready once, it is told apart by its form; a browser or a program that has it is told no more.
#[test]
fn the_document_is_sent_to_who_has_no_such_one() {
    let world = World::new();
    let caller = world.anonymous();
    let mut tags = Vec::new();
    for accepted in ["br", "gzip", "identity"] {
        let answer = caller.send(accepting(DOCUMENT, accepted)).expect(200);
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        let tag = answer.header("etag").unwrap().to_owned();
        let again = caller.send(accepting(DOCUMENT, accepted).header("If-None-Match", &tag)).expect(304);
        assert!(again.bytes.is_empty());
        let head =
            caller.send(Request::new("HEAD", DOCUMENT).header("Accept-Encoding", accepted)).expect(200);
        assert_eq!(head.header("etag"), Some(tag.as_str()));
        assert_eq!(
            head.header("content-length"),
            Some(answer.bytes.len().to_string().as_str()),
            "{accepted}"
        );
        assert!(head.bytes.is_empty());
        tags.push(tag);
    }
    tags.sort();
    tags.dedup();
    assert_eq!(tags.len(), 3);
    for path in [DOCUMENT, "/healthz", "/readyz"] {
        caller.send(Request::new("HEAD", path)).expect(200);
        let refused = caller.send(Request::new("POST", path)).expect(405);
        assert_eq!(refused.header("allow"), Some("GET, HEAD"), "{path}");
    }
}

#[test]
fn a_file_comes_in_the_form_that_the_client_takes() {
    let world = World::new();
    for (accepted, encoding, text) in [
        ("gzip, br", Some("br"), "as brotli"),
        ("br;q=0, gzip", Some("gzip"), "as gzip"),
        ("gzip;q=1, br;q=0.5", Some("gzip"), "as gzip"),
        ("br;q=0", None, "export {}"),
        ("x-br", None, "export {}"),
    ] {
        let answer = world.anonymous().send(accepting(SCRIPT, accepted)).expect(200);
        assert_eq!(answer.header("content-encoding"), encoding, "{accepted}");
        assert_eq!(answer.bytes, text.as_bytes(), "{accepted}");
        assert_eq!(answer.header("content-type"), Some("text/javascript"), "{accepted}");
        assert_eq!(answer.header("vary"), Some("Accept-Encoding"), "{accepted}");
    }
}

/// More than is compressed without a pause.
fn large_page(path: &str) -> Option<Asset> {
    let bytes = "<p>Sistema IDEB</p>".repeat(10_000).into_bytes();
    (path == "index.html").then(|| Asset { bytes: bytes.into(), sha256: [7; 32], mime: "text/html".into() })
}

#[test]
fn a_compressed_answer_does_not_wait_behind_the_database() {
    let world = World::with(Parts {
        size: Size { workers: 1, connections: 1 },
        assets: large_page,
        ..Parts::default()
    });
    let gestor = &world.ours.gestor.caller;
    let mut lock = world.admin();
    lock.batch_execute("BEGIN; LOCK TABLE simulations IN ACCESS EXCLUSIVE MODE").unwrap();
    thread::scope(|scope| {
        let held = scope.spawn(|| gestor.get(world.ours.path("/simulations")));
        wait_until(Duration::from_secs(20), || world.count("pg_locks WHERE NOT granted") > 0);
        for encoding in ["br", "gzip"] {
            let answer = world.anonymous().send(accepting("/", encoding)).expect(200);
            assert_eq!(answer.header("content-encoding"), Some(encoding));
            assert_eq!(unpacked(&answer).len(), 190_000);
        }
        lock.batch_execute("ROLLBACK").unwrap();
        // Unless it waited too long by then.
        let answer = held.join().unwrap();
        assert!([200, 503].contains(&answer.status), "{}", answer.body);
    });
}
