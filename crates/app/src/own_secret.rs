//! The secret of this installation: the one that was configured, else the data folder's.

use crate::config::{Config, DatabaseChoice};
use crate::failure::Failure;
use crate::secret::{DIGITS, InstallationSecret};

/// Drawn at the first use.
pub fn of(config: &Config) -> Result<InstallationSecret, Failure> {
    match (&config.secret, &config.database) {
        (Some(secret), _) => Ok(secret.clone()),
        (None, DatabaseChoice::Embedded(data)) => InstallationSecret::of_folder(data),
        (None, DatabaseChoice::External { .. }) => Err(format!(
            "com DATABASE_URL, informe em IDEB_SECRET o segredo desta instalação: {DIGITS}, guardados à parte"
        )
        .into()),
    }
}

/// Where there is one already.
pub fn known(config: &Config) -> Result<Option<InstallationSecret>, Failure> {
    let absent = match &config.database {
        DatabaseChoice::Embedded(data) => !InstallationSecret::path(data).exists(),
        DatabaseChoice::External { .. } => true,
    };
    if config.secret.is_none() && absent { Ok(None) } else { of(config).map(Some) }
}
