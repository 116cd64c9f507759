use std::collections::BTreeSet;

use kernel::{QuestionId, SkillId, in_quotes, shortened};

use super::skill::Skill;
use super::words::{Priority, Sort};
use crate::profile::Profile;
use crate::style::Style;

/// What to do next, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recommendation {
    pub sort: Sort,
    pub priority: Priority,
    pub title: String,
    pub description: &'static str,
    pub reasoning: String,
    /// It expires after so many days.
    pub days: u32,
    pub skills: Vec<SkillId>,
    pub questions: Vec<QuestionId>,
}

/// So many are recommended at most.
pub const MOST: usize = 6;
/// Per cent below which a skill needs practice, and from which it is mastered.
pub const ALMOST: i64 = 60;
pub const MASTERED: i64 = 95;
/// What was not answered for so many days fades.
const FADES: u32 = 14;
/// Questions of one.
pub const QUESTIONS: usize = 5;

/// High before medium before low; no skill is in two of them, and a preference comes last.
pub fn recommend(skills: &[Skill], profile: &Profile) -> Vec<Recommendation> {
    let mut seen = BTreeSet::new();
    let mut skills: Vec<&Skill> = skills.iter().collect();
    skills.sort_by_key(|skill| (skill.known, &skill.name, skill.id));
    skills.retain(|skill| seen.insert(skill.id));
    let (answered, new): (Vec<&Skill>, Vec<&Skill>) = skills.into_iter().partition(|it| it.answers > 0);
    let percent = |skill: &&Skill| skill.known.percent();
    let (weak, rest): (Vec<&Skill>, Vec<&Skill>) = answered.into_iter().partition(|it| percent(it) < ALMOST);
    let (faded, fresh): (Vec<&Skill>, Vec<&Skill>) =
        rest.into_iter().partition(|skill| skill.days.is_some_and(|days| days >= FADES));
    let near: Vec<&Skill> = fresh.into_iter().rev().filter(|skill| percent(skill) < MASTERED).collect();

    let mut all: Vec<_> = weak.iter().take(2).map(|skill| practise(skill)).collect();
    if let Some(skill) = new.first() {
        let priority = if all.is_empty() { Priority::High } else { Priority::Medium };
        let why = "Ainda não há resposta. As primeiras mostram por onde começar.".to_owned();
        all.push(of(Sort::FirstAnswers, priority, format!("Começar {}", name(skill)), why, 14, &[skill]));
    }
    if let [one, two, ..] = near[..] {
        let why = format!(
            "Está perto nas duas (domínio de {} e {} em 100). Misturar obriga a escolher o caminho.",
            one.known.percent(),
            two.known.percent()
        );
        let title = format!("Misturar {} e {}", name(one), name(two));
        all.push(of(Sort::Interleaving, Priority::Medium, title, why, 28, &[one, two]));
    }
    if let Some(skill) = faded.first() {
        let days = skill.days.unwrap_or_default();
        let why = format!("A última resposta foi há {days} dias. Lembrar depois de um tempo fixa mais.");
        all.push(of(Sort::Spacing, Priority::Medium, format!("Retomar {}", name(skill)), why, 14, &[skill]));
    }
    if let Some(style) = profile.dominant {
        let shown = weak.first().map(|skill| vec![*skill]).unwrap_or_default();
        let why = format!(
            "{}: {}\u{a0}% no perfil. É uma preferência, não uma capacidade.",
            style.label(),
            profile.style(style).value.with_comma()
        );
        all.push(of(Sort::Presentation, Priority::Low, presented(style).to_owned(), why, 28, &shown));
    }
    all.sort_by_key(|recommendation| recommendation.priority);
    all.truncate(MOST);
    all
}

/// Whoever answered today or yesterday gains by a pause; everyone else by answering from memory.
fn practise(skill: &Skill) -> Recommendation {
    let told =
        format!("Acertou {} de {}; domínio de {} em 100.", skill.hits, skill.answers, skill.known.percent());
    let (sort, title, why) = if skill.days.is_some_and(|days| days <= 1) {
        (Sort::Spacing, "Em dias alternados", "Espalhar o treino vale mais do que um dia só.")
    } else {
        (Sort::Retrieval, "De memória, sem consulta", "Lembrar fixa mais do que reler.")
    };
    of(sort, Priority::High, format!("{title}: {}", name(skill)), format!("{told} {why}"), 14, &[skill])
}

fn name(skill: &Skill) -> String {
    in_quotes(&shortened(&skill.name, 60))
}

