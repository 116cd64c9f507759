//! Where PostgreSQL's programs are.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::account::{Account, without_variables};
use crate::error::StartError;
use crate::folder::Folder;
use crate::npm;
use crate::version::{OLDEST, major, version};

/// A folder with `initdb` and `postgres`, both of which the children's account may run.
#[derive(Debug)]
pub(crate) struct Binaries {
    pub folder: PathBuf,
    major: u32,
}

impl Binaries {
    /// The first installed version that will do; the one that wrote the cluster where there is one.
    pub fn find(folder: &Folder, cluster: Option<u32>) -> Result<Self, StartError> {
        let account = folder.account;
        let absent = || match cluster {
            Some(major) => StartError::OtherMajor { cluster: folder.cluster(), major },
            None => StartError::NotInstalled,
        };
        let fits = |found: &Self| cluster.map_or(found.major >= OLDEST, |major| found.major == major);
        if let Some(configured) = env::var_os("IDEB_PG_BIN").filter(|value| !value.is_empty()) {
            let unusable = || StartError::UnusableBinaries { folder: configured.clone().into() };
            let found = Self::within(Path::new(&configured), account).ok_or_else(unusable)?;
            return match cluster {
                _ if fits(&found) => Ok(found),
                Some(_) => Err(absent()),
                None => Err(unusable()),
            };
        }
        let installed = installed().filter_map(|candidate| Self::within(&candidate, account)).find(fits);
        let packed = || npm::binaries(folder).and_then(|folder| Self::within(&folder, account)).filter(fits);
        installed.or_else(packed).ok_or_else(absent)
    }

    fn within(folder: &Path, account: Account) -> Option<Self> {
        let folder = folder.canonicalize().ok()?;
        folder.join("initdb").exists().then_some(())?;
        let mut command = account.command(&folder.join("postgres"));
        let major = major(&version(&mut command)?)?;
        Some(Self { folder, major })
    }

    pub fn command(&self, program: &str, account: Account) -> Command {
        account.command(&self.folder.join(program))
    }
}

/// The version of PostgreSQL whose cluster a data folder holds.
pub fn cluster_major(data: &Path) -> Result<u32, StartError> {
    let written = fs::read_to_string(data.join("cluster").join("PG_VERSION")).unwrap_or_default();
    written.trim().parse().map_err(|_| StartError::NoCluster(data.to_owned()))
}

/// A command of PostgreSQL's that reads or writes a running cluster, such as `pg_restore`, as new as the cluster or newer.
/// Runs as us, without our PostgreSQL variables.
pub fn client(data: &Path, program: &'static str) -> Result<Command, StartError> {
    let cluster = cluster_major(data)?;
    let configured = env::var_os("IDEB_PG_BIN").map(PathBuf::from).into_iter();
    let searched = env::var_os("PATH").unwrap_or_default();
    configured
        .chain(installed())
        .chain(env::split_paths(&searched))
        .map(|folder| folder.join(program))
        .find(|path| {
            let found = version(&mut Command::new(path));
            found.and_then(|version| major(&version)).is_some_and(|major| major >= cluster)
        })
        .map(|path| without_variables(&path))
        .ok_or(StartError::NoClient { program, major: cluster })
}

/// Folders to look in, the most deliberate choice first. Lazy, since each costs a process or a listing.
fn installed() -> impl Iterator<Item = PathBuf> {
    let configured = std::iter::once_with(configured_at_build).flatten();
    let searched = std::iter::once_with(|| env::var_os("PATH").unwrap_or_default());
    let searched = searched.flat_map(|path| env::split_paths(&path).collect::<Vec<_>>());
    // What stands on the PATH may be a link into the real folder.
    let searched =
        searched.filter_map(|folder| folder.join("initdb").canonicalize().ok()?.parent().map(Into::into));
    let by_version = [
        ("/usr/lib/postgresql", ""),
        ("/usr", "pgsql-"),
        ("/opt/homebrew/opt", "postgresql@"),
        ("/usr/local/opt", "postgresql@"),
        ("/home/linuxbrew/.linuxbrew/opt", "postgresql@"),
    ];
    let by_version =
        by_version.into_iter().flat_map(|(parent, prefix)| newest_first(parent.as_ref(), prefix));
    configured.chain(searched).chain(by_version)
}

fn configured_at_build() -> Option<PathBuf> {
    let output = Command::new("pg_config").arg("--bindir").output().ok()?;
    let folder = String::from_utf8(output.stdout).ok()?;
    Some(folder.trim_end().into()).filter(|folder: &PathBuf| folder.is_absolute())
}

/// `<parent>/<prefix><version>/bin` for each version there.
fn newest_first(parent: &Path, prefix: &str) -> Vec<PathBuf> {
    let major = |name: &OsStr| name.to_str()?.strip_prefix(prefix)?.parse::<u32>().ok();
    let entries = fs::read_dir(parent).into_iter().flatten().flatten();
    let mut found: Vec<_> =
        entries.filter_map(|entry| Some((major(&entry.file_name())?, entry.path().join("bin")))).collect();
    found.sort_unstable_by(|one, other| other.cmp(one));
    found.into_iter().map(|(_, folder)| folder).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newer_versions_come_first() {
        let parent = tempfile::tempdir().unwrap();
        for name in ["pgsql-9", "pgsql-17", "pgsql-15", "pgsql-x", "other"] {
            fs::create_dir(parent.path().join(name)).unwrap();
        }
        let found = newest_first(parent.path(), "pgsql-");
        let expected = ["pgsql-17/bin", "pgsql-15/bin", "pgsql-9/bin"].map(|name| parent.path().join(name));
        assert_eq!(found, expected);
    }
}
