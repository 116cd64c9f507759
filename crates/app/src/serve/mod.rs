//! `ideb serve`

mod assets;
mod open_files;
mod supervision;

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use actix_web::web;
use application::tx::views::Views;
use http_api::passwords::Passwords;
use http_api::server::{self, Listeners, Size};
use http_api::{FileLimits, Most, MostUntaken, Settings, State, Turns};
use lesson_ai::ChatWriter;
use lesson_planning::writer::LessonPlanWriter;
use office_files::tools;
use tokio::signal::unix::{SignalKind, signal};

use crate::config::Config;
use crate::failure::{Failure, system_words};
use crate::output::say;
use crate::{database, demo, own_secret, passwords};

use self::supervision::Supervision;

/// Serves until SIGINT or SIGTERM, then finishes what is in flight and stops the database last.
pub fn run(config: &Config, demo_if_empty: bool) -> Result<(), Failure> {
    open_files::raise();
    let listeners =
        Listeners { pages: listen(config.address)?, metrics: config.metrics.map(listen).transpose()? };
    let opened = database::open_to_serve(config)?;
    if demo_if_empty {
        demo::load_if_empty(config, &opened)?;
    }
    let postgres = opened.postgres(config)?;
    let settings = settings(config)?;
    let passwords = Passwords::start(passwords::cost(config))?;
    if config.answers_others_in_clear() {
        tracing::warn!(
            address = %config.address,
            "senhas e dados passam sem criptografia pela rede: ponha um proxy com https na frente e informe \
             IDEB_PUBLIC_URL"
        );
    }
    announce(config, &listeners.pages, postgres.as_ref())?;
    opened.tell_outdated_files()?;
    let state = State::new(
        postgres.clone(),
        postgres,
        tools(),
        passwords,
        own_secret::of(config)?.card_passwords()?,
        assets::find,
        settings,
    );
    let state = web::Data::new(state.writing_by(plan_writer(config)?));
    let size = Size {
        workers: thread::available_parallelism().map_or(1, usize::from),
        connections: usize::try_from(config.connections.for_schools)?,
    };
    let supervision = opened.into_cluster().map(Supervision::begin);
    actix_web::rt::System::new().block_on(async move {
        let (server, stop) = server::start(listeners, state, size)?;
        actix_web::rt::spawn(async move {
            stop_asked_for().await;
            tracing::info!("stopping");
            stop.gently().await;
        });
        server.await
    })?;
    supervision.map_or(Ok(()), Supervision::end)
}

fn settings(config: &Config) -> Result<Settings, Failure> {
    Ok(Settings {
        shortest_password: config.shortest_password,
        source_url: config.source_url.clone(),
        secure: config.public_url.as_deref().is_some_and(|url| url.starts_with("https://")),
        allowed_origins: config.public_url.iter().cloned().collect(),
        behind_proxy: config.behind_proxy,
        at_gate: usize::try_from(config.connections.at_gate)?,
        at_work: 2 * usize::try_from(config.connections.for_schools)?,
        ..match (config.testing, config.one_line) {
            (true, true) => unshared(),
            (true, false) => impatient(),
            (false, _) => Settings::default(),
        }
    })
}

/// The service that writes lesson plans, where one is configured.
fn plan_writer(config: &Config) -> Result<Option<Arc<dyn LessonPlanWriter>>, Failure> {
    let Some(settings) = config.ai.clone() else { return Ok(None) };
    Ok(Some(Arc::new(ChatWriter::new(settings)?)))
}

/// For the controls of `scripts/prove`: nobody's turn or part is kept for them.
fn unshared() -> Settings {
    let untaken = 1 << 40;
    Settings {
        turns: Turns::OneLine,
        person: Most { bytes: untaken, ..Most::STANDARD },
        untaken: MostUntaken(untaken),
        ..impatient()
    }
}

/// For tests, which would otherwise wait for it.
fn impatient() -> Settings {
    let files = FileLimits { undisturbed: Duration::from_secs(1), ..FileLimits::STANDARD };
    Settings { files, shortest_notice: Duration::ZERO, ..Settings::default() }
}

fn listen(address: SocketAddr) -> Result<TcpListener, String> {
    TcpListener::bind(address)
        .map_err(|error| format!("não foi possível atender em {address}: {}", system_words(&error)))
}

async fn stop_asked_for() {
    let (Ok(mut interrupt), Ok(mut terminate)) =
        (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}

fn announce(config: &Config, listener: &TcpListener, views: &dyn Views) -> Result<(), Failure> {
    let local = format!("http://{}", listener.local_addr()?);
    say!("Sistema IDEB em {}", config.public_url.as_deref().unwrap_or(&local));
    match demo::accounts(views) {
        Ok(accounts) if accounts.is_empty() => {}
        Ok(accounts) => {
            say!("Escola de demonstração carregada. Entre com a senha {}:", http_api::DEMO_PASSWORD);
            for (username, role) in accounts {
                say!("  {username:<14} {role}");
            }
        }
        // They are only shown: what is wrong with them keeps nobody else from working.
        Err(error) => tracing::warn!(%error, "the demonstration's accounts cannot be read"),
    }
    say!("Para encerrar: Ctrl+C");
    Ok(())
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::Cli;

    #[test]
    fn what_the_operator_says_is_what_the_server_does() {
        let cli = Cli::try_parse_from([
            "ideb",
            "--connections",
            "48",
            "--shortest-password",
            "11",
            "--source-url",
            "https://exemplo.org/fonte",
            "--public-url",
            "https://ideb.escola.br",
            "--behind-proxy",
        ])
        .unwrap();
        let config = Config::read(&cli.options).unwrap();
        let settings = settings(&config).unwrap();
        assert_eq!((settings.at_gate, settings.at_work), (12, 72));
        assert_eq!((settings.shortest_password, settings.secure), (11, true));
        assert_eq!(settings.turns, Turns::Fair);
        assert_eq!(settings.source_url, config.source_url);
        assert_eq!(settings.allowed_origins, ["https://ideb.escola.br"]);
        assert!(settings.behind_proxy);
    }
}
