use kernel::{BnccArea, BnccCode, Grade, StoreError};

use crate::bncc::BnccSkill;
use crate::bncc::view::KnownSkills;

/// Skills in memory, none of them withdrawn.
#[derive(Debug, Clone, Default)]
pub struct MemoryCatalogue(pub Vec<BnccSkill>);

impl KnownSkills for MemoryCatalogue {
    fn has_skills(&mut self) -> Result<bool, StoreError> {
        Ok(!self.0.is_empty())
    }

    fn skills_by_code(&mut self, codes: &[BnccCode]) -> Result<Vec<BnccSkill>, StoreError> {
        Ok(self.0.iter().filter(|skill| codes.contains(&skill.code)).cloned().collect())
    }

    fn skills_of(&mut self, areas: &[BnccArea], grade: Grade) -> Result<Vec<BnccSkill>, StoreError> {
        let is_of = |skill: &&BnccSkill| {
            skill.code.is_of(grade) && skill.code.area().is_some_and(|area| areas.contains(&area))
        };
        let mut skills: Vec<_> = self.0.iter().filter(is_of).cloned().collect();
        skills.sort_by(|one, other| one.code.cmp(&other.code));
        Ok(skills)
    }
}

/// What is loaded before the contract is asked for, in the order of its codes.
pub fn catalogue() -> Vec<BnccSkill> {
    let codes = "EF05MA07 EF05MA08 EF06MA03 EF12EF01 EF15LP01 EF35LP01 EF69AR01 EF89LP01 EI03EO01 EM13LGG101 EM13LP01 EM13MAT101";
    codes.split(' ').map(|code| BnccSkill::example(code.parse().unwrap())).collect()
}

type Test = fn(&mut dyn KnownSkills);

/// Asked of a store that has loaded [`catalogue`].
pub const CATALOGUE_SUITE: [(&str, Test); 3] = [
    ("a catalogue that was loaded is known", |known| {
        assert!(known.has_skills().unwrap());
    }),
    ("skills are found by their codes", |known| {
        let codes = ["EF35LP01", "EF05MA99", "EF35LP01"].map(|code| code.parse::<BnccCode>().unwrap());
        let expected: Vec<_> = catalogue().into_iter().filter(|skill| codes.contains(&skill.code)).collect();
        let mut found = known.skills_by_code(&codes).unwrap();
        found.sort_by(|one, other| one.code.cmp(&other.code));
        assert_eq!(found, expected);
        assert!(known.skills_by_code(&[]).unwrap().is_empty());
    }),
    ("skills of a grade include blocks of years that hold it", |known| {
        for (grade, areas, codes) in [
            ("5º ano", &[BnccArea::Matematica][..], "EF05MA07 EF05MA08"),
            ("5º ano", &[BnccArea::LinguaPortuguesa], "EF15LP01 EF35LP01"),
            ("2º ano", &[BnccArea::LinguaPortuguesa, BnccArea::EducacaoFisica], "EF12EF01 EF15LP01"),
            ("9º ano", &[BnccArea::LinguaPortuguesa, BnccArea::Arte], "EF69AR01 EF89LP01"),
            ("3ª série", &[BnccArea::LinguaPortuguesa, BnccArea::Linguagens], "EM13LGG101 EM13LP01"),
            ("6º ano", &[BnccArea::Linguagens], ""),
        ] {
            let found = known.skills_of(areas, grade.parse().unwrap()).unwrap();
            let found: Vec<_> = found.iter().map(|skill| skill.code.as_str()).collect();
            assert_eq!(found.join(" "), codes, "{grade}");
        }
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_in_memory_keeps_the_contract() {
        for (name, test) in CATALOGUE_SUITE {
            println!("{name}");
            test(&mut MemoryCatalogue(catalogue()));
        }
    }
}
