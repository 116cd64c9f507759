//! What stands below the steps: usual mistakes, those who need more time and those who need less, exercises.

use kernel::table::folded;

use super::quiz::fresh_items;
use crate::composer::common::remarks::{FASTER, FOR_ALL, SLOWER};
use crate::composer::known::Known;
use crate::composer::lesson::Lesson;
use crate::composer::room::{Line, lines_for};
use crate::composer::wording::{quotable, sentence};
use crate::draft::{PlanRequest, RemarkLabel};

/// Exercises of a lesson whose numbers are made.
const EXERCISES: usize = 5;
/// A lesson of fewer minutes has no time for them.
const LEAST_FOR_EXERCISES: u16 = 15;
const MOST_FOR_ALL: usize = 2;

/// A line each; `taken` holds the questions that are asked elsewhere.
pub fn remarks(lesson: &Lesson, taken: &str) -> Vec<String> {
    let mut all = vec![
        said(RemarkLabel::UsualMistakes, &mistakes(lesson)),
        said(RemarkLabel::MoreTime, &one_of(lesson, lesson.room.slower, SLOWER)),
        said(RemarkLabel::AlreadyKnows, &one_of(lesson, lesson.room.faster, FASTER)),
    ];
    all.extend(exercises(lesson, taken));
    all.extend(for_all(lesson));
    all
}

fn said(label: RemarkLabel, text: &str) -> String {
    format!("{}: {}", label.label(), sentence(text))
}

fn mistakes(lesson: &Lesson) -> String {
    match lesson.known {
        Some(known) => {
            let told = known.mistakes.iter().map(|(mistake, help)| format!("“{}” {help}", quotable(mistake)));
            lesson.turned("erros", told.collect()).join(" ")
        }
        None => lesson.turned_line("erros", lesson.room.mistakes).to_owned(),
    }
}

/// The discipline's own where there are enough, common ones too where not.
fn one_of(lesson: &Lesson, own: &[Line], common: &[Line]) -> String {
    let mut lines = lines_for(own, lesson.year);
    if !lesson.known.is_none_or(Known::has_maps) {
        lines.retain(|line| !line.contains("mapa"));
    }
    if lines.len() < 3 && !lesson.room.is_apart {
        lines.extend(lines_for(common, lesson.year));
    }
    lesson.turned("ritmo", lines).first().copied().unwrap_or_default().to_owned()
}

/// Whether a list of exercises stands below the steps.
pub fn has_exercises(lesson: &Lesson) -> bool {
    lesson.known.is_some_and(Known::is_made) && lesson.request.duration.get() >= LEAST_FOR_EXERCISES
}

fn exercises(lesson: &Lesson, taken: &str) -> Option<String> {
    if !has_exercises(lesson) {
        return None;
    }
    let items = fresh_items(lesson, EXERCISES, &mut lesson.draw("exercicios"), taken);
    let numbered = items
        .iter()
        .enumerate()
        .map(|(place, item)| format!("{}) {} (resposta: {})", place + 1, item.alone(), item.right));
    Some(said(RemarkLabel::Exercises, &numbered.collect::<Vec<_>>().join(" ")))
}

/// By what the teacher says of the class and the school.
fn for_all(lesson: &Lesson) -> Option<String> {
    let PlanRequest { audience, considerations, requirements, .. } = lesson.request;
    let told = folded(&format!("{audience} {considerations} {requirements}"));
    let words: Vec<&str> = told.split('_').collect();
    let speaks = |beginnings: &[&str]| {
        beginnings.iter().any(|beginning| {
            words
                .iter()
                .any(|word| if beginning.len() > 3 { word.starts_with(beginning) } else { word == beginning })
        })
    };
    let fitting: Vec<&str> = FOR_ALL
        .iter()
        .filter(|(words, _)| speaks(words))
        .map(|(_, help)| help.trim_end_matches('.'))
        .collect();
    let fitting = &fitting[..fitting.len().min(MOST_FOR_ALL)];
    (!fitting.is_empty()).then(|| said(RemarkLabel::ForAll, &fitting.join("; ")))
}
