use std::fmt;

use unicode_normalization::char::is_combining_mark;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

/// An enum of words that are stored and sent, each by its slug; and, where texts are read back, the error of a text that
/// is none of them. The enum gets `ALL` and `slug`, and `FromStr` with the error.
///
/// ```
/// kernel::words! {
///     /// A part of the day.
///     pub enum Shift {
///         Morning = "manha",
///         Night = "noite",
///     }
///     /// A text that names no part of the day.
///     pub struct UnknownShift = "Turno desconhecido: use manha ou noite.";
/// }
///
/// assert_eq!(Shift::ALL.map(Shift::slug), ["manha", "noite"]);
/// assert_eq!("noite".parse(), Ok(Shift::Night));
/// assert_eq!("tarde".parse::<Shift>().unwrap_err().to_string(), "Turno desconhecido: use manha ou noite.");
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$about:meta])*
        pub enum $name:ident { $($(#[$about_word:meta])* $word:ident = $slug:literal),+ $(,)? }
        $($(#[$about_error:meta])* pub struct $error:ident = $sentence:literal;)?
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$about_word])* $word),+ }

        impl $name {
            pub const ALL: [Self; [$($slug),+].len()] = [$(Self::$word),+];

            /// The stored and transmitted value.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$word => $slug),+ }
            }
        }

        $(
            $(#[$about_error])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub struct $error;

            impl ::std::fmt::Display for $error {
                fn fmt(&self, out: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    out.write_str($sentence)
                }
            }

            impl ::std::error::Error for $error {}

            impl ::std::str::FromStr for $name {
                type Err = $error;

                fn from_str(slug: &str) -> ::std::result::Result<Self, $error> {
                    Self::ALL.into_iter().find(|word| word.slug() == slug).ok_or($error)
                }
            }
        )?
    };
}

/// The text without surrounding spaces; the given sentence when nothing is left, it holds control
/// characters, or it is longer than `longest` characters.
pub fn non_empty(text: &str, longest: usize, sentence: &'static str) -> Result<String, String> {
    let text = text.trim();
    if text.is_empty() {
        Err(sentence.to_owned())
    } else if text.chars().any(char::is_control) {
        Err("O texto contém caracteres inválidos".to_owned())
    } else if text.chars().count() > longest {
        Err(format!("Use no máximo {longest} caracteres"))
    } else {
        Ok(text.to_owned())
    }
}

/// A text as its writer means it: an accent and its letter are one character, words have one space between them and
/// none around, and marks that nobody sees, which copying from a page leaves behind, are gone. Those that join emoji
/// stay.
pub fn one_line(text: &str) -> String {
    let seen: String = text.chars().filter(|mark| !is_unseen(*mark)).collect();
    let mut line = String::with_capacity(seen.len());
    for word in seen.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    match is_nfc_quick(line.chars()) {
        IsNormalized::Yes => line,
        IsNormalized::No | IsNormalized::Maybe => line.nfc().collect(),
    }
}

/// The same of a text whose lines and spaces mean something, such as a poem or a formula: line breaks are of one kind, no
/// line ends in spaces, and nothing empty stands around.
pub fn several_lines(text: &str) -> String {
    let broken = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}', '\u{85}'], "\n");
    let mut lines = String::with_capacity(broken.len());
    for line in broken.lines() {
        lines.extend(line.chars().filter(|mark| !is_unseen(*mark)));
        lines.truncate(lines.trim_end_matches(|end: char| end != '\n' && end.is_whitespace()).len());
        lines.push('\n');
    }
    lines.trim().nfc().collect()
}

/// A name as somebody types it: [`one_line`], without anything that is not seen and is no part of a letter, where letters that
/// stand for nothing are spaces.
pub fn name_line(text: &str) -> String {
    let seen = text.chars().filter(|mark| !is_formatting(*mark));
    one_line(&seen.map(|letter| if is_blank(letter) { ' ' } else { letter }).collect::<String>())
}

