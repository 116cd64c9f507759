//! The manager keeps the accounts of the school's staff.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::{Invalid, PersonId, StoreError};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::password::HashedPassword;
use school_management::people::staff::{StaffMember, StaffRole};
use school_management::people::staff_account::{
    AccountChangeForm, LastManager, Profile, ProfileForm, StaffAccount, spare,
};
use thiserror::Error;

use crate::classes::class::left;
use crate::gate::model::World;
use crate::gate::session::LiveSession;
use crate::tx::database::SchoolTx;

/// How long an issued password waits for its person.
pub const ISSUED_LASTS: TimeDelta = TimeDelta::days(7);

/// Why an account stays as it is.
#[derive(Debug, Error)]
pub enum StaffError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error("Este nome de usuário já está em uso.")]
    UsernameTaken,
    /// Nobody of this number is on the school's staff.
    #[error("a pessoa não existe")]
    NoOne,
    #[error(transparent)]
    LastManager(#[from] LastManager),
    #[error("Para trocar a sua própria senha, use Minha conta.")]
    OwnPassword,
    #[error("As pessoas da escola de demonstração não mudam: todos entram com as mesmas contas.")]
    Demonstration,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The password that the server drew, as it is kept.
#[derive(Debug, Clone, Copy)]
pub struct Issued<'a> {
    pub hash: &'a HashedPassword,
    pub until: DateTime<Utc>,
}

/// Everyone knows the demonstration's accounts: nobody may take them from the others.
pub fn refuse_demonstration(session: &LiveSession) -> Result<(), StaffError> {
    match session.scope().world() {
        World::Demonstration => Err(StaffError::Demonstration),
        World::Real => Ok(()),
    }
}

/// A new member of the staff, who enters once with the issued password.
pub fn create(
    tx: &mut dyn SchoolTx,
    by: &LiveSession,
    (form, username, role): (&ProfileForm, &str, &str),
    issued: Issued<'_>,
    now: DateTime<Utc>,
) -> Result<StaffMember, StaffError> {
    refuse_demonstration(by)?;
    let new = form.parse_new(username, role)?;
    let added = tx.school().add_member(&new, issued.hash).map_err(|error| match error {
        StoreError::Clash(name) if name == "logins_pkey" => StaffError::UsernameTaken,
        error => error.into(),
    })?;
    tx.school().issue_password(added.id, issued.hash, issued.until)?;
    let text = format!("criou o acesso de uma pessoa da equipe, com o perfil {}", added.role.slug());
    record(tx, by, ActivityKind::Staff, text, added.id, now)?;
    Ok(added)
}

/// Changes names, e-mail and role. Who has another role from now on comes in anew.
pub fn change(
    tx: &mut dyn SchoolTx,
    by: &LiveSession,
    id: PersonId,
    typed: AccountChangeForm,
    now: DateTime<Utc>,
) -> Result<StaffAccount, StaffError> {
    refuse_demonstration(by)?;
    let mut account = tx.school().hold_account(id)?.ok_or(StaffError::NoOne)?;
    let (profile, role) = typed.parse(&account.member)?;
    let before = account.member.role;
    if role != before {
        if before == StaffRole::Gestor {
            spare(&tx.school().hold_managers()?, id)?;
        }
        tx.school().set_role(id, role)?;
        tx.sessions().close(id, None)?;
        let text =
            format!("mudou o perfil de uma pessoa da equipe de {} para {}", before.slug(), role.slug());
        record(tx, by, ActivityKind::Staff, text, id, now)?;
    }
    if profile != Profile::from(&account.member) {
        tx.school().set_profile(id, &profile)?;
        let text = "mudou o nome ou o e-mail de uma pessoa da equipe".to_owned();
        record(tx, by, ActivityKind::Staff, text, id, now)?;
    }
    let Profile { first_name, last_name, email } = profile;
    account.member = StaffMember { first_name, last_name, email, role, ..account.member };
    Ok(account)
}

