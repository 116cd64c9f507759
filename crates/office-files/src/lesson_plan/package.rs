//! The parts of the file: those that the library writes, mended where Word's schema has them otherwise, and those of ours.

use std::io::Cursor;

use application::lessons::paper::{NoPaper, PlanPaper};
use chrono::SecondsFormat;
use docx_rs::Docx;

use super::tables::REPEATED_ROW;
use super::text::escaped;

/// How everything looks, and that it is in Portuguese.
const STYLES: &str = include_str!("styles.xml");

/// The marks before the points of a list.
const NUMBERINGS: &str = include_str!("numbering.xml");

/// The library's own arrange lines as in Japanese.
const SETTINGS: &str = include_str!("settings.xml");

/// A row that is above all pages of its table; the library knows none.
const HEADER_ROW: &str = "<w:tblHeader />";

pub fn packed(mut docx: Docx, paper: &PlanPaper) -> Result<Vec<u8>, NoPaper> {
    docx.document_rels.has_numberings = true;
    let mut parts = docx.build();
    parts.styles = STYLES.into();
    parts.numberings = NUMBERINGS.into();
    parts.settings = SETTINGS.into();
    parts.doc_props.core = properties(paper).into();
    parts.document = document(mended(parts.document)?)?.into();
    for part in parts.headers.iter_mut().chain(&mut parts.footers) {
        *part = mended(std::mem::take(part))?.into();
    }
    let mut file = Cursor::new(Vec::new());
    parts.pack(&mut file).map_err(|error| NoPaper(error.to_string()))?;
    Ok(file.into_inner())
}

/// Without properties of letters that say nothing, and stand where they may not. What people typed is escaped, so none of
/// it is taken for an element.
fn mended(part: Vec<u8>) -> Result<String, NoPaper> {
    let part = String::from_utf8(part).map_err(|error| NoPaper(error.to_string()))?;
    Ok(part.replace("<w:rPr />", ""))
}

fn document(part: String) -> Result<String, NoPaper> {
    let part = part.replace(REPEATED_ROW, HEADER_ROW);
    let page = part.rfind("<w:sectPr>").ok_or_else(|| NoPaper("a document without a page".to_owned()))?;
    let (above, page) = part.split_at(page);
    Ok(above.to_owned() + &references_first(page))
}

/// The properties of a page begin with its header and footer.
fn references_first(page: &str) -> String {
    let found = page.find("<w:headerReference").zip(page.find("</w:sectPr>"));
    let Some((from, to)) = found else { return page.to_owned() };
    let (opening, rest) = page.split_at("<w:sectPr>".len());
    let (size, references) = (&rest[..from - opening.len()], &page[from..to]);
    format!("{opening}{references}{size}{}", &page[to..])
}

/// What a screen reader says of the file before it is read, and a folder shows.
fn properties(paper: &PlanPaper) -> String {
    let plan = &paper.seen.plan;
    let (title, author) = (escaped(plan.about.title.as_str()), escaped(&paper.seen.author_name));
    let [created, changed] = [plan.created_at, plan.changed.map_or(plan.created_at, |changed| changed.at)]
        .map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, true));
    format!(
        r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>{title}</dc:title><dc:subject>Plano de aula</dc:subject><dc:creator>{author}</dc:creator><dc:language>pt-BR</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">{created}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">{changed}</dcterms:modified></cp:coreProperties>"#
    )
}
