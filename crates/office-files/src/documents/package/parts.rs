//! The parts of a package, inflated within bounds: the archive's own word about sizes can be a lie.

use std::collections::HashSet;
use std::io::{self, Cursor, Read};

use application::files::NoDocument;
use zip::ZipArchive;

/// More parts has no document of people's.
const MOST_PARTS: usize = 10_000;

/// Bytes of one part once inflated, and of all. Pictures are packed already; a large table is not.
const LARGEST_PART: u64 = 60_000_000;
const MOST_INFLATED: u64 = 120_000_000;

/// What is done with a part, by its name in small letters.
type Look<'a> = dyn FnMut(&str, &mut dyn Read) -> Result<(), NoDocument> + 'a;

/// The names of all parts, in small letters, once each was looked at and all of it inflated.
pub(super) fn each(bytes: &[u8], look: &mut Look<'_>) -> Result<HashSet<String>, NoDocument> {
    each_within(bytes, LARGEST_PART, MOST_INFLATED, look)
}

fn each_within(
    bytes: &[u8],
    largest: u64,
    most: u64,
    look: &mut Look<'_>,
) -> Result<HashSet<String>, NoDocument> {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| NoDocument::Broken)?;
    if zip.len() > MOST_PARTS {
        return Err(NoDocument::Broken);
    }
    let (mut left, mut names) = (most, HashSet::new());
    for place in 0..zip.len() {
        let mut entry = zip.by_index(place).map_err(|_| NoDocument::Broken)?;
        let name = String::from_utf8_lossy(entry.name_raw()).to_lowercase();
        let bound = largest.min(left) + 1;
        let mut inside = entry.by_ref().take(bound);
        let looked = look(&name, &mut inside);
        let rest = io::copy(&mut inside, &mut io::sink());
        // Before what was found in it: a part that is cut off is broken for that alone.
        if inside.limit() == 0 {
            return Err(NoDocument::TooLargeInside);
        }
        looked?;
        rest.map_err(|_| NoDocument::Broken)?;
        left -= bound - inside.limit();
        // Programs differ in which of two they open.
        if leads_outside(&name) || !names.insert(name) {
            return Err(NoDocument::Broken);
        }
    }
    Ok(names)
}

/// Of a folder that whoever unpacks it does not expect.
fn leads_outside(name: &str) -> bool {
    name.starts_with(['/', '\\'])
        || name.contains(':')
        || name.split(['/', '\\']).any(|folder| folder == "..")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::zip;

    #[test]
    fn parts_are_bounded_one_by_one_and_together() {
        let ten = [b'x'; 10];
        let bytes = zip(&[("a.xml", &ten), ("b.png", &ten)]);
        let read =
            |largest, most| each_within(&bytes, largest, most, &mut |_, _| Ok(())).map(|names| names.len());
        assert_eq!(read(10, 20), Ok(2));
        assert_eq!(read(9, 20), Err(NoDocument::TooLargeInside));
        assert_eq!(read(10, 19), Err(NoDocument::TooLargeInside));
    }

    fn names(name: &str) -> Result<HashSet<String>, NoDocument> {
        each(&zip(&[(name, b"x")]), &mut |_, _| Ok(()))
    }

    #[test]
    fn a_part_lies_inside_its_package_and_once() {
        for name in ["../x.xml", "word/../../x.xml", "/etc/passwd", "\\x.xml", "word\\..\\x.xml", "C:/x.xml"]
        {
            assert_eq!(names(name), Err(NoDocument::Broken), "{name}");
        }
        let twice = zip(&[("word/a.xml", b"x"), ("WORD/A.xml", b"x")]);
        assert_eq!(each(&twice, &mut |_, _| Ok(())), Err(NoDocument::Broken));
        assert_eq!(names("word/..A.xml"), Ok(HashSet::from(["word/..a.xml".to_owned()])));
    }
}
