//! `ideb reset-password`: the way back for who forgot the password.

use school_management::people::password::{self, NewPassword, Rules};
use school_management::people::staff::Username;

use crate::clock::{now, random};
use crate::config::Config;
use crate::failure::Failure;
use crate::output::say;
use crate::{database, passwords};

/// Enough against guessing a hash that was stolen: 59 bits.
const LENGTH: usize = 12;

pub fn replace(config: &Config, username: &str) -> Result<(), Failure> {
    let nobody = || format!("ninguém tem o nome de usuário {username}");
    let username: Username = username.parse().map_err(|_| nobody())?;
    let mut bytes = Vec::new();
    for _ in 0..4 {
        bytes.extend(random::<32>()?);
    }
    let generated = password::generate(config.shortest_password.max(LENGTH), bytes);
    let rules = Rules { shortest: config.shortest_password, names: &[username.as_str()] };
    let password = NewPassword::new(&generated, rules)?;
    let hash = passwords::hash(config, password.expose())?;
    let opened = database::open(config)?;
    let name = opened.operator()?.reset_password(&username, &hash, now())?.ok_or_else(nobody)?;
    opened.close()?;
    say!("Senha nova de {name} ({username}): {}", password.expose());
    say!("Ela não será mostrada de novo. As sessões abertas foram encerradas.");
    say!("Entregue-a à pessoa, que deve trocá-la ao entrar, em \"Alterar senha\".");
    Ok(())
}
