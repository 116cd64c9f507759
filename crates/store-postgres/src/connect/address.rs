//! A database's address, and what the program adds to it.

use std::net::IpAddr;
use std::{env, fmt};

use thiserror::Error;

/// What the server's connections ask for at their start: a request never waits longer, and what it waited for tells.
const LIMITS: &str = "-c statement_timeout=5s -c lock_timeout=2s";

/// Why an address is refused. Says nothing of the password in it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub(crate) enum AddressError {
    #[error("O endereço do banco de dados deve ter a forma postgresql://usuário@servidor/banco.")]
    Malformed,
    #[error(
        "Este programa foi compilado sem TLS e não conversa com um banco de dados em outra máquina ({host}). Compile \
         com o recurso pq-tls, ou use um soquete ou 127.0.0.1."
    )]
    NeedsTls { host: String },
}

/// An address as libpq takes it, in the form of a URL.
#[derive(Clone)]
pub(crate) struct Address {
    text: String,
    remote: bool,
    names_sslmode: bool,
    database: Option<String>,
}

impl Address {
    /// Refuses an address that leaves this machine in a build without TLS: libpq would silently send it in clear.
    pub(crate) fn parse(text: &str) -> Result<Self, AddressError> {
        let rest = ["postgresql://", "postgres://"].iter().find_map(|scheme| text.strip_prefix(scheme));
        let parameters = parameters(rest.ok_or(AddressError::Malformed)?)?;
        let remote_host = hosts(&parameters).into_iter().find(|host| !is_local(host));
        if let Some(host) = &remote_host
            && !cfg!(feature = "pq-tls")
        {
            return Err(AddressError::NeedsTls { host: host.clone() });
        }
        Ok(Self {
            text: text.to_owned(),
            remote: remote_host.is_some(),
            database: parameters.iter().rev().find(|(key, _)| key == "dbname").map(|(_, name)| name.clone()),
            names_sslmode: parameters.iter().any(|(key, _)| key == "sslmode"),
        })
    }

    /// With the time limits of a server's connections.
    pub(crate) fn for_server(&self) -> String {
        self.with(&[("options", LIMITS)])
    }

    /// The same, as the role of the gate.
    pub(crate) fn for_gate(&self) -> String {
        self.with(&[("options", LIMITS), ("user", "ideb_gate")])
    }

    /// Without time limits: imports and migrations take as long as they do.
    pub(crate) fn for_operator(&self) -> String {
        self.with(&[])
    }

    /// Of the database that every cluster has.
    pub(crate) fn for_maintenance(&self) -> String {
        self.with(&[("dbname", "postgres")])
    }

    /// The database's name, where the address says it.
    pub(crate) fn database(&self) -> Option<&str> {
        self.database.as_deref()
    }

    fn with(&self, more: &[(&str, &str)]) -> String {
        let mut added = vec![("application_name", "ideb"), ("connect_timeout", "2")];
        // A server that hangs up without a word is noticed.
        added.push(("tcp_user_timeout", "5000"));
        if self.remote && !self.names_sslmode {
            added.push(("sslmode", "require"));
        }
        added.extend(more);
        added.into_iter().fold(self.text.clone(), |text, (key, value)| {
            let mark = if text.contains('?') { '&' } else { '?' };
            format!("{text}{mark}{key}={}", value.replace(' ', "%20").replace('=', "%3D"))
        })
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Address").field("remote", &self.remote).finish_non_exhaustive()
    }
}

type Parameters = Vec<(String, String)>;

/// The hosts of `user:password@host:port,host:port/database?key=value`, and the keys.
fn parameters(rest: &str) -> Result<Parameters, AddressError> {
    let (before, query) = rest.split_once('?').unwrap_or((rest, ""));
    let (authority, database) = before.split_once('/').unwrap_or((before, ""));
    let servers = authority.rsplit_once('@').map_or(authority, |(_, servers)| servers);
    let mut parameters = Parameters::new();
    for server in servers.split(',').filter(|server| !server.is_empty()) {
        let host = match server.strip_prefix('[') {
            Some(ipv6) => ipv6.split_once(']').ok_or(AddressError::Malformed)?.0,
            None => server.split_once(':').map_or(server, |(host, _)| host),
        };
        parameters.push(("host".to_owned(), decode(host)?));
    }
    if !database.is_empty() {
        parameters.push(("dbname".to_owned(), decode(database)?));
    }
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').ok_or(AddressError::Malformed)?;
        parameters.push((decode(key)?, decode(value)?));
    }
    Ok(parameters)
}

