//! What a killed program left behind. All of it with the folder's lock held: nobody else starts anything.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use rustix::io::Errno;
use rustix::process::{Pid, Signal, kill_process, test_kill_process};

use crate::error::StartError;
use crate::folder::Folder;

const POLL: Duration = Duration::from_millis(10);

/// A PostgreSQL process that works in one of our folders.
#[derive(Debug)]
struct Orphan {
    pid: Pid,
    /// A server or an `initdb`, rather than a server's child, which takes signals differently.
    leads: bool,
}

/// Ends every PostgreSQL process of the folder.
pub(crate) fn stop(folder: &Folder) -> Result<(), StartError> {
    let list = || list(folder).map_err(StartError::io("ler os processos de", &folder.root));
    let seconds = Duration::from_secs;
    for (signal, limit) in
        [(Signal::INT, seconds(30)), (Signal::QUIT, seconds(10)), (Signal::KILL, seconds(5))]
    {
        // A child takes an interrupt for the end of a query, not of itself.
        let takes = |orphan: &Orphan| orphan.leads || signal != Signal::INT;
        for orphan in list()?.into_iter().filter(takes) {
            let _ = kill_process(orphan.pid, signal);
        }
        let deadline = Instant::now() + limit;
        while Instant::now() < deadline {
            let left = list()?;
            if left.is_empty() {
                return Ok(());
            }
            if !left.iter().any(takes) {
                break;
            }
            thread::sleep(POLL);
        }
    }
    list()?.first().map_or(Ok(()), |orphan| Err(StartError::Orphan { pid: orphan.pid.as_raw_pid() }))
}

/// Removes the files that would block a start though nobody uses the cluster: a zombie's or a reused pid.
pub(crate) fn clear(folder: &Folder) -> Result<(), StartError> {
    let remove = |path: &Path| match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StartError::io("remover", path)(error)),
        _ => Ok(()),
    };
    remove(&folder.socket())?;
    let mut lock = folder.socket().into_os_string();
    lock.push(".lock");
    remove(Path::new(&lock))?;
    // The file of a dead process is left to PostgreSQL, which looks for users of its shared memory first.
    match written_pid(folder) {
        Some(pid) if test_kill_process(pid) == Err(Errno::SRCH) => Ok(()),
        _ => remove(&folder.pid_file()),
    }
}

fn written_pid(folder: &Folder) -> Option<Pid> {
    let text = fs::read_to_string(folder.pid_file()).ok()?;
    // A server of a single user writes it negative.
    let pid: i32 = text.lines().next()?.trim().parse().ok()?;
    Pid::from_raw(pid.checked_abs()?)
}

#[cfg(target_os = "linux")]
fn list(folder: &Folder) -> io::Result<Vec<Orphan>> {
    use std::os::unix::ffi::OsStrExt;

    let written = written_pid(folder);
    let ours = [folder.cluster(), folder.unfinished_cluster()];
    let orphan = |pid: i32| {
        let process = Path::new("/proc").join(pid.to_string());
        // Also fails for a zombie and for another account's process.
        let program = fs::read_link(process.join("exe")).ok()?;
        let name = program.file_name()?.as_bytes();
        (name.starts_with(b"postgres") || name.starts_with(b"initdb")).then_some(())?;
        let works_in = fs::read_link(process.join("cwd")).ok()?;
        let arguments = fs::read(process.join("cmdline")).ok()?;
        let named = arguments
            .split(|byte| *byte == 0)
            .any(|argument| ours.iter().any(|folder| folder.as_os_str().as_bytes() == argument));
        let pid = Pid::from_raw(pid)?;
        (named || ours.contains(&works_in)).then_some(Orphan { pid, leads: named || written == Some(pid) })
    };
    let entries = fs::read_dir("/proc")?.flatten();
    Ok(entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).filter_map(orphan).collect())
}

/// Elsewhere only what was started by us is known, by its `-D` argument.
#[cfg(not(target_os = "linux"))]
fn list(folder: &Folder) -> io::Result<Vec<Orphan>> {
    let output = std::process::Command::new("ps").args(["-axww", "-o", "pid=,command="]).output()?;
    let ours = [folder.cluster(), folder.unfinished_cluster()].map(|path| format!(" -D {} ", path.display()));
    let orphan = |line: &str| {
        let (pid, command) = line.trim_start().split_once(' ')?;
        let pid = Pid::from_raw(pid.parse().ok()?)?;
        let named = ours.iter().any(|argument| format!("{command} ").contains(argument));
        named.then_some(Orphan { pid, leads: true })
    };
    Ok(String::from_utf8_lossy(&output.stdout).lines().filter_map(orphan).collect())
}
