//! A question as a file says it, before the rules for questions are asked.

use super::fault::{Fault, Part};

/// So many options of a question are kept, and one more: enough to see that there are too many.
pub(in crate::formats) const MOST_OPTIONS: usize = 8;

/// Where a question begins.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place {
    /// Of a workbook.
    pub sheet: Option<String>,
    /// Counted from 1, as editors and spreadsheets show it.
    pub line: u32,
}

impl Place {
    /// As whoever reads another place is told of it: `linha 3`, `linha 3 da aba “Prova”`.
    pub fn seen_from(&self, other: &Self) -> String {
        let sheet = self.sheet.as_ref().filter(|_| self.sheet != other.sheet);
        let sheet = sheet.map_or_else(String::new, |sheet| format!(" da aba “{}”", kernel::quotable(sheet)));
        format!("linha {}{sheet}", self.line)
    }
}

/// How a file says which option is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::formats) enum SaidKey {
    /// In words: a letter, a number, the option's text.
    Words(String),
    /// By marks on the options, which are counted from 0.
    Marked(Vec<usize>),
}

impl Default for SaidKey {
    fn default() -> Self {
        Self::Words(String::new())
    }
}

/// Everything is text as it stands there; what is not said is empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::formats) struct Said {
    pub place: Place,
    pub statement: String,
    /// Those that the file has, within [`MOST_OPTIONS`].
    pub options: Vec<String>,
    pub key: SaidKey,
    pub difficulty: String,
    pub skills: SaidSkills,
    pub explanation: String,
    pub base_text: String,
    pub base_text_source: String,
    /// Whether it is asked.
    pub status: String,
    /// Why it is none of ours, whatever its parts say: an essay, two keys.
    pub fault: Option<Fault>,
    pub not_carried: NotCarried,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::formats) enum SaidSkills {
    /// In one text, which may as well be a code.
    One(String),
    /// Each under its own name.
    Each { own: String, descriptor: String, bncc: String },
}

impl Default for SaidSkills {
    fn default() -> Self {
        Self::One(String::new())
    }
}

/// What a question has in the file and not in the bank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NotCarried {
    pub image: bool,
    /// What is said to whoever chooses one option.
    pub feedback: bool,
    /// Those behind the first of a list.
    pub skills: bool,
}

/// Characters of the file's own words in what is said of a question.
const QUOTED_CHARS: usize = 80;

impl Said {
    /// What the file says in a part.
    pub fn value(&self, part: Part) -> Option<String> {
        let option = |place: usize| self.options.get(place).map_or("", String::as_str);
        let (own, descriptor, bncc) = match &self.skills {
            SaidSkills::One(text) => (text, text, text),
            SaidSkills::Each { own, descriptor, bncc } => (own, descriptor, bncc),
        };
        let said = match part {
            Part::Whole | Part::Options => "",
            Part::Statement => &self.statement,
            Part::OptionA => option(0),
            Part::OptionB => option(1),
            Part::OptionC => option(2),
            Part::OptionD => option(3),
            Part::Key => match &self.key {
                SaidKey::Words(words) => words,
                SaidKey::Marked(_) => "",
            },
            Part::Difficulty => &self.difficulty,
            Part::Skill => own,
            Part::Descriptor => descriptor,
            Part::Bncc => bncc,
            Part::Explanation => &self.explanation,
            Part::BaseText => &self.base_text,
            Part::BaseTextSource => &self.base_text_source,
            Part::Status => &self.status,
        };
        let said = kernel::one_line(said);
        (!said.is_empty()).then(|| kernel::shortened(&said, QUOTED_CHARS))
    }
}
