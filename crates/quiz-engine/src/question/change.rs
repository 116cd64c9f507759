use kernel::{BnccCode, Given, Invalid, SubjectId};

use super::bank::NewQuestion;
use super::form::QuestionForm;
use super::options::Letter;
use super::skill::{Descriptor, DescriptorForm, SubjectContext};
use super::text::AltText;
use super::wording::Image;

/// What is changed of a question, as typed: what is absent stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct QuestionChangeForm<'a> {
    pub subject: Option<SubjectId>,
    pub question: Option<&'a str>,
    /// From A to D.
    pub options: [Option<&'a str>; 4],
    pub correct_answer: Option<&'a str>,
    pub difficulty: Option<&'a str>,
    pub skill: Given<&'a str>,
    pub descriptor: Given<DescriptorForm<'a>>,
    pub bncc: Given<&'a str>,
    pub explanation: Given<&'a str>,
    pub base_text: Given<&'a str>,
    pub base_text_source: Given<&'a str>,
    pub image_alt: Option<&'a str>,
}

impl QuestionChangeForm<'_> {
    /// The question after the change, which is refused as a whole form is; `of` is the subject that it is of afterwards.
    pub fn parse(self, before: &NewQuestion, of: SubjectContext) -> Result<NewQuestion, Invalid> {
        let (text, skills) = (&before.data.text, &before.data.skills);
        let option =
            |letter: Letter| self.options[letter.place()].unwrap_or(text.options.of(letter).as_str());
        let code = skills.descriptor.map(Descriptor::code);
        let descriptor = skills.descriptor.zip(code.as_deref());
        let descriptor =
            descriptor.map(|(known, code)| DescriptorForm { grade: Some(known.grade().slug()), code });
        let base = text.base.as_ref();
        let source = base.and_then(|base| base.source.as_ref());
        let base_text = self.base_text.over(base.map(|base| base.words.as_str())).unwrap_or_default();
        let known_source = source.map(super::text::Source::as_str).filter(|_| !base_text.trim().is_empty());
        let form = QuestionForm {
            question: self.question.unwrap_or(text.statement.as_str()),
            options: Letter::ALL.map(option),
            correct_answer: self.correct_answer.unwrap_or(text.key.slug()),
            difficulty: self.difficulty.unwrap_or(before.data.difficulty.slug()),
            skill: self
                .skill
                .over(skills.own.as_ref().map(super::text::OwnSkill::as_str))
                .unwrap_or_default(),
            descriptor: self.descriptor.over(descriptor),
            bncc: self.bncc.over(skills.bncc.as_ref().map(BnccCode::as_str)).unwrap_or_default(),
            explanation: self
                .explanation
                .over(before.data.explanation.as_ref().map(super::text::Explanation::as_str))
                .unwrap_or_default(),
            base_text,
            base_text_source: self.base_text_source.over(known_source).unwrap_or_default(),
        };
        let data = form.parse(of)?;
        let image = match (&before.image, self.image_alt) {
            (Some(image), Some(alt)) => {
                let alt = alt.parse::<AltText>().map_err(|sentence| Invalid::field("imageAlt", sentence))?;
                Some(Image { file: image.file, alt })
            }
            (image, _) => image.clone(),
        };
        Ok(NewQuestion {
            subject: self.subject.unwrap_or(before.subject),
            data,
            image,
            status: before.status,
        })
    }
}

#[cfg(test)]
mod tests {
    use kernel::{FileId, Stage};

    use super::*;
    use crate::question::{SaebGrade, Status};

    const MATHS: fn() -> SubjectContext = || SubjectContext::of("Matemática", Stage::AnosFinais);

    fn before() -> NewQuestion {
        let form = QuestionForm {
            question: "Quanto é 2 + 2?",
            options: ["1", "2", "3", "4"],
            correct_answer: "D",
            difficulty: "facil",
            skill: "Somar",
            descriptor: Some(DescriptorForm { grade: Some("5"), code: "D17" }),
            bncc: "EF05MA07",
            explanation: "Conte nos dedos.",
            base_text: "Ana tem dois lápis.",
            base_text_source: "Caderno",
        };
        let image = Some(Image { file: FileId(7), alt: "lápis".parse().unwrap() });
        let data = form.parse(MATHS()).unwrap();
        NewQuestion { subject: SubjectId(1), data, image, status: Status::Ativa }
    }

    #[test]
    fn of_a_question_only_what_is_named_changes() {
        let before = before();
        let none = QuestionChangeForm::default();
        assert_eq!(none.parse(&before, MATHS()).unwrap(), before);
        let changed = |form: QuestionChangeForm<'_>| form.parse(&before, MATHS()).unwrap();
        let b = changed(QuestionChangeForm { options: [None, Some("dois"), None, None], ..none });
        assert_eq!(
            b.data.text.options.each().map(|(_, it)| it.as_str()).collect::<Vec<_>>(),
            ["1", "dois", "3", "4"]
        );
        let bare = changed(QuestionChangeForm {
            skill: Given::Cleared,
            descriptor: Given::Cleared,
            bncc: Given::Set(""),
            explanation: Given::Cleared,
            base_text: Given::Cleared,
            ..none
        });
        assert_eq!((bare.data.skills.main(), bare.data.explanation, bare.data.text.base), (None, None, None));
        let ninth = Given::Set(DescriptorForm { grade: None, code: "D30" });
        let ninth = changed(QuestionChangeForm { descriptor: ninth, image_alt: Some("dois lápis"), ..none });
        assert_eq!(ninth.data.skills.descriptor.map(Descriptor::grade), Some(SaebGrade::Ninth));
        assert_eq!(ninth.image.unwrap().alt.as_str(), "dois lápis");
    }

    #[test]
    fn a_descriptor_does_not_go_to_another_subject() {
        let science = SubjectContext::of("Ciências", Stage::AnosFinais);
        let moved = QuestionChangeForm { subject: Some(SubjectId(2)), ..QuestionChangeForm::default() };
        let refused = moved.parse(&before(), science).unwrap_err();
        assert_eq!(refused.fields().map(|(field, _)| field).collect::<Vec<_>>(), ["descriptor"]);
    }
}
