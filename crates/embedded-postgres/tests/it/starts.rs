use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::Path;
use std::time::Instant;

use embedded_postgres::{Cluster, Durability, Settings, StartError};
use rustix::process::{Signal, geteuid, kill_process};

use crate::program::Program;
use crate::sql::Session;
use crate::{Data, open_to_all, processes_below, until};

#[test]
fn data_outlives_an_orderly_stop() {
    let data = Data::new();
    let begun = Instant::now();
    let cluster = data.start().unwrap();
    println!("first start: {:?}", begun.elapsed());
    assert!(cluster.is_running());
    let mut session = Session::open(&cluster);
    session.ask("CREATE TABLE notes AS SELECT 'ação' AS text");
    for (setting, value) in [("fsync", "on"), ("full_page_writes", "on"), ("synchronous_commit", "on")] {
        assert_eq!(session.ask(&format!("SHOW {setting}")), value);
    }
    assert_eq!(session.ask("SHOW listen_addresses"), "");
    assert_eq!(session.ask("SHOW lc_collate"), "C.UTF-8");
    // An open session does not hold it up.
    cluster.stop().unwrap();

    let begun = Instant::now();
    let cluster = data.start().unwrap();
    println!("later start: {:?}", begun.elapsed());
    assert_eq!(Session::open(&cluster).ask("SELECT text FROM notes"), "ação");
    assert_eq!(cluster.data(), data.path().canonicalize().unwrap());
    drop(cluster);
    assert!(processes_below(data.path()).is_empty());
}

#[test]
fn everything_is_private_and_nothing_runs_as_root() {
    let data = Data::new();
    let cluster = data.start().unwrap();
    let server = fs::metadata(format!("/proc/{}", data.postmaster())).unwrap();
    assert_ne!(server.uid(), 0);
    for name in ["cluster", "s", "lock", "postgres.log"] {
        assert_eq!(data.path().join(name).metadata().unwrap().mode() & 0o077, 0, "{name}");
    }
    // The server's account enters root's folder, and may neither list nor change it.
    let folder = data.path().metadata().unwrap();
    assert_eq!(folder.mode() & 0o777, if geteuid().is_root() { 0o710 } else { 0o700 });
    assert_eq!(folder.uid(), geteuid().as_raw());
    for name in ["cluster", "s"] {
        assert_eq!(data.path().join(name).metadata().unwrap().uid(), server.uid(), "{name}");
    }
    // Outside of our process group, so that Ctrl-C is ours alone.
    let server = rustix::process::Pid::from_raw(data.postmaster());
    assert_eq!(rustix::process::getpgid(server).ok(), server);
    cluster.stop().unwrap();
}

#[test]
fn a_throw_away_cluster_syncs_nothing() {
    let data = Data::new();
    let settings = Settings { data: data.path().into(), durability: Durability::ThrowAway };
    let cluster = Cluster::start(&settings).unwrap();
    let mut session = Session::open(&cluster);
    for setting in ["fsync", "full_page_writes", "synchronous_commit"] {
        assert_eq!(session.ask(&format!("SHOW {setting}")), "off");
    }
    cluster.stop().unwrap();
}

#[test]
fn a_long_path_puts_the_socket_elsewhere() {
    let data = Data::new();
    let long = data.path().join("é,".repeat(25)).join("x".repeat(60));
    open_to_all(data.path());
    let cluster = Cluster::start(&Settings { data: long, durability: Durability::ThrowAway }).unwrap();
    let mut session = Session::open(&cluster);
    let sockets = session.ask("SHOW unix_socket_directories").replace('"', "");
    let sockets = Path::new(&sockets);
    assert!(!sockets.starts_with(data.path()));
    assert_eq!(sockets.metadata().unwrap().mode() & 0o777, 0o700);
    cluster.stop().unwrap();
    assert!(!sockets.exists());
}

#[test]
fn a_folder_has_one_program() {
    let data = Data::new();
    let program = Program::start(data.path());
    assert!(program.said.starts_with("started"), "{}", program.said);
    let error = data.start().unwrap_err();
    assert!(matches!(error, StartError::InUse(_)), "{error}");
    assert!(error.to_string().contains("já está em uso por outro programa"));
    program.end();

    let cluster = data.start().unwrap();
    assert!(matches!(data.start(), Err(StartError::InUse(_))));
    cluster.stop().unwrap();
}

#[test]
fn another_major_version_is_named() {
    let data = Data::new();
    data.start().unwrap().stop().unwrap();
    let version = data.path().join("cluster/PG_VERSION");
    fs::write(&version, "99\n").unwrap();
    let error = data.start().unwrap_err();
    assert!(matches!(error, StartError::OtherMajor { major: 99, .. }), "{error}");
    assert!(error.to_string().contains("postgresql-99"));
    fs::remove_file(&version).unwrap();
    assert!(matches!(data.start(), Err(StartError::BrokenCluster(_))));
}

