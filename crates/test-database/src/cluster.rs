//! A PostgreSQL that ends with the process.

use std::env;
use std::io;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use embedded_postgres::{Cluster, Durability, Settings};

/// What a run needs, with room to spare.
const ROOM: u64 = 1 << 30;

/// Removes the folder when its standard input ends, which is when this process does, however it ends. The server gets
/// the same word from the kernel on Linux, and from here elsewhere.
const SWEEP: &str = r#"
read -r _
pid_file=$1/cluster/postmaster.pid
[ -e "$pid_file" ] && kill -INT "$(head -n 1 "$pid_file")" 2>/dev/null
for _ in $(seq 100); do
    [ -e "$pid_file" ] || break
    sleep 0.1
done
rm -rf -- "$1"
"#;

/// A cluster in memory where there is room for it, which forgets everything.
#[derive(Debug)]
pub struct ThrowAwayCluster {
    cluster: Cluster,
    sweeper: Child,
}

impl ThrowAwayCluster {
    /// Fails with a sentence for whoever runs the tests.
    pub fn start() -> Result<Self, String> {
        let start = || -> Result<Self, Box<dyn std::error::Error>> {
            let data = tempfile::Builder::new().prefix("ideb-test-").tempdir_in(place())?.keep();
            let sweeper = sweep_after_us(&data)?;
            let cluster = Cluster::start(&Settings { data, durability: Durability::ThrowAway })?;
            Ok(Self { cluster, sweeper })
        };
        start().map_err(|error| error.to_string())
    }

    /// As a superuser.
    pub fn url(&self) -> String {
        self.cluster.url("postgres", "postgres")
    }

    /// Leaves it running for as long as this process lives.
    pub fn keep_until_exit(self) -> String {
        static KEPT: OnceLock<ThrowAwayCluster> = OnceLock::new();
        KEPT.get_or_init(|| self).url()
    }

    /// Stops it and removes its folder.
    pub fn stop(mut self) -> Result<(), String> {
        self.cluster.stop().map_err(|error| error.to_string())?;
        drop(self.sweeper.stdin.take());
        self.sweeper.wait().map(drop).map_err(|error| error.to_string())
    }
}

/// Where throw-away data goes: into memory where there is room.
pub fn place() -> PathBuf {
    let memory = Path::new("/dev/shm");
    let room = rustix::fs::statvfs(memory).map_or(0, |found| found.f_bavail * found.f_frsize);
    if room >= ROOM { memory.to_owned() } else { env::temp_dir() }
}

fn sweep_after_us(data: &Path) -> io::Result<Child> {
    Command::new("sh")
        .args(["-c", SWEEP, "sh"])
        .arg(data)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // Ctrl-C is for us: it goes on until the folder is gone.
        .process_group(0)
        .spawn()
}
