//! A school registers together with its manager.

use kernel::{InepCode, Invalid, PersonId, Uf, gather, named};

use crate::people::password::{NewPassword, Rules};
use crate::people::person::person_name;
use crate::people::school::{NewSchool, parse_code};
use crate::people::staff::{Email, StaffMember, StaffRole, Username};

/// The form as it was sent.
#[derive(Debug, Clone, Default)]
pub struct RegistrationForm {
    pub school_name: String,
    pub municipality: String,
    pub state: String,
    pub inep_code: Option<String>,
    pub manager_first_name: String,
    pub manager_last_name: String,
    pub manager_email: Option<String>,
    pub manager_username: String,
    pub manager_password: String,
    pub manager_password_confirm: String,
}

/// A member of the staff who may be created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewStaffMember {
    pub username: Username,
    pub first_name: String,
    pub last_name: String,
    pub email: Option<Email>,
    pub role: StaffRole,
}

impl NewStaffMember {
    /// The member, once a store has given the number.
    pub fn numbered(&self, id: PersonId) -> StaffMember {
        StaffMember {
            id,
            username: self.username.clone(),
            first_name: self.first_name.clone(),
            last_name: self.last_name.clone(),
            email: self.email.clone(),
            role: self.role,
        }
    }
}

/// A form that obeys the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Registration {
    pub school: NewSchool,
    pub manager: NewStaffMember,
    pub password: NewPassword,
}

impl RegistrationForm {
    /// All failing fields at once, by the names of the form.
    pub fn parse(self, shortest_password: usize) -> Result<Registration, Invalid> {
        let names = [
            self.manager_username.as_str(),
            &self.manager_first_name,
            &self.manager_last_name,
            &self.school_name,
            &self.municipality,
        ];
        let rules = Rules { shortest: shortest_password, names: &names };
        let email = filled(self.manager_email.as_deref());
        gather! {
            name = "schoolName": named(&self.school_name, 200, "Nome da escola é obrigatório");
            municipality = "municipality": named(&self.municipality, 120, "Município é obrigatório");
            state = "state": parse_state(&self.state);
            inep_code = "inepCode": optional_code(self.inep_code.as_deref(), state);
            first_name = "managerFirstName":
                person_name(&self.manager_first_name, 80, "Nome do gestor é obrigatório");
            last_name = "managerLastName":
                person_name(&self.manager_last_name, 80, "Sobrenome do gestor é obrigatório");
            email = "managerEmail": email.map(str::parse::<Email>).transpose();
            username = "managerUsername": Username::chosen(&self.manager_username);
            password = "managerPassword": NewPassword::new(&self.manager_password, rules);
            "managerPasswordConfirm": repeated(&self.manager_password, &self.manager_password_confirm);
        }
        Ok(Registration {
            school: NewSchool { name, municipality, state, inep_code, demo: false },
            manager: NewStaffMember { username, first_name, last_name, email, role: StaffRole::Gestor },
            password,
        })
    }
}

fn repeated(password: &str, again: &str) -> Result<(), &'static str> {
    if password == again { Ok(()) } else { Err("As senhas não coincidem") }
}

fn filled(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}

fn parse_state(text: &str) -> Result<Uf, String> {
    if text.trim().is_empty() {
        return Err("Estado é obrigatório".to_owned());
    }
    text.parse().map_err(|error: kernel::PlaceError| error.to_string())
}

fn optional_code(text: Option<&str>, state: Option<Uf>) -> Result<Option<InepCode>, String> {
    match (filled(text), state) {
        (None, _) => Ok(None),
        (Some(text), Some(state)) => parse_code(text, state).map(Some),
        (Some(text), None) => text.parse().map(Some).map_err(|error: kernel::PlaceError| error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> RegistrationForm {
        RegistrationForm {
            school_name: "E. E. Angelina dos Anjos".into(),
            municipality: "Costa Marques".into(),
            state: "RO".into(),
            inep_code: Some("11005823".into()),
            manager_first_name: "Marina".into(),
            manager_last_name: "Souza".into(),
            manager_email: Some(String::new()),
            manager_username: "marina".into(),
            manager_password: "ipê-amarelo".into(),
            manager_password_confirm: "ipê-amarelo".into(),
        }
    }

    #[test]
    fn a_complete_form_is_accepted() {
        let registration = form().parse(6).unwrap();
        assert_eq!(registration.school.inep_code.unwrap().as_str(), "11005823");
        assert_eq!(registration.manager.role, StaffRole::Gestor);
        assert_eq!(registration.manager.email, None);
    }

    #[test]
    fn an_empty_form_names_each_required_field() {
        let invalid = RegistrationForm::default().parse(6).unwrap_err();
        let fields: Vec<_> = invalid.fields().collect();
        assert_eq!(
            fields,
            [
                ("managerFirstName", "Nome do gestor é obrigatório"),
                ("managerLastName", "Sobrenome do gestor é obrigatório"),
                ("managerPassword", "Senha deve ter pelo menos 6 caracteres"),
                ("managerUsername", "Nome de usuário deve ter pelo menos 3 caracteres"),
                ("municipality", "Município é obrigatório"),
                ("schoolName", "Nome da escola é obrigatório"),
                ("state", "Estado é obrigatório"),
            ]
        );
    }

    #[test]
    fn each_rule_has_its_sentence() {
        type Change = fn(&mut RegistrationForm);
        let cases: [(Change, &str, &str); 9] = [
            (|f| f.manager_email = Some("ana".into()), "managerEmail", "Email inválido"),
            (
                |f| f.manager_password_confirm = "outra".into(),
                "managerPasswordConfirm",
                "As senhas não coincidem",
            ),
            (
                |f| f.inep_code = Some("123".into()),
                "inepCode",
                "O código INEP tem 8 dígitos e começa pelo código do estado.",
            ),
            (
                |f| f.state = "GO".into(),
                "inepCode",
                "Este código INEP é de uma escola de Rondônia, não de Goiás.",
            ),
            (|f| f.school_name = "2026".into(), "schoolName", "O nome não tem letras."),
            (|f| f.school_name = "\u{3164}".into(), "schoolName", "Nome da escola é obrigatório"),
            (|f| f.manager_first_name = "---".into(), "managerFirstName", "O nome não tem letras."),
            (
                |f| f.manager_username = "mаrina".into(),
                "managerUsername",
                "Use letras sem acento, números, ponto, hífen, sublinhado ou @",
            ),
            (|f| f.state = "ZZ".into(), "state", "Estado desconhecido: use a sigla, como GO."),
        ];
        for (change, field, sentence) in cases {
            let mut form = form();
            change(&mut form);
            let invalid = form.parse(6).unwrap_err();
            assert_eq!(invalid.fields().collect::<Vec<_>>(), [(field, sentence)]);
        }
    }
}
