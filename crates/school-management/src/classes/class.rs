//! A class of pupils.

use std::str::FromStr;

use chrono::{DateTime, Utc};
use kernel::{
    ClassId, Given, Grade, Invalid, PersonId, Stage, gather, name_line, non_empty, one_line, words,
};

use crate::classes::same_name::called;
use crate::people::person::Role;

words! {
    /// The part of the day in which a class is taught.
    pub enum Shift {
        Matutino = "matutino",
        Vespertino = "vespertino",
        Noturno = "noturno",
        Integral = "integral",
    }
    /// A text that names no shift.
    pub struct UnknownShift = "Escolha o turno.";
}

/// What a class is called: 1 to 60 characters, single-spaced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassName(Box<str>);

impl ClassName {
    /// A name that is given now, with a letter or a digit: what is kept may be older than this rule.
    pub fn typed(text: &str) -> Result<Self, String> {
        let name: Self = name_line(text).parse()?;
        let is_name = name.0.chars().any(char::is_alphanumeric);
        is_name.then_some(name).ok_or_else(|| "O nome da turma não tem letras nem números.".to_owned())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for ClassName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        non_empty(&one_line(text), 60, "Nome da turma é obrigatório").map(|name| Self(name.into()))
    }
}

/// The calendar year in which a class is taught: 2000 to 2099.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CalendarYear(i16);

impl CalendarYear {
    pub fn new(year: i64) -> Result<Self, &'static str> {
        let year = i16::try_from(year).ok().filter(|year| (2000..=2099).contains(year));
        year.map(Self).ok_or("Informe o ano letivo, de 2000 a 2099.")
    }

    pub const fn year(self) -> i16 {
        self.0
    }
}

/// A class as it may be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewClass {
    pub name: ClassName,
    pub grade: Grade,
    pub shift: Shift,
    pub school_year: CalendarYear,
    pub teacher: Option<PersonId>,
}

impl NewClass {
    /// Whether the two are the same class to whoever reads them: capitals and spaces make no other.
    pub fn is_called_as(&self, other: &Self) -> bool {
        self.is_called(&other.name.0, other.school_year.year().into())
    }

    pub fn is_called(&self, name: &str, school_year: i32) -> bool {
        i32::from(self.school_year.year()) == school_year && called(&self.name.0) == called(name)
    }
}

/// A class of the school.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Class {
    pub id: ClassId,
    pub about: NewClass,
    pub teacher_name: Option<String>,
    /// Active pupils.
    pub total_students: usize,
    pub archived_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
}

impl Class {
    /// A professor changes the classes that are theirs, others each.
    pub fn may_be_changed_by(&self, role: Role, person: PersonId) -> bool {
        match role {
            Role::Gestor | Role::Coordenador => true,
            Role::Professor => self.about.teacher == Some(person),
            Role::Aluno => false,
        }
    }
}

/// A class as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClassForm<'a> {
    pub name: &'a str,
    /// The grade's name: "5º ano".
    pub year: &'a str,
    /// The stage's slug.
    pub stage: &'a str,
    /// The shift's slug.
    pub shift: &'a str,
    pub school_year: Option<i64>,
    pub teacher: Option<PersonId>,
}

impl ClassForm<'_> {
    /// Of the year given, where none is typed. Refuses by the fields `name`, `stage`, `year`, `shift` and `schoolYear`.
    pub fn parse(self, otherwise: i64) -> Result<NewClass, Invalid> {
        let teacher = self.teacher;
        let stage = self.stage.parse::<Stage>();
        gather! {
            name = "name": ClassName::typed(self.name);
            "stage": stage.map_err(|_| "Escolha a etapa.");
            grade = "year": match stage {
                Ok(stage) => stage.grade(self.year).ok_or_else(|| format!("Escolha {} da etapa.", stage.one_grade())),
                Err(_) => Err("Escolha primeiro a etapa.".to_owned()),
            };
            shift = "shift": self.shift.parse::<Shift>().map_err(|error| error.to_string());
            school_year = "schoolYear": CalendarYear::new(self.school_year.unwrap_or(otherwise));
        }
        Ok(NewClass { name, grade, shift, school_year, teacher })
    }
}

/// What is changed of a class, as typed: what is absent stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ClassChangeForm<'a> {
    pub name: Option<&'a str>,
    pub year: Option<&'a str>,
    pub stage: Option<&'a str>,
    pub shift: Option<&'a str>,
    pub school_year: Option<i64>,
    /// Cleared: nobody teaches it.
    pub teacher: Given<PersonId>,
}

