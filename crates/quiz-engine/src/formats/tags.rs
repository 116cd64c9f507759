//! What Moodle has no field for goes as its tags: `dificuldade:facil`, `habilidade:Frações`. Tags of others are taken
//! where they are a difficulty or a code of the BNCC.

use super::judge::is_difficulty;
use super::said::{Said, SaidSkills};
use kernel::BnccCode;

use crate::question::{QuestionData, Status};

const DIFFICULTY: &str = "dificuldade:";
const OWN: &str = "habilidade:";
const DESCRIPTOR: &str = "descritor:";
const BNCC: &str = "bncc:";
const STATUS: &str = "situacao:";

pub(super) fn read(said: &mut Said, tags: &[String]) {
    let named =
        |name: &str| tags.iter().find_map(|tag| tag.strip_prefix(name)).map(|text| text.trim().to_owned());
    let bare = |is_it: fn(&str) -> bool| tags.iter().find(|tag| is_it(tag)).cloned();
    said.difficulty = named(DIFFICULTY).or_else(|| bare(is_difficulty)).unwrap_or_default();
    said.status = named(STATUS).unwrap_or_default();
    said.skills = SaidSkills::Each {
        own: named(OWN).unwrap_or_default(),
        descriptor: named(DESCRIPTOR).unwrap_or_default(),
        bncc: named(BNCC).or_else(|| bare(|tag| tag.parse::<BnccCode>().is_ok())).unwrap_or_default(),
    };
}

pub(super) fn of(question: &QuestionData, status: Status) -> Vec<String> {
    let skills = &question.skills;
    let difficulty = Some(format!("{DIFFICULTY}{}", question.difficulty.slug()));
    let own = skills.own.as_ref().map(|own| format!("{OWN}{}", own.as_str()));
    let descriptor = skills.descriptor.map(|descriptor| format!("{DESCRIPTOR}{descriptor}"));
    let bncc = skills.bncc.as_ref().map(|code| format!("{BNCC}{}", code.as_str()));
    let status = (status != Status::Ativa).then(|| format!("{STATUS}{}", status.slug()));
    [difficulty, own, descriptor, bncc, status].into_iter().flatten().collect()
}
