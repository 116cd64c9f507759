//! The names of a plan's parts in JSON.

use lesson_planning::draft::Section;

pub const TITLE: &str = "title";
pub const CODES: &str = "bnccCodes";

pub const fn of(section: Section) -> &'static str {
    match section {
        Section::Objectives => "objectives",
        Section::Content => "content",
        Section::Methodology => "methodology",
        Section::Resources => "resources",
        Section::Evaluation => "evaluation",
        Section::Quiz => "quiz",
    }
}

pub fn section(name: &[u8]) -> Option<Section> {
    Section::ALL.into_iter().find(|section| of(*section).as_bytes() == name)
}
