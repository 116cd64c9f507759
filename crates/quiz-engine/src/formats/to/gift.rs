//! GIFT; what it has no field for goes as tags in a comment, which Moodle reads.

use super::format::Exported;
use crate::formats::tags;

/// With an empty line before all but the first, which is number 1.
pub(super) fn block(number: usize, question: Exported<'_>) -> String {
    let Exported { data: question, status, has_image: _ } = question;
    let apart = if number == 1 { "" } else { "\n" };
    let text = &question.text;
    let tags: Vec<String> =
        tags::of(question, status).iter().map(|tag| format!("[tag:{}]", escaped_tag(tag))).collect();
    let tags = tags.join(" ");
    let statement = escaped(text.statement.as_str());
    let options = text.options.each().map(|(letter, option)| {
        let mark = if letter == text.key { '=' } else { '~' };
        format!("{mark}[plain]{}\n", escaped(option.as_str()))
    });
    let options: String = options.collect();
    let explanation = question.explanation.as_ref();
    let feedback =
        explanation.map(|text| format!("####[plain]{}\n", escaped(text.as_str()))).unwrap_or_default();
    format!("{apart}// {tags}\n::Questão {number}::[plain]{statement}{{\n{options}{feedback}}}\n")
}

/// Signs of the format, and line breaks, with a backslash before them.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' => escaped.push_str("\\n"),
            '~' | '=' | '#' | '{' | '}' | ':' | '\\' => escaped.extend(['\\', letter]),
            other => escaped.push(other),
        }
    }
    escaped
}

/// A backslash at the end would take the bracket's meaning away.
fn escaped_tag(tag: &str) -> String {
    let tag = tag.replace(']', "\\]");
    if tag.ends_with('\\') { tag + " " } else { tag }
}
