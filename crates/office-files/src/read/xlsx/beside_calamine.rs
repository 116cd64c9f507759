//! Beside the library that most programs in Rust read workbooks with: what it reads, we read.

use std::fmt::Write as _;
use std::io::Cursor;

use calamine::{DataRef, Reader as _, Xlsx};
use proptest::prelude::*;

use crate::read::bounds::Limits;
use crate::read::numbers::{number_text, truth_text};
use crate::read::read;
use crate::testing::Workbook;

type Cells = Vec<(u32, u32, String)>;

/// Line, column and text of each cell that shows something, or that the library refuses the file.
fn by_calamine(bytes: &[u8]) -> Option<Cells> {
    let mut workbook: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).ok()?;
    let mut cells = Vec::new();
    let mut reader = workbook.worksheet_cells_reader("Plan1").ok()?;
    while let Some(cell) = reader.next_cell().ok()? {
        let (line, column) = cell.get_position();
        let text = match cell.get_value() {
            DataRef::Empty => continue,
            DataRef::Int(value) => value.to_string(),
            DataRef::Float(value) => number_text(*value),
            DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.clone(),
            DataRef::SharedString(text) => (*text).to_owned(),
            DataRef::Bool(value) => truth_text(*value).to_owned(),
            DataRef::Error(error) => error.to_string(),
            DataRef::DateTime(date) => {
                let (year, month, day, hour, minute, second, _) = date.to_ymd_hms_milli();
                let time = format!("{hour:02}:{minute:02}:{second:02}");
                if date.is_duration() || (0.0..1.0).contains(&date.as_f64()) {
                    time
                } else if (hour, minute, second) == (0, 0, 0) {
                    format!("{year:04}-{month:02}-{day:02}")
                } else {
                    format!("{year:04}-{month:02}-{day:02}T{time}")
                }
            }
        };
        let text = text.trim();
        if !text.is_empty() {
            cells.push((line, column, text.to_owned()));
        }
    }
    Some(cells)
}

fn by_us(bytes: &[u8]) -> Cells {
    let Ok(document) = read("a.xlsx", bytes, &Limits::UPLOAD) else { return Vec::new() };
    let lines = document.sheets.into_iter().flat_map(|sheet| sheet.lines);
    let cells = lines.flat_map(|line| {
        let cells = (0..).zip(line.cells.iter()).filter(|(_, text)| !text.is_empty());
        cells.map(|(column, text)| (line.number - 1, column, text.to_owned())).collect::<Vec<_>>()
    });
    cells.collect()
}

/// A cell's attributes after its place, and what it holds.
fn cell() -> impl Strategy<Value = (String, String)> {
    let text = "[ a-zé]{0,6}(&amp;|&#233;|_x0041_|_x005F_x0041_|<!--x-->)?[ a-z]{0,3}";
    let space = prop_oneof![Just(""), Just(" xml:space=\"preserve\"")];
    let plain = (text, space).prop_map(|(text, space)| format!("<t{space}>{text}</t>"));
    let rich = (text, text).prop_map(|(one, other)| {
        format!(
            "<r><rPr><b/></rPr><t>{one}</t></r><rPh sb=\"0\" eb=\"1\"><t>x</t></rPh><r><t>{other}</t></r>"
        )
    });
    let number =
        prop_oneof!["-?[0-9]{1,7}", "-?[0-9]{1,3}\\.[0-9]{1,16}", "[1-9](\\.[0-9]{1,3})?E-?[0-9]{1,2}"];
    let date = prop_oneof![(0..60_000_u32).prop_map(|day| day.to_string()), "[0-9]{1,5}\\.[0-9]{1,5}"];
    prop_oneof![
        number.prop_map(|number| (String::new(), format!("<f>A1*2</f><v>{number}</v>"))),
        (date, 1..5_u8).prop_map(|(date, format)| (format!(" s=\"{format}\""), format!("<v>{date}</v>"))),
        (0..4_u8).prop_map(|place| (" t=\"s\"".to_owned(), format!("<v>{place}</v>"))),
        any::<bool>().prop_map(|value| (" t=\"b\"".to_owned(), format!("<v>{}</v>", u8::from(value)))),
        text.prop_map(|text| (" t=\"str\"".to_owned(), format!("<v>{text}</v>"))),
        prop_oneof![plain, rich].prop_map(|runs| (" t=\"inlineStr\"".to_owned(), format!("<is>{runs}</is>"))),
        Just((" t=\"e\"".to_owned(), "<v>#DIV/0!</v>".to_owned())),
        Just((" t=\"d\"".to_owned(), "<v>2025-10-13</v>".to_owned())),
        Just((String::new(), String::new())),
        Just((String::new(), "<v/>".to_owned())),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn we_read_what_calamine_reads(
        rows in prop::collection::vec((prop::collection::vec(cell(), 1..6), any::<bool>()), 1..6),
        of_1904 in any::<bool>(),
    ) {
        let mut xml = String::new();
        for (row, (cells, placed)) in (1..).zip(rows) {
            let place = if placed { format!(" r=\"{row}\"") } else { String::new() };
            write!(xml, "<row{place}>").unwrap();
            for (column, (attributes, content)) in ('A'..).zip(cells) {
                let place = if placed { format!(" r=\"{column}{row}\"") } else { String::new() };
                write!(xml, "<c{place}{attributes}>{content}</c>").unwrap();
            }
            xml.push_str("</row>");
        }
        let workbook = Workbook {
            rows: xml.into(),
            shared_texts: "<sst><si><t>Um</t></si><si><r><t>Do</t></r><r><t>is </t></r></si><si/><si><t> x_x0041_ </t></si></sst>"
                .to_owned(),
            styles: "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"dd/mm/yyyy h:mm\"/></numFmts>\
                     <cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs>\
                     <cellXfs><xf/><xf numFmtId=\"14\"/><xf numFmtId=\"170\"/><xf numFmtId=\"2\"/><xf numFmtId=\"22\"/></cellXfs>\
                     </styleSheet>".to_owned(),
            of_1904,
            ..Workbook::default()
        };
        let bytes = workbook.bytes();
        prop_assert_eq!(by_calamine(&bytes), Some(by_us(&bytes)));
    }
}
