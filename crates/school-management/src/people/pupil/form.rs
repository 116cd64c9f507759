use kernel::{ClassId, Day, Given, Invalid, gather};

use crate::people::password::{NewPassword, Rules};
use crate::people::staff::Email;

use super::birth_date::{BirthDate, DateOrder};
use super::data::{PupilChange, PupilData};
use super::enrolment::Enrolment;
use super::names::{GuardianName, PupilName};
use super::phone::Phone;

/// The form "Cadastrar Aluno" as it was sent.
#[derive(Clone, Default)]
pub struct NewPupilForm {
    pub student_id: String,
    pub name: String,
    pub password: String,
    pub class_id: Option<i64>,
    pub email: Option<String>,
    pub birth_date: Option<String>,
    pub guardian_name: Option<String>,
    pub guardian_phone: Option<String>,
}

/// A pupil who may be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPupil {
    pub data: PupilData,
    /// Whether the school has it is the use case's question.
    pub class: ClassId,
    pub password: NewPassword,
}

/// The form "Editar Aluno" as it was sent, or a class alone: what is absent stays; what is sent empty and may be
/// unknown becomes so.
#[derive(Debug, Clone, Default)]
pub struct PupilChangeForm {
    pub student_id: Option<String>,
    pub name: Option<String>,
    pub class: Given<ClassId>,
    pub email: Option<String>,
    pub birth_date: Option<String>,
    pub guardian_name: Option<String>,
    pub guardian_phone: Option<String>,
    pub is_active: Option<bool>,
}

impl NewPupilForm {
    /// All failing fields at once, by the names of the form. `rules` name what everyone knows of the school; of the pupil it is in the
    /// form.
    pub fn parse(self, today: Day, rules: Rules<'_>) -> Result<NewPupil, Invalid> {
        let names = [rules.names, &[self.name.as_str(), self.student_id.as_str()]].concat();
        let rules = Rules { names: &names, ..rules };
        gather! {
            enrolment = "studentId": self.student_id.parse::<Enrolment>();
            name = "name": PupilName::typed(&self.name);
            class = "classId": self.class_id.map(ClassId).ok_or("Escolha a turma.");
            password = "password": NewPassword::new(&self.password, rules);
            email = "email": optional(self.email.as_deref(), str::parse::<Email>);
            birth_date = "birthDate": optional_date(self.birth_date.as_deref(), today);
            guardian_name = "guardianName": optional(self.guardian_name.as_deref(), GuardianName::typed);
            guardian_phone = "guardianPhone": optional(self.guardian_phone.as_deref(), Phone::typed);
        }
        let data = PupilData { enrolment, name, email, birth_date, guardian_name, guardian_phone };
        Ok(NewPupil { data, class, password })
    }
}

impl PupilChangeForm {
    /// All failing fields at once, by the names of the form.
    pub fn parse(self, today: Day) -> Result<PupilChange, Invalid> {
        gather! {
            enrolment = "studentId": self.student_id.as_deref().map(str::parse::<Enrolment>).transpose();
            name = "name": self.name.as_deref().map(PupilName::typed).transpose();
            email = "email": given(self.email.as_deref(), |text| optional(text, str::parse::<Email>));
            birth_date = "birthDate": given(self.birth_date.as_deref(), |text| optional_date(text, today));
            guardian_name = "guardianName":
                given(self.guardian_name.as_deref(), |text| optional(text, GuardianName::typed));
            guardian_phone = "guardianPhone":
                given(self.guardian_phone.as_deref(), |text| optional(text, Phone::typed));
        }
        let (class, active) = (self.class, self.is_active);
        Ok(PupilChange { enrolment, name, class, email, birth_date, guardian_name, guardian_phone, active })
    }
}

fn optional<T, E>(text: Option<&str>, parse: impl FnOnce(&str) -> Result<T, E>) -> Result<Option<T>, E> {
    text.filter(|text| !text.trim().is_empty()).map(parse).transpose()
}

fn optional_date(text: Option<&str>, today: Day) -> Result<Option<BirthDate>, String> {
    let typed = |text: &str| BirthDate::typed(text.trim(), DateOrder::DayFirst, today);
    let filled = text.filter(|text| !text.trim().is_empty());
    filled.map(typed).transpose().map_err(|error| error.to_string())
}

fn given<T, E>(
    text: Option<&str>,
    parse: impl FnOnce(Option<&str>) -> Result<Option<T>, E>,
) -> Result<Given<T>, E> {
    match text {
        None => Ok(Given::Kept),
        sent => parse(sent).map(|value| value.map_or(Given::Cleared, Given::Set)),
    }
}

/// Without the password.
impl std::fmt::Debug for NewPupilForm {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("NewPupilForm").field("student_id", &self.student_id).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use kernel::{PersonId, Uf};

