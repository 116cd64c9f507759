//! The installation's secret: what it signs, nobody else can have written.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hmac::{Hmac, KeyInit, Mac};
use kernel::{PersonId, SchoolId, hex};
use school_management::people::issued_password::{CardPasswords, IssuedPassword};
use school_management::people::pupil::store::Nonce;
use sha2::Sha256;

use crate::clock;
use crate::failure::{Failure, system_words};
use crate::output::whole_file;

/// In the data folder.
const NAME: &str = "secret";
const BYTES: usize = 32;
/// No file with a secret is longer, and what somebody names by mistake may be a whole backup.
const LONGEST: u64 = 1024;
/// What a secret looks like.
pub const DIGITS: &str = "64 algarismos hexadecimais, como os de `openssl rand -hex 32`";

/// 32 random bytes; on file and in `IDEB_SECRET` as hexadecimal.
#[derive(Clone)]
pub struct InstallationSecret([u8; BYTES]);

impl InstallationSecret {
    /// Of a data folder; drawn at the first use.
    pub fn of_folder(data: &Path) -> Result<Self, Failure> {
        let path = Self::path(data);
        if !path.exists() {
            Self::drawn()?.keep(data)?;
        }
        Self::read(&path).map_err(|failure| {
            format!(
                "{failure}. Ponha nele o que foi guardado à parte; se nada foi guardado, apague-o: a próxima cópia \
                 sorteia outro, e as de antes pedirão --trust"
            )
            .into()
        })
    }

    pub fn path(data: &Path) -> PathBuf {
        data.join(NAME)
    }

    pub fn read(path: &Path) -> Result<Self, Failure> {
        let mut bytes = Vec::new();
        File::open(path)
            .and_then(|file| file.take(LONGEST).read_to_end(&mut bytes))
            .map_err(|error| format!("não foi possível ler {}: {}", path.display(), system_words(&error)))?;
        Self::parse(&String::from_utf8_lossy(&bytes))
            .ok_or_else(|| format!("{} não é um segredo: ele tem {DIGITS}", path.display()).into())
    }

    /// Puts it into a data folder that has none; what another command drew at the same time stays.
    pub fn keep(&self, data: &Path) -> Result<(), Failure> {
        let kept = whole_file::put(&Self::path(data), |mut file| {
            writeln!(file, "{}", hex(&self.0))?;
            Ok(file)
        });
        kept.map(drop)
    }

    /// The beginning of a signature, apart for each use.
    pub fn signature(&self, purpose: &str) -> Result<Hmac<Sha256>, Failure> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0)?;
        mac.update(purpose.as_bytes());
        Ok(mac)
    }

    /// The passwords on pupils' cards. Whoever has the secret and the database can tell them; with one of the two alone nobody can.
    pub fn card_passwords(&self) -> Result<Arc<CardPasswords>, Failure> {
        let signature = self.signature("ideb card 1")?;
        Ok(Arc::new(move |school, pupil, nonce| card_password(signature.clone(), school, pupil, nonce)))
    }

    fn drawn() -> Result<Self, Failure> {
        Ok(Self(clock::random()?))
    }

    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.trim().as_bytes();
        let mut bytes = [0; BYTES];
        if digits.len() != 2 * BYTES {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let [high, low] = [pair[0], pair[1]].map(|digit| char::from(digit).to_digit(16));
            *byte = u8::try_from(high? * 16 + low?).ok()?;
        }
        Some(Self(bytes))
    }
}

/// Each part has its own length, so that no two of them run together.
fn card_password(
    mut signature: Hmac<Sha256>,
    school: SchoolId,
    pupil: PersonId,
    nonce: Nonce,
) -> IssuedPassword {
    signature.update(&school.0.to_be_bytes());
    signature.update(&pupil.0.to_be_bytes());
    signature.update(&nonce.0);
    let mut first = [0; 16];
    first.copy_from_slice(&signature.finalize().into_bytes()[..16]);
    IssuedPassword::from_hash(first)
}

impl std::fmt::Debug for InstallationSecret {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("InstallationSecret(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_a_password_of_its_own_school_pupil_nonce_and_installation() {
        let passwords = |secret: &str| {
            let secret = InstallationSecret::parse(&secret.repeat(32)).unwrap();
            let of = secret.card_passwords().unwrap();
            move |school, pupil, nonce| of(SchoolId(school), PersonId(pupil), Nonce([nonce; 16])).expose()
        };
        let (ours, theirs) = (passwords("00"), passwords("01"));
        let told = [ours(1, 2, 3), ours(2, 2, 3), ours(1, 3, 3), ours(1, 2, 4), theirs(1, 2, 3)];
        for (place, one) in told.iter().enumerate() {
            assert!(!told[place + 1..].contains(one), "{place}");
        }
        // Cards that were printed open sessions after an upgrade too.
        assert_eq!(told[0], passwords("00")(1, 2, 3));
    }

    #[test]
    fn a_secret_is_64_digits() {
        let text = "00ff".repeat(16);
        let secret = InstallationSecret::parse(&format!(" {text}\n")).unwrap();
        assert_eq!(secret.0, [0, 255].repeat(16).as_slice());
        assert!(!format!("{secret:?}").contains("255"));
        for wrong in ["", "00ff", &"0".repeat(65), &"g".repeat(64), &"é".repeat(32)] {
            assert!(InstallationSecret::parse(wrong).is_none(), "{wrong}");
        }
    }
}
