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
use crate::index::records::{published_as, records};
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
    let enrolment = enrolments::of_stage(view, school.as_ref(), stage, now)?;
    of_records(view.index(), &records, enrolment, goal)
}

/// What the screens show a school without an index as an example: the country's, towards the next tenth.
pub fn of_country(view: &mut dyn SchoolView, stage: Stage) -> Result<Outlook, StoreError> {
    let school = view.school().school()?;
    let records = history::of_area(published_as(school.as_ref()), view.index().country_results(stage)?);
    Ok(ideb_core::outlook::outlook(&records, stage, None, &Background::unknown(stage)))
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

#[cfg(test)]
mod tests {
    use ideb_core::effort::MeasureKind;
    use ideb_core::levers::Lever;
    use ideb_core::measure::{ApprovalRate, Edition, Proficiency, PublishedIdeb};
    use ideb_core::outlook::Missing;
    use ideb_core::reference::{Figures, Network, TypicalAdvance};
    use ideb_core::testing::MemoryStore;
    use kernel::{Decimal, Uf};

    use super::*;

    fn result(stage: Stage, year: i16, mt: &str) -> SchoolResult {
        let rates = ["93.4", "93.7", "93.9", "95"].map(|rate| ApprovalRate::parse(rate).ok());
        SchoolResult {
            code: "35999001".parse().unwrap(),
            stage,
            edition: Edition::new(year).unwrap(),
            network: Some(Network::Estadual),
            figures: Figures {
                ideb: PublishedIdeb::parse("5.0").ok(),
                proficiency_lp: Proficiency::parse("260.84").ok(),
                proficiency_mt: Proficiency::parse(mt).ok(),
                approval_by_grade: rates.to_vec(),
                ..Figures::default()
            },
        }
    }

    fn reference() -> MemoryStore {
        let mut store = MemoryStore::default();
        for (network, units) in [(Network::Estadual, 320), (Network::Municipal, 999)] {
            let by = Decimal::from_units(units);
            let typical = TypicalAdvance { lever: Lever::Approval, by, schools: 412, states: vec![Uf::SP] };
            store.tell_typical(Stage::AnosFinais, network, typical);
        }
        store
    }

    #[test]
    fn anyone_sees_what_a_school_s_published_results_alone_say() {
        let stage = Stage::AnosFinais;
        let results = vec![
            result(stage, 2021, "252.04"),
            result(stage, 2023, "258.94"),
            result(Stage::EnsinoMedio, 2023, "-"),
        ];
        let found = published(&mut reference(), results).unwrap();
        let stages: Vec<_> = found.iter().map(|outlook| outlook.stage).collect();
        assert_eq!(stages, [Stage::AnosFinais, Stage::EnsinoMedio]);
        assert_eq!(found[1].answer, Err(Missing::IncompleteInputs));
        let answer = found[0].answer.as_ref().unwrap();
        // Towards the next tenth, by what its own network shows where it has no advance itself.
        assert_eq!((answer.aim.ideb.to_string(), answer.aim.goal), ("5.1".to_owned(), None));
        let told: Vec<_> = answer
            .ways
            .iter()
            .map(|way| {
                let effort = way.effort.as_ref();
                (way.lever.slug(), effort.map(|it| (it.measure.kind(), it.measure.by().to_string())))
            })
            .collect();
        assert_eq!(
            told,
            [
                ("aprovacao", Some((MeasureKind::Typical, "3.20".to_owned()))),
                ("lp", None),
                ("mt", Some((MeasureKind::Own, "6.90".to_owned()))),
            ]
        );
        assert!(answer.ways.iter().all(|way| way.pupils.is_none()));
    }

    #[test]
    fn a_school_of_no_known_network_has_only_its_own_advances() {
        let none = SchoolResult { network: None, ..result(Stage::AnosFinais, 2023, "258.94") };
        let found = published(&mut reference(), vec![none]).unwrap();
        assert_eq!(found[0].answer.as_ref().unwrap().measured_by, None);
    }
}