fn decode(text: &str) -> Result<String, AddressError> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || rest.next().and_then(|digit| char::from(digit).to_digit(16));
        let code = digit().zip(digit()).map(|(high, low)| high * 16 + low);
        bytes.push(code.and_then(|code| u8::try_from(code).ok()).ok_or(AddressError::Malformed)?);
    }
    String::from_utf8(bytes).map_err(|_| AddressError::Malformed)
}

/// Every host the address may lead to; libpq's variables fill in what it leaves open.
fn hosts(parameters: &Parameters) -> Vec<String> {
    let named = |keys: [&str; 2]| {
        parameters
            .iter()
            .filter(|(key, _)| keys.contains(&key.as_str()))
            .flat_map(|(_, value)| value.split(',').map(ToOwned::to_owned))
            .collect::<Vec<_>>()
    };
    let mut hosts = named(["host", "hostaddr"]);
    if hosts.is_empty() {
        let variables = ["PGHOST", "PGHOSTADDR"].into_iter().filter_map(|name| env::var(name).ok());
        hosts.extend(variables.flat_map(|value| value.split(',').map(ToOwned::to_owned).collect::<Vec<_>>()));
    }
    // A service file may name any host.
    hosts.extend(named(["service", "servicefile"]));
    hosts.extend(env::var("PGSERVICE"));
    hosts
}

fn is_local(host: &str) -> bool {
    host.is_empty()
        || host.starts_with(['/', '@'])
        || host == "localhost"
        || host.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_and_loopback_are_this_machine() {
        for local in [
            "postgresql://ideb_server@/ideb?host=%2Frun%2Fpostgresql&port=5432",
            "postgres://ideb:a%40b@127.0.0.1:5433/ideb",
            "postgresql://[::1]/ideb",
            "postgresql://localhost,127.0.0.2/ideb",
        ] {
            assert!(Address::parse(local).is_ok_and(|address| !address.remote), "{local}");
        }
    }

    #[cfg(not(feature = "pq-tls"))]
    #[test]
    fn another_machine_needs_tls() {
        for (remote, host) in [
            ("postgresql://user:secret@db.example.org/ideb", "db.example.org"),
            ("postgresql:///ideb?host=10.0.0.7", "10.0.0.7"),
            ("postgresql://localhost/ideb?hostaddr=10.0.0.7", "10.0.0.7"),
            ("postgresql://localhost,10.0.0.7/ideb", "10.0.0.7"),
            ("postgresql:///ideb?service=school", "school"),
        ] {
            assert_eq!(
                Address::parse(remote).map(|_| ()),
                Err(AddressError::NeedsTls { host: host.to_owned() }),
                "{remote}"
            );
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for wrong in ["ideb", "dbname=ideb", "mysql//x", "postgresql://[::1/ideb", "postgresql:///a?host=%zz"]
        {
            assert_eq!(Address::parse(wrong).map(|_| ()), Err(AddressError::Malformed), "{wrong}");
        }
    }

    #[test]
    fn a_server_asks_for_limits_and_an_operator_for_none() {
        let url = Address::parse("postgresql://localhost/ideb").unwrap().for_server();
        assert!(url.contains("?application_name=ideb&"), "{url}");
        assert!(url.ends_with("&options=-c%20statement_timeout%3D5s%20-c%20lock_timeout%3D2s"), "{url}");
        let gate = Address::parse("postgresql://ideb_server@localhost/ideb").unwrap().for_gate();
        assert!(gate.contains("statement_timeout%3D5s") && gate.ends_with("&user=ideb_gate"), "{gate}");
        let operator = Address::parse("postgresql://localhost/ideb").unwrap().for_operator();
        assert!(!operator.contains("timeout%3D5s"), "{operator}");
    }

    #[test]
    fn a_password_never_shows_in_debug() {
        let address = Address::parse("postgresql://user:secret@localhost/ideb").unwrap();
        assert!(!format!("{address:?}").contains("secret"));
    }
}
