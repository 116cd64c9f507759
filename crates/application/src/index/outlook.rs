//! What stands between a stage's index and what is aimed at, and the measures by which that is a little or much.

use chrono::{DateTime, Utc};
use ideb_core::effort::Measures;
use ideb_core::enrolment::StageEnrolment;
use ideb_core::goal::in_force::{GoalInForce, goal_for};
use ideb_core::history::{self, HistoryRecord, Source, first_stage};
use ideb_core::outlook::Outlook;
use ideb_core::plan::Background;
use ideb_core::reference::SchoolResult;
use ideb_core::store::ReferenceData;
use kernel::{Stage, StoreError};

use crate::index::enrolments;
use crate::index::records::records;
use crate::tx::views::SchoolView;

/// The school's outlook, measured by the goal in force. Without a stage, of the one that the screens open with.
pub fn outlook(
    view: &mut dyn SchoolView,
    stage: Option<Stage>,
    now: DateTime<Utc>,
) -> Result<Outlook, StoreError> {
    let school = view.school().school()?;
    let records = records(school.as_ref(), view.index())?.records;
    let stage = stage.unwrap_or_else(|| first_stage(&records));
    let goal = goal_for(&records, &view.index().goals()?, stage);
    let enrolment = enrolments::of_stage(view, stage, now)?;
    of_records(view.index(), &records, enrolment, goal)
}

/// What anyone may see of the results that INEP published of a school: each of its stages, towards the next tenth.
pub fn published(
    reference: &mut dyn ReferenceData,
    results: Vec<SchoolResult>,
) -> Result<Vec<Outlook>, StoreError> {
    let records = history::history(Source::Inep, results, Vec::new());
    let stages = Stage::ALL.into_iter().filter(|stage| records.iter().any(|record| record.stage == *stage));
    stages.map(|stage| of_records(reference, &records, StageEnrolment::unknown(stage), None)).collect()
}

/// The outlook of the stage whose pupils are given.
fn of_records(
    reference: &mut (impl ReferenceData + ?Sized),
    records: &[HistoryRecord],
    enrolment: StageEnrolment,
    goal: Option<GoalInForce>,
) -> Result<Outlook, StoreError> {
    let stage = enrolment.stage;
    let background = background(reference, records, enrolment)?;
    Ok(ideb_core::outlook::outlook(records, stage, goal, &background))
}

/// What measures the stage whose pupils are given: the school's own history, else what is typical of its network.
pub fn background(
    reference: &mut (impl ReferenceData + ?Sized),
    records: &[HistoryRecord],
    enrolment: StageEnrolment,
) -> Result<Background, StoreError> {
    let stage = enrolment.stage;
    let typical = match history::newest_network(records, stage) {
        Some(network) => reference.typical_advances(stage, network)?,
        None => Vec::new(),
    };
    Ok(Background { measures: Measures::new(records, stage, &typical), enrolment })
}
