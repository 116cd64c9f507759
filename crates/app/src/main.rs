//! `ideb`: the whole product in one program. Reads the configuration, builds the adapters, runs a command.

mod backup;
mod cli;
mod clock;
mod config;
mod database;
mod demo;
mod failure;
mod findings;
mod import;
mod logging;
mod memory;
mod operator;
mod output;
mod own_secret;
mod passwords;
mod secret;
mod serve;
mod verify;

use std::process::ExitCode;

use crate::cli::{Cli, Command};
use crate::failure::Failure;
use crate::operator::{lost_password, quotas, registrations};
use crate::output::{complain, say};

fn main() -> ExitCode {
    memory::give_back_at_once();
    let cli = Cli::read();
    let config = match config::Config::read(&cli.options) {
        Ok(config) => config,
        Err(problems) => {
            complain!("A configuração tem problemas:");
            for problem in problems {
                complain!("  - {problem}");
            }
            return ExitCode::from(2);
        }
    };
    logging::start(config.log_format);
    let outcome = match cli.command.unwrap_or(Command::Serve { demo_if_empty: false }) {
        Command::Serve { demo_if_empty } => serve::run(&config, demo_if_empty).map(|()| ExitCode::SUCCESS),
        Command::Import { kind } => import::run(&config, &kind),
        Command::Verify { files, json } => verify::run(&files, json),
        Command::Demo { remove: true, .. } => demo::remove(&config).map(|()| ExitCode::SUCCESS),
        Command::Demo { force, .. } => demo::run(&config, force).map(|()| ExitCode::SUCCESS),
        Command::Migrate => database::bring_up_to_date(&config).map(|()| ExitCode::SUCCESS),
        Command::Openapi => openapi().map(|()| ExitCode::SUCCESS),
        Command::Backup { file } => backup::save(&config, &file).map(|()| ExitCode::SUCCESS),
        Command::Restore { file, secret, trust } => {
            backup::restore(&config, &file, secret.as_deref(), trust).map(|()| ExitCode::SUCCESS)
        }
        Command::ResetPassword { username } => {
            lost_password::replace(&config, &username).map(|()| ExitCode::SUCCESS)
        }
        Command::Quota { name, most } => {
            quotas::run(&config, name.as_deref().zip(most)).map(|()| ExitCode::SUCCESS)
        }
        Command::Registrations { most } => registrations::run(&config, most).map(|()| ExitCode::SUCCESS),
        Command::VerifySchool { school, undo } => {
            database::verify_school(&config, &school, !undo).map(|()| ExitCode::SUCCESS)
        }
    };
    outcome.unwrap_or_else(|failure| {
        complain!("Erro: {}", failure::words(failure.as_ref()));
        let mut cause = failure.source();
        while let Some(error) = cause {
            complain!("  causa: {}", failure::cause(error));
            cause = error.source();
        }
        ExitCode::FAILURE
    })
}

fn openapi() -> Result<(), Failure> {
    say!("{}", serde_json::to_string_pretty(http_api::endpoints::document())?);
    Ok(())
}
