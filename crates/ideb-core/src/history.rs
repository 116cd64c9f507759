//! A school's results over the editions.

use std::collections::BTreeMap;

use kernel::{Decimal, IdebDataId, Stage, words};

use crate::formula::{Recomputed, recompute};
use crate::measure::{ApprovalRate, Edition, PublishedIdeb};
use crate::reference::{Figures, Network, SchoolResult};
use crate::simulation::OfficialInputs;
use crate::store::OwnFigure;

words! {
    /// Where a record comes from.
    pub enum Source {
        /// Published by INEP.
        Inep = "inep",
        /// Entered by the school.
        School = "escola",
    }
}

/// A school's result of one stage and edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryRecord {
    /// Of the school's own records only.
    pub id: Option<IdebDataId>,
    pub network: Option<Network>,
    pub source: Source,
    pub stage: Stage,
    pub edition: Edition,
    pub figures: Figures,
    /// `None` when inputs are missing.
    pub recomputed: Option<Recomputed>,
}

impl HistoryRecord {
    /// N with six places: as published, else computed anew.
    pub fn score(&self) -> Option<Decimal<6>> {
        let published = self.figures.score.and_then(|score| score.decimal().rescale());
        published.or_else(|| self.recomputed.as_ref().map(|it| it.score.to_decimal()))
    }

    /// P with six places: as published, else computed anew.
    pub fn indicator(&self) -> Option<Decimal<6>> {
        let published = self.figures.indicator.and_then(|indicator| indicator.decimal().rescale());
        published.or_else(|| self.recomputed.as_ref().map(|it| it.indicator.to_decimal()))
    }
}

/// The school's records by stage and edition. Where INEP published an index its result stands alone; elsewhere the
/// school's own record fills what INEP left out, and its own target comes first.
pub fn history(
    network: Option<Network>,
    official: Vec<SchoolResult>,
    own: Vec<OwnFigure>,
) -> Vec<HistoryRecord> {
    let mut records: BTreeMap<_, _> =
        official.into_iter().map(|result| ((result.stage, result.edition), (None, result.figures))).collect();
    for OwnFigure { id, stage, edition, figures } in own {
        let (_, published) = records.remove(&(stage, edition)).unwrap_or_default();
        let record = if published.prevails() {
            (None, published)
        } else {
            let target = figures.target.or(published.target);
            (Some(id), Figures { target, ..published.or(figures) })
        };
        records.insert((stage, edition), record);
    }
    records
        .into_iter()
        .map(|((stage, edition), (id, figures))| record(network, id, stage, edition, figures))
        .collect()
}

/// A record that the school entered, before it stands beside what INEP published.
pub fn own_record(own: OwnFigure) -> HistoryRecord {
    record(None, Some(own.id), own.stage, own.edition, own.figures)
}

fn record(
    network: Option<Network>,
    id: Option<IdebDataId>,
    stage: Stage,
    edition: Edition,
    figures: Figures,
) -> HistoryRecord {
    HistoryRecord {
        id,
        network,
        source: if id.is_some() { Source::School } else { Source::Inep },
        stage,
        edition,
        recomputed: recompute(stage, edition, &figures),
        figures,
    }
}

/// The records of a stage that carry an index, newest first.
pub fn with_index(records: &[HistoryRecord], stage: Stage) -> impl Iterator<Item = &HistoryRecord> {
    let mut found: Vec<_> =
        records.iter().filter(|record| record.stage == stage && record.figures.ideb.is_some()).collect();
    found.sort_by_key(|record| std::cmp::Reverse(record.edition));
    found.into_iter()
}

/// The newest record of a stage that carries an index.
pub fn latest(records: &[HistoryRecord], stage: Stage) -> Option<&HistoryRecord> {
    with_index(records, stage).next()
}

/// The school's newest index in a stage.
pub fn current_ideb(records: &[HistoryRecord], stage: Stage) -> Option<PublishedIdeb> {
    latest(records, stage)?.figures.ideb
}

