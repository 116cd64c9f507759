//! The accounts of a school's staff, as the manager keeps them.

use chrono::{DateTime, Utc};
use kernel::{Given, Invalid, PersonId, gather};
use thiserror::Error;

use crate::people::person::{Role, person_name};
use crate::people::registration::NewStaffMember;
use crate::people::staff::{Email, StaffMember, StaffRole, Username};

/// A member of the staff, and whether and how they may sign in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaffAccount {
    pub member: StaffMember,
    pub active: bool,
    /// May do nothing but choose a password.
    pub must_change: bool,
    /// The password opens nothing from then on.
    pub password_until: Option<DateTime<Utc>>,
}

impl StaffAccount {
    /// Whether somebody is told of accounts, and of who may not sign in.
    pub fn is_shown_to(role: Role) -> bool {
        role == Role::Gestor
    }
}

/// An account, and what there is of its use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountInUse {
    pub account: StaffAccount,
    /// Of a session or a device; `None` for who never came in, or not for a year.
    pub seen_at: Option<DateTime<Utc>>,
    pub open_sessions: usize,
}

/// What a person is called and written to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    pub first_name: String,
    pub last_name: String,
    pub email: Option<Email>,
}

impl From<&StaffMember> for Profile {
    fn from(member: &StaffMember) -> Self {
        let StaffMember { first_name, last_name, email, .. } = member.clone();
        Self { first_name, last_name, email }
    }
}

/// The form of a profile as it was sent.
#[derive(Debug, Clone, Default)]
pub struct ProfileForm {
    pub first_name: String,
    pub last_name: String,
    pub email: Option<String>,
}

impl ProfileForm {
    /// All failing fields at once, by the names of the form.
    pub fn parse(&self) -> Result<Profile, Invalid> {
        gather! {
            first_name = "firstName": self.first_name();
            last_name = "lastName": self.last_name();
            email = "email": self.email();
        }
        Ok(Profile { first_name, last_name, email })
    }

    /// With the role, which the manager gives.
    pub fn parse_with(&self, role: &str) -> Result<(Profile, StaffRole), Invalid> {
        gather! {
            first_name = "firstName": self.first_name();
            last_name = "lastName": self.last_name();
            email = "email": self.email();
            role = "role": parse_role(role);
        }
        Ok((Profile { first_name, last_name, email }, role))
    }

    /// With the role and the username, which stays.
    pub fn parse_new(&self, username: &str, role: &str) -> Result<NewStaffMember, Invalid> {
        gather! {
            username = "username": Username::chosen(username);
            first_name = "firstName": self.first_name();
            last_name = "lastName": self.last_name();
            email = "email": self.email();
            role = "role": parse_role(role);
        }
        Ok(NewStaffMember { username, first_name, last_name, email, role })
    }

    fn first_name(&self) -> Result<String, String> {
        person_name(&self.first_name, 80, "Nome é obrigatório")
    }

    fn last_name(&self) -> Result<String, String> {
        person_name(&self.last_name, 80, "Sobrenome é obrigatório")
    }

    fn email(&self) -> Result<Option<Email>, &'static str> {
        let typed = self.email.as_deref().map(str::trim).filter(|text| !text.is_empty());
        typed.map(str::parse).transpose()
    }
}

/// What the manager changes of somebody, as sent: what is absent stays.
#[derive(Debug, Clone, Default)]
pub struct AccountChangeForm {
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub email: Given<String>,
    pub role: Option<String>,
}

impl AccountChangeForm {
    /// What the person is called and does after the change, which is refused as a whole form is.
    pub fn parse(self, before: &StaffMember) -> Result<(Profile, StaffRole), Invalid> {
        let form = ProfileForm {
            first_name: self.first_name.unwrap_or_else(|| before.first_name.clone()),
            last_name: self.last_name.unwrap_or_else(|| before.last_name.clone()),
            email: self.email.over(before.email.as_ref().map(|email| email.as_str().to_owned())),
        };
        form.parse_with(self.role.as_deref().unwrap_or(before.role.slug()))
    }
}

