//! Which option is right, in all the ways in which people write it. Where a text can mean two options it means none.

use crate::question::Letter;

use crate::formats::fault::{Fault, Part};
use crate::formats::said::SaidKey;

const WRITE_A_LETTER: &str = "Escreva a letra da resposta certa: A, B, C ou D.";

/// What all answers of a file say together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Counting {
    /// Somebody wrote 0, as programs do that count from it: then 1 may mean B.
    pub from_zero: bool,
}

impl Counting {
    pub fn sees(&mut self, key: &SaidKey, options: &[String]) {
        if let SaidKey::Words(words) = key {
            let is_text = || options.iter().any(|option| is_said(option, words));
            self.from_zero |= words.trim() == "0" && !is_text();
        }
    }

    /// Whether nobody knows by this file which option such an answer names.
    pub fn leaves_open(self, words: &str) -> bool {
        self.from_zero && Named::of(words).is_some_and(|named| named.by_number && !named.is_text_of_four())
    }

    /// What to say of a key that is left open, whatever the options are.
    pub fn fault(self, key: &SaidKey) -> Option<Fault> {
        match key {
            SaidKey::Words(words) if self.leaves_open(words) => Some(counted(words)),
            SaidKey::Words(_) | SaidKey::Marked(_) => None,
        }
    }
}

fn counted(words: &str) -> Fault {
    let quoted = kernel::quotable(words.trim());
    let what = format!(
        "A resposta “{quoted}” é um número, e o arquivo conta as alternativas a partir do 0 em outra questão."
    );
    Fault::new(Part::Key, what, WRITE_A_LETTER)
}

/// The right one of four options.
pub(super) fn key(said: &SaidKey, options: &[&str; 4], counting: Counting) -> Result<Letter, Fault> {
    match said {
        SaidKey::Marked(places) => match places[..] {
            [place] => letter(place),
            [] => Err(Fault::new(
                Part::Key,
                "Nenhuma alternativa está marcada como certa.",
                "Marque no arquivo a alternativa certa.",
            )),
            [..] => Err(Fault::not_one_key("Há mais de uma alternativa marcada como certa.")),
        },
        SaidKey::Words(words) => in_words(words.trim(), options, counting),
    }
}

fn in_words(words: &str, options: &[&str; 4], counting: Counting) -> Result<Letter, Fault> {
    let refused = |what: String| Err(Fault::new(Part::Key, what, WRITE_A_LETTER));
    if words.is_empty() {
        return refused("Falta a resposta certa.".to_owned());
    }
    let quoted = kernel::quotable(words);
    let named = Named::of(words);
    let said: Vec<usize> = (0..4).filter(|place| is_said(options[*place], words)).collect();
    match (named, &said[..]) {
        // A letter beyond the fourth may be that of an option that was left out; nobody counts so far.
        (Some(named), [text]) if named.is_text_of_four() => letter(*text),
        (Some(Named { place, .. }), [text]) if *text != place => refused(format!(
            "A resposta “{quoted}” pode ser a alternativa {} ou o texto da alternativa {}.",
            shown(place),
            shown(*text)
        )),
        (Some(_), [] | [_]) if counting.leaves_open(words) => Err(counted(words)),
        (Some(Named { place, .. }), [] | [_]) => letter(place),
        (None, [text]) => letter(*text),
        (None, []) if names_several(words) => {
            Err(Fault::not_one_key(format!("A resposta “{quoted}” indica mais de uma alternativa.")))
        }
        (None, []) => {
            refused(format!("A resposta “{quoted}” não é uma letra nem o texto de uma alternativa."))
        }
        (_, [..]) => refused(format!("A resposta “{quoted}” é o texto de mais de uma alternativa.")),
    }
}

fn letter(place: usize) -> Result<Letter, Fault> {
    Letter::ALL.get(place).copied().ok_or_else(|| {
        Fault::new(
            Part::Key,
            format!("A resposta é a alternativa {}, que a questão não tem.", shown(place)),
            WRITE_A_LETTER,
        )
    })
}

