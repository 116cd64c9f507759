//! An XML document of strangers as a tree. It has no document type: what such a definition brings, entities that stand
//! for files or for each other, is never read.

use kernel::{Element, Text};
use quick_xml::events::{BytesStart, Event};

use super::events::{Strictness, Xml, push_text};
use crate::read::budget::Budget;
use crate::read::unreadable::Unreadable;

/// Whether a text begins as such a document does.
pub(crate) fn is_xml(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with("<?xml") || text.starts_with("<quiz")
}

/// Reads a document's root with all that it holds.
pub(crate) fn read(text: &str, budget: &Budget<'_>) -> Result<Element, Unreadable> {
    let (before, document) = without_declaration(text);
    let longest_event = usize::try_from(budget.limits.packed_bytes).unwrap_or(usize::MAX);
    let strictness = Strictness { longest_event, well_formed: true };
    let mut tree = Tree {
        xml: Xml::with(document.as_bytes(), budget, strictness),
        budget,
        lines: Lines { document, counted: 0, line: line_breaks(before) + 1 },
    };
    tree.root()
}

/// The text's own word about its encoding is left out: it is decoded already.
fn without_declaration(text: &str) -> (&str, &str) {
    let is_declared = text.trim_start().starts_with("<?xml");
    let end = if is_declared { text.find("?>").map_or(text.len(), |end| end + 2) } else { 0 };
    text.split_at(end)
}

fn line_breaks(text: &str) -> u32 {
    let breaks = text.bytes().filter(|byte| *byte == b'\n').count();
    u32::try_from(breaks).unwrap_or(u32::MAX - 1)
}

/// Counts the lines up to each element.
struct Lines<'a> {
    document: &'a str,
    counted: usize,
    line: u32,
}

impl Lines<'_> {
    fn at(&mut self, position: u64) -> u32 {
        let position = usize::try_from(position).unwrap_or(usize::MAX);
        let between = self.document.get(self.counted..position).unwrap_or_default();
        self.line = self.line.saturating_add(line_breaks(between));
        self.counted = self.counted.max(position);
        self.line
    }
}

struct Tree<'a> {
    xml: Xml<'a, &'a [u8]>,
    budget: &'a Budget<'a>,
    lines: Lines<'a>,
}

impl Tree<'_> {
    fn root(&mut self) -> Result<Element, Unreadable> {
        // Those that began and did not end, from the root on.
        let mut open: Vec<Element> = Vec::new();
        let mut root = None;
        loop {
            let begins = self.xml.position();
            let line = self.lines.at(begins);
            match self.xml.next()? {
                Event::Start(tag) => {
                    let element = element(&tag, line, self.budget)?;
                    if open.is_empty() && root.is_some() {
                        return Err(Unreadable::Damaged);
                    }
                    open.push(element);
                }
                Event::End(_) => {
                    let element = open.pop().ok_or(Unreadable::Damaged)?;
                    match open.last_mut() {
                        Some(outside) => outside.children.push(element),
                        None => root = Some(element),
                    }
                }
                Event::DocType(_) => return Err(Unreadable::DocumentType),
                Event::Eof if open.is_empty() => return root.ok_or(Unreadable::Damaged),
                Event::Eof => return Err(Unreadable::Truncated),
                event => {
                    if let Some(inside) = open.last_mut() {
                        add_text(&mut inside.text, &event, self.budget)?;
                    }
                }
            }
        }
    }
}

fn element(tag: &BytesStart<'_>, line: u32, budget: &Budget<'_>) -> Result<Element, Unreadable> {
    let name = tag.local_name().as_ref().to_owned();
    budget.hold(size_of::<Element>() + name.len())?;
    let mut attributes = Vec::new();
    for found in tag.attributes() {
        budget.step()?;
        let found = found.map_err(|_| Unreadable::Damaged)?;
        let name = found.key.local_name().as_ref().to_owned();
        let value = quick_xml::escape::unescape(&found.value).map_err(|_| Unreadable::Damaged)?.into_owned();
        budget.hold(2 * size_of::<String>() + name.len() + value.len())?;
        attributes.push((name, value));
    }
    Ok(Element { name, line, attributes, ..Element::default() })
}

