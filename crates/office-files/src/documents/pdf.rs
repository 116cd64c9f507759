//! What a PDF does beside being read. Names may be written with numbers (`/J#53`), and whole parts of a file lie compressed in streams:
//! both are undone before anything is looked for.

use std::io::Read;

use application::files::NoDocument;
use flate2::read::ZlibDecoder;

/// Actions that run something, and what carries other files. Long enough that no compressed bytes hold one by chance.
const ACTIVE: [&[u8]; 8] = [
    b"/JavaScript",
    b"/Launch",
    b"/EmbeddedFile",
    b"/RichMedia",
    b"/ImportData",
    b"/SubmitForm",
    b"/GoToE",
    b"/Rendition",
];

/// Other ways than deflating in which a part with objects may be hidden.
const OTHER_FILTERS: [&[u8]; 5] =
    [b"/ASCIIHexDecode", b"/ASCII85Decode", b"/LZWDecode", b"/RunLengthDecode", b"/Crypt"];

/// All streams of a file together may inflate to so much.
const MOST_INFLATED: u64 = 200_000_000;

/// What is inflated at a time, and what of it is looked at again: longer than a name whose letters are all numbers.
const PART: usize = 64 * 1024;
const OVERLAP: usize = 64;

/// More has no document of people's.
const MOST_STREAMS: usize = 50_000;

/// Whoever hides a part behind more than this hides it.
const LONGEST_DICTIONARY: usize = 4_096;

pub(super) fn look(bytes: &[u8]) -> Result<(), NoDocument> {
    look_within(bytes, MOST_INFLATED)
}

pub(super) fn look_within(bytes: &[u8], most: u64) -> Result<(), NoDocument> {
    let written = plain_names(bytes);
    if holds(&written, b"/Encrypt") {
        return Err(NoDocument::LockedPdf);
    }
    refuse_active(&written)?;
    if hides_objects(&written) {
        return Err(NoDocument::LockedPdf);
    }
    let mut left = most;
    for (place, start) in streams(bytes).enumerate() {
        if place >= MOST_STREAMS {
            return Err(NoDocument::LockedPdf);
        }
        inflated(&bytes[start..], &mut left)?;
    }
    Ok(())
}

/// Looks at what a stream inflates to, a part at a time. What is no deflated stream, or breaks off, is looked at as far as it goes.
fn inflated(stream: &[u8], left: &mut u64) -> Result<(), NoDocument> {
    let mut decoder = ZlibDecoder::new(stream);
    let mut part = vec![0; OVERLAP + PART];
    let mut kept = 0;
    while let Ok(read @ 1..) = decoder.read(&mut part[kept..]) {
        *left = left.checked_sub(read as u64).ok_or(NoDocument::LockedPdf)?;
        let end = kept + read;
        refuse_active(&plain_names(&part[..end]))?;
        // A name may begin in one part and end in the next.
        kept = end.min(OVERLAP);
        part.copy_within(end - kept..end, 0);
    }
    Ok(())
}

fn refuse_active(bytes: &[u8]) -> Result<(), NoDocument> {
    if ACTIVE.iter().any(|name| holds(bytes, name)) { Err(NoDocument::ActivePdf) } else { Ok(()) }
}

/// Where the bytes of each stream begin.
fn streams(bytes: &[u8]) -> impl Iterator<Item = usize> {
    const WORD: &[u8] = b"stream";
    let ends =
        bytes.windows(WORD.len()).enumerate().filter(|(_, it)| *it == WORD).map(|(at, _)| at + WORD.len());
    ends.filter_map(|end| {
        let line = bytes[end..].iter().take_while(|byte| matches!(byte, b'\r' | b'\n' | b' ')).count();
        bytes.get(end + line).is_some_and(|first| first & 0x0f == 8).then_some(end + line)
    })
}

/// Whether objects are packed in another way than we undo.
fn hides_objects(bytes: &[u8]) -> bool {
    const WORD: &[u8] = b"/ObjStm";
    let found = bytes.windows(WORD.len()).enumerate().filter(|(_, it)| *it == WORD);
    let mut found = found.map(|(at, _)| at);
    found.any(|at| {
        // Its dictionary: what stands between the object's head and its stream.
        let head =
            bytes[..at][at.saturating_sub(LONGEST_DICTIONARY)..].windows(4).rposition(|it| it == b" obj");
        let rest = &bytes[at..bytes.len().min(at + LONGEST_DICTIONARY)];
        let end = rest.windows(6).position(|it| it == b"stream");
        let (Some(head), Some(end)) = (head, end) else { return true };
        let dictionary = &bytes[at.saturating_sub(LONGEST_DICTIONARY) + head..at + end];
        OTHER_FILTERS.iter().any(|filter| holds(dictionary, filter))
    })
}

/// With `#53` as the letter that it means.
fn plain_names(bytes: &[u8]) -> Vec<u8> {
    let digit =
        |byte: Option<&u8>| char::from(*byte?).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match (*byte, digit(bytes.get(at + 1)), digit(bytes.get(at + 2))) {
            (b'#', Some(high), Some(low)) => {
                plain.push(high * 16 + low);
                at += 3;
            }
            (byte, ..) => {
                plain.push(byte);
                at += 1;
            }
        }
    }
    plain
}

fn holds(bytes: &[u8], name: &[u8]) -> bool {
    bytes.windows(name.len()).any(|window| window == name)
}
