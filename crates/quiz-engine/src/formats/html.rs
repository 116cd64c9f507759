//! Texts of programs that write HTML, as a pupil reads them: what only lays a text out or stresses it becomes line breaks or
//! nothing, since every such program wraps each text in it, and entities are letters. A power or an index stays one, for a
//! power that is lost makes another number. What a text cannot say, as a table, is named, and the question is refused.

use super::fault::{Fault, Part};
use super::raised::{Height, placed};

/// How a text was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Markup {
    Plain,
    Html,
    /// The same, whose line breaks are meant: what Moodle takes a text for that says nothing else.
    Auto,
}

/// What a text says, whether it shows a picture, which stays behind, and what of it no text says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Shown {
    pub text: String,
    pub has_image: bool,
    pub untold: Option<Untold>,
}

/// What means something by its form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Untold {
    Table,
    Formula,
    /// A list whose items have letters or Roman numbers: a question speaks of them by these.
    NamedItems,
}

impl Untold {
    pub fn fault(self) -> Fault {
        let what = match self {
            Self::Table => "uma tabela",
            Self::Formula => "uma fórmula em MathML ou um desenho",
            Self::NamedItems => "uma lista com letras ou números romanos",
        };
        Fault::new(
            Part::Whole,
            format!("O texto da questão tem {what}, e o banco guarda só texto."),
            "Reescreva esta parte em texto simples, ou ponha-a no banco como imagem.",
        )
    }
}

impl Markup {
    pub fn shown(self, text: &str) -> Shown {
        match self {
            Self::Plain => Shown { text: text.to_owned(), ..Shown::default() },
            Self::Html => shown(text),
            Self::Auto => shown(&text.replace("\r\n", "\n").replace('\n', "<br>")),
        }
    }
}

fn shown(html: &str) -> Shown {
    let mut page = Page::default();
    let last_end = html.rfind('>').map_or(0, |end| end + 1);
    // Behind the last end of a tag nothing is one: it is not looked for again and again.
    let (mut rest, behind) = html.split_at(last_end);
    while let Some(start) = rest.find('<') {
        push_words(&mut page.shown.text, &rest[..start]);
        let tag = &rest[start..];
        let end = if is_tag(tag) { tag.find('>').map(|end| end + 1) } else { None };
        match end {
            Some(end) => page.push_tag(&tag[..end]),
            None => page.shown.text.push('<'),
        }
        rest = &tag[end.unwrap_or(1)..];
    }
    push_words(&mut page.shown.text, rest);
    push_words(&mut page.shown.text, behind);
    let mut shown = page.shown;
    shown.text.truncate(shown.text.trim_end().len());
    shown
}

/// Whether a tag begins here: `<` and a letter, as browsers tell it from "less than".
fn is_tag(text: &str) -> bool {
    let inside = text.strip_prefix("</").or_else(|| text.strip_prefix('<'));
    inside.is_some_and(|inside| inside.starts_with(|letter: char| letter.is_ascii_alphabetic()))
}

/// In HTML a line break is a space, and the space that keeps a line together is one like others.
fn push_words(shown: &mut String, text: &str) {
    let decoded = html_escape::decode_html_entities(text);
    for (place, piece) in decoded.split(['\n', '\r', '\t', ' ']).enumerate() {
        if place > 0 && !shown.is_empty() && !shown.ends_with([' ', '\n']) {
            shown.push(' ');
        }
        shown.push_str(&piece.replace('\u{a0}', " "));
    }
}

/// A text so far, and what is open in it.
#[derive(Default)]
struct Page {
    shown: Shown,
    /// Where what is raised or lowered begins, one inside another.
    raised: Vec<usize>,
    /// The lists, each with the number of its last item where it counts them.
    lists: Vec<Option<u32>>,
}

/// Lists and powers in one another beyond this are none that somebody wrote.
const MOST_OPEN: usize = 16;

impl Page {
    fn push_tag(&mut self, tag: &str) {
        let is_end = tag.starts_with("</");
        let name = tag.trim_start_matches(['<', '/']);
        let name = name.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
        let text = &mut self.shown.text;
        match name.to_ascii_lowercase().as_str() {
            "br" => break_line(text),
            "p" | "div" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "blockquote" => begin_line(text),
            "span" | "font" | "b" | "strong" | "i" | "em" | "u" | "small" | "mark" | "a" => {}
            "ul" | "ol" => {
                let counts = name.eq_ignore_ascii_case("ol");
                begin_line(text);
                if is_end {
                    self.lists.pop();
                } else if self.lists.len() < MOST_OPEN {
                    self.lists.push(counts.then_some(0));
                }
                if counts && attribute(tag, "type").is_some_and(|kind| kind != "1") {
                    self.shown.untold = Some(Untold::NamedItems);
                }
            }
            "li" => {
                begin_line(text);
                if !is_end {
                    match self.lists.last_mut() {
                        Some(Some(number)) => {
                            *number += 1;
                            text.push_str(&number.to_string());
                            text.push_str(". ");
                        }
                        Some(None) | None => text.push_str("- "),
                    }
                }
            }
            "sup" if is_end => self.place(Height::Raised),
            "sub" if is_end => self.place(Height::Lowered),
            "sup" | "sub" => {
                if self.raised.len() < MOST_OPEN {
                    self.raised.push(self.shown.text.len());
                }
            }
            "img" => {
                self.shown.has_image = true;
                let alt = attribute(tag, "alt").map(|alt| format!(": {alt}")).unwrap_or_default();
                text.extend(["[imagem", &alt, "]"]);
            }
            "table" => self.shown.untold = Some(Untold::Table),
            "math" | "svg" | "canvas" => self.shown.untold = Some(Untold::Formula),
            _ => text.push_str(tag),
        }
    }