/// The index of an edition to set beside those of areas: the year asked for where it is an edition, else nothing; the
/// newest edition with an index where none is asked for.
pub fn to_compare(
    records: &[HistoryRecord],
    stage: Stage,
    year: Option<i16>,
) -> Option<(Edition, Option<PublishedIdeb>)> {
    let edition = match year {
        Some(year) => Edition::new(year).ok()?,
        None => latest(records, stage)?.edition,
    };
    let record = records.iter().find(|record| (record.stage, record.edition) == (stage, edition));
    Some((edition, record.and_then(|record| record.figures.ideb)))
}

/// The record INEP published for exactly these inputs: the same stage, proficiencies and rates, and the same
/// edition where one is given.
pub fn published_with<'a>(
    records: &'a [HistoryRecord],
    inputs: &OfficialInputs,
) -> Option<&'a HistoryRecord> {
    records.iter().find(|record| {
        record.source == Source::Inep
            && record.stage == inputs.stage
            && record.figures.ideb.is_some()
            && inputs.edition.is_none_or(|edition| edition == record.edition)
            && record.figures.proficiency_lp == Some(inputs.proficiency_lp)
            && record.figures.proficiency_mt == Some(inputs.proficiency_mt)
            && up_to_last_rate(&record.figures.approval_by_grade)
                == up_to_last_rate(&inputs.approval_by_grade)
    })
}