/// Keeps somebody out, who then teaches no class, or lets them in again, to be given classes anew.
pub fn set_active(
    tx: &mut dyn SchoolTx,
    by: &LiveSession,
    id: PersonId,
    active: bool,
    now: DateTime<Utc>,
) -> Result<StaffAccount, StaffError> {
    refuse_demonstration(by)?;
    let account = tx.school().hold_account(id)?.ok_or(StaffError::NoOne)?;
    if account.active != active {
        let text = if active {
            "reativou o acesso de uma pessoa da equipe"
        } else {
            spare(&tx.school().hold_managers()?, id)?;
            tx.sessions().close(id, None)?;
            "desativou o acesso de uma pessoa da equipe"
        };
        tx.school().set_active(id, active)?;
        record(tx, by, ActivityKind::Staff, text.to_owned(), id, now)?;
        if !active {
            leave_classes(tx, by, id, now)?;
        }
    }
    Ok(StaffAccount { active, ..account })
}

fn leave_classes(
    tx: &mut dyn SchoolTx,
    by: &LiveSession,
    id: PersonId,
    now: DateTime<Utc>,
) -> Result<(), StaffError> {
    // Who counts pupils at the same time writes several classes too.
    tx.school().hold_pupils()?;
    match tx.school().leave_classes(id)? {
        0 => Ok(()),
        classes => record(tx, by, ActivityKind::Classes, left(classes), id, now),
    }
}

/// Gives somebody who lost theirs a password to enter with once.
pub fn reset_password(
    tx: &mut dyn SchoolTx,
    by: &LiveSession,
    id: PersonId,
    issued: Issued<'_>,
    now: DateTime<Utc>,
) -> Result<StaffMember, StaffError> {
    refuse_demonstration(by)?;
    if id == by.actor().id() {
        return Err(StaffError::OwnPassword);
    }
    let account = tx.school().hold_account(id)?.ok_or(StaffError::NoOne)?;
    tx.school().issue_password(id, issued.hash, issued.until)?;
    tx.sessions().close(id, None)?;
    let text = "gerou uma senha provisória para uma pessoa da equipe".to_owned();
    record(tx, by, ActivityKind::Password, text, id, now)?;
    Ok(account.member)
}

/// Ends somebody's sessions; of one's own the one that asks goes on.
pub fn end_sessions(
    tx: &mut dyn SchoolTx,
    by: &LiveSession,
    id: PersonId,
    now: DateTime<Utc>,
) -> Result<(), StaffError> {
    refuse_demonstration(by)?;
    tx.school().hold_account(id)?.ok_or(StaffError::NoOne)?;
    tx.sessions().close(id, Some(*by.key()))?;
    record(tx, by, ActivityKind::Staff, "encerrou os acessos de uma pessoa da equipe".to_owned(), id, now)
}

/// Whether professors see the pupils of their own classes alone; `access::reach` says what follows.
pub fn set_own_classes_only(
    tx: &mut dyn SchoolTx,
    by: &LiveSession,
    on: bool,
    now: DateTime<Utc>,
) -> Result<(), StaffError> {
    refuse_demonstration(by)?;
    if tx.school().own_classes_only()? != on {
        tx.school().set_own_classes_only(on)?;
        let text = if on {
            "definiu que professores veem só os alunos das suas turmas"
        } else {
            "definiu que professores veem os alunos de todas as turmas"
        };
        tx.school().record(Some(by.actor().id()), &NewActivity::new(ActivityKind::Staff, text), now)?;
    }
    Ok(())
}

/// The trail names people by number alone.
fn record(
    tx: &mut dyn SchoolTx,
    by: &LiveSession,
    kind: ActivityKind,
    text: String,
    about: PersonId,
    now: DateTime<Utc>,
) -> Result<(), StaffError> {
    let activity = NewActivity::new(kind, text).about(about);
    Ok(tx.school().record(Some(by.actor().id()), &activity, now)?)
}

#[cfg(test)]
mod tests;
