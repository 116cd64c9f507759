//! Documents that people keep beside an action: told by their bytes, and refused where they do more than be read. They are kept as
//! they are, and leave as attachments alone.

mod package;
mod pdf;
#[cfg(test)]
mod tests;

use application::files::{Documents, MediaType, NewFile, NoDocument};
use sha2::{Digest, Sha256};

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
        Ok(MediaType::Png)
    } else if bytes.starts_with(b"\xff\xd8\xff") {
        Ok(MediaType::Jpeg)
    } else if bytes.starts_with(b"PK\x03\x04") {
        package::look(bytes)
    } else {
        Err(NoDocument::OtherKind)
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
