//! The running cluster: start, restart, stop.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::account::Account;
use crate::binaries::Binaries;
use crate::error::{StartError, StopError};
use crate::folder::{Folder, Log, PORT};
use crate::orphans;
use crate::server::Server;
use crate::settings::{Durability, Settings};

/// How many connections a cluster takes, those of all programs together.
pub const CONNECTIONS: u32 = 64;

const POLL: Duration = Duration::from_millis(10);
/// Long enough to recover a large cluster after a kill.
const START_LIMIT: Duration = Duration::from_mins(5);
const ORDERLY_STOP_LIMIT: Duration = Duration::from_secs(30);
const FORCED_STOP_LIMIT: Duration = Duration::from_secs(10);

/// A running private PostgreSQL; dropping or [`Cluster::stop`] shuts it down.
#[derive(Debug)]
pub struct Cluster {
    server: Server,
    binaries: Binaries,
    durability: Durability,
    // Last, so that the lock outlives the server.
    folder: Folder,
}

impl Cluster {
    /// Starts PostgreSQL in a data folder, which is made where it is absent, and waits until it answers.
    /// What a killed program left running there is stopped first.
    pub fn start(settings: &Settings) -> Result<Self, StartError> {
        let folder = Folder::open(&settings.data, Account::of_children()?)?;
        orphans::stop(&folder)?;
        let major = folder.major()?;
        let binaries = Binaries::find(&folder, major)?;
        if major.is_none() {
            create(&folder, &binaries, settings.durability)?;
        }
        let server = serve(&folder, &binaries, settings.durability)?;
        Ok(Self { server, binaries, durability: settings.durability, folder })
    }

    /// Starts the server again, for when it has died under us. Keeps the lock and the address.
    pub fn restart(&mut self) -> Result<(), StartError> {
        // However it ended, the new server recovers the data.
        let _ = shut_down(&self.server);
        orphans::stop(&self.folder)?;
        self.server = serve(&self.folder, &self.binaries, self.durability)?;
        Ok(())
    }

    /// libpq's address of a database, over the socket.
    pub fn url(&self, user: &str, database: &str) -> String {
        socket_url(self.folder.sockets.as_os_str().as_bytes(), user, database)
    }

    /// The data folder.
    pub fn data(&self) -> &Path {
        &self.folder.root
    }

    /// Whether the server process still lives.
    pub fn is_running(&self) -> bool {
        self.server.exited().is_none()
    }

    /// Ends open sessions and shuts down; waits until it has.
    pub fn stop(self) -> Result<(), StopError> {
        let stopped = shut_down(&self.server);
        drop(self);
        stopped
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = shut_down(&self.server);
        // Only a socket folder outside of the data folder is worth removing.
        if !self.folder.sockets.starts_with(&self.folder.root) {
            let _ = fs::remove_dir(&self.folder.sockets);
        }
    }
}

pub(crate) fn socket_url(folder: &[u8], user: &str, database: &str) -> String {
    let (user, database) = (escape(user.as_bytes()), escape(database.as_bytes()));
    // The port keeps a PGPORT variable of ours out of it.
    format!("postgresql://{user}@/{database}?host={}&port={PORT}", escape(folder))
}

/// Makes the cluster beside its place, so that a broken off `initdb` leaves none.
fn create(folder: &Folder, binaries: &Binaries, durability: Durability) -> Result<(), StartError> {
    let unfinished = folder.unfinished_cluster();
    if unfinished.exists() {
        fs::remove_dir_all(&unfinished).map_err(StartError::io("remover", &unfinished))?;
    }
    let log = folder.log()?;
    folder.lend(&unfinished)?;
    let mut initdb = binaries.command("initdb", folder.account);
    let locale = if cfg!(target_os = "macos") { "en_US.UTF-8" } else { "C.UTF-8" };
    initdb
        .arg("-D")
        .arg(&unfinished)
        .args(["-U", "postgres", "-E", "UTF8", "--auth-local=trust", "--auth-host=scram-sha-256"])
        .arg(format!("--locale={locale}"))
        .arg("--no-instructions");
    if durability == Durability::ThrowAway {
        initdb.arg("--no-sync");
    }
    let mut write = || {
        let status = initdb.stdout(log.file.try_clone()?).stderr(log.file.try_clone()?).status()?;
        if status.success() {
            fs::rename(&unfinished, folder.cluster())?;
            File::open(&folder.root)?.sync_all()?;
        }
        Ok(status)
    };
    let status = write().map_err(StartError::io("criar o banco de dados em", &folder.root))?;
    if !status.success() {
        return Err(StartError::Initdb { status, log: log.tail() });
    }
    Ok(())
}

