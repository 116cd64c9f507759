//! What of the BNCC fits, and whether a code is in it.

#[cfg(test)]
mod tests;

use std::collections::HashSet;

use kernel::{BnccCode, Grade, StoreError};
use lesson_planning::Discipline;
use lesson_planning::bncc::view::KnownSkills;
use lesson_planning::bncc::{BnccSkill, ranked};

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
}

pub fn suggest(
    catalogue: &mut (impl KnownSkills + ?Sized),
    discipline: Discipline,
    grade: Grade,
    topic: &str,
) -> Result<Suggestion, StoreError> {
    let all = catalogue.skills_of(discipline.areas(grade.stage), grade)?;
    let loaded = !all.is_empty() || catalogue.has_skills()?;
    let best = ranked(topic, &all).into_iter().take(SUGGESTED);
    Ok(Suggestion { loaded, among: all.len(), skills: best.cloned().collect() })
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
