//! Text as a table: cells between delimiters, or one cell per line.

use csv_core::{ReadFieldResult, ReaderBuilder};

use super::budget::Budget;
use super::document::{Document, Format};
use super::gather::{Gatherer, trimmed};
use super::text;
use super::unreadable::Unreadable;

/// The delimiters people use, the likeliest first: in a line with tabs, which is what a spreadsheet copies, commas are
/// decimal ones.
const DELIMITERS: [char; 4] = [';', '\t', ',', '|'];

/// How many lines tell the delimiter.
const SAMPLE_LINES: usize = 20;

/// How far these lines are followed: they may be endless.
const SAMPLE_CHARS: usize = 64 * 1024;

/// Reads text with delimiters, or with one cell per line where no delimiter shows.
pub(crate) fn read(name: &str, bytes: &[u8], budget: &Budget<'_>) -> Result<Document, Unreadable> {
    let (text, encoding) = text::decode(bytes, budget)?;
    let (text, stated) = stated_delimiter(&text);
    let delimiter = stated.or_else(|| delimiter(text));
    let mut gatherer = Gatherer::new(budget);
    gatherer.begin_sheet(name);
    match delimiter {
        Some(delimiter) => delimited(text, delimiter, budget, &mut gatherer)?,
        None => {
            for (line, text) in text.lines().enumerate() {
                gatherer.cell(u32::try_from(line).unwrap_or(u32::MAX - 1), 0, text)?;
            }
        }
    }
    gatherer.end_sheet()?;
    Ok(Document {
        name: name.to_owned(),
        sheets: gatherer.sheets(),
        format: delimiter.map_or(Format::Txt, |_| Format::Csv),
        encoding: Some(encoding.name()),
        delimiter,
    })
}

/// Excel's own hint `sep=;` in the first line, and the text after it: the hint is no line of the sheet.
fn stated_delimiter(text: &str) -> (&str, Option<char>) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let stated = first.trim_end_matches('\r').strip_prefix("sep=");
    match stated.map(|stated| stated.chars().collect::<Vec<_>>()).as_deref() {
        Some(&[delimiter]) if delimiter.is_ascii() => (rest, Some(delimiter)),
        _ => (text, None),
    }
}

/// The delimiter that stands outside quotes equally often on most of the first lines; where title lines outnumber
/// the table, the one whose lines agree.
fn delimiter(text: &str) -> Option<char> {
    let counts = sample_counts(text);
    let mut best: Option<(usize, char)> = None;
    for most_of_all in [true, false] {
        for (place, delimiter) in DELIMITERS.into_iter().enumerate() {
            let of_this: Vec<usize> = counts.iter().map(|line| line[place]).collect();
            let with = of_this.iter().filter(|count| **count > 0).count();
            let agreeing = of_this
                .iter()
                .filter(|count| **count > 0)
                .map(|count| of_this.iter().filter(|other| *other == count).count())
                .max()
                .unwrap_or(0);
            let enough =
                if most_of_all { agreeing * 2 > of_this.len() } else { agreeing >= 2 && agreeing * 2 > with };
            if enough && best.is_none_or(|(most, _)| agreeing > most) {
                best = Some((agreeing, delimiter));
            }
        }
        if best.is_some() {
            break;
        }
    }
    best.map(|(_, delimiter)| delimiter)
}

/// How often each delimiter stands outside quotes on each of the first lines that are not blank. A quote opens only
/// where a cell begins.
fn sample_counts(text: &str) -> Vec<[usize; DELIMITERS.len()]> {
    let mut counts = Vec::new();
    let mut line = [0; DELIMITERS.len()];
    // A second quote right after a closing one opens again: it stands for a quote inside the cell.
    let (mut quoted, mut may_open, mut blank) = (false, true, true);
    for letter in text.chars().take(SAMPLE_CHARS).chain(['\n']) {
        if quoted {
            (quoted, may_open) = (letter != '"', letter == '"');
            continue;
        }
        match letter {
            '"' => (quoted, may_open, blank) = (may_open, false, false),
            '\n' | '\r' => {
                if !blank {
                    counts.push(line);
                    if counts.len() == SAMPLE_LINES {
                        break;
                    }
                }
                line = [0; DELIMITERS.len()];
                (may_open, blank) = (true, true);
            }
            _ => {
                let place = DELIMITERS.iter().position(|delimiter| *delimiter == letter);
                if let Some(place) = place {
                    line[place] += 1;
                }
                may_open = place.is_some();
                blank = blank && letter.is_whitespace();
            }
        }
    }
    counts
}

