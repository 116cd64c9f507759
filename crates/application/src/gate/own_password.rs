//! A signed-in person changes their password.

use chrono::{DateTime, Utc};
use kernel::{Invalid, PersonId, StoreError};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::password::{HashedPassword, NewPassword, Rules};
use school_management::people::person::Person;
use thiserror::Error;

use crate::gate::counted::{self, MustWait};
use crate::gate::keys::{CounterKey, SessionKey};
use crate::gate::ports::Gate;
use crate::gate::session::LiveSession;
use crate::gate::sign_in::as_issued;
use crate::tx::database::SchoolTx;

/// Why a password stays as it is.
#[derive(Debug, Error)]
pub enum OwnPasswordError {
    #[error("A senha das contas de demonstração é pública e não pode ser trocada.")]
    Demonstration,
    /// The person or the school was removed while the session lived.
    #[error("a pessoa não existe mais")]
    Gone,
    #[error("A senha atual não confere")]
    Wrong,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What there is to know before a change.
#[derive(Debug, Clone)]
pub struct OwnPassword {
    /// What the current password has to fit.
    pub current: HashedPassword,
    /// What the new one must not be made of.
    names: Vec<String>,
    /// It was issued.
    issued: bool,
    pupil: bool,
}

impl OwnPassword {
    /// What was typed for the current one, as it was hashed.
    pub fn typed(&self, password: String) -> String {
        if self.issued || self.pupil { as_issued(password) } else { password }
    }

    /// The new one, as it is hashed. Of a pupil's that looks like a card's neither capitals nor spaces count, then or now.
    pub fn kept(&self, password: &NewPassword) -> String {
        let text = password.expose().to_owned();
        if self.pupil { as_issued(text) } else { text }
    }

    /// The new password, if it obeys the rules. `current` is what was [`typed`](Self::typed) for the one it follows.
    pub fn accept(&self, text: &str, current: &str, shortest: usize) -> Result<NewPassword, Invalid> {
        if self.issued && as_issued(text.to_owned()) == current {
            return Err(Invalid::field("newPassword", "Escolha uma senha diferente da provisória"));
        }
        let names: Vec<_> = self.names.iter().map(String::as_str).collect();
        NewPassword::new(text, Rules { shortest, names: &names })
            .map_err(|sentence| Invalid::field("newPassword", sentence))
    }
}

/// Looks up the caller's password.
pub fn look_up(tx: &mut dyn SchoolTx, session: &LiveSession) -> Result<OwnPassword, OwnPasswordError> {
    let person = &session.actor().person;
    let school = tx.school().school()?.ok_or(OwnPasswordError::Gone)?;
    let current = tx.school().password(person.id())?.ok_or(OwnPasswordError::Gone)?;
    if school.demo {
        return Err(OwnPasswordError::Demonstration);
    }
    let mut names = vec![person.login().to_owned(), school.name, school.municipality];
    match person {
        Person::Staff(member) => names.extend([member.first_name.clone(), member.last_name.clone()]),
        Person::Pupil(pupil) => names.push(pupil.name.clone()),
    }
    let pupil = matches!(person, Person::Pupil(_));
    Ok(OwnPassword { current, names, issued: session.must_change(), pupil })
}

/// Before the current password is checked: whoever finds an open session must not guess it. The try counts as failed
/// until [`forgive`] clears it or [`withdraw`] takes it back.
pub fn count(gate: &mut dyn Gate, user: PersonId, now: DateTime<Utc>) -> Result<(), MustWait> {
    counted::count(gate, &CounterKey::own_password(user), now)
}

/// The current password was right.
pub fn forgive(gate: &mut dyn Gate, user: PersonId) -> Result<(), StoreError> {
    gate.clear_counter(&CounterKey::own_password(user))
}

/// Nobody could look at the current password.
pub fn withdraw(gate: &mut dyn Gate, user: PersonId) -> Result<(), StoreError> {
    counted::uncount(gate, &CounterKey::own_password(user))
}

/// Stores the new password, ends the person's other sessions and gives this one the key `renamed`. `Wrong`, and nothing
/// changed, when the password is no longer `from`.
pub fn change(
    tx: &mut dyn SchoolTx,
    session: &LiveSession,
    (from, to): (&HashedPassword, &HashedPassword),
    renamed: SessionKey,
    now: DateTime<Utc>,
) -> Result<(), OwnPasswordError> {
    let user = session.actor().id();
    if !tx.school().change_password(user, from, to)? {
        return Err(OwnPasswordError::Wrong);
    }
    tx.school().keep_password(user)?;
    tx.sessions().close(user, Some(*session.key()))?;
    tx.sessions().rename(*session.key(), renamed)?;
    let activity = NewActivity::new(ActivityKind::Password, "trocou a própria senha");
    tx.school().record(Some(user), &activity, now)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gate::model::{Entrant, World};
    use crate::gate::session;
    use crate::testing::{HASH, MemoryDatabase, at, at_gate, key, registered, registration, within};

    #[test]
    fn the_other_sessions_end_and_this_one_goes_on_under_a_new_key() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        at_gate(&database, |tx| {
            session::open(tx.gate(), Entrant::new(ana.actor().clone(), World::Real), key(1), at(0))
        })
        .unwrap();
        let own = within(&database, &ana, |tx| look_up(tx, &ana)).unwrap();
        assert_eq!(own.current, HashedPassword::new(HASH));
        let new = HashedPassword::new("$new");
        within(&database, &ana, |tx| change(tx, &ana, (&own.current, &new), key(2), at(9))).unwrap();
        at_gate(&database, |tx| {
            for (token, there) in [(b'a', false), (1, false), (2, true)] {
                assert_eq!(tx.gate().session(key(token)).unwrap().is_some(), there, "{token}");
            }
            let stored = tx.gate().credential(&"ana".parse().unwrap()).unwrap().unwrap();
            assert_eq!(stored.hash(), Some(&new));
        });
        let [entry] = database.trail(ana.scope().school()).try_into().unwrap();
        assert_eq!((entry.text.as_str(), entry.at), ("trocou a própria senha", at(9)));
    }

