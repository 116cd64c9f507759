//! Files that are there whole or not at all.

use std::fs::File;
use std::io;
use std::path::Path;

use tempfile::Builder;

use crate::failure::{Failure, system_words};

/// Of a file that is being written, or whose writer was killed: the next one has a name of its own.
pub const UNFINISHED: &str = ".incompleta";

/// Writes beside it, for its owner's eyes alone, then gives it the name; `false` when something has that name already, which
/// stays as it is. A link is not followed.
pub fn put(path: &Path, write: impl FnOnce(File) -> Result<File, Failure>) -> Result<bool, Failure> {
    let failed =
        |error: &io::Error| format!("não foi possível escrever {}: {}", path.display(), system_words(error));
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut prefix = path.file_name().unwrap_or_default().to_owned();
    prefix.push(".");
    let unfinished = Builder::new().prefix(&prefix).suffix(UNFINISHED).tempfile_in(folder);
    let (file, unfinished) = unfinished.map_err(|error| failed(&error))?.into_parts();
    write(file)?.sync_all().map_err(|error| failed(&error))?;
    match unfinished.persist_noclobber(path) {
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => return Ok(false),
        named => named.map_err(|error| failed(&error.error))?,
    }
    // The name is to outlive a power cut as well.
    File::open(folder)?.sync_all()?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Write;
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn writes(text: &str) -> impl FnOnce(File) -> Result<File, Failure> {
        move |mut file| {
            file.write_all(text.as_bytes())?;
            Ok(file)
        }
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    #[test]
    fn what_is_not_written_to_its_end_is_not_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x");
        let cut = put(&path, |mut file| {
            file.write_all(b"half")?;
            assert!(!path.exists());
            Err("o disco acabou".into())
        });
        assert!(cut.is_err());
        assert_eq!(names(folder.path()), [""; 0]);
        // As whoever was killed left it.
        fs::write(folder.path().join(format!("x{UNFINISHED}")), "half").unwrap();
        assert!(put(&path, writes("whole")).unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), "whole");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn what_has_the_name_stays_and_a_link_is_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link, beyond) =
            (folder.path().join("x"), folder.path().join("link"), folder.path().join("beyond"));
        assert!(put(&path, writes("first")).unwrap());
        symlink(&path, &link).unwrap();
        assert!(!put(&path, writes("second")).unwrap());
        assert!(!put(&link, writes("second")).unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), "first");
        let dangling = folder.path().join("dangling");
        symlink(&beyond, &dangling).unwrap();
        assert!(!put(&dangling, writes("second")).unwrap());
        assert!(!beyond.exists());
        assert_eq!(names(folder.path()).len(), 3);
    }
}