/// Cell by cell: a line of strangers may have millions.
fn delimited(
    text: &str,
    delimiter: char,
    budget: &Budget<'_>,
    gatherer: &mut Gatherer<'_>,
) -> Result<(), Unreadable> {
    let delimiter = u8::try_from(delimiter).map_err(|_| Unreadable::Damaged)?;
    let mut parser = ReaderBuilder::new().delimiter(delimiter).build();
    let limits = budget.limits;
    // Four bytes are the most a character takes; the exact count comes when the cell is kept.
    let mut cell = vec![0; limits.cell_chars * 4 + 4];
    let (mut read, mut filled) = (0, 0);
    let (mut line, mut column) = (blank_lines(text, 0), 0_u32);
    loop {
        let (result, more, written) = parser.read_field(&text.as_bytes()[read..], &mut cell[filled..]);
        (read, filled) = (read + more, filled + written);
        let record_end = match result {
            // The text is whole: the parser is told of its end by nothing left to read.
            ReadFieldResult::InputEmpty => continue,
            ReadFieldResult::OutputFull => {
                return Err(Unreadable::HugeCell { line: line + 1, limit: limits.cell_chars });
            }
            ReadFieldResult::Field { record_end } => record_end,
            ReadFieldResult::End => return Ok(()),
        };
        let shown = std::str::from_utf8(&cell[..filled]).map_err(|_| Unreadable::Damaged)?;
        if column as usize >= limits.columns && !trimmed(shown).is_empty() {
            return Err(Unreadable::TooManyColumns { line: line + 1, limit: limits.columns });
        }
        gatherer.cell(line, column, shown)?;
        filled = 0;
        column += 1;
        if record_end {
            line = line.saturating_add(1).saturating_add(blank_lines(text, read));
            column = 0;
        }
    }
}

/// Blank lines right from a place, which the parser passes over in silence but a spreadsheet shows.
fn blank_lines(text: &str, from: usize) -> u32 {
    let bytes = text.as_bytes();
    let mut rest = bytes.get(from..).unwrap_or_default();
    // The parser may stop between the two bytes that end the line before.
    if from > 0 && bytes[from - 1] == b'\r' && rest.first() == Some(&b'\n') {
        rest = &rest[1..];
    }
    let mut blank = 0;
    while let Some(first @ (b'\r' | b'\n')) = rest.first() {
        let both = *first == b'\r' && rest.get(1) == Some(&b'\n');
        rest = &rest[1 + usize::from(both)..];
        blank += 1;
    }
    blank
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::bounds::Limits;
    use crate::read::budget::unbounded;

    fn lines(bytes: &[u8]) -> Vec<(u32, Vec<String>)> {
        let document = read("a.csv", bytes, &unbounded(&Limits::UPLOAD)).unwrap();
        let lines = document.sheets[0].lines.iter();
        lines.map(|line| (line.number, line.cells.iter().map(str::to_owned).collect())).collect()
    }

    #[test]
    fn the_delimiter_is_the_one_whose_count_agrees() {
        for (text, delimiter) in [
            ("a;b;c\n1;2,5;3\n4;5;6,5\n", Some(';')),
            ("a,b\n\"1;2;3\",x\n\"1;2;3\",y\n", Some(',')),
            ("a\tb\n1,5\t2\n", Some('\t')),
            ("Quanto é 1, 2, 3?|1|2|3|4|A\nE agora?|1|2|3|4|B\n", Some('|')),
            ("Título\nSubtítulo, com vírgula\nOutro\nMais um\na;b\n1;2\n3;4\n", Some(';')),
            ("a;b;c", Some(';')),
            ("só um texto\nsem colunas\n", None),
            ("\"a\n;;;\nb\",c\n\"d;\"\"e\",f\n", Some(',')),
        ] {
            assert_eq!(super::delimiter(text), delimiter, "{text}");
        }
    }

    #[test]
    fn lines_are_numbered_as_a_spreadsheet_shows_them() {
        for end in ["\n", "\r\n"] {
            let text = ["\u{feff}a;b", "", "\"1", "2\";3", ";", "", "", "4;5"].join(end);
            let break_inside = format!("1{end}2");
            let expected = [(1, ["a", "b"]), (3, [&break_inside, "3"]), (7, ["4", "5"])];
            let expected = expected.map(|(number, cells)| (number, cells.map(String::from).to_vec()));
            assert_eq!(lines(text.as_bytes()), expected);
        }
        let stated = lines("sep=|\r\na|b,c\r\n".as_bytes());
        assert_eq!(stated, [(1, vec!["a".to_owned(), "b,c".to_owned()])]);
    }

    #[test]
    fn a_table_says_how_its_text_was_written() {
        for (bytes, encoding, delimiter, format) in [
            (&b"nome;turma\nJo\xe3o;9A\n"[..], "windows-1252", Some(';'), Format::Csv),
            ("João\nÁgua\n".as_bytes(), "UTF-8", None, Format::Txt),
        ] {
            let found = read("a", bytes, &unbounded(&Limits::UPLOAD)).unwrap();
            assert_eq!((found.encoding, found.delimiter, found.format), (Some(encoding), delimiter, format));
        }
    }
}
