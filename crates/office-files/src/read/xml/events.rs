//! XML of strangers, event by event: no event is longer than a cell's text may be, nothing is nested without end, and
//! each one counts.

use std::io::{self, BufRead, BufReader, Read};

use quick_xml::Reader;
use quick_xml::escape::{resolve_predefined_entity, unescape};
use quick_xml::events::{BytesRef, BytesStart, Event};

use crate::read::budget::Budget;
use crate::read::unreadable::Unreadable;

/// Bytes of one event: a text, or an element with its attributes.
const LONGEST_EVENT: usize = 1 << 20;

/// Elements inside each other; a spreadsheet has about ten.
const DEEPEST: usize = 200;

/// What else is bounded or asked of a document.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Strictness {
    /// Bytes of one event.
    pub longest_event: usize,
    /// Whether each element has to end by its own name.
    pub well_formed: bool,
}

impl Strictness {
    /// Parts of workbooks: what programs write is not always well-formed.
    const WORKBOOK: Self = Self { longest_event: LONGEST_EVENT, well_formed: false };
}

/// The events of a part.
pub(crate) struct Xml<'a, R> {
    reader: Reader<Bounded<R>>,
    buffer: Vec<u8>,
    depth: usize,
    longest_event: usize,
    budget: &'a Budget<'a>,
}

impl<'a, R: Read> Xml<'a, R> {
    pub fn new(part: R, budget: &'a Budget<'a>) -> Self {
        Self::with(part, budget, Strictness::WORKBOOK)
    }

    pub fn with(part: R, budget: &'a Budget<'a>, strictness: Strictness) -> Self {
        let Strictness { longest_event, well_formed } = strictness;
        let mut reader = Reader::from_reader(Bounded { inner: BufReader::new(part), left: longest_event });
        let config = reader.config_mut();
        config.check_end_names = well_formed;
        config.check_comments = false;
        config.expand_empty_elements = true;
        Self { reader, buffer: Vec::new(), depth: 0, longest_event, budget }
    }

    /// How many bytes were read.
    pub fn position(&self) -> u64 {
        self.reader.buffer_position()
    }

    /// The next event; an empty element is one that begins and one that ends.
    pub fn next(&mut self) -> Result<Event<'_>, Unreadable> {
        self.budget.step()?;
        self.buffer.clear();
        self.reader.get_mut().left = self.longest_event;
        let Self { reader, buffer, depth, .. } = self;
        match reader.read_event_into(buffer) {
            Ok(event) => {
                match event {
                    Event::Start(_) => *depth += 1,
                    Event::End(_) => *depth = depth.saturating_sub(1),
                    _ => {}
                }
                if *depth > DEEPEST { Err(Unreadable::Damaged) } else { Ok(event) }
            }
            Err(quick_xml::Error::Io(error)) if error.kind() == io::ErrorKind::FileTooLarge => {
                Err(Unreadable::TooMuch)
            }
            Err(_) => Err(Unreadable::Damaged),
        }
    }

    /// Passes over the rest of an element that is open.
    pub fn skip(&mut self) -> Result<(), Unreadable> {
        let outside = self.depth.saturating_sub(1);
        while self.depth > outside {
            if matches!(self.next()?, Event::Eof) {
                return Err(Unreadable::Truncated);
            }
        }
        Ok(())
    }
}

/// Ends with an error where an event goes on beyond its bound.
struct Bounded<R> {
    inner: BufReader<R>,
    left: usize,
}

impl<R: Read> BufRead for Bounded<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.left == 0 {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        let bytes = self.inner.fill_buf()?;
        Ok(&bytes[..bytes.len().min(self.left)])
    }

    fn consume(&mut self, amount: usize) {
        self.left -= amount;
        self.inner.consume(amount);
    }
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

/// What an event adds to a text: nothing, unless it is one.
pub(crate) fn push_text(text: &mut String, event: &Event<'_>) -> Result<(), Unreadable> {
    match event {
        Event::Text(piece) => text.push_str(&piece.xml10_content()),
        Event::CData(piece) => text.push_str(&piece.xml10_content()),
        Event::GeneralRef(reference) => push_reference(text, reference)?,
        _ => {}
    }
    Ok(())
}

fn push_reference(text: &mut String, reference: &BytesRef<'_>) -> Result<(), Unreadable> {
    if let Ok(Some(letter)) = reference.resolve_char_ref() {
        text.push(letter);
    } else {
        text.push_str(resolve_predefined_entity(reference).ok_or(Unreadable::Damaged)?);
    }
    Ok(())
}

/// An attribute by its name, with a prefix or without.
pub(crate) fn attribute(tag: &BytesStart<'_>, name: &str) -> Result<Option<String>, Unreadable> {
    for found in tag.attributes().with_checks(false) {
        let found = found.map_err(|_| Unreadable::Damaged)?;
        if found.key.as_ref() == name || found.key.local_name().as_ref() == name {
            let text = unescape(&found.value).map_err(|_| Unreadable::Damaged)?;
            return Ok(Some(text.into_owned()));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::bounds::Limits;
    use crate::read::budget::unbounded;

    fn outcome(xml: &str) -> Result<usize, Unreadable> {
        let limits = Limits::UPLOAD;
        let budget = unbounded(&limits);
        let mut xml = Xml::new(xml.as_bytes(), &budget);
        let mut events = 0;
        loop {
            match xml.next()? {
                Event::Eof => return Ok(events),
                _ => events += 1,
            }
        }
    }

    #[test]
    fn an_event_has_an_end() {
        let long = "x".repeat(LONGEST_EVENT - 10);
        let endless = "x".repeat(LONGEST_EVENT + 10);
        assert_eq!(outcome(&format!("<a b=\"{long}\">{long}</a>")), Ok(3));
        for xml in [
            format!("<a>{endless}</a>"),
            format!("<a b=\"{endless}\"/>"),
            format!("<!--{endless}-->"),
            format!("<?a {endless}?>"),
            format!("<![CDATA[{endless}]]>"),
            format!("<!DOCTYPE {endless}>"),
            format!("&{endless};"),
        ] {
            assert_eq!(outcome(&xml), Err(Unreadable::TooMuch), "{}", &xml[..9]);
        }
    }

    #[test]
    fn elements_are_not_nested_without_end() {
        let nested = |depth| outcome(&format!("{}{}", "<a>".repeat(depth), "</a>".repeat(depth)));
        assert_eq!(nested(DEEPEST), Ok(2 * DEEPEST));
        assert_eq!(nested(DEEPEST + 1), Err(Unreadable::Damaged));
    }

    #[test]
    fn an_element_is_passed_over_with_all_that_it_holds() {
        let limits = Limits::UPLOAD;
        let budget = unbounded(&limits);
        let mut xml = Xml::new(&b"<a><b><a/>x<b></b></b></a>y"[..], &budget);
        assert!(matches!(xml.next(), Ok(Event::Start(_))));
        assert_eq!(xml.skip(), Ok(()));
        assert!(matches!(xml.next(), Ok(Event::Text(text)) if &*text == "y"));
        assert!(matches!(xml.next(), Ok(Event::Eof)));
        let mut open = Xml::new(&b"<a><b>"[..], &budget);
        assert!(open.next().is_ok());
        assert_eq!(open.skip(), Err(Unreadable::Truncated));
    }
}
