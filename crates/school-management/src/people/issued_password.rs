//! The password on a pupil's card: derived from a secret whenever it is needed, never stored.

use std::fmt;
use std::str::FromStr;

use chrono::TimeDelta;
use kernel::{PersonId, SchoolId};

use super::password::UNAMBIGUOUS;
use super::pupil::store::Nonce;

const LENGTH: usize = 8;

/// How long the password on a card waits for its pupil.
pub const CARD_LASTS: TimeDelta = TimeDelta::days(14);

/// The password on a pupil's card: the same whenever it is asked for, and another for another pupil, school or nonce. The program
/// that knows the installation's secret hands it in.
pub type CardPasswords = dyn Fn(SchoolId, PersonId, Nonce) -> IssuedPassword + Send + Sync;

/// Eight of the 31 letters and digits that no two people read differently, in capitals: no 0 and O, no 1, I and L. That
/// is as good as 39 random bits, and a sign-in admits few guesses.
///
/// What a pupil types is compared, and once it was right hashed, in this form: who keeps it may go on typing
/// "h7km 3qxp".
#[derive(Clone, PartialEq, Eq)]
pub struct IssuedPassword([u8; LENGTH]);

impl IssuedPassword {
    /// The password that bytes of a keyed hash stand for. Each of the 31⁸ comes as often but for one part in 2⁸⁸.
    pub fn from_hash(bytes: [u8; 16]) -> Self {
        let mut rest = u128::from_be_bytes(bytes);
        Self(std::array::from_fn(|_| {
            let letter = letter(rest % LETTERS);
            rest /= LETTERS;
            letter
        }))
    }

    /// Its eight characters, as hashed.
    pub fn expose(&self) -> String {
        self.0.iter().copied().map(char::from).collect()
    }

    /// For the card: two groups of four, which are easier to copy.
    pub fn in_groups(&self) -> String {
        let text = self.expose();
        let (first, second) = text.split_at(LENGTH / 2);
        format!("{first} {second}")
    }

    /// Whether it is the same, in a time that says nothing of how much of it is.
    pub fn is(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).fold(0, |differs, (one, another)| differs | (one ^ another)) == 0
    }
}

const LETTERS: u128 = UNAMBIGUOUS.len() as u128;

fn letter(place: u128) -> u8 {
    let place = usize::try_from(place).unwrap_or_default();
    UNAMBIGUOUS[place].to_ascii_uppercase()
}

/// A text that is no such password; it may still be one that the pupil chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotIssued;

impl FromStr for IssuedPassword {
    type Err = NotIssued;

    /// Small letters, spaces and hyphens are forgiven.
    fn from_str(text: &str) -> Result<Self, NotIssued> {
        let typed = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
        let known = |letter: char| {
            let small = u8::try_from(letter.to_ascii_lowercase()).ok()?;
            UNAMBIGUOUS.contains(&small).then(|| small.to_ascii_uppercase())
        };
        let letters: Option<Vec<u8>> = typed.take(LENGTH + 1).map(known).collect();
        letters.and_then(|letters| letters.try_into().ok()).map(Self).ok_or(NotIssued)
    }
}

impl fmt::Debug for IssuedPassword {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("IssuedPassword(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hashes far apart, without a hash function.
    fn hashes(count: u64) -> impl Iterator<Item = [u8; 16]> {
        (1..=count).map(|number| {
            let number = u128::from(number);
            number.wrapping_mul(0x2d35_8dcc_aa6c_78a5_8bb8_4b93_962e_acc9).to_be_bytes()
        })
    }

    #[test]
    fn the_same_hash_gives_the_same_password() {
        let of = |hash| IssuedPassword::from_hash(hash).in_groups();
        assert_eq!(of([0; 16]), "AAAA AAAA");
        assert_eq!(of(30_u128.to_be_bytes()), "9AAA AAAA");
        assert_eq!(of((31_u128.pow(8) - 1).to_be_bytes()), "9999 9999");
        assert_eq!(of(31_u128.pow(8).to_be_bytes()), "AAAA AAAA");
    }

    #[test]
    fn each_character_comes_as_often() {
        let mut counts = [0_usize; 128];
        for hash in hashes(31_000) {
            for letter in IssuedPassword::from_hash(hash).expose().bytes() {
                counts[usize::from(letter)] += 1;
            }
        }
        let letters: String = (0..128_u8).filter(|it| counts[usize::from(*it)] > 0).map(char::from).collect();
        assert_eq!(letters, "23456789ABCDEFGHJKMNPQRSTUVWXYZ");
        // 8,000 each; six deviations of a fair draw are 530.
        assert!(
            counts.iter().filter(|count| **count > 0).all(|count| (7_470..8_530).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn what_a_pupil_types_is_forgiven() {
        let card = IssuedPassword::from_str("H7KM3QXP").unwrap();
        for typed in ["H7KM 3QXP", "h7km3qxp", " h7km-3qxp ", "h7 km 3q xp", "H7km\u{a0}3QXP"] {
            assert!(typed.parse::<IssuedPassword>().unwrap().is(&card), "{typed}");
        }
        for typed in
            ["h7km 3qx", "h7km 3qxpp", "h7km 3qx0", "h7km 3qxl", "h7km 3qxé", "", "sua senha é longa"]
        {
            assert_eq!(typed.parse::<IssuedPassword>(), Err(NotIssued), "{typed}");
        }
        assert!(!IssuedPassword::from_str("H7KM3QXQ").unwrap().is(&card));
        assert_eq!(
            (card.in_groups().as_str(), format!("{card:?}").as_str()),
            ("H7KM 3QXP", "IssuedPassword(..)")
        );
    }
}