fn parse_role(slug: &str) -> Result<StaffRole, String> {
    slug.parse().map_err(|error: crate::people::staff::UnknownStaffRole| error.to_string())
}

/// A school without a manager could not make another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Esta é a única pessoa gestora da escola: dê esse perfil a outra antes.")]
pub struct LastManager;

/// Whether the school goes on without this manager; `managers` are those who may sign in.
pub fn spare(managers: &[PersonId], leaving: PersonId) -> Result<(), LastManager> {
    if managers == [leaving] { Err(LastManager) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> ProfileForm {
        ProfileForm {
            first_name: " Lígia ".into(),
            last_name: "Barros".into(),
            email: Some("ligia@escola.gov.br".into()),
        }
    }

    #[test]
    fn accounts_are_the_managers_to_see() {
        let shown = Role::ALL.map(StaffAccount::is_shown_to);
        assert_eq!(shown, [true, false, false, false], "{:?}", Role::ALL);
    }

    #[test]
    fn a_form_is_read_with_what_the_manager_gives() {
        let new = form().parse_new("Ligia.Barros", "professor").unwrap();
        assert_eq!((new.username.as_str(), new.first_name.as_str()), ("ligia.barros", "Lígia"));
        let (profile, role) = form().parse_with("coordenador").unwrap();
        assert_eq!((profile.email, role), (new.email, StaffRole::Coordenador));
        assert_eq!(ProfileForm { email: Some(" ".into()), ..form() }.parse().unwrap().email, None);
    }

    #[test]
    fn each_rule_has_its_sentence() {
        let empty = ProfileForm { email: Some("ana".into()), ..ProfileForm::default() };
        let invalid = empty.parse_new("a", "aluno").unwrap_err();
        assert_eq!(
            invalid.fields().collect::<Vec<_>>(),
            [
                ("email", "Email inválido"),
                ("firstName", "Nome é obrigatório"),
                ("lastName", "Sobrenome é obrigatório"),
                ("role", "Perfil desconhecido: use gestor, coordenador ou professor."),
                ("username", "Nome de usuário deve ter pelo menos 3 caracteres"),
            ]
        );
        assert_eq!(empty.parse_with("aluno").unwrap_err().fields().count(), 4);
        assert_eq!(empty.parse().unwrap_err().fields().count(), 3);
    }

    #[test]
    fn a_name_is_cleaned_as_a_pupils_is() {
        let named = |first: &str, last: &str| {
            let form = ProfileForm { first_name: first.to_owned(), last_name: last.to_owned(), email: None };
            form.parse().map(|profile| (profile.first_name, profile.last_name))
        };
        let kept = named("Lí\u{200b}gia\u{202e}", "Bar\u{ad}ros\u{2060}\u{3164}").unwrap();
        assert_eq!((kept.0.as_str(), kept.1.as_str()), ("Lígia", "Barros"));
        for (text, first, last) in [
            ("\u{3164}", "Nome é obrigatório", "Sobrenome é obrigatório"),
            ("\u{2800}\u{200b}", "Nome é obrigatório", "Sobrenome é obrigatório"),
            ("---", "O nome não tem letras.", "O nome não tem letras."),
            ("2026", "O nome não tem letras.", "O nome não tem letras."),
        ] {
            let invalid = named(text, text).unwrap_err();
            assert_eq!(
                invalid.fields().collect::<Vec<_>>(),
                [("firstName", first), ("lastName", last)],
                "{text:?}"
            );
        }
    }

    #[test]
    fn the_last_manager_stays() {
        let [ana, bia] = [PersonId(1), PersonId(2)];
        for (managers, leaving, outcome) in [
            ([ana].as_slice(), ana, Err(LastManager)),
            (&[ana, bia], ana, Ok(())),
            (&[ana], bia, Ok(())),
            (&[], ana, Ok(())),
        ] {
            assert_eq!(spare(managers, leaving), outcome, "{managers:?}");
        }
    }
}
