//! Files built in memory for tests, fair ones and hostile ones.

#![allow(clippy::unwrap_used, reason = "for tests alone")]

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

pub fn zip(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

const PACKAGE_PARTS: &str = r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
 <Relationship Id="rId1" Target="xl/workbook.xml"
 Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"/></Relationships>"#;

/// A workbook under construction. All of its parts are XML as it stands, so that they may lie.
#[derive(Debug, Clone)]
pub struct Workbook {
    /// The names of its sheets and the files that their parts are, below `worksheets/`.
    pub sheets: Vec<(String, String)>,
    /// The rows of every file.
    pub rows: Vec<u8>,
    pub shared_texts: String,
    pub styles: String,
    /// Stands before the rows.
    pub dimension: &'static str,
    /// Days are counted from 1904.
    pub of_1904: bool,
}

impl Default for Workbook {
    fn default() -> Self {
        Self {
            sheets: vec![("Plan1".to_owned(), "sheet1.xml".to_owned())],
            rows: Vec::new(),
            shared_texts: "<sst/>".to_owned(),
            styles: "<styleSheet/>".to_owned(),
            dimension: "",
            of_1904: false,
        }
    }
}

impl Workbook {
    pub fn bytes(&self) -> Vec<u8> {
        let (mut sheets, mut parts) = (String::new(), String::new());
        for (place, (name, file)) in self.sheets.iter().enumerate() {
            write!(sheets, "<sheet name=\"{name}\" sheetId=\"{place}\" r:id=\"rId{place}\"/>").unwrap();
            write!(
                parts,
                "<Relationship Id=\"rId{place}\" Target=\"worksheets/{file}\" \
                 Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet\"/>"
            )
            .unwrap();
        }
        let epoch = u8::from(self.of_1904);
        let workbook = format!(
            "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" \
             xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\">\
             <workbookPr date1904=\"{epoch}\"/><sheets>{sheets}</sheets></workbook>"
        );
        let parts = format!(
            "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">{parts}\
             </Relationships>"
        );
        let start = format!("<worksheet>{}<sheetData>", self.dimension);
        let rows = [start.as_bytes(), &self.rows, b"</sheetData></worksheet>"].concat();
        let mut entries: Vec<(String, &[u8])> = vec![
            ("[Content_Types].xml".to_owned(), b"<Types/>"),
            ("_rels/.rels".to_owned(), PACKAGE_PARTS.as_bytes()),
            ("xl/workbook.xml".to_owned(), workbook.as_bytes()),
            ("xl/_rels/workbook.xml.rels".to_owned(), parts.as_bytes()),
            ("xl/sharedStrings.xml".to_owned(), self.shared_texts.as_bytes()),
            ("xl/styles.xml".to_owned(), self.styles.as_bytes()),
        ];
        for (_, file) in &self.sheets {
            let path = format!("xl/worksheets/{file}");
            if !entries.iter().any(|(known, _)| *known == path) {
                entries.push((path, &rows));
            }
        }
        let entries: Vec<_> = entries.iter().map(|(path, bytes)| (path.as_str(), *bytes)).collect();
        zip(&entries)
    }
}

/// A workbook of one sheet with these rows, as XML.
pub fn xlsx(rows: impl Into<Vec<u8>>) -> Vec<u8> {
    Workbook { rows: rows.into(), ..Workbook::default() }.bytes()
}

/// A workbook with the cells of a text table, which `;` separates.
pub fn xlsx_of(table: &str) -> Vec<u8> {
    let mut rows = String::new();
    for (row, line) in (1..).zip(table.lines()) {
        write!(rows, "<row r=\"{row}\">").unwrap();
        for (column, text) in ('A'..='Z').zip(line.split(';')) {
            write!(rows, "<c r=\"{column}{row}\" t=\"inlineStr\"><is><t>{text}</t></is></c>").unwrap();
        }
        rows.push_str("</row>");
    }
    xlsx(rows)
}

/// A spreadsheet with these tables, as XML.
pub fn ods_of(tables: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content><office:body><office:spreadsheet>{tables}</office:spreadsheet>\
         </office:body></office:document-content>"
    );
    zip(&[
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", b"<manifest:manifest/>"),
        ("content.xml", content.as_bytes()),
    ])
}

/// A spreadsheet of one table with this content, as XML.
pub fn ods(table: &str) -> Vec<u8> {
    ods_of(&format!("<table:table table:name=\"Plan1\">{table}</table:table>"))
}

/// As Excel in Brazil saves a CSV: one byte a character.
pub fn latin1(text: &str) -> Vec<u8> {
    text.chars().map(|character| u8::try_from(u32::from(character)).unwrap()).collect()
}

/// A PDF of these objects, the first of which is number 1.
pub fn pdf_of(objects: &[&[u8]]) -> Vec<u8> {
    let mut bytes = b"%PDF-1.7\n".to_vec();
    for (number, object) in (1..).zip(objects) {
        bytes.extend(format!("{number} 0 obj\n").bytes());
        bytes.extend(*object);
        bytes.extend(b"\nendobj\n");
    }
    bytes.extend(b"xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF");
    bytes
}

/// A PDF whose catalog says this too.
pub fn pdf(more: &str) -> Vec<u8> {
    pdf_of(&[format!("<< /Type /Catalog {more} >>").as_bytes()])
}