#[test]
fn a_configured_folder_without_programs_is_an_error() {
    let data = Data::new();
    let program = Program::start_with(data.path(), &[("IDEB_PG_BIN", "/nowhere")]);
    assert!(program.said.starts_with("failed"), "{}", program.said);
    assert!(program.said.contains("/nowhere (IDEB_PG_BIN)"), "{}", program.said);
    program.end();
}

#[test]
fn a_failed_start_shows_the_end_of_the_log() {
    let data = Data::new();
    data.start().unwrap().stop().unwrap();
    fs::write(data.path().join("cluster/postgresql.auto.conf"), "no_such_setting = 1\n").unwrap();
    let error = data.start().unwrap_err();
    assert!(matches!(error, StartError::Exited { .. }), "{error}");
    assert!(error.to_string().contains("no_such_setting"), "{error}");
}

#[test]
fn a_folder_of_something_else_is_left_alone() {
    let data = Data::new();
    open_to_all(data.path());
    fs::write(data.path().join("letter.txt"), "").unwrap();
    assert!(matches!(data.start(), Err(StartError::ForeignFolder(_))));
    assert_eq!(data.path().metadata().unwrap().mode() & 0o777, 0o755);
}

#[test]
fn a_private_folder_of_something_else_is_left_alone() {
    let data = Data::new();
    fs::set_permissions(data.path(), fs::Permissions::from_mode(0o700)).unwrap();
    fs::write(data.path().join("letter.txt"), "").unwrap();
    let before = data.path().metadata().unwrap();
    assert!(matches!(data.start(), Err(StartError::ForeignFolder(_))));
    let after = data.path().metadata().unwrap();
    assert_eq!((after.uid(), after.gid(), after.mode()), (before.uid(), before.gid(), before.mode()));
}

#[test]
fn a_link_in_place_of_the_socket_folder_is_not_followed() {
    let (data, elsewhere) = (Data::new(), Data::new());
    data.start().unwrap().stop().unwrap();
    open_to_all(elsewhere.path());
    let before = elsewhere.path().metadata().unwrap();
    fs::remove_dir(data.path().join("s")).unwrap();
    symlink(elsewhere.path(), data.path().join("s")).unwrap();
    let error = data.start().unwrap_err();
    assert!(matches!(error, StartError::ForeignSocketFolder(_)), "{error}");
    let after = elsewhere.path().metadata().unwrap();
    assert_eq!((after.uid(), after.gid(), after.mode()), (before.uid(), before.gid(), before.mode()));
}

#[test]
fn root_takes_back_a_folder_that_its_postgres_owns() {
    if !geteuid().is_root() {
        println!("só root tem uma segunda conta: teste pulado");
        return;
    }
    let data = Data::new();
    data.start().unwrap().stop().unwrap();
    let postgres = data.path().join("cluster").metadata().unwrap().uid();
    chown(data.path(), Some(postgres), None).unwrap();
    data.start().unwrap().stop().unwrap();
    assert_eq!(data.path().metadata().unwrap().uid(), 0);
}

#[test]
fn roots_postgres_needs_a_way_to_the_folder() {
    if !geteuid().is_root() {
        println!("só root tem uma segunda conta: teste pulado");
        return;
    }
    let data = Data::new();
    fs::set_permissions(data.path(), fs::Permissions::from_mode(0o700)).unwrap();
    let settings = Settings { data: data.path().join("below"), durability: Durability::ThrowAway };
    let error = Cluster::start(&settings).unwrap_err();
    assert!(matches!(&error, StartError::OutOfReach { closed, .. } if closed == data.path()), "{error}");
}

#[test]
fn a_dead_server_is_noticed_and_started_again() {
    let data = Data::new();
    let mut cluster = data.start().unwrap();
    let url = cluster.url("postgres", "postgres");
    Session::open(&cluster).ask("CREATE TABLE notes AS SELECT 7 AS number");
    let server = rustix::process::Pid::from_raw(data.postmaster()).unwrap();
    kill_process(server, Signal::KILL).unwrap();
    until("the end is noticed", || !cluster.is_running());
    let begun = Instant::now();
    cluster.restart().unwrap();
    println!("restart: {:?}", begun.elapsed());
    assert_eq!(cluster.url("postgres", "postgres"), url);
    assert_eq!(Session::open(&cluster).ask("SELECT number FROM notes"), "7");
    cluster.stop().unwrap();
}
