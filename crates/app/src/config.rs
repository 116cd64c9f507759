//! The configuration, checked as a whole: every problem is told at once.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use crate::cli::{LogFormat, Options};

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
    External { server: Secret, admin: Option<Secret> },
}

/// A configuration that holds together.
#[derive(Debug, Clone)]
pub struct Config {
    pub address: SocketAddr,
    /// Where Prometheus finds the metrics.
    pub metrics: Option<SocketAddr>,
    pub database: DatabaseChoice,
    pub connections: u32,
    pub public_url: Option<String>,
    pub behind_proxy: bool,
    pub shortest_password: usize,
    pub source_url: Option<String>,
    /// The installation's, where it does not stand in the data folder.
    pub secret: Option<Secret>,
    pub log_format: LogFormat,
    pub testing: bool,
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
        let database = match (&options.database_url, &options.admin_url) {
            (None, None) => DatabaseChoice::Embedded(
                options.data.clone().unwrap_or_else(embedded_postgres::default_data_folder),
            ),
            (Some(server), admin) => {
                for (name, url) in [("DATABASE_URL", Some(server)), ("IDEB_ADMIN_URL", admin.as_ref())] {
                    if url.is_some_and(|url| {
                        !url.starts_with("postgres://") && !url.starts_with("postgresql://")
                    }) {
                        problems.push(format!("{name}: comece por postgresql://"));
                    }
                }
                DatabaseChoice::External { server: Secret(server.clone()), admin: admin.clone().map(Secret) }
            }
            (None, Some(_)) => {
                problems.push("IDEB_ADMIN_URL: informe também DATABASE_URL".to_owned());
                DatabaseChoice::Embedded(PathBuf::new())
            }
        };
        match (host, port, connections, shortest_password) {
            (Some(host), Some(port), Some(connections), Some(shortest_password)) if problems.is_empty() => {
                Ok(Self {
                    address: SocketAddr::new(host, port),
                    metrics,
                    database,
                    connections,
                    public_url,
                    behind_proxy: options.behind_proxy,
                    shortest_password,
                    source_url,
                    secret: options.installation_secret.clone().map(Secret),
                    log_format: options.log,
                    testing: options.testing,
                })
            }
            _ => Err(problems),
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
        ])
        .unwrap_err();
        assert_eq!(problems.len(), 8);
        assert!(!problems.join(" ").contains("segredo"));
    }

    #[test]
    fn the_embedded_database_has_fewer_connections_than_another() {
        assert_eq!(read(&["--connections", "48"]).unwrap().connections, 48);
        assert_eq!(
            read(&["--connections", "49"]).unwrap_err(),
            ["IDEB_CONNECTIONS: informe um número de 1 a 48"]
        );
        let own = ["--database-url", "postgresql:///ideb", "--connections"];
        assert_eq!(read(&[&own[..], &["200"]].concat()).unwrap().connections, 200);
        assert!(read(&[&own[..], &["201"]].concat()).is_err());
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
