use kernel::{BnccCode, BnccPlace};

/// A skill of the BNCC, as it was published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BnccSkill {
    pub code: BnccCode,
    pub text: String,
    /// Unidade temática, or campo de atuação; empty where the document has none.
    pub unit: String,
    /// Prática de linguagem of Língua Portuguesa, eixo of Inglês and Computação; empty elsewhere.
    pub practice: String,
    /// Objetos de conhecimento.
    pub objects: Vec<String>,
}

impl BnccSkill {
    /// What is kept of it beside what is known: a text alone changes nothing of one that came with more.
    #[must_use]
    pub fn or_richer(self, known: &Self) -> Self {
        if self.is_bare() && !known.is_bare() { known.clone() } else { self }
    }

    const fn is_bare(&self) -> bool {
        self.unit.is_empty() && self.practice.is_empty() && self.objects.is_empty()
    }
}

/// The campo de experiências of a code of the educação infantil; none of Computação's.
pub fn field_of_experience(code: &BnccCode) -> Option<&'static str> {
    if code.place() != BnccPlace::Infantil {
        return None;
    }
    match code.as_str().get(4..6)? {
        "EO" => Some("O eu, o outro e o nós"),
        "CG" => Some("Corpo, gestos e movimentos"),
        "TS" => Some("Traços, sons, cores e formas"),
        "EF" => Some("Escuta, fala, pensamento e imaginação"),
        "ET" => Some("Espaços, tempos, quantidades, relações e transformações"),
        _ => None,
    }
}

#[cfg(any(test, feature = "testing"))]
impl BnccSkill {
    pub fn example(code: BnccCode) -> Self {
        Self {
            text: format!("Resolver e elaborar problemas ({}).", code.as_str()),
            code,
            unit: "Números".to_owned(),
            practice: String::new(),
            objects: vec!["Problemas de adição e subtração".to_owned()],
        }
    }
}
