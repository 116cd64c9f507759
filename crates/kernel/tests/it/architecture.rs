//! The arrows of `docs/ARCHITECTURE.md`: which crate may import which. A new arrow is a deliberate change
//! of this table.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// A crate and everything it imports outside its tests.
struct Row {
    name: &'static str,
    /// Crates of this workspace.
    ours: &'static [&'static str],
    others: &'static [&'static str],
}

/// Pure domains with what joins them: no runtime, no database, no wire format.
const DOMAIN: [&str; 7] = [
    "kernel",
    "ideb-core",
    "quiz-engine",
    "learning-style",
    "school-management",
    "lesson-planning",
    "application",
];
const FOREIGN_TO_THE_DOMAIN: [&str; 4] = ["tokio", "actix", "diesel", "serde"];

/// Adapters know what is below them, never each other.
const ADAPTERS: [&str; 4] = ["http-api", "store-postgres", "lesson-ai", "office-files"];

const ROWS: [Row; 15] = [
    Row { name: "kernel", ours: &[], others: &["chrono", "thiserror", "unicode-normalization"] },
    Row { name: "ideb-core", ours: &["kernel"], others: &["chrono", "thiserror"] },
    Row { name: "quiz-engine", ours: &["kernel"], others: &["chrono", "html-escape", "sha2", "thiserror"] },
    Row { name: "learning-style", ours: &["kernel"], others: &["chrono", "thiserror"] },
    Row { name: "school-management", ours: &["kernel"], others: &["chrono", "thiserror", "url"] },
    Row {
        name: "lesson-planning",
        ours: &["kernel"],
        others: &["async-trait", "chrono", "mockall", "thiserror"],
    },
    Row {
        name: "application",
        ours: &[
            "kernel",
            "ideb-core",
            "quiz-engine",
            "school-management",
            "learning-style",
            "lesson-planning",
        ],
        others: &["chrono", "thiserror"],
    },
    Row {
        name: "store-postgres",
        ours: &[
            "kernel",
            "ideb-core",
            "quiz-engine",
            "school-management",
            "learning-style",
            "lesson-planning",
            "application",
        ],
        others: &["chrono", "diesel", "diesel_migrations", "pq-sys", "thiserror", "tracing"],
    },
    Row {
        name: "http-api",
        ours: &[
            "kernel",
            "ideb-core",
            "quiz-engine",
            "school-management",
            "learning-style",
            "lesson-planning",
            "application",
        ],
        others: &[
            "actix-http",
            "actix-multipart",
            "actix-service",
            "actix-web",
            "actix-web-prom",
            "argon2",
            "brotli",
            "chrono",
            "flate2",
            "futures-util",
            "getrandom",
            "rustix",
            "serde",
            "serde_json",
            "sha2",
            "socket2",
            "thiserror",
            "tokio",
            "tracing",
            "tracing-actix-web",
            "utoipa",
        ],
    },
    Row {
        name: "lesson-ai",
        ours: &["kernel", "lesson-planning"],
        others: &["async-trait", "reqwest", "serde", "serde_json", "thiserror", "tokio"],
    },
    Row {
        name: "office-files",
        ours: &["kernel", "lesson-planning", "application"],
        others: &[
            "chardetng",
            "chrono",
            "csv-core",
            "docx-rs",
            "encoding_rs",
            "flate2",
            "image",
            "quick-xml",
            "rust_xlsxwriter",
            "serde",
            "serde_json",
            "sha2",
            "thiserror",
            "zip",
        ],
    },
    Row { name: "embedded-postgres", ours: &[], others: &["rustix", "sha2", "thiserror"] },
    // Only tests import it.
    Row {
        name: "test-database",
        ours: &["embedded-postgres", "store-postgres"],
        others: &["diesel", "rustix", "tempfile"],
    },
    Row { name: "test-files", ours: &[], others: &[] },
    Row {
        name: "app",
        ours: &[
            "kernel",
            "ideb-core",
            "quiz-engine",
            "school-management",
            "learning-style",
            "lesson-planning",
            "application",
            "store-postgres",
            "http-api",
            "office-files",
            "lesson-ai",
            "embedded-postgres",
        ],
        others: &[
            "actix-web",
            "chrono",
            "clap",
            "flate2",
            "getrandom",
            "hmac",
            "indicatif",
            "libmimalloc-sys",
            "mimalloc",
            "rust-embed",
            "rustix",
            "serde",
            "serde_json",
            "sha2",
            "tempfile",
            "thiserror",
            "tokio",
            "tracing",
            "tracing-subscriber",
        ],
    },
];

