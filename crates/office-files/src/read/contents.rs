//! Files that may hold a table, another text or an XML document.

use application::spreadsheet::OpenedFile;
use kernel::Contents;

use super::bounds::Limits;
use super::budget::Budget;
use super::document::{Document, Format};
use super::numbers::DecimalMark;
use super::unreadable::{Unreadable, refuse_binary, refuse_known_formats};
use super::xml::elements;
use super::{csv, package, refuse_blank, refuse_size, text, zip};

/// Reads what a file holds. The content decides, not the name; `is_table` tells of a text whether its lines hold cells.
pub fn open(
    name: &str,
    bytes: &[u8],
    is_table: fn(&str) -> bool,
    limits: &Limits,
) -> Result<OpenedFile, Unreadable> {
    open_while(&|| true, is_table, name, bytes, limits)
}

/// The same as long as someone waits for it, who is asked now and then.
pub(crate) fn open_while(
    is_wanted: &dyn Fn() -> bool,
    is_table: fn(&str) -> bool,
    name: &str,
    bytes: &[u8],
    limits: &Limits,
) -> Result<OpenedFile, Unreadable> {
    refuse_size(bytes, limits)?;
    let budget = Budget::new(bytes.len(), limits, is_wanted);
    let of_questions = |refusal| match refusal {
        Unreadable::NotASpreadsheet { what } => Unreadable::NotQuestions { what },
        other => other,
    };
    if zip::is_zip(bytes) {
        let document = package::read(name, bytes, DecimalMark::Comma, &budget).map_err(of_questions)?;
        return Ok(of_document(refuse_blank(document)?));
    }
    refuse_binary(bytes).map_err(of_questions)?;
    let (text, encoding) = text::decode(bytes, &budget)?;
    let contents = if elements::is_xml(&text) {
        Contents::Elements(elements::read(&text, &budget)?)
    } else {
        refuse_known_formats(bytes).map_err(of_questions)?;
        if text.trim().is_empty() {
            return Err(Unreadable::Blank);
        }
        if is_table(&text) {
            drop(text);
            return Ok(of_document(refuse_blank(csv::read(name, bytes, &budget)?)?));
        }
        budget.hold(text.len())?;
        Contents::Text(text.into_owned())
    };
    Ok(OpenedFile { contents, encoding: Some(encoding.name()), delimiter: None })
}

fn of_document(document: Document) -> OpenedFile {
    let Document { sheets, format, encoding, delimiter, name: _ } = document;
    let contents = match format {
        Format::Xlsx | Format::Ods => Contents::Workbook(sheets),
        Format::Csv | Format::Txt => Contents::Table(sheets),
    };
    OpenedFile { contents, encoding, delimiter }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{latin1, xlsx_of, zip};

    fn opened(bytes: &[u8]) -> Result<OpenedFile, Unreadable> {
        open("questoes", bytes, |text| text.contains(';'), &Limits::QUESTIONS)
    }

    #[test]
    fn a_file_is_what_its_content_says() {
        let kind = |bytes: &[u8]| {
            let OpenedFile { contents, encoding, delimiter } = opened(bytes).unwrap();
            let kind = match contents {
                Contents::Workbook(_) => "workbook",
                Contents::Table(_) => "table",
                Contents::Text(_) => "text",
                Contents::Elements(_) => "elements",
            };
            (kind, encoding, delimiter)
        };
        for (bytes, expected) in [
            (xlsx_of("a;b\n1;2"), ("workbook", None, None)),
            (zip(&[("a.csv", b"a;b\n1;2\n")]), ("table", Some("UTF-8"), Some(';'))),
            (b"a;b\n1;2\n".to_vec(), ("table", Some("UTF-8"), Some(';'))),
            (latin1("Questão {T}\n"), ("text", Some("windows-1252"), None)),
            (b"\xef\xbb\xbf\n<?xml version=\"1.0\"?><quiz/>".to_vec(), ("elements", Some("UTF-8"), None)),
            (b" <quiz></quiz>".to_vec(), ("elements", Some("UTF-8"), None)),
        ] {
            assert_eq!(kind(&bytes), expected);
        }
    }

    #[test]
    fn what_is_none_of_them_is_refused() {
        let large = vec![b'a'; 5_000_001];
        let word = zip(&[("[Content_Types].xml", b"<Types/>"), ("word/document.xml", b"<w/>")]);
        let old_word: Vec<u8> = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
            .iter()
            .copied()
            .chain("WordDocument".encode_utf16().flat_map(u16::to_le_bytes))
            .collect();
        for (bytes, refusal) in [
            (&b""[..], Unreadable::Empty),
            (b" \n\n", Unreadable::Blank),
            (b";;\n", Unreadable::Blank),
            (b"a\0b", Unreadable::NulBytes),
            (b"<html><body>1;2", Unreadable::NotQuestions { what: "uma página da web" }),
            (b"%PDF-1.7", Unreadable::NotQuestions { what: "um PDF" }),
            (b"\x89PNG\r\n\x1a\n\0\0", Unreadable::NotQuestions { what: "uma imagem" }),
            (&word, Unreadable::NotQuestions { what: "um documento do Word" }),
            (&old_word, Unreadable::NotQuestions { what: "um documento do Word" }),
            (b"<quiz><question>", Unreadable::Truncated),
            (&large, Unreadable::TooLarge { limit: 5_000_000 }),
        ] {
            assert_eq!(opened(bytes), Err(refusal));
        }
    }
}