/// `A` for 0.
fn shown(place: usize) -> char {
    u8::try_from(place).ok().and_then(|place| b'A'.checked_add(place)).map_or('?', char::from)
}

/// Whether two texts are the same but for spaces and capitals.
fn is_said(option: &str, words: &str) -> bool {
    !words.trim().is_empty()
        && kernel::one_line(option).to_lowercase() == kernel::one_line(words).to_lowercase()
}

/// An option by its letter or number: `b`, `B)`, `(b)`, `2`, `alt2`, `Alternativa B`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::formats) struct Named {
    /// From 0.
    pub place: usize,
    pub by_number: bool,
}

/// What may stand before the letter, without accents.
const BEFORE: [&str; 14] = [
    "alternativa",
    "alt",
    "opcao",
    "opcão",
    "opçao",
    "opção",
    "opc",
    "letra",
    "item",
    "option",
    "opt",
    "answer",
    "choice",
    "resposta",
];

impl Named {
    /// Whether it is a number that counts none of four options: where it is the text of one, it means that.
    const fn is_text_of_four(self) -> bool {
        self.by_number && self.place >= 4
    }

    pub fn of(words: &str) -> Option<Self> {
        let words = words.trim().to_lowercase();
        let bare = BEFORE.iter().find_map(|before| words.strip_prefix(before)).unwrap_or(&words);
        let bare = bare
            .trim_start_matches([' ', ':', '_', '(', '['])
            .trim_end_matches([' ', '.', ')', ']', ':', '-']);
        let mut letters = bare.chars();
        let (first, None) = (letters.next()?, letters.next()) else { return None };
        match first {
            'a'..='h' => Some(Self { place: first as usize - 'a' as usize, by_number: false }),
            '1'..='8' => Some(Self { place: first as usize - '1' as usize, by_number: true }),
            _ => None,
        }
    }
}

/// `A e C`, `B, D`, `AC`.
fn names_several(words: &str) -> bool {
    let lower = words.to_lowercase();
    let parts = lower
        .split([' ', ',', ';', '/', '+', '&'])
        .filter(|part| !part.is_empty() && *part != "e" && *part != "ou");
    let parts: Vec<&str> = parts.collect();
    let all_named = parts.len() > 1 && parts.iter().all(|part| Named::of(part).is_some());
    let glued = (2..=4).contains(&lower.len()) && lower.bytes().all(|letter| (b'a'..=b'd').contains(&letter));
    all_named || glued
}

#[cfg(test)]
mod tests {
    use super::*;

    const CITIES: [&str; 4] = ["Rio Branco", "Belém", "Macapá", "Boa Vista"];

    fn read(words: &str, options: [&str; 4]) -> Result<Letter, String> {
        key(&SaidKey::Words(words.to_owned()), &options, Counting::default()).map_err(|fault| fault.what)
    }

    #[test]
    fn an_answer_is_read_as_people_write_it() {
        use Letter::{A, B, C, D};
        for (words, letter) in [
            ("A", A),
            (" b ", B),
            ("c)", C),
            ("(d)", D),
            ("D.", D),
            ("[a]", A),
            ("1", A),
            ("4", D),
            ("alt2", B),
            ("Alt 3", C),
            ("alternativa D", D),
            ("Letra: b", B),
            ("opção c", C),
            ("opcaoA", A),
            ("option_b", B),
            ("Macapá", C),
            ("  boa   vista", D),
        ] {
            assert_eq!(read(words, CITIES), Ok(letter), "{words}");
        }
    }

