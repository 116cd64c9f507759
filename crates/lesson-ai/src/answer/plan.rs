use std::collections::BTreeSet;

use kernel::{BnccCode, one_line, shortened};
use lesson_planning::draft::MOST_CODES;
use lesson_planning::draft::{ExitQuestion, PlanDraft, Section};
use lesson_planning::refused_themes::refused_theme;
use lesson_planning::writer::{WriterError, Written};

use super::shape::{Fields, clean, codes, object, quiz, text};
use crate::prompt::fields;

/// What is told of texts that are no codes.
const MOST_NO_CODES: usize = 20;
const LONGEST_NO_CODE: usize = 40;

/// The plan that a text is.
pub fn read_plan(written: &str) -> Result<Written, WriterError> {
    let object = object(written).map_err(WriterError::Unreadable)?;
    let (draft, no_codes) = plan(&object).map_err(WriterError::Unreadable)?;
    fitting(draft).map(|draft| Written { draft, no_codes })
}

/// The draft, with the one section that a text is.
pub fn read_section(written: &str, section: Section, draft: &PlanDraft) -> Result<PlanDraft, WriterError> {
    let object = object(written).map_err(WriterError::Unreadable)?;
    let mut anew = draft.clone();
    put(&mut anew, &object, section).map_err(WriterError::Unreadable)?;
    fitting(anew)
}

fn plan(object: &Fields) -> Result<(PlanDraft, Vec<String>), String> {
    let mut draft = PlanDraft {
        title: one_line(&text(object, fields::TITLE, "Título")?),
        objectives: String::new(),
        content: String::new(),
        methodology: String::new(),
        resources: String::new(),
        evaluation: String::new(),
        quiz: Vec::new(),
        codes: Vec::new(),
    };
    for section in Section::ALL {
        put(&mut draft, object, section)?;
    }
    let mut known = BTreeSet::new();
    let mut no_codes = Vec::new();
    for given in codes(object)? {
        match given.parse::<BnccCode>() {
            Ok(code) if known.len() < MOST_CODES && known.insert(code.clone()) => draft.codes.push(code),
            Err(_) if no_codes.len() < MOST_NO_CODES => {
                let seen = shortened(&one_line(&clean(given)), LONGEST_NO_CODE);
                no_codes.extend(Some(seen).filter(|seen| !seen.is_empty()));
            }
            Ok(_) | Err(_) => {}
        }
    }
    Ok((draft, no_codes))
}

/// Reads one section into its place.
fn put(draft: &mut PlanDraft, object: &Fields, section: Section) -> Result<(), String> {
    let place = match section {
        Section::Objectives => &mut draft.objectives,
        Section::Content => &mut draft.content,
        Section::Methodology => &mut draft.methodology,
        Section::Resources => &mut draft.resources,
        Section::Evaluation => &mut draft.evaluation,
        Section::Quiz => {
            draft.quiz = quiz(object)?;
            return Ok(());
        }
    };
    *place = text(object, fields::of(section), section.label())?;
    Ok(())
}

/// A draft that keeps the rules of drafts and is about nothing that is refused.
fn fitting(draft: PlanDraft) -> Result<PlanDraft, WriterError> {
    if let Err(invalid) = draft.check() {
        let first = invalid.fields().next().map(|(name, sentence)| told(name, sentence));
        return Err(WriterError::Unreadable(first.unwrap_or_default()));
    }
    match texts(&draft).into_iter().find_map(refused_theme) {
        Some(theme) => Err(WriterError::RefusedTheme(theme)),
        None => Ok(draft),
    }
}

/// A rule that a part breaks, as the end of a sentence.
fn told(name: &str, sentence: &str) -> String {
    let label = fields::section(name.as_bytes()).map_or("Título", Section::label);
    format!("na parte “{label}”: {}.", sentence.trim_end_matches('.'))
}

fn texts(draft: &PlanDraft) -> Vec<&str> {
    let PlanDraft { title, objectives, content, methodology, resources, evaluation, quiz, codes: _ } = draft;
    let mut texts: Vec<&str> = vec![title, objectives, content, methodology, resources, evaluation];
    for question in quiz {
        match question {
            ExitQuestion::Choice { statement, options, explanation, .. } => {
                texts.extend([statement.as_str(), explanation]);
                texts.extend(options.iter().map(String::as_str));
            }
            ExitQuestion::Open { statement, answer_shows } => {
                texts.extend([statement.as_str(), answer_shows]);
            }
        }
    }
    texts
}
