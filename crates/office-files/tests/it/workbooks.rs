//! The tables with a sheet for each stage, as INEP publishes them: workbooks made of the invented tables.

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};

use ideb_core::inep_file::{self, Reading, verify};
use kernel::table::{Bounds, Sheet};
use office_files::{Format, Limits};
use test_files::{invented, public};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::tables::{document, read};

const STAGES: [&str; 3] = ["anos_iniciais", "anos_finais", "ensino_medio"];

fn zip(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (entry, content) in entries {
        writer.start_file(*entry, SimpleFileOptions::default()).unwrap();
        writer.write_all(content).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// A figure as a spreadsheet keeps it: in binary.
fn binary(cell: &str) -> Option<f64> {
    cell.starts_with(|first: char| first.is_ascii_digit()).then(|| cell.replace(',', ".").parse().ok())?
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn xlsx(sheets: &[Sheet]) -> Vec<u8> {
    const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";
    const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let (mut names, mut parts, mut bodies) = (String::new(), String::new(), Vec::new());
    for (place, sheet) in (1..).zip(sheets) {
        write!(names, "<sheet name=\"{}\" sheetId=\"{place}\" r:id=\"r{place}\"/>", sheet.name).unwrap();
        write!(
            parts,
            "<Relationship Id=\"r{place}\" Target=\"worksheets/sheet{place}.xml\" Type=\"{OFFICE}/worksheet\"/>"
        )
        .unwrap();
        let mut rows = String::new();
        for line in &sheet.lines {
            write!(rows, "<row r=\"{}\">", line.number).unwrap();
            for cell in line.cells.iter() {
                match binary(cell) {
                    // All the digits that Excel writes: 81.599999999999994 for 81,6.
                    Some(figure) => write!(rows, "<c><v>{figure:.16e}</v></c>"),
                    None => write!(rows, "<c t=\"inlineStr\"><is><t>{}</t></is></c>", escaped(cell)),
                }
                .unwrap();
            }
            rows.push_str("</row>");
        }
        let body = format!("<worksheet xmlns=\"{MAIN}\"><sheetData>{rows}</sheetData></worksheet>");
        bodies.push((format!("xl/worksheets/sheet{place}.xml"), body));
    }
    let workbook =
        format!("<workbook xmlns=\"{MAIN}\" xmlns:r=\"{OFFICE}\"><sheets>{names}</sheets></workbook>");
    let parts = format!("<Relationships xmlns=\"{PACKAGE}\">{parts}</Relationships>");
    let package = format!(
        "<Relationships xmlns=\"{PACKAGE}\"><Relationship Id=\"r1\" Target=\"xl/workbook.xml\" \
         Type=\"{OFFICE}/officeDocument\"/></Relationships>"
    );
    let mut entries: Vec<(&str, &[u8])> = vec![
        ("[Content_Types].xml", b"<Types/>"),
        ("_rels/.rels", package.as_bytes()),
        ("xl/workbook.xml", workbook.as_bytes()),
        ("xl/_rels/workbook.xml.rels", parts.as_bytes()),
        ("xl/styles.xml", b"<styleSheet/>"),
    ];
    entries.extend(bodies.iter().map(|(path, body)| (path.as_str(), body.as_bytes())));
    zip(&entries)
}

fn ods(sheets: &[Sheet]) -> Vec<u8> {
    let mut tables = String::new();
    for sheet in sheets {
        write!(tables, "<table:table table:name=\"{}\">", sheet.name).unwrap();
        let mut next = 1;
        for line in &sheet.lines {
            tables.push_str(&"<table:table-row/>".repeat((line.number - next) as usize));
            next = line.number + 1;
            tables.push_str("<table:table-row>");
            for cell in line.cells.iter() {
                let kind = match binary(cell) {
                    Some(figure) => format!("office:value-type=\"float\" office:value=\"{figure}\""),
                    None => "office:value-type=\"string\"".to_owned(),
                };
                write!(
                    tables,
                    "<table:table-cell {kind}><text:p>{}</text:p></table:table-cell>",
                    escaped(cell)
                )
                .unwrap();
            }
            tables.push_str("</table:table-row>");
        }
        tables.push_str("</table:table>");
    }
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

/// The invented tables of all stages as the sheets of one workbook, and what the tables themselves give.
fn sheets(of: &str) -> (Vec<Sheet>, Vec<Reading>) {
    let files = STAGES.map(|stage| invented(&format!("inep/divulgacao_{of}_2023_{stage}.csv")));
    let sheet = |(place, file): (usize, &std::path::PathBuf)| {
        let [sheet] = <[Sheet; 1]>::try_from(document(file).sheets).unwrap();
        Sheet { name: format!("IDEB {}", place + 1), ..sheet }
    };
    (files.iter().enumerate().map(sheet).collect(), files.iter().map(|file| read(file)).collect())
}

#[test]
fn a_workbook_of_all_stages_says_what_its_tables_say() {
    for (of, rows, results) in [("brasil_ideb", 14, 140), ("regioes_ufs_ideb", 384, 768)] {
        let (sheets, tables) = sheets(of);
        let name = format!("divulgacao_{of}_2023");
        for (bytes, ending, format) in
            [(xlsx(&sheets), "xlsx", Format::Xlsx), (ods(&sheets), "ods", Format::Ods)]
        {
            let name = format!("{name}.{ending}");
            let document = office_files::read(&name, &bytes, &Limits::OPERATOR).unwrap();
            assert_eq!(document.format, format, "{name}");
            let reading = inep_file::read(&document.sheets, &name, &Bounds::OPERATOR).unwrap();
            let of_tables: Vec<_> = tables.iter().flat_map(|table| table.rows.clone()).collect();
            assert_eq!(reading.rows, of_tables, "{name}");
            assert_eq!(reading.layout, tables[0].layout, "{name}");
            assert_eq!((reading.rows.len(), reading.results), (rows, results), "{name}");
            let verified = verify(&reading);
            assert_eq!((verified.compared, verified.agreeing), (results, results), "{name}");
        }
    }
}

#[test]
fn a_zip_as_inep_publishes_it_is_read_like_the_spreadsheet_in_it() {
    let (sheets, _) = sheets("brasil_ideb");
    let made = ("divulgacao.xlsx".to_owned(), xlsx(&sheets), ods(&sheets));
    let published = public("ideb/inep_divulgacao_brasil_ideb_2023.xlsx");
    let published =
        published.map(|file| ("brasil.xlsx".to_owned(), std::fs::read(file).unwrap(), ods(&sheets)));
    for (name, workbook, other) in [Some(made), published].into_iter().flatten() {
        let entry = format!("resultados/{name}");
        let packed = zip(&[
            ("resultados/md5.txt", b"0 divulgacao"),
            ("resultados/divulgacao.ods", &other),
            (&entry, &workbook),
        ]);
        let inside = office_files::read("d.zip", &packed, &Limits::OPERATOR).unwrap();
        let alone = office_files::read(&name, &workbook, &Limits::OPERATOR).unwrap();
        assert_eq!(inside.sheets, alone.sheets, "{name}");
        assert_eq!(inside.name, name);
    }
}
