use kernel::{BnccCode, Grade};

use crate::Discipline;

/// A skill of the BNCC, as it was published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BnccSkill {
    pub code: BnccCode,
    pub text: String,
    /// Unidade temática, campo de atuação or eixo; empty where the document has none.
    pub unit: String,
    /// Objetos de conhecimento; of Língua Portuguesa the prática de linguagem as well.
    pub objects: Vec<String>,
}

impl BnccSkill {
    /// Whether it is of a discipline and a grade: its own year, or a block of years that holds it.
    pub fn is_of(&self, discipline: Discipline, grade: Grade) -> bool {
        let areas = discipline.areas(grade.stage);
        self.code.is_of(grade) && self.code.area().is_some_and(|area| areas.contains(&area))
    }
}
