//! A second program with a cluster, to be killed: this test binary, started again.

use std::env;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use embedded_postgres::{Cluster, Durability, Settings};

const DATA: &str = "EMBEDDED_POSTGRES_TEST_DATA";

/// The other side of [`Program`]; does nothing when started as a test.
#[test]
fn program() {
    let Some(data) = env::var_os(DATA) else { return };
    let started = Cluster::start(&Settings { data: data.into(), durability: Durability::Durable });
    match &started {
        Ok(cluster) => println!("\nstarted {}", cluster.url("postgres", "postgres")),
        Err(error) => println!("\nfailed {}", error.to_string().replace('\n', " ")),
    }
    // Ends with the test that started it.
    std::io::stdin().read_to_end(&mut Vec::new()).unwrap();
    if let Ok(cluster) = started {
        cluster.stop().unwrap();
    }
}

pub struct Program {
    child: Child,
    /// Kept open: the test harness in the child has more to say.
    output: BufReader<ChildStdout>,
    /// What it said about its start.
    pub said: String,
}

impl Program {
    pub fn start(data: &Path) -> Self {
        Self::start_with(data, &[])
    }

    pub fn start_with(data: &Path, variables: &[(&str, &str)]) -> Self {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "program::program", "--nocapture"])
            .env(DATA, data)
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut lines = output.by_ref().lines().map(Result::unwrap);
        let said = lines.find(|line| line.starts_with("started") || line.starts_with("failed")).unwrap();
        Self { child, output, said }
    }

    pub fn url(&self) -> &str {
        self.said.strip_prefix("started ").unwrap()
    }

    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn end(mut self) {
        drop(self.child.stdin.take());
        self.output.read_to_end(&mut Vec::new()).unwrap();
        self.child.wait().unwrap();
    }
}