fn of(
    sort: Sort,
    priority: Priority,
    title: String,
    reasoning: String,
    days: u32,
    skills: &[&Skill],
) -> Recommendation {
    let description = match sort {
        Sort::Retrieval => "Responder a poucas questões com o caderno fechado e só depois conferir.",
        Sort::Spacing => "Poucas questões por vez, com um dia ou mais entre um treino e outro.",
        Sort::Interleaving => "Questões das duas habilidades no mesmo treino, fora de ordem.",
        Sort::FirstAnswers => "Um quiz curto, sem preparo: o erro aqui só informa.",
        Sort::Presentation => "Só muda a porta de entrada. O conteúdo e o treino são os mesmos.",
    };
    let most = QUESTIONS.div_ceil(skills.len().max(1));
    let questions = skills.iter().flat_map(|skill| skill.questions.iter().take(most)).copied();
    let mut once = BTreeSet::new();
    let questions = questions.filter(|question| once.insert(*question)).take(QUESTIONS).collect();
    let skills = skills.iter().map(|skill| skill.id).collect();
    Recommendation { sort, priority, title, description, reasoning, days, skills, questions }
}

/// Never more than that somebody may like it.
const fn presented(style: Style) -> &'static str {
    match style {
        Style::Visual => "Pode preferir ver a imagem antes do texto",
        Style::Auditory => "Pode preferir ouvir o enunciado em voz alta",
        Style::ReadingWriting => "Pode preferir ler a explicação e anotar",
        Style::Kinesthetic => "Pode preferir tentar primeiro e rever depois",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::behaviour::{Counts, Usual};
    use crate::questionnaire::Replies;
    use crate::recommendation::Known;

    fn skill(id: i64, known: &str, answers: u32, days: Option<u32>) -> Skill {
        let known = Known::of(known.parse().unwrap()).unwrap();
        let questions = (0..9).map(|question| QuestionId(id * 10 + question)).collect();
        Skill { id: SkillId(id), name: format!("Habilidade {id}"), known, answers, hits: 1, days, questions }
    }

    fn profile(images: u64) -> Profile {
        let counts = Counts { helps: [images, 0, 0, 0], ..Counts::default() };
        Profile::of(&counts, Usual::ASSUMED, &Replies::default())
    }

    fn told(skills: &[Skill], images: u64) -> Vec<String> {
        let all = recommend(skills, &profile(images)).into_iter();
        all.map(|it| {
            format!(
                "{} {} {:?}",
                it.priority.slug(),
                it.sort.slug(),
                it.skills.iter().map(|id| id.0).collect::<Vec<_>>()
            )
        })
        .collect()
    }

    #[test]
    fn skills_come_first_and_a_preference_last() {
        let weak = [skill(1, "0.3", 4, Some(5)), skill(2, "0.2", 9, Some(0))];
        assert_eq!(told(&weak, 0), ["high pratica_espacada [2]", "high pratica_de_memoria [1]"]);
        assert_eq!(told(&[], 0), [""; 0]);
        assert_eq!(told(&[], 100), ["low apresentacao []"]);
        assert_eq!(told(&[skill(1, "0.3", 0, None)], 0), ["high primeiras_respostas [1]"]);
        let near =
            [skill(4, "0.6", 5, Some(2)), skill(5, "0.949999", 5, Some(2)), skill(6, "0.95", 5, Some(2))];
        assert_eq!(told(&near, 0), ["medium pratica_intercalada [5, 4]"]);
        assert_eq!(told(&[skill(1, "0.99", 9, Some(14))], 0), ["medium pratica_espacada [1]"]);
        let all = [
            weak.to_vec(),
            near.to_vec(),
            vec![skill(7, "0.3", 0, None), skill(8, "0.99", 9, Some(30)), skill(2, "0.2", 9, Some(0))],
        ];
        let all = told(&all.concat(), 100);
        assert_eq!(all.len(), MOST);
        assert_eq!(all.last().unwrap(), "low apresentacao [2]");
    }

    #[test]
    fn a_preference_is_only_a_maybe_and_questions_are_few() {
        for style in Style::ALL {
            assert!(presented(style).starts_with("Pode preferir "));
        }
        let near = [skill(1, "0.7", 5, Some(2)), skill(2, "0.8", 5, Some(2))];
        for recommendation in recommend(&near, &profile(100)) {
            assert!(recommendation.questions.len() <= QUESTIONS && recommendation.days > 0);
        }
        for (stored, taken) in [("0", true), ("1", true), ("1.000001", false), ("-0.1", false)] {
            assert_eq!(Known::of(stored.parse().unwrap()).is_some(), taken);
        }
    }
}
