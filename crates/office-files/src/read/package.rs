//! What a zip archive holds: the parts of one workbook, or files put together.

use std::io::Read as _;

use super::budget::Budget;
use super::document::Document;
use super::numbers::DecimalMark;
use super::unreadable::{Unreadable, refuse_known_formats};
use super::zip::{self, Zip};
use super::{csv, ods, xlsx};

/// What an archive is, told by its entries.
enum Kind {
    Xlsx,
    Ods,
    /// Files put together, as INEP publishes them since 2025.
    Bundle,
}

pub(crate) fn read(
    name: &str,
    bytes: &[u8],
    mark: DecimalMark,
    budget: &Budget<'_>,
) -> Result<Document, Unreadable> {
    let mut zip = zip::open(bytes, budget)?;
    match kind(&mut zip)? {
        Kind::Xlsx => xlsx::read(name, &mut zip, mark, budget),
        Kind::Ods => ods::read(name, &mut zip, mark, budget),
        Kind::Bundle => bundle(&mut zip, mark, budget),
    }
}

fn kind(zip: &mut Zip<'_>) -> Result<Kind, Unreadable> {
    let names: Vec<String> = zip::names(zip).iter().map(|name| name.to_lowercase()).collect();
    let holds = |start: &str| names.iter().any(|name| name.starts_with(start));
    if holds("xl/workbook.bin") {
        return Err(Unreadable::BinaryExcel);
    }
    if holds("xl/") {
        return Ok(Kind::Xlsx);
    }
    let what = if holds("word/") {
        Some("um documento do Word")
    } else if holds("ppt/") {
        Some("uma apresentação")
    } else {
        None
    };
    if let Some(what) = what {
        return Err(Unreadable::NotASpreadsheet { what });
    }
    if !names.iter().any(|name| name == "mimetype") {
        return Ok(Kind::Bundle);
    }
    let entry = zip::entry(zip, "mimetype")?;
    let mut mime = String::new();
    entry.take(100).read_to_string(&mut mime).map_err(|_| Unreadable::Damaged)?;
    match mime.trim() {
        "application/vnd.oasis.opendocument.spreadsheet"
        | "application/vnd.oasis.opendocument.spreadsheet-template" => Ok(Kind::Ods),
        _ => Err(Unreadable::NotASpreadsheet { what: "um documento de outro programa" }),
    }
}

/// Reads the one spreadsheet among bundled files: the xlsx, else the ods, else a text file.
fn bundle(zip: &mut Zip<'_>, mark: DecimalMark, budget: &Budget<'_>) -> Result<Document, Unreadable> {
    let names: Vec<String> =
        zip::names(zip).into_iter().filter(|name| !name.ends_with('/') && !is_clutter(name)).collect();
    let ending = |end: &str| -> Vec<&String> {
        let has_end = |name: &&String| name.to_lowercase().ends_with(end);
        names.iter().filter(has_end).collect()
    };
    let Some(found) =
        [".xlsx", ".ods", ".csv", ".txt"].into_iter().map(ending).find(|found| !found.is_empty())
    else {
        return Err(if !ending(".zip").is_empty() {
            Unreadable::NestedZip
        } else if !ending(".xls").is_empty() {
            Unreadable::OldExcel
        } else {
            Unreadable::NoSpreadsheetInZip
        });
    };
    let [name] = found.as_slice() else {
        return Err(Unreadable::SeveralSpreadsheetsInZip {
            names: found.iter().map(|name| zip::base_name(name).to_owned()).collect(),
        });
    };
    let entry = zip::entry(zip, name)?;
    let most = budget.left();
    let mut bytes = Vec::with_capacity(usize::try_from(entry.size().min(most)).unwrap_or_default());
    entry.take(most + 1).read_to_end(&mut bytes).map_err(|error| zip::broken(&error))?;
    budget.hold(bytes.len())?;
    inner(zip::base_name(name), &bytes, mark, budget)
}

/// Reads a file found in a bundle, which must not be a bundle itself.
fn inner(name: &str, bytes: &[u8], mark: DecimalMark, budget: &Budget<'_>) -> Result<Document, Unreadable> {
    if bytes.is_empty() {
        return Err(Unreadable::Empty);
    }
    if !zip::is_zip(bytes) {
        refuse_known_formats(bytes)?;
        return csv::read(name, bytes, budget);
    }
    let mut zip = zip::open(bytes, budget)?;
    match kind(&mut zip)? {
        Kind::Xlsx => xlsx::read(name, &mut zip, mark, budget),
        Kind::Ods => ods::read(name, &mut zip, mark, budget),
        Kind::Bundle => Err(Unreadable::NestedZip),
    }
}

/// Files that systems and programs leave beside the real ones.
fn is_clutter(name: &str) -> bool {
    let base = zip::base_name(name);
    name.starts_with("__MACOSX/") || base.starts_with('.') || base.starts_with("~$")
}
