//! Rust's text as the words, `::` and punctuation that name modules: without comments, literals and lifetimes.

use std::str::Chars;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token<'a> {
    Word(&'a str),
    /// `::`
    Path,
    Mark(char),
}

pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = text.chars();
    loop {
        let here = rest.as_str();
        let Some(first) = rest.next() else {
            return tokens;
        };
        if here.starts_with("//") {
            skip_while(&mut rest, |letter| letter != '\n');
        } else if here.starts_with("/*") {
            skip_comment(&mut rest);
        } else if first == '"' {
            skip_text(&mut rest, '"');
        } else if first == '\'' {
            skip_letter_or_lifetime(&mut rest);
        } else if first.is_alphabetic() || first == '_' {
            skip_while(&mut rest, is_in_a_word);
            let word = &here[..here.len() - rest.as_str().len()];
            if !skip_prefixed_text(word, &mut rest) {
                tokens.push(Token::Word(word));
            }
        } else if first.is_ascii_digit() {
            skip_while(&mut rest, is_in_a_word);
        } else if here.starts_with("::") {
            rest.next();
            tokens.push(Token::Path);
        } else if !first.is_whitespace() {
            tokens.push(Token::Mark(first));
        }
    }
}

fn is_in_a_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn skip_while(rest: &mut Chars, goes_on: impl Fn(char) -> bool) {
    while rest.clone().next().is_some_and(&goes_on) {
        rest.next();
    }
}

/// Comments of several lines nest. Begins behind the first `/`.
fn skip_comment(rest: &mut Chars) {
    rest.next();
    let mut depth = 1;
    while depth > 0 {
        if rest.as_str().starts_with("*/") {
            rest.next();
            depth -= 1;
        } else if rest.as_str().starts_with("/*") {
            rest.next();
            depth += 1;
        }
        if rest.next().is_none() {
            return;
        }
    }
}

/// Behind the opening quote.
fn skip_text(rest: &mut Chars, quote: char) {
    while let Some(letter) = rest.next() {
        if letter == '\\' {
            rest.next();
        } else if letter == quote {
            return;
        }
    }
}

/// `'x'` and `'\n'`, or `'a` and `'static`. Begins behind the first `'`.
fn skip_letter_or_lifetime(rest: &mut Chars) {
    let mut ahead = rest.clone();
    if ahead.next() == Some('\\') || ahead.next() == Some('\'') {
        skip_text(rest, '\'');
    } else {
        skip_while(rest, is_in_a_word);
    }
}

/// What follows the prefix of a literal such as `b"`, `b'`, `r"` and `br#"`; `r#type` is a word, whose prefix is dropped.
fn skip_prefixed_text(prefix: &str, rest: &mut Chars) -> bool {
    let behind = rest.as_str();
    let marks = behind.len() - behind.trim_start_matches('#').len();
    match prefix {
        "b" | "c" if behind.starts_with('"') => {
            rest.next();
            skip_text(rest, '"');
        }
        "b" if behind.starts_with('\'') => {
            rest.next();
            skip_text(rest, '\'');
        }
        "r" | "br" | "cr" if behind[marks..].starts_with('"') => {
            let inside = &behind[marks + 1..];
            let end = format!("\"{}", "#".repeat(marks));
            let length = inside.find(&end).map_or(inside.len(), |place| place + end.len());
            *rest = inside[length..].chars();
        }
        "r" if marks == 1 => {
            rest.next();
        }
        _ => return false,
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<&str> {
        let words = tokens(text).into_iter();
        words.filter_map(|token| if let Token::Word(word) = token { Some(word) } else { None }).collect()
    }

    #[test]
    fn comments_and_literals_are_no_words() {
        for (text, expected) in [
            ("a // b\nc", vec!["a", "c"]),
            ("a /* b /* c */ d */ e", vec!["a", "e"]),
            (r#"a "b \" c" d"#, vec!["a", "d"]),
            (r###"a r#"b " c"# br"d" r##"e"# f"## g"###, vec!["a", "g"]),
            (r#"a b"c" b'"' c"d" e"#, vec!["a", "e"]),
            ("a 'b' '\\'' '\"' 'ç' c", vec!["a", "c"]),
            ("a<'b> &'static c", vec!["a", "c"]),
            ("a 12_u8 0xff b", vec!["a", "b"]),
            ("r#type a", vec!["type", "a"]),
        ] {
            assert_eq!(words(text), expected, "{text}");
        }
    }

    #[test]
    fn what_stands_between_words_is_kept() {
        let expected = [
            Token::Word("a"),
            Token::Path,
            Token::Mark('{'),
            Token::Word("b"),
            Token::Mark('}'),
            Token::Mark(':'),
            Token::Mark('*'),
        ];
        assert_eq!(tokens("a :: {b}: *"), expected);
    }
}