    use super::super::data::Pupil;
    use super::*;

    fn today() -> Day {
        Day::of("2026-11-22T15:00:00Z".parse().unwrap(), Uf::SP)
    }

    const RULES: Rules<'_> = Rules { shortest: 6, names: &["Escola Alzira Moura", "Araraquara"] };

    fn form() -> NewPupilForm {
        NewPupilForm {
            student_id: "2025060204".into(),
            name: "Caio Henrique Prado".into(),
            password: "ipê-amarelo".into(),
            class_id: Some(7),
            email: Some(String::new()),
            birth_date: Some("2014-07-21".into()),
            guardian_name: Some("Patrícia Prado".into()),
            guardian_phone: Some("(16) 99999-0142".into()),
        }
    }

    fn pupil() -> Pupil {
        let NewPupil { data, class, .. } = form().parse(today(), RULES).unwrap();
        Pupil { id: PersonId(1), class: Some(class), active: true, data }
    }

    fn fields(invalid: &Invalid) -> Vec<(&str, &str)> {
        invalid.fields().collect()
    }

    #[test]
    fn a_new_pupil_needs_number_name_class_and_password() {
        let pupil = pupil();
        assert_eq!((pupil.data.enrolment.as_str(), pupil.class), ("2025060204", Some(ClassId(7))));
        assert_eq!(
            (pupil.data.email, pupil.data.birth_date.unwrap().to_string()),
            (None, "21/07/2014".to_owned())
        );
        let invalid = NewPupilForm::default().parse(today(), RULES).unwrap_err();
        let expected = [
            ("classId", "Escolha a turma."),
            ("name", "Escreva o nome do aluno."),
            ("password", "Senha deve ter pelo menos 6 caracteres"),
            ("studentId", "Escreva a matrícula."),
        ];
        assert_eq!(fields(&invalid), expected);
    }

    #[test]
    fn a_password_is_no_name_of_the_pupil_the_school_or_the_city() {
        let named = "A senha não pode ser o nome da pessoa, da escola ou da cidade";
        for (password, sentence) in [
            ("henrique1", named),
            ("alzira2026", named),
            ("ARARAQUARA", named),
            ("2025060204", "A senha não pode ser a matrícula nem o nome de usuário"),
        ] {
            let form = NewPupilForm { password: password.into(), ..form() };
            assert_eq!(
                fields(&form.parse(today(), RULES).unwrap_err()),
                [("password", sentence)],
                "{password}"
            );
        }
    }

    #[test]
    fn each_field_has_its_sentence() {
        type Change = fn(&mut PupilChangeForm);
        let cases: [(Change, &str, &str); 8] = [
            (|form| form.student_id = Some(" ".into()), "studentId", "Escreva a matrícula."),
            (|form| form.name = Some(String::new()), "name", "Escreva o nome do aluno."),
            (|form| form.name = Some("a".repeat(201)), "name", "Use no máximo 200 caracteres"),
            (|form| form.email = Some("ana".into()), "email", "Email inválido"),
            (|form| form.birth_date = Some("31/02/2014".into()), "birthDate", "Essa data não existe."),
            (|form| form.birth_date = Some("2027-01-01".into()), "birthDate", "Essa data ainda não chegou."),
            (|form| form.guardian_name = Some("12".into()), "guardianName", "O nome não tem letras."),
            (|form| form.guardian_phone = Some("tem".into()), "guardianPhone", "O telefone não tem números."),
        ];
        for (change, field, sentence) in cases {
            let mut form = PupilChangeForm::default();
            change(&mut form);
            assert_eq!(fields(&form.parse(today()).unwrap_err()), [(field, sentence)]);
        }
    }

    #[test]
    fn what_a_change_does_not_name_stays() {
        let untouched = PupilChangeForm::default().parse(today()).unwrap();
        assert_eq!(untouched.apply(pupil()), pupil());

        let moved =
            PupilChangeForm { class: Given::Set(ClassId(8)), ..Default::default() }.parse(today()).unwrap();
        assert_eq!(moved.apply(pupil()), Pupil { class: Some(ClassId(8)), ..pupil() });
        let out = PupilChangeForm { class: Given::Cleared, ..Default::default() }.parse(today()).unwrap();
        assert_eq!(out.apply(pupil()), Pupil { class: None, ..pupil() });

        let cleared = PupilChangeForm {
            birth_date: Some(" ".into()),
            guardian_phone: Some(String::new()),
            email: Some("caio@example.com".into()),
            is_active: Some(false),
            ..Default::default()
        };
        let after = cleared.parse(today()).unwrap().apply(pupil());
        let data = PupilData {
            birth_date: None,
            guardian_phone: None,
            email: Some("caio@example.com".parse().unwrap()),
            ..pupil().data
        };
        assert_eq!(after, Pupil { active: false, data, ..pupil() });
    }
}
