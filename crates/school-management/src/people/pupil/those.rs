use std::collections::HashSet;

use kernel::{Invalid, PersonId};

/// Pupils who are named one by one, each once, in the order in which they were: at least one, and as many as are worked on at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Those(Vec<PersonId>);

impl Those {
    /// More are named by their class, or by the file that brought them.
    pub const MOST: usize = 1000;

    /// Refuses by the field `ids`.
    pub fn named(ids: Vec<i64>) -> Result<Self, Invalid> {
        Self::named_in("ids", ids)
    }

    /// Refuses by the field in which they are named.
    pub fn named_in(field: &'static str, ids: Vec<i64>) -> Result<Self, Invalid> {
        let refused = |sentence| Err(Invalid::field(field, sentence));
        match ids.len() {
            0 => refused("Escolha ao menos um aluno."),
            1..=Self::MOST => {
                let mut before = HashSet::new();
                let ids = ids.into_iter().map(PersonId);
                Ok(Self(ids.filter(|id| before.insert(*id)).collect()))
            }
            _ => refused("Escolha no máximo 1.000 alunos de cada vez."),
        }
    }

    pub fn ids(&self) -> &[PersonId] {
        &self.0
    }
}

impl From<Those> for Vec<PersonId> {
    fn from(those: Those) -> Self {
        those.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_to_a_thousand_are_named_at_once() {
        let those = Those::named(vec![3, 1, 3]).unwrap();
        assert_eq!(those.ids(), [PersonId(3), PersonId(1)]);
        assert_eq!(Those::named((1..=1000).collect()).unwrap().ids().len(), 1000);
        for (ids, sentence) in [
            (vec![], "Escolha ao menos um aluno."),
            ((1..=1001).collect(), "Escolha no máximo 1.000 alunos de cada vez."),
        ] {
            let invalid = Those::named(ids).unwrap_err();
            assert_eq!(invalid.fields().collect::<Vec<_>>(), [("ids", sentence)]);
        }
    }
}
