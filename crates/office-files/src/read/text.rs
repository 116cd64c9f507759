//! Bytes to text.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{CoderResult, Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

use super::budget::Budget;
use super::unreadable::Unreadable;

/// How many bytes tell the encoding.
const SAMPLE_BYTES: usize = 64 * 1024;

/// A byte of another encoding may take so many in UTF-8, mostly fewer.
const WIDER: usize = 2;

/// The byte order mark decides, then strict UTF-8, then a guess from the first bytes.
pub(crate) fn decode<'a>(
    bytes: &'a [u8],
    budget: &Budget<'_>,
) -> Result<(Cow<'a, str>, &'static Encoding), Unreadable> {
    if let Some((marked, length)) = Encoding::for_bom(bytes) {
        budget.hold(bytes.len() * WIDER)?;
        let text = to_utf8(marked, &bytes[length..]);
        if text.contains('\0') {
            return Err(Unreadable::NulBytes);
        }
        return Ok((text, marked));
    }
    if bytes.contains(&0) {
        return Err(Unreadable::NulBytes);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Ok((Cow::Borrowed(text), UTF_8));
    }
    budget.hold(bytes.len() * WIDER)?;
    let encoding = guess(bytes);
    Ok((to_utf8(encoding, bytes), encoding))
}

fn to_utf8<'a>(from: &'static Encoding, bytes: &'a [u8]) -> Cow<'a, str> {
    if from == UTF_8
        && let Ok(text) = std::str::from_utf8(bytes)
    {
        return Cow::Borrowed(text);
    }
    let mut decoder = from.new_decoder_without_bom_handling();
    let mut text = String::with_capacity(bytes.len());
    let (mut rest, mut piece) = (bytes, [0; 8192]);
    loop {
        let (result, read, written, _) = decoder.decode_to_utf8(rest, &mut piece, true);
        text.push_str(&String::from_utf8_lossy(&piece[..written]));
        rest = &rest[read..];
        if result == CoderResult::InputEmpty {
            return Cow::Owned(text);
        }
    }
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    let sample = &bytes[..bytes.len().min(SAMPLE_BYTES)];
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(sample, sample.len() == bytes.len());
    let guess = detector.guess(Some(b"br"), Utf8Detection::Deny);
    // In Brazil a single-byte text in Latin letters is Windows-1252, of which Latin-1 is a part.
    let is_multibyte = !guess.is_single_byte() && guess != UTF_16LE && guess != UTF_16BE;
    let is_other_script =
        ["windows-1251", "windows-1253", "windows-1255", "windows-1256", "KOI8-R"].contains(&guess.name());
    if is_multibyte || is_other_script { guess } else { WINDOWS_1252 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::bounds::Limits;
    use crate::read::budget::unbounded;

    fn decoded(bytes: &[u8]) -> (Cow<'_, str>, &'static Encoding) {
        decode(bytes, &unbounded(&Limits::UPLOAD)).unwrap()
    }

    #[test]
    fn the_encoding_is_told_by_mark_then_utf8_then_guess() {
        let utf16 = |to: fn(u16) -> [u8; 2], mark: [u8; 2]| -> Vec<u8> {
            let text = "nome\tescola\r\nJoão\tÁgua\r\n".encode_utf16().flat_map(to);
            mark.into_iter().chain(text).collect()
        };
        let cases = [
            ("nome;escola\nJoão;Água\n".as_bytes().to_vec(), "UTF-8"),
            ("\u{feff}nome;escola\nJoão;Água\n".as_bytes().to_vec(), "UTF-8"),
            (b"nome;escola\nJo\xe3o;\xc1gua\n".to_vec(), "windows-1252"),
            (utf16(u16::to_le_bytes, [0xff, 0xfe]), "UTF-16LE"),
            (utf16(u16::to_be_bytes, [0xfe, 0xff]), "UTF-16BE"),
        ];
        for (bytes, encoding) in cases {
            let (text, found) = decoded(&bytes);
            assert_eq!(found.name(), encoding);
            let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split([';', '\t']).collect()).collect();
            assert_eq!(lines, [["nome", "escola"], ["João", "Água"]], "{encoding}");
        }
    }

    #[test]
    fn a_short_latin_name_is_read_as_windows_1252() {
        for name in ["José", "Conceição", "Inês", "João", "Müller", "Nº 1", "São Sebastião"] {
            let (bytes, _, _) = WINDOWS_1252.encode(name);
            assert_eq!(decoded(&bytes).0, name);
        }
    }
}
