//! What the XML of an office file does beside being read: fetches from elsewhere, talks to other programs, runs macros.

use std::io::Read;

use application::files::NoDocument;
use quick_xml::events::{BytesStart, Event};

use crate::read::bounds::Limits;
use crate::read::budget::Budget;
use crate::read::unreadable::Unreadable;
use crate::read::xml::{Xml, attribute, push_text};

/// A part of a document may have so many elements and texts.
const LIMITS: Limits = Limits { steps: 20_000_000, ..Limits::UPLOAD };

/// A field says in fewer letters what it asks for.
const LONGEST_FIELD: usize = 1_000;

/// Of programs and macros, whatever their parts are called.
const MACROS: [&str; 4] = ["/vbaProject", "/wordVbaData", "/xlMacrosheet", "/xlIntlMacrosheet"];
const PROGRAMS: [&str; 3] = ["/oleObject", "/control", "/activeXControlBinary"];

pub(super) fn refuse_active(part: &mut dyn Read) -> Result<(), NoDocument> {
    let budget = Budget::new(0, &LIMITS, &|| true);
    let mut xml = Xml::new(part, &budget);
    let mut field = Field::default();
    loop {
        match xml.next().map_err(|error| unread(&error))? {
            Event::Eof => return field.end(),
            // Entities stand for files and for each other.
            Event::DocType(_) => return Err(NoDocument::Broken),
            Event::Start(element) if element.local_name().as_ref() == "instrText" => field.is_open = true,
            Event::Start(element) => refuse(&element, &mut field)?,
            Event::End(_) => field.is_open = false,
            text => field.push(&text)?,
        }
    }
}

fn unread(error: &Unreadable) -> NoDocument {
    match error {
        Unreadable::TooMuch => NoDocument::TooLargeInside,
        _ => NoDocument::Broken,
    }
}

fn refuse(element: &BytesStart<'_>, field: &mut Field) -> Result<(), NoDocument> {
    match element.local_name().as_ref() {
        "Relationship" => relationship(element),
        "fldChar" => field.end(),
        "fldSimple" => is_plain(&said(element, "instr")?),
        "ddeLink" | "dde-source" | "dde-link" | "dde-connection-decl" => Err(NoDocument::Linked),
        "event-listener" => event_listener(element),
        _ if said(element, "formula")?.contains("DDE(") => Err(NoDocument::Linked),
        _ => Ok(()),
    }
}

/// An attribute; none is an empty text.
fn said(element: &BytesStart<'_>, name: &str) -> Result<String, NoDocument> {
    attribute(element, name).map(Option::unwrap_or_default).map_err(|error| unread(&error))
}

/// A link that people follow may lead anywhere; nothing else is fetched.
fn relationship(element: &BytesStart<'_>) -> Result<(), NoDocument> {
    let kind = said(element, "Type")?;
    let is_one = |kinds: &[&str]| kinds.iter().any(|end| kind.ends_with(end));
    if is_one(&MACROS) {
        Err(NoDocument::Macros)
    } else if is_one(&PROGRAMS) {
        Err(NoDocument::Embedded)
    } else if said(element, "TargetMode")? == "External" && !kind.ends_with("/hyperlink") {
        Err(NoDocument::Linked)
    } else {
        Ok(())
    }
}

/// A click in a presentation may turn its pages; one that has a language runs a macro.
fn event_listener(element: &BytesStart<'_>) -> Result<(), NoDocument> {
    let runs = !said(element, "language")?.is_empty() || said(element, "action")? == "execute";
    if runs { Err(NoDocument::Macros) } else { Ok(()) }
}

/// What a field of a text asks for, which may stand in several pieces.
#[derive(Default)]
struct Field {
    is_open: bool,
    says: String,
}