    /// Ends what is raised or lowered.
    fn place(&mut self, height: Height) {
        let Some(start) = self.raised.pop() else { return };
        // A line break takes spaces away, which may have stood before the start.
        if let Some(inside) = self.shown.text.get(start..) {
            let placed = placed(inside.trim(), height);
            self.shown.text.truncate(start);
            self.shown.text.push_str(&placed);
        }
    }
}

fn begin_line(text: &mut String) {
    if !text.is_empty() && !text.ends_with('\n') {
        break_line(text);
    }
}

fn break_line(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}

/// What stands between the quotes of an attribute.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let after = tag.split_once(&format!(" {name}="))?.1;
    let quote = after.chars().next().filter(|quote| ['"', '\''].contains(quote))?;
    let said = after[1..].split(quote).next()?;
    let said = kernel::one_line(&html_escape::decode_html_entities(said));
    Some(said).filter(|said| !said.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_is_read_as_a_browser_shows_it_without_losing_a_meaning() {
        for (html, text) in [
            ("<p>Quanto é 2&nbsp;+ 2?</p>", "Quanto é 2 + 2?"),
            ("<p dir=\"ltr\">Leia:</p>\r\n<p>Um<br />dois</p>", "Leia:\nUm\ndois"),
            ("x<sup>2</sup> &lt; 3 e a < b", "x² < 3 e a < b"),
            ("H<sub>2</sub>O e CO<SUB>2</SUB>, 10<sup>-3</sup>", "H₂O e CO₂, 10⁻³"),
            ("a<sup>x</sup>, b<sub>ij</sub> e 2<sup>n+k</sup>", "a^x, b_(ij) e 2^(n+k)"),
            ("2<sup>3<sup>2</sup></sup> e x<sup><i>2</i></sup><sup></sup>", "2^(3²) e x²"),
            ("a</sup> <sub>b <sup>", "a b"),
            ("A palavra <b>n&atilde;o</b> <STRONG>é <em>essa</em></STRONG>", "A palavra não é essa"),
            ("Leia:<ul><li>um</li><li>dois</li></ul>E responda", "Leia:\n- um\n- dois\nE responda"),
            ("<ol>\n<li>um</li>\n<li>dois<ul><li>a</li></ul></li></ol>", "1. um\n2. dois\n- a"),
            ("&lt;br&gt; &amp;lt; &#233; &#xe9;", "<br> &lt; é é"),
            ("um\n   dois", "um dois"),
            ("<span style=\"color:red\">Rio</span>", "Rio"),
            (
                "Veja <img src=\"@@PLUGINFILE@@/a.png\" alt=\"Um  mapa &amp; rio\"/>.",
                "Veja [imagem: Um mapa & rio].",
            ),
            ("Veja <IMG src='a.png'>", "Veja [imagem]"),
            ("a <b", "a <b"),
            ("1 <2> 3", "1 <2> 3"),
            ("", ""),
        ] {
            assert_eq!(Markup::Html.shown(html).text, text, "{html}");
            assert_eq!(Markup::Plain.shown(html).text, html);
        }
        assert_eq!(Markup::Auto.shown("2 &lt; 3\r\n\ne 3 < 4 <i>").text, "2 < 3\n\ne 3 < 4");
        assert!(Markup::Html.shown("<p><img></p>").has_image);
        assert!(!Markup::Html.shown("<p>img</p>").has_image);
        for (html, untold) in [
            ("<TABLE><tr><td>1</td></tr></TABLE>", Some(Untold::Table)),
            ("<math><mn>1</mn></math>", Some(Untold::Formula)),
            ("<ol type=\"I\"><li>um</li></ol>", Some(Untold::NamedItems)),
            ("<ol type='1'><li>um</li></ol>", None),
            ("&lt;table&gt;", None),
        ] {
            assert_eq!(Markup::Html.shown(html).untold, untold, "{html}");
        }
    }
}