    #[test]
    fn a_password_that_changed_meanwhile_stays() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let (stale, new) = (HashedPassword::new("$older"), HashedPassword::new("$new"));
        let refused = within(&database, &ana, |tx| change(tx, &ana, (&stale, &new), key(2), at(9)));
        assert!(matches!(refused, Err(OwnPasswordError::Wrong)), "{refused:?}");
        assert!(at_gate(&database, |tx| tx.gate().session(*ana.key())).unwrap().is_some());
        assert!(database.trail(ana.scope().school()).is_empty());
    }

    #[test]
    fn a_demonstration_account_keeps_its_password() {
        let database = MemoryDatabase::default();
        let mut demo = registration("demo");
        demo.school.demo = true;
        let session = registered(&database, &demo);
        let refused = within(&database, &session, |tx| look_up(tx, &session));
        assert!(matches!(refused, Err(OwnPasswordError::Demonstration)), "{refused:?}");
    }

    #[test]
    fn the_new_password_obeys_the_rules_and_is_no_name_of_the_school() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let own = within(&database, &ana, |tx| look_up(tx, &ana)).unwrap();
        assert_eq!(own.accept("jabuticaba roxa", "ipê-amarelo", 6).unwrap().expose(), "jabuticaba roxa");
        let name = "A senha não pode ser o nome da pessoa, da escola ou da cidade";
        for (text, sentence) in [
            ("curta", "Senha deve ter pelo menos 6 caracteres"),
            ("Marina2026", name),
            ("costamarques", name),
        ] {
            let invalid = own.accept(text, "ipê-amarelo", 6).unwrap_err();
            assert_eq!(invalid.fields().collect::<Vec<_>>(), [("newPassword", sentence)]);
        }
    }

    #[test]
    fn guesses_at_ones_own_password_wait_until_one_is_right() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana")).actor().id();
        at_gate(&database, |tx| {
            for _ in 0..5 {
                count(tx.gate(), ana, at(0)).unwrap();
            }
            assert!(matches!(count(tx.gate(), ana, at(0)), Err(MustWait::TooMany { .. })));
            withdraw(tx.gate(), ana).unwrap();
            assert!(count(tx.gate(), ana, at(0)).is_ok());
            forgive(tx.gate(), ana).unwrap();
        });
        assert!(database.counters().is_empty());
    }
}
