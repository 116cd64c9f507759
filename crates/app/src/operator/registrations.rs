//! `ideb registrations`: how many schools may register in a day.

use crate::clock::now;
use crate::config::Config;
use crate::database;
use crate::failure::Failure;
use crate::output::say;

/// Shows the day's registrations, or first sets how many there may be.
pub fn run(config: &Config, set: Option<i32>) -> Result<(), Failure> {
    let opened = database::open(config)?;
    let mut operator = opened.operator()?;
    if let Some(most) = set {
        operator.allow_registrations(most)?;
    }
    let day = operator.registrations(now())?;
    say!("Escolas registradas hoje: {} de no máximo {} por dia", day.registered, day.most);
    if day.is_nearly_full() {
        say!(
            "Se são escolas de verdade, aumente o limite: ideb registrations {}",
            day.most.saturating_mul(2)
        );
    }
    opened.close()
}