fn serve(folder: &Folder, binaries: &Binaries, durability: Durability) -> Result<Server, StartError> {
    orphans::clear(folder)?;
    let cluster = folder.cluster();
    folder.account.own_all(&cluster).map_err(StartError::io("proteger a pasta", &cluster))?;
    let log = folder.log()?;
    let mut postgres = binaries.command("postgres", folder.account);
    let sockets = folder.sockets.display().to_string().replace('"', "\"\"");
    postgres.arg("-D").arg(&cluster).process_group(0);
    let mut set = |name: &str, value: &str| {
        postgres.arg("-c").arg(format!("{name}={value}"));
    };
    set("listen_addresses", "");
    set("unix_socket_directories", &format!("\"{sockets}\""));
    set("port", &PORT.to_string());
    set("max_connections", &CONNECTIONS.to_string());
    set("shared_buffers", "128MB");
    if durability == Durability::ThrowAway {
        for name in ["fsync", "synchronous_commit", "full_page_writes"] {
            set(name, "off");
        }
    }
    let spawn = || {
        postgres.stdout(log.file.try_clone()?).stderr(log.file.try_clone()?);
        Server::spawn(postgres)
    };
    let server = spawn().map_err(StartError::io("executar", &binaries.folder.join("postgres")))?;
    wait_until_ready(folder, &server, &log)?;
    Ok(server)
}

fn wait_until_ready(folder: &Folder, server: &Server, log: &Log) -> Result<(), StartError> {
    let begun = Instant::now();
    while !says_ready(&fs::read_to_string(folder.pid_file()).unwrap_or_default(), server.pid.as_raw_pid()) {
        if let Some(status) = server.wait(POLL) {
            return Err(StartError::Exited { status, log: log.tail() });
        }
        if begun.elapsed() > START_LIMIT {
            let _ = shut_down(server);
            return Err(StartError::NotReady { seconds: START_LIMIT.as_secs(), log: log.tail() });
        }
    }
    Ok(())
}

/// Whether a `postmaster.pid` is this process's, and its last line reached.
fn says_ready(pid_file: &str, pid: i32) -> bool {
    let mut lines = pid_file.lines().map(str::trim);
    lines.next() == Some(pid.to_string().as_str()) && lines.nth(6) == Some("ready")
}

fn shut_down(server: &Server) -> Result<(), StopError> {
    if let Some(status) = server.exited() {
        return if status.success() { Ok(()) } else { Err(StopError::AlreadyExited(status)) };
    }
    server.signal(Signal::INT);
    if server.wait(ORDERLY_STOP_LIMIT).is_some() {
        return Ok(());
    }
    server.signal(Signal::QUIT);
    match server.wait(FORCED_STOP_LIMIT) {
        Some(_) => Err(StopError::Forced),
        None => Err(StopError::StillRunning { pid: server.pid.as_raw_pid() }),
    }
}

/// Percent-encoding, for any part of an address.
fn escape(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(byte) {
            text.push(char::from(*byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ready_is_the_eighth_line_of_our_childs_file() {
        let file = "42\n/data/cluster\n1700000000\n5432\n/data/s\n\n  123 4\nready   \n";
        assert!(says_ready(file, 42));
        assert!(!says_ready(file, 4));
        assert!(!says_ready(&file.replace("ready   ", "starting"), 42));
        assert!(!says_ready("", 42));
    }

    #[test]
    fn addresses_are_escaped() {
        assert_eq!(escape("/a b/ç".as_bytes()), "%2Fa%20b%2F%C3%A7");
    }
}
