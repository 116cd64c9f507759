//! A table of everything but pictures.

use super::format::Exported;
use super::key::spelled;
use crate::formats::from::{COLUMNS, Column};
use kernel::BnccCode;

use crate::question::{Explanation, Letter, OwnSkill, QuestionData, Source};

pub(super) fn header() -> Vec<String> {
    COLUMNS.iter().map(|(_, name)| (*name).to_owned()).collect()
}

pub(super) fn line(question: Exported<'_>) -> Vec<String> {
    COLUMNS.iter().map(|(column, _)| cell(question, *column)).collect()
}

fn cell(question: Exported<'_>, column: Column) -> String {
    let QuestionData { text, difficulty, skills, explanation } = question.data;
    let base = text.base.as_ref();
    let optional = |text: Option<&str>| text.unwrap_or_default().to_owned();
    match column {
        Column::Statement => text.statement.as_str().to_owned(),
        Column::Option(place) => {
            optional(Letter::ALL.get(place).map(|letter| text.options.of(*letter).as_str()))
        }
        Column::Key => spelled(text),
        Column::Difficulty => difficulty.slug().to_owned(),
        Column::Skill => optional(skills.own.as_ref().map(OwnSkill::as_str)),
        Column::Descriptor => skills.descriptor.map(|descriptor| descriptor.to_string()).unwrap_or_default(),
        Column::Bncc => optional(skills.bncc.as_ref().map(BnccCode::as_str)),
        Column::Explanation => optional(explanation.as_ref().map(Explanation::as_str)),
        Column::BaseText => optional(base.map(|base| base.words.as_str())),
        Column::BaseTextSource => optional(base.and_then(|base| base.source.as_ref()).map(Source::as_str)),
        Column::Status => question.status.slug().to_owned(),
    }
}
