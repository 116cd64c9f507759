use kernel::{BnccCode, words};

use super::format::{ExportFormat, Exported};
use crate::formats::judge::descriptor;
use crate::question::{QuestionData, Skill, Status};

words! {
    /// What a format cannot carry.
    pub enum Loss {
        Image = "imagem",
        BaseText = "texto_base",
        Explanation = "explicacao",
        /// All but the main one.
        Skills = "habilidades",
        LineBreaks = "quebras_de_linha",
        /// Of a draft, or one that is no longer asked.
        Status = "situacao",
    }
}

impl Loss {
    /// What stays behind, as in "12 questões perdem …".
    pub const fn label(self) -> &'static str {
        match self {
            Self::Image => "a imagem",
            Self::BaseText => "o texto-base e a fonte",
            Self::Explanation => "a explicação",
            Self::Skills => "habilidades, descritor ou código da BNCC além do principal",
            Self::LineBreaks => "as quebras de linha",
            Self::Status => "a situação: voltam como ativas",
        }
    }
}

/// What a question loses in a format.
pub fn losses(question: &Exported<'_>, format: ExportFormat) -> Vec<Loss> {
    let is_lost = |loss: &Loss| match (loss, format) {
        (Loss::Image, _) => question.has_image,
        (_, ExportFormat::Csv) => false,
        (Loss::BaseText, _) => question.data.text.base.is_some(),
        (_, ExportFormat::Gift | ExportFormat::Moodle) => false,
        (Loss::Explanation, ExportFormat::Txt) => question.data.explanation.is_some(),
        (Loss::Skills, ExportFormat::Txt) => !is_carried_by_one_cell(question.data),
        (Loss::LineBreaks, ExportFormat::Txt) => has_line_breaks(question.data),
        (Loss::Status, ExportFormat::Txt) => question.status != Status::Ativa,
    };
    Loss::ALL.into_iter().filter(is_lost).collect()
}

/// Whether the name of the main skill says all skills: words that look like a code would be taken for one, and a
/// semicolon parts two.
fn is_carried_by_one_cell(question: &QuestionData) -> bool {
    let skills = &question.skills;
    let count = [skills.descriptor.is_some(), skills.bncc.is_some(), skills.own.is_some()];
    let is_one = count.into_iter().filter(|is_there| *is_there).count() <= 1;
    is_one
        && match skills.main() {
            Some(Skill::Own(own)) => {
                let own = own.as_str();
                !own.contains(';') && own.parse::<BnccCode>().is_err() && descriptor(own).is_none()
            }
            Some(Skill::Saeb(_) | Skill::Bncc(_)) | None => true,
        }
}

fn has_line_breaks(question: &QuestionData) -> bool {
    let options = question.text.options.each().map(|(_, option)| option.as_str());
    std::iter::once(question.text.statement.as_str()).chain(options).any(|text| text.contains('\n'))
}
