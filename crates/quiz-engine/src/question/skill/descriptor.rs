//! Descriptors of the SAEB's reference matrices of 2001.

use std::fmt;
use std::str::FromStr;

use kernel::table::folded;
use kernel::{Stage, words};

words! {
    /// What the SAEB tests.
    pub enum Component {
        LinguaPortuguesa = "LP",
        Matematica = "MT",
    }
    /// A text that names neither.
    pub struct UnknownComponent = "Componente desconhecido: use LP ou MT.";
}

words! {
    /// The last grade of a stage, which sits the tests.
    pub enum SaebGrade {
        Fifth = "5",
        Ninth = "9",
        Medio = "em",
    }
    /// A text that names no grade with a matrix.
    pub struct UnknownSaebGrade = "Escolha a matriz do Saeb: 5, 9 ou em.";
}

impl Component {
    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::LinguaPortuguesa => "Língua Portuguesa",
            Self::Matematica => "Matemática",
        }
    }

    /// What a subject's name says: "Matemática", "Português", "Língua Portuguesa I".
    pub fn of_subject(name: &str) -> Option<Self> {
        let folded = folded(name);
        let mut words = folded.split('_');
        words.find_map(|word| match word {
            "portugues" | "portuguesa" => Some(Self::LinguaPortuguesa),
            "matematica" => Some(Self::Matematica),
            _ => None,
        })
    }
}

impl SaebGrade {
    /// The grade that sits the tests at the end of a stage.
    pub const fn of_stage(stage: Stage) -> Self {
        match stage {
            Stage::AnosIniciais => Self::Fifth,
            Stage::AnosFinais => Self::Ninth,
            Stage::EnsinoMedio => Self::Medio,
        }
    }

    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Fifth => "5º ano",
            Self::Ninth => "9º ano",
            Self::Medio => "Ensino Médio",
        }
    }
}

/// What a question's subject says of its skills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SubjectContext {
    /// `None` for a subject that the SAEB does not test.
    pub component: Option<Component>,
    /// Of which a descriptor is, where nothing else is said.
    pub grade: SaebGrade,
}

impl SubjectContext {
    pub fn of(subject: &str, stage: Stage) -> Self {
        Self { component: Component::of_subject(subject), grade: SaebGrade::of_stage(stage) }
    }
}

/// A descriptor is known by its matrix: the same code means another skill in another grade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Descriptor {
    component: Component,
    grade: SaebGrade,
    number: u8,
}

impl Descriptor {
    pub const fn component(self) -> Component {
        self.component
    }

    pub const fn grade(self) -> SaebGrade {
        self.grade
    }

    pub const fn number(self) -> u8 {
        self.number
    }

    /// How many descriptors a matrix has.
    pub const fn count(component: Component, grade: SaebGrade) -> u8 {
        match (component, grade) {
            (Component::LinguaPortuguesa, SaebGrade::Fifth) => 15,
            (Component::LinguaPortuguesa, SaebGrade::Ninth | SaebGrade::Medio) => 21,
            (Component::Matematica, SaebGrade::Fifth) => 28,
            (Component::Matematica, SaebGrade::Ninth) => 37,
            (Component::Matematica, SaebGrade::Medio) => 35,
        }
    }

    /// All of one matrix.
    pub fn of_matrix(component: Component, grade: SaebGrade) -> impl Iterator<Item = Self> {
        (1..=Self::count(component, grade)).map(move |number| Self { component, grade, number })
    }

    pub fn new(component: Component, grade: SaebGrade, number: u8) -> Result<Self, String> {
        let most = Self::count(component, grade);
        if (1..=most).contains(&number) {
            Ok(Self { component, grade, number })
        } else {
            let (subject, grade) = (component.label(), grade.label());
            Err(format!("A matriz de {subject} do {grade} vai de D1 a D{most}."))
        }
    }

    /// As people write a code: `D12`, `d 12`, `D012`.
    pub fn parse(component: Component, grade: SaebGrade, code: &str) -> Result<Self, String> {
        let number = code.trim().strip_prefix(['D', 'd']).map(str::trim_start).unwrap_or_default();
        let digits = (1..=3).contains(&number.len()) && number.bytes().all(|digit| digit.is_ascii_digit());
        let number = number.parse().ok().filter(|_| digits);
        Self::new(component, grade, number.ok_or("Escreva o descritor como D1, D2, D3...")?)
    }

    /// `D12`
    pub fn code(self) -> String {
        format!("D{}", self.number)
    }

    /// As it is kept: `MT-5-D6`.
    pub fn key(self) -> String {
        format!("{}-{}-D{}", self.component.slug(), self.grade.slug(), self.number)
    }
}

/// Read from its key.
impl FromStr for Descriptor {
    type Err = String;

