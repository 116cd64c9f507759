//! Files for tests: invented ones, which are part of the repository, and public ones, which are not.
//!
//! A test works on the invented files, always; where `IDEB_TEST_DATA` names a folder of public ones, on those as well.
//! What is looked for and absent fails the test.

use std::env;
use std::path::{Path, PathBuf};

/// An invented file by its path below `data`, such as `inep/divulgacao_ensino_medio_escolas_2023.csv`.
#[track_caller]
pub fn invented(path: &str) -> PathBuf {
    present(Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(path))
}

/// A public file by its path below the folder that `IDEB_TEST_DATA` names, such as `ideb/uf_2005_2019.csv`; `None` where
/// the variable is not set.
#[track_caller]
pub fn public(path: &str) -> Option<PathBuf> {
    let folder = env::var_os("IDEB_TEST_DATA").filter(|folder| !folder.is_empty())?;
    Some(present(PathBuf::from(folder).join(path)))
}

#[track_caller]
fn present(file: PathBuf) -> PathBuf {
    assert!(file.is_file(), "{} is absent", file.display());
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invented_file_is_there() {
        assert!(invented("inep/divulgacao_ensino_medio_escolas_2023.csv").is_file());
    }

    #[test]
    #[should_panic(expected = "inep/nenhum.csv is absent")]
    fn an_absent_one_fails_the_test() {
        invented("inep/nenhum.csv");
    }
}
