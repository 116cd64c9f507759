//! Which passwords are accepted.

use std::fmt;

/// Passwords that guessers try first; those of Brazil among them. One a line, in lower case.
const COMMON: &str = include_str!("common_passwords.txt");

const LONGEST: usize = 128;

/// Letters and digits that no two people read differently.
pub(super) const UNAMBIGUOUS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// A password to be told to someone, of so many characters; shorter when the random bytes run out, of which one in 32 is
/// passed over.
pub fn generate(length: usize, random: impl IntoIterator<Item = u8>) -> String {
    // The rest of the byte's range would make the first characters likelier.
    let even = 256 - 256 % UNAMBIGUOUS.len();
    let places = random.into_iter().map(usize::from).filter(|place| *place < even);
    places.map(|place| char::from(UNAMBIGUOUS[place % UNAMBIGUOUS.len()])).take(length).collect()
}

/// What the rules for a password need to know.
#[derive(Debug, Clone, Copy)]
pub struct Rules<'a> {
    /// The specification asks for 6; the operator may raise it.
    pub shortest: usize,
    /// Names of the person, the school and the city: a password made of one of them is easy to guess.
    pub names: &'a [&'a str],
}

/// A password that may be set. Never shown, not even by `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct NewPassword(String);

impl NewPassword {
    /// Any Unicode, from `rules.shortest` to 128 characters.
    pub fn new(text: &str, rules: Rules<'_>) -> Result<Self, String> {
        let length = text.chars().count();
        if length < rules.shortest {
            return Err(format!("Senha deve ter pelo menos {} caracteres", rules.shortest));
        }
        if length > LONGEST {
            return Err(format!("Senha deve ter no máximo {LONGEST} caracteres"));
        }
        let lower = text.to_lowercase();
        if COMMON.lines().any(|common| common == lower) || is_one_character(&lower) {
            return Err("Esta senha é muito comum: escolha outra".to_owned());
        }
        if rules.names.iter().any(|name| is_made_of(&lower, name)) {
            return Err("A senha não pode ser o nome da pessoa, da escola ou da cidade".to_owned());
        }
        if rules.names.iter().any(|name| is_number(&lower, name)) {
            return Err("A senha não pode ser a matrícula nem o nome de usuário".to_owned());
        }
        Ok(Self(text.to_owned()))
    }

    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for NewPassword {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("NewPassword(..)")
    }
}

/// The hash of a password, as stored. It opens nothing, but helps to guess: not shown by `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct HashedPassword(String);

impl HashedPassword {
    /// `text` is the hash in PHC format, or what a database kept of it.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for HashedPassword {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("HashedPassword(..)")
    }
}

fn is_one_character(text: &str) -> bool {
    let mut characters = text.chars();
    characters.next().is_some_and(|first| characters.all(|other| other == first))
}

/// The name alone, or the name with digits and signs around it.
fn is_made_of(password: &str, name: &str) -> bool {
    let letters = |text: &str| text.chars().filter(|c| c.is_alphabetic()).collect::<String>();
    let password = letters(password);
    let whole = letters(&name.to_lowercase());
    if password.chars().count() < 3 {
        return false;
    }
    password == whole
        || name
            .to_lowercase()
            .split_whitespace()
            .any(|word| word.chars().count() >= 3 && letters(word) == password)
}

/// The number or name that the person signs in with, whatever signs stand between.
fn is_number(password: &str, name: &str) -> bool {
    let plain = |text: &str| text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    name.chars().any(|c| c.is_ascii_digit()) && plain(password) == plain(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> Result<(), String> {
        let names = ["marina.souza", "Marina Souza", "Escola Alzira Moura", "Araraquara"];
        NewPassword::new(text, Rules { shortest: 6, names: &names }).map(drop)
    }

    #[test]
    fn long_enough_and_not_common() {
        assert!(check("ipê-amarelo").is_ok());
        assert!(check("çãé日本語").is_ok());
        assert!(check(&"ab".repeat(64)).is_ok());
        assert_eq!(check("abc12"), Err("Senha deve ter pelo menos 6 caracteres".into()));
        assert_eq!(check(&"ab".repeat(65)), Err("Senha deve ter no máximo 128 caracteres".into()));
        for common in ["123456", "Senha123", "brasil", "FLAMENGO", "aaaaaaaa"] {
            assert_eq!(check(common), Err("Esta senha é muito comum: escolha outra".into()), "{common}");
        }
    }

    #[test]
    fn not_a_name_that_anyone_knows() {
        for name in ["marina.souza", "marina2026", "MarinaSouza!", "araraquara", "alzira1", "2026souza"] {
            assert!(check(name).is_err(), "{name}");
        }
        assert!(check("marina gosta de ipê").is_ok());
    }

    #[test]
    fn not_the_number_on_the_card() {
        let check =
            |text: &str| NewPassword::new(text, Rules { shortest: 6, names: &["000123456-X"] }).map(drop);
        for number in ["000123456-X", "000123456x", "0001 23456-x"] {
            assert_eq!(
                check(number),
                Err("A senha não pode ser a matrícula nem o nome de usuário".into()),
                "{number}"
            );
        }
        assert!(check("000123457-x").is_ok());
    }

    #[test]
    fn a_generated_password_draws_each_character_as_often() {
        let drawn = generate(1000, 0..=255);
        assert_eq!(drawn.len(), 248);
        for character in UNAMBIGUOUS {
            assert_eq!(drawn.bytes().filter(|byte| byte == character).count(), 8);
        }
        assert!(!drawn.contains(['i', 'l', 'o', '0', '1']));
        assert_eq!(generate(12, 0..=255).len(), 12);
    }

    #[test]
    fn a_password_never_shows_in_debug() {
        let password = NewPassword::new("ipê-amarelo", Rules { shortest: 6, names: &[] }).unwrap();
        assert_eq!(format!("{password:?}"), "NewPassword(..)");
        assert_eq!(format!("{:?}", HashedPassword::new("$argon2id$")), "HashedPassword(..)");
    }
}
