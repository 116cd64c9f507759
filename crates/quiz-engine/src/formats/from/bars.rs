//! The specification's text lines: statement, four options, answer, difficulty and skill between vertical bars. A bar that
//! belongs to a text is written `\|`; before a bar, two backslashes are one.

use kernel::table::{Line, Sheet, Table, neutralised};

use super::table::{is_header, role, tables, unnamed};
use crate::formats::refusal::Refusal;
use crate::formats::said::Said;

/// Bars of a line with no more than its answer.
pub(super) const FEWEST: usize = 5;

/// Cells of a line that are told apart: enough to see that there are too many.
const MOST_CELLS: usize = 20;

/// The cells of a line; the last has all that is behind.
pub(super) fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let (mut backslashes, mut last) = (0, 0);
    for letter in line.chars() {
        match letter {
            '\\' => backslashes += 1,
            other => {
                let kept = if other == '|' { backslashes / 2 } else { backslashes };
                let separates = other == '|' && backslashes % 2 == 0;
                cells[last].extend(std::iter::repeat_n('\\', kept));
                backslashes = 0;
                if separates && cells.len() < MOST_CELLS {
                    cells.push(String::new());
                    last += 1;
                } else {
                    cells[last].push(other);
                }
            }
        }
    }
    cells[last].extend(std::iter::repeat_n('\\', backslashes));
    cells
}

/// Titles, a header and empty lines besides questions.
const OTHER_LINES: usize = 1000;

/// As a sheet, so that a header may name other columns.
pub(in crate::formats) fn bars(text: &str, most: usize) -> Result<Vec<Said>, Refusal> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let line = |(number, line)| {
        let cells = cells(line);
        // What reads a table takes an apostrophe away that a program put there; here nobody did.
        Line { number, cells: cells.iter().map(|cell| neutralised(cell.trim_matches(is_around))).collect() }
    };
    let kept = lines.by_ref().take(most + OTHER_LINES).map(line).collect();
    if lines.next().is_some() {
        return Err(Refusal::TooManyQuestions { limit: most });
    }
    let sheets = [Sheet { name: String::new(), lines: kept }];
    if Table::find(&sheets[0], role, is_header).is_some() {
        return tables(&sheets, false, most);
    }
    Ok(sheets[0].lines.iter().take(most + 1).map(unnamed::said).collect())
}

fn is_around(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::said::SaidKey;

    #[test]
    fn a_bar_of_a_text_is_escaped() {
        for (line, expected) in [
            ("a|b|", &["a", "b", ""][..]),
            (r"|x\|y|", &["", "x|y", ""]),
            (r"a\\|b", &[r"a\", "b"]),
            (r"a\\\|b", &[r"a\|b"]),
            (r"\frac{1}{2}|\\x\\", &[r"\frac{1}{2}", r"\\x\\"]),
            ("", &[""]),
        ] {
            assert_eq!(cells(line), expected, "{line}");
        }
    }

    #[test]
    fn lines_are_read_with_their_numbers() {
        let questions =
            bars("\u{feff}Um?|1|2|3|4|B|fácil|Somar\r\n\r\n  Dois? | a | b | c | d | c ||\n", 10).unwrap();
        let read: Vec<_> = questions
            .iter()
            .map(|said| (said.place.line, said.statement.as_str(), said.difficulty.as_str()))
            .collect();
        assert_eq!(read, [(1, "Um?", "fácil"), (3, "Dois?", "")]);
        assert_eq!(questions[1].options, ["a", "b", "c", "d"]);
        assert!(questions.iter().all(|said| said.fault.is_none()));
    }

    #[test]
    fn a_header_may_name_the_columns() {
        let text = "gabarito|pergunta|alt1|alt2|alt3|alt4\nA|Um?|1|2|3|4\n";
        let questions = bars(text, 10).unwrap();
        assert_eq!((questions[0].statement.as_str(), questions[0].options.len()), ("Um?", 4));
        assert_eq!(questions[0].key, SaidKey::Words("A".to_owned()));
    }
}
