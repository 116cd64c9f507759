use std::collections::HashMap;

use super::skill::BnccSkill;
use super::stem::stems;
use super::teachers_words::meant;

/// Okapi BM25 (Robertson and Zaragoza, 2009), with its usual figures.
const SATURATION: f64 = 1.2;
const LENGTH: f64 = 0.75;

/// How much a word counts where it stands: what a skill is about is said by its objects of knowledge, in few words.
const IN_OBJECT: f64 = 2.0;
const IN_UNIT: f64 = 0.6;
/// What a word counts that only begins alike: "geometria" and "geométrica".
const BEGINS_ALIKE: f64 = 0.35;
/// What a word counts that the document uses for the teacher's.
const OTHER_WORD: f64 = 0.6;
const BEGINNING: usize = 5;

/// The skills that speak of a topic, best first, those that do not left out. Of `skills` alone: nothing is invented.
/// Equal ones stand by their codes.
pub fn ranked<'a>(topic: &str, skills: &'a [BnccSkill]) -> Vec<&'a BnccSkill> {
    scored(topic, skills).into_iter().map(|(skill, _)| skill).collect()
}

/// Those that speak of a topic with how much they do, best first.
pub(super) fn scored<'a>(topic: &str, skills: &'a [BnccSkill]) -> Vec<(&'a BnccSkill, f64)> {
    let asked = asked(topic);
    let read: Vec<_> = skills.iter().map(words_of).collect();
    let mean = read.iter().map(length).sum::<f64>() / number(read.len().max(1));
    let mut known = HashMap::new();
    for (word, _) in &asked {
        let count = read.iter().filter(|words| weight(words, word) > 0.0).count();
        known.insert(word.as_str(), rarity(count, read.len()));
    }
    let mut scored: Vec<_> = skills
        .iter()
        .zip(&read)
        .map(|(skill, words)| {
            let normal = SATURATION * (1.0 - LENGTH + LENGTH * length(words) / mean);
            let score: f64 = asked
                .iter()
                .map(|(word, factor)| {
                    let weight = weight(words, word);
                    factor * known[word.as_str()] * weight * (SATURATION + 1.0) / (weight + normal)
                })
                .sum();
            (skill, score)
        })
        .filter(|(_, score)| *score > 0.0)
        .collect();
    scored
        .sort_by(|(one, its), (other, others)| others.total_cmp(its).then_with(|| one.code.cmp(&other.code)));
    scored
}

/// The words of a topic with what each counts, each once: first the teacher's own.
fn asked(topic: &str) -> Vec<(String, f64)> {
    let mut asked: Vec<(String, f64)> = Vec::new();
    let others: Vec<_> = meant(topic).into_iter().flat_map(|it| it.ways).collect();
    for (text, factor) in [(topic, 1.0), (&others.join(" "), OTHER_WORD)] {
        for word in stems(text) {
            if asked.iter().all(|(known, _)| *known != word) {
                asked.push((word, factor));
            }
        }
    }
    asked
}

/// The words of a skill, each with what it counts.
pub(super) fn words_of(skill: &BnccSkill) -> HashMap<String, f64> {
    let mut words = HashMap::new();
    let objects = skill.objects.iter().map(|object| (object, IN_OBJECT));
    let all =
        [(&skill.text, 1.0), (&skill.unit, IN_UNIT), (&skill.practice, IN_UNIT)].into_iter().chain(objects);
    for (text, factor) in all {
        for word in stems(text) {
            *words.entry(word).or_insert(0.0) += factor;
        }
    }
    words
}

fn length(words: &HashMap<String, f64>) -> f64 {
    words.values().sum()
}

pub(super) fn weight(words: &HashMap<String, f64>, asked: &str) -> f64 {
    if let Some(weight) = words.get(asked) {
        return *weight;
    }
    let Some(beginning) = asked.get(..BEGINNING) else { return 0.0 };
    let alike = words.iter().filter(|(word, _)| word.starts_with(beginning)).map(|(_, weight)| weight);
    BEGINS_ALIKE * alike.fold(0.0, |most: f64, weight| most.max(*weight))
}

/// A word that few skills have tells more.
pub(super) fn rarity(count: usize, of: usize) -> f64 {
    let (count, of) = (number(count), number(of));
    (1.0 + (of - count + 0.5) / (count + 0.5)).ln()
}

/// Of skills, of which there are thousands at most.
fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
