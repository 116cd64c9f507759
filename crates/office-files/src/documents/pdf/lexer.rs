//! As much of a PDF's grammar as tells names, strings and dictionaries apart. It reads anything: what is no PDF has odd tokens.

use std::borrow::Cow;

/// Inside one dictionary; more has no document of people's.
const MOST_TOKENS: usize = 200_000;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// Without its slash, `#53` as the letter that it means.
    Name(Cow<'a, [u8]>),
    /// A number, a keyword.
    Word(&'a [u8]),
    /// `<<`
    Open,
    /// `>>`
    Close,
    /// A bracket.
    Mark(u8),
    /// A string, as it is written within its brackets.
    Text(&'a [u8]),
    /// A string in digits.
    Hex(&'a [u8]),
}

impl Token<'_> {
    pub fn is_name(&self, name: &[u8]) -> bool {
        matches!(self, Self::Name(said) if **said == *name)
    }

    pub fn number<N: std::str::FromStr>(&self) -> Option<N> {
        let Self::Word(word) = self else { return None };
        std::str::from_utf8(word).ok()?.parse().ok()
    }
}

#[derive(Debug, Clone)]
pub(super) struct Lexer<'a> {
    bytes: &'a [u8],
    pub at: usize,
}

impl<'a> Lexer<'a> {
    pub const fn new(bytes: &'a [u8], at: usize) -> Self {
        Self { bytes, at }
    }

    /// The tokens of a dictionary that is open, up to its end. `None` where there are too many.
    pub fn dictionary(&mut self) -> Option<Vec<Token<'a>>> {
        let (mut tokens, mut depth) = (Vec::new(), 1);
        for token in self {
            match token {
                Token::Open => depth += 1,
                Token::Close => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            if tokens.len() == MOST_TOKENS {
                return None;
            }
            tokens.push(token);
        }
        Some(tokens)
    }

    fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// Passes over bytes as long as they are such ones.
    fn run(&mut self, is_such: impl Fn(u8) -> bool) -> &'a [u8] {
        let rest = self.rest();
        let length = rest.iter().position(|byte| !is_such(*byte)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn blanks(&mut self) {
        self.run(is_blank);
        while self.rest().first() == Some(&b'%') {
            self.run(|byte| !matches!(byte, b'\r' | b'\n'));
            self.run(is_blank);
        }
    }

    /// The rest of a string, which may hold brackets in pairs.
    fn text(&mut self) -> &'a [u8] {
        let (start, mut depth) = (self.at, 1);
        while let Some(byte) = self.rest().first() {
            self.at += 1;
            match byte {
                b'\\' => self.at += 1,
                b'(' => depth += 1,
                b')' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return &self.bytes[start..self.at - 1];
            }
        }
        &self.bytes[start..]
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        self.blanks();
        let (first, second) = (*self.rest().first()?, self.rest().get(1));
        if !is_delimiter(first) {
            return Some(Token::Word(self.run(is_regular)));
        }
        self.at += 1;
        Some(match (first, second) {
            (b'/', _) => {
                let name = self.run(is_regular);
                Token::Name(plain(name))
            }
            (b'<', Some(b'<')) => {
                self.at += 1;
                Token::Open
            }
            (b'>', Some(b'>')) => {
                self.at += 1;
                Token::Close
            }
            (b'<', _) => {
                let digits = self.run(|byte| byte != b'>');
                self.at += 1;
                Token::Hex(digits)
            }
            (b'(', _) => Token::Text(self.text()),
            (mark, _) => Token::Mark(mark),
        })
    }
}

/// The name that begins after a slash.
pub(super) fn name(after_slash: &[u8]) -> Cow<'_, [u8]> {
    plain(Lexer::new(after_slash, 0).run(is_regular))
}

/// The number of the object whose word `obj` begins there.
pub(super) fn number_before(bytes: &[u8], at: usize) -> Option<u32> {
    /// Of both numbers with what is between them.
    const LONGEST: usize = 40;
    let before = &bytes[at.saturating_sub(LONGEST)..at];
    let mut words = before.split(|byte| is_blank(*byte)).rev().filter(|word| !word.is_empty());
    let number = |word: &[u8]| std::str::from_utf8(word).ok()?.parse().ok();
    number(words.next()?)?;
    number(words.next()?)
}

fn plain(name: &[u8]) -> Cow<'_, [u8]> {
    if !name.contains(&b'#') {
        return name.into();
    }
    let digit =
        |byte: Option<&u8>| char::from(*byte?).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let (mut plain, mut at) = (Vec::with_capacity(name.len()), 0);
    while let Some(byte) = name.get(at) {
        if let (b'#', Some(high), Some(low)) = (*byte, digit(name.get(at + 1)), digit(name.get(at + 2))) {
            plain.push(high * 16 + low);
            at += 3;
        } else {
            plain.push(*byte);
            at += 1;
        }
    }
    plain.into()
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, 0 | b'\t' | b'\n' | 0x0c | b'\r' | b' ')
}

const fn is_delimiter(byte: u8) -> bool {
    matches!(byte, b'(' | b')' | b'<' | b'>' | b'[' | b']' | b'{' | b'}' | b'/' | b'%')
}

const fn is_regular(byte: u8) -> bool {
    !is_blank(byte) && !is_delimiter(byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_told_apart() {
        let text = b"/Ty#70e(a\\)(b)>>)<2F3e>%>>\r 12/A<</B[1 0 R]>>>>stream";
        let mut lexer = Lexer::new(text, 0);
        let tokens = lexer.dictionary().unwrap();
        let name = |name: &'static [u8]| Token::Name(name.into());
        let expected = [
            name(b"Type"),
            Token::Text(b"a\\)(b)>>"),
            Token::Hex(b"2F3e"),
            Token::Word(b"12"),
            name(b"A"),
            Token::Open,
            name(b"B"),
            Token::Mark(b'['),
            Token::Word(b"1"),
            Token::Word(b"0"),
            Token::Word(b"R"),
            Token::Mark(b']'),
            Token::Close,
        ];
        assert_eq!(tokens, expected);
        assert_eq!(lexer.next(), Some(Token::Word(b"stream")));
        for broken in [&b"(\\"[..], b"<", b"/", b"%", b"<<<"] {
            assert!(Lexer::new(broken, 0).count() <= 2, "{broken:?}");
        }
    }

    #[test]
    fn an_object_has_the_number_that_stands_before_its_word() {
        for (text, number) in [
            ("endobj\n12 0 obj", Some(12)),
            ("12\n00000\tobj", Some(12)),
            ("12%x\n0 obj", None),
            ("endobj", None),
        ] {
            assert_eq!(number_before(text.as_bytes(), text.len() - 3), number, "{text}");
        }
    }
}
