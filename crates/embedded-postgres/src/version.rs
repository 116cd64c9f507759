//! The versions of PostgreSQL's programs.

use std::process::Command;

/// The first major version that will do.
pub(crate) const OLDEST: u32 = 15;

/// The version of a program of PostgreSQL's that runs, such as `15.13`.
pub(crate) fn version(program: &mut Command) -> Option<String> {
    let output = program.arg("--version").output().ok().filter(|output| output.status.success())?;
    // "postgres (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)"
    String::from_utf8(output.stdout).ok()?.split_whitespace().nth(2).map(str::to_owned)
}

/// Of `15.13`, `18beta1` or `19devel`.
pub(crate) fn major(version: &str) -> Option<u32> {
    version.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read() {
        assert_eq!(major("15.13"), Some(15));
        assert_eq!(major("18beta1"), Some(18));
        assert_eq!(major("devel"), None);
    }
}
