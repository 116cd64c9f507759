use std::cmp::Reverse;
use std::collections::BTreeMap;

use kernel::percent;

use super::simulation::{Asked, ClassSimulation};
use super::words::Kind;
use crate::question::{SkillNamed, skill_in_full};
use crate::tally::Tally;

/// How the questions that ask for a skill were answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillTally {
    /// `None`: of questions that name none.
    pub skill: Option<SkillNamed>,
    /// With its subject where the others are of another one.
    pub name: String,
    /// What it asks for, where that is known.
    pub asks: Option<String>,
    /// Whose answers `tally` has: an answer of a class is none of a pupil, and the two make no rate.
    pub kind: Kind,
    pub tally: Tally,
    /// Those of the other kind.
    pub beside: Tally,
    /// Whether there are answers enough to say something of the skill.
    pub enough: bool,
}

/// An answer of a class stands for all who talked about it, one on paper for a pupil.
pub(super) const fn enough(kind: Kind) -> u32 {
    match kind {
        Kind::Projetada => 3,
        Kind::Impressa => 10,
    }
}

/// What a class answered on the wall, and its pupils on paper.
#[derive(Debug, Clone, Copy, Default)]
struct Answered {
    class: Tally,
    pupils: Tally,
}

impl Answered {
    const fn of(&mut self, kind: Kind) -> &mut Tally {
        match kind {
            Kind::Projetada => &mut self.class,
            Kind::Impressa => &mut self.pupils,
        }
    }

    /// By which answers a skill is judged, and the others: the pupils', unless theirs are too few and the class's are not.
    const fn weighed(self) -> (Kind, Tally, Tally) {
        let by_class = self.pupils.answers == 0
            || self.pupils.answers < enough(Kind::Impressa) && self.class.answers >= enough(Kind::Projetada);
        if by_class {
            (Kind::Projetada, self.class, self.pupils)
        } else {
            (Kind::Impressa, self.pupils, self.class)
        }
    }
}

/// From here on a skill is not taught again: as good as the grade that most schools ask for.
const LEARNT: u8 = 70;

/// Of skills of which the same is lacking, so many are named.
const TIED: usize = 3;

impl SkillTally {
    /// With what it asks for.
    pub fn in_full(&self) -> String {
        skill_in_full(&self.name, self.asks.as_deref())
    }

    fn said(&self, name: &str) -> String {
        let Tally { hits, answers } = self.tally;
        format!("{name} ({hits} de {answers} certas)")
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
            format!("{}, {}", skill.subject, skill.name)
        } else {
            skill.name.clone()
        }
    }
}

impl ClassSimulation {
    /// What the skills of its questions are called, in the order of the questions.
    pub fn skill_names(&self) -> Vec<Option<String>> {
        let naming = Naming::of(self.asked.iter());
        let in_full = |skill: &SkillNamed| skill_in_full(&naming.name(skill), skill.asks.as_deref());
        self.asked.iter().map(|asked| asked.skill.as_ref().map(in_full)).collect()
    }
}

