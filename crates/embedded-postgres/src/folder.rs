//! The data folder: made private, locked, and never somebody else's.

use std::ffi::OsStr;
use std::fs::{self, DirBuilder, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt, fchown};
use std::path::{Path, PathBuf};

use rustix::fs::OFlags;
use rustix::process::geteuid;
use sha2::{Digest, Sha256};

use crate::account::Account;
use crate::error::StartError;

/// PostgreSQL's default; no network port is opened, it only names the socket.
pub(crate) const PORT: u16 = 5432;
const SOCKET_FILE: &str = ".s.PGSQL.5432";
const LONGEST_SOCKET_PATH: usize = if cfg!(target_os = "linux") { 107 } else { 103 };
const LARGE_LOG: u64 = 10 << 20;

/// A locked data folder.
#[derive(Debug)]
pub(crate) struct Folder {
    pub root: PathBuf,
    pub account: Account,
    pub sockets: PathBuf,
    _lock: File,
}

impl Folder {
    /// Makes the folder where it is absent, and locks it until dropped.
    pub fn open(data: &Path, account: Account) -> Result<Self, StartError> {
        let root = make(data)?;
        if let Some(closed) = account.closed_on_the_way_to(&root) {
            return Err(StartError::OutOfReach { closed, uid: account.uid() });
        }
        if !is_ours(&root).map_err(StartError::io("ler", &root))? {
            return Err(StartError::ForeignFolder(root));
        }
        let lock = lock(&root)?;
        protect(&root, account, Owner::Program).map_err(StartError::io("proteger a pasta", &root))?;
        let sockets = socket_folder(&root, account)?;
        Ok(Self { root, account, sockets, _lock: lock })
    }

    /// PostgreSQL's own folder.
    pub fn cluster(&self) -> PathBuf {
        self.root.join("cluster")
    }

    /// Where `initdb` works; it becomes the cluster when that is complete.
    pub fn unfinished_cluster(&self) -> PathBuf {
        self.root.join("cluster.new")
    }

    /// Makes a folder where the children may write.
    pub fn lend(&self, path: &Path) -> Result<(), StartError> {
        protect(path, self.account, Owner::Children).map_err(StartError::io("criar a pasta", path))
    }

    pub fn pid_file(&self) -> PathBuf {
        self.cluster().join("postmaster.pid")
    }

    pub fn socket(&self) -> PathBuf {
        self.sockets.join(SOCKET_FILE)
    }

    /// The major version that wrote the cluster; none when there is no cluster yet.
    pub fn major(&self) -> Result<Option<u32>, StartError> {
        let cluster = self.cluster();
        if fs::read_dir(&cluster).map_or(true, |mut entries| entries.next().is_none()) {
            return Ok(None);
        }
        let version = fs::read_to_string(cluster.join("PG_VERSION")).unwrap_or_default();
        version.trim().parse().map(Some).map_err(|_| StartError::BrokenCluster(cluster))
    }

    /// Opens the log for appending.
    pub fn log(&self) -> Result<Log, StartError> {
        let path = self.root.join("postgres.log");
        let open = || {
            if path.symlink_metadata().is_ok_and(|metadata| metadata.len() > LARGE_LOG) {
                fs::rename(&path, self.root.join("postgres.log.1"))?;
            }
            let file = private_file().append(true).read(true).open(&path)?;
            let start = file.metadata()?.len();
            Ok(Log { file, start })
        };
        open().map_err(StartError::io("abrir", &path))
    }
}

/// The log, and where this run began in it.
#[derive(Debug)]
pub(crate) struct Log {
    pub file: File,
    start: u64,
}

impl Log {
    /// The last lines of this run.
    pub fn tail(&self) -> String {
        let mut bytes = Vec::new();
        let mut file = &self.file;
        let read = file.seek(SeekFrom::Start(self.start)).and_then(|_| file.read_to_end(&mut bytes));
        if read.is_err() {
            return String::new();
        }
        let text = String::from_utf8_lossy(&bytes);
        let lines: Vec<_> = text.lines().collect();
        lines[lines.len().saturating_sub(15)..].join("\n")
    }
}

fn make(data: &Path) -> Result<PathBuf, StartError> {
    let make = || {
        if let Some(parent) = data.parent().filter(|parent| !parent.as_os_str().is_empty()) {
            fs::create_dir_all(parent)?;
        }
        make_folder(data)?;
        data.canonicalize()
    };
    make().map_err(StartError::io("criar a pasta", data))
}

/// Whether it may be taken into use without taking it from somebody: empty, or used before. A folder called `lock`, as
/// in /var, is not ours.
fn is_ours(root: &Path) -> io::Result<bool> {
    Ok(root.join("lock").symlink_metadata().is_ok_and(|metadata| metadata.is_file())
        || fs::read_dir(root)?.next().is_none())
}

fn lock(root: &Path) -> Result<File, StartError> {
    let path = root.join("lock");
    let file = private_file().write(true).open(&path).map_err(StartError::io("abrir", &path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StartError::InUse(root.to_owned())),
        Err(TryLockError::Error(source)) => Err(StartError::io("travar", &path)(source)),
    }
}

