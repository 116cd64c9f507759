//! A plan is written for a request: by the composer, or by a service far away of which nothing is believed.

#[cfg(test)]
mod tests;

use std::collections::HashSet;

use kernel::table::folded;
use kernel::{BnccCode, Invalid, StoreError};
use lesson_planning::bncc::BnccSkill;
use lesson_planning::bncc::view::KnownSkills;
use lesson_planning::composer;
use lesson_planning::draft::{PlanDraft, PlanRequest, RequestForm, Section};
use lesson_planning::plan::Origin;
use lesson_planning::refused_themes::refused_theme;
use lesson_planning::writer::Written;
use school_management::people::pupil::PupilIndexed;
use school_management::people::pupil::view::{ClassFilter, PupilFilter};
use school_management::people::reach::Reach;

use crate::lessons::catalogue::{self, Suggestion};
use crate::tx::views::SchoolView;

/// Skills that are chosen for who chose none.
const CHOSEN: usize = 2;

/// A request as it may be written for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prepared {
    pub request: PlanRequest,
    /// All codes of the plan: where no catalogue is loaded, those that were asked for, by their form alone.
    pub codes: Vec<BnccCode>,
    /// Asked for, and not in the catalogue.
    pub dropped: Vec<String>,
}

/// A plan that somebody may look at; nobody keeps it until they say so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drafted {
    pub draft: PlanDraft,
    /// Of its codes, those that the catalogue knows.
    pub skills: Vec<BnccSkill>,
    pub dropped: Vec<String>,
    pub origin: Origin,
}

/// Finds the skills of a request that [`asked`] lets be written for.
pub fn prepare(
    view: &mut dyn SchoolView,
    typed: RequestForm<'_>,
    origin: Origin,
) -> Result<Result<Prepared, Invalid>, StoreError> {
    let leaves = match origin {
        Origin::Ai => {
            let of = PupilFilter { reach: Reach::School, class: ClassFilter::Any, active: None };
            view.pupils().pupil_index(of)?
        }
        Origin::Template | Origin::Person => Vec::new(),
    };
    match asked(typed, &leaves) {
        Ok((request, codes)) => with_skills(view.catalogue(), request, &codes).map(Ok),
        Err(invalid) => Ok(Err(invalid)),
    }
}

/// Refuses by the names of the JSON body what is no request, a theme of those that nobody is helped with, and the name of any of
/// these pupils: it is not to leave the house.
fn asked(typed: RequestForm<'_>, pupils: &[PupilIndexed]) -> Result<(PlanRequest, Vec<BnccCode>), Invalid> {
    let parsed = typed.clone().parse()?;
    for (field, text) in [
        ("topic", typed.topic),
        ("targetAudience", typed.target_audience),
        ("schoolContext", typed.school_context),
        ("specificRequirements", typed.specific_requirements),
    ] {
        if let Some(theme) = refused_theme(text) {
            return Err(Invalid::field(field, format!("Nenhum plano é escrito para {theme}.")));
        }
        if names_a_pupil(text, pupils) {
            let sentence =
                "Há o nome de um aluno da escola. Nomes de alunos não saem daqui: descreva sem ele.";
            return Err(Invalid::field(field, sentence));
        }
    }
    Ok(parsed)
}

fn with_skills(
    catalogue: &mut (impl KnownSkills + ?Sized),
    request: PlanRequest,
    codes: &[BnccCode],
) -> Result<Prepared, StoreError> {
    if codes.is_empty() {
        let PlanRequest { discipline, grade, .. } = request;
        let Suggestion { skills, .. } =
            catalogue::suggest(catalogue, discipline, grade, request.topic.as_str())?;
        let skills: Vec<_> = skills.into_iter().take(CHOSEN).collect();
        let codes = skills.iter().map(|skill| skill.code.clone()).collect();
        return Ok(Prepared { request: PlanRequest { skills, ..request }, codes, dropped: Vec::new() });
    }
    let (codes, dropped) = known(catalogue, codes)?;
    let skills = catalogue::in_order(catalogue, &codes)?;
    Ok(Prepared { request: PlanRequest { skills, ..request }, codes, dropped })
}

/// The codes that the catalogue has, and the others.
fn known(
    catalogue: &mut (impl KnownSkills + ?Sized),
    codes: &[BnccCode],
) -> Result<(Vec<BnccCode>, Vec<String>), StoreError> {
    let unknown = catalogue::unknown(catalogue, codes)?;
    let codes = codes.iter().filter(|code| !unknown.contains(code)).cloned().collect();
    Ok((codes, unknown.iter().map(|code| code.as_str().to_owned()).collect()))
}

/// Names of two words or more: one word alone is a flower or a town as often as a pupil.
fn names_a_pupil(text: &str, pupils: &[PupilIndexed]) -> bool {
    let words = folded(text);
    let words: Vec<_> = words.split('_').collect();
    let pairs: HashSet<_> = words.windows(2).map(|pair| (pair[0], pair[1])).collect();
    pupils.iter().any(|pupil| {
        let key = pupil.name.key();
        let parts: Vec<_> = key.split('_').filter(|part| part.len() > 2).collect();
        let (Some(first), Some(last)) = (parts.first(), parts.last()) else { return false };
        parts.len() > 1 && (pairs.contains(&(*first, *last)) || pairs.contains(&(*first, parts[1])))
    })
}

/// What the composer writes.
pub fn compose(prepared: Prepared, seed: u64) -> Drafted {
    let Prepared { request, codes, dropped } = prepared;
    let draft = PlanDraft { codes, ..composer::compose(&request, seed) };
    Drafted { draft, skills: request.skills, dropped, origin: Origin::Template }
}

/// The draft with one section composed anew.
pub fn recompose(prepared: &Prepared, draft: &PlanDraft, section: Section, seed: u64) -> PlanDraft {
    PlanDraft { codes: draft.codes.clone(), ..composer::recompose(&prepared.request, draft, section, seed) }
}

/// What a service wrote, without the codes that the catalogue does not have.
pub fn settle(
    catalogue: &mut (impl KnownSkills + ?Sized),
    prepared: Prepared,
    written: Written,
) -> Result<Drafted, StoreError> {
    let Written { draft, no_codes } = written;
    let mut codes = prepared.codes;
    for code in &draft.codes {
        if !codes.contains(code) {
            codes.push(code.clone());
        }
    }
    let (codes, unknown) = known(catalogue, &codes)?;
    let skills = catalogue::in_order(catalogue, &codes)?;
    let mut dropped = prepared.dropped;
    for one in unknown.into_iter().chain(no_codes) {
        if !dropped.contains(&one) {
            dropped.push(one);
        }
    }
    Ok(Drafted { draft: PlanDraft { codes, ..draft }, skills, dropped, origin: Origin::Ai })
}