/// Adds what an event says, as long as the text may be kept.
fn add_text(text: &mut Text, event: &Event<'_>, budget: &Budget<'_>) -> Result<(), Unreadable> {
    if let Text::Whole(whole) = text {
        let before = whole.len();
        push_text(whole, event)?;
        budget.hold(whole.len() - before)?;
        if whole.len() > budget.limits.cell_chars {
            budget.release(whole.len());
            *text = Text::TooLong;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::bounds::Limits;
    use crate::read::text;

    fn tree(xml: &str) -> Result<Element, Unreadable> {
        tree_of(xml.as_bytes(), &Limits::QUESTIONS)
    }

    fn tree_of(xml: &[u8], limits: &Limits) -> Result<Element, Unreadable> {
        let budget = Budget::new(xml.len(), limits, &|| true);
        let (text, _) = text::decode(xml, &budget)?;
        read(&text, &budget)
    }

    #[test]
    fn a_document_is_a_tree_with_its_lines() {
        let quiz = tree(
            "<?xml version=\"1.0\"\n encoding=\"UTF-8\"?>\n<!-- nota -->\n<quiz>\n <question type='a &amp; b'\n n=\"1\">\
             <text><![CDATA[<p>2 < 3</p>]]></text></question>\n\n <x:question>1 &lt; 2&#33;</x:question><e/>\n</quiz>\n",
        )
        .unwrap();
        let [first, second, empty] = &quiz.children[..] else { panic!("{quiz:?}") };
        assert_eq!((quiz.name.as_str(), quiz.line), ("quiz", 4));
        assert_eq!((first.name.as_str(), first.line), ("question", 5));
        assert_eq!((first.attribute("type"), first.attribute("n")), (Some("a & b"), Some("1")));
        assert_eq!(first.child("text").map(|it| (it.text.as_str(), it.line)), Some(("<p>2 < 3</p>", 6)));
        assert_eq!((second.name.as_str(), second.line, second.text.as_str()), ("question", 8, "1 < 2!"));
        assert_eq!((empty.name.as_str(), empty.text.as_str()), ("e", ""));
    }

    #[test]
    fn a_document_comes_in_each_encoding_whatever_it_says() {
        let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><quiz>João é à ção</quiz>";
        let utf16: Vec<u8> =
            std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        let marked = [b"\xef\xbb\xbf", text.as_bytes()].concat();
        for bytes in [text.as_bytes().to_vec(), marked, crate::testing::latin1(text), utf16] {
            let quiz = tree_of(&bytes, &Limits::QUESTIONS).unwrap();
            assert_eq!(quiz.text.as_str(), "João é à ção");
        }
    }

    #[test]
    fn what_a_document_type_brings_is_not_read() {
        let mut laughs = String::from("<!DOCTYPE lolz [<!ENTITY lol \"lol\">");
        for level in 1..10 {
            let inside = format!("&lol{};", level - 1).repeat(10);
            laughs.extend(["<!ENTITY lol", &level.to_string(), " \"", &inside, "\">"]);
        }
        laughs += "]><quiz>&lol9;</quiz>";
        let external = "<!DOCTYPE quiz [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><quiz>&x;</quiz>";
        for xml in [laughs.as_str(), external, "<!DOCTYPE quiz><quiz/>"] {
            assert_eq!(tree(xml), Err(Unreadable::DocumentType), "{xml}");
            assert_eq!(tree(&format!("<?xml version=\"1.0\"?>\n{xml}")), Err(Unreadable::DocumentType));
        }
        for undefined in ["<quiz>&x;</quiz>", "<quiz a=\"&x;\"/>"] {
            assert_eq!(tree(undefined), Err(Unreadable::Damaged), "{undefined}");
        }
    }

    #[test]
    fn what_is_no_document_is_refused() {
        for (xml, refusal) in [
            ("<quiz><a>", Unreadable::Truncated),
            ("<quiz><a></b></quiz>", Unreadable::Damaged),
            ("<quiz/><quiz/>", Unreadable::Damaged),
            ("</quiz>", Unreadable::Damaged),
            ("<?xml version=\"1.0\"?>", Unreadable::Damaged),
            ("<?xml version=\"1.0\"", Unreadable::Damaged),
            ("<quiz a=1/>", Unreadable::Damaged),
        ] {
            assert_eq!(tree(xml), Err(refusal), "{xml}");
        }
        let deep = format!("{}{}", "<a>".repeat(5000), "</a>".repeat(5000));
        assert_eq!(tree(&deep), Err(Unreadable::Damaged));
    }

    #[test]
    fn pictures_are_not_kept_and_elements_are_counted() {
        let picture = "A".repeat(2_000_000);
        let quiz =
            tree(&format!("<quiz><file name=\"a.png\">{picture}</file><text>x</text></quiz>")).unwrap();
        assert_eq!(quiz.child("file").map(|it| &it.text), Some(&Text::TooLong));
        assert_eq!(quiz.child("text").map(|it| it.text.as_str()), Some("x"));
        assert_eq!(tree(&format!("<quiz>{}</quiz>", "<a/>".repeat(1_000_000))), Err(Unreadable::TooMuch));
        assert_eq!(tree(&format!("<quiz {}/>", "a=\"\" ".repeat(1_000))), Err(Unreadable::Damaged));
        let limits = Limits { steps: 10, ..Limits::QUESTIONS };
        assert_eq!(tree_of(b"<q><a/><a/><a/><a/><a/></q>", &limits), Err(Unreadable::TooMuch));
        let limits = Limits { memory: 1_000, ..Limits::QUESTIONS };
        assert_eq!(
            tree_of(format!("<q>{}</q>", "a".repeat(2_000)).as_bytes(), &limits),
            Err(Unreadable::TooMuch)
        );
    }
}
