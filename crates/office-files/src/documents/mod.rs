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

/// Looks at one document.
#[derive(Debug, Clone, Copy)]
pub struct Looker;

impl Documents for Looker {
    fn look(&self, name: &str, bytes: &[u8]) -> Result<NewFile, NoDocument> {
        let kind = kind(bytes)?;
        is_its_name(name, kind)?;
        Ok(NewFile { kind, sha256: Sha256::digest(bytes).into(), bytes: bytes.to_vec() })
    }
}

fn kind(bytes: &[u8]) -> Result<MediaType, NoDocument> {
    if bytes.starts_with(b"%PDF-") {
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
    let base = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let Some((_, ending)) = base.rsplit_once('.') else { return Ok(()) };
    let ending = ending.trim().to_lowercase();
    if kind.endings().contains(&ending.as_str()) {
        return Ok(());
    }
    Err(NoDocument::NotItsName { ending: kernel::quotable(&ending), is: kind.label() })
}
