//! What of the BNCC fits, and whether a code is in it.

#[cfg(test)]
mod tests;

use std::collections::HashSet;

use kernel::{BnccCode, Grade, StoreError};
use lesson_planning::Discipline;
use lesson_planning::bncc::search::{FoundSkills, SHOWN, SoughtSkills, SoughtWords, page};
use lesson_planning::bncc::view::{CatalogueView, KnownSkills};
use lesson_planning::bncc::{BnccSkill, fitting, ranked};

/// Skills that are suggested at once.
pub const SUGGESTED: usize = 5;

/// Skills for a topic, best first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    /// Whether a catalogue was loaded: without one nothing is suggested.
    pub loaded: bool,
    /// How many skills the discipline and grade have: none of Inglês before the 6th year.
    pub among: usize,
    /// [`SUGGESTED`] at most; real ones of the discipline and grade alone.
    pub skills: Vec<BnccSkill>,
    /// Where there is none of them: [`NEAREST`] at most that share words with the topic, and may be about something else.
    pub nearest: Vec<BnccSkill>,
}

pub const NEAREST: usize = 3;

/// Those that come nearest, where none has all words.
const SIMILAR: usize = 20;

/// Skills as a list shows them: by their codes, and those with the words typed by how much they speak of them. Where none has
/// all words, those that come nearest.
pub fn search(
    catalogue: &mut (impl CatalogueView + ?Sized),
    sought: &SoughtSkills,
    after: Option<&BnccCode>,
) -> Result<FoundSkills, StoreError> {
    if sought.words.mean_nothing() {
        return Ok(FoundSkills::default());
    }
    if sought.words.stems().is_empty() {
        let total = catalogue.count_skills(sought)?;
        // One more tells whether others follow.
        let skills = catalogue.search_skills(sought, after, SHOWN + 1)?;
        return Ok(FoundSkills { total, ..page(skills, None) });
    }
    let found = catalogue.search_skills(sought, None, usize::MAX)?;
    if found.is_empty() {
        let all = SoughtSkills { words: SoughtWords::default(), ..sought.clone() };
        let all = catalogue.search_skills(&all, None, usize::MAX)?;
        let near: Vec<_> = ranked(sought.words.text(), &all).into_iter().take(SIMILAR).cloned().collect();
        return Ok(FoundSkills { similar: !near.is_empty(), ..page(near, None) });
    }
    let best = ranked(sought.words.text(), &found);
    let codes: HashSet<_> = best.iter().map(|skill| &skill.code).collect();
    let others = found.iter().filter(|skill| !codes.contains(&skill.code));
    Ok(page(best.iter().copied().chain(others).cloned().collect(), after))
}

pub fn suggest(
    catalogue: &mut (impl KnownSkills + ?Sized),
    discipline: Discipline,
    grade: Grade,
    topic: &str,
) -> Result<Suggestion, StoreError> {
    let all = catalogue.skills_of(discipline.areas(grade.stage), grade)?;
    let loaded = !all.is_empty() || catalogue.has_skills()?;
    // Who knows the code means it.
    if let Ok(code) = topic.parse::<BnccCode>() {
        let skills = all.iter().filter(|skill| skill.code == code).cloned().collect();
        return Ok(Suggestion { loaded, among: all.len(), skills, nearest: Vec::new() });
    }
    let skills: Vec<_> = fitting(topic, &all).into_iter().take(SUGGESTED).cloned().collect();
    let near = ranked(topic, &all).into_iter().take(if skills.is_empty() { NEAREST } else { 0 });
    Ok(Suggestion { loaded, among: all.len(), nearest: near.cloned().collect(), skills })
}

/// What it says of these codes, in their order; a code that it does not have is missing.
pub fn in_order(
    catalogue: &mut (impl KnownSkills + ?Sized),
    codes: &[BnccCode],
) -> Result<Vec<BnccSkill>, StoreError> {
    let mut skills = catalogue.skills_by_code(codes)?;
    skills.sort_by_key(|skill| codes.iter().position(|code| *code == skill.code));
    Ok(skills)
}

/// Those of these codes that the catalogue does not have; none while there is no catalogue to compare with.
pub fn unknown(
    catalogue: &mut (impl KnownSkills + ?Sized),
    codes: &[BnccCode],
) -> Result<Vec<BnccCode>, StoreError> {
    if codes.is_empty() {
        return Ok(Vec::new());
    }
    let known: HashSet<_> = catalogue.skills_by_code(codes)?.into_iter().map(|skill| skill.code).collect();
    if known.is_empty() && !catalogue.has_skills()? {
        return Ok(Vec::new());
    }
    Ok(codes.iter().filter(|code| !known.contains(code)).cloned().collect())
}
