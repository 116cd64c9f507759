//! The questions that were not taken, as a table to mend and import again, whatever format they came in.

use super::from::{COLUMNS, Column};
use super::reading::{Reading, Wrong};
use super::said::{Said, SaidKey, SaidSkills};

/// The column that says what is wrong. An import passes over it.
const REASON: &str = "o_que_corrigir";

/// Letters of options that a question may have beyond our four, so that somebody can choose which to keep.
const MORE_OPTIONS: [char; 4] = ['E', 'F', 'G', 'H'];

/// A header and the wrong questions; empty where there is none. Whoever writes the file neutralises the cells
/// ([`kernel::table::neutralised`]).
pub fn wrong_lines(reading: &Reading) -> Vec<Vec<String>> {
    let wrong: Vec<&Wrong> =
        reading.questions.iter().filter_map(|question| question.outcome.as_ref().err()).collect();
    if wrong.is_empty() {
        return Vec::new();
    }
    let most = wrong.iter().map(|wrong| wrong.said.options.len()).max().unwrap_or_default();
    let more = most.saturating_sub(4).min(MORE_OPTIONS.len());
    let names = COLUMNS.iter().map(|(_, name)| (*name).to_owned());
    let more_names = MORE_OPTIONS[..more].iter().map(|letter| format!("opcao{letter}"));
    let header = names.chain(more_names).chain([REASON.to_owned()]).collect();
    let line = |wrong: &&Wrong| {
        let cells = COLUMNS.iter().map(|(column, _)| cell(&wrong.said, *column));
        let more = (4..4 + more).map(|place| cell(&wrong.said, Column::Option(place)));
        cells.chain(more).chain([reason(wrong)]).collect()
    };
    std::iter::once(header).chain(wrong.iter().map(line)).collect()
}

fn reason(wrong: &Wrong) -> String {
    let told = wrong.faults.iter().map(|fault| format!("{} {}", fault.what, fault.remedy));
    told.collect::<Vec<_>>().join(" ")
}

fn cell(said: &Said, column: Column) -> String {
    match column {
        Column::Statement => said.statement.clone(),
        Column::Option(place) => said.options.get(place).cloned().unwrap_or_default(),
        Column::Key => match &said.key {
            SaidKey::Words(words) => words.clone(),
            SaidKey::Marked(places) => letters(places),
        },
        Column::Difficulty => said.difficulty.clone(),
        Column::Skill => match &said.skills {
            SaidSkills::One(own) | SaidSkills::Each { own, .. } => own.clone(),
        },
        Column::Descriptor => match &said.skills {
            SaidSkills::Each { descriptor, .. } => descriptor.clone(),
            SaidSkills::One(_) => String::new(),
        },
        Column::Bncc => match &said.skills {
            SaidSkills::Each { bncc, .. } => bncc.clone(),
            SaidSkills::One(_) => String::new(),
        },
        Column::Explanation => said.explanation.clone(),
        Column::BaseText => said.base_text.clone(),
        Column::BaseTextSource => said.base_text_source.clone(),
        Column::Status => said.status.clone(),
    }
}

/// `A, C`
fn letters(places: &[usize]) -> String {
    let letters = places.iter().filter_map(|place| ('A'..='Z').nth(*place)).map(String::from);
    letters.collect::<Vec<_>>().join(", ")
}
