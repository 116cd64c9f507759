//! How much a school may keep, so that none of them fills the house.

use kernel::StoreError;

/// What a school keeps of a table that has a quota.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuotaUse {
    /// The table's.
    pub name: String,
    pub kept: usize,
    pub most: usize,
}

impl QuotaUse {
    /// From four fifths on the school is told, before anything is refused.
    pub fn is_near(&self) -> bool {
        self.kept.saturating_mul(5) >= self.most.saturating_mul(4)
    }

    /// Whether so many more are too many.
    pub fn has_no_room(&self, more: usize) -> bool {
        self.kept.saturating_add(more) > self.most
    }
}

/// The quotas of one school.
pub trait Quotas {
    /// One for each table with a number, ordered by name.
    fn quotas(&mut self) -> Result<Vec<QuotaUse>, StoreError>;
}

/// What whoever would keep more than the school may is told; one row or many.
pub fn full(name: &str, most: usize) -> String {
    format!(
        "A escola pode guardar até {} {}. Para guardar mais, fale com quem opera o sistema.",
        grouped(most),
        things(name)
    )
}

/// What the rows of a table are called.
pub fn things(name: &str) -> &'static str {
    match name {
        "action_milestones" => "marcos de ações",
        "class_simulations" => "simulações em sala",
        "classes" => "turmas",
        "files" => "MB de imagens e arquivos",
        "learning_periods" => "períodos de análise do estilo de estudo",
        "lesson_plans" => "planos de aula",
        "people" => "pessoas",
        "pupil_imports" => "importações de alunos",
        "questions" => "questões",
        "school_years" => "anos letivos",
        "skills" => "habilidades",
        "strategic_actions" => "ações estratégicas",
        "subjects" => "disciplinas",
        "simulations" => "simulações",
        "students" => "alunos",
        "users" => "pessoas na equipe",
        _ => "registros deste tipo",
    }
}

/// 12.500
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_school_is_told_from_four_fifths_on() {
        for (kept, most, near) in
            [(0, 5_000, false), (3_999, 5_000, false), (4_000, 5_000, true), (4, 5, true)]
        {
            assert_eq!(QuotaUse { name: "simulations".to_owned(), kept, most }.is_near(), near, "{kept}");
        }
    }

    #[test]
    fn what_is_full_is_told_in_the_words_of_the_school() {
        for (name, most, words) in [
            ("simulations", 5_000, "5.000 simulações"),
            ("students", 12_500, "12.500 alunos"),
            ("users", 500, "500 pessoas na equipe"),
            ("classes", 1_000, "1.000 turmas"),
            ("subjects", 200, "200 disciplinas"),
            ("plans", 1_000_000, "1.000.000 registros deste tipo"),
        ] {
            assert!(full(name, most).starts_with(&format!("A escola pode guardar até {words}.")));
        }
    }
}
