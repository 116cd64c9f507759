//! A school's results over the editions.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use kernel::{Decimal, IdebDataId, Stage, words};

use crate::formula;
use crate::measure::{ApprovalRate, Edition, PerformanceIndicator, PublishedIdeb, StandardizedScore};
use crate::precision::PUBLISHED;
use crate::printed::{self, Printed};
use crate::ratio::Ratio;
use crate::recompute::{Recomputed, recompute};
use crate::reference::{self, AreaResult, Figures, Network, SchoolResult};
use crate::simulation::OfficialInputs;
use crate::store::OwnFigure;

words! {
    /// Where a record comes from.
    pub enum Source {
        /// Published by INEP.
        Inep = "inep",
        /// Invented for the demonstration, where INEP's would stand.
        Invented = "inventado",
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
        six_places(self.figures.score.map(StandardizedScore::decimal), self.computed_score())
    }

    /// P with six places: as published, else computed anew.
    pub fn indicator(&self) -> Option<Decimal<6>> {
        let published = self.figures.indicator.map(PerformanceIndicator::decimal);
        six_places(published, self.recomputed.map(|it| it.indicator))
    }

    /// N as it is printed alone: the one that the calculation uses, else the published one.
    pub fn printed_score(&self) -> Option<Printed> {
        let published = || self.figures.score.map(|score| score.decimal().into());
        self.computed_score().or_else(published).map(printed::score_alone)
    }

    /// N of both proficiencies, also where the approval that the index takes is not known.
    fn computed_score(&self) -> Option<Ratio> {
        let of_points = || {
            let (lp, mt) = self.figures.proficiency_lp.zip(self.figures.proficiency_mt)?;
            Some(formula::score(self.stage, Some(self.edition), lp, mt).mean)
        };
        self.recomputed.map(|it| it.score).or_else(of_points)
    }

    /// P as it is printed alone: the one that the calculation uses, else the published one.
    pub fn printed_indicator(&self) -> Option<Printed> {
        let published = || self.figures.indicator.map(|indicator| indicator.decimal().into());
        self.recomputed.as_ref().map(|it| it.indicator).or_else(published).map(printed::indicator_alone)
    }
}

/// As published; computed anew where that is not known, or has fewer places than INEP publishes, so that no place is
/// told that nobody knows.
fn six_places(published: Option<Decimal<10>>, recomputed: Option<Ratio>) -> Option<Decimal<6>> {
    let fine = published.filter(|value| value.needed_places() >= PUBLISHED || recomputed.is_none());
    match (fine, recomputed) {
        (Some(published), _) => published.rescale(),
        (None, recomputed) => recomputed.map(Ratio::to_decimal),
    }
}

/// The school's records by stage and edition. Where INEP published an index its result stands alone; elsewhere the
/// school's own record fills what INEP left out, and its own target comes first.
///
/// `published` says where the official results come from.
pub fn history(published: Source, official: Vec<SchoolResult>, own: Vec<OwnFigure>) -> Vec<HistoryRecord> {
    let current = reference::newest_network(&official);
    let mut records: BTreeMap<_, _> = official
        .into_iter()
        .map(|result| ((result.stage, result.edition), (None, result.network, result.figures)))
        .collect();
    for OwnFigure { id, stage, edition, figures } in own {
        let unknown = (None, current, Figures::default());
        let (_, network, known) = records.remove(&(stage, edition)).unwrap_or(unknown);
        let record = if known.prevails() {
            (None, network, known)
        } else {
            let target = figures.target.or(known.target);
            (Some(id), network, Figures { target, ..known.or(figures) })
        };
        records.insert((stage, edition), record);
    }
    records
        .into_iter()
        .map(|((stage, edition), (id, network, figures))| {
            let source = if id.is_some() { Source::School } else { published };
            record(source, id, network, stage, edition, figures)
        })
        .collect()
}

/// The records of one area, by stage and edition.
pub fn of_area(published: Source, results: Vec<AreaResult>) -> Vec<HistoryRecord> {
    let mut records: Vec<_> = results
        .into_iter()
        .map(|AreaResult { network, stage, edition, figures, .. }| {
            record(published, None, Some(network), stage, edition, figures)
        })
        .collect();
    records.sort_by_key(|record| (record.stage, record.edition));
    records
}

/// A record that the school entered, before it stands beside what INEP published.
pub fn own_record(own: OwnFigure) -> HistoryRecord {
    record(Source::School, Some(own.id), None, own.stage, own.edition, own.figures)
}

fn record(
    source: Source,
    id: Option<IdebDataId>,
    network: Option<Network>,
    stage: Stage,
    edition: Edition,
    figures: Figures,
) -> HistoryRecord {
    HistoryRecord {
        id,
        network,
        source,
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

/// The newest record of a stage with an index that others can be compared with: not one of the school's own.
fn latest_published(records: &[HistoryRecord], stage: Stage) -> Option<&HistoryRecord> {
    with_index(records, stage).find(|record| record.source != Source::School)
}

/// The stage that the screens open with: the first with an index, else the first with any figures.
pub fn first_stage(records: &[HistoryRecord]) -> Stage {
    let with_index = records.iter().filter(|record| record.figures.ideb.is_some());
    let first = with_index.map(|record| record.stage).min();
    first.or_else(|| records.iter().map(|record| record.stage).min()).unwrap_or(Stage::AnosIniciais)
}

/// The school's newest index in a stage.
pub fn current_ideb(records: &[HistoryRecord], stage: Stage) -> Option<PublishedIdeb> {
    latest(records, stage)?.figures.ideb
}

/// The record of an edition to set beside those of areas: the year asked for where it is an edition, else nothing; the
/// newest edition with an index where none is asked for.
pub fn to_compare(
    records: &[HistoryRecord],
    stage: Stage,
    year: Option<i16>,
) -> Option<(Edition, Option<&HistoryRecord>)> {
    let edition = match year {
        Some(year) => Edition::new(year).ok()?,
        None => latest_published(records, stage).or_else(|| latest(records, stage))?.edition,
    };
    Some((edition, records.iter().find(|record| (record.stage, record.edition) == (stage, edition))))
}

/// The network of a stage's newest record that has one.
pub fn newest_network(records: &[HistoryRecord], stage: Stage) -> Option<Network> {
    let of_stage = records.iter().filter(|record| record.stage == stage && record.network.is_some());
    of_stage.max_by_key(|record| record.edition)?.network
}

/// The record published, or invented as if it were, for exactly these inputs: the same stage, proficiencies and rates, and the same
/// edition where one is given.
pub fn published_with<'a>(
    records: &'a [HistoryRecord],
    inputs: &OfficialInputs,
) -> Option<&'a HistoryRecord> {
    records.iter().find(|record| {
        record.source != Source::School
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
