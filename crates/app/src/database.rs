//! Opens the database: the embedded cluster, or the operator's.

use std::sync::Arc;

use embedded_postgres::{Cluster, Durability, Settings};
use kernel::{InepCode, SchoolId};
use store_postgres::{Operator, PostgresDatabase};

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

    /// As the server, through its pool.
    pub fn postgres(&self, config: &Config) -> Result<Arc<PostgresDatabase>, Failure> {
        Ok(Arc::new(PostgresDatabase::open(&self.server_url, config.connections)?))
    }

    /// Refuses to serve as a role that sees all schools, or from a database that may lose what it confirmed.
    pub fn check(&self, config: &Config) -> Result<(), Failure> {
        use store_postgres::Durability::{Required, Waived};
        store_postgres::refuse_unsafe(&self.server_url, if config.testing { Waived } else { Required })?;
        if !store_postgres::migrations_are_current(&self.server_url)? {
            return Err("o banco está numa versão anterior à do programa: execute `ideb migrate`".into());
        }
        Ok(())
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
            store_postgres::create_database(&url)?;
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
        store_postgres::migrate(url)?;
    }
    Ok(opened)
}

/// `ideb migrate`
pub fn migrate(config: &Config) -> Result<(), Failure> {
    let opened = open(config)?;
    opened.operator()?;
    println!("O banco está na versão do programa.");
    opened.close()
}

/// `ideb verify-school`
pub fn verify_school(config: &Config, named: &str) -> Result<(), Failure> {
    let opened = open(config)?;
    let mut operator = opened.operator()?;
    let ids: Vec<SchoolId> = match named.parse::<InepCode>() {
        Ok(code) => operator.schools_with_code(&code)?.iter().map(|school| school.id).collect(),
        Err(_) => named.parse().map(SchoolId).into_iter().collect(),
    };
    let found = match ids.as_slice() {
        [only] => operator.verify_school(*only)?,
        [] => None,
        several => {
            let numbers = several.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            return Err(format!(
                "este código INEP foi registrado {} vezes: informe o número ({numbers})",
                several.len()
            )
            .into());
        }
    };
    let school = found.ok_or_else(|| format!("nenhuma escola com o número ou código INEP {named}"))?;
    println!("Verificada: {}, {}", school.name, school.municipality);
    drop(operator);
    opened.close()
}
