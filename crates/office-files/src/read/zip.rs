use std::io::{self, Cursor, Read};

use zip::ZipArchive;
use zip::read::ZipFile;
use zip::result::ZipError;

use super::{csv, ods, unreadable, xlsx};
use crate::{Document, Limits, Unreadable};

pub(crate) type Zip<'a> = ZipArchive<Cursor<&'a [u8]>>;

/// What an archive is, told by its entries.
enum Kind {
    Xlsx,
    Ods,
    /// Files put together, as INEP publishes them since 2025.
    Bundle,
}

pub(crate) fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

pub(crate) fn read(name: &str, bytes: &[u8], limits: &Limits) -> Result<Document, Unreadable> {
    let mut zip = open(bytes, limits)?;
    match kind(&mut zip)? {
        Kind::Xlsx => xlsx::read(name, bytes, zip, limits),
        Kind::Ods => ods::read(name, &mut zip, limits),
        Kind::Bundle => bundle(&mut zip, limits),
    }
}

/// Opens an archive after its entries were counted and inflated once into nothing.
fn open<'a>(bytes: &'a [u8], limits: &Limits) -> Result<Zip<'a>, Unreadable> {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| Unreadable::Truncated)?;
    if zip.len() > limits.entries {
        return Err(Unreadable::TooManyEntries { limit: limits.entries });
    }
    let mut left = limits.inflated_bytes;
    for index in 0..zip.len() {
        let entry = zip.by_index(index).map_err(|error| refusal(&error))?;
        // The archive's own word about sizes can be a lie, so the bytes themselves are counted.
        let inflated =
            io::copy(&mut entry.take(left + 1), &mut io::sink()).map_err(|error| broken(&error))?;
        left =
            left.checked_sub(inflated).ok_or(Unreadable::TooLargeInside { limit: limits.inflated_bytes })?;
    }
    Ok(zip)
}

fn kind(zip: &mut Zip<'_>) -> Result<Kind, Unreadable> {
    let names: Vec<String> = names(zip).iter().map(|name| name.to_lowercase()).collect();
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
    let entry = entry(zip, "mimetype")?;
    let mut mime = String::new();
    entry.take(100).read_to_string(&mut mime).map_err(|_| Unreadable::Damaged)?;
    match mime.trim() {
        "application/vnd.oasis.opendocument.spreadsheet"
        | "application/vnd.oasis.opendocument.spreadsheet-template" => Ok(Kind::Ods),
        _ => Err(Unreadable::NotASpreadsheet { what: "um documento de outro programa" }),
    }
}

/// Reads the one spreadsheet among bundled files: the xlsx, else the ods, else a text file.
fn bundle(zip: &mut Zip<'_>, limits: &Limits) -> Result<Document, Unreadable> {
    let names: Vec<String> =
        names(zip).into_iter().filter(|name| !name.ends_with('/') && !is_clutter(name)).collect();
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
            names: found.iter().map(|name| base_name(name).to_owned()).collect(),
        });
    };
    let mut bytes = Vec::new();
    entry(zip, name)?.take(limits.inflated_bytes).read_to_end(&mut bytes).map_err(|error| broken(&error))?;
    inner(base_name(name), &bytes, limits)
}

/// Reads a file found in a bundle, which must not be a bundle itself.
fn inner(name: &str, bytes: &[u8], limits: &Limits) -> Result<Document, Unreadable> {
    if bytes.is_empty() {
        return Err(Unreadable::Empty);
    }
    if !is_zip(bytes) {
        unreadable::refuse_known_formats(bytes)?;
        return csv::read(name, bytes, limits);
    }
    let mut zip = open(bytes, limits)?;
    match kind(&mut zip)? {
        Kind::Xlsx => xlsx::read(name, bytes, zip, limits),
        Kind::Ods => ods::read(name, &mut zip, limits),
        Kind::Bundle => Err(Unreadable::NestedZip),
    }
}

/// Files that systems and programs leave beside the real ones.
fn is_clutter(name: &str) -> bool {
    let base = base_name(name);
    name.starts_with("__MACOSX/") || base.starts_with('.') || base.starts_with("~$")
}

pub(crate) fn base_name(name: &str) -> &str {
    name.rsplit(['/', '\\']).next().unwrap_or(name)
}

pub(crate) fn refusal(error: &ZipError) -> Unreadable {
    match error {
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) | ZipError::InvalidPassword => {
            Unreadable::PasswordProtected
        }
        ZipError::Io(error) => broken(error),
        _ => Unreadable::Damaged,
    }
}

pub(crate) fn broken(error: &io::Error) -> Unreadable {
    if error.kind() == io::ErrorKind::UnexpectedEof { Unreadable::Truncated } else { Unreadable::Damaged }
}

/// The paths of all entries, in the archive's order, with slashes whatever the writing program chose.
pub(crate) fn names(zip: &Zip<'_>) -> Vec<String> {
    zip.file_names_raw().map(|name| String::from_utf8_lossy(name).replace('\\', "/")).collect()
}

/// An entry by its path, in any case.
pub(crate) fn entry<'z, 'a>(
    zip: &'z mut Zip<'a>,
    path: &str,
) -> Result<ZipFile<'z, Cursor<&'a [u8]>>, Unreadable> {
    let index =
        names(zip).iter().position(|name| name.eq_ignore_ascii_case(path)).ok_or(Unreadable::Damaged)?;
    zip.by_index(index).map_err(|error| refusal(&error))
}
