//! Password hashes for commands; a server has its own threads for them.

use http_api::passwords::{Cost, PasswordError, Passwords};
use school_management::people::password::HashedPassword;

use crate::config::Config;

/// What a hash costs here. Who stands in one line, to show what that does, finds it as long as anybody would.
pub fn cost(config: &Config) -> Cost {
    if config.testing && !config.one_line { Cost::CHEAP } else { Cost::STANDARD }
}

/// Hashes a password.
pub fn hash(config: &Config, password: &str) -> Result<HashedPassword, PasswordError> {
    let passwords = Passwords::start(cost(config))?;
    actix_web::rt::System::new().block_on(passwords.hash(password.to_owned()))
}
