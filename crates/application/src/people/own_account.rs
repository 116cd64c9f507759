//! What people see and change of their own account. Their password: `gate::own_password`.

use chrono::{DateTime, Utc};
use kernel::{PersonId, SessionId};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::staff_account::{Profile, ProfileForm};

use crate::gate::session::LiveSession;
use crate::people::staff::{StaffError, refuse_demonstration};
use crate::tx::database::SchoolTx;

/// Changes one's own name and e-mail.
pub fn change(
    tx: &mut dyn SchoolTx,
    session: &LiveSession,
    form: &ProfileForm,
    now: DateTime<Utc>,
) -> Result<(), StaffError> {
    refuse_demonstration(session)?;
    let profile = form.parse()?;
    let own = session.actor().id();
    let account = tx.school().hold_account(own)?.ok_or(StaffError::NoOne)?;
    if profile != Profile::from(&account.member) {
        tx.school().set_profile(own, &profile)?;
        record(tx, own, "mudou o próprio nome ou e-mail", now)?;
    }
    Ok(())
}

/// Ends one of one's own sessions.
pub fn end_session(
    tx: &mut dyn SchoolTx,
    session: &LiveSession,
    id: SessionId,
    now: DateTime<Utc>,
) -> Result<(), StaffError> {
    refuse_demonstration(session)?;
    let own = session.actor().id();
    if !tx.sessions().close_one(own, id)? {
        return Err(StaffError::NoOne);
    }
    record(tx, own, "encerrou um dos próprios acessos", now)
}

/// Ends one's own sessions but the one that asks.
pub fn end_other_sessions(
    tx: &mut dyn SchoolTx,
    session: &LiveSession,
    now: DateTime<Utc>,
) -> Result<(), StaffError> {
    refuse_demonstration(session)?;
    let own = session.actor().id();
    tx.sessions().close(own, Some(*session.key()))?;
    record(tx, own, "encerrou os outros acessos próprios", now)
}

fn record(tx: &mut dyn SchoolTx, own: PersonId, text: &str, now: DateTime<Utc>) -> Result<(), StaffError> {
    Ok(tx.school().record(Some(own), &NewActivity::new(ActivityKind::Staff, text), now)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gate::model::{Entrant, World};
    use crate::gate::session;
    use crate::testing::{MemoryDatabase, at, at_gate, key, registered, registration, within};

    fn open(database: &MemoryDatabase, of: &LiveSession, token: u8) {
        let entrant = Entrant::new(of.actor().clone(), World::Real);
        at_gate(database, |tx| session::open(tx.gate(), entrant, key(token), at(0))).unwrap();
    }

    fn there(database: &MemoryDatabase, tokens: [u8; 3]) -> [bool; 3] {
        tokens.map(|token| at_gate(database, |tx| tx.gate().session(key(token))).unwrap().is_some())
    }

    #[test]
    fn a_person_ends_their_own_sessions_and_nobody_elses() {
        let database = MemoryDatabase::default();
        let (ana, bia) =
            (registered(&database, &registration("ana")), registered(&database, &registration("bia")));
        for token in [1, 2] {
            open(&database, &ana, token);
        }
        // In memory a session's number is its key's first byte.
        let refused = within(&database, &ana, |tx| end_session(tx, &ana, SessionId(b'b'.into()), at(1)));
        assert!(matches!(refused, Err(StaffError::NoOne)), "{refused:?}");
        within(&database, &ana, |tx| end_session(tx, &ana, SessionId(1), at(1))).unwrap();
        assert_eq!(there(&database, [1, 2, b'a']), [false, true, true]);
        within(&database, &ana, |tx| end_other_sessions(tx, &ana, at(2))).unwrap();
        assert_eq!(there(&database, [2, b'a', b'b']), [false, true, true]);
        let told: Vec<_> = database.trail(ana.scope().school()).into_iter().map(|it| it.text).collect();
        assert_eq!(told, ["encerrou um dos próprios acessos", "encerrou os outros acessos próprios"]);
        assert!(database.trail(bia.scope().school()).is_empty());
    }

    #[test]
    fn a_person_changes_their_own_name() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let form =
            ProfileForm { first_name: "Mara".into(), last_name: "Sá".into(), email: Some(String::new()) };
        for _ in 0..2 {
            within(&database, &ana, |tx| change(tx, &ana, &form, at(1))).unwrap();
        }
        let account = within(&database, &ana, |tx| tx.school().hold_account(ana.actor().id())).unwrap();
        assert_eq!(Profile::from(&account.unwrap().member), form.parse().unwrap());
        assert_eq!(database.trail(ana.scope().school()).len(), 1, "what changes nothing is not told");
    }

    #[test]
    fn the_demonstrations_accounts_are_everyones() {
        let database = MemoryDatabase::default();
        let mut demo = registration("demo");
        demo.school.demo = true;
        let demo = registered(&database, &demo);
        open(&database, &demo, 1);
        within(&database, &demo, |tx| {
            for refused in [
                change(tx, &demo, &ProfileForm::default(), at(1)),
                end_session(tx, &demo, SessionId(1), at(1)),
                end_other_sessions(tx, &demo, at(1)),
            ] {
                assert!(matches!(refused, Err(StaffError::Demonstration)), "{refused:?}");
            }
        });
    }
}
