use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::simulation::{Asked, ClassSimulation, SkillNamed};
use super::tally::{Rated, Tally, Voices};
use super::words::Kind;

/// How the questions that ask for a skill were answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillTally {
    /// `None`: of questions that name none.
    pub skill: Option<SkillNamed>,
    /// With its subject where the others are of another one.
    pub name: String,
    /// Whose answers the tally is of.
    pub by: Kind,
    pub tally: Tally,
    /// What the others answered: the class beside its pupils, or a few pupils beside the class.
    pub apart: Option<Tally>,
    /// Whether there are answers enough to say something of the skill.
    pub enough: bool,
}

/// From here on a skill is not taught again: as good as the grade that most schools ask for.
const LEARNT: u8 = 70;

impl SkillTally {
    fn said(&self) -> String {
        let Tally { hits, answers } = self.tally;
        match self.by {
            Kind::Projetada => format!("{} (a turma acertou {hits} de {answers})", self.name),
            Kind::Impressa => format!("{} ({hits} de {answers} certas)", self.name),
        }
    }
}

/// What skills are called side by side: each subject has a `D10` of its own.
#[derive(Debug, Clone, Copy)]
struct Naming {
    of_several_subjects: bool,
}

impl Naming {
    fn of<'a>(asked: impl Iterator<Item = &'a Asked>) -> Self {
        let mut subjects = asked.filter(|asked| asked.skill.is_some()).map(|asked| asked.subject);
        let first = subjects.next();
        Self { of_several_subjects: subjects.any(|subject| Some(subject) != first) }
    }

    fn name(self, skill: &SkillNamed) -> String {
        if self.of_several_subjects {
            format!("{} de {}", skill.name, skill.subject)
        } else {
            skill.name.clone()
        }
    }
}

impl ClassSimulation {
    /// What the skills of its questions are called, in the order of the questions.
    pub fn skill_names(&self) -> Vec<Option<String>> {
        let naming = Naming::of(self.asked.iter());
        self.asked.iter().map(|asked| asked.skill.as_ref().map(|skill| naming.name(skill))).collect()
    }
}

/// The skills of these simulations, that of which most is lacking first; those of which too little is known come last.
pub fn by_need(simulations: &[ClassSimulation]) -> Vec<SkillTally> {
    let mut skills = BTreeMap::<_, Voices>::new();
    for simulation in simulations {
        for (_, asked, letter, _) in simulation.judged() {
            let voices = skills.entry(asked.skill.as_ref()).or_default();
            voices.add(simulation.about.kind, letter == Some(asked.key));
        }
    }
    let naming = Naming::of(simulations.iter().flat_map(|simulation| &simulation.asked));
    let told = |(skill, voices): (Option<&SkillNamed>, Voices)| {
        let Rated { by, tally, enough, apart } = voices.rated();
        let name = skill.map_or_else(|| "Sem habilidade".to_owned(), |skill| naming.name(skill));
        SkillTally { skill: skill.cloned(), name, by, tally, apart, enough }
    };
    let mut skills: Vec<_> = skills.into_iter().map(told).collect();
    skills.sort_by(|one, other| {
        let rate = || one.tally.cmp_rate(other.tally);
        let key = |it: &SkillTally| (Reverse(it.tally.answers), it.name.clone());
        other.enough.cmp(&one.enough).then_with(rate).then_with(|| key(one).cmp(&key(other)))
    });
    skills
}

/// The skill to teach again first: of those that have a name and answers enough, the one of which most is lacking.
pub fn retake(skills: &[SkillTally]) -> Option<&SkillTally> {
    let known = skills.iter().find(|it| it.enough && it.skill.is_some());
    known.filter(|it| !it.tally.reaches(LEARNT))
}

/// The same in words. A class goes on only where all that was asked says so.
pub fn retake_text(skills: &[SkillTally]) -> String {
    if let Some(skill) = retake(skills) {
        return format!("Retome primeiro: {}.", skill.said());
    }
    let learnt = |by| {
        let mut whole = Tally::default();
        for it in skills.iter().filter(|it| it.by == by) {
            whole += it.tally;
        }
        whole.reaches(LEARNT)
    };
    let mut named = skills.iter().filter(|it| it.skill.is_some());
    let (known, unknown) = (named.clone().any(|it| it.enough), named.any(|it| !it.enough));
    if known && !unknown && learnt(Kind::Projetada) && learnt(Kind::Impressa) {
        format!("Nenhuma habilidade com menos de {LEARNT} % de acerto: siga em frente.")
    } else if known {
        format!("Das habilidades com respostas suficientes, nenhuma tem menos de {LEARNT} % de acerto.")
    } else if unknown {
        "Ainda é cedo para dizer qual habilidade retomar: poucas respostas de cada uma.".to_owned()
    } else if skills.is_empty() {
        "Ainda é cedo para dizer qual habilidade retomar: não há simulações concluídas.".to_owned()
    } else {
        "As questões não têm habilidade. Preencha a habilidade nas questões para saber qual retomar."
            .to_owned()
    }
}

#[cfg(test)]
mod tests {
    use kernel::{SkillId, SubjectId};
    use proptest::prelude::*;

