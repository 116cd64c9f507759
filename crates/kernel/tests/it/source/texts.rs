//! The texts that a source file writes between quotes.

/// Each with the line it begins in; comments, single letters and lifetimes are passed over.
pub fn texts(source: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let (mut rest, mut line) = (source, 1);
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(raw) = rest.strip_prefix("r#\"") {
            let end = raw.find("\"#").unwrap_or(raw.len());
            found.push((line, raw[..end].to_owned()));
            (end + 5).min(rest.len())
        } else if first == '"' {
            let end = end_of_text(&rest[1..]);
            found.push((line, rest[1..=end].to_owned()));
            (end + 2).min(rest.len())
        } else if rest.starts_with("'\"'") {
            3
        } else if rest.starts_with("'\\\"'") {
            4
        } else {
            first.len_utf8()
        };
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    found
}

/// How long a text is whose first quote was passed.
fn end_of_text(text: &str) -> usize {
    let mut escaped = false;
    for (place, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return place,
            _ => {}
        }
    }
    text.len()
}

#[test]
fn texts_are_found_and_nothing_else() {
    let source =
        "let a = \"um\"; // \"nada\"\nlet b = ('\"', \"dois \\\"três\\\"\", r#\"\"quatro\"\"#);\n\"cinco\"";
    let expected = [(1, "um"), (2, "dois \\\"três\\\""), (2, "\"quatro\""), (3, "cinco")];
    assert_eq!(texts(source), expected.map(|(line, text)| (line, text.to_owned())));
}
