//! A cluster that another program runs: its commands share it instead of waiting for the lock.

use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use crate::cluster::socket_url;

/// Lines of `postmaster.pid`, counted from 0.
const SOCKET_FOLDER: usize = 4;
const STATUS: usize = 7;

/// The running cluster of a data folder.
#[derive(Debug, Clone)]
pub struct Running {
    sockets: PathBuf,
}

impl Running {
    /// libpq's address of a database, over the socket.
    pub fn url(&self, user: &str, database: &str) -> String {
        socket_url(self.sockets.as_os_str().as_bytes(), user, database)
    }
}

/// What runs on a data folder and says it is ready; to be asked when [`Cluster::start`](crate::Cluster::start) found the
/// folder locked.
pub fn running(data: &Path) -> Option<Running> {
    let text = fs::read_to_string(data.join("cluster").join("postmaster.pid")).ok()?;
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    (lines.get(STATUS) == Some(&"ready")).then_some(())?;
    Some(Running { sockets: PathBuf::from(*lines.get(SOCKET_FOLDER)?) })
}