impl Field {
    fn push(&mut self, text: &Event<'_>) -> Result<(), NoDocument> {
        if self.is_open && self.says.len() < LONGEST_FIELD {
            push_text(&mut self.says, text).map_err(|error| unread(&error))?;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), NoDocument> {
        is_plain(&std::mem::take(&mut self.says))
    }
}

/// Fields that start another program are told by their first word.
fn is_plain(field: &str) -> Result<(), NoDocument> {
    let first = field.split_whitespace().next().unwrap_or_default().to_uppercase();
    if ["DDE", "DDEAUTO"].contains(&&*first) { Err(NoDocument::Linked) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

    fn related(kind: &str, more: &str) -> String {
        format!(
            "<Relationships><Relationship Id=\"r1\" Type=\"{kind}\" Target=\"x\" {more}/></Relationships>"
        )
    }

    #[test]
    fn nothing_is_fetched_but_where_people_click() {
        let external = "TargetMode=\"External\"";
        for (kind, more, found) in [
            ("/image", "", Ok(())),
            ("/hyperlink", external, Ok(())),
            ("/attachedTemplate", external, Err(NoDocument::Linked)),
            ("/image", external, Err(NoDocument::Linked)),
            ("/externalLinkPath", "TargetMode=\"&#69;xternal\"", Err(NoDocument::Linked)),
            ("/oleObject", external, Err(NoDocument::Embedded)),
            ("/vbaProject", "", Err(NoDocument::Macros)),
        ] {
            let text = related(&format!("{OFFICE}{kind}"), more);
            assert_eq!(refuse_active(&mut text.as_bytes()), found, "{kind} {more}");
            // No program writes two bytes a letter, and none is passed unread.
            let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            let wide = [b"\xff\xfe", &*wide].concat();
            assert_eq!(refuse_active(&mut &*wide), Err(NoDocument::Broken), "{kind} {more}");
        }
    }

    #[test]
    fn no_field_and_no_cell_talks_to_another_program() {
        let field = |pieces: &[&str]| {
            let runs = pieces.iter().map(|piece| format!("<w:r><w:instrText>{piece}</w:instrText></w:r>"));
            let (begin, end) = ("<w:fldChar w:fldCharType=\"begin\"/>", "<w:fldChar w:fldCharType=\"end\"/>");
            format!("<w:p>{begin}{}{end}</w:p>", runs.collect::<String>())
        };
        for (text, found) in [
            (field(&[" PAGE "]), Ok(())),
            (field(&[" HYPERLINK \"https://x.example/DDE\" "]), Ok(())),
            ("<w:p><w:t>DDEAUTO é um risco</w:t></w:p>".to_owned(), Ok(())),
            (field(&[" DDEAUTO c:\\\\windows\\\\cmd.exe "]), Err(NoDocument::Linked)),
            (field(&["D", "DE", "auto", " x"]), Err(NoDocument::Linked)),
            ("<w:fldSimple w:instr=' dde Excel x'/>".to_owned(), Err(NoDocument::Linked)),
            ("<externalLink><ddeLink ddeService='cmd'/></externalLink>".to_owned(), Err(NoDocument::Linked)),
            ("<table:table-cell table:formula='of:=DDE(\"soffice\")'/>".to_owned(), Err(NoDocument::Linked)),
            ("<p:event-listener presentation:action='next-page'/>".to_owned(), Ok(())),
            ("<p:event-listener presentation:action='execute'/>".to_owned(), Err(NoDocument::Macros)),
            ("<script:event-listener script:language='ooo:script'/>".to_owned(), Err(NoDocument::Macros)),
            ("<!DOCTYPE x [<!ENTITY a 'b'>]><x>&a;</x>".to_owned(), Err(NoDocument::Broken)),
            (
                "<?xml version='1.0'?><!DOCTYPE x SYSTEM 'http://x.example'><x/>".to_owned(),
                Err(NoDocument::Broken),
            ),
            ("<x".to_owned(), Err(NoDocument::Broken)),
        ] {
            assert_eq!(refuse_active(&mut text.as_bytes()), found, "{text}");
        }
    }
}
