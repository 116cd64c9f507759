//! Password hashes for commands; a server has its own threads for them.

use http_api::passwords::{Cost, PasswordError, Passwords};

use crate::config::Config;

/// What a hash costs here.
pub fn cost(config: &Config) -> Cost {
    if config.testing { Cost::CHEAP } else { Cost::STANDARD }
}

/// The PHC string of a password.
pub fn hash(config: &Config, password: &str) -> Result<String, PasswordError> {
    let passwords = Passwords::start(cost(config))?;
    actix_web::rt::System::new().block_on(passwords.hash(password.to_owned()))
}