    use super::*;
    use crate::question::Letter::{A, B};
    use crate::testing::{printed, projected};

    /// Its questions ask for these skills in turn; 0 is none.
    fn of_skills(mut simulation: ClassSimulation, skills: &[i64]) -> ClassSimulation {
        for (asked, id) in simulation.asked.iter_mut().zip(skills) {
            let named =
                || SkillNamed { id: SkillId(*id), name: format!("D{id}"), subject: "Arte".to_owned() };
            asked.skill = (*id > 0).then(named);
        }
        simulation
    }

    fn told(skills: &[SkillTally]) -> Vec<(&str, u32, u32, bool)> {
        skills.iter().map(|it| (it.name.as_str(), it.tally.hits, it.tally.answers, it.enough)).collect()
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
        assert_eq!(retake(&skills).unwrap().name, "D2");
        assert_eq!(retake_text(&skills), "Retome primeiro: D2 (a turma acertou 1 de 3).");
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
    fn a_class_goes_on_only_where_all_that_was_asked_says_so() {
        let (right, wrong) = (Some(Some(A)), Some(Some(B)));
        let partly = "Das habilidades com respostas suficientes, nenhuma tem menos de 70 % de acerto.";
        let mut of_23 = vec!["A"; 16];
        of_23.resize(23, "B");
        for (simulation, skills, text) in [
            // Of the second nobody knows enough.
            (projected("AAAAA", &[right, right, right, wrong, wrong]), &[1, 1, 1, 2, 2][..], partly),
            (projected("AAAA", &[right, right, right, wrong]), &[1, 1, 1, 2], partly),
            // Three of twelve: the nine that are wrong name no skill.
            (
                projected(&"A".repeat(12), &[[right; 3], [wrong; 3], [wrong; 3], [wrong; 3]].concat()),
                &[1, 1, 1],
                partly,
            ),
            (
                projected("AAAA", &[right; 4]),
                &[1, 1, 1],
                "Nenhuma habilidade com menos de 70 % de acerto: siga em frente.",
            ),
            // 69.57 %, which screens round to 70.
            (printed("A", &of_23), &[1], "Retome primeiro: D1 (16 de 23 certas)."),
        ] {
            assert_eq!(retake_text(&by_need(&[of_skills(simulation, skills)])), text, "{skills:?}");
        }
    }

    #[test]
    fn skills_of_several_subjects_say_which() {
        let (right, wrong) = (Some(Some(A)), Some(Some(B)));
        let named = |id: i64, subject: &str| {
            Some(SkillNamed {
                id: SkillId(id), name: "D10 (9º ano)".to_owned(), subject: subject.to_owned()
            })
        };
        let mut class = projected("AAAAAAA", &[wrong, wrong, wrong, right, right, right, right]);
        for asked in &mut class.asked[..3] {
            asked.skill = named(1, "Matemática");
        }
        let of_one = by_need(std::slice::from_ref(&class));
        assert_eq!(retake_text(&of_one), "Retome primeiro: D10 (9º ano) (a turma acertou 0 de 3).");
        for asked in &mut class.asked[3..6] {
            (asked.subject, asked.skill) = (SubjectId(2), named(2, "Português"));
        }
        assert_eq!(
            told(&by_need(std::slice::from_ref(&class))),
            [
                ("D10 (9º ano) de Matemática", 0, 3, true),
                ("D10 (9º ano) de Português", 3, 3, true),
                ("Sem habilidade", 1, 1, false),
            ]
        );
        let names = class.skill_names();
        assert_eq!(
            (names[2].as_deref(), names[3].as_deref()),
            (Some("D10 (9º ano) de Matemática"), Some("D10 (9º ano) de Português"))
        );
        assert_eq!(names[6], None);
        assert_eq!(
            crate::class_simulation::feedback(&class)[1..3],
            [
                "Retome primeiro: D10 (9º ano) de Matemática (a turma acertou 0 de 3).",
                "Ponto forte: D10 (9º ano) de Português."
            ]
        );
    }

    #[test]
    fn what_several_simulations_say_adds_up_where_the_same_answered() {
        let class = of_skills(projected("AA", &[Some(Some(B)); 2]), &[1, 1]);
        let paper = of_skills(printed("A", &["A"; 6]), &[1]);
        assert_eq!(told(&by_need(&[class.clone(), class.clone()])), [("D1", 0, 4, true)]);
        assert_eq!(told(&by_need(&[paper.clone(), paper.clone()])), [("D1", 12, 12, true)]);
        let both = by_need(&[class.clone(), paper.clone(), class, paper]);
        assert_eq!(told(&both), [("D1", 12, 12, true)]);
        assert_eq!(both[0].apart, Some(Tally { hits: 0, answers: 4 }));
        assert!(retake_text(&both).ends_with("siga em frente."));
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
            if retake_text(&tallies).ends_with("siga em frente.") {
                prop_assert!(all.hits * 10 >= all.answers * 7);
                let mut named = tallies.iter().filter(|it| it.skill.is_some());
                prop_assert!(named.all(|it| it.enough && it.tally.hits * 10 >= it.tally.answers * 7));
            }
        }
    }
}
