//! Files to upload: fair ones and hostile ones.

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::path::{Path, PathBuf};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A tidy table of one school, as INEP's columns are named there.
pub const HEADER: &str = "id_escola;nome_escola;rede;etapa;ano;ideb";

/// The table with these lines.
pub fn table(lines: &[&str]) -> String {
    format!("{HEADER}\n{}\n", lines.join("\n"))
}

/// The test material, when it is there.
pub fn material(path: &str) -> Option<Vec<u8>> {
    let folder = std::env::var_os("IDEB_TEST_DATA")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"), PathBuf::from);
    let found = std::fs::read(folder.join(path)).ok();
    #[expect(clippy::print_stdout, reason = "whoever runs the tests should know")]
    if found.is_none() {
        println!("skipped: {path} is not there; set IDEB_TEST_DATA to the folder of the test material");
    }
    found
}

pub fn zip(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

const WORKBOOK: &str = r#"<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"
 xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>
 <sheet name="Plan1" sheetId="1" r:id="rId1"/></sheets></workbook>"#;
const WORKBOOK_PARTS: &str = r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
 <Relationship Id="rId1" Target="worksheets/sheet1.xml"
 Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"/></Relationships>"#;
const PACKAGE_PARTS: &str = r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
 <Relationship Id="rId1" Target="xl/workbook.xml"
 Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"/></Relationships>"#;

/// A workbook of one sheet with these rows, as XML.
pub fn xlsx(rows: &[u8]) -> Vec<u8> {
    let sheet = [b"<worksheet><sheetData>", rows, b"</sheetData></worksheet>"].concat();
    zip(&[
        ("[Content_Types].xml", b"<Types/>"),
        ("_rels/.rels", PACKAGE_PARTS.as_bytes()),
        ("xl/workbook.xml", WORKBOOK.as_bytes()),
        ("xl/_rels/workbook.xml.rels", WORKBOOK_PARTS.as_bytes()),
        ("xl/sharedStrings.xml", b"<sst/>"),
        ("xl/worksheets/sheet1.xml", &sheet),
    ])
}

/// A workbook with the cells of a text table.
pub fn xlsx_of(table: &str) -> Vec<u8> {
    let mut rows = String::new();
    for (row, line) in (1..).zip(table.lines()) {
        write!(rows, "<row r=\"{row}\">").unwrap();
        for (column, text) in ('A'..='Z').zip(line.split(';')) {
            write!(rows, "<c r=\"{column}{row}\" t=\"inlineStr\"><is><t>{text}</t></is></c>").unwrap();
        }
        rows.push_str("</row>");
    }
    xlsx(rows.as_bytes())
}

/// As Excel in Brazil saves a CSV: one byte a character.
pub fn latin1(text: &str) -> Vec<u8> {
    text.chars().map(|character| u8::try_from(u32::from(character)).unwrap()).collect()
}
