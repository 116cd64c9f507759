//! Whole files: what people send, and what an attacker would.

use proptest::prelude::*;

use super::bounds::Limits;
use super::document::{Document, Format};
use super::read;
use super::unreadable::Unreadable;
use crate::testing::{Workbook, ods, ods_of, xlsx, zip};

fn refusal(bytes: &[u8]) -> Unreadable {
    read("arquivo", bytes, &Limits::UPLOAD).unwrap_err()
}

fn cells(document: &Document) -> Vec<(u32, Vec<&str>)> {
    let lines = document.sheets.iter().flat_map(|sheet| &sheet.lines);
    lines.map(|line| (line.number, line.cells.iter().collect())).collect()
}

#[test]
fn a_workbook_is_read_with_its_own_line_numbers() {
    let rows = r#"<row r="3"><c r="B3" t="s"><v>0</v></c><c r="D3"><v>5.6999999999999993</v></c></row>
        <row r="9"><c r="A9" t="inlineStr"><is><t> Água </t></is></c><c r="B9" t="b"><v>1</v></c></row>"#;
    let shared_texts = r#"<sst uniqueCount="1"><si><t>Escola</t></si></sst>"#.to_owned();
    let workbook = Workbook { rows: rows.into(), shared_texts, ..Workbook::default() };
    let document = read("a.xlsx", &workbook.bytes(), &Limits::UPLOAD).unwrap();
    assert_eq!(document.format, Format::Xlsx);
    assert_eq!(document.sheets[0].name, "Plan1");
    assert_eq!(cells(&document), [(3, vec!["", "Escola", "", "5.7"]), (9, vec!["Água", "VERDADEIRO"])]);
}

#[test]
fn an_open_document_is_read_with_its_repeats() {
    let table = r#"<table:table-row table:number-rows-repeated="4"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
        <table:table-row><table:table-cell table:number-columns-repeated="2"/>
          <table:table-cell office:value-type="string"><text:p>A &amp; B</text:p><text:p>C</text:p>
            <office:annotation><text:p>nota</text:p></office:annotation></table:table-cell>
          <table:table-cell office:value-type="float" office:value="94.5"><text:p>94,5</text:p></table:table-cell>
          <table:table-cell office:value-type="date" office:date-value="2015-03-02T00:00:00"/></table:table-row>
        <table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string"
          table:number-columns-repeated="2"><text:p>x<text:s text:c="2"/>y</text:p></table:table-cell></table:table-row>
        <table:table-row table:number-rows-repeated="1048569"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>"#;
    let document = read("a.ods", &ods(table), &Limits::UPLOAD).unwrap();
    assert_eq!(document.format, Format::Ods);
    assert_eq!(
        cells(&document),
        [
            (5, vec!["", "", "A & B\nC", "94.5", "2015-03-02"]),
            (6, vec!["x  y", "x  y"]),
            (7, vec!["x  y", "x  y"]),
        ]
    );
}

