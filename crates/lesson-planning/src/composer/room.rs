//! What the rules for a discipline are made of. A room holds those of one discipline.

use super::verb::Act;

/// From a year of schooling to another, both included; 10 to 13 are those of the ensino médio.
pub type Years = (u8, u8);

pub const ALL: Years = (1, 13);
/// 1º e 2º ano: pupils who learn to read and write.
pub const EARLY: Years = (1, 2);
pub const INITIAL: Years = (1, 5);
pub const YOUNG: Years = (3, 5);
pub const LATE: Years = (3, 13);
pub const UPPER: Years = (6, 13);
pub const MEDIO: Years = (10, 13);

/// A part of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// What is known already, from memory.
    Recall,
    /// The same of the lesson before, where a plan is of several.
    Reopen,
    Explain,
    /// Everybody shows at once what was understood.
    Check,
    Guided,
    Practice,
    Share,
    /// The end of a lesson that is not the last.
    Close,
    Exit,
    /// All that a few minutes allow.
    Brief,
}

/// How a lesson's time is divided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rhythm {
    Explaining,
    /// Texts, works and games take most of it.
    Making,
}

/// Something that a class does in a phase. Its text has places for `{tema}` and others.
#[derive(Debug, Clone, Copy)]
pub struct Activity {
    pub phase: Phase,
    pub name: &'static str,
    pub years: Years,
    /// Acts that it is made for; none: it is for any.
    pub acts: &'static [Act],
    pub text: &'static str,
}

/// What pupils do in their practice; follows "os estudantes".
#[derive(Debug, Clone, Copy)]
pub struct Task {
    pub years: Years,
    pub acts: &'static [Act],
    pub text: &'static str,
}

/// A question without options, and what a right answer shows.
#[derive(Debug, Clone, Copy)]
pub struct Open {
    pub years: Years,
    pub acts: &'static [Act],
    pub ask: &'static str,
    pub shows: &'static str,
}

/// A sentence for some years.
#[derive(Debug, Clone, Copy)]
pub struct Line {
    pub years: Years,
    pub text: &'static str,
}

#[derive(Debug)]
pub struct Room {
    /// Where no skill says what is asked.
    pub act: Act,
    pub rhythm: Rhythm,
    /// Whether nothing common is mixed into its activities: a gymnasium has no notebooks.
    pub is_apart: bool,
    pub activities: &'static [Activity],
    pub tasks: &'static [Task],
    pub opens: &'static [Open],
    /// Aims of a topic without skills, in the infinitive.
    pub goals: &'static [Line],
    /// What is remembered at the beginning; follows "sobre".
    pub before: &'static str,
    pub content: &'static [Line],
    pub mistakes: &'static [Line],
    pub slower: &'static [Line],
    pub faster: &'static [Line],
}

pub const fn activity(
    phase: Phase,
    name: &'static str,
    years: Years,
    acts: &'static [Act],
    text: &'static str,
) -> Activity {
    Activity { phase, name, years, acts, text }
}

pub const fn task(years: Years, acts: &'static [Act], text: &'static str) -> Task {
    Task { years, acts, text }
}

pub const fn open(years: Years, acts: &'static [Act], ask: &'static str, shows: &'static str) -> Open {
    Open { years, acts, ask, shows }
}

pub const fn line(years: Years, text: &'static str) -> Line {
    Line { years, text }
}

pub fn holds(years: Years, year: u8) -> bool {
    (years.0..=years.1).contains(&year)
}

/// The lines for a year.
pub fn lines_for(lines: &[Line], year: u8) -> Vec<&'static str> {
    lines.iter().filter(|line| holds(line.years, year)).map(|line| line.text).collect()
}
