//! What is taught in a stage.

use std::str::FromStr;

use kernel::{Invalid, Stage, SubjectId, gather, named, non_empty, one_line};

use crate::classes::same_name::{called, class_text};

const LONGEST: usize = 80;
const MISSING: &str = "Nome da disciplina é obrigatório";

/// What a subject is called: 1 to 80 characters, single-spaced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubjectName(Box<str>);

impl SubjectName {
    /// A name that is given now, with a letter: what is kept may be older than this rule.
    pub fn typed(text: &str) -> Result<Self, String> {
        named(text, LONGEST, MISSING).map(|name| Self(name.into()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for SubjectName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        non_empty(&one_line(text), LONGEST, MISSING).map(|name| Self(name.into()))
    }
}

/// A subject of the school.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject {
    pub id: SubjectId,
    pub about: NewSubject,
}

/// A subject as it may be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSubject {
    pub name: SubjectName,
    /// May be empty.
    pub description: String,
    pub stage: Stage,
    pub active: bool,
}

impl NewSubject {
    /// Whether the two are the same subject to whoever reads them: capitals and spaces make no other.
    pub fn is_called_as(&self, other: &Self) -> bool {
        self.stage == other.stage && called(&self.name.0) == called(&other.name.0)
    }

    /// Whether the two are one subject to whoever reads them, without accents too: what is typed now has no name beside such a one.
    pub fn is_same_as(&self, other: &Self) -> bool {
        let plain = |name: &SubjectName| class_text(&name.0).replace('_', "");
        self.stage == other.stage && plain(&self.name) == plain(&other.name)
    }
}

/// A subject as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SubjectForm<'a> {
    pub name: &'a str,
    pub description: &'a str,
    /// The stage's slug.
    pub stage: &'a str,
    pub active: bool,
}

impl SubjectForm<'_> {
    /// Refuses by the fields `name`, `description` and `stage`.
    pub fn parse(self) -> Result<NewSubject, Invalid> {
        let active = self.active;
        gather! {
            name = "name": SubjectName::typed(self.name);
            description = "description": match self.description.trim() {
                "" => Ok(String::new()),
                text => non_empty(text, 500, ""),
            };
            stage = "stage": self.stage.parse::<Stage>().map_err(|_| "Escolha a etapa.");
        }
        Ok(NewSubject { name, description, stage, active })
    }
}

/// What is changed of a subject, as typed: what is absent stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SubjectChangeForm<'a> {
    pub name: Option<&'a str>,
    pub description: Option<&'a str>,
    pub stage: Option<&'a str>,
    pub active: Option<bool>,
}

impl SubjectChangeForm<'_> {
    /// The subject after the change, which is refused as a whole form is.
    pub fn parse(self, before: &NewSubject) -> Result<NewSubject, Invalid> {
        let form = SubjectForm {
            name: self.name.unwrap_or(before.name.as_str()),
            description: self.description.unwrap_or(&before.description),
            stage: self.stage.unwrap_or(before.stage.slug()),
            active: self.active.unwrap_or(before.active),
        };
        form.parse()
    }
}

/// What the Saeb tests.
const SAEB: [(&str, &str); 2] = [
    ("Língua Portuguesa", "Leitura, como o Saeb avalia."),
    ("Matemática", "Resolução de problemas, como o Saeb avalia."),
];

/// The subjects of the Saeb that these stages lack.
pub fn lacking_saeb(stages: &[Stage], known: &[Subject]) -> Vec<NewSubject> {
    let all = stages.iter().flat_map(|stage| SAEB.map(|(name, description)| (*stage, name, description)));
    all.map(|(stage, name, description)| NewSubject {
        name: SubjectName(name.into()),
        description: description.to_owned(),
        stage,
        active: true,
    })
    .filter(|new| !known.iter().any(|subject| subject.about.is_same_as(new)))
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: SubjectForm<'_> =
        SubjectForm { name: "Ciências", description: "", stage: "anos_finais", active: true };

    #[test]
    fn a_subject_has_a_name_and_a_stage() {
        let parsed =
            SubjectForm { name: " Educação \t Física ", description: " Quadra ", ..FORM }.parse().unwrap();
        assert_eq!((parsed.name.as_str(), parsed.description.as_str()), ("Educação Física", "Quadra"));
        let long = "x".repeat(501);
        for (form, expected) in [
            (SubjectForm { name: " ", ..FORM }, ("name", "Nome da disciplina é obrigatório")),
            (SubjectForm { name: "\u{3164}", ..FORM }, ("name", "Nome da disciplina é obrigatório")),
            (SubjectForm { name: "\u{2800}", ..FORM }, ("name", "Nome da disciplina é obrigatório")),
            (SubjectForm { name: "---", ..FORM }, ("name", "O nome não tem letras.")),
            (SubjectForm { name: &long[..81], ..FORM }, ("name", "Use no máximo 80 caracteres")),
            (SubjectForm { name: "A\0", ..FORM }, ("name", "O texto contém caracteres inválidos")),
            (SubjectForm { description: &long, ..FORM }, ("description", "Use no máximo 500 caracteres")),
            (SubjectForm { stage: "creche", ..FORM }, ("stage", "Escolha a etapa.")),
        ] {
            let refused = form.parse().unwrap_err();
            assert_eq!(refused.fields().collect::<Vec<_>>(), [expected]);
        }
    }

    #[test]
    fn of_a_subject_only_what_is_named_changes() {
        let before = SubjectForm { description: "Laboratório", active: false, ..FORM }.parse().unwrap();
        let none = SubjectChangeForm::default();
        assert_eq!(none.parse(&before).unwrap(), before);
        let bare = SubjectChangeForm { description: Some(""), ..none }.parse(&before).unwrap();
        assert_eq!(bare, NewSubject { description: String::new(), ..before.clone() });
        let taught = SubjectChangeForm { active: Some(true), ..none }.parse(&before).unwrap();
        assert_eq!(taught, NewSubject { active: true, ..before });
    }

    #[test]
    fn of_the_saeb_only_what_is_lacking_is_made() {
        let known = SubjectForm { name: "MATEMATICA", active: false, ..FORM }.parse().unwrap();
        let known = [Subject { id: SubjectId(1), about: known }];
        let names = |stages: &[Stage]| {
            let lacking = lacking_saeb(stages, &known);
            lacking.iter().map(|new| format!("{} {}", new.name.as_str(), new.stage)).collect::<Vec<_>>()
        };
        assert_eq!(names(&[Stage::AnosFinais]), ["Língua Portuguesa Anos Finais"]);
        assert_eq!(names(&Stage::ALL).len(), 5);
        assert!(names(&[]).is_empty());
    }
}
