use kernel::table::{Header, Line};

use super::table::{is_header, role};
use super::{aiken, bars, gift};
use crate::formats::judge::Named;

/// How a text holds its questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::formats) enum TextLayout {
    /// Cells between delimiters, or pasted.
    Table,
    /// The specification's lines.
    Bars,
    Gift,
    Aiken,
}

/// How far down a header is looked for.
const TOP_LINES: usize = 60;

/// How far to the right.
const MOST_COLUMNS: usize = 512;

/// Told by the content: the most certain first.
pub(in crate::formats) fn text_layout(text: &str) -> TextLayout {
    if let Some(delimiter) = header_delimiter(text) {
        return if delimiter == '|' { TextLayout::Bars } else { TextLayout::Table };
    }
    let is_answer = |line| aiken::answer(line).is_some_and(|answer| Named::of(answer).is_some());
    let has_key = |cells: &[String]| cells.get(bars::FEWEST).is_some_and(|key| Named::of(key).is_some());
    if most_lines(text, has_key) {
        TextLayout::Bars
    } else if text.lines().any(is_answer) {
        TextLayout::Aiken
    } else if gift::has_questions(text) {
        TextLayout::Gift
    } else if most_lines(text, |cells| cells.len() > bars::FEWEST) {
        TextLayout::Bars
    } else {
        TextLayout::Table
    }
}

/// What stands between the names of columns at the text's top.
fn header_delimiter(text: &str) -> Option<char> {
    let top = || text.lines().take(TOP_LINES);
    [';', ',', '\t', '|'].into_iter().find(|delimiter| {
        top().any(|line| {
            let line = line.trim_start_matches('\u{feff}');
            let cells = line.split(*delimiter).take(MOST_COLUMNS).map(|cell| cell.trim().trim_matches('"'));
            let line = Line { number: 1, cells: cells.collect() };
            is_header(&Header::of(&line, role))
        })
    })
}

fn most_lines(text: &str, fits: impl Fn(&[String]) -> bool) -> bool {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let (mut all, mut fitting) = (0_usize, 0_usize);
    for line in lines {
        all += 1;
        fitting += usize::from(fits(&bars::cells(line)));
    }
    fitting * 2 > all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_told_by_its_content() {
        use TextLayout::{Aiken, Bars, Gift, Table};
        for (text, layout) in [
            ("pergunta;opcaoA;opcaoB;opcaoC;opcaoD;resposta\nUm?;1;2;3;4;A", Table),
            ("\u{feff}\"pergunta\",\"resposta\"\nUm?,A", Table),
            ("Banco\n\nenunciado\talt1\talt2\tcorreta\nUm\t1\t2\tA", Table),
            ("pergunta|opcaoA|opcaoB|opcaoC|opcaoD|resposta\nUm?|1|2|3|4|A", Bars),
            ("Um?|1|2|3|4|A|facil|\nDois?|1|2|3|4|B|facil|", Bars),
            ("Um?|1|2|3|4||facil|", Bars),
            ("{=Um ~dois}?|1|2|3|4|A|facil|", Bars),
            ("Um?|1|2|3|4|A|facil|\nDois?|1|2|3|4|B|facil|\nGABARITO: A", Bars),
            ("Um?\nA) 1\nB) 2\nANSWER: A", Aiken),
            ("Um?\na) 1\nb) 2\nResposta: a", Aiken),
            ("::1::Um? {=1 ~2}", Gift),
            ("// nota\n\nUm? {\n=1\n~2\n}", Gift),
            ("::1::Escreva {}", Gift),
            ("Quanto é \\frac{1}{2}?;1;2;3;4;A\nE {2}?;1;2;3;4;B", Table),
            ("só um texto", Table),
            ("", Table),
        ] {
            assert_eq!(text_layout(text), layout, "{text}");
        }
    }
}
