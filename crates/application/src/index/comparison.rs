//! The school's index beside those of its areas.

use ideb_core::history;
use ideb_core::measure::{Edition, PublishedIdeb};
use ideb_core::reference::{Comparison, Network};
use kernel::{Stage, StoreError};

use crate::index::records::{Records, records};
use crate::tx::views::SchoolView;

/// The index of one edition, of the school and of the areas around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SchoolComparison {
    /// `None` when there is nothing to compare.
    pub edition: Option<Edition>,
    /// Of the school, and of the areas' values.
    pub network: Option<Network>,
    pub school: Option<PublishedIdeb>,
    pub areas: Comparison,
}

/// The edition of the year, or the newest one with an index; see [`history::to_compare`]. Without a stage, of the one
/// that the screens open with.
pub fn comparison(
    view: &mut dyn SchoolView,
    stage: Option<Stage>,
    year: Option<i16>,
) -> Result<(Stage, SchoolComparison), StoreError> {
    let school = view.school().school()?;
    let Records { reference, records } = records(school.as_ref(), view.index())?;
    let stage = stage.unwrap_or_else(|| history::first_stage(&records));
    let Some((edition, record)) = history::to_compare(&records, stage, year) else {
        return Ok((stage, SchoolComparison::default()));
    };
    // Of an edition in which the school has nothing, the network it has now.
    let network = record.map_or_else(|| history::newest_network(&records, stage), |record| record.network);
    let areas = match (&reference, network) {
        (Some(reference), Some(network)) => view.index().comparison(reference, network, stage, edition)?,
        _ => Comparison::default(),
    };
    let school = record.and_then(|record| record.figures.ideb);
    Ok((stage, SchoolComparison { edition: Some(edition), network, school, areas }))
}
