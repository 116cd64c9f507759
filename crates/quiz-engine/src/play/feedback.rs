use std::collections::BTreeMap;

use kernel::SkillId;

use super::answer::Gain;
use super::ends::Before;
use super::quiz::Quiz;
use super::words::{Kind, Pace};
use crate::mastery::Known;
use crate::question::{Level, SkillNamed};
use crate::tally::Tally;

/// A skill, and what is known of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillKnown {
    pub skill: SkillNamed,
    pub known: Known,
}

/// Below so many per cent right a lighter level is offered.
const HEAVY: u8 = 40;

/// What a pupil reads at the end of a quiz: how it went, and what has changed; the first sentence is about all of it. `skills` are those
/// of its questions, as they are known now; others are ignored.
pub fn feedback(quiz: &Quiz, before: &Before, skills: &[SkillKnown]) -> Vec<String> {
    let tally = quiz.counters().tally;
    let mut sentences = vec![how_it_went(tally)];
    if quiz.toward.kind == Kind::Quiz {
        sentences.extend(compared(quiz, before));
    }
    let by_id: BTreeMap<_, _> = skills.iter().map(|it| (it.skill.id, it)).collect();
    sentences.extend(mastered(quiz, &by_id));
    sentences.extend(to_train(quiz, &by_id));
    sentences.extend(out_of_time(quiz));
    if quiz.toward.kind == Kind::Quiz {
        sentences.extend(lighter(quiz.toward.level, tally));
    }
    sentences
}

fn how_it_went(tally: Tally) -> String {
    let Tally { hits, answers } = tally;
    match tally.rate() {
        100 => "Tudo certo, do começo ao fim.".to_owned(),
        70.. => format!("{hits} de {answers}: você já sabe a maior parte."),
        HEAVY.. => format!("{hits} de {answers}: você está no caminho, e dá para acertar mais."),
        _ => format!(
            "{hits} de {answers}: estas ainda são novas para você. Treinando, elas ficam mais fáceis."
        ),
    }
}

fn compared(quiz: &Quiz, before: &Before) -> Option<String> {
    let ended = quiz.ended(before);
    if ended.is_best() {
        return Some("É o seu melhor resultado nesta matéria até agora.".to_owned());
    }
    let last = before.last.filter(|last| ended.tally.cmp_rate(*last).is_gt())?;
    Some(format!("Da última vez foram {} de {}: você melhorou.", last.hits, last.answers))
}

fn mastered(quiz: &Quiz, skills: &BTreeMap<SkillId, &SkillKnown>) -> Option<String> {
    let learnt = quiz.answers().filter(|(_, answer)| answer.gains.has(Gain::Mastered));
    let learnt = learnt.filter_map(|(asked, _)| skills.get(&asked.skill?));
    // Another answer of the same quiz may have taken it back.
    let learnt = learnt.filter(|it| it.known.mastery.is_mastered());
    let names: Vec<_> = learnt.map(|it| in_sentence(&it.skill)).collect();
    (!names.is_empty()).then(|| format!("Agora você domina: {}.", kernel::enumerated(&names)))
}

/// The skill that most errors are of, where it is not mastered.
fn to_train(quiz: &Quiz, skills: &BTreeMap<SkillId, &SkillKnown>) -> Option<String> {
    let mut errors = BTreeMap::<SkillId, u32>::new();
    for (asked, _) in quiz.answers().filter(|(_, answer)| !answer.correct) {
        if let Some(skill) = asked
            .skill
            .filter(|skill| skills.get(skill).is_some_and(|skill| !skill.known.mastery.is_mastered()))
        {
            *errors.entry(skill).or_default() += 1;
        }
    }
    // Of several, the first that was entered.
    let (skill, errors) = errors.into_iter().rev().max_by_key(|(_, errors)| *errors)?;
    let name = in_sentence(&skills.get(&skill)?.skill);
    let errors = if errors == 1 { "1 erro".to_owned() } else { format!("{errors} erros") };
    Some(format!("Vale treinar {name}: {errors}."))
}

/// A code says nothing to a pupil; what it asks for does.
fn in_sentence(skill: &SkillNamed) -> String {
    skill.asks.as_ref().map_or_else(|| skill.name.clone(), |asks| format!("“{asks}”"))
}

fn out_of_time(quiz: &Quiz) -> Option<String> {
    let times = quiz.answers().filter(|(_, answer)| answer.counted().is_none()).count();
    let asks = times >= 3 && quiz.toward.pace == Pace::Normal;
    asks.then(|| format!("Em {times} questões o tempo acabou. Se precisar, peça mais tempo na escola."))
}

