//! What a question asks for, as files say it.

use kernel::BnccCode;

use crate::formats::said::SaidSkills;
use crate::question::{SaebGrade, SubjectContext};

/// The texts of a form's fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct SkillTexts<'a> {
    pub own: &'a str,
    pub descriptor: Option<(Option<&'static str>, &'a str)>,
    pub bncc: &'a str,
    /// Whether the file names more than there is a place for.
    pub has_more: bool,
}

impl<'a> SkillTexts<'a> {
    /// Of a text that is not told apart, whatever stands between semicolons is a code where it reads like one; a descriptor only
    /// in a subject that has them.
    pub fn of(said: &'a SaidSkills, of: SubjectContext) -> Self {
        match said {
            SaidSkills::One(text) => {
                let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
                parts.fold(Self::default(), |texts, part| texts.with(part, of))
            }
            SaidSkills::Each { own, descriptor: code, bncc } => match descriptor(code) {
                Some(descriptor) => Self { own, descriptor: Some(descriptor), bncc, ..Self::default() },
                // In words, and none beside: people name skills so.
                None if own.trim().is_empty() => Self { own: code, bncc, ..Self::default() },
                None if code.trim().is_empty() => Self { own, bncc, ..Self::default() },
                None => Self { own, descriptor: Some((None, code)), bncc, ..Self::default() },
            },
        }
    }

    /// With one more skill of a list; of two of a kind the first stays.
    fn with(self, part: &'a str, of: SubjectContext) -> Self {
        let descriptor = descriptor(part).filter(|_| of.component.is_some());
        if part.parse::<BnccCode>().is_ok() && self.bncc.is_empty() {
            Self { bncc: part, ..self }
        } else if descriptor.is_some() && self.descriptor.is_none() {
            Self { descriptor, ..self }
        } else if part.parse::<BnccCode>().is_err() && descriptor.is_none() && self.own.is_empty() {
            Self { own: part, ..self }
        } else {
            Self { has_more: true, ..self }
        }
    }
}

/// `D12`, `D12 (5º ano)`, `D12 - Inferir o sentido`: the grade's slug and the code.
pub(in crate::formats) fn descriptor(text: &str) -> Option<(Option<&'static str>, &str)> {
    let text = text.trim();
    let digits = text.strip_prefix(['D', 'd'])?;
    let rest = digits.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let code = &text[..text.len() - rest.len()];
    let is_code = (2..=3).contains(&code.len());
    let said = rest.trim_start();
    let is_apart = said.is_empty() || said.starts_with(['(', '-', '–', '—', ':', '.']);
    let grade = SaebGrade::ALL
        .into_iter()
        .find(|grade| said.strip_prefix('(').is_some_and(|it| it.starts_with(grade.label())));
    (is_code && is_apart).then_some((grade.map(SaebGrade::slug), code))
}

#[cfg(test)]
mod tests {
    use kernel::Stage;

    use super::*;

    #[test]
    fn a_descriptor_is_read_with_its_grade() {
        for (text, expected) in [
            ("D4", Some((None, "D4"))),
            (" d12 ", Some((None, "d12"))),
            ("D4 (5º ano)", Some((Some("5"), "D4"))),
            ("D35 (Ensino Médio)", Some((Some("em"), "D35"))),
            ("D1 - Localizar informações", Some((None, "D1"))),
            ("D1: Localizar", Some((None, "D1"))),
            ("D1000", None),
            ("D", None),
            ("Divisão", None),
            ("D4 e D5", None),
            ("", None),
        ] {
            assert_eq!(descriptor(text), expected, "{text}");
        }
    }

    #[test]
    fn one_text_is_a_code_where_it_reads_like_one() {
        let [maths, arts] =
            ["Matemática", "Arte"].map(|subject| SubjectContext::of(subject, Stage::AnosIniciais));
        for (text, of, own, has_descriptor, bncc) in [
            ("Frações", maths, "Frações", false, ""),
            ("EF05MA07", maths, "", false, "EF05MA07"),
            ("D4", maths, "", true, ""),
            ("D4", arts, "D4", false, ""),
            ("Equação; Raiz quadrada", maths, "Equação", false, ""),
            ("Equação; D4;EF05MA07 ;", maths, "Equação", true, "EF05MA07"),
            ("D4; D5", maths, "", true, ""),
            (";", maths, "", false, ""),
        ] {
            let said = SaidSkills::One(text.to_owned());
            let read = SkillTexts::of(&said, of);
            assert_eq!(
                (read.own, read.descriptor.is_some(), read.bncc),
                (own, has_descriptor, bncc),
                "{text}"
            );
        }
    }

    #[test]
    fn a_skill_without_a_place_is_known() {
        let of = SubjectContext::of("Matemática", Stage::AnosIniciais);
        for (text, has_more) in
            [("A; B", true), ("D4; D5; A", true), ("D4; A; EF05MA07", false), ("A;", false)]
        {
            assert_eq!(SkillTexts::of(&SaidSkills::One(text.to_owned()), of).has_more, has_more, "{text}");
        }
    }

    #[test]
    fn words_under_the_name_of_a_descriptor_are_a_skill() {
        let of = SubjectContext::of("Matemática", Stage::AnosIniciais);
        for (own, code, expected) in [
            ("", "Somar", ("Somar", None)),
            ("D4", "", ("D4", None)),
            ("Somar", "D4", ("Somar", Some((None, "D4")))),
            ("Somar", "quatro", ("Somar", Some((None, "quatro")))),
        ] {
            let each = |text: &str| text.to_owned();
            let said = SaidSkills::Each { own: each(own), descriptor: each(code), bncc: String::new() };
            let read = SkillTexts::of(&said, of);
            assert_eq!((read.own, read.descriptor), expected, "{own} {code}");
        }
    }
}
