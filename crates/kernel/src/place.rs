use std::fmt;
use std::str::FromStr;

use thiserror::Error;

macro_rules! states {
    ($($code:ident = $ibge:literal $name:literal),+ $(,)?) => {
        /// One of the 27 federative units.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Uf { $($code),+ }

        impl Uf {
            pub const ALL: [Self; 27] = [$(Self::$code),+];

            /// The two letters: "GO".
            pub const fn code(self) -> &'static str {
                match self { $(Self::$code => stringify!($code)),+ }
            }

            /// The state's number at IBGE, which begins each INEP school code and municipality code.
            pub const fn ibge(self) -> u8 {
                match self { $(Self::$code => $ibge),+ }
            }

            pub const fn name(self) -> &'static str {
                match self { $(Self::$code => $name),+ }
            }
        }
    };
}

states! {
    AC = 12 "Acre", AL = 27 "Alagoas", AP = 16 "Amapá", AM = 13 "Amazonas", BA = 29 "Bahia", CE = 23 "Ceará",
    DF = 53 "Distrito Federal", ES = 32 "Espírito Santo", GO = 52 "Goiás", MA = 21 "Maranhão",
    MT = 51 "Mato Grosso", MS = 50 "Mato Grosso do Sul", MG = 31 "Minas Gerais", PA = 15 "Pará",
    PB = 25 "Paraíba", PR = 41 "Paraná", PE = 26 "Pernambuco", PI = 22 "Piauí", RJ = 33 "Rio de Janeiro",
    RN = 24 "Rio Grande do Norte", RS = 43 "Rio Grande do Sul", RO = 11 "Rondônia", RR = 14 "Roraima",
    SC = 42 "Santa Catarina", SP = 35 "São Paulo", SE = 28 "Sergipe", TO = 17 "Tocantins",
}

/// A text that is no state, school code or municipality code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PlaceError {
    #[error("Estado desconhecido: use a sigla, como GO.")]
    Uf,
    #[error("O código INEP tem 8 dígitos e começa pelo código do estado.")]
    InepCode,
    #[error("O código do município tem 7 dígitos e começa pelo código do estado.")]
    Municipality,
}

impl FromStr for Uf {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Self, PlaceError> {
        let text = text.trim();
        Self::ALL.into_iter().find(|uf| uf.code().eq_ignore_ascii_case(text)).ok_or(PlaceError::Uf)
    }
}

impl fmt::Display for Uf {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.code())
    }
}

fn state_of(digits: &str, length: usize) -> Option<Uf> {
    if digits.len() != length || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let ibge = digits[..2].parse::<u8>().ok()?;
    Uf::ALL.into_iter().find(|uf| uf.ibge() == ibge)
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident($length:literal, $error:ident)),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name {
            digits: String,
            uf: Uf,
        }

        impl $name {
            pub fn as_str(&self) -> &str {
                &self.digits
            }

            /// The state named by the first two digits.
            pub fn uf(&self) -> Uf {
                self.uf
            }
        }

        impl FromStr for $name {
            type Err = PlaceError;

            fn from_str(text: &str) -> Result<Self, PlaceError> {
                let digits = text.trim();
                let uf = state_of(digits, $length).ok_or(PlaceError::$error)?;
                Ok(Self { digits: digits.to_owned(), uf })
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(&self.digits)
            }
        }
    )+};
}

codes! {
    /// A school's code at INEP: 8 digits, the first two the state.
    InepCode(8, InepCode),
    /// A municipality's code at IBGE: 7 digits, the first two the state.
    MunicipalityCode(7, Municipality),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_names_its_state() {
        assert_eq!("11005823".parse::<InepCode>().unwrap().uf(), Uf::RO);
        assert_eq!("5200050".parse::<MunicipalityCode>().unwrap().uf(), Uf::GO);
        for wrong in ["", "1100582", "110058233", "99005823", "1100582x", "00000000"] {
            assert_eq!(wrong.parse::<InepCode>(), Err(PlaceError::InepCode), "{wrong}");
        }
    }

    #[test]
    fn states_are_read_in_any_case() {
        assert_eq!("go".parse(), Ok(Uf::GO));
        assert_eq!("XX".parse::<Uf>(), Err(PlaceError::Uf));
    }
}
