//! Against the PostgreSQL of this machine, as root or as an ordinary user.
#![allow(clippy::unwrap_used)] // Clippy knows a test by its attribute, not what it calls.

mod program;
mod sql;
mod starts;
mod takes_over;

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, Instant};

use embedded_postgres::{Cluster, Durability, Settings, StartError};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

/// A data folder that must be free of processes when the test ends.
struct Data(TempDir);

impl Data {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn start(&self) -> Result<Cluster, StartError> {
        Cluster::start(&Settings { data: self.path().into(), durability: Durability::Durable })
    }

    fn postmaster(&self) -> i32 {
        let file = fs::read_to_string(self.path().join("cluster/postmaster.pid")).unwrap();
        file.lines().next().unwrap().parse().unwrap()
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        if std::thread::panicking() {
            // A failed test may have left some.
            for pid in processes_below(self.path()) {
                let _ = kill_process(Pid::from_raw(pid).unwrap(), Signal::KILL);
            }
        } else {
            until("no process is left", || processes_below(self.path()).is_empty());
        }
    }
}

fn open_to_all(folder: &Path) {
    fs::set_permissions(folder, Permissions::from_mode(0o755)).unwrap();
}

/// Waits for a condition; a test never sleeps for a fixed time.
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_mins(1);
    while !holds() {
        assert!(Instant::now() < deadline, "waited too long until {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Whoever works in the folder; none where the system does not tell.
fn processes_below(folder: &Path) -> Vec<i32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries
        .filter(|entry| fs::read_link(entry.path().join("cwd")).is_ok_and(|cwd| cwd.starts_with(folder)))
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .collect()
}
