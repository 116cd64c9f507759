//! `ideb quota`: how much a school may keep.

use store_postgres::operator::Quota;

use crate::config::Config;
use crate::database;
use crate::failure::Failure;
use crate::output::say;

/// Shows all quotas, or sets one first.
pub fn run(config: &Config, set: Option<(&str, i64)>) -> Result<(), Failure> {
    let opened = database::open(config)?;
    let mut operator = opened.operator()?;
    if let Some((name, most)) = set
        && !operator.set_quota(name, most)?
    {
        return Err(format!("não há um limite chamado {name}; veja os nomes com: ideb quota").into());
    }
    say!("Linhas que cada escola pode guardar:");
    for Quota { name, most, school, kept } in operator.quotas()? {
        match school {
            Some(school) => say!("  {name}: {most} (a que mais guarda é a escola {school}, com {kept})"),
            None => say!("  {name}: {most}"),
        }
    }
    opened.close()
}
