//! The numbers by which it is told what pupils know of a skill, from the school's own answers.

use kernel::{SkillId, StoreError, SubjectId};
use quiz_engine::mastery::view::SkillNumbers;
use quiz_engine::mastery::{Parameters, Sample, Source, estimated};
use school_management::notices::activity::{ActivityKind, NewActivity};

use crate::classes::class::By;
use crate::tx::database::SchoolTx;
use crate::tx::views::SchoolView;

/// A skill's numbers, whose they are, and what is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillTold {
    pub numbers: SkillNumbers,
    /// In force.
    pub parameters: Parameters,
    /// Whether they are the school's own.
    pub own: bool,
    /// What the answers lack for numbers of one's own; `None` where they suffice, or may.
    pub lacks: Option<String>,
}

/// Of the skills that anybody answered, of a subject or of all.
pub fn told(view: &mut dyn SchoolView, subject: Option<SubjectId>) -> Result<Vec<SkillTold>, StoreError> {
    let all = view.quizzes().skill_numbers(subject)?;
    Ok(all.into_iter().map(SkillTold::of).collect())
}

impl SkillTold {
    fn of(numbers: SkillNumbers) -> Self {
        let assumed = (Parameters::ASSUMED, false);
        let ((parameters, own), lacks) = match numbers.kept.as_ref().map(|kept| kept.found) {
            Some(found) => match found.source {
                Source::Estimated(_) => ((found.parameters, true), None),
                // It was counted exactly then; what came since may suffice.
                Source::Assumed(sample) => (assumed, numbers.now.lacks().or_else(|| sample.lacks())),
            },
            None => (assumed, numbers.now.lacks()),
        };
        Self { numbers, parameters, own, lacks }
    }
}

/// What became of a skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Made {
    pub own: bool,
    pub sample: Sample,
    pub pupils: usize,
}

/// Estimates one skill by all its answers, and tells anew what each pupil knows of it; `None` where it is gone. Once an estimate did
/// suffice and no longer does, the assumed numbers hold again.
pub fn estimate(tx: &mut dyn SchoolTx, by: By<'_>, skill: SkillId) -> Result<Option<Made>, StoreError> {
    let Some(held) = tx.quizzes().hold_skill(skill)? else { return Ok(None) };
    let found = estimated(&held);
    tx.quizzes().put_estimate(skill, &found, by.actor.id(), by.now)?;
    let (own, sample) = match found.parameters.source {
        Source::Estimated(sample) => (true, sample),
        Source::Assumed(sample) => (false, sample),
    };
    Ok(Some(Made { own, sample, pupils: found.mastery.len() }))
}

/// That somebody had them estimated: of so many skills there are numbers of the school's own now.
pub fn record(tx: &mut dyn SchoolTx, by: By<'_>, own: usize) -> Result<(), StoreError> {
    let text = match own {
        0 => "recalculou os parâmetros das habilidades: nenhuma tem respostas suficientes".to_owned(),
        1 => "recalculou os parâmetros de 1 habilidade pelas respostas da escola".to_owned(),
        many => format!("recalculou os parâmetros de {many} habilidades pelas respostas da escola"),
    };
    tx.school().record(Some(by.actor.id()), &NewActivity::new(ActivityKind::Questions, text), by.now)
}
