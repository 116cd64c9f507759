//! A file to fill in with questions, with one of them to show how.

use kernel::Stage;
use quiz_engine::formats::{ExportFormat, Exported, Written, write};
use quiz_engine::question::{DescriptorForm, QuestionForm, Status, SubjectContext};

const EXAMPLE: QuestionForm<'_> = QuestionForm {
    question: "Uma padaria assou 120 pães e vendeu três quartos deles. Quantos pães sobraram?",
    options: ["30 pães", "40 pães", "80 pães", "90 pães"],
    correct_answer: "A",
    difficulty: "medio",
    skill: "",
    descriptor: Some(DescriptorForm { grade: None, code: "D26" }),
    bncc: "",
    explanation: "Três quartos de 120 são 90, e 120 menos 90 são 30.",
    base_text: "",
    base_text_source: "",
};

/// The TXT layout with bars, or a table.
pub fn template(with_bars: bool) -> Written {
    let format = if with_bars { ExportFormat::Txt } else { ExportFormat::Csv };
    let example = EXAMPLE.parse(SubjectContext::of("Matemática", Stage::AnosFinais)).ok();
    let exported = example.iter().map(|data| Exported { data, status: Status::Ativa, has_image: false });
    write(format, &exported.collect::<Vec<_>>())
}
