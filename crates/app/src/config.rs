//! The configuration, checked as a whole: every problem is told at once.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use crate::cli::{LogFormat, Options};
use crate::secret::{DIGITS, InstallationSecret};

const MOST_CONNECTIONS: u32 = 200;
/// Some are left to the commands that share the cluster.
const MOST_EMBEDDED_CONNECTIONS: u32 = embedded_postgres::CONNECTIONS - 16;

const METRICS: &str = "IDEB_METRICS: informe um endereço IP desta máquina ou de uma rede interna, com porta, como \
                       127.0.0.1:9100 ou 10.0.0.5:9100";

/// A URL that carries a password, or another secret; never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Secret(..)")
    }
}

/// Which database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DatabaseChoice {
    /// Our own PostgreSQL in this folder.
    Embedded(PathBuf),
    /// The operator's.
    External { server: Secret, gate: Option<Secret>, admin: Option<Secret> },
}

/// How many connections with the database the program opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    /// For people who are signed in.
    pub for_schools: u32,
    /// For strangers: as many of them are served at once.
    pub at_gate: u32,
    /// Whether the two share what there is, which serves to show why they do not.
    pub shared: bool,
}

impl Connections {
    /// A quarter is for strangers; there is at least one for each.
    pub fn share_out(all: u32) -> Self {
        let at_gate = (all / 4).max(1);
        Self { for_schools: (all - at_gate).max(1), at_gate, shared: false }
    }

    fn shared(all: u32) -> Self {
        Self { for_schools: all, at_gate: all, shared: true }
    }
}

/// A configuration that holds together.
#[derive(Debug, Clone)]
pub struct Config {
    pub address: SocketAddr,
    /// Where Prometheus finds the metrics.
    pub metrics: Option<SocketAddr>,
    pub database: DatabaseChoice,
    pub connections: Connections,
    pub public_url: Option<String>,
    pub behind_proxy: bool,
    pub shortest_password: usize,
    pub source_url: Option<String>,
    /// The installation's, where it does not stand in the data folder.
    pub secret: Option<InstallationSecret>,
    /// A service that writes lesson plans.
    pub ai: Option<lesson_ai::Settings>,
    pub log_format: LogFormat,
    pub testing: bool,
    /// Whether all who wait stand in one line, which serves to show why they do not.
    pub one_line: bool,
}

impl Config {
    /// Whether other machines reach the program without https.
    pub fn answers_others_in_clear(&self) -> bool {
        let https = self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
        !self.address.ip().is_loopback() && !https && !self.behind_proxy
    }

