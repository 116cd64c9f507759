//! What a killed program leaves behind does not block the next one.

use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Instant;
use std::{fs, thread};

use embedded_postgres::{Cluster, Durability, Settings, running};
use rustix::process::{Pid, Signal, kill_process};

use crate::program::Program;
use crate::sql::Session;
use crate::{Data, open_to_all, processes_below, until};

#[test]
fn a_killed_program_shuts_its_database_down() {
    let data = program_with_a_note();
    let mut program = Program::start(data.path());
    program.kill();
    until("the database is down", || processes_below(data.path()).is_empty());
    // In an orderly way, which PostgreSQL shows by removing the file.
    assert!(!data.path().join("cluster/postmaster.pid").exists());
    assert_note(data.start().unwrap());
}

#[test]
fn a_program_takes_over_from_one_killed_a_moment_ago() {
    let data = program_with_a_note();
    let mut program = Program::start(data.path());
    program.kill();
    assert_note(data.start().unwrap());
}

#[test]
fn a_live_orphan_is_stopped() {
    let data = Data::new();
    let cluster = data.start().unwrap();
    write_note(Session::open(&cluster));
    let binary = fs::read_link(format!("/proc/{}/exe", data.postmaster())).unwrap();
    cluster.stop().unwrap();
    let mut orphan = orphan(&binary, data.path(), Path::new("../s"));
    until("it serves", || data.path().join("s/.s.PGSQL.5432").exists());
    assert_note(data.start().unwrap());
    assert!(orphan.wait().unwrap().success());
}

/// Programs built by other compilers gave the folder of a long path's socket other names.
#[test]
fn a_live_orphan_with_another_name_for_its_socket_folder_is_found_and_stopped() {
    let data = Data::new();
    open_to_all(data.path());
    let long = data.path().join("x".repeat(100));
    let settings = Settings { data: long.clone(), durability: Durability::ThrowAway };
    let cluster = Cluster::start(&settings).unwrap();
    write_note(Session::open(&cluster));
    let pid = fs::read_to_string(long.join("cluster/postmaster.pid")).unwrap();
    let binary = fs::read_link(format!("/proc/{}/exe", pid.lines().next().unwrap())).unwrap();
    cluster.stop().unwrap();
    let earlier = data.path().join("ideb-0123456789abcdef");
    fs::create_dir(&earlier).unwrap();
    let owner = long.join("cluster").metadata().unwrap();
    chown(&earlier, Some(owner.uid()), Some(owner.gid())).unwrap();
    let mut orphan = orphan(&binary, &long, &earlier);
    until("it says it is ready", || running(&long).is_some());
    let mut session = Session::at(&running(&long).unwrap().url("postgres", "postgres"));
    assert_eq!(session.ask("SHOW unix_socket_directories"), earlier.display().to_string());
    drop(session);
    assert_note(Cluster::start(&settings).unwrap());
    assert!(orphan.wait().unwrap().success());
}

#[test]
fn a_kill_of_program_and_database_loses_nothing() {
    let data = Data::new();
    let mut program = Program::start(data.path());
    write_note(Session::at(program.url()));
    signal(data.postmaster(), Signal::KILL);
    program.kill();
    assert!(data.path().join("cluster/postmaster.pid").exists());
    let begun = Instant::now();
    let cluster = data.start().unwrap();
    println!("start after killing both: {:?}", begun.elapsed());
    assert_note(cluster);
}

#[test]
fn children_that_outlive_their_server_are_ended() {
    let data = program_with_a_note();
    let mut program = Program::start(data.path());
    let postmaster = data.postmaster();
    // Stopped, they do not see that the server is gone. One without a title yet would pass for a server.
    let mut children = Vec::new();
    until("the children have stopped", || {
        children = processes_below(data.path());
        children.retain(|pid| *pid != postmaster);
        let titled = |pid: &i32| fs::read(format!("/proc/{pid}/cmdline")).unwrap().starts_with(b"postgres:");
        if children.is_empty() || !children.iter().all(titled) {
            return false;
        }
        for child in &children {
            signal(*child, Signal::STOP);
        }
        children.iter().all(|pid| status(*pid, "State:").starts_with('T'))
    });
    signal(postmaster, Signal::KILL);
    program.kill();
    let waker = thread::spawn(move || {
        until("they are told to quit", || children.iter().all(|pid| has_pending(*pid, Signal::QUIT)));
        for child in children {
            signal(child, Signal::CONT);
        }
    });
    assert_note(data.start().unwrap());
    waker.join().unwrap();
}

#[test]
fn a_pid_file_of_another_process_does_not_block() {
    let data = program_with_a_note();
    let file = data.path().join("cluster/postmaster.pid");
    let mut zombie: Child = Command::new("true").spawn().unwrap();
    let mut written = vec![std::process::id().to_string(), "1".into(), zombie.id().to_string()];
    // Dead, cut off, and nonsense.
    written.extend([i32::MAX.to_string(), String::new(), "x".into()]);
    for pid in written {
        let text = format!("{pid}\n{}\n1700000000\n5432\n\n\n\nready\n", file.parent().unwrap().display());
        fs::write(&file, if pid.is_empty() { "" } else { &text }).unwrap();
        for name in [".s.PGSQL.5432", ".s.PGSQL.5432.lock"] {
            fs::write(data.path().join("s").join(name), &text).unwrap();
        }
        assert_note(data.start().unwrap());
    }
    zombie.wait().unwrap();
}

#[test]
fn a_broken_off_first_start_is_begun_anew() {
    let data = Data::new();
    fs::write(data.path().join("lock"), "").unwrap();
    fs::create_dir(data.path().join("cluster.new")).unwrap();
    fs::write(data.path().join("cluster.new/PG_VERSION"), "15\n").unwrap();
    data.start().unwrap().stop().unwrap();
    assert!(!data.path().join("cluster.new").exists());
}

/// A server that no program's end reaches.
fn orphan(binary: &Path, data: &Path, sockets: &Path) -> Child {
    let cluster = data.join("cluster");
    let owner = cluster.metadata().unwrap();
    Command::new(binary)
        .arg("-D")
        .arg(&cluster)
        .args(["-c", "listen_addresses=", "-c"])
        .arg(format!("unix_socket_directories={}", sockets.display()))
        .current_dir("/")
        .uid(owner.uid())
        .gid(owner.gid())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

fn program_with_a_note() -> Data {
    let data = Data::new();
    let cluster = data.start().unwrap();
    write_note(Session::open(&cluster));
    cluster.stop().unwrap();
    data
}

fn write_note(mut session: Session) {
    session.ask("CREATE TABLE notes AS SELECT 'kept' AS text");
}

fn assert_note(cluster: Cluster) {
    assert_eq!(Session::open(&cluster).ask("SELECT text FROM notes"), "kept");
    cluster.stop().unwrap();
}

fn signal(pid: i32, signal: Signal) {
    kill_process(Pid::from_raw(pid).unwrap(), signal).unwrap();
}

/// Whether the signal waits for a stopped process to go on.
fn has_pending(pid: i32, signal: Signal) -> bool {
    let pending = u64::from_str_radix(&status(pid, "ShdPnd:"), 16).unwrap();
    pending & 1 << (signal.as_raw() - 1) != 0
}

/// What the system says of a process.
fn status(pid: i32, what: &str) -> String {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    status.lines().find_map(|line| line.strip_prefix(what)).unwrap().trim().to_owned()
}
