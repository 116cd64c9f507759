//! Documents that people keep beside an action: told by their bytes, and refused where they do more than be read. They are kept as
//! they are, and leave as attachments alone.

mod package;
mod pdf;
#[cfg(test)]
mod tests;

use application::files::{Documents, MediaType, NewFile, NoDocument, NoImage};
use sha2::{Digest, Sha256};

use crate::pictures::bounds::{self, Kind};

/// Of a picture that is kept as it is.
const MOST_PIXELS: u64 = 40_000_000;

/// How files begin of Office before 2007, and those of today that need a password.
const OLD_OFFICE: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

/// The name of the part that only a password opens, in UTF-16.
const LOCKED: &[u8] = b"E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0";

/// Endings of Office before 2007: of what, and what it is saved as today.
const OLD: [(&str, &str, &str); 3] =
    [("doc", "do Word", "docx"), ("xls", "do Excel", "xlsx"), ("ppt", "do PowerPoint", "pptx")];

/// Looks at one document.
#[derive(Debug, Clone, Copy)]
pub struct Looker;

impl Documents for Looker {
    fn look(&self, name: &str, bytes: &[u8]) -> Result<NewFile, NoDocument> {
        let kind = kind(bytes).map_err(|refusal| by_name(name, refusal))?;
        is_its_name(name, kind)?;
        Ok(NewFile { kind, sha256: Sha256::digest(bytes).into(), bytes: bytes.to_vec() })
    }
}

fn kind(bytes: &[u8]) -> Result<MediaType, NoDocument> {
    if bytes.is_empty() {
        Err(NoDocument::Empty)
    } else if bytes.starts_with(b"%PDF-") {
        pdf::look(bytes)?;
        Ok(MediaType::Pdf)
    } else if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        picture(bytes, Kind::Png)?;
        Ok(MediaType::Png)
    } else if bytes.starts_with(b"\xff\xd8\xff") {
        picture(bytes, Kind::Jpeg)?;
        Ok(MediaType::Jpeg)
    } else if bytes.starts_with(b"PK\x03\x04") {
        package::look(bytes)
    } else if bytes.starts_with(OLD_OFFICE) && bytes.windows(LOCKED.len()).any(|part| part == LOCKED) {
        Err(NoDocument::LockedOffice)
    } else {
        Err(NoDocument::OtherKind)
    }
}

/// It is opened by whoever gets it, and not by us: its header has to be one, and say a size that their device can show.
fn picture(bytes: &[u8], kind: Kind) -> Result<(), NoDocument> {
    match bounds::pixels(bytes, kind) {
        Ok(..=MOST_PIXELS) => Ok(()),
        Ok(_) | Err(NoImage::TooMuchMemory) => Err(NoDocument::TooManyPixels),
        Err(_) => Err(NoDocument::Broken),
    }
}

/// A name without an ending says nothing.
fn is_its_name(name: &str, kind: MediaType) -> Result<(), NoDocument> {
    let Some(ending) = ending(name).filter(|ending| !kind.endings().contains(&ending.as_str())) else {
        return Ok(());
    };
    let right = kind.endings().first().copied().unwrap_or_default();
    Err(NoDocument::NotItsName { ending: kernel::quotable(&ending), is: kind.label(), right })
}

fn ending(name: &str) -> Option<String> {
    let base = name.rsplit(['/', '\\']).next().unwrap_or(name);
    kernel::stem_and_ending(base).map(|(_, ending)| ending.to_lowercase())
}

/// What bytes of no kind that is kept were to be, by the name of the file.
fn by_name(name: &str, refusal: NoDocument) -> NoDocument {
    let (NoDocument::OtherKind, Some(ending)) = (&refusal, ending(name)) else { return refusal };
    if let Some((ending, of, instead)) = OLD.into_iter().find(|(old, ..)| *old == ending) {
        return NoDocument::OldOffice { of, ending, instead };
    }
    let is_named = |kind: &MediaType| kind.endings().iter().find(|it| **it == ending).copied();
    let named = MediaType::ALL.into_iter().find_map(|kind| Some((is_named(&kind)?, kind.label())));
    named.map_or(refusal, |(ending, of)| NoDocument::Renamed { ending, of })
}