/// Only for its owner, and never through a link: as root we write in a folder that another account owns.
fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.create(true).mode(0o600).custom_flags(OFlags::NOFOLLOW.bits().cast_signed());
    options
}

fn make_folder(path: &Path) -> io::Result<()> {
    match DirBuilder::new().mode(0o700).create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        made => made,
    }
}

/// Whose a folder is.
#[derive(Debug, Clone, Copy)]
enum Owner {
    /// Ours, and the children pass through: as root, so that their account cannot put links where we write.
    Program,
    Children,
}

/// Closes a folder to all others. Never through a link.
fn protect(path: &Path, account: Account, owner: Owner) -> io::Result<()> {
    make_folder(path)?;
    let flags = OFlags::NOFOLLOW | OFlags::DIRECTORY;
    let folder = OpenOptions::new().read(true).custom_flags(flags.bits().cast_signed()).open(path)?;
    let (ours, theirs) = (geteuid().as_raw(), account.uid());
    let (uid, mode) = match owner {
        Owner::Program if ours != theirs => (ours, 0o710),
        Owner::Program => (ours, 0o700),
        // Where others may write, one of theirs may stand in its place.
        Owner::Children if ![ours, theirs].contains(&folder.metadata()?.uid()) => {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        Owner::Children => (theirs, 0o700),
    };
    if ours != theirs {
        fchown(&folder, Some(uid), Some(account.gid()))?;
    }
    folder.set_permissions(Permissions::from_mode(mode))
}

/// `s` in the data folder, or a short folder elsewhere when a socket's path would be too long there.
fn socket_folder(root: &Path, account: Account) -> Result<PathBuf, StartError> {
    let near = root.join("s");
    let folder = if fits_a_socket(near.as_os_str()) {
        near
    } else {
        runtime_folder(account).join(socket_folder_name(root))
    };
    match protect(&folder, account, Owner::Children) {
        Ok(()) => Ok(folder),
        Err(_) if folder.symlink_metadata().is_ok() => Err(StartError::ForeignSocketFolder(folder)),
        Err(error) => Err(StartError::io("criar a pasta", &folder)(error)),
    }
}

/// The same at each start, whatever compiler built the program, so that one data folder leaves no second socket folder.
fn socket_folder_name(root: &Path) -> String {
    let digest = Sha256::digest(root.as_os_str().as_bytes());
    digest.iter().take(8).fold("ideb-".to_owned(), |name, byte| format!("{name}{byte:02x}"))
}

/// libpq takes a comma for the end of a host, and the setting is text.
fn fits_a_socket(folder: &OsStr) -> bool {
    let bytes = folder.as_bytes();
    bytes.len() + "/".len() + SOCKET_FILE.len() <= LONGEST_SOCKET_PATH
        && folder.to_str().is_some_and(|text| !text.contains(','))
}

fn runtime_folder(account: Account) -> PathBuf {
    let own = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    let long = "/ideb-0123456789abcdef";
    [own, Some(std::env::temp_dir())]
        .into_iter()
        .flatten()
        .find(|folder| {
            let mut path = folder.as_os_str().to_owned();
            path.push(long);
            folder.is_absolute()
                && folder.is_dir()
                && fits_a_socket(&path)
                && account.closed_on_the_way_to(Path::new(&path)).is_none()
        })
        .unwrap_or_else(|| "/tmp".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_path_has_at_most_107_bytes() {
        let folder = |length: usize| format!("/{}", "x".repeat(length - 1));
        let longest = LONGEST_SOCKET_PATH - SOCKET_FILE.len() - 1;
        assert!(fits_a_socket(folder(longest).as_ref()));
        assert!(!fits_a_socket(folder(longest + 1).as_ref()));
        assert!(!fits_a_socket("/a,b".as_ref()));
    }

    #[test]
    fn a_data_folder_far_away_keeps_the_name_of_its_socket_folder() {
        // The beginning of what `printf %s <folder> | sha256sum` says: a name that changes loses a running server.
        for (root, name) in [
            ("/srv/dados", "ideb-cddf41e81822c028"),
            ("/srv/dados/Secretaria Municipal de Educação", "ideb-7c7e1d544b258603"),
        ] {
            assert_eq!(socket_folder_name(Path::new(root)), name);
        }
    }

    #[test]
    fn a_folder_with_other_files_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        assert!(is_ours(folder.path()).unwrap());
        // As somebody's private folder is.
        fs::set_permissions(folder.path(), Permissions::from_mode(0o700)).unwrap();
        fs::write(folder.path().join("other"), "").unwrap();
        assert!(!is_ours(folder.path()).unwrap());
        fs::create_dir(folder.path().join("lock")).unwrap();
        assert!(!is_ours(folder.path()).unwrap());
        fs::remove_dir(folder.path().join("lock")).unwrap();
        fs::write(folder.path().join("lock"), "").unwrap();
        assert!(is_ours(folder.path()).unwrap());
    }
}