type Imports = BTreeMap<String, BTreeSet<String>>;

/// What each crate of the workspace imports, build scripts included; tests may import what they need.
fn imports() -> Imports {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let packages = metadata["packages"].as_array().unwrap().iter();
    packages
        .map(|package| {
            let edges = package["dependencies"].as_array().unwrap().iter();
            let edges = edges.filter(|edge| edge["kind"] != "dev").map(|edge| text(&edge["name"]));
            (text(&package["name"]), edges.collect())
        })
        .collect()
}

fn allowed() -> Imports {
    ROWS.iter()
        .map(|row| {
            let names = row.ours.iter().chain(row.others).map(ToString::to_string);
            (row.name.to_owned(), names.collect())
        })
        .collect()
}

/// Where the workspace and the table differ, one sentence each.
fn differences(found: &Imports, allowed: &Imports) -> Vec<String> {
    let mut differences = Vec::new();
    for (name, edges) in found {
        let Some(row) = allowed.get(name) else {
            differences.push(format!("crate `{name}` has no row: say what it may import"));
            continue;
        };
        let new = edges.difference(row);
        differences
            .extend(new.map(|edge| format!("`{name}` imports `{edge}`, which its row does not allow")));
        let gone = row.difference(edges);
        differences.extend(gone.map(|edge| format!("`{name}` no longer imports `{edge}`: shorten its row")));
    }
    let gone = allowed.keys().filter(|name| !found.contains_key(*name));
    differences.extend(gone.map(|name| format!("crate `{name}` is gone: drop its row")));
    differences
}

#[test]
fn every_import_is_in_the_table() {
    let differences = differences(&imports(), &allowed());
    assert!(
        differences.is_empty(),
        "The arrows of docs/ARCHITECTURE.md changed. Where that is meant, change the table in \
         crates/kernel/tests/it/architecture.rs and the page:\n  {}",
        differences.join("\n  ")
    );
}

#[test]
fn the_domain_knows_no_runtime_database_or_wire_format() {
    let imports = imports();
    for name in DOMAIN {
        for import in &imports[name] {
            let foreign = FOREIGN_TO_THE_DOMAIN.iter().any(|word| import.starts_with(word));
            assert!(!foreign, "`{name}` is part of the domain and imports `{import}`");
        }
    }
}

#[test]
fn domains_and_adapters_never_import_each_other() {
    let imports = imports();
    for peers in [&["ideb-core", "school-management"][..], &ADAPTERS] {
        for name in peers {
            let peer = imports[*name].iter().find(|import| peers.contains(&import.as_str()));
            assert_eq!(peer, None, "`{name}` imports its neighbour");
        }
    }
}

#[test]
fn only_the_program_and_the_test_database_start_postgresql() {
    let imports = imports();
    for (name, edges) in &imports {
        let may_start = ["app", "test-database"].contains(&name.as_str());
        assert!(may_start || !edges.contains("embedded-postgres"), "`{name}` imports `embedded-postgres`");
        for of_tests in ["test-database", "test-files"] {
            assert!(!edges.contains(of_tests), "`{name}` imports `{of_tests}` outside its tests");
        }
    }
}

#[test]
fn differences_are_told_in_both_directions() {
    let one = |name: &str, edges: &[&str]| -> Imports {
        [(name.to_owned(), edges.iter().map(ToString::to_string).collect())].into()
    };
    let allowed = one("kernel", &["chrono"]);
    assert!(differences(&one("kernel", &["chrono"]), &allowed).is_empty());
    let cases = [
        (one("kernel", &["chrono", "diesel"]), "`kernel` imports `diesel`, which its row does not allow"),
        (one("kernel", &[]), "`kernel` no longer imports `chrono`: shorten its row"),
    ];
    for (found, sentence) in cases {
        assert_eq!(differences(&found, &allowed), [sentence]);
    }
    let other = differences(&one("other", &[]), &allowed);
    assert_eq!(
        other,
        ["crate `other` has no row: say what it may import", "crate `kernel` is gone: drop its row"]
    );
}
