//! What a lesson aims at: the same for every seed, so that objectives and criteria fit each other.

use kernel::BnccCode;
use kernel::table::folded;

use super::goal::goal_of;
use crate::Discipline;
use crate::composer::lesson::Lesson;
use crate::composer::room::{EARLY, lines_for};
use crate::composer::verb::{Act, act_in};

/// In the infinitive, without a full stop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aim {
    pub text: String,
    pub from: AimFrom,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AimFrom {
    /// Of the base, for the topic or the discipline.
    Base,
    Skill {
        code: BnccCode,
        act: Act,
    },
}

/// Aims that an hour has time for.
const MOST: usize = 3;

/// What is judged at the end: aims of the base for the topic, then those of the chosen skills.
pub fn aims(lesson: &Lesson) -> Vec<Aim> {
    let most = most(lesson);
    let skills: Vec<Aim> = of_skills(lesson).take(most).collect();
    let base = match lesson.known {
        Some(known) => known.goals.to_vec(),
        None => lines_for(lesson.room.goals, lesson.year),
    };
    let fresh = base.into_iter().filter(|text| skills.iter().all(|skill| !says_the_same(text, &skill.text)));
    let base =
        fresh.take(most - skills.len()).map(|text| Aim { text: lesson.told(text), from: AimFrom::Base });
    if lesson.known.is_some() {
        base.chain(skills.clone()).collect()
    } else {
        skills.iter().cloned().chain(base).collect()
    }
}

/// The skills that the lesson touches without judging them.
pub fn supporting(lesson: &Lesson) -> Vec<Aim> {
    of_skills(lesson).skip(most(lesson)).collect()
}

fn most(lesson: &Lesson) -> usize {
    match lesson.request.duration.get() {
        0..=9 => 1,
        10..=24 => 2,
        minutes => MOST + usize::from(minutes / 61),
    }
}

fn of_skills<'a>(lesson: &'a Lesson) -> impl Iterator<Item = Aim> + 'a {
    lesson.request.skills.iter().map(|skill| Aim {
        text: goal_of(&skill.text),
        from: AimFrom::Skill { code: skill.code.clone(), act: act_of(lesson, &skill.text) },
    })
}

/// What a skill asks for in this discipline and year: who reads hours reckons, who plans a game plays it, and the
/// youngest give reasons before they argue.
fn act_of(lesson: &Lesson, text: &str) -> Act {
    match (lesson.request.discipline, act_in(text).unwrap_or(lesson.act)) {
        (Discipline::Matematica, Act::Read) => Act::Solve,
        (Discipline::EducacaoFisica, Act::Produce) => Act::Experiment,
        (_, Act::Argue) if lesson.year <= EARLY.1 => Act::Explain,
        (_, act) => act,
    }
}

/// Letters by which a word is known in another form.
const BEGINNING: usize = 5;

/// Whether the longer one has nearly all longer words of the other.
fn says_the_same(text: &str, other: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        let plain = folded(text);
        plain
            .split('_')
            .filter(|word| word.len() > BEGINNING)
            .map(|word| word[..BEGINNING].to_owned())
            .collect()
    };
    let (mine, others) = (words(text), words(other));
    let shared = mine.iter().filter(|word| others.contains(word)).count();
    shared * 3 >= mine.len() * 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::PlanRequest;

    #[test]
    fn the_youngest_give_reasons_before_they_argue() {
        for (grade, act) in [("2º ano", Act::Explain), ("3º ano", Act::Argue)] {
            let request = PlanRequest {
                discipline: Discipline::Historia,
                grade: grade.parse().unwrap(),
                topic: "A feira".parse().unwrap(),
                duration: 50.try_into().unwrap(),
                skills: Vec::new(),
                audience: String::new(),
                considerations: String::new(),
                requirements: String::new(),
            };
            assert_eq!(act_of(&Lesson::new(&request, 1), "Argumentar sobre o preço justo."), act, "{grade}");
        }
    }

    #[test]
    fn what_a_skill_says_is_not_said_again() {
        let skill = "Resolver e elaborar problemas que envolvam o cálculo da fração de uma quantidade";
        assert!(says_the_same("Calcular a fração de uma quantidade", skill));
        assert!(!says_the_same(
            "Representar uma fração com desenho e dizer o que significa cada número",
            skill
        ));
    }
}
