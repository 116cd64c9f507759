//! Texts of people, as paragraphs.

use docx_rs::{BreakType, Paragraph, Run};

/// A style of `styles.xml`. The document names styles alone: how they look stands there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    Title,
    Heading1,
    Heading2,
    Normal,
    ListBullet,
    Numbered,
    Header,
    Footer,
    Notice,
    Cell,
    CellLabel,
    CellStrong,
    Question,
    Option,
    Explanation,
    WritingLine,
}

impl Style {
    const fn id(self) -> &'static str {
        match self {
            Self::Title => "Title",
            Self::Heading1 => "Heading1",
            Self::Heading2 => "Heading2",
            Self::Normal => "Normal",
            Self::ListBullet => "ListBullet",
            Self::Numbered => "Numbered",
            Self::Header => "Header",
            Self::Footer => "Footer",
            Self::Notice => "Notice",
            Self::Cell => "Cell",
            Self::CellLabel => "CellLabel",
            Self::CellStrong => "CellStrong",
            Self::Question => "Question",
            Self::Option => "Option",
            Self::Explanation => "Explanation",
            Self::WritingLine => "WritingLine",
        }
    }

    pub fn empty(self) -> Paragraph {
        Paragraph::new().style(self.id())
    }

    /// A paragraph of the text, lines and all.
    pub fn of(self, text: &str) -> Paragraph {
        self.empty().add_run(run(text))
    }
}

/// What XML can hold of a text: no other control characters than line breaks and tabs.
fn held(text: &str) -> String {
    let broken = text.replace("\r\n", "\n").replace(['\r', '\u{85}', '\u{2028}', '\u{2029}'], "\n");
    let is_held = |mark: &char| {
        matches!(mark, '\n' | '\t') || !(mark.is_control() || matches!(mark, '\u{fffe}' | '\u{ffff}'))
    };
    broken.chars().filter(is_held).collect()
}

/// The text in one piece; where it has lines they stay below each other.
pub fn run(text: &str) -> Run {
    let held = held(text);
    let lines = held.trim_end_matches('\n').split('\n').enumerate();
    lines.fold(Run::new(), |run, (at, line)| {
        let run = if at == 0 { run } else { run.add_break(BreakType::TextWrapping) };
        line.split('\t').enumerate().fold(run, |run, (at, piece)| {
            let run = if at == 0 { run } else { run.add_tab() };
            if piece.is_empty() { run } else { run.add_text(piece) }
        })
    })
}

/// The same in bold.
pub fn strong(text: &str) -> Run {
    run(text).style("Strong")
}

/// Its lines with anything on them.
pub fn lines(text: &str) -> Vec<String> {
    held(text).lines().map(str::trim_end).filter(|line| !line.trim().is_empty()).map(str::to_owned).collect()
}

/// What a line says, where somebody typed it as a point of a list: `- Comparar frações.`
pub fn point(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix(['-', '–', '•', '*'])?.strip_prefix([' ', '\t'])?.trim_start();
    // A sum begins with a minus as well.
    rest.starts_with(|first: char| !first.is_ascii_digit()).then_some(rest)
}

/// A number and what it says, where somebody numbered a line: `2) Somar frações.`
pub fn numbered(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start();
    let digits = line.find(|mark: char| !mark.is_ascii_digit()).filter(|digits| (1..=2).contains(digits))?;
    let (number, rest) = line.split_at_checked(digits + 1)?;
    let is_list = number.ends_with(['.', ')']) && rest.starts_with([' ', '\t']);
    is_list.then_some((number, rest.trim_start()))
}

/// The exercises of `1) Quanto é 2 + 2? (resposta: 4) 2) E 3 + 3?`, or the text as it is.
pub fn exercises(text: &str) -> Vec<&str> {
    let (mut all, mut rest) = (Vec::new(), text);
    for number in 2.. {
        let next = format!("{number}) ");
        // An answer in brackets ends with a number as well.
        let ends = |one: &str| one.ends_with(' ') && one.trim_end().ends_with(['.', ';', '?', '!', ')']);
        let Some((at, _)) = rest.match_indices(&next).find(|(at, _)| ends(&rest[..*at])) else { break };
        let (one, others) = rest.split_at(at);
        all.push(one.trim_end());
        rest = others;
    }
    all.push(rest);
    all
}

/// With a capital, where what began in the middle of a line begins one now. What is no word, such as `x = 2`, stays.
pub fn capital(text: &str) -> String {
    let word =
        text.split(char::is_whitespace).next().unwrap_or_default().trim_end_matches([',', ':', ';', '.']);
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if word.chars().nth(1).is_some() && word.chars().all(char::is_lowercase) => {
            first.to_uppercase().chain(letters).collect()
        }
        _ => text.to_owned(),
    }
}

/// What the parts of a package hold that the library does not write.
pub fn escaped(text: &str) -> String {
    quick_xml::escape::escape(held(text).as_str()).into_owned()
}
