use super::answers::Kind;
use super::tokens::{Token, tokens};

/// Bytes of one question: many times what a question of ours may have.
const LONGEST: usize = 100_000;

/// A question's lines.
pub(super) struct Block {
    /// Of the first of them.
    pub line: u32,
    /// Without comments.
    pub text: String,
    /// What Moodle calls tags, which stand in comments: `// [tag:fácil]`.
    pub tags: Vec<String>,
    pub is_too_long: bool,
}

/// Blank lines part questions.
pub(super) fn blocks(text: &str) -> impl Iterator<Item = Block> {
    let mut lines = (1..).zip(text.trim_start_matches('\u{feff}').lines());
    std::iter::from_fn(move || {
        loop {
            let block = block(&mut lines)?;
            if !block.text.is_empty() || block.is_too_long {
                return Some(block);
            }
        }
    })
}

/// The lines up to the next blank one. `None` at the end of the file.
fn block<'a>(lines: &mut impl Iterator<Item = (u32, &'a str)>) -> Option<Block> {
    let mut block = Block { line: 0, text: String::new(), tags: Vec::new(), is_too_long: false };
    let mut is_end = true;
    for (number, line) in lines {
        is_end = false;
        let bare = line.trim();
        if bare.is_empty() {
            break;
        }
        if let Some(comment) = bare.strip_prefix("//") {
            block.tags.extend(tags(comment));
        } else if !bare.starts_with("$CATEGORY") {
            if block.text.is_empty() {
                block.line = number;
            } else {
                block.text.push('\n');
            }
            block.is_too_long |= block.text.len() + line.len() > LONGEST;
            if !block.is_too_long {
                block.text.push_str(line);
            }
        }
    }
    (!is_end).then_some(block)
}

/// `[tag:…]`; inside, `\]` is a bracket.
fn tags(comment: &str) -> Vec<String> {
    let mut tags = Vec::new();
    let mut rest = comment;
    while let Some((_, inside)) = rest.split_once("[tag:") {
        let end =
            inside.match_indices(']').map(|(place, _)| place).find(|place| !inside[..*place].ends_with('\\'));
        let Some(end) = end else { break };
        tags.push(inside[..end].replace("\\]", "]").trim().to_owned());
        rest = &inside[end + 1..];
    }
    tags
}

/// Where braces outside of others begin and end.
pub(super) struct Group {
    pub start: usize,
    /// The closing brace.
    pub end: usize,
}

/// `None` where one is not closed.
pub(super) fn groups(tokens: &[Token]) -> Option<Vec<Group>> {
    let mut groups = Vec::new();
    let (mut depth, mut start) = (0_usize, 0);
    for (place, token) in tokens.iter().enumerate() {
        if token.is('{') {
            if depth == 0 {
                start = place;
            }
            depth += 1;
        } else if token.is('}') && depth > 0 {
            depth -= 1;
            if depth == 0 {
                groups.push(Group { start, end: place });
            }
        }
    }
    (depth == 0).then_some(groups)
}

/// Whether a text has questions of this format: answers in braces, or a title before a question.
pub(in crate::formats::from) fn has_questions(text: &str) -> bool {
    blocks(text).any(|block| {
        let tokens = tokens(&block.text);
        let has_title = block.text.trim_start().starts_with("::") && block.text.contains('{');
        let groups = groups(&tokens).unwrap_or_default();
        has_title
            || groups.iter().any(|group| Kind::of(&tokens[group.start + 1..group.end]) == Some(Kind::Choices))
    })
}
