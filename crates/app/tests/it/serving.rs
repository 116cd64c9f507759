//! The program while it serves: one a folder, through the death of its database, to its own stop.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Stdio;
use std::sync::{Barrier, mpsc};
use std::thread;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use serde_json::json;
use test_database::TestDatabase;

use crate::program::{PASSWORD, Serving, signal, wait_until};
use crate::{Installation, SECRET, ideb, text};

#[test]
fn asked_to_stop_the_program_stops_its_database_last() {
    let installation = Installation::new();
    let mut serving = Serving::begin(&installation);
    serving.answers("/healthz", 200);
    // A stranger's request that is none is no error of ours.
    let mut stranger = TcpStream::connect(&serving.address).unwrap();
    stranger.write_all(b"GET / HTTP/7\r\n\r\n").unwrap();
    let mut refused = String::new();
    stranger.read_to_string(&mut refused).unwrap();
    assert!(refused.starts_with("HTTP/1.1 400"), "{refused}");
    signal("-TERM", &serving.child.id().to_string());
    assert!(serving.child.wait().unwrap().success());
    assert!(!installation.path().join("cluster/postmaster.pid").exists());
    let log = serving.log.take().unwrap().join().unwrap();
    assert!(log.contains("answered") && !log.contains("ERROR"), "{log}");
}

#[test]
fn asked_to_stop_the_program_finishes_what_it_has_begun() {
    let installation = Installation::new();
    let mut serving = Serving::begin(&installation);
    serving.anonymous().register("marina.souza");
    let body = json!({ "username": "marina.souza", "password": PASSWORD }).to_string();
    let mut begun = TcpStream::connect(&serving.address).unwrap();
    write!(
        begun,
        "POST /api/auth/login HTTP/1.1\r\nHost: {}\r\nX-Requested-With: ideb\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nExpect: 100-continue\r\n\r\n",
        serving.address,
        body.len()
    )
    .unwrap();
    let mut answer = BufReader::new(begun.try_clone().unwrap());
    let mut line = String::new();
    answer.read_line(&mut line).unwrap();
    assert!(line.starts_with("HTTP/1.1 100"), "{line}");
    signal("-TERM", &serving.child.id().to_string());
    // It takes no more, and still waits for the rest of what it took.
    wait_until("new connections are refused", || TcpStream::connect(&serving.address).is_err());
    begun.write_all(body.as_bytes()).unwrap();
    let mut rest = String::new();
    answer.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("HTTP/1.1 200"), "{rest}");
    assert!(serving.child.wait().unwrap().success());
}

/// A connection that is kept: what it hears for a request.
struct Kept(BufReader<TcpStream>);

impl Kept {
    fn new(address: &str) -> Self {
        Self(BufReader::new(TcpStream::connect(address).unwrap()))
    }

    /// The status, and whether the connection ends with it; `None` when it ended without an answer.
    fn ask(&mut self, path: &str) -> Option<(u16, bool)> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: ideb\r\n\r\n");
        self.0.get_mut().write_all(request.as_bytes()).ok()?;
        let (mut status, mut length, mut last) = (None, 0, false);
        loop {
            let mut line = String::new();
            self.0.read_line(&mut line).ok()?;
            let line = line.trim_end().to_lowercase();
            if status.is_none() {
                status = Some(line.split(' ').nth(1)?.parse().ok()?);
            } else if line.is_empty() {
                break;
            } else if let Some(text) = line.strip_prefix("content-length: ") {
                length = text.parse().ok()?;
            } else {
                last |= line == "connection: close";
            }
        }
        self.0.read_exact(&mut vec![0; length]).ok()?;
        status.map(|status| (status, last))
    }
}

