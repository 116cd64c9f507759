//! Which skills are for a topic, and not only share a word with it.

use std::collections::HashMap;

use super::ranking::{rarity, scored, weight, words_of};
use super::skill::BnccSkill;
use super::stem::stems;
use super::teachers_words::meant;

/// How much of what the best says a skill must say to be one for the topic.
const NEAR: f64 = 0.5;
/// How much of the topic a skill must speak of; less of a longer one, where two of its ideas stand there that few skills
/// have.
const COVERED: f64 = 0.55;
const COVERED_BY_TWO: f64 = 0.35;
/// What a word tells at least that few skills have.
const FEW: f64 = 1.2;

/// What a word counts that only begins alike.
const BEGINS_ALIKE: f64 = 0.5;
/// Words of teachers that say nothing of what a lesson is about.
const TALK: &str = "dia cotidiano vida minha meu nossa nosso coisas forma formas maneira tipos tipo parte partes jogo \
    brincando criacao leitura escrita producao uso usos usar fazer leva levar trabalhando revisao exercicios atividades \
    basico basica simples principais importancia conceito conceitos elementos caracteristicas historia tema assunto \
    unidade capitulo antes depois maior menor vinda the and with of in pratica praticas resolucao problemas problema novo \
    nova antigo antiga mundo escola turma cada todo toda explorando descobrindo vamos entender compreender";

/// Those that are for a topic: of [`ranked`](super::ranked) the ones that speak of it, and at least half as much as the best.
pub fn fitting<'a>(topic: &str, skills: &'a [BnccSkill]) -> Vec<&'a BnccSkill> {
    let asked = Ideas::of(topic, skills);
    let mut scored = scored(topic, skills);
    scored.retain(|(skill, _)| asked.are_in(skill));
    let best = scored.first().map_or(0.0, |(_, score)| *score);
    scored.into_iter().filter(|(_, score)| *score >= NEAR * best).map(|(skill, _)| skill).collect()
}

/// A part of a topic: the teacher's words for it, and those of the document, in one way or another.
struct Idea {
    own: Vec<String>,
    ways: Vec<Vec<String>>,
}

struct Ideas {
    ideas: Vec<Idea>,
    /// How much each word tells among the skills of the year; most where none has it.
    known: HashMap<String, f64>,
}

impl Ideas {
    fn of(topic: &str, skills: &[BnccSkill]) -> Self {
        let ideas = ideas(topic);
        let read: Vec<_> = skills.iter().map(words_of).collect();
        let all = ideas.iter().flat_map(|idea| idea.own.iter().chain(idea.ways.iter().flatten()));
        let known = all.map(|word| {
            let count = read.iter().filter(|words| weight(words, word) > 0.0).count();
            (word.clone(), rarity(count, read.len()))
        });
        Self { known: known.collect(), ideas }
    }

    /// Whether a skill speaks of the topic, and not of a word of it alone.
    fn are_in(&self, skill: &BnccSkill) -> bool {
        let words = words_of(skill);
        let told: Vec<_> =
            [&skill.text].into_iter().chain(&skill.objects).flat_map(|text| stems(text)).collect();
        let (mut covered, mut whole, mut telling) = (0.0, 0.0, 0);
        for idea in &self.ideas {
            let tells = self.tells(&idea.own) / f64::from(u32::try_from(idea.own.len()).unwrap_or(1));
            // Half a name is none: of "voz passiva" not "passos", of "expressões numéricas" not "expressa por número".
            let own = stand_together(&idea.own, &told).then(|| self.said(&idea.own, &words));
            let said = idea.ways.iter().map(|way| self.said(way, &words)).chain(own).fold(0.0, f64::max);
            covered += tells * said;
            whole += tells;
            telling += usize::from(said >= COVERED && tells >= FEW);
        }
        let least = if telling > 1 { COVERED_BY_TWO } else { COVERED };
        covered > 0.0 && covered >= least * whole
    }

    fn tells(&self, all: &[String]) -> f64 {
        all.iter().map(|word| self.known[word]).sum()
    }

