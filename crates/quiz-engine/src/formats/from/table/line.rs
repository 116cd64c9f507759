use kernel::table::{Header, Line, plain};

use super::columns::{Column, place};
use crate::formats::judge::Named;
use crate::formats::refusal::Refusal;
use crate::formats::said::{MOST_OPTIONS, Place, Said, SaidKey, SaidSkills};

/// Where each part stands in a line.
pub(super) struct Columns {
    statement: usize,
    options: Vec<usize>,
    key: usize,
    difficulty: Option<usize>,
    skill: Option<usize>,
    descriptor: Option<usize>,
    bncc: Option<usize>,
    explanation: Option<usize>,
    base_text: Option<usize>,
    base_text_source: Option<usize>,
    status: Option<usize>,
}

impl Columns {
    pub fn of(header: &Header<'_, Column>) -> Result<Self, Refusal> {
        let at = |column| place(header, column);
        let options: Vec<usize> = (0..MOST_OPTIONS).map_while(|option| at(Column::Option(option))).collect();
        let (Some(statement), Some(key), true) =
            (at(Column::Statement), at(Column::Key), !options.is_empty())
        else {
            let missing = [
                (options.is_empty(), "as colunas das alternativas"),
                (at(Column::Key).is_none(), "a coluna da resposta certa"),
            ];
            let missing = missing.into_iter().filter(|(is_missing, _)| *is_missing).map(|(_, name)| name);
            return Err(Refusal::NoColumns { missing: missing.collect() });
        };
        Ok(Self {
            statement,
            options,
            key,
            difficulty: at(Column::Difficulty),
            skill: at(Column::Skill),
            descriptor: at(Column::Descriptor),
            bncc: at(Column::Bncc),
            explanation: at(Column::Explanation),
            base_text: at(Column::BaseText),
            base_text_source: at(Column::BaseTextSource),
            status: at(Column::Status),
        })
    }

    /// Of a line above the header; `None` for a title, which fills few of a question's columns.
    pub fn said_above(&self, line: &Line) -> Option<Said> {
        let said = self.said(line)?;
        let options = said.options.iter().filter(|option| !option.is_empty()).count();
        let has_key = Named::of(line.cell(self.key)).is_some();
        let is_question = !said.statement.is_empty() && (options >= 4 || (has_key && options >= 2));
        is_question.then_some(said)
    }

    /// `None` for a line with neither options nor answer: a note.
    pub fn said(&self, line: &Line) -> Option<Said> {
        let cell = |place: usize| plain(line.cell(place)).to_owned();
        let optional = |place: Option<usize>| place.map(cell).unwrap_or_default();
        let options: Vec<String> = self.options.iter().map(|place| cell(*place)).collect();
        if options.iter().all(String::is_empty) && cell(self.key).is_empty() {
            return None;
        }
        let own = optional(self.skill);
        let skills = if self.descriptor.is_none() && self.bncc.is_none() {
            SaidSkills::One(own)
        } else {
            SaidSkills::Each { own, descriptor: optional(self.descriptor), bncc: optional(self.bncc) }
        };
        Some(Said {
            place: Place { sheet: None, line: line.number },
            statement: cell(self.statement),
            options,
            key: SaidKey::Words(cell(self.key)),
            difficulty: optional(self.difficulty),
            skills,
            explanation: optional(self.explanation),
            base_text: optional(self.base_text),
            base_text_source: optional(self.base_text_source),
            status: optional(self.status),
            ..Said::default()
        })
    }
}
