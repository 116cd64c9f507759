use kernel::{BnccCode, Invalid, gather};

use super::options::{Letter, Options};
use super::skill::{Descriptor, DescriptorForm, Skill, SubjectContext};
use super::text::{Explanation, OptionText, OwnSkill};
use super::wording::{BaseText, QuestionText};
use super::words::Difficulty;

/// What is said of the skills that a question asks for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Skills {
    pub descriptor: Option<Descriptor>,
    pub bncc: Option<BnccCode>,
    pub own: Option<OwnSkill>,
}

impl Skills {
    /// The one by which the question is counted.
    pub fn main(&self) -> Option<Skill> {
        let saeb = self.descriptor.map(Skill::Saeb);
        saeb.or_else(|| self.bncc.clone().map(Skill::Bncc)).or_else(|| self.own.clone().map(Skill::Own))
    }
}

/// A question, whatever bank it stands in: what a file carries of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionData {
    pub text: QuestionText,
    pub difficulty: Difficulty,
    pub skills: Skills,
    pub explanation: Option<Explanation>,
}

/// A question as typed; an empty text says nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct QuestionForm<'a> {
    pub question: &'a str,
    /// From A to D.
    pub options: [&'a str; 4],
    /// A letter.
    pub correct_answer: &'a str,
    /// A slug.
    pub difficulty: &'a str,
    pub skill: &'a str,
    pub descriptor: Option<DescriptorForm<'a>>,
    pub bncc: &'a str,
    pub explanation: &'a str,
    pub base_text: &'a str,
    pub base_text_source: &'a str,
}

impl QuestionForm<'_> {
    /// Refuses by the fields `question`, `optionA` to `optionD`, `correctAnswer`, `difficulty`, `skill`, `descriptor`, `bncc`,
    /// `explanation`, `baseText` and `baseTextSource`.
    pub fn parse(self, of: SubjectContext) -> Result<QuestionData, Invalid> {
        let [a, b, c, d] = self.options;
        gather! {
            statement = "question": self.question.parse();
            a = "optionA": a.parse::<OptionText>();
            b = "optionB": b.parse::<OptionText>();
            c = "optionC": c.parse::<OptionText>();
            d = "optionD": d.parse::<OptionText>();
            key = "correctAnswer": self.correct_answer.parse::<Letter>().map_err(|error| error.to_string());
            difficulty = "difficulty": self.difficulty.parse::<Difficulty>().map_err(|error| error.to_string());
            own = "skill": optional(self.skill);
            descriptor = "descriptor": self.descriptor.map(|typed| typed.parse(of)).transpose();
            bncc = "bncc": optional(self.bncc);
            explanation = "explanation": optional(self.explanation);
            words = "baseText": optional(self.base_text);
            source = "baseTextSource": match optional(self.base_text_source) {
                Ok(Some(_)) if self.base_text.trim().is_empty() => Err("Há uma fonte sem texto-base.".to_owned()),
                source => source,
            };
        }
        let options = Options::new([a, b, c, d]);
        let options = options.map_err(|alike| Invalid::field(alike.field(), alike.to_string()))?;
        let base = words.map(|words| BaseText { words, source });
        let text = QuestionText { statement, options, key, base };
        Ok(QuestionData { text, difficulty, skills: Skills { descriptor, bncc, own }, explanation })
    }
}

fn optional<T: std::str::FromStr<Err: Into<String>>>(text: &str) -> Result<Option<T>, String> {
    if text.trim().is_empty() { Ok(None) } else { text.parse().map(Some).map_err(Into::into) }
}

#[cfg(test)]
mod tests {
    use kernel::Stage;

    use super::*;

    const FORM: QuestionForm<'_> = QuestionForm {
        question: "Quanto é 2 + 2?",
        options: ["1", "2", "3", "4"],
        correct_answer: "D",
        difficulty: "facil",
        skill: "",
        descriptor: None,
        bncc: "",
        explanation: "",
        base_text: "",
        base_text_source: "",
    };

    fn parse(form: QuestionForm<'_>) -> Result<QuestionData, Invalid> {
        form.parse(SubjectContext::of("Matemática", Stage::AnosIniciais))
    }

    #[test]
    fn the_main_skill_is_the_descriptor_then_the_code_then_the_words() {
        let d6 = Some(DescriptorForm { grade: None, code: "D6" });
        for (form, key) in [
            (FORM, None),
            (QuestionForm { skill: "Somar", ..FORM }, Some("somar")),
            (QuestionForm { skill: "Somar", bncc: "EF05MA07", ..FORM }, Some("EF05MA07")),
            (QuestionForm { skill: "Somar", bncc: "EF05MA07", descriptor: d6, ..FORM }, Some("MT-5-D6")),
        ] {
            let main = parse(form).unwrap().skills.main();
            assert_eq!(main.map(|skill| skill.key()).as_deref(), key);
        }
    }

    #[test]
    fn every_failing_field_is_told() {
        let d99 = Some(DescriptorForm { grade: None, code: "D99" });
        for (form, expected) in [
            (
                QuestionForm::default(),
                &[
                    ("correctAnswer", "Escolha a resposta correta: A, B, C ou D."),
                    ("difficulty", "Escolha a dificuldade: fácil, médio ou difícil."),
                    ("optionA", "Escreva a alternativa."),
                    ("optionB", "Escreva a alternativa."),
                    ("optionC", "Escreva a alternativa."),
                    ("optionD", "Escreva a alternativa."),
                    ("question", "O enunciado é obrigatório."),
                ][..],
            ),
            (
                QuestionForm { options: ["1", "2", "3", "2"], ..FORM },
                &[("optionD", "As alternativas B e D são iguais.")],
            ),
            (
                QuestionForm { base_text_source: "Jornal", ..FORM },
                &[("baseTextSource", "Há uma fonte sem texto-base.")],
            ),
            (
                QuestionForm { descriptor: d99, bncc: "EF5", correct_answer: "E", ..FORM },
                &[
                    ("bncc", "O código não tem a forma dos códigos da BNCC, como EF05MA07 ou EM13MAT101."),
                    ("correctAnswer", "Escolha a resposta correta: A, B, C ou D."),
                    ("descriptor", "A matriz de Matemática do 5º ano vai de D1 a D28."),
                ],
            ),
        ] {
            assert_eq!(parse(form).unwrap_err().fields().collect::<Vec<_>>(), expected, "{form:?}");
        }
    }
}
