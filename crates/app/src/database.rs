//! Opens the database: the embedded cluster, or the operator's.

use std::path::Path;
use std::sync::Arc;

use embedded_postgres::{Cluster, Durability, Running, Settings, StartError};
use store_postgres::operator::{self, Operator};
use store_postgres::{Access, Postgres, Requirements, migrate};

use crate::config::{Config, DatabaseChoice, Secret};
use crate::failure::Failure;
use crate::output::say;

const NAME: &str = "ideb";
/// The tables' owner in the embedded cluster.
pub const OWNER: &str = "postgres";
/// The role the server signs in as for schools; it has no rights of its own. The gate's is said by the library.
const SERVER_ROLE: &str = "ideb_server";

/// A reachable database. The embedded cluster stops when this is dropped.
pub struct Opened {
    pub server_url: String,
    /// Of the gate, where the operator gave another address than the server's with another role.
    gate_url: Option<String>,
    /// Absent when the operator gave the server's role alone.
    pub admin_url: Option<String>,
    cluster: Option<Cluster>,
}

impl Opened {
    /// The operator's own PostgreSQL.
    pub fn external(server: &Secret, gate: Option<&Secret>, admin: Option<&Secret>) -> Self {
        let [gate_url, admin_url] = [gate, admin].map(|url| url.map(|url| url.0.clone()));
        Self { server_url: server.0.clone(), gate_url, admin_url, cluster: None }
    }

    /// As the tables' owner.
    pub fn operator(&self) -> Result<Operator, Failure> {
        let url = self.admin_url.as_deref().ok_or(
            "este comando precisa do usuário dono das tabelas: informe IDEB_ADMIN_URL ao lado de DATABASE_URL",
        )?;
        Ok(Operator::connect(url)?)
    }

    /// As the server, through its pools. Refuses a role that sees all schools, a database that may lose what it confirmed or
    /// does not keep the schools apart, and a schema older than the program.
    pub fn postgres(&self, config: &Config) -> Result<Arc<Postgres>, Failure> {
        Ok(Arc::new(Postgres::open(&self.access(config), requirements(config))?))
    }

    /// Whether a server would start on it.
    pub fn check(&self, config: &Config) -> Result<(), Failure> {
        Ok(Postgres::check(&self.access(config), requirements(config))?)
    }

    fn access(&self, config: &Config) -> Access<'_> {
        let connections = config.connections;
        Access {
            url: &self.server_url,
            gate_url: self.gate_url.as_deref(),
            connections: connections.for_schools,
            at_gate: if connections.shared { 0 } else { connections.at_gate },
        }
    }

    /// Tells the operator which files an earlier version imported without all they say, until they are imported again.
    /// Where the owner's role is not at hand, `ideb migrate` told it.
    pub fn tell_outdated_files(&self) -> Result<(), Failure> {
        if self.admin_url.is_none() {
            return Ok(());
        }
        let files = self.operator()?.outdated_files()?;
        if !files.is_empty() {
            say!(
                "Importe de novo, com `ideb import ideb`, os arquivos que uma versão anterior carregou. Até lá, \
                 comparações e classificações podem não ser as certas:"
            );
            for file in files {
                say!("  {file}");
            }
        }
        Ok(())
    }

    /// The embedded cluster, to be kept running.
    pub fn into_cluster(self) -> Option<Cluster> {
        self.cluster
    }

    /// Stops the embedded cluster and waits until it has.
    pub fn close(self) -> Result<(), Failure> {
        if let Some(cluster) = self.cluster {
            cluster.stop()?;
        }
        Ok(())
    }
}

fn requirements(config: &Config) -> Requirements {
    if config.testing { Requirements::Testing } else { Requirements::Durable }
}

/// Whether the embedded cluster may be the one that another program has started on the folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sharing {
    Allowed,
    Refused,
}

/// The running embedded cluster of a data folder.
pub enum Embedded {
    Own(Cluster),
    Shared(Running),
}

impl Embedded {
    /// The one that is there: a folder whose name was mistyped is not made into an installation.
    pub fn find(data: &Path, testing: bool) -> Result<Self, StartError> {
        embedded_postgres::cluster_major(data)?;
        Self::reach(data, Sharing::Allowed, testing)
    }

    /// Made where there is none.
    pub fn reach(data: &Path, sharing: Sharing, testing: bool) -> Result<Self, StartError> {
        let durability = if testing { Durability::ThrowAway } else { Durability::Durable };
        match Cluster::start(&Settings { data: data.to_owned(), durability }) {
            Err(locked @ StartError::InUse(_)) if sharing == Sharing::Allowed => {
                embedded_postgres::running(data).map(Self::Shared).ok_or(locked)
            }
            started => started.map(Self::Own),
        }
    }

    /// The address of the program's database.
    pub fn url(&self, role: &str) -> String {
        match self {
            Self::Own(cluster) => cluster.url(role, NAME),
            Self::Shared(running) => running.url(role, NAME),
        }
    }
}

impl From<Embedded> for Opened {
    fn from(embedded: Embedded) -> Self {
        let (server_url, admin_url) = (embedded.url(SERVER_ROLE), Some(embedded.url(OWNER)));
        let cluster = match embedded {
            Embedded::Own(cluster) => Some(cluster),
            Embedded::Shared(_) => None,
        };
        Self { server_url, gate_url: None, admin_url, cluster }
    }
}

/// Opens the database for a command: the embedded cluster may be the one of a program that serves.
pub fn open(config: &Config) -> Result<Opened, Failure> {
    open_with(config, |data| Embedded::find(data, config.testing))
}

/// Opens the database for a command that an installation may begin with.
pub fn open_or_make(config: &Config) -> Result<Opened, Failure> {
    open_with(config, |data| Embedded::reach(data, Sharing::Allowed, config.testing))
}

/// Opens the database for a server, of which there is one a folder.
pub fn open_to_serve(config: &Config) -> Result<Opened, Failure> {
    open_with(config, |data| Embedded::reach(data, Sharing::Refused, config.testing))
}

/// Brings the schema up to date where the owner's role is at hand.
fn open_with(
    config: &Config,
    reach: impl FnOnce(&Path) -> Result<Embedded, StartError>,
) -> Result<Opened, Failure> {
    let opened = match &config.database {
        DatabaseChoice::Embedded(data) => {
            let embedded = reach(data)?;
            operator::create_database(&embedded.url(OWNER))?;
            Opened::from(embedded)
        }
        DatabaseChoice::External { server, gate, admin } => {
            Opened::external(server, gate.as_ref(), admin.as_ref())
        }
    };
    if let Some(url) = &opened.admin_url {
        migrate::run(url)?;
    }
    Ok(opened)
}

/// `ideb migrate`
pub fn bring_up_to_date(config: &Config) -> Result<(), Failure> {
    let opened = open_or_make(config)?;
    opened.operator()?;
    say!("O banco está na versão do programa.");
    opened.tell_outdated_files()?;
    opened.close()
}

/// `ideb verify-school`
pub fn verify_school(config: &Config, which: &str, verified: bool) -> Result<(), Failure> {
    let opened = open(config)?;
    let found = opened.operator()?.set_verified(which, verified)?;
    let name = found.ok_or_else(|| format!("nenhuma escola com o número ou código INEP {which}"))?;
    say!("{}: {name}", if verified { "Verificada" } else { "Não verificada" });
    opened.close()
}
