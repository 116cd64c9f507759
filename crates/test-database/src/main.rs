//! `test-database COMMAND...`: runs the command with a throw-away cluster around it.

use std::process::{Command, ExitCode};

use test_database::{CLUSTER_VARIABLE, ThrowAwayCluster};

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<ExitCode, String> {
    let mut words = std::env::args_os().skip(1);
    let program = words.next().ok_or("uso: test-database COMANDO...")?;
    let cluster = ThrowAwayCluster::start()?;
    let status = Command::new(&program).args(words).env(CLUSTER_VARIABLE, cluster.url()).status();
    cluster.stop()?;
    let status = status.map_err(|error| format!("{}: {error}", program.display()))?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}
