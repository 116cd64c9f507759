//! Office files: what they are by the parts they have, and what no text, table or slide is.

use std::io::{Cursor, Read};

use application::files::{MediaType, NoDocument};
use zip::ZipArchive;

/// More parts has no document of people's.
const MOST_PARTS: usize = 10_000;

/// Of the part that says what the others are.
const MOST_SAID: u64 = 1_000_000;

pub(super) fn look(bytes: &[u8]) -> Result<MediaType, NoDocument> {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| NoDocument::Broken)?;
    if zip.len() > MOST_PARTS {
        return Err(NoDocument::Broken);
    }
    let parts = zip.file_names().map(|part| part.map(|part| part.to_lowercase()));
    let parts: Vec<String> = parts.collect::<Result<_, _>>().map_err(|_| NoDocument::Broken)?;
    let has = |part: &str| parts.iter().any(|known| known == part);
    let kind = if has("[content_types].xml") {
        let of_office = [
            ("word/document.xml", MediaType::Docx),
            ("xl/workbook.xml", MediaType::Xlsx),
            ("ppt/presentation.xml", MediaType::Pptx),
        ];
        of_office
            .into_iter()
            .find(|(part, _)| has(part))
            .map(|(_, kind)| kind)
            .ok_or(NoDocument::OtherKind)?
    } else {
        open_document(&said(&mut zip, "mimetype")?).ok_or(NoDocument::OtherKind)?
    };
    if parts.iter().any(|part| is_macro(part)) {
        return Err(NoDocument::Macros);
    }
    if has("[content_types].xml")
        && said(&mut zip, "[Content_Types].xml")?.to_lowercase().contains("macroenabled")
    {
        return Err(NoDocument::Macros);
    }
    if parts.iter().any(|part| is_program(part)) {
        return Err(NoDocument::Embedded);
    }
    Ok(kind)
}

fn said(zip: &mut ZipArchive<Cursor<&[u8]>>, part: &str) -> Result<String, NoDocument> {
    let entry = zip.by_name(part).map_err(|_| NoDocument::OtherKind)?;
    let mut bytes = Vec::new();
    entry.take(MOST_SAID).read_to_end(&mut bytes).map_err(|_| NoDocument::Broken)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn open_document(mime: &str) -> Option<MediaType> {
    [MediaType::Odt, MediaType::Ods, MediaType::Odp].into_iter().find(|kind| kind.slug() == mime.trim())
}

fn is_macro(part: &str) -> bool {
    ["vbaproject.bin", "vbadata.xml"].iter().any(|end| part.ends_with(end))
        || part.contains("macrosheets/")
        || part.starts_with("basic/")
        || part.starts_with("scripts/")
}

/// Tables and pictures inside a document are no programs.
fn is_program(part: &str) -> bool {
    part.contains("/activex/")
        || part.contains("oleobject")
        || part.contains("/embeddings/") && has_ending(part, &[".bin"])
        || has_ending(part, &[".exe", ".dll", ".js", ".vbs", ".bat", ".cmd", ".jar", ".ps1"])
}

/// Of a part's name in small letters.
fn has_ending(part: &str, endings: &[&str]) -> bool {
    endings.iter().any(|end| part.ends_with(end))
}