    /// All problems, each a sentence; no value of a secret among them.
    pub fn read(options: &Options) -> Result<Self, Vec<String>> {
        let mut problems = Vec::new();
        let host = parse::<IpAddr>(&options.host, &mut problems, || {
            "IDEB_HOST: informe um endereço IP, como 127.0.0.1 ou 0.0.0.0".to_owned()
        });
        let port = parse::<u16>(&options.port, &mut problems, || {
            "IDEB_PORT: informe uma porta de 0 a 65535".to_owned()
        });
        let metrics = options.metrics.as_deref().and_then(|text| {
            parse::<SocketAddr>(text, &mut problems, || METRICS.to_owned()).filter(|address| {
                let inside = stays_inside(address.ip());
                if !inside {
                    problems.push(METRICS.to_owned());
                }
                inside
            })
        });
        let most = if options.database_url.is_some() { MOST_CONNECTIONS } else { MOST_EMBEDDED_CONNECTIONS };
        let connections = within(&options.connections, 1..=most, "IDEB_CONNECTIONS", &mut problems);
        let shortest_password =
            within(&options.shortest_password, 6..=64, "IDEB_SHORTEST_PASSWORD", &mut problems);
        let public_url = options.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
        let source_url = options.source_url.clone();
        for (name, url) in [("IDEB_PUBLIC_URL", &public_url), ("IDEB_SOURCE_URL", &source_url)] {
            if url.as_deref().is_some_and(|url| !url.starts_with("https://") && !url.starts_with("http://")) {
                problems.push(format!("{name}: comece por https:// (ou http://)"));
            }
        }
        let secret = options.installation_secret.as_deref().and_then(|text| {
            let secret = InstallationSecret::parse(text);
            if secret.is_none() {
                problems.push(format!("IDEB_SECRET: informe {DIGITS}"));
            }
            secret
        });
        let ai = ai(options, &mut problems);
        let (gate, admin) = (&options.gate_url, &options.admin_url);
        let database = match (&options.database_url, gate.as_ref().or(admin.as_ref())) {
            (None, None) => DatabaseChoice::Embedded(
                options.data.clone().unwrap_or_else(embedded_postgres::default_data_folder),
            ),
            (Some(server), _) => {
                for (name, url) in [
                    ("DATABASE_URL", Some(server)),
                    ("IDEB_GATE_URL", gate.as_ref()),
                    ("IDEB_ADMIN_URL", admin.as_ref()),
                ] {
                    if url.is_some_and(|url| {
                        !url.starts_with("postgres://") && !url.starts_with("postgresql://")
                    }) {
                        problems.push(format!("{name}: comece por postgresql://"));
                    }
                }
                let [gate, admin] = [gate, admin].map(|url| url.clone().map(Secret));
                DatabaseChoice::External { server: Secret(server.clone()), gate, admin }
            }
            (None, Some(_)) => {
                let name = if admin.is_some() { "IDEB_ADMIN_URL" } else { "IDEB_GATE_URL" };
                problems.push(format!("{name}: informe também DATABASE_URL"));
                DatabaseChoice::Embedded(PathBuf::new())
            }
        };
        match (host, port, connections, shortest_password) {
            (Some(host), Some(port), Some(connections), Some(shortest_password)) if problems.is_empty() => {
                Ok(Self {
                    address: SocketAddr::new(host, port),
                    metrics,
                    database,
                    connections: if options.testing && options.shared_gate {
                        Connections::shared(connections)
                    } else {
                        Connections::share_out(connections)
                    },
                    public_url,
                    behind_proxy: options.behind_proxy,
                    shortest_password,
                    source_url,
                    secret,
                    ai,
                    log_format: options.log,
                    testing: options.testing,
                    one_line: options.testing && options.one_line,
                })
            }
            _ => Err(problems),
        }
    }
}

/// The service that writes lesson plans, where one is named.
fn ai(options: &Options, problems: &mut Vec<String>) -> Option<lesson_ai::Settings> {
    let set = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
    match (set(&options.ai_url), set(&options.ai_model)) {
        (None, None) => {
            if set(&options.ai_key).is_some() {
                problems.push("IDEB_AI_KEY: informe também IDEB_AI_URL e IDEB_AI_MODEL".to_owned());
            }
            None
        }
        (Some(url), Some(model)) => {
            let settings = lesson_ai::Settings::new(&url, &model, set(&options.ai_key).as_deref());
            settings.map_err(|error| problems.push(format!("Serviço de IA: {error}"))).ok()
        }
        (Some(_), None) => {
            problems.push("IDEB_AI_MODEL: informe o modelo do serviço em IDEB_AI_URL".to_owned());
            None
        }
        (None, Some(_)) => {
            problems.push("IDEB_AI_URL: informe o endereço do serviço que tem o modelo".to_owned());
            None
        }
    }
}

/// Whether an address is of this machine alone or of a private network.
fn stays_inside(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local(),
    }
}

fn parse<T: FromStr>(text: &str, problems: &mut Vec<String>, sentence: impl FnOnce() -> String) -> Option<T> {
    text.trim().parse().map_err(|_| problems.push(sentence())).ok()
}

