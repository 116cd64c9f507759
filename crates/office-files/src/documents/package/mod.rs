//! Office files: what they are by the parts they have, and what no text, table or slide is.

mod parts;
mod xml;

use std::io::Read;

use application::files::{MediaType, NoDocument};

/// Of the part that says what the others are.
const MOST_SAID: u64 = 1_000_000;

pub(super) fn look(bytes: &[u8]) -> Result<MediaType, NoDocument> {
    let mut mime = None;
    let parts = parts::each(bytes, &mut |name, part| match name {
        "mimetype" => {
            mime = Some(said(part)?);
            Ok(())
        }
        "[content_types].xml" => refuse_types_of_macros(&said(part)?),
        _ => refuse_active(name, part),
    })?;
    let of_office = [
        ("word/document.xml", MediaType::Docx),
        ("xl/workbook.xml", MediaType::Xlsx),
        ("ppt/presentation.xml", MediaType::Pptx),
    ];
    let kind = if parts.contains("[content_types].xml") {
        of_office.into_iter().find(|(part, _)| parts.contains(*part)).map(|(_, kind)| kind)
    } else {
        mime.and_then(|mime| open_document(&mime))
    };
    kind.ok_or(NoDocument::OtherKind)
}

fn said(part: &mut dyn Read) -> Result<String, NoDocument> {
    let mut bytes = Vec::new();
    part.take(MOST_SAID).read_to_end(&mut bytes).map_err(|_| NoDocument::Broken)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn refuse_types_of_macros(types: &str) -> Result<(), NoDocument> {
    let types = types.to_lowercase();
    let has_macros = ["macroenabled", "vbaproject"].iter().any(|word| types.contains(word));
    if has_macros { Err(NoDocument::Macros) } else { Ok(()) }
}

fn open_document(mime: &str) -> Option<MediaType> {
    [MediaType::Odt, MediaType::Ods, MediaType::Odp].into_iter().find(|kind| kind.slug() == mime.trim())
}

fn refuse_active(name: &str, part: &mut dyn Read) -> Result<(), NoDocument> {
    if is_macro(name) {
        Err(NoDocument::Macros)
    } else if is_program(name) {
        Err(NoDocument::Embedded)
    } else if has_ending(name, &[".xml", ".rels", ".rdf"]) {
        xml::refuse_active(part)
    } else {
        Ok(())
    }
}

fn is_macro(part: &str) -> bool {
    /// Documents with macros inside a document.
    const WITH_MACROS: [&str; 10] =
        [".docm", ".dotm", ".xlsm", ".xltm", ".xlam", ".xlsb", ".pptm", ".potm", ".ppsm", ".ppam"];
    ["vbaproject.bin", "vbadata.xml"].iter().any(|end| part.ends_with(end))
        || has_ending(part, &WITH_MACROS)
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
