use crate::formats::html::Markup;

/// A letter, and whether a backslash before it took its meaning away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token {
    pub letter: char,
    pub is_escaped: bool,
}

impl Token {
    /// Whether it is this sign, with its meaning.
    pub fn is(self, sign: char) -> bool {
        self.letter == sign && !self.is_escaped
    }
}

/// A backslash before a sign of the format, or another, escapes it; `\n` is a line break; before others, as in LaTeX, it
/// is a letter.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = match (letter, letters.peek()) {
            ('\\', Some('n')) => Some('\n'),
            ('\\', Some(&sign)) if "~=#{}:\\".contains(sign) => Some(sign),
            _ => None,
        };
        if escaped.is_some() {
            letters.next();
        }
        tokens.push(Token { letter: escaped.unwrap_or(letter), is_escaped: escaped.is_some() });
    }
    tokens
}

fn is_space(token: Token) -> bool {
    token.letter.is_whitespace() && !token.is_escaped
}

fn trimmed_start(mut tokens: &[Token]) -> &[Token] {
    while let [first, rest @ ..] = tokens
        && is_space(*first)
    {
        tokens = rest;
    }
    tokens
}

/// Without spaces around.
pub(super) fn trimmed(tokens: &[Token]) -> &[Token] {
    let mut tokens = trimmed_start(tokens);
    while let [rest @ .., last] = tokens
        && is_space(*last)
    {
        tokens = rest;
    }
    tokens
}

pub(super) fn text(tokens: &[Token]) -> String {
    tokens.iter().map(|token| token.letter).collect()
}

/// What follows a text that stands here with its meaning.
pub(super) fn after<'a>(tokens: &'a [Token], start: &str) -> Option<&'a [Token]> {
    let length = start.chars().count();
    let begins =
        tokens.len() >= length && tokens.iter().zip(start.chars()).all(|(token, sign)| token.is(sign));
    begins.then(|| &tokens[length..])
}

/// What stands before the first of these signs outside of braces, and what from there on.
pub(super) fn split(tokens: &[Token], is_sign: impl Fn(Token) -> bool) -> (&[Token], &[Token]) {
    let mut depth = 0_usize;
    for (place, token) in tokens.iter().enumerate() {
        if depth == 0 && is_sign(*token) {
            return tokens.split_at(place);
        }
        if token.is('{') {
            depth += 1;
        } else if token.is('}') {
            depth = depth.saturating_sub(1);
        }
    }
    (tokens, &[])
}

/// How a text is written, by the word before it, and the text. The spaces behind it stay.
pub(super) fn marked_up(tokens: &[Token], otherwise: Markup) -> (Markup, &[Token]) {
    let tokens = trimmed_start(tokens);
    for (mark, markup) in [
        ("[html]", Markup::Html),
        ("[plain]", Markup::Plain),
        ("[moodle]", Markup::Auto),
        ("[markdown]", Markup::Plain),
    ] {
        if let Some(text) = after(tokens, mark) {
            return (markup, trimmed_start(text));
        }
    }
    (otherwise, tokens)
}
