use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kernel::{PersonId, SkillId};

use crate::mastery::view::KnownBy;
use crate::mastery::{Grasp, Known};
use crate::question::SkillNamed;

/// So many skills stand in a map; those with the fewest to strengthen are left out.
pub const MOST_SKILLS: usize = 60;

/// How likely a pupil knows a skill, as the quiz says it too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// 0 to 100.
    pub percent: u32,
    pub grasp: Grasp,
}

/// Of so many that were answered, how many are to be strengthened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Share {
    pub to_strengthen: u32,
    pub answered: u32,
}

/// A skill, and of how many pupils it is to be strengthened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MapSkill {
    pub skill: SkillNamed,
    pub share: Share,
}

/// A pupil, and how many skills they have to strengthen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MapPupil {
    pub id: PersonId,
    pub name: String,
    pub share: Share,
    /// One for each skill of the map, in its order; `None` without an answer.
    pub cells: Vec<Option<Cell>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassMap {
    /// The hardest first.
    pub skills: Vec<MapSkill>,
    /// How many skills more there would be.
    pub left_out: usize,
    /// Who needs most first.
    pub pupils: Vec<MapPupil>,
}

impl Share {
    const fn add(&mut self, grasp: Grasp) {
        self.to_strengthen += matches!(grasp, Grasp::Training) as u32;
        self.answered += 1;
    }
}

/// What makes one harder, or more in need, than another: more to strengthen, then less known of what was answered; whoever has not
/// answered comes last.
fn need(share: Share, percents: impl Iterator<Item = u32>) -> (Reverse<u32>, bool, Option<u32>) {
    let mean = (share.answered > 0).then(|| percents.sum::<u32>() * 1_000 / share.answered);
    (Reverse(share.to_strengthen), mean.is_none(), mean)
}

/// Of the pupils of a class, with their names, and the skills of a subject.
pub fn class_map(pupils: Vec<(PersonId, String)>, skills: Vec<SkillNamed>, known: &[KnownBy]) -> ClassMap {
    let members: BTreeSet<_> = pupils.iter().map(|(id, _)| *id).collect();
    let cell = |known: &Known| Cell { percent: known.mastery.percent(), grasp: known.grasp() };
    let answered = known.iter().filter(|it| members.contains(&it.student) && it.known.tally.answers > 0);
    let cells: BTreeMap<(SkillId, PersonId), Cell> =
        answered.map(|it| ((it.skill, it.student), cell(&it.known))).collect();
    let of_skill = |skill: SkillId| {
        cells.range((skill, PersonId(i64::MIN))..=(skill, PersonId(i64::MAX))).map(|(_, cell)| *cell)
    };
    let mut skills: Vec<_> =
        skills.into_iter().map(|skill| MapSkill { share: share(of_skill(skill.id)), skill }).collect();
    skills.sort_by_cached_key(|it| {
        let percents = of_skill(it.skill.id).map(|cell| cell.percent);
        (need(it.share, percents), it.skill.clone())
    });
    let left_out = skills.len().saturating_sub(MOST_SKILLS);
    skills.truncate(MOST_SKILLS);
    let mut pupils: Vec<_> = pupils
        .into_iter()
        .map(|(id, name)| {
            let cells: Vec<_> = skills.iter().map(|it| cells.get(&(it.skill.id, id)).copied()).collect();
            MapPupil { id, name, share: share(cells.iter().flatten().copied()), cells }
        })
        .collect();
    pupils.sort_by_cached_key(|it| {
        let percents = it.cells.iter().flatten().map(|cell| cell.percent);
        (need(it.share, percents), kernel::table::folded(&it.name), it.id)
    });
    ClassMap { skills, left_out, pupils }
}

fn share(cells: impl Iterator<Item = Cell>) -> Share {
    let mut share = Share::default();
    cells.for_each(|cell| share.add(cell.grasp));
    share
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mastery::Mastery;
    use crate::tally::Tally;

    fn skill(id: i64) -> SkillNamed {
        SkillNamed { id: SkillId(id), name: format!("D{id}"), asks: None, subject: "Matemática".to_owned() }
    }

    fn known(student: i64, skill: i64, mastery: &str) -> KnownBy {
        let known = Known {
            mastery: Mastery::of(mastery.parse().unwrap()).unwrap(),
            tally: Tally { hits: 1, answers: 2 },
            mastered_once: false,
        };
        KnownBy { student: PersonId(student), skill: SkillId(skill), known }
    }

    fn named(pupils: &[(i64, &str)]) -> Vec<(PersonId, String)> {
        pupils.iter().map(|(id, name)| (PersonId(*id), (*name).to_owned())).collect()
    }

    #[test]
    fn the_hardest_skill_and_who_needs_most_come_first() {
        let pupils = named(&[(1, "Ana"), (2, "Bia"), (3, "Caio"), (4, "Édson")]);
        let known = [
            known(1, 10, "0.95"),
            known(2, 10, "0.599999"),
            known(1, 20, "0.3"),
            known(2, 20, "0.2"),
            known(3, 20, "0.6"),
            known(3, 30, "0.949999"),
            // Of nobody in the class.
            known(9, 30, "0.1"),
        ];
        let map = class_map(pupils, vec![skill(10), skill(20), skill(30), skill(40)], &known);
        let skills: Vec<_> =
            map.skills.iter().map(|it| (it.skill.id.0, it.share.to_strengthen, it.share.answered)).collect();
        assert_eq!(skills, [(20, 2, 3), (10, 1, 2), (30, 0, 1), (40, 0, 0)]);
        let pupils: Vec<_> = map.pupils.iter().map(|it| (it.name.as_str(), it.share.to_strengthen)).collect();
        assert_eq!(pupils, [("Bia", 2), ("Ana", 1), ("Caio", 0), ("Édson", 0)]);
        let told: Vec<_> =
            map.pupils[1].cells.iter().map(|cell| cell.map(|it| (it.percent, it.grasp.to_staff()))).collect();
        assert_eq!(told, [Some((30, "a reforçar")), Some((95, "domina")), None, None]);
        let told: Vec<_> =
            map.pupils[2].cells.iter().map(|cell| cell.map(|it| (it.percent, it.grasp.to_staff()))).collect();
        assert_eq!(told, [Some((60, "a caminho")), None, Some((94, "a caminho")), None]);
        assert!(map.pupils[3].cells.iter().all(Option::is_none));
    }

    #[test]
    fn a_map_has_sixty_skills_and_says_how_many_more_there_are() {
        let skills: Vec<_> = (1..=63).map(skill).collect();
        let map = class_map(named(&[(1, "Ana")]), skills, &[known(1, 63, "0.1")]);
        assert_eq!((map.skills.len(), map.left_out, map.skills[0].skill.id), (60, 3, SkillId(63)));
        assert_eq!(class_map(Vec::new(), Vec::new(), &[]).left_out, 0);
    }
}
