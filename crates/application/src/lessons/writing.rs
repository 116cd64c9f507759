//! A plan is written for a request: by the composer, or by a service far away of which nothing is believed.

#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, HashSet};

use kernel::table::folded;
use kernel::{BnccCode, Invalid, StoreError, seen_of};
use lesson_planning::bncc::BnccSkill;
use lesson_planning::bncc::view::KnownSkills;
use lesson_planning::composer::{self, Lack, lacks};
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
    /// Where the composer writes.
    pub lacks: Vec<Lack>,
}

/// A plan that somebody may look at; nobody keeps it until they say so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drafted {
    pub draft: PlanDraft,
    /// Of its codes, those that the catalogue knows.
    pub skills: Vec<BnccSkill>,
    pub dropped: Vec<String>,
    /// Codes that its texts name and that are none of its own: a service may have made them up.
    pub cited: Vec<String>,
    pub lacks: Vec<Lack>,
    pub origin: Origin,
}

/// Finds the skills of a request that may be written for; of a draft of which a section is to be written anew, too.
pub fn prepare(
    view: &mut dyn SchoolView,
    typed: RequestForm<'_>,
    origin: Origin,
    draft: Option<&PlanDraft>,
) -> Result<Result<Prepared, Invalid>, StoreError> {
    let (request, codes) = match typed.parse() {
        Ok(parsed) => parsed,
        Err(invalid) => return Ok(Err(invalid)),
    };
    let leaves = match origin {
        Origin::Ai => {
            let of = PupilFilter { reach: Reach::School, class: ClassFilter::Any, active: None };
            view.pupils().pupil_index(of)?
        }
        Origin::Template | Origin::Person => Vec::new(),
    };
    if let Err(invalid) = may_be_written(&request, draft, &leaves) {
        return Ok(Err(invalid));
    }
    with_skills(view.catalogue(), request, &codes).map(Ok)
}

/// Refuses by the names of the JSON body a theme of those that nobody is helped with, and the name of any of these pupils: it is not
/// to leave the house.
fn may_be_written(
    request: &PlanRequest,
    draft: Option<&PlanDraft>,
    pupils: &[PupilIndexed],
) -> Result<(), Invalid> {
    let asked = [
        ("topic", request.topic.as_str()),
        ("targetAudience", request.audience.as_str()),
        ("schoolContext", request.considerations.as_str()),
        ("specificRequirements", request.requirements.as_str()),
    ];
    let drafted = draft.into_iter().flat_map(PlanDraft::texts).map(|text| ("draft", text));
    for (field, text) in asked.into_iter().chain(drafted) {
        if let Some(theme) = refused_theme(text) {
            return Err(Invalid::field(field, format!("Nenhum plano é escrito para {theme}.")));
        }
        if names_a_pupil(text, pupils) {
            let sentence =
                "Há o nome de um aluno da escola. Nomes de alunos não saem daqui: descreva sem ele.";
            return Err(Invalid::field(field, sentence));
        }
    }
    Ok(())
}

fn with_skills(
    catalogue: &mut (impl KnownSkills + ?Sized),
    request: PlanRequest,
    codes: &[BnccCode],
) -> Result<Prepared, StoreError> {
    let (skills, codes, dropped, among) = if codes.is_empty() {
        let PlanRequest { discipline, grade, .. } = request;
        let Suggestion { skills, among, .. } =
            catalogue::suggest(catalogue, discipline, grade, request.topic.as_str())?;
        let skills: Vec<_> = skills.into_iter().take(CHOSEN).collect();
        let codes = skills.iter().map(|skill| skill.code.clone()).collect();
        (skills, codes, Vec::new(), among)
    } else {
        let (codes, dropped) = known(catalogue, codes)?;
        // Who chose skills of which none is left is told which were dropped, not that there are none.
        (catalogue::in_order(catalogue, &codes)?, codes, dropped, 0)
    };
    let request = PlanRequest { skills, ..request };
    let lacks = lacks(&request, among);
    Ok(Prepared { request, codes, dropped, lacks })
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

/// Any two parts of a name that stand side by side, in whichever order, with or without "da" and "dos": one word alone is a flower or
/// a town as often as a pupil.
fn names_a_pupil(text: &str, pupils: &[PupilIndexed]) -> bool {
    let said = folded(&seen_of(text));
    let said = parts(&said);
    let pairs: HashSet<_> = said.windows(2).map(|pair| in_order(pair[0], pair[1])).collect();
    !pairs.is_empty()
        && pupils.iter().any(|pupil| {
            let name = pupil.name.key();
            let name = parts(&name);
            let ends = name.first().zip(name.last()).filter(|_| name.len() > 1);
            let ends = ends.map(|(first, last)| in_order(first, last));
            let beside = name.windows(2).map(|pair| in_order(pair[0], pair[1]));
            beside.chain(ends).any(|pair| pairs.contains(&pair))
        })
}

/// The words of a folded text, without the small ones of names.
fn parts(folded: &str) -> Vec<&str> {
    folded
        .split('_')
        .filter(|part| !matches!(*part, "" | "da" | "de" | "di" | "do" | "das" | "dos" | "e"))
        .collect()
}

fn in_order<'a>(one: &'a str, other: &'a str) -> (&'a str, &'a str) {
    if one <= other { (one, other) } else { (other, one) }
}

/// What the composer writes.
pub fn compose(prepared: Prepared, seed: u64) -> Drafted {
    let Prepared { request, codes, dropped, lacks } = prepared;
    let draft = PlanDraft { codes, ..composer::compose(&request, seed) };
    Drafted { draft, skills: request.skills, dropped, cited: Vec::new(), lacks, origin: Origin::Template }
}

/// The draft with one section composed anew.
pub fn recompose(prepared: &Prepared, draft: &PlanDraft, section: Section, seed: u64) -> PlanDraft {
    PlanDraft { codes: draft.codes.clone(), ..composer::recompose(&prepared.request, draft, section, seed) }
}

/// What a service wrote, with the codes that were asked for: others, which it invented, are told.
pub fn settle(prepared: Prepared, written: Written) -> Drafted {
    let Prepared { request, codes, mut dropped, mut lacks } = prepared;
    // A service knows more topics than the composer.
    lacks.retain(|lack| *lack != Lack::Topic);
    let Written { draft, no_codes } = written;
    let invented =
        draft.codes.iter().filter(|code| !codes.contains(code)).map(|code| code.as_str().to_owned());
    for one in invented.chain(no_codes) {
        if !dropped.contains(&one) {
            dropped.push(one);
        }
    }
    let draft = PlanDraft { codes, ..draft };
    Drafted { cited: cited(&draft), draft, skills: request.skills, dropped, lacks, origin: Origin::Ai }
}

/// Codes that the texts of a draft name and that are none of its own.
pub fn cited(draft: &PlanDraft) -> Vec<String> {
    let texts = draft.texts().into_iter();
    let words = texts.flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric()));
    let codes: BTreeSet<BnccCode> =
        words.filter(|word| word.len() > 5).filter_map(|word| word.parse().ok()).collect();
    let foreign = codes.into_iter().filter(|code| !draft.codes.contains(code));
    foreign.map(|code| code.as_str().to_owned()).collect()
}
