//! The end of a backup: a checksum over all before it, and the signature of the installation that wrote it.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};

use hmac::Mac;
use sha2::{Digest, Sha256};

use crate::failure::Failure;
use crate::secret::InstallationSecret;

const PURPOSE: &str = "ideb backup 1";
const HALF: usize = 32;
/// The last bytes of the file: SHA-256, then HMAC-SHA-256 of it.
const SEAL: usize = 2 * HALF;

/// A writer that keeps the checksum of what passes.
pub struct Sealing<W> {
    out: W,
    sum: Sha256,
}

impl<W: Write> Sealing<W> {
    pub fn new(out: W) -> Self {
        Self { out, sum: Sha256::new() }
    }

    /// Writes the seal and gives the writer back.
    pub fn finish(mut self, secret: &InstallationSecret) -> Result<W, Failure> {
        let sum: [u8; HALF] = self.sum.finalize().into();
        let signature = secret.signature(PURPOSE)?.chain_update(sum).finalize().into_bytes();
        self.out.write_all(&sum)?;
        self.out.write_all(&signature)?;
        Ok(self.out)
    }
}

impl<W: Write> Write for Sealing<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.sum.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// What a file's seal says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seal {
    /// As this secret's installation wrote it.
    Own,
    /// As it was written, by who knows whom.
    Foreign,
    /// Not as it was written.
    Broken,
}

/// Reads the whole file, and leaves it at its beginning.
pub fn check(file: &mut File, secret: Option<&InstallationSecret>) -> Result<Seal, Failure> {
    let Some(length) = content_length(file)? else { return Ok(Seal::Broken) };
    let mut reader = BufReader::with_capacity(1 << 20, &mut *file).take(length);
    let mut sum = Sha256::new();
    let mut buffer = vec![0; 1 << 16];
    loop {
        match reader.read(&mut buffer)? {
            0 => break,
            read => sum.update(&buffer[..read]),
        }
    }
    let mut seal = [0; SEAL];
    let mut rest = reader.into_inner();
    rest.read_exact(&mut seal)?;
    file.rewind()?;
    let (written, signature) = seal.split_at(HALF);
    let sum: [u8; HALF] = sum.finalize().into();
    if sum != written {
        return Ok(Seal::Broken);
    }
    let Some(secret) = secret else { return Ok(Seal::Foreign) };
    let own = secret.signature(PURPOSE)?.chain_update(sum).verify_slice(signature).is_ok();
    Ok(if own { Seal::Own } else { Seal::Foreign })
}

/// What stands before the seal.
pub fn content(file: File) -> Result<io::Take<File>, Failure> {
    let length = content_length(&file)?.unwrap_or_default();
    Ok(file.take(length))
}

fn content_length(mut file: &File) -> io::Result<Option<u64>> {
    let length = file.seek(SeekFrom::End(0))?;
    file.rewind()?;
    Ok(length.checked_sub(SEAL as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret(digit: &str) -> InstallationSecret {
        InstallationSecret::parse(&digit.repeat(64)).unwrap()
    }

    fn seal_of(bytes: &[u8], secret: Option<&InstallationSecret>) -> Seal {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(bytes).unwrap();
        let seal = check(&mut file, secret).unwrap();
        assert_eq!(file.stream_position().unwrap(), 0);
        seal
    }

    #[test]
    fn every_flipped_bit_every_cut_and_every_other_secret_is_seen() {
        let (own, other) = (secret("a"), secret("b"));
        let mut sealing = Sealing::new(Vec::new());
        sealing.write_all(b"rows of people").unwrap();
        let whole = sealing.finish(&own).unwrap();
        assert_eq!(seal_of(&whole, Some(&own)), Seal::Own);
        assert_eq!(seal_of(&whole, Some(&other)), Seal::Foreign);
        assert_eq!(seal_of(&whole, None), Seal::Foreign);
        for place in 0..whole.len() * 8 {
            let mut flipped = whole.clone();
            flipped[place / 8] ^= 1 << (place % 8);
            let expected = if place / 8 < whole.len() - HALF { Seal::Broken } else { Seal::Foreign };
            assert_eq!(seal_of(&flipped, Some(&own)), expected, "{place}");
        }
        for length in 0..whole.len() {
            assert_eq!(seal_of(&whole[..length], Some(&own)), Seal::Broken, "{length}");
        }
        assert_eq!(seal_of(&[&whole[..], b"x"].concat(), Some(&own)), Seal::Broken);
    }
}
