//! Where the program reads the clock and draws randomness; everything below takes them as values.

use chrono::{DateTime, Utc};

#[expect(clippy::disallowed_methods, reason = "the one place of the program that reads the clock")]
pub fn now() -> DateTime<Utc> {
    Utc::now()
}

#[expect(clippy::disallowed_methods, reason = "the one place of the program that draws randomness")]
pub fn random<const BYTES: usize>() -> Result<[u8; BYTES], getrandom::Error> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}
