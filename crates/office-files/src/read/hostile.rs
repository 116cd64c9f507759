//! Files that a stranger makes to use up memory and time. They are small here, and so are the limits: what is tried is
//! that each shape is counted.

use std::cell::Cell;

use super::bounds::Limits;
use super::unreadable::Unreadable;
use super::{read, read_while};
use crate::testing::{Workbook, latin1, ods, xlsx, zip};

const LIMITS: Limits = Limits { memory: 30_000, steps: 50_000, inflated_bytes: 5_000_000, ..Limits::UPLOAD };

const ROW: &str = r#"<row r="1"><c r="A1" t="s"><v>0</v></c></row>"#;

fn refusal(bytes: &[u8], limits: &Limits) -> Unreadable {
    assert!(bytes.len() < 50_000, "{} bytes", bytes.len());
    read("a", bytes, limits).unwrap_err()
}

fn with_texts(texts: &str) -> Vec<u8> {
    let shared_texts = format!("<sst>{texts}</sst>");
    Workbook { rows: ROW.into(), shared_texts, ..Workbook::default() }.bytes()
}

fn with_styles(styles: &str) -> Vec<u8> {
    let styles = format!("<styleSheet>{styles}</styleSheet>");
    Workbook { rows: ROW.into(), styles, ..Workbook::default() }.bytes()
}

fn with_rows(rows: &str) -> Vec<u8> {
    xlsx(rows)
}

fn cell_of_an_ods(text: &str) -> String {
    format!("<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>")
}

/// Files that would take more memory than the limit.
fn large() -> Vec<(&'static str, Vec<u8>)> {
    let long = "x".repeat(1000);
    let formats = (0..2000).map(|id| format!("<numFmt numFmtId=\"{id}\" formatCode=\"0\"/>"));
    let runs_of_a_cell =
        format!("<row><c t=\"inlineStr\"><is>{}</is></c></row>", format!("<r><t>{long}</t></r>").repeat(200));
    vec![
        ("empty shared texts", with_texts(&"<si/>".repeat(15_000))),
        (
            "runs of one shared text",
            with_texts(&format!("<si>{}</si>", format!("<r><t>{long}</t></r>").repeat(120))),
        ),
        ("shared texts", with_texts(&format!("<si><t>{long}</t></si>").repeat(120))),
        ("letters of a reference", with_texts(&format!("<si><t>{}</t></si>", "x&amp;".repeat(20_000)))),
        ("one shared text", with_texts(&format!("<si><t>{}</t></si>", "x".repeat(900_000)))),
        ("a text longer than any", with_texts(&format!("<si><t>{}</t></si>", "x".repeat(2_000_000)))),
        ("a comment longer than any", with_texts(&format!("<!--{}-->", "x".repeat(2_000_000)))),
        ("formats", with_styles(&format!("<numFmts>{}</numFmts>", formats.collect::<String>()))),
        ("cells of a sheet", with_rows(&"<row><c><v>1</v></c><c><v>2</v></c></row>".repeat(1500))),
        ("runs of a cell", with_rows(&runs_of_a_cell)),
        (
            "cells of one line",
            ods(&format!("<table:table-row>{}</table:table-row>", cell_of_an_ods(&long).repeat(120))),
        ),
        ("a text inside a zip", zip(&[("a.csv", "1;2\n".repeat(30_000).as_bytes())])),
        (
            "a line of an ods that goes on",
            ods(&format!("<table:table-row>{}", cell_of_an_ods(&long).repeat(40))),
        ),
        ("spaces inside a zip", zip(&[("a.csv", format!("1\n{}", " ".repeat(40_000)).as_bytes())])),
        ("spaces in another encoding", zip(&[("a.csv", &latin1(&format!("é\n{}", " ".repeat(20_000))))])),
        ("a text of another encoding", zip(&[("a.csv", &latin1(&"é;à\n".repeat(20_000)))])),
    ]
}

/// Files that would take more steps than the limit, and no memory.
fn long() -> Vec<(&'static str, Vec<u8>)> {
    vec![
        ("empty runs", with_texts(&format!("<si>{}</si>", "<r/>".repeat(60_000)))),
        ("empty cells", with_rows(&format!("<row>{}</row>", "<c/>".repeat(60_000)))),
        ("empty lines", with_rows(&"<row/>".repeat(60_000))),
        ("styles of nothing", with_styles(&"<x/>".repeat(60_000))),
        ("empty cells of an ods", ods(&"<table:table-cell/>".repeat(60_000))),
        ("cells of a text", zip(&[("a.csv", format!("a;b\nc;d\n{}", ";".repeat(60_000)).as_bytes())])),
    ]
}

#[test]
fn what_would_be_kept_is_counted() {
    for (name, bytes) in large() {
        let refused = refusal(&bytes, &LIMITS);
        let huge = matches!(refused, Unreadable::HugeCell { .. }) && name == "runs of a cell";
        assert!(refused == Unreadable::TooMuch || huge, "{name}: {refused:?}");
    }
}

#[test]
fn what_is_done_is_counted() {
    let room = Limits { memory: 5_000_000, ..LIMITS };
    for (name, bytes) in long() {
        assert_eq!(refusal(&bytes, &room), Unreadable::TooMuch, "{name}");
    }
}

#[test]
fn elements_inside_each_other_are_refused() {
    let nested = "<x>".repeat(10_000);
    for bytes in [with_texts(&nested), with_styles(&nested), with_rows(&nested), ods(&nested)] {
        assert_eq!(refusal(&bytes, &LIMITS), Unreadable::Damaged);
    }
}

#[test]
fn an_ordinary_file_stays_far_below_the_limits() {
    let texts = with_texts(&"<si><t>Escola</t></si>".repeat(100));
    let styles = with_styles(&format!("<cellXfs>{}</cellXfs>", "<xf numFmtId=\"14\"/>".repeat(5000)));
    for (name, bytes) in [("texts", texts), ("styles", styles)] {
        let outcome = read("a.xlsx", &bytes, &LIMITS).map(|document| document.sheets.len());
        // The second has no text for its cell.
        assert!(
            outcome == Ok(1) || name == "styles" && outcome == Err(Unreadable::Damaged),
            "{name}: {outcome:?}"
        );
    }
}

/// Whatever a file holds, its reading ends when whoever sent it has gone.
#[test]
fn a_file_that_nobody_waits_for_is_put_down() {
    for (name, bytes) in large().into_iter().chain(long()) {
        let looks = Cell::new(0);
        let is_wanted = || {
            looks.set(looks.get() + 1);
            false
        };
        assert_eq!(read_while(&is_wanted, "a", &bytes, &Limits::UPLOAD), Err(Unreadable::Unwanted), "{name}");
        assert!(looks.get() <= 2, "{name}: it goes on");
    }
    let many = with_rows(&format!("<row>{}</row>", "<c/>".repeat(60_000)));
    let looks = Cell::new(0);
    let is_wanted = || {
        looks.set(looks.get() + 1);
        looks.get() < 50
    };
    assert_eq!(read_while(&is_wanted, "a", &many, &Limits::UPLOAD), Err(Unreadable::Unwanted));
    assert!(looks.get() <= 51, "it goes on");
}
