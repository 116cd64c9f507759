//! Texts of programs that write HTML. What only lays a text out becomes line breaks or nothing, since every such program
//! wraps each text in it; what may mean something (a power, a table, a word in bold) stays as it is written, for a power
//! that is lost makes another number. Entities are letters.

/// How a text was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Markup {
    Plain,
    Html,
    /// The same, whose line breaks are meant: what Moodle takes a text for that says nothing else.
    Auto,
}

/// What a text says, and whether it shows a picture, which stays behind.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Shown {
    pub text: String,
    pub has_image: bool,
}

impl Markup {
    pub fn shown(self, text: &str) -> Shown {
        match self {
            Self::Plain => Shown { text: text.to_owned(), has_image: false },
            Self::Html => shown(text),
            Self::Auto => shown(&text.replace("\r\n", "\n").replace('\n', "<br>")),
        }
    }
}

fn shown(html: &str) -> Shown {
    let mut shown = Shown::default();
    let last_end = html.rfind('>').map_or(0, |end| end + 1);
    // Behind the last end of a tag nothing is one: it is not looked for again and again.
    let (mut rest, behind) = html.split_at(last_end);
    while let Some(start) = rest.find('<') {
        push_words(&mut shown.text, &rest[..start]);
        let tag = &rest[start..];
        let end = if is_tag(tag) { tag.find('>').map(|end| end + 1) } else { None };
        match end {
            Some(end) => push_tag(&mut shown, &tag[..end]),
            None => shown.text.push('<'),
        }
        rest = &tag[end.unwrap_or(1)..];
    }
    push_words(&mut shown.text, rest);
    push_words(&mut shown.text, behind);
    shown.text.truncate(shown.text.trim_end().len());
    shown
}

/// Whether a tag begins here: `<` and a letter, as browsers tell it from "less than".
fn is_tag(text: &str) -> bool {
    let inside = text.strip_prefix("</").or_else(|| text.strip_prefix('<'));
    inside.is_some_and(|inside| inside.starts_with(|letter: char| letter.is_ascii_alphabetic()))
}

/// In HTML a line break is a space.
fn push_words(shown: &mut String, text: &str) {
    let decoded = html_escape::decode_html_entities(text);
    for (place, piece) in decoded.split(['\n', '\r', '\t', ' ']).enumerate() {
        if place > 0 && !shown.ends_with([' ', '\n']) {
            shown.push(' ');
        }
        shown.push_str(piece);
    }
}

fn push_tag(shown: &mut Shown, tag: &str) {
    let name = tag.trim_start_matches(['<', '/']);
    let name = name.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
    match name.to_ascii_lowercase().as_str() {
        "br" => break_line(&mut shown.text),
        "p" | "div" => {
            if !shown.text.is_empty() && !shown.text.ends_with('\n') {
                break_line(&mut shown.text);
            }
        }
        "span" | "font" => {}
        "img" => {
            shown.has_image = true;
            let alt = alt(tag).map(|alt| format!(": {alt}")).unwrap_or_default();
            shown.text.extend(["[imagem", &alt, "]"]);
        }
        _ => shown.text.push_str(tag),
    }
}

fn break_line(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}

/// What an image says of itself, between the quotes of its attribute.
fn alt(tag: &str) -> Option<String> {
    let after = tag.split_once(" alt=")?.1;
    let quote = after.chars().next().filter(|quote| ['"', '\''].contains(quote))?;
    let alt = after[1..].split(quote).next()?;
    let alt = kernel::one_line(&html_escape::decode_html_entities(alt));
    Some(alt).filter(|alt| !alt.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_is_read_as_a_browser_shows_it_without_losing_a_meaning() {
        for (html, text) in [
            ("<p>Quanto é 2&nbsp;+ 2?</p>", "Quanto é 2\u{a0}+ 2?"),
            ("<p dir=\"ltr\">Leia:</p>\r\n<p>Um<br />dois</p>", "Leia:\nUm\ndois"),
            ("x<sup>2</sup> &lt; 3 e a < b", "x<sup>2</sup> < 3 e a < b"),
            ("A palavra <b>n&atilde;o</b>", "A palavra <b>não</b>"),
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
        assert_eq!(Markup::Auto.shown("2 &lt; 3\r\n\ne 3 < 4 <i>").text, "2 < 3\n\ne 3 < 4 <i>");
        assert!(Markup::Html.shown("<p><img></p>").has_image);
        assert!(!Markup::Html.shown("<p>img</p>").has_image);
    }
}