/// The skills of these simulations, that of which most is lacking first; those of which too little is known come last.
pub fn by_need(simulations: &[ClassSimulation]) -> Vec<SkillTally> {
    let mut skills = BTreeMap::<_, Answered>::new();
    for simulation in simulations {
        for (_, asked, letter, _) in simulation.judged() {
            let answered = skills.entry(asked.skill.as_ref()).or_default();
            answered.of(simulation.about.kind).add(letter == Some(asked.key));
        }
    }
    let naming = Naming::of(simulations.iter().flat_map(|simulation| &simulation.asked));
    let told = |(skill, answered): (Option<&SkillNamed>, Answered)| {
        let (kind, tally, beside) = answered.weighed();
        SkillTally {
            skill: skill.cloned(),
            name: skill.map_or_else(|| "Sem habilidade".to_owned(), |skill| naming.name(skill)),
            asks: skill.and_then(|skill| skill.asks.clone()),
            kind,
            tally,
            beside,
            enough: tally.answers >= enough(kind),
        }
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
    if let Some(first) = retake(skills) {
        let tied = skills.iter().filter(|it| it.enough && it.skill.is_some());
        let tied = tied.filter(|it| it.tally.cmp_rate(first.tally).is_eq());
        let tied: Vec<_> = tied.collect();
        let [_, _, ..] = tied[..] else {
            return format!("Retome primeiro: {}.", first.said(&first.in_full()));
        };
        // Several sentences in one would be read by nobody: their names are enough.
        let mut said: Vec<_> = tied.iter().map(|it| it.said(&it.name)).collect();
        let untold = said.len().saturating_sub(TIED);
        if untold > 0 {
            said.truncate(TIED);
            said.push(format!("mais {untold} com o mesmo acerto"));
        }
        return format!("Retome primeiro: {}.", kernel::enumerated(&said));
    }
    let mut whole = Tally::default();
    for it in skills {
        whole += it.tally;
    }
    let mut named = skills.iter().filter(|it| it.skill.is_some());
    let (known, unknown) = (named.clone().any(|it| it.enough), named.any(|it| !it.enough));
    if known && !unknown && whole.reaches(LEARNT) {
        format!("Nenhuma habilidade com menos de {} de acerto: siga em frente.", percent(LEARNT))
    } else if known {
        format!(
            "Das habilidades com respostas suficientes, nenhuma tem menos de {} de acerto.",
            percent(LEARNT)
        )
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
    use crate::testing::{printed, projected, skill_of_arte};

    /// Its questions ask for these skills in turn; 0 is none.
    fn of_skills(mut simulation: ClassSimulation, skills: &[i64]) -> ClassSimulation {
        for (asked, id) in simulation.asked.iter_mut().zip(skills) {
            asked.skill = (*id > 0).then(|| skill_of_arte(*id));
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
        assert_eq!(retake_text(&skills), "Retome primeiro: D2 (1 de 3 certas).");
    }

    #[test]
    fn too_little_is_no_reason_to_teach_again() {
        for (simulation, skills, text) in [
            (projected("AA", &[Some(Some(B)); 2]), &[1, 1][..], "Ainda é cedo para dizer"),
            (printed("A", &["B"; 9]), &[1], "Ainda é cedo para dizer"),
            (printed("A", &["B"; 10]), &[1], "Retome primeiro: D1 (0 de 10 certas)."),
            (projected("AAA", &[Some(Some(A)); 3]), &[1, 1, 1], "Nenhuma habilidade com menos de 70\u{a0}%"),
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
        let partly = "Das habilidades com respostas suficientes, nenhuma tem menos de 70\u{a0}% de acerto.";
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
                "Nenhuma habilidade com menos de 70\u{a0}% de acerto: siga em frente.",
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
                id: SkillId(id),
                name: "D10 (9º ano)".to_owned(),
                asks: None,
                subject: subject.to_owned(),
            })
        };
        let mut class = projected("AAAAAAA", &[wrong, wrong, wrong, right, right, right, right]);
        for asked in &mut class.asked[..3] {
            asked.skill = named(1, "Matemática");
        }
        let of_one = by_need(std::slice::from_ref(&class));
        assert_eq!(retake_text(&of_one), "Retome primeiro: D10 (9º ano) (0 de 3 certas).");
        for asked in &mut class.asked[3..6] {
            (asked.subject, asked.skill) = (SubjectId(2), named(2, "Português"));
        }
        assert_eq!(
            told(&by_need(std::slice::from_ref(&class))),
            [
                ("Matemática, D10 (9º ano)", 0, 3, true),
                ("Português, D10 (9º ano)", 3, 3, true),
                ("Sem habilidade", 1, 1, false),
            ]
        );
        let names = class.skill_names();
        assert_eq!(
            (names[2].as_deref(), names[3].as_deref()),
            (Some("Matemática, D10 (9º ano)"), Some("Português, D10 (9º ano)"))
        );
        assert_eq!(names[6], None);
        assert_eq!(
            crate::class_simulation::feedback(&class)[1..3],
            [
                "Retome primeiro: Matemática, D10 (9º ano) (0 de 3 certas).",
                "Ponto forte: Português, D10 (9º ano)."
            ]
        );
    }

    #[test]
    fn skills_of_which_the_same_is_lacking_are_named_together() {
        let wrong = Some(Some(B));
        for (skills, text) in [
            (&[1, 1, 1, 2, 2, 2][..], "Retome primeiro: D1 (0 de 3 certas) e D2 (0 de 3 certas)."),
            (
                &[1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6],
                "Retome primeiro: D1 (0 de 3 certas), D2 (0 de 3 certas), D3 (0 de 3 certas) e mais 2 com o mesmo acerto.",
            ),
        ] {
            let class = projected(&"A".repeat(skills.len()), &vec![wrong; skills.len()]);
            assert_eq!(retake_text(&by_need(&[of_skills(class, skills)])), text);
        }
    }

    #[test]
    fn what_a_skill_asks_for_is_said_of_one_and_of_several_their_names() {
        let wrong = Some(Some(B));
        for (skills, text, listed) in [
            (
                [1, 1, 1, 1, 1, 1],
                "Retome primeiro: D1: Achar o tema (0 de 6 certas).",
                &["D1: Achar o tema"][..],
            ),
            (
                [1, 1, 1, 2, 2, 2],
                "Retome primeiro: D1 (0 de 3 certas) e D2 (0 de 3 certas).",
                &["D1: Achar o tema", "D2: Achar o tema"],
            ),
        ] {
            let mut class = of_skills(projected("AAAAAA", &[wrong; 6]), &skills);
            for skill in class.asked.iter_mut().filter_map(|asked| asked.skill.as_mut()) {
                skill.asks = Some("Achar o tema".to_owned());
            }
            assert_eq!(class.skill_names()[0].as_deref(), Some("D1: Achar o tema"));
            let told = by_need(&[class]);
            assert_eq!(retake_text(&told), text);
            assert_eq!(told.iter().map(SkillTally::in_full).collect::<Vec<_>>(), listed);
        }
    }

    #[test]
    fn a_class_and_its_pupils_are_not_added_up() {
        let class = |answers: usize| {
            of_skills(projected(&"A".repeat(answers), &vec![Some(Some(B)); answers]), &vec![1; answers])
        };
        let paper = |pupils: usize| of_skills(printed("A", &vec!["A"; pupils]), &[1]);
        let (wall, sheets) = (Kind::Projetada, Kind::Impressa);
        for (simulations, kind, answers, beside, enough) in [
            (vec![class(2), class(1)], wall, 3, 0, true),
            (vec![class(2)], wall, 2, 0, false),
            (vec![paper(4), paper(6)], sheets, 10, 0, true),
            (vec![class(5), paper(10)], sheets, 10, 5, true),
            (vec![class(3), paper(9)], wall, 3, 9, true),
            (vec![class(2), paper(9)], sheets, 9, 2, false),
        ] {
            let skills = by_need(&simulations);
            let told = &skills[0];
            assert_eq!((told.kind, told.tally.answers), (kind, answers));
            assert_eq!((told.beside.answers, told.enough), (beside, enough));
            assert_eq!(told.tally.hits, if kind == wall { 0 } else { answers });
        }
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