fn within<T: FromStr + PartialOrd + fmt::Display>(
    text: &str,
    range: std::ops::RangeInclusive<T>,
    name: &str,
    problems: &mut Vec<String>,
) -> Option<T> {
    let sentence = format!("{name}: informe um número de {} a {}", range.start(), range.end());
    let value = text.trim().parse().ok().filter(|value| range.contains(value));
    if value.is_none() {
        problems.push(sentence);
    }
    value
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::cli::Cli;

    fn read(arguments: &[&str]) -> Result<Config, Vec<String>> {
        let cli = Cli::try_parse_from(std::iter::once("ideb").chain(arguments.iter().copied())).unwrap();
        Config::read(&cli.options)
    }

    #[test]
    fn without_configuration_the_program_serves_itself() {
        let config = read(&["--data", "dados"]).unwrap();
        assert_eq!(config.address.to_string(), "127.0.0.1:8080");
        assert_eq!(config.database, DatabaseChoice::Embedded("dados".into()));
    }

    #[test]
    fn every_problem_is_told_at_once_and_no_secret_among_them() {
        let problems = read(&[
            "--host",
            "aqui",
            "--port",
            "99999",
            "--connections",
            "0",
            "--shortest-password",
            "3",
            "--public-url",
            "ideb",
            "--source-url",
            "javascript:alert(1)",
            "--metrics",
            "0.0.0.0:9100",
            "--database-url",
            "mysql://eu:segredo@banco/ideb",
            "--installation-secret",
            "meusegredo",
        ])
        .unwrap_err();
        assert_eq!(problems.len(), 9);
        assert!(
            problems.iter().any(|problem| problem.starts_with("IDEB_SECRET: informe 64 ")),
            "{problems:?}"
        );
        assert!(!problems.join(" ").contains("segredo"));
    }

    #[test]
    fn the_embedded_database_has_fewer_connections_than_another() {
        assert_eq!(read(&["--connections", "48"]).unwrap().connections, Connections::share_out(48));
        assert_eq!(
            read(&["--connections", "49"]).unwrap_err(),
            ["IDEB_CONNECTIONS: informe um número de 1 a 48"]
        );
        let own = ["--database-url", "postgresql:///ideb", "--connections"];
        assert!(read(&[&own[..], &["200"]].concat()).is_ok());
        assert!(read(&[&own[..], &["201"]].concat()).is_err());
    }

    #[test]
    fn a_quarter_of_the_connections_is_the_gates() {
        for (all, at_gate, for_schools) in [("16", 4, 12), ("48", 12, 36), ("2", 1, 1), ("1", 1, 1)] {
            let connections = read(&["--connections", all]).unwrap().connections;
            assert_eq!(connections, Connections { for_schools, at_gate, shared: false }, "{all}");
        }
    }

    #[test]
    fn the_gate_is_shared_in_tests_alone() {
        assert!(read(&["--testing", "--shared-gate"]).unwrap().connections.shared);
        assert!(!read(&["--shared-gate"]).unwrap().connections.shared);
    }

    #[test]
    fn all_stand_in_one_line_in_tests_alone() {
        assert!(read(&["--testing", "--one-line"]).unwrap().one_line);
        assert!(!read(&["--one-line"]).unwrap().one_line);
    }

    #[test]
    fn other_addresses_need_the_servers() {
        for (option, name) in [("--gate-url", "IDEB_GATE_URL"), ("--admin-url", "IDEB_ADMIN_URL")] {
            let problems = read(&[option, "postgresql:///ideb"]).unwrap_err();
            assert_eq!(problems, [format!("{name}: informe também DATABASE_URL")]);
        }
    }

    #[test]
    fn other_machines_are_answered_over_https() {
        for (arguments, in_clear) in [
            (vec![], false),
            (vec!["--host", "::1"], false),
            (vec!["--host", "0.0.0.0"], true),
            (vec!["--host", "0.0.0.0", "--public-url", "http://ideb.escola.br"], true),
            (vec!["--host", "0.0.0.0", "--public-url", "https://ideb.escola.br"], false),
            (vec!["--host", "192.168.0.7", "--behind-proxy"], false),
        ] {
            assert_eq!(read(&arguments).unwrap().answers_others_in_clear(), in_clear, "{arguments:?}");
        }
    }

    #[test]
    fn the_metrics_stay_inside() {
        assert_eq!(read(&[]).unwrap().metrics, None);
        for inside in ["127.0.0.1:9100", "10.0.0.5:9100", "192.168.1.2:1", "[::1]:9100", "[fd00::1]:9100"] {
            assert_eq!(read(&["--metrics", inside]).unwrap().metrics, inside.parse().ok(), "{inside}");
        }
        for outside in
            ["0.0.0.0:9100", "203.0.113.9:9100", "[::]:9100", "[2001:db8::1]:1", "9100", "127.0.0.1"]
        {
            assert_eq!(read(&["--metrics", outside]).unwrap_err(), [METRICS], "{outside}");
        }
    }

    #[test]
    fn a_secret_is_not_printed() {
        let config = read(&["--database-url", "postgresql://eu:segredo@/ideb"]).unwrap();
        assert!(!format!("{config:?}").contains("segredo"));
    }
}
