//! What an analysis looks like, by the same estimator from invented figures: nothing of a pupil is read, and nothing is kept.

use chrono::{DateTime, Utc};
use kernel::{Decimal, SkillId};
use learning_style::behaviour::{Counts, Often, Usual};
use learning_style::profile::Profile;
use learning_style::questionnaire::Replies;
use learning_style::recommendation::{Known, Recommendation, Skill, recommend};

use super::seen::StyleSeen;

/// An analysis of nobody.
#[derive(Debug, Clone)]
pub struct Example {
    pub style: StyleSeen,
    pub recommendations: Vec<Recommendation>,
}

pub const MESSAGE: &str = "Demonstração com números inventados. Nada foi gravado.";

/// Of one who opens most images.
const COUNTS: Counts = Counts {
    answers: 180,
    right: 121,
    explanations: Often { done: 14, chances: 160 },
    read_aloud: Often { done: 6, chances: 180 },
    images: Often { done: 74, chances: 96 },
    reviews: Often { done: 21, chances: 59 },
    quick: 88,
    unhurried: 83,
    helps: [9, 2, 3, 4],
    first: None,
    last: None,
};

/// A name, millionths, hits of answers, and days since the last.
const SKILLS: [(&str, i64, u32, u32, Option<u32>); 5] = [
    ("Exemplo: comparar frações", 310_000, 3, 9, Some(6)),
    ("Exemplo: ler gráficos de barras", 780_000, 8, 11, Some(3)),
    ("Exemplo: porcentagem no dia a dia", 690_000, 5, 8, Some(4)),
    ("Exemplo: tirar conclusões de um texto", 980_000, 12, 13, Some(20)),
    ("Exemplo: medidas de tempo", 300_000, 0, 0, None),
];

pub fn example(now: DateTime<Utc>) -> Example {
    let profile = Profile::of(&COUNTS, Usual::ASSUMED, &Replies::default());
    let skill = |(id, (name, known, hits, answers, days)): (i64, (&str, i64, u32, u32, Option<u32>))| {
        let known = Known::of(Decimal::from_units(known))?;
        let name = name.to_owned();
        Some(Skill { id: SkillId(id), name, known, answers, hits, days, questions: Vec::new() })
    };
    let skills: Vec<_> = (1..).zip(SKILLS).filter_map(skill).collect();
    let recommendations = recommend(&skills, &profile);
    let style = StyleSeen { on: true, counts: COUNTS, replies: 0, profile: Some((profile, now)) };
    Example { style, recommendations }
}
