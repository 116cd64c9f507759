//! `ideb`: the whole product in one program. Reads the configuration, builds the adapters, runs a command.

#![allow(clippy::print_stdout, reason = "a command line answers on standard output")]

mod backup;
mod cli;
mod clock;
mod config;
mod database;
mod demo;
mod failure;
mod import;
mod logging;
mod lost_password;
mod passwords;
mod serve;
mod verify;

use std::process::ExitCode;

use crate::cli::{Cli, Command, ImportKind};
use crate::failure::Failure;

fn main() -> ExitCode {
    let cli = Cli::read();
    let config = match config::Config::read(&cli.options) {
        Ok(config) => config,
        Err(problems) => {
            eprintln!("A configuração tem problemas:");
            for problem in problems {
                eprintln!("  - {problem}");
            }
            return ExitCode::from(2);
        }
    };
    logging::start(config.log_format);
    let outcome = match cli.command.unwrap_or(Command::Serve { demo_if_empty: false }) {
        Command::Serve { demo_if_empty } => serve::run(&config, demo_if_empty).map(|()| ExitCode::SUCCESS),
        Command::Import { kind: ImportKind::Ideb { files } } => import::run(&config, &files),
        Command::Verify { files, json } => verify::run(&files, json),
        Command::Demo { force } => demo::run(&config, force).map(|()| ExitCode::SUCCESS),
        Command::Migrate => database::bring_up_to_date(&config).map(|()| ExitCode::SUCCESS),
        Command::Openapi => openapi().map(|()| ExitCode::SUCCESS),
        Command::Backup { file } => backup::write(&config, &file).map(|()| ExitCode::SUCCESS),
        Command::Restore { file } => backup::restore(&config, &file).map(|()| ExitCode::SUCCESS),
        Command::ResetPassword { username } => {
            lost_password::replace(&config, &username).map(|()| ExitCode::SUCCESS)
        }
        Command::VerifySchool { school, undo } => {
            database::verify_school(&config, &school, !undo).map(|()| ExitCode::SUCCESS)
        }
    };
    outcome.unwrap_or_else(|failure| {
        eprintln!("Erro: {failure}");
        let mut cause = failure.source();
        while let Some(error) = cause {
            eprintln!("  causa: {error}");
            cause = error.source();
        }
        ExitCode::FAILURE
    })
}

fn openapi() -> Result<(), Failure> {
    println!("{}", serde_json::to_string_pretty(http_api::endpoints::document())?);
    Ok(())
}
