//! Archives built in memory for the tests.

use std::io::{Cursor, Write as _};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

pub(crate) fn zip(entries: &[(&str, &[u8])]) -> Vec<u8> {
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

/// A workbook of one sheet with these rows, as XML, and the shared texts, as XML.
pub(crate) fn xlsx_with(rows: &str, shared: &str, dimension: &str) -> Vec<u8> {
    let sheet = format!("<worksheet>{dimension}<sheetData>{rows}</sheetData></worksheet>");
    zip(&[
        ("[Content_Types].xml", b"<Types/>"),
        ("_rels/.rels", PACKAGE_PARTS.as_bytes()),
        ("xl/workbook.xml", WORKBOOK.as_bytes()),
        ("xl/_rels/workbook.xml.rels", WORKBOOK_PARTS.as_bytes()),
        ("xl/sharedStrings.xml", shared.as_bytes()),
        ("xl/worksheets/sheet1.xml", sheet.as_bytes()),
    ])
}

pub(crate) fn xlsx(rows: &str) -> Vec<u8> {
    xlsx_with(rows, "<sst/>", "")
}

/// A spreadsheet of one table with this content, as XML.
pub(crate) fn ods(table: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content><office:body><office:spreadsheet><table:table table:name=\"Plan1\">{table}\
         </table:table></office:spreadsheet></office:body></office:document-content>"
    );
    zip(&[
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", b"<manifest:manifest/>"),
        ("content.xml", content.as_bytes()),
    ])
}

/// The path of a file of the test material; `None`, with a word printed, where it is absent.
pub(crate) fn material(path: &str) -> Option<std::path::PathBuf> {
    let folder = std::env::var_os("IDEB_TEST_DATA").map_or_else(
        || std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        Into::into,
    );
    let found = folder.join(path);
    if found.exists() {
        return Some(found);
    }
    println!("skipped: {path} is not there; set IDEB_TEST_DATA to the folder of the test material");
    None
}