    fn from_str(key: &str) -> Result<Self, String> {
        let mut parts = key.splitn(3, '-');
        let mut part = || parts.next().unwrap_or_default();
        let component = part().parse().map_err(|error: UnknownComponent| error.to_string())?;
        let grade = part().parse().map_err(|error: UnknownSaebGrade| error.to_string())?;
        Self::parse(component, grade, part())
    }
}

/// `D12 (5º ano)`
impl fmt::Display for Descriptor {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "D{} ({})", self.number, self.grade.label())
    }
}

/// A descriptor as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DescriptorForm<'a> {
    /// The grade's slug; that of the subject's stage, where none is said.
    pub grade: Option<&'a str>,
    pub code: &'a str,
}

impl DescriptorForm<'_> {
    pub fn parse(self, of: SubjectContext) -> Result<Descriptor, String> {
        let component = of
            .component
            .ok_or("Só Língua Portuguesa e Matemática têm descritores do Saeb: deixe o descritor vazio.")?;
        let grade = match self.grade {
            Some(grade) => grade.parse().map_err(|error: UnknownSaebGrade| error.to_string())?,
            None => of.grade,
        };
        Descriptor::parse(component, grade, self.code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_descriptor_is_one_of_its_matrix() {
        use Component::{LinguaPortuguesa, Matematica};
        use SaebGrade::{Fifth, Medio, Ninth};
        for (component, grade, code, outcome) in [
            (LinguaPortuguesa, Fifth, "D15", Ok("D15 (5º ano)")),
            (LinguaPortuguesa, Fifth, "D16", Err("A matriz de Língua Portuguesa do 5º ano vai de D1 a D15.")),
            (Matematica, Fifth, "d 28", Ok("D28 (5º ano)")),
            (Matematica, Ninth, "D037", Ok("D37 (9º ano)")),
            (Matematica, Ninth, "D38", Err("A matriz de Matemática do 9º ano vai de D1 a D37.")),
            (LinguaPortuguesa, Ninth, "D21", Ok("D21 (9º ano)")),
            (
                LinguaPortuguesa,
                Medio,
                "D22",
                Err("A matriz de Língua Portuguesa do Ensino Médio vai de D1 a D21."),
            ),
            (Matematica, Medio, "D35", Ok("D35 (Ensino Médio)")),
            (Matematica, Medio, "D0", Err("A matriz de Matemática do Ensino Médio vai de D1 a D35.")),
            (Matematica, Fifth, "12", Err("Escreva o descritor como D1, D2, D3...")),
            (Matematica, Fifth, "D", Err("Escreva o descritor como D1, D2, D3...")),
            (Matematica, Fifth, "D+1", Err("Escreva o descritor como D1, D2, D3...")),
            (Matematica, Fifth, "D9999", Err("Escreva o descritor como D1, D2, D3...")),
        ] {
            let read = Descriptor::parse(component, grade, code);
            assert_eq!(
                read.map(|it| it.to_string()),
                outcome.map(String::from).map_err(String::from),
                "{code}"
            );
        }
        let all = Component::ALL.into_iter().flat_map(|component| {
            SaebGrade::ALL.into_iter().flat_map(move |grade| Descriptor::of_matrix(component, grade))
        });
        let all: Vec<_> = all.collect();
        assert_eq!(all.len(), 15 + 21 + 21 + 28 + 37 + 35);
        for descriptor in all {
            assert_eq!(descriptor.key().parse(), Ok(descriptor));
        }
        for wrong in ["", "MT", "MT-5", "MT-6-D1", "LP-5-D16", "XX-5-D1", "MT-5-D1-D2"] {
            assert!(wrong.parse::<Descriptor>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_subject_says_the_matrix_unless_another_is_named() {
        for (subject, stage, form, outcome) in [
            ("Matemática", Stage::AnosFinais, (None, "D1"), Ok("D1 (9º ano)")),
            ("Matemática", Stage::AnosFinais, (Some("5"), "D28"), Ok("D28 (5º ano)")),
            ("PORTUGUÊS", Stage::EnsinoMedio, (None, "D2"), Ok("D2 (Ensino Médio)")),
            (
                "Língua Portuguesa",
                Stage::AnosIniciais,
                (Some("6"), "D2"),
                Err("Escolha a matriz do Saeb: 5, 9 ou em."),
            ),
            (
                "Ciências",
                Stage::AnosIniciais,
                (None, "D2"),
                Err("Só Língua Portuguesa e Matemática têm descritores do Saeb: deixe o descritor vazio."),
            ),
        ] {
            let (grade, code) = form;
            let read = DescriptorForm { grade, code }.parse(SubjectContext::of(subject, stage));
            assert_eq!(
                read.map(|it| it.to_string()),
                outcome.map(String::from).map_err(String::from),
                "{subject}"
            );
        }
    }
}
