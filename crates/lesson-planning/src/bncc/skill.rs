use kernel::{BnccCode, Grade};

use crate::Discipline;

/// A skill of the BNCC, as it was published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BnccSkill {
    pub code: BnccCode,
    pub text: String,
    /// Unidade temática, or campo de atuação; empty where the document has none.
    pub unit: String,
    /// Prática de linguagem of Língua Portuguesa, eixo of Inglês and Computação; empty elsewhere.
    pub practice: String,
    /// Objetos de conhecimento.
    pub objects: Vec<String>,
}

impl BnccSkill {
    /// With what is known of it besides, where it comes with its text alone.
    #[must_use]
    pub fn completed_by(self, known: &Self) -> Self {
        let bare = self.unit.is_empty() && self.practice.is_empty() && self.objects.is_empty();
        if bare { Self { text: self.text, ..known.clone() } } else { self }
    }

    /// Whether it is of a discipline and a grade: its own year, or a block of years that holds it.
    pub fn is_of(&self, discipline: Discipline, grade: Grade) -> bool {
        let areas = discipline.areas(grade.stage);
        self.code.is_of(grade) && self.code.area().is_some_and(|area| areas.contains(&area))
    }
}

#[cfg(any(test, feature = "testing"))]
impl BnccSkill {
    pub fn example(code: BnccCode) -> Self {
        Self {
            text: format!("Resolver e elaborar problemas ({}).", code.as_str()),
            code,
            unit: "Números".to_owned(),
            practice: String::new(),
            objects: vec!["Problemas de adição e subtração".to_owned()],
        }
    }
}