/// A name with a letter in it, as somebody types it; the given sentence when nothing is left.
pub fn named(text: &str, longest: usize, sentence: &'static str) -> Result<String, String> {
    let name = non_empty(&name_line(text), longest, sentence)?;
    if name.chars().any(char::is_alphabetic) { Ok(name) } else { Err("O nome não tem letras.".to_owned()) }
}

/// What is seen of a text, on one line: two that say the same to the eye are the same by it, and of one that shows nothing nothing
/// is left.
pub fn seen_of(text: &str) -> String {
    let mut seen = String::with_capacity(text.len());
    for mark in text.chars() {
        if is_blank(mark) {
            seen.push(' ');
        } else if is_joining(mark) {
            // Emoji and letters of other scripts are joined, and flags made; in Latin nothing is.
            if seen.ends_with(|before| before > '\u{24f}') {
                seen.push(mark);
            }
        } else if !is_shapeless(mark) {
            seen.push(mark);
        }
    }
    one_line(&seen)
}

fn is_joining(mark: char) -> bool {
    matches!(mark, '\u{200c}' | '\u{200d}' | '\u{e0000}'..='\u{e007f}')
}

/// What Unicode says may be ignored where it is drawn, but for what joins.
fn is_shapeless(mark: char) -> bool {
    is_formatting(mark)
        || matches!(mark, '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0100}'..='\u{e01ef}')
}

/// Unicode's format characters, but for the two that join letters and emoji and the tags that make a flag.
fn is_formatting(mark: char) -> bool {
    is_unseen(mark)
        || matches!(mark, '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{2061}'..='\u{2064}' | '\u{206a}'..='\u{206f}'
            | '\u{fff9}'..='\u{fffb}')
}

/// The fillers of Hangul, and braille without a dot: letters to Unicode, and nothing to the eye.
fn is_blank(letter: char) -> bool {
    matches!(letter, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}')
}

/// Soft hyphens, spaces without width, byte order marks, and marks that turn the direction of writing.
fn is_unseen(mark: char) -> bool {
    matches!(
        mark,
        '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'
            | '\u{2066}'..='\u{2069}' | '\u{feff}'
    )
}

/// The text, or its beginning and an ellipsis where it is longer than `most` characters.
pub fn shortened(text: &str, most: usize) -> String {
    let end = text.char_indices().nth(most).map(|(end, _)| end);
    end.map_or_else(|| text.to_owned(), |end| format!("{}…", &text[..end]))
}

/// The text with nothing in it that moves a terminal's cursor, turns the direction of writing or stands unseen: such characters
/// are written as JSON writes them. Lines and tabs stay.
pub fn printable(text: &str) -> String {
    written(text, |character| is_hidden(character) && !matches!(character, '\n' | '\t'))
}

/// A name or a text of a stranger, as a sentence may quote it: on one line, printable, and its first 60 characters.
pub fn quotable(text: &str) -> String {
    written(&shortened(text, 60), is_hidden)
}

/// A title as a sentence quotes it: “Ler ‘bem’ todo dia”. Quotation marks inside are single ones, so that it ends where it ends.
pub fn in_quotes(title: &str) -> String {
    let mut quoted = String::with_capacity(title.len() + 6);
    quoted.push('“');
    for letter in title.chars() {
        let opens = quoted.ends_with(['“', '‘', ' ', '(', '[', '-', '–', '—', '/']);
        quoted.push(match letter {
            '“' | '„' | '‟' | '«' => '‘',
            '"' if opens => '‘',
            '”' | '»' | '"' => '’',
            other => other,
        });
    }
    quoted.push('”');
    quoted
}

/// Whether marks are piled up on a letter, over the lines above it: no language that schools write has three on one.
pub fn has_piled_marks(text: &str) -> bool {
    let mut pile = 0;
    text.nfc().any(|letter| {
        pile = if is_combining_mark(letter) { pile + 1 } else { 0 };
        pile > 2
    })
}