impl ClassChangeForm<'_> {
    /// The class after the change, which is refused as a whole form is.
    pub fn parse(self, before: &NewClass) -> Result<NewClass, Invalid> {
        let year = before.grade.label();
        let form = ClassForm {
            name: self.name.unwrap_or(before.name.as_str()),
            year: self.year.unwrap_or(&year),
            stage: self.stage.unwrap_or(before.grade.stage.slug()),
            shift: self.shift.unwrap_or(before.shift.slug()),
            school_year: self.school_year,
            teacher: self.teacher.over(before.teacher),
        };
        form.parse(before.school_year.year().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: ClassForm<'_> = ClassForm {
        name: "5º A",
        year: "5º ano",
        stage: "anos_iniciais",
        shift: "integral",
        school_year: None,
        teacher: None,
    };

    #[test]
    fn a_class_is_of_a_grade_of_its_stage() {
        let parsed = ClassForm { name: "  5º   A ", ..FORM }.parse(2026).unwrap();
        assert_eq!(parsed.name.as_str(), "5º A");
        assert_eq!(parsed.school_year.year(), 2026);
        assert_eq!((parsed.grade.label().as_str(), parsed.grade.stage), ("5º ano", Stage::AnosIniciais));
        for (form, expected) in [
            (ClassForm { name: "", ..FORM }, &[("name", "Nome da turma é obrigatório")][..]),
            (ClassForm { name: "\u{3164}", ..FORM }, &[("name", "Nome da turma é obrigatório")]),
            (ClassForm { name: "\u{2800}", ..FORM }, &[("name", "Nome da turma é obrigatório")]),
            (ClassForm { name: "---", ..FORM }, &[("name", "O nome da turma não tem letras nem números.")]),
            (ClassForm { year: "6º ano", ..FORM }, &[("year", "Escolha um ano da etapa.")]),
            (ClassForm { stage: "ensino_medio", ..FORM }, &[("year", "Escolha uma série da etapa.")]),
            (
                ClassForm { stage: "", ..FORM },
                &[("stage", "Escolha a etapa."), ("year", "Escolha primeiro a etapa.")],
            ),
            (ClassForm { shift: "manha", ..FORM }, &[("shift", "Escolha o turno.")]),
            (
                ClassForm { school_year: Some(1999), ..FORM },
                &[("schoolYear", "Informe o ano letivo, de 2000 a 2099.")],
            ),
            (
                ClassForm { school_year: Some(i64::MAX), ..FORM },
                &[("schoolYear", "Informe o ano letivo, de 2000 a 2099.")],
            ),
        ] {
            assert_eq!(form.parse(2026).unwrap_err().fields().collect::<Vec<_>>(), expected, "{form:?}");
        }
    }

    #[test]
    fn of_a_class_only_what_is_named_changes() {
        let before = ClassForm { teacher: Some(PersonId(3)), ..FORM }.parse(2026).unwrap();
        let none = ClassChangeForm::default();
        assert_eq!(none.parse(&before).unwrap(), before);
        let changed = |form: ClassChangeForm<'_>| form.parse(&before).unwrap();
        let evening = changed(ClassChangeForm { shift: Some("noturno"), ..none });
        assert_eq!(evening, NewClass { shift: Shift::Noturno, ..before.clone() });
        let nobodys = changed(ClassChangeForm { teacher: Given::Cleared, ..none });
        assert_eq!(nobodys, NewClass { teacher: None, ..before.clone() });
        let later = changed(ClassChangeForm { school_year: Some(2027), ..none });
        assert_eq!(later.school_year.year(), 2027);
        let refused = ClassChangeForm { stage: Some("anos_finais"), ..none }.parse(&before).unwrap_err();
        let fields: Vec<_> = refused.fields().collect();
        assert_eq!(fields, [("year", "Escolha um ano da etapa.")], "its grade is of another stage");
    }

    #[test]
    fn capitals_and_spaces_make_no_other_class() {
        let class = |name, school_year| ClassForm { name, ..FORM }.parse(school_year).unwrap();
        assert!(class("5º A", 2026).is_called_as(&class("5ºa", 2026)));
        assert!(!class("5º A", 2026).is_called_as(&class("5º A", 2027)));
        assert!(!class("5º A", 2026).is_called_as(&class("5º B", 2026)));
    }

    #[test]
    fn a_professor_changes_their_own_classes_alone() {
        let (own, other) = (PersonId(3), PersonId(4));
        let class = Class {
            id: ClassId(1),
            about: ClassForm { teacher: Some(own), ..FORM }.parse(2026).unwrap(),
            teacher_name: None,
            total_students: 0,
            archived_at: None,
            created_at: DateTime::UNIX_EPOCH,
        };
        for (role, person, may) in [
            (Role::Gestor, other, true),
            (Role::Coordenador, other, true),
            (Role::Professor, own, true),
            (Role::Professor, other, false),
            (Role::Aluno, own, false),
        ] {
            assert_eq!(class.may_be_changed_by(role, person), may, "{role:?}");
        }
    }
}
