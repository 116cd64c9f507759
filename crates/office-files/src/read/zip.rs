//! Zip archives, counted before they are read.

use std::io::{self, Cursor, Read};

use zip::ZipArchive;
use zip::read::ZipFile;
use zip::result::ZipError;

use super::bounds::Limits;
use super::unreadable::Unreadable;

pub(crate) type Zip<'a> = ZipArchive<Cursor<&'a [u8]>>;

pub(crate) fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// Opens an archive after its entries were counted and inflated once into nothing.
pub(crate) fn open<'a>(bytes: &'a [u8], limits: &Limits) -> Result<Zip<'a>, Unreadable> {
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
