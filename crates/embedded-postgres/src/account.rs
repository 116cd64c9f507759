//! Who the children run as: PostgreSQL refuses to be root.

use std::ffi::OsStr;
use std::fs::{self, Metadata};
use std::io;
use std::os::unix::fs::{MetadataExt, lchown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rustix::process::{Signal, geteuid, getpid, getppid};

use crate::error::StartError;

/// The account of the children: our own, or an unprivileged one when we are root.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Account {
    uid: u32,
    gid: u32,
    switch: bool,
}

impl Account {
    pub fn of_children() -> Result<Self, StartError> {
        if !geteuid().is_root() {
            let (uid, gid) = (geteuid().as_raw(), rustix::process::getegid().as_raw());
            return Ok(Self { uid, gid, switch: false });
        }
        let path = Path::new("/etc/passwd");
        let table = fs::read_to_string(path).map_err(StartError::io("ler", path))?;
        let (uid, gid) = unprivileged(&table).ok_or(StartError::NoAccount)?;
        Ok(Self { uid, gid, switch: true })
    }

    pub fn uid(self) -> u32 {
        self.uid
    }

    pub fn gid(self) -> u32 {
        self.gid
    }

    /// Gives a file to the account; a link is changed itself, not followed.
    fn own(self, path: &Path) -> io::Result<()> {
        if self.switch { lchown(path, Some(self.uid), Some(self.gid)) } else { Ok(()) }
    }

    /// Gives a folder with everything in it, itself last: one that is the account's already was given whole.
    pub fn own_all(self, path: &Path) -> io::Result<()> {
        let metadata = path.symlink_metadata()?;
        if !self.switch || metadata.uid() == self.uid {
            return Ok(());
        }
        if metadata.is_dir() {
            for entry in fs::read_dir(path)? {
                self.own_all(&entry?.path())?;
            }
        }
        self.own(path)
    }

    /// The outermost folder on the way to `path` that the account may not enter.
    pub fn closed_on_the_way_to(self, path: &Path) -> Option<PathBuf> {
        let mut outermost = None;
        for folder in path.ancestors().skip(1) {
            if !folder.metadata().is_ok_and(|metadata| self.may_enter(&metadata)) {
                outermost = Some(folder.to_owned());
            }
        }
        outermost
    }

    fn may_enter(self, folder: &Metadata) -> bool {
        let bit = match folder {
            _ if folder.uid() == self.uid => 0o100,
            _ if folder.gid() == self.gid => 0o010,
            _ => 0o001,
        };
        // Our own groups and lists of rights are more than this knows: only a switch needs the look.
        !self.switch || folder.mode() & bit != 0
    }

    /// A command that runs as the account, without our terminal, folder or PostgreSQL variables, and
    /// that is interrupted when the thread that spawns it ends.
    pub fn command(self, program: &Path) -> Command {
        let mut command = without_variables(program);
        command.current_dir("/");
        if self.switch {
            command.uid(self.uid).gid(self.gid);
        }
        interrupt_with_parent(&mut command);
        command
    }
}

/// A command without our terminal and without variables that are PostgreSQL's or ours: what runs in the database could read
/// there how the program reaches others, and what it signs with.
pub(crate) fn without_variables(program: &Path) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        if is_kept_from_children(&name) {
            command.env_remove(name);
        }
    }
    command.env("LC_ALL", "C").stdin(Stdio::null());
    command
}

fn is_kept_from_children(variable: &OsStr) -> bool {
    ["PG", "IDEB_", "DATABASE_URL"].iter().any(|own| variable.as_encoded_bytes().starts_with(own.as_bytes()))
}

#[cfg(target_os = "linux")]
fn interrupt_with_parent(command: &mut Command) {
    let parent = getpid();
    let hook = move || {
        rustix::process::set_parent_process_death_signal(Some(Signal::INT))?;
        // The parent may have died before the request; a parent outside our pid namespace shows as none.
        if getppid().is_some_and(|now| now != parent) {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        Ok(())
    };
    // SAFETY: between fork and exec only system calls are made, and nothing is allocated. It runs after
    // the change of account, which would clear the request.
    #[allow(unsafe_code)]
    unsafe {
        command.pre_exec(hook);
    }
}

#[cfg(not(target_os = "linux"))]
fn interrupt_with_parent(_: &mut Command) {}

/// PostgreSQL's own account; macOS calls it `_postgres`. Never `nobody`, which any other service may run as: the
/// cluster trusts whoever is its account.
fn unprivileged(table: &str) -> Option<(u32, u32)> {
    ["postgres", "_postgres"].iter().find_map(|name| ids(table, name))
}

/// Uid and gid of a name in the text of `/etc/passwd`.
fn ids(table: &str, name: &str) -> Option<(u32, u32)> {
    table.lines().find_map(|line| {
        let mut fields = line.split(':');
        (fields.next() == Some(name)).then_some(())?;
        Some((fields.nth(1)?.parse().ok()?, fields.next()?.parse().ok()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_do_not_read_what_the_program_signs_with() {
        for (variable, kept) in [
            ("IDEB_SECRET", true),
            ("DATABASE_URL", true),
            ("PGPASSWORD", true),
            ("PATH", false),
            ("LD_LIBRARY_PATH", false),
        ] {
            assert_eq!(is_kept_from_children(OsStr::new(variable)), kept, "{variable}");
        }
    }

    #[test]
    fn ids_are_found_by_the_whole_name() {
        let table = "root:x:0:0::/root:/bin/sh\npostgresql:x:1:1::/:\npostgres:x:101:104:a,b:/:\n";
        assert_eq!(ids(table, "postgres"), Some((101, 104)));
        assert_eq!(ids(table, "daemon"), None);
    }

    #[test]
    fn root_lends_its_database_to_no_shared_account() {
        let shared = "root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:\n";
        assert_eq!(unprivileged(shared), None);
        let apple = "nobody:*:-2:-2::/:\n_postgres:*:216:216::/:\n";
        assert_eq!(unprivileged(apple), Some((216, 216)));
    }
}
