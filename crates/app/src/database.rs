//! Opens the database: the embedded cluster, or the operator's.

use std::sync::Arc;

use application::database::Database;
use embedded_postgres::{Cluster, Durability, Settings};
use store_postgres::operator::{self, Operator};
use store_postgres::{Postgres, Requirements, migrate};

use crate::Failure;
use crate::config::{Config, DatabaseChoice};

const NAME: &str = "ideb";
/// The role the server signs in as; it has no rights of its own.
const SERVER_ROLE: &str = "ideb_server";

/// A reachable database. The embedded cluster stops when this is dropped.
pub struct Opened {
    pub server_url: String,
    /// Absent when the operator gave the server's role alone.
    pub admin_url: Option<String>,
    cluster: Option<Cluster>,
}

impl Opened {
    /// As the tables' owner.
    pub fn operator(&self) -> Result<Operator, Failure> {
        let url = self.admin_url.as_deref().ok_or(
            "este comando precisa do usuário dono das tabelas: informe IDEB_ADMIN_URL ao lado de DATABASE_URL",
        )?;
        Ok(Operator::connect(url)?)
    }

    /// As the server, through its pool. Refuses a role that sees all schools, a database that may lose what it
    /// confirmed, and a schema older than the program.
    pub fn postgres(&self, config: &Config) -> Result<Arc<Postgres>, Failure> {
        let requirements = if config.testing { Requirements::Testing } else { Requirements::Durable };
        let postgres = Postgres::connect(&self.server_url, config.connections, requirements)?;
        if !postgres.is_ready()? {
            return Err("o banco está numa versão anterior à do programa: execute `ideb migrate`".into());
        }
        Ok(Arc::new(postgres))
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

/// Opens the database and brings its schema up to date where the owner's role is at hand.
pub fn open(config: &Config) -> Result<Opened, Failure> {
    let opened = match &config.database {
        DatabaseChoice::Embedded(data) => {
            let durability = if config.testing { Durability::ThrowAway } else { Durability::Durable };
            // A server that runs already on this folder is shared by the other commands.
            let (url, cluster) = match Cluster::start(&Settings { data: data.clone(), durability }) {
                Ok(cluster) => (cluster.url("postgres", NAME), Some(cluster)),
                Err(locked) => match embedded_postgres::running(data) {
                    Some(running) => (running.url("postgres", NAME), None),
                    None => return Err(locked.into()),
                },
            };
            operator::create_database(&url)?;
            let server_url = url.replacen("postgres@", &format!("{SERVER_ROLE}@"), 1);
            Opened { server_url, admin_url: Some(url), cluster }
        }
        DatabaseChoice::External { server, admin } => Opened {
            server_url: server.0.clone(),
            admin_url: admin.as_ref().map(|admin| admin.0.clone()),
            cluster: None,
        },
    };
    if let Some(url) = &opened.admin_url {
        migrate::run(url)?;
    }
    Ok(opened)
}

/// `ideb migrate`
pub fn bring_up_to_date(config: &Config) -> Result<(), Failure> {
    let opened = open(config)?;
    opened.operator()?;
    println!("O banco está na versão do programa.");
    opened.close()
}

/// `ideb verify-school`
pub fn verify_school(config: &Config, which: &str) -> Result<(), Failure> {
    let opened = open(config)?;
    let verified = opened.operator()?.verify_school(which)?;
    let name = verified.ok_or_else(|| format!("nenhuma escola com o número ou código INEP {which}"))?;
    println!("Verificada: {name}");
    opened.close()
}
