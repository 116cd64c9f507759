//! The specification's text lines; see `from::bars` for what a backslash means.

use super::key::spelled;
use crate::question::QuestionData;

pub(super) fn line(question: &QuestionData) -> String {
    let text = &question.text;
    let skill = question.skills.main().map(|skill| skill.name()).unwrap_or_default();
    let key = spelled(text);
    let options = text.options.each().map(|(_, option)| option.as_str());
    let cells = std::iter::once(text.statement.as_str()).chain(options);
    let cells = cells.chain([&key, question.difficulty.slug(), &skill]);
    let mut line = String::new();
    for (place, cell) in cells.enumerate() {
        if place > 0 {
            push_bar(&mut line);
        }
        push(&mut line, cell);
    }
    line + "\r\n"
}

/// Backslashes before a bar are written twice.
fn push_bar(line: &mut String) {
    let backslashes = line.len() - line.trim_end_matches('\\').len();
    line.extend(std::iter::repeat_n('\\', backslashes));
    line.push('|');
}

/// On one line, with a backslash before each bar that is part of the text.
fn push(line: &mut String, text: &str) {
    let mut backslashes = 0;
    for letter in text.chars() {
        if letter == '|' {
            line.extend(std::iter::repeat_n('\\', backslashes + 1));
        }
        backslashes = if letter == '\\' { backslashes + 1 } else { 0 };
        line.push(if letter == '\n' { ' ' } else { letter });
    }
}