fn lighter(level: Level, tally: Tally) -> Option<String> {
    let lighter = match level {
        Level::Dificil => Level::Medio,
        Level::Medio | Level::Misto => Level::Facil,
        Level::Facil => return None,
    };
    (tally.rate() < HEAVY).then(|| format!("Que tal o nível {} na próxima?", lighter.label().to_lowercase()))
}

#[cfg(test)]
mod tests {
    use kernel::SkillId;

    use super::*;
    use crate::mastery::{Evidence, Parameters};
    use crate::testing::{played, quiz, skill_of_arte};

    fn skill(id: i64, evidence: Evidence, times: u32) -> SkillKnown {
        let known = (0..times)
            .fold(Known::nothing(Parameters::ASSUMED), |known, _| known.after(evidence, Parameters::ASSUMED));
        SkillKnown { skill: skill_of_arte(id), known }
    }

    fn of_skills(mut quiz: Quiz, skills: &[i64]) -> Quiz {
        for (asked, id) in quiz.asked.iter_mut().zip(skills) {
            asked.skill = Some(SkillId(*id));
        }
        quiz
    }

    fn told(quiz: &Quiz, before: &Before) -> String {
        feedback(quiz, before, &[]).join(" ")
    }

    #[test]
    fn how_it_went_is_told_without_a_verdict_on_the_pupil() {
        let before = Before::default();
        for (letters, level, sentences) in [
            ("AAAAAAAAAA", Level::Misto, "Tudo certo, do começo ao fim."),
            ("AAAAAAABBB", Level::Misto, "7 de 10: você já sabe a maior parte."),
            ("AAAABBBBBB", Level::Dificil, "4 de 10: você está no caminho, e dá para acertar mais."),
            (
                "AAABBBBBBB",
                Level::Dificil,
                "3 de 10: estas ainda são novas para você. Treinando, elas ficam mais fáceis. Que tal o nível médio na próxima?",
            ),
            (
                "BBBBBBBBBB",
                Level::Facil,
                "0 de 10: estas ainda são novas para você. Treinando, elas ficam mais fáceis.",
            ),
            (
                "AAAAAAA---",
                Level::Facil,
                "7 de 10: você já sabe a maior parte. Em 3 questões o tempo acabou. Se precisar, peça mais tempo na escola.",
            ),
        ] {
            let mut quiz = played(quiz("AAAAAAAAAA"), letters);
            quiz.toward.level = level;
            assert_eq!(told(&quiz, &before), sentences);
        }
        // Who has more time already is not told to ask for it.
        let mut extended = played(quiz("AAAAAAAAAA"), "AAAAAAA---");
        (extended.toward.pace, extended.toward.level) = (Pace::Extended, Level::Facil);
        assert_eq!(told(&extended, &before), "7 de 10: você já sabe a maior parte.");
    }

    #[test]
    fn only_what_went_better_is_compared() {
        let of = |hits| Some(Tally { hits, answers: 10 });
        let quiz = played(quiz("AAAAAAAAAA"), "AAAAAAAABB");
        for (last, best, sentence) in [
            (None, None, ""),
            (of(6), of(9), " Da última vez foram 6 de 10: você melhorou."),
            (of(6), of(7), " É o seu melhor resultado nesta matéria até agora."),
            (of(8), of(8), ""),
            (of(9), of(10), ""),
        ] {
            let before = Before { last, best, ..Before::default() };
            assert_eq!(told(&quiz, &before), format!("8 de 10: você já sabe a maior parte.{sentence}"));
        }
    }

    #[test]
    fn skills_are_told_by_their_names() {
        let mut quiz = played(of_skills(quiz("AAAAAAAAAA"), &[1, 2, 3, 3, 4]), "ABBBBAAAAA");
        let gained = quiz.asked[0].answer.as_mut().unwrap();
        gained.gains = [Gain::Mastered].into_iter().collect();
        let skills = [
            skill(1, Evidence::Right, 3),
            skill(2, Evidence::Wrong, 1),
            skill(3, Evidence::Wrong, 2),
            skill(9, Evidence::Wrong, 2),
        ];
        let told = feedback(&quiz, &Before::default(), &skills);
        assert_eq!(told[1..], ["Agora você domina: D1.", "Vale treinar D3: 2 erros."]);
        // A slip in what is mastered is no reason to train it.
        let slipped =
            [skill(1, Evidence::Right, 3), skill(2, Evidence::Right, 3), skill(3, Evidence::Right, 3)];
        let told = feedback(&quiz, &Before::default(), &slipped);
        assert_eq!(told[1..], ["Agora você domina: D1."]);
        // What an answer brought, the next may have taken back.
        let lost = [skill(1, Evidence::Right, 2), skill(2, Evidence::Wrong, 1)];
        let told = feedback(&quiz, &Before::default(), &lost);
        assert_eq!(told[1..], ["Vale treinar D2: 1 erro."]);
    }
}