fn up_to_last_rate(rates: &[Option<ApprovalRate>]) -> &[Option<ApprovalRate>] {
    let length = rates.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    &rates[..length]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::{PerformanceIndicator, Proficiency, StandardizedScore};

    const STAGE: Stage = Stage::AnosFinais;

    fn edition(year: i16) -> Edition {
        Edition::new(year).unwrap()
    }

    fn index(text: &str) -> Option<PublishedIdeb> {
        PublishedIdeb::parse(text).ok()
    }

    fn official(year: i16, ideb: &str, target: &str) -> SchoolResult {
        SchoolResult {
            code: "35999001".parse().unwrap(),
            stage: STAGE,
            edition: edition(year),
            figures: Figures { ideb: index(ideb), target: index(target), ..Figures::default() },
        }
    }

    fn own(year: i16, ideb: &str, target: &str) -> OwnFigure {
        OwnFigure {
            id: IdebDataId(7),
            stage: STAGE,
            edition: edition(year),
            figures: official(year, ideb, target).figures,
        }
    }

    #[test]
    fn what_inep_measured_wins_and_the_own_record_fills_gaps() {
        let records = history(
            Some(Network::Estadual),
            vec![official(2023, "5.0", "-"), official(2021, "-", "5.4"), official(2019, "4.8", "5.2")],
            vec![own(2023, "9.9", "-"), own(2021, "4.9", "-"), own(2017, "4.6", "5.0")],
        );
        let found: Vec<_> = records
            .iter()
            .map(|record| {
                (
                    record.edition.year(),
                    record.source.slug(),
                    record.figures.ideb,
                    record.figures.target,
                    record.id.is_some(),
                )
            })
            .collect();
        assert_eq!(
            found,
            [
                (2017, "escola", index("4.6"), index("5.0"), true),
                (2019, "inep", index("4.8"), index("5.2"), false),
                (2021, "escola", index("4.9"), index("5.4"), true),
                (2023, "inep", index("5.0"), None, false),
            ]
        );
    }

    #[test]
    fn without_an_index_from_inep_the_own_record_completes_what_inep_measured() {
        let indicator = |text: &str| PerformanceIndicator::parse(text).ok();
        let mut published = official(2019, "-", "-");
        published.figures.indicator = indicator("0.95");
        let mut typed = own(2019, "4.6", "-");
        typed.figures.indicator = indicator("0.90");
        let records = history(None, vec![published], vec![typed]);
        let [record] = records.as_slice() else { panic!("one record") };
        assert_eq!((record.source, record.id), (Source::School, Some(IdebDataId(7))));
        assert_eq!((record.figures.ideb, record.figures.indicator), (index("4.6"), indicator("0.95")));
    }

    #[test]
    fn the_latest_record_carries_an_index() {
        let records = history(
            None,
            vec![
                official(2023, "-", "5.0"),
                official(2021, "4.9", "-"),
                official(2019, "-", "5.2"),
                official(2017, "4.6", "-"),
            ],
            vec![],
        );
        assert_eq!(latest(&records, STAGE).map(|record| record.edition.year()), Some(2021));
        assert_eq!(current_ideb(&records, STAGE), index("4.9"));
        assert_eq!(current_ideb(&records, Stage::EnsinoMedio), None);
    }

    #[test]
    fn the_edition_asked_for_is_compared_else_the_newest_with_an_index() {
        let records = history(None, vec![official(2023, "-", "5.0"), official(2021, "4.9", "-")], vec![]);
        for (stage, year, expected) in [
            (STAGE, None, Some((2021, index("4.9")))),
            (STAGE, Some(2021), Some((2021, index("4.9")))),
            (STAGE, Some(2023), Some((2023, None))),
            (STAGE, Some(2019), Some((2019, None))),
            (STAGE, Some(2022), None),
            (Stage::EnsinoMedio, None, None),
            (Stage::EnsinoMedio, Some(2021), Some((2021, None))),
        ] {
            let expected = expected.map(|(year, ideb)| (edition(year), ideb));
            assert_eq!(to_compare(&records, stage, year), expected, "{stage} {year:?}");
        }
    }

    #[test]
    fn n_and_p_are_those_published_else_those_computed() {
        let figures = |score: &str, indicator: &str, rates: &[&str]| Figures {
            score: StandardizedScore::parse(score).ok(),
            indicator: PerformanceIndicator::parse(indicator).ok(),
            proficiency_lp: Proficiency::parse("260.84").ok(),
            proficiency_mt: Proficiency::parse("258.94").ok(),
            approval_by_grade: rates.iter().map(|rate| ApprovalRate::parse(rate).ok()).collect(),
            ..Figures::default()
        };
        let rates = ["93.4", "93.7", "93.9", "95.0"];
        for (figures, score, indicator) in [
            (figures("5.3312345", "0.9412345", &rates), Some("5.331235"), Some("0.941235")),
            (figures("-", "-", &rates), Some("5.329667"), Some("0.939961")),
            (figures("-", "-", &[]), None, None),
        ] {
            let record = own_record(OwnFigure { figures, ..own(2023, "-", "-") });
            let found = [record.score(), record.indicator()].map(|it| it.map(|it| it.to_string()));
            assert_eq!(found, [score, indicator].map(|it| it.map(str::to_owned)));
        }
    }

    #[test]
    fn inputs_are_recognised_as_those_of_a_published_edition() {
        let rates =
            |texts: &[&str]| -> Vec<_> { texts.iter().map(|text| ApprovalRate::parse(text).ok()).collect() };
        let mut result = official(2023, "5.0", "-");
        result.figures.proficiency_lp = Proficiency::parse("260.84").ok();
        result.figures.proficiency_mt = Proficiency::parse("258.94").ok();
        result.figures.approval_by_grade = rates(&["93.4", "93.7", "93.9", "95.0", "-"]);
        let records = history(None, vec![result], vec![]);
        let inputs = |lp: &str, year: Option<i16>, last: &str| OfficialInputs {
            stage: STAGE,
            edition: year.map(edition),
            proficiency_lp: Proficiency::parse(lp).unwrap(),
            proficiency_mt: Proficiency::parse("258.94").unwrap(),
            approval_by_grade: rates(&["93.4", "93.7", "93.9", last]),
        };
        for (inputs, found) in [
            (inputs("260.84", None, "95"), true),
            (inputs("260.84", Some(2023), "95"), true),
            (inputs("260.84", Some(2021), "95"), false),
            (inputs("260.85", None, "95"), false),
            (inputs("260.84", None, "95.1"), false),
        ] {
            assert_eq!(published_with(&records, &inputs).is_some(), found, "{inputs:?}");
        }
    }
}
