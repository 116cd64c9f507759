use kernel::Stage;
use quiz_engine::question::view::LoadedDescriptor;
use quiz_engine::question::{
    Component, Descriptor, DescriptorForm, Difficulty, Letter, QuestionData, QuestionForm, SaebGrade, Status,
    SubjectContext,
};

use crate::failure::Failure;

/// A question as its author wrote it.
pub struct Written {
    pub descriptor: &'static str,
    pub difficulty: Difficulty,
    pub status: Status,
    /// What is read before it.
    pub base: Option<&'static str>,
    pub question: &'static str,
    pub options: [&'static str; 4],
    pub key: Letter,
    pub explanation: &'static str,
}

/// What most of them have in common.
pub const ACTIVE: Written = Written {
    descriptor: "",
    difficulty: Difficulty::Medio,
    status: Status::Ativa,
    base: None,
    question: "",
    options: [""; 4],
    key: Letter::A,
    explanation: "",
};

/// Where the base texts are from.
const SOURCE: &str = "Texto escrito para a escola de demonstração.";

/// Questions of one subject that one person brought on one day.
pub struct Collection {
    pub component: Component,
    pub stage: Stage,
    /// Who of the staff.
    pub author: usize,
    pub days_ago: i64,
    /// What each of their descriptors asks for, in our words: INEP's are the operator's to load.
    pub asks: &'static [(&'static str, &'static str)],
    pub questions: [Written; 15],
}

impl Collection {
    pub fn descriptors(&self) -> impl Iterator<Item = Result<LoadedDescriptor, Failure>> + '_ {
        self.asks.iter().map(|(code, text)| {
            let descriptor = Descriptor::parse(self.component, SaebGrade::of_stage(self.stage), code)?;
            Ok(LoadedDescriptor { descriptor, topic: String::new(), text: (*text).to_owned() })
        })
    }
}

impl Written {
    pub fn data(&self, of: SubjectContext) -> Result<QuestionData, Failure> {
        let form = QuestionForm {
            question: self.question,
            options: self.options,
            correct_answer: self.key.slug(),
            difficulty: self.difficulty.slug(),
            descriptor: Some(DescriptorForm { grade: None, code: self.descriptor }),
            explanation: self.explanation,
            base_text: self.base.unwrap_or_default(),
            base_text_source: self.base.map(|_| SOURCE).unwrap_or_default(),
            ..QuestionForm::default()
        };
        Ok(form.parse(of)?)
    }
}