fn written(text: &str, is_escaped: impl Fn(char) -> bool) -> String {
    use std::fmt::Write;
    let mut written = String::with_capacity(text.len());
    for character in text.chars() {
        if is_escaped(character) {
            for unit in character.encode_utf16(&mut [0; 2]) {
                // Writing to a String cannot fail.
                let _ = write!(written, "\\u{unit:04x}");
            }
        } else {
            written.push(character);
        }
    }
    written
}

fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// "96,5 %", which no line breaks apart: the only way a percentage is written.
pub fn percent(figure: impl fmt::Display) -> String {
    format!("{figure}\u{a0}%")
}

/// Things one after the other, as a sentence names them: "a, b e c".
pub fn enumerated<T: AsRef<str>>(things: &[T]) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    match things.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} e {last}", before.join(", ")),
        _ => things.concat(),
    }
}

/// Bytes in lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::{
        enumerated, has_piled_marks, hex, in_quotes, name_line, named, non_empty, one_line, printable,
        quotable, seen_of, several_lines, shortened,
    };

    #[test]
    fn text_is_trimmed_and_must_stay() {
        assert_eq!(non_empty("  Escola  ", 10, "falta"), Ok("Escola".to_owned()));
        assert_eq!(non_empty(" \t ", 10, "falta"), Err("falta".to_owned()));
        assert_eq!(non_empty("Escola\0", 10, "falta"), Err("O texto contém caracteres inválidos".to_owned()));
        assert_eq!(non_empty("Escola", 5, "falta"), Err("Use no máximo 5 caracteres".to_owned()));
    }

    #[test]
    fn things_are_named_one_after_the_other() {
        for (things, sentence) in
            [(&[][..], ""), (&["a"], "a"), (&["a", "b"], "a e b"), (&["a", "b", "c"], "a, b e c")]
        {
            assert_eq!(enumerated(things), sentence);
        }
    }

    #[test]
    fn a_quoted_title_ends_where_it_ends() {
        for (title, quoted) in [
            ("Busca ativa", "“Busca ativa”"),
            ("Ler “bem” todo dia", "“Ler ‘bem’ todo dia”"),
            ("\"Ler\" e (\"ouvir\")", "“‘Ler’ e (‘ouvir’)”"),
            ("«Ler» bem”, disse", "“‘Ler’ bem’, disse”"),
            ("D'Ávila", "“D'Ávila”"),
        ] {
            assert_eq!(in_quotes(title), quoted);
        }
    }

    #[test]
    fn marks_are_piled_from_the_third_on() {
        for text in ["São João", "Sa\u{303}o Joa\u{303}o", "Việt", "q\u{307}\u{323}"] {
            assert!(!has_piled_marks(text), "{text}");
        }
        for text in ["q\u{307}\u{323}\u{301}", "Z\u{335}\u{321}\u{322}a\u{335}l"] {
            assert!(has_piled_marks(text), "{text}");
        }
    }

    #[test]
    fn a_text_is_one_line_as_its_writer_means_it() {
        for (text, line) in [
            ("  Ana\u{a0} Maria\r\nLima ", "Ana Maria Lima"),
            ("Jose\u{301}", "José"),
            ("\u{feff}Jo\u{ad}\u{200b}se\u{200b}\u{301}", "José"),
            ("Ana\u{202e}amiL", "AnaamiL"),
            ("👩\u{200d}👧 Ana", "👩\u{200d}👧 Ana"),
            ("D'Ávila", "D'Ávila"),
            ("Ana\0", "Ana\0"),
            (" \t\u{200b} ", ""),
        ] {
            assert_eq!(one_line(text), line, "{text:?}");
        }
    }

    #[test]
    fn a_text_of_several_lines_keeps_them() {
        for (text, lines) in [
            ("Leia:\r\n\r\n  o  verso \rfim\u{2028}", "Leia:\n\n  o  verso\nfim"),
            ("\n\u{feff} \na\u{303}\t\n", "ã"),
            ("x\u{a0}\n\ty", "x\n\ty"),
            (" \u{200b}\n", ""),
        ] {
            assert_eq!(several_lines(text), lines, "{text:?}");
            assert_eq!(several_lines(lines), lines);
        }
    }

    #[test]
    fn of_a_text_that_shows_nothing_nothing_is_left() {
        for nothing in
            ["\u{2800}", "\u{3164}", "\u{115f}", "\u{17b4}", "\u{200d}", "\u{fe0f}\u{34f} \u{e0041}"]
        {
            assert_eq!(seen_of(nothing), "", "{nothing:?}");
        }
        for (text, seen) in [
            ("a\u{200d}\u{2800}b\u{fe0f}", "a b"),
            ("\u{1f469}\u{200d}\u{1f467}", "\u{1f469}\u{200d}\u{1f467}"),
            ("\u{1f3f4}\u{e0067}\u{e007f}", "\u{1f3f4}\u{e0067}\u{e007f}"),
            ("−3 ≠ 3", "−3 ≠ 3"),
        ] {
            assert_eq!(seen_of(text), seen, "{text:?}");
        }
    }

    #[test]
    fn a_name_is_what_is_seen_of_it_and_has_a_letter() {
        let said = |text: &str| named(text, 20, "Falta.");
        for (text, kept) in [
            (" Ana\u{202e}\u{200b} \u{2060}Lima\u{3164}", "Ana Lima"),
            ("Ma\u{ad}ria\u{2800}Sá", "Maria Sá"),
            ("D'Ávila (Bia) 🌻", "D'Ávila (Bia) 🌻"),
            ("👩\u{200d}👧 Ana", "👩\u{200d}👧 Ana"),
            ("E.E. 7 de Abril", "E.E. 7 de Abril"),
            ("李小龙", "李小龙"),
        ] {
            assert_eq!(said(text).as_deref(), Ok(kept), "{text:?}");
        }
        for text in ["", " ", "\u{200b}", "\u{3164}", "\u{2800}\u{ad}", "\u{202e}\u{2060}"] {
            assert_eq!(said(text), Err("Falta.".to_owned()), "{text:?}");
        }
        for text in ["---", "2026", "🌻", "\u{200d}", "."] {
            assert_eq!(said(text), Err("O nome não tem letras.".to_owned()), "{text:?}");
        }
        assert_eq!(said("Ana\0"), Err("O texto contém caracteres inválidos".to_owned()));
        assert_eq!(said(&"a".repeat(21)), Err("Use no máximo 20 caracteres".to_owned()));
        assert_eq!(name_line("5º\u{3164}A\u{200b}"), "5º A");
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(shortened("ação", 4), "ação");
        assert_eq!(shortened("ações", 4), "açõe…");
    }

    /// Nothing of a stranger's text commands a terminal, and nothing that people write is changed.
    #[test]
    fn what_a_stranger_wrote_is_shown_and_does_nothing() {
        assert_eq!(printable("São João d'Água, \"x\" 日本 🏫\n\t-"), "São João d'Água, \"x\" 日本 🏫\n\t-");
        assert_eq!(printable("a\u{1b}[2J\u{9b}\r\u{7}"), r"a\u001b[2J\u009b\u000d\u0007");
        assert_eq!(printable("a\u{202e}b\u{200b}\u{2066}\u{e0041}"), r"a\u202eb\u200b\u2066\udb40\udc41");
        assert_eq!(quotable("uma\nErro: outra\t\0"), r"uma\u000aErro: outra\u0009\u0000");
        assert_eq!(quotable(&"\u{1b}".repeat(1 << 20)), format!("{}…", r"\u001b".repeat(60)));
    }

    #[test]
    fn bytes_are_shown_in_hexadecimal() {
        assert_eq!(hex(&[0, 10, 255]), "000aff");
    }
}