#[test]
fn a_bundle_gives_its_xlsx_then_ods_then_csv() {
    let workbook = xlsx(r#"<row r="1"><c r="A1"><v>1</v></c></row>"#);
    let table = "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"2\"/></table:table-row>";
    let open = ods(table);
    let sum = ("resultados/sha256.txt", &b"abc  divulgacao.xlsx"[..]);
    for (entries, name, format) in [
        (
            vec![("r/d.ods", &open[..]), ("r/d.xlsx", &workbook), sum, ("__MACOSX/r/._d.xlsx", b"x")],
            "d.xlsx",
            Format::Xlsx,
        ),
        (vec![("r/d.ods", &open), sum], "d.ods", Format::Ods),
        (vec![("d.csv", b"a;b\n1;2\n"), sum], "d.csv", Format::Csv),
    ] {
        let document = read("d.zip", &zip(&entries), &Limits::UPLOAD).unwrap();
        assert_eq!((document.name.as_str(), document.format), (name, format));
    }
}

#[test]
fn a_bundle_without_one_spreadsheet_is_refused_clearly() {
    let workbook = xlsx("");
    let inner = zip(&[("d.csv", b"a;b")]);
    let disguised = zip(&[("d.xlsx", &inner)]);
    let several = [("a.xlsx", &workbook[..]), ("b/b.xlsx", &workbook)];
    let names = vec!["a.xlsx".to_owned(), "b.xlsx".to_owned()];
    for (bytes, expected) in [
        (zip(&[("a.zip", &inner)]), Unreadable::NestedZip),
        (disguised, Unreadable::NestedZip),
        (zip(&[("foto.jpg", b"x")]), Unreadable::NoSpreadsheetInZip),
        (zip(&[("velha.xls", b"x")]), Unreadable::OldExcel),
        (zip(&several), Unreadable::SeveralSpreadsheetsInZip { names }),
        (zip(&[]), Unreadable::NoSpreadsheetInZip),
    ] {
        assert_eq!(refusal(&bytes), expected);
    }
}

#[test]
fn damaged_and_foreign_files_are_refused_clearly() {
    let whole = xlsx(r#"<row r="1"><c r="A1"><v>1</v></c></row>"#);
    let locked = zip(&[
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", b"<manifest:manifest><manifest:encryption-data/></manifest:manifest>"),
        ("content.xml", b"\x01\x02"),
    ]);
    for (bytes, expected) in [
        (Vec::new(), Unreadable::Empty),
        (b" \n\n;;;\n".to_vec(), Unreadable::Blank),
        (xlsx(""), Unreadable::Blank),
        (whole[..whole.len() / 2].to_vec(), Unreadable::Truncated),
        (zip(&[("xl/workbook.xml", b"<workbook")]), Unreadable::Damaged),
        (zip(&[("xl/workbook.bin", b"x")]), Unreadable::BinaryExcel),
        (locked, Unreadable::PasswordProtected),
        (b"nome\0;turma".to_vec(), Unreadable::NulBytes),
        (
            zip(&[("word/document.xml", b"<w/>")]),
            Unreadable::NotASpreadsheet { what: "um documento do Word" },
        ),
    ] {
        assert_eq!(refusal(&bytes), expected);
    }
}

#[test]
fn a_bomb_is_refused_before_it_is_kept() {
    let zeros = vec![b'0'; 25_000_000];
    let bomb = zip(&[("xl/workbook.xml", b"<x/>"), ("xl/worksheets/sheet1.xml", &zeros)]);
    assert!(bomb.len() < 100_000);
    let limit = Limits::UPLOAD.inflated_bytes;
    assert_eq!(refusal(&bomb), Unreadable::TooLargeInside { limit });
    assert_eq!(refusal(&zip(&[("d.csv", &zeros)])), Unreadable::TooLargeInside { limit });

    let many: Vec<(String, &[u8])> = (0..1_001).map(|entry| (format!("{entry}.txt"), &b"x"[..])).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|(name, bytes)| (name.as_str(), *bytes)).collect();
    assert_eq!(refusal(&zip(&many)), Unreadable::TooManyEntries { limit: 1_000 });

    let large = vec![b'x'; 2_000_001];
    assert_eq!(refusal(&large), Unreadable::TooLarge { limit: 2_000_000 });
}

#[test]
fn a_far_cell_costs_nothing() {
    let sheet = "Plan1".to_owned();
    let cell = "XFD1048576".to_owned();
    let far = Unreadable::FarCell { sheet, cell };
    let rows =
        r#"<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>"#;
    let dimension = r#"<dimension ref="A1:XFD1048576"/>"#;
    let bytes = Workbook { rows: rows.into(), dimension, ..Workbook::default() }.bytes();
    assert!(bytes.len() < 2000);
    assert_eq!(refusal(&bytes), far);

    let filled = r#"<table:table-row table:number-rows-repeated="1048576"><table:table-cell office:value-type="float"
        office:value="1" table:number-columns-repeated="16384"/></table:table-row>"#;
    assert!(matches!(refusal(&ods(filled)), Unreadable::FarCell { cell, .. } if cell == "SS1"));
    let tall = filled.replace("16384", "2");
    assert_eq!(refusal(&ods(&tall)), Unreadable::TooManyLines { limit: 20_000 });
}

#[test]
fn what_a_workbook_says_of_itself_is_not_believed() {
    let rows = r#"<row r="1"><c r="A1"><v>1</v></c></row>"#;
    for (shared_texts, dimension) in
        [(r#"<sst uniqueCount="99999999999999"/>"#, ""), ("<sst/>", r#"<dimension ref="B5:A1"/>"#)]
    {
        let workbook = Workbook {
            rows: rows.into(),
            shared_texts: shared_texts.to_owned(),
            dimension,
            ..Workbook::default()
        };
        let document = read("a.xlsx", &workbook.bytes(), &Limits::UPLOAD).unwrap();
        assert_eq!(cells(&document), [(1, vec!["1"])]);
    }
    let shared_texts = format!("<sst uniqueCount=\"1\"><si><t>{}</t></si></sst>", "x".repeat(32_000));
    let rows = r#"<row><c t="s"><v>0</v></c></row>"#.repeat(2000).into();
    let workbook = Workbook { rows, shared_texts, ..Workbook::default() };
    assert_eq!(refusal(&workbook.bytes()), Unreadable::TooMuch);
}

#[test]
fn no_sheet_is_read_twice_and_they_are_counted() {
    let workbook = |sheets: Vec<(String, String)>| {
        let rows = r#"<row r="1"><c r="A1"><v>1</v></c></row>"#.into();
        Workbook { sheets, rows, ..Workbook::default() }.bytes()
    };
    let distinct =
        |count| (0..count).map(|place| (format!("P{place}"), format!("sheet{place}.xml"))).collect();
    assert_eq!(read("a.xlsx", &workbook(distinct(3)), &Limits::UPLOAD).unwrap().sheets.len(), 3);
    let one_part = ["sheet1.xml", "./sheet1.xml", "../worksheets/SHEET1.xml"];
    let one_part = one_part.map(|file| (format!("P{}", file.len()), file.to_owned()));
    assert_eq!(refusal(&workbook(one_part.to_vec())), Unreadable::Damaged);
    let one_name = ["sheet1.xml", "sheet2.xml"].map(|file| ("P".to_owned(), file.to_owned()));
    assert_eq!(refusal(&workbook(one_name.to_vec())), Unreadable::Damaged);
    let one_id = [("P1", "sheet1.xml"), ("P2\" r:id=\"rId0", "sheet2.xml")];
    let one_id = one_id.map(|(name, file)| (name.to_owned(), file.to_owned()));
    assert_eq!(refusal(&workbook(one_id.to_vec())), Unreadable::Damaged);
    let limits = Limits::UPLOAD;
    // An ordinary workbook, with more parts than the fifty that once were too many.
    assert_eq!(read("a.xlsx", &workbook(distinct(60)), &limits).unwrap().sheets.len(), 60);
    let refused = Err(Unreadable::TooManySheets { limit: 100 });
    assert_eq!(read("a.xlsx", &workbook(distinct(101)), &limits), refused);
    let hidden = |place| (format!("P{place}\" state=\"hidden"), format!("sheet{place}.xml"));
    assert_eq!(read("a.xlsx", &workbook((0..101).map(hidden).collect()), &limits), refused);
    let row = "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"2\"/></table:table-row>";
    let tables = ods_of(&format!("<table:table>{row}</table:table>").repeat(101));
    assert_eq!(read("a.ods", &tables, &limits), refused);
    let nested = format!("{}{row}{}", "<table:table>".repeat(101), "</table:table>".repeat(101));
    assert_eq!(read("a.ods", &ods_of(&nested), &limits), refused);
}

#[test]
fn a_long_name_of_a_sheet_is_cut() {
    let long = "Á".repeat(100_000);
    let rows = r#"<row r="1"><c r="A1"><v>1</v></c></row>"#;
    let sheets = vec![(long.clone(), "sheet1.xml".to_owned())];
    let workbook = Workbook { sheets, rows: rows.into(), ..Workbook::default() }.bytes();
    let row = "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"2\"/></table:table-row>";
    let open = ods_of(&format!("<table:table table:name=\"{long}\">{row}</table:table>"));
    for bytes in [workbook, open] {
        let document = read("a", &bytes, &Limits::UPLOAD).unwrap();
        assert_eq!(document.sheets[0].name, format!("{}…", "Á".repeat(255)));
    }
}

#[test]
fn a_row_is_counted_while_it_is_read() {
    let limits = Limits { memory: 2_000_000, ..Limits::UPLOAD };
    let spaces = "<text:s text:c=\"30000\"/>";
    let row = |cell: &str, count: usize| {
        let cells = format!(
            "<table:table-cell office:value-type=\"string\"><text:p>{cell}</text:p></table:table-cell>"
        );
        read("a.ods", &ods(&format!("<table:table-row>{}</table:table-row>", cells.repeat(count))), &limits)
    };
    let refused = Err(Unreadable::TooMuch);
    for cell in [format!("x{spaces}x"), format!("x{spaces}"), spaces.to_owned()] {
        assert_eq!(row(&cell, 500), refused, "{cell}");
    }
    assert!(matches!(row("x", 513), Err(Unreadable::FarCell { cell, .. }) if cell == "SS1"));
}

#[test]
fn huge_cells_and_endless_lines_are_refused() {
    let limit = Limits::UPLOAD.cell_chars;
    let long = "x".repeat(limit + 1);
    let inline = format!("<row r=\"7\"><c r=\"A7\" t=\"inlineStr\"><is><t>{long}</t></is></c></row>");
    assert_eq!(refusal(&xlsx(inline)), Unreadable::HugeCell { line: 7, limit });
    let unclosed = format!("a;b\n1;2\n3;\"{long}\n");
    assert_eq!(refusal(unclosed.as_bytes()), Unreadable::HugeCell { line: 3, limit });
    let spaces = "<text:s text:c=\"4000000000\"/>".repeat(10);
    let spaced = format!(
        "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>x{spaces}x</text:p></table:table-cell></table:table-row>"
    );
    assert_eq!(refusal(&ods(&spaced)), Unreadable::HugeCell { line: 1, limit });

    let wide = vec!["1"; 1_000_000].join(";");
    assert_eq!(refusal(&wide.as_bytes()[..1_999_999]), Unreadable::TooManyColumns { line: 1, limit: 512 });
    let tall = "1;2\n".repeat(20_001);
    assert_eq!(refusal(tall.as_bytes()), Unreadable::TooManyLines { limit: 20_000 });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..2000)) {
        let _ = read("a", &bytes, &Limits::UPLOAD);
    }

    #[test]
    fn a_workbook_with_flipped_bytes_never_panics(
        flips in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20),
        open in any::<bool>(),
    ) {
        let mut bytes = if open {
            ods("<table:table-row><table:table-cell office:value-type=\"string\"><text:p>x</text:p></table:table-cell></table:table-row>")
        } else {
            xlsx(r#"<row r="1"><c r="A1"><v>1</v></c></row>"#)
        };
        for (place, value) in flips {
            let place = place.index(bytes.len());
            bytes[place] = value;
        }
        let _ = read("a", &bytes, &Limits::UPLOAD);
    }

    #[test]
    fn rows_of_any_xml_never_panic(rows in r#"(<row r="[0-9]{0,7}">|</row>|<c r="[A-Z]{0,4}[0-9]{0,8}" t="[snbed]?">|<v>[0-9eE.+-]{0,6}</v>|</c>){0,12}"#) {
        let _ = read("a", &xlsx(rows), &Limits::UPLOAD);
    }

    #[test]
    fn texts_never_panic(text in "[a;,|\"\\t\\r\\n é]{0,200}") {
        let _ = read("a", text.as_bytes(), &Limits::UPLOAD);
    }
}
