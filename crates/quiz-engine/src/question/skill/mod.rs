mod descriptor;

pub use descriptor::{
    Component, Descriptor, DescriptorForm, SaebGrade, SubjectContext, UnknownComponent, UnknownSaebGrade,
};
use kernel::table::folded;
use kernel::{BnccCode, SkillId, words};

use super::text::OwnSkill;

words! {
    /// Who names a skill.
    pub enum SkillSource {
        /// A descriptor of the SAEB.
        Saeb = "saeb",
        /// A code of the BNCC.
        Bncc = "bncc",
        /// The school.
        Own = "own",
    }
    /// A text that names no source.
    pub struct UnknownSkillSource = "unknown source of a skill";
}

/// What a question asks for, as statistics and plans speak of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Skill {
    Saeb(Descriptor),
    Bncc(BnccCode),
    Own(OwnSkill),
}

/// A skill, and what it is called within its subject.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct SkillNamed {
    pub id: SkillId,
    pub name: String,
    /// What it asks for, where that is known: of a descriptor whose matrix is loaded.
    pub asks: Option<String>,
    /// What its subject is called.
    pub subject: String,
}

impl SkillNamed {
    /// As a pupil reads it: a code says nothing to a pupil, what it asks for does.
    pub fn to_pupils(&self) -> &str {
        self.asks.as_deref().unwrap_or(&self.name)
    }
}

/// "D28 (9º ano): Resolver problemas com porcentagem"
pub fn skill_in_full(name: &str, asks: Option<&str>) -> String {
    asks.map_or_else(|| name.to_owned(), |asks| format!("{name}: {asks}"))
}

impl Skill {
    pub const fn source(&self) -> SkillSource {
        match self {
            Self::Saeb(_) => SkillSource::Saeb,
            Self::Bncc(_) => SkillSource::Bncc,
            Self::Own(_) => SkillSource::Own,
        }
    }

    /// What makes it the same skill within its subject: words of the school's own however they are written.
    pub fn key(&self) -> String {
        match self {
            Self::Saeb(descriptor) => descriptor.key(),
            Self::Bncc(code) => code.as_str().to_owned(),
            Self::Own(text) => match folded(text.as_str()) {
                // A text in another alphabet has no folded form.
                key if key.is_empty() => text.as_str().to_lowercase(),
                key => key,
            },
        }
    }

    /// The name on screen, as long as nothing more is known of it.
    pub fn name(&self) -> String {
        match self {
            Self::Saeb(descriptor) => descriptor.to_string(),
            Self::Bncc(code) => code.as_str().to_owned(),
            Self::Own(text) => text.as_str().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::question::{Component, SaebGrade};

    #[test]
    fn a_skill_is_the_same_however_it_is_written() {
        let own = |text: &str| Skill::Own(text.parse().unwrap()).key();
        assert_eq!(own("Interpretação  de texto"), own("interpretacao de TEXTO"));
        assert_eq!(own("数学"), "数学");
        let saeb = |grade| Skill::Saeb(Descriptor::new(Component::Matematica, grade, 6).unwrap());
        assert_eq!(saeb(SaebGrade::Fifth).key(), "MT-5-D6");
        assert_ne!(saeb(SaebGrade::Ninth).key(), saeb(SaebGrade::Fifth).key());
        assert_eq!(saeb(SaebGrade::Medio).name(), "D6 (Ensino Médio)");
        assert_eq!(Skill::Bncc("ef05ma07".parse().unwrap()).key(), "EF05MA07");
    }
}
