//! Which modules a source file declares and which paths it names.

use super::tokens::{Token, tokens};

/// A module within a file: empty for the file itself, `["inner"]` for a `mod inner { .. }` in it.
pub type Inline = Vec<String>;

#[derive(Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// `mod name;`: another file.
    pub files: Vec<(Inline, String)>,
    /// The same under `#[cfg(test)]`.
    pub test_files: Vec<(Inline, String)>,
    /// `mod name { .. }`, with their own names.
    pub inline: Vec<Inline>,
    /// What `use` imports, `*` and a last `self` left out; and every other path of two words or more.
    pub paths: Vec<(Inline, Vec<String>)>,
}

pub fn parse(text: &str) -> Source {
    let tokens = tokens(text);
    let mut parser = Parser { tokens: &tokens, place: 0, source: Source::default() };
    parser.items();
    parser.source
}

struct Parser<'a> {
    tokens: &'a [Token<'a>],
    place: usize,
    source: Source,
}

const ITEMS: [&str; 15] = [
    "pub",
    "mod",
    "use",
    "fn",
    "impl",
    "struct",
    "enum",
    "const",
    "static",
    "type",
    "trait",
    "unsafe",
    "async",
    "extern",
    "macro_rules",
];

impl<'a> Parser<'a> {
    fn at(&self, ahead: usize) -> Option<Token<'a>> {
        self.tokens.get(self.place + ahead).copied()
    }

    fn word(&self, ahead: usize) -> Option<&'a str> {
        if let Some(Token::Word(word)) = self.at(ahead) { Some(word) } else { None }
    }

    fn is_mark(&self, ahead: usize, mark: char) -> bool {
        self.at(ahead) == Some(Token::Mark(mark))
    }

    fn items(&mut self) {
        let mut inline = Inline::new();
        // One entry for each open brace: whether it opened a module.
        let mut braces = Vec::new();
        while let Some(token) = self.at(0) {
            match token {
                Token::Mark('#') if self.is_mark(1, '[') => {
                    if self.is_for_tests() {
                        self.skip_test_item(&inline);
                    } else {
                        self.place += 2;
                    }
                }
                Token::Mark('{') => {
                    braces.push(false);
                    self.place += 1;
                }
                Token::Mark('}') => {
                    if braces.pop() == Some(true) {
                        inline.pop();
                    }
                    self.place += 1;
                }
                Token::Word("pub") => self.place += self.visibility(),
                Token::Word("mod") if self.word(1).is_some() && self.is_mark(2, '{') => {
                    inline.extend(self.word(1).map(str::to_owned));
                    self.source.inline.push(inline.clone());
                    braces.push(true);
                    self.place += 3;
                }
                Token::Word("mod") if self.word(1).is_some() && self.is_mark(2, ';') => {
                    let name = self.word(1).unwrap_or_default().to_owned();
                    self.source.files.push((inline.clone(), name));
                    self.place += 3;
                }
                Token::Word("use") => {
                    self.place += 1;
                    self.import(&inline, &mut Vec::new());
                }
                Token::Word(_) => self.path(&inline),
                // `<Type as Trait>::name` and `::name` begin nowhere in this crate.
                Token::Path => self.place += 2,
                Token::Mark(_) => self.place += 1,
            }
        }
    }

    /// The tokens of `pub` with what narrows it; a type in brackets may stand behind `pub` as well.
    fn visibility(&self) -> usize {
        match (self.is_mark(1, '('), self.word(2)) {
            (true, Some("crate" | "super" | "self")) if self.is_mark(3, ')') => 4,
            (true, Some("in")) => 1 + self.length_in_brackets(1),
            _ => 1,
        }
    }

    /// The tokens from an opening bracket to the one that closes it, both counted.
    fn length_in_brackets(&self, ahead: usize) -> usize {
        let mut depth = 0;
        for (length, token) in (1..).zip(&self.tokens[self.place + ahead..]) {
            match token {
                Token::Mark('(' | '[' | '{') => depth += 1,
                Token::Mark(')' | ']' | '}') => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return length;
            }
        }
        self.tokens.len()
    }

    /// Whether here stands `#[cfg(test)]` or `#[cfg(all(test, ..))]`.
    fn is_for_tests(&self) -> bool {
        let end = self.length_in_brackets(1);
        let words = (2..end).filter_map(|ahead| self.word(ahead));
        let mut words = words.filter(|word| *word != "all");
        words.next() == Some("cfg") && words.next() == Some("test")
    }

    /// Passes over the item behind `#[cfg(test)]`, remembering the file that it may be.
    fn skip_test_item(&mut self, inline: &Inline) {
        while self.is_mark(0, '#') && self.is_mark(1, '[') {
            self.place += 1 + self.length_in_brackets(1);
        }
        let is_item = self.word(0).is_some_and(|word| ITEMS.contains(&word));
        if self.word(0) == Some("pub") {
            self.place += self.visibility();
        }
        if let (Some("mod"), Some(name), true) = (self.word(0), self.word(1), self.is_mark(2, ';')) {
            self.source.test_files.push((inline.clone(), name.to_owned()));
        }
        let is_use = self.word(0) == Some("use");
        while let Some(token) = self.at(0) {
            match token {
                Token::Mark(';') => break,
                // A field or an argument.
                Token::Mark(',') if !is_item => break,
                Token::Mark('}') => return,
                Token::Mark(opening @ ('(' | '[' | '{')) => {
                    self.place += self.length_in_brackets(0);
                    if opening == '{' && !is_use {
                        return;
                    }
                }
                _ => self.place += 1,
            }
        }
        self.place += 1;
    }

    /// One branch of a `use`, up to what ends it: `,`, `}` or `;`.
    fn import(&mut self, inline: &Inline, before: &mut Vec<String>) {
        let shared = before.len();
        let mut complete = false;
        while let Some(token) = self.at(0) {
            match token {
                Token::Word("self") if !before.is_empty() => complete = true,
                Token::Word("as") => {
                    complete = true;
                    self.place += 1;
                }
                Token::Mark('*') => complete = true,
                Token::Word(word) => {
                    complete = true;
                    before.push(word.to_owned());
                }
                Token::Mark('{') => {
                    complete = false;
                    while !self.is_mark(0, '}') && self.at(0).is_some() {
                        self.place += 1;
                        self.import(inline, before);
                    }
                }
                Token::Path => {}
                Token::Mark(_) => break,
            }
            self.place += 1;
        }
        if complete {
            self.source.paths.push((inline.clone(), before.clone()));
        }
        before.truncate(shared);
    }

    fn path(&mut self, inline: &Inline) {
        let mut words: Vec<String> = self.word(0).map(str::to_owned).into_iter().collect();
        self.place += 1;
        while let (Some(Token::Path), Some(word)) = (self.at(0), self.word(1)) {
            words.push(word.to_owned());
            self.place += 2;
        }
        if words.len() > 1 {
            self.source.paths.push((inline.clone(), words));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The paths of a text, written as Rust writes them; behind the module that they stand in where it is not the file.
    fn paths(text: &str) -> Vec<String> {
        let paths = parse(text).paths.into_iter();
        paths
            .map(|(inline, path)| inline.into_iter().chain([path.join("::")]).collect::<Vec<_>>().join(" "))
            .collect()
    }

    #[test]
    fn groups_are_taken_apart() {
        for (text, expected) in [
            ("use a::b;", vec!["a::b"]),
            ("use a::{b, c::d};", vec!["a::b", "a::c::d"]),
            ("use a::{b, c::{d, e::f}, g};", vec!["a::b", "a::c::d", "a::c::e::f", "a::g"]),
            ("use a::{self, b as c};", vec!["a", "a::b"]),
            ("use super::*;", vec!["super"]),
            ("use super::super::a;", vec!["super::super::a"]),
            ("use self::a::{B,};", vec!["self::a::B"]),
            ("use a::{b}; use c;", vec!["a::b", "c"]),
            ("use {a::b, crate::c};", vec!["a::b", "crate::c"]),
            ("use a as _;", vec!["a"]),
            ("pub use a::b; pub(crate) use c::d; pub(in crate::x) use e::f;", vec!["a::b", "c::d", "e::f"]),
        ] {
            assert_eq!(paths(text), expected, "{text}");
        }
    }

    #[test]
    fn paths_in_the_middle_of_code_are_found() {
        for (text, expected) in [
            (
                "fn f(a: crate::b::C) -> super::D { self::e(a.b, c) }",
                vec!["crate::b::C", "super::D", "self::e"],
            ),
            ("struct A(pub crate::B, pub(crate) u8, pub (crate::C, D));", vec!["crate::B", "crate::C"]),
            ("#[diesel(table_name = crate::schema::a)] struct B;", vec!["crate::schema::a"]),
            ("macro_rules! m { () => { $crate::a::B } }", vec!["crate::a::B"]),
            ("let a = <B as crate::C>::d(); ::std::e();", vec!["crate::C"]),
            ("words::plain(text)", vec!["words::plain"]),
            ("// crate::a\nlet b = \"crate::c\";", vec![]),
        ] {
            assert_eq!(paths(text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_for_tests_alone_is_passed_over() {
        for (text, expected) in [
            ("#[cfg(test)] mod tests { use super::a; fn b() {} } use c::d;", vec!["c::d"]),
            ("#[cfg(test)] mod tests; use c::d;", vec!["c::d"]),
            ("#[cfg(test)] #[allow(x)] pub(crate) use a::{b, c}; use c::d;", vec!["c::d"]),
            ("#[cfg(all(test, unix))] impl A<B, C> for D { fn e() { f::g() } } use c::d;", vec!["c::d"]),
            ("struct A { #[cfg(test)] b: d::E, f: g::H }", vec!["g::H"]),
            ("struct A { f: g::H, #[cfg(test)] b: d::E } use c::d;", vec!["g::H", "c::d"]),
            ("#[cfg(any(test, feature = \"a\"))] mod b { use c::d; }", vec!["b c::d"]),
            ("#[cfg(not(test))] use c::d;", vec!["c::d"]),
        ] {
            assert_eq!(paths(text), expected, "{text}");
        }
    }

    #[test]
    fn modules_are_told_from_files() {
        let source = parse("mod a; mod b { mod c; use super::d; mod e {} } #[cfg(test)] mod f; pub mod g;");
        let of = |names: &[&str]| -> Inline { names.iter().map(ToString::to_string).collect() };
        let files = [(of(&[]), "a".to_owned()), (of(&["b"]), "c".to_owned()), (of(&[]), "g".to_owned())];
        assert_eq!(source.files, files);
        assert_eq!(source.inline, [of(&["b"]), of(&["b", "e"])]);
        assert_eq!(source.test_files, [(of(&[]), "f".to_owned())]);
        assert_eq!(source.paths, [(of(&["b"]), of(&["super", "d"]))]);
    }
}