#[test]
fn asked_to_stop_the_program_answers_on_every_connection_first() {
    const AT_WORK: usize = 24;
    let installation = Installation::new();
    let mut serving = Serving::begin(&installation);
    serving.answers("/readyz", 200);
    let mut idle = [Kept::new(&serving.address), Kept::new(&serving.address)];
    for kept in &mut idle {
        assert_eq!(kept.ask("/readyz"), Some((200, false)));
    }
    let (at_work, told) = (Barrier::new(AT_WORK + 1), mpsc::channel());
    let address = serving.address.as_str();
    thread::scope(|scope| {
        for _ in 0..AT_WORK {
            let (at_work, told) = (&at_work, told.0.clone());
            scope.spawn(move || {
                let mut kept = Kept::new(address);
                assert_eq!(kept.ask("/healthz"), Some((200, false)));
                at_work.wait();
                let last = loop {
                    match kept.ask("/healthz") {
                        Some((200, false)) => {}
                        other => break other,
                    }
                };
                told.send(last).unwrap();
            });
        }
        at_work.wait();
        signal("-TERM", &serving.child.id().to_string());
        for _ in 0..AT_WORK {
            assert_eq!(told.1.recv().unwrap(), Some((200, true)));
        }
        // While somebody is connected the door is open, and who comes is told as well.
        for _ in 0..3 {
            assert_eq!(Kept::new(address).ask("/healthz"), Some((200, true)));
        }
        // Who kept quiet meanwhile is answered as well, and hears that the program stops.
        for kept in &mut idle {
            assert_eq!(kept.ask("/readyz"), Some((503, true)));
        }
    });
    assert!(serving.child.wait().unwrap().success());
}

#[test]
fn a_command_shares_the_database_of_a_program_that_serves() {
    let installation = Installation::new();
    let serving = Serving::begin(&installation);
    serving.answers("/readyz", 200);
    assert!(installation.succeeds(&["demo"]).contains("carregada."));
    serving.answers("/readyz", 200);
}

#[test]
fn a_folder_has_one_server() {
    let installation = Installation::new();
    let serving = Serving::begin(&installation);
    let said = installation.fails(&["serve", "--port", "0"]);
    assert!(said.contains("já está em uso por outro programa. Encerre-o ou escolha outra pasta"), "{said}");
    serving.answers("/readyz", 200);
}

#[test]
fn the_program_outlives_its_database() {
    let installation = Installation::new();
    let serving = Serving::begin(&installation);
    serving.answers("/readyz", 200);
    let pid_file = installation.path().join("cluster/postmaster.pid");
    let before = fs::read_to_string(&pid_file).unwrap().lines().next().unwrap().to_owned();
    signal("-KILL", &before);
    wait_until("the database is started again", || {
        fs::read_to_string(&pid_file).is_ok_and(|text| text.lines().next() != Some(&before))
    });
    serving.answers("/readyz", 200);
}

/// What a server says that ends before it serves, on a database of the operator's own, with other variables.
fn told_by(database: &TestDatabase, variables: &[(&str, String)]) -> String {
    let mut command = ideb();
    command
        .args(["serve", "--port", "0"])
        .env("DATABASE_URL", database.server_url())
        .env("IDEB_SECRET", SECRET)
        .env("IDEB_TESTING", "true")
        .envs(variables.iter().map(|(name, value)| (*name, value)))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut announced = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut announced).unwrap();
    if !announced.is_empty() {
        child.kill().unwrap();
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!((announced.as_str(), output.status.code()), ("", Some(1)));
    text(&output.stderr)
}

/// Cards printed by one server would open nothing at another, or after a restart.
#[test]
fn a_server_on_a_database_of_the_operators_own_asks_for_the_installations_secret() {
    let database = TestDatabase::new();
    let mut serve = ideb();
    serve
        .args(["serve", "--port", "0"])
        .env("DATABASE_URL", database.server_url())
        .env("IDEB_TESTING", "true");
    let output = serve.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stderr);
    assert!(said.contains("informe em IDEB_SECRET o segredo desta instalação"), "{said}");
}

#[test]
fn a_server_says_why_it_does_not_serve_from_a_database() {
    let database = TestDatabase::new();
    let gate = |role: &str| [("IDEB_GATE_URL", format!("{}&user={role}", database.server_url()))];
    for (variables, said) in [
        (gate("nobody_at_all"), "O servidor não entrou no banco como ideb_gate"),
        (gate("ideb_server"), "O papel ideb_server não serve para IDEB_GATE_URL"),
        (gate("postgres"), "ele ignora a separação entre escolas"),
    ] {
        let told = told_by(&database, &variables);
        assert!(told.contains(said), "{said}: {told}");
    }
    let mut admin = PgConnection::establish(&database.admin_url()).unwrap();
    for (statement, said) in [
        ("ALTER TABLE people NO FORCE ROW LEVEL SECURITY", "há a mais \"people: row security not forced\""),
        (
            "DELETE FROM __diesel_schema_migrations WHERE version = (SELECT max(version) FROM __diesel_schema_migrations)",
            "execute `ideb migrate`",
        ),
    ] {
        diesel::sql_query(statement).execute(&mut admin).unwrap();
        let told = told_by(&database, &[]);
        assert!(told.contains(said), "{said}: {told}");
    }
}
