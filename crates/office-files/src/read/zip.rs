//! Zip archives, counted before they are read.

use std::io::{self, Cursor, Read, Write};

use zip::ZipArchive;
use zip::read::ZipFile;
use zip::result::ZipError;

use super::budget::Budget;
use super::unreadable::Unreadable;

pub(crate) type Zip<'a> = ZipArchive<Cursor<&'a [u8]>>;

pub(crate) fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// Opens an archive after its entries were counted and inflated once into nothing.
pub(crate) fn open<'a>(bytes: &'a [u8], budget: &Budget<'_>) -> Result<Zip<'a>, Unreadable> {
    let limits = budget.limits;
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| Unreadable::Truncated)?;
    if zip.len() > limits.entries {
        return Err(Unreadable::TooManyEntries { limit: limits.entries });
    }
    let mut left = limits.inflated_bytes;
    for index in 0..zip.len() {
        let entry = part(&mut zip, index)?;
        // The archive's own word about sizes can be a lie, so the bytes themselves are counted.
        let inflated = io::copy(&mut entry.take(left + 1), &mut Nowhere(budget));
        budget.go_on()?;
        let inflated = inflated.map_err(|error| broken(&error))?;
        left =
            left.checked_sub(inflated).ok_or(Unreadable::TooLargeInside { limit: limits.inflated_bytes })?;
    }
    Ok(zip)
}

/// Takes bytes as long as someone waits for them.
struct Nowhere<'a>(&'a Budget<'a>);

impl Write for Nowhere<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.go_on().map_err(io::Error::other)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

pub(crate) fn base_name(name: &str) -> &str {
    name.rsplit(['/', '\\']).next().unwrap_or(name)
}

fn refusal(error: &ZipError) -> Unreadable {
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

/// An entry by its place.
pub(crate) fn part<'z, 'a>(
    zip: &'z mut Zip<'a>,
    place: usize,
) -> Result<ZipFile<'z, Cursor<&'a [u8]>>, Unreadable> {
    zip.by_index(place).map_err(|error| refusal(&error))
}

/// An entry by its path, in any case.
pub(crate) fn entry<'z, 'a>(
    zip: &'z mut Zip<'a>,
    path: &str,
) -> Result<ZipFile<'z, Cursor<&'a [u8]>>, Unreadable> {
    let place =
        names(zip).iter().position(|name| name.eq_ignore_ascii_case(path)).ok_or(Unreadable::Damaged)?;
    part(zip, place)
}
