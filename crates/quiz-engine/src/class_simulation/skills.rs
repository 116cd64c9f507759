use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::simulation::ClassSimulation;
use super::words::Kind;
use crate::question::SkillNamed;
use crate::tally::Tally;

/// How the questions that ask for a skill were answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillTally {
    /// `None`: of questions that name none.
    pub skill: Option<SkillNamed>,
    pub tally: Tally,
    /// Whether there are answers enough to say something of the skill.
    pub enough: bool,
}

/// An answer of a class stands for all who talked about it, one on paper for a pupil.
const fn enough(kind: Kind) -> u32 {
    match kind {
        Kind::Projetada => 3,
        Kind::Impressa => 10,
    }
}

/// From here on a skill is not taught again: as good as the grade that most schools ask for.
const LEARNT: u8 = 70;

impl SkillTally {
    pub fn name(&self) -> &str {
        self.skill.as_ref().map_or("Sem habilidade", |skill| skill.name.as_str())
    }

    fn said(&self) -> String {
        let Tally { hits, answers } = self.tally;
        format!("{} ({hits} de {answers} certas)", self.name())
    }
}

/// The skills of these simulations, that of which most is lacking first; those of which too little is known come last.
pub fn by_need(simulations: &[ClassSimulation]) -> Vec<SkillTally> {
    // What is known of a skill: each kind's part of what is enough.
    let mut skills = BTreeMap::<_, (Tally, u32)>::new();
    let whole = enough(Kind::Projetada) * enough(Kind::Impressa);
    for simulation in simulations {
        let weight = whole / enough(simulation.about.kind);
        for (_, asked, letter, _) in simulation.judged() {
            let (tally, known) = skills.entry(asked.skill.as_ref()).or_default();
            tally.add(letter == Some(asked.key));
            *known += weight;
        }
    }
    let told = |(skill, (tally, known)): (Option<&SkillNamed>, _)| SkillTally {
        skill: skill.cloned(),
        tally,
        enough: known >= whole,
    };
    let mut skills: Vec<_> = skills.into_iter().map(told).collect();
    skills.sort_by(|one, other| {
        let rate = || one.tally.cmp_rate(other.tally);
        let key = |it: &SkillTally| (Reverse(it.tally.answers), it.name().to_owned());
        other.enough.cmp(&one.enough).then_with(rate).then_with(|| key(one).cmp(&key(other)))
    });
    skills
}

/// The skill to teach again first: of those that have a name and answers enough, the one of which most is lacking.
pub fn retake(skills: &[SkillTally]) -> Option<&SkillTally> {
    let known = skills.iter().find(|it| it.enough && it.skill.is_some());
    known.filter(|it| it.tally.rate() < LEARNT)
}

/// The same in words.
pub fn retake_text(skills: &[SkillTally]) -> String {
    match retake(skills) {
        Some(skill) => format!("Retome primeiro: {}.", skill.said()),
        None if skills.iter().any(|it| it.enough && it.skill.is_some()) => {
            format!("Nenhuma habilidade com menos de {LEARNT} % de acerto: siga em frente.")
        }
        None if skills.iter().any(|it| it.skill.is_some()) => {
            "Ainda é cedo para dizer qual habilidade retomar: poucas respostas de cada uma.".to_owned()
        }
        None if skills.is_empty() => {
            "Ainda é cedo para dizer qual habilidade retomar: não há simulações concluídas.".to_owned()
        }
        None => "As questões não têm habilidade. Preencha a habilidade nas questões para saber qual retomar."
            .to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use kernel::SkillId;
    use proptest::prelude::*;

    use super::*;
    use crate::question::Letter::{A, B};
    use crate::testing::{printed, projected};

    /// Its questions ask for these skills in turn; 0 is none.
    fn of_skills(mut simulation: ClassSimulation, skills: &[i64]) -> ClassSimulation {
        for (asked, id) in simulation.asked.iter_mut().zip(skills) {
            asked.skill = (*id > 0).then(|| SkillNamed { id: SkillId(*id), name: format!("D{id}") });
        }
        simulation
    }

    fn told(skills: &[SkillTally]) -> Vec<(&str, u32, u32, bool)> {
        skills.iter().map(|it| (it.name(), it.tally.hits, it.tally.answers, it.enough)).collect()
    }

    #[test]
    fn the_skill_that_lacks_most_comes_first() {
        let (right, wrong) = (Some(Some(A)), Some(Some(B)));
        let answers = [right, right, right, wrong, wrong, right, wrong, wrong];
        let class = of_skills(projected("AAAAAAAA", &answers), &[1, 1, 1, 2, 2, 2, 3, 0]);
        let skills = by_need(std::slice::from_ref(&class));
        assert_eq!(
            told(&skills),
            [("D2", 1, 3, true), ("D1", 3, 3, true), ("D3", 0, 1, false), ("Sem habilidade", 0, 1, false)]
        );
        assert_eq!(retake(&skills).unwrap().name(), "D2");
        assert_eq!(retake_text(&skills), "Retome primeiro: D2 (1 de 3 certas).");
    }

    #[test]
    fn too_little_is_no_reason_to_teach_again() {
        for (simulation, skills, text) in [
            (projected("AA", &[Some(Some(B)); 2]), &[1, 1][..], "Ainda é cedo para dizer"),
            (printed("A", &["B"; 9]), &[1], "Ainda é cedo para dizer"),
            (printed("A", &["B"; 10]), &[1], "Retome primeiro: D1 (0 de 10 certas)."),
            (projected("AAA", &[Some(Some(A)); 3]), &[1, 1, 1], "Nenhuma habilidade com menos de 70 %"),
            (projected("AAA", &[Some(Some(B)); 3]), &[0, 0, 0], "As questões não têm habilidade."),
        ] {
            let skills = by_need(&[of_skills(simulation, skills)]);
            assert!(retake_text(&skills).starts_with(text), "{text}");
        }
        assert!(retake_text(&[]).ends_with("não há simulações concluídas."));
    }

    #[test]
    fn what_several_simulations_say_adds_up() {
        let class = of_skills(projected("AA", &[Some(Some(B)); 2]), &[1, 1]);
        let paper = of_skills(printed("A", &["A"; 4]), &[1]);
        assert_eq!(told(&by_need(&[class.clone(), paper])), [("D1", 4, 6, true)]);
        assert_eq!(told(&by_need(&[class])), [("D1", 0, 2, false)]);
    }

    proptest! {
        #[test]
        fn no_answer_is_lost(lines in prop::collection::vec("[ABCD]{6}", 0..12), skills in prop::collection::vec(0..4_i64, 6)) {
            let borrowed: Vec<_> = lines.iter().map(String::as_str).collect();
            let grid = of_skills(printed("ABCDAB", &borrowed), &skills);
            let tallies = by_need(std::slice::from_ref(&grid));
            let mut all = Tally::default();
            for told in &tallies {
                all += told.tally;
            }
            prop_assert_eq!(all, grid.figures().tally);
            let known: Vec<_> = tallies.iter().filter(|it| it.enough).collect();
            prop_assert!(known.is_sorted_by(|one, next| one.tally.cmp_rate(next.tally).is_le()));
        }
    }
}