    #[test]
    fn an_answer_that_names_no_one_option_is_refused() {
        for (words, reason) in [
            ("", "Falta a resposta certa."),
            ("  ", "Falta a resposta certa."),
            ("E", "A resposta é a alternativa E, que a questão não tem."),
            ("5", "A resposta é a alternativa E, que a questão não tem."),
            ("Manaus", "A resposta “Manaus” não é uma letra nem o texto de uma alternativa."),
            ("Macapa", "A resposta “Macapa” não é uma letra nem o texto de uma alternativa."),
            ("anulada", "A resposta “anulada” não é uma letra nem o texto de uma alternativa."),
            ("-1", "A resposta “-1” não é uma letra nem o texto de uma alternativa."),
            ("1,5", "A resposta “1,5” indica mais de uma alternativa."),
            ("2,50", "A resposta “2,50” não é uma letra nem o texto de uma alternativa."),
            ("A e C", "A resposta “A e C” indica mais de uma alternativa."),
            ("B, D", "A resposta “B, D” indica mais de uma alternativa."),
            ("ac", "A resposta “ac” indica mais de uma alternativa."),
            ("0", "A resposta “0” não é uma letra nem o texto de uma alternativa."),
        ] {
            assert_eq!(read(words, CITIES), Err(reason.to_owned()), "{words}");
        }
    }

    /// Of options that are letters or numbers themselves, an answer can mean two: it is taken only where it means one.
    #[test]
    fn an_answer_that_can_mean_two_options_means_none() {
        for (words, options, outcome) in [
            ("2", ["1", "2", "3", "4"], Ok(Letter::B)),
            (
                "2",
                ["2", "3", "4", "5"],
                Err("A resposta “2” pode ser a alternativa B ou o texto da alternativa A."),
            ),
            ("5", ["2", "3", "4", "5"], Ok(Letter::D)),
            ("8", ["6", "7", "8", "9"], Ok(Letter::C)),
            (
                "e",
                ["a", "e", "i", "o"],
                Err("A resposta “e” pode ser a alternativa E ou o texto da alternativa B."),
            ),
            ("9", ["7", "8", "9", "10"], Ok(Letter::C)),
            ("0", ["0", "1", "2", "3"], Ok(Letter::A)),
            (
                "a",
                ["e", "A", "o", "i"],
                Err("A resposta “a” pode ser a alternativa A ou o texto da alternativa B."),
            ),
            ("b", ["a", "b", "c", "d"], Ok(Letter::B)),
            ("C", ["H2O", "B", "c", "C"], Err("A resposta “C” é o texto de mais de uma alternativa.")),
            ("alt1", ["1", "2", "3", "4"], Ok(Letter::A)),
            ("-20", ["10", "25", "0", "-20"], Ok(Letter::D)),
            ("20", ["20", "-20", "2", "0"], Ok(Letter::A)),
        ] {
            assert_eq!(read(words, options), outcome.map_err(String::from), "{words} {options:?}");
        }
    }

    #[test]
    fn numbers_of_a_file_that_counts_from_zero_are_refused() {
        let mut counting = Counting::default();
        let words = |words: &str| SaidKey::Words(words.to_owned());
        counting.sees(&words("0"), &["0", "1"].map(String::from));
        assert_eq!(counting, Counting::default(), "the text of an option");
        counting.sees(&words("0"), &CITIES.map(String::from));
        assert!(key(&words("1"), &CITIES, counting).is_err());
        assert!(key(&words("2"), &["1", "2", "3", "4"], counting).is_err());
        assert_eq!(key(&words("B"), &CITIES, counting), Ok(Letter::B));
        for (number, options) in [("30", ["10", "20", "30", "40"]), ("8", ["6", "7", "8", "9"])] {
            assert_eq!(key(&words(number), &options, counting), Ok(Letter::C));
        }
    }

    #[test]
    fn marks_make_one_key_or_none() {
        let marked = |places: &[usize]| {
            key(&SaidKey::Marked(places.to_vec()), &CITIES, Counting::default()).map_err(|fault| fault.what)
        };
        assert_eq!(marked(&[2]), Ok(Letter::C));
        assert_eq!(marked(&[]), Err("Nenhuma alternativa está marcada como certa.".to_owned()));
        assert_eq!(marked(&[0, 2]), Err("Há mais de uma alternativa marcada como certa.".to_owned()));
    }
}
