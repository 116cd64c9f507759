//! What a killed program leaves behind does not block the next one.

use std::fs;
use std::process::{Child, Command};
use std::time::Instant;

use embedded_postgres::Cluster;
use rustix::process::{Pid, Signal, kill_process};

use crate::program::Program;
use crate::sql::Session;
use crate::{Data, processes_below, until};

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
    let data = program_with_a_note();
    let mut program = Program::start(data.path());
    let postmaster = data.postmaster();
    // It does not see the program's end, and takes the interrupt only when it goes on.
    signal(postmaster, Signal::STOP);
    program.kill();
    let waker = std::thread::spawn(move || {
        until("the program's end has reached it", || has_pending_interrupt(postmaster));
        signal(postmaster, Signal::CONT);
    });
    assert_note(data.start().unwrap());
    waker.join().unwrap();
}

#[test]
fn a_kill_of_program_and_database_loses_nothing() {
    let data = program_with_a_note();
    let mut program = Program::start(data.path());
    signal(data.postmaster(), Signal::KILL);
    program.kill();
    assert!(data.path().join("cluster/postmaster.pid").exists());
    let begun = Instant::now();
    let cluster = data.start().unwrap();
    println!("start after killing both: {:?}", begun.elapsed());
    assert_note(cluster);
}

#[test]
fn a_childs_death_is_not_waited_for_in_vain() {
    let data = program_with_a_note();
    let mut program = Program::start(data.path());
    let postmaster = data.postmaster();
    // Children that cannot see that their server is gone.
    let children: Vec<i32> = processes_below(data.path()).iter().map(|pid| pid.parse().unwrap()).collect();
    children.iter().filter(|pid| **pid != postmaster).for_each(|pid| signal(*pid, Signal::STOP));
    signal(postmaster, Signal::KILL);
    program.kill();
    assert!(!processes_below(data.path()).is_empty());
    let waker = std::thread::spawn(move || {
        // A stopped process keeps a quit pending; it is the kill after it that ends it, or going on.
        children.iter().filter(|pid| **pid != postmaster).for_each(|pid| {
            let _ = kill_process(Pid::from_raw(*pid).unwrap(), Signal::CONT);
        });
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
    fs::create_dir(data.path().join("cluster.new")).unwrap();
    fs::write(data.path().join("cluster.new/PG_VERSION"), "15\n").unwrap();
    data.start().unwrap().stop().unwrap();
    assert!(!data.path().join("cluster.new").exists());
}

fn program_with_a_note() -> Data {
    let data = Data::new();
    let cluster = data.start().unwrap();
    Session::open(&cluster).ask("CREATE TABLE notes AS SELECT 'kept' AS text");
    cluster.stop().unwrap();
    data
}

fn assert_note(cluster: Cluster) {
    assert_eq!(Session::open(&cluster).ask("SELECT text FROM notes"), "kept");
    cluster.stop().unwrap();
}

fn signal(pid: i32, signal: Signal) {
    kill_process(Pid::from_raw(pid).unwrap(), signal).unwrap();
}
