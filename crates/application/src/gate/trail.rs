//! What the audit trail keeps of signing in and out. Whoever knows a password does so as often as they like, and everyone knows
//! those of the demonstration; a stranger mistypes them as often. None of them is kept out for it, and none fills the trail.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::StoreError;
use school_management::notices::activity::{ActivityKind, NewActivity};

use crate::gate::counter::Counter;
use crate::gate::keys::CounterKey;
use crate::gate::model::Actor;
use crate::gate::ports::Gate;

/// Entries of a kind and person that are written down in a day, each. After them the hundredth is, the two-hundredth, the
/// four-hundredth and so on, with its number: the trail tells how many there were, and grows by one when they double.
const ONE_BY_ONE: i32 = 50;
const DAY: TimeDelta = TimeDelta::days(1);

/// Adds to the trail, or only to the count. The last thing that a transaction does: others of the same account wait for it.
pub(crate) fn record(
    gate: &mut dyn Gate,
    actor: &Actor,
    (kind, text): (ActivityKind, &str),
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    let key = CounterKey::trail(kind, actor.id());
    let counted = Counter::one_more(gate.counter(&key)?, DAY, now);
    gate.put_counter(&key, counted)?;
    let Some(text) = written(text, counted.count) else { return Ok(()) };
    gate.record(actor.school, Some(actor.id()), &NewActivity::new(kind, text), now)
}

/// What is written of the day's entry of this number, if anything is.
fn written(text: &str, number: i32) -> Option<String> {
    if number <= ONE_BY_ONE {
        return Some(text.to_owned());
    }
    let doubled =
        number % ONE_BY_ONE == 0 && u32::try_from(number / ONE_BY_ONE).is_ok_and(u32::is_power_of_two);
    doubled.then(|| format!("{text} pela {number}ª vez em 24 horas"))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;
    use crate::gate::browser::UserAgent;
    use crate::gate::keys::{DeviceKey, Subnet};
    use crate::gate::sign_in::typed_login::TypedLogin;
    use crate::gate::sign_in::{Origin, accept, leave, prepare, record_failure};
    use crate::testing::{MemoryDatabase, at, at_gate, key, registered, registration};

    #[test]
    fn nobody_fills_the_trail_and_nobody_is_kept_out_for_it() {
        let device = DeviceKey("d0".to_owned());
        let origin = Origin { device: Some(&device), subnet: Subnet::of(Ipv4Addr::LOCALHOST.into()) };
        for demo in [false, true] {
            let database = MemoryDatabase::default();
            let mut school = registration("ana");
            school.school.demo = demo;
            let ana = registered(&database, &school);
            at_gate(&database, |tx| {
                let gate = tx.gate();
                for time in 0..500 {
                    let attempt = prepare(gate, &TypedLogin::staff("ana"), origin, at(time)).unwrap();
                    record_failure(gate, &attempt, at(time)).unwrap();
                    let session =
                        accept(gate, &attempt, key(1), (&device, UserAgent::default()), at(time)).unwrap();
                    leave(gate, &session, at(time)).unwrap();
                }
            });
            let trail = database.trail(ana.scope().school());
            for (kind, text) in [
                (ActivityKind::SignInFailed, "errou a senha"),
                (ActivityKind::SignIn, "entrou no sistema"),
                (ActivityKind::SignOut, "saiu do sistema"),
            ] {
                let entries = trail.iter().filter(|entry| entry.kind == kind);
                let told: Vec<_> = entries.map(|entry| entry.text.as_str()).collect();
                assert_eq!(told[..50], [text; 50]);
                let doublings = [100, 200, 400].map(|time| format!("{text} pela {time}ª vez em 24 horas"));
                assert_eq!(told[50..], doublings);
            }
            let tomorrow = 24 * 60 * 60;
            for (now, told) in [(tomorrow - 1, 0), (tomorrow, 1)] {
                let before = database.trail(ana.scope().school()).len();
                at_gate(&database, |tx| {
                    let attempt = prepare(tx.gate(), &TypedLogin::staff("ana"), origin, at(now)).unwrap();
                    record_failure(tx.gate(), &attempt, at(now)).unwrap();
                });
                let trail = database.trail(ana.scope().school());
                let added: Vec<_> = trail[before..].iter().map(|entry| entry.text.as_str()).collect();
                assert_eq!(added, ["errou a senha"; 1][..told], "{now}");
            }
        }
    }

    #[test]
    fn beyond_fifty_a_day_the_doublings_are_written_with_their_number() {
        let written: Vec<_> = (1..=1_000_000).filter_map(|number| written("entrou", number)).collect();
        assert_eq!(written[..50], ["entrou"; 50]);
        assert_eq!(written[50..53], [100, 200, 400].map(|it| format!("entrou pela {it}ª vez em 24 horas")));
        assert_eq!(written.len(), 64, "the most that a million in a day leave");
    }

    /// The figures of docs/security.md: entries of one account and kind, by how often it happens in a day.
    #[test]
    fn entries_in_a_day() {
        for (times, entries) in [(43_259, 59), (15_000_000, 68), (i32::MAX, 75)] {
            let beyond = (1..32).take_while(|doubled| i64::from(ONE_BY_ONE) << doubled <= i64::from(times));
            assert_eq!(ONE_BY_ONE as usize + beyond.count(), entries, "{times}");
        }
    }
}