    /// How much of some words stands among those of a skill, from 0 to 1.
    fn said(&self, all: &[String], words: &HashMap<String, f64>) -> f64 {
        let found: f64 = all.iter().map(|word| self.known[word] * found_in(words, word)).sum();
        found / self.tells(all).max(f64::MIN_POSITIVE)
    }
}

/// Whether a name's words stand side by side in a text, or with a word between: as they are, where they are several.
fn stand_together(name: &[String], told: &[String]) -> bool {
    name.len() < 2
        || told
            .windows((name.len() + 1).min(told.len()).max(1))
            .any(|part| name.iter().all(|word| part.contains(word)))
}

fn found_in(words: &HashMap<String, f64>, word: &str) -> f64 {
    if words.contains_key(word) {
        1.0
    } else if weight(words, word) > 0.0 {
        BEGINS_ALIKE
    } else {
        0.0
    }
}

fn ideas(topic: &str) -> Vec<Idea> {
    let meant = meant(topic);
    let mut ideas: Vec<Idea> = Vec::new();
    let mut rest = stems(topic);
    for one in &meant {
        let own = stems(&one.names.join(" "));
        rest.retain(|word| !own.contains(word));
        ideas.push(Idea { own, ways: one.ways.iter().map(|way| stems(way)).collect() });
    }
    let talk = stems(TALK);
    let telling: Vec<_> = rest.iter().filter(|word| !talk.contains(word)).cloned().collect();
    let rest = if telling.is_empty() && ideas.is_empty() { rest } else { telling };
    ideas.extend(rest.into_iter().map(|word| Idea { own: vec![word], ways: Vec::new() }));
    ideas
}

#[cfg(test)]
mod tests {
    use super::*;

    fn skill(number: usize, object: &str, text: &str) -> BnccSkill {
        BnccSkill {
            code: format!("EF06CI{number:02}").parse().unwrap(),
            text: text.to_owned(),
            unit: String::new(),
            practice: String::new(),
            objects: vec![object.to_owned()],
        }
    }

    /// A year of invented skills: animals and plants stand in a third of them, everything else in one or two.
    fn year() -> Vec<BnccSkill> {
        let skills = [
            ("Bússolas e ampulhetas", "Construir bússolas e ampulhetas com sucata."),
            ("Animais e plantas do mangue", "Descrever animais e plantas do mangue."),
            ("Animais e plantas do cerrado", "Descrever animais e plantas do cerrado."),
            ("Animais e plantas da caatinga", "Descrever animais e plantas da caatinga."),
            ("Animais e plantas do pampa", "Descrever animais e plantas do pampa."),
            ("Cometas", "Descrever cometas."),
            (
                "Rochas",
                "Distinguir rochas, minerais, fósseis, solos, areias, argilas e cinzas que os cometas trazem.",
            ),
            ("Cometas e meteoros", "Comparar meteoros com outros corpos que caem."),
            ("Ímãs", "Separar metais com ímãs."),
            ("Espelhos", "Prever o caminho da luz em espelhos."),
            ("Som", "Produzir sons graves e agudos."),
            ("Eletricidade", "Montar um circuito com pilha e lâmpada."),
        ];
        skills.into_iter().enumerate().map(|(at, (object, text))| skill(at + 1, object, text)).collect()
    }

    #[test]
    fn a_skill_for_a_topic_speaks_of_it_and_does_not_only_share_a_word() {
        for (topic, codes) in [
            ("Bússolas", "EF06CI01"),
            ("Espelhos e animais", "EF06CI10"),
            // Two ideas that few skills have are enough of four.
            ("Bússolas e ampulhetas no Japão e no Chile", "EF06CI01"),
            ("Bússolas no Japão, no Chile e na Islândia", ""),
            // Of six they are too few.
            ("Bússolas, ampulhetas, sextantes, astrolábios, clepsidras e teodolitos", ""),
            // Two ideas that many have are not enough of three.
            ("Animais e plantas marinhas", ""),
            // Near the best, and far behind it.
            ("Cometas", "EF06CI06 EF06CI08"),
        ] {
            let year = year();
            let found: Vec<_> = fitting(topic, &year).into_iter().map(|it| it.code.as_str()).collect();
            assert_eq!(found.join(" "), codes, "{topic}");
        }
    }
}
