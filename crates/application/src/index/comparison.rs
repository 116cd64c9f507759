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

/// The edition of the year, or the newest one with an index; see [`history::to_compare`].
pub fn comparison(
    view: &mut dyn SchoolView,
    stage: Stage,
    year: Option<i16>,
) -> Result<SchoolComparison, StoreError> {
    let school = view.school().school()?;
    let Records { reference, records } = records(school.as_ref(), view.index())?;
    let network = reference.as_ref().and_then(|school| school.network);
    let Some((edition, school)) = history::to_compare(&records, stage, year) else {
        return Ok(SchoolComparison { network, ..SchoolComparison::default() });
    };
    let areas = match &reference {
        Some(reference) => view.index().comparison(reference, stage, edition)?,
        None => Comparison::default(),
    };
    Ok(SchoolComparison { edition: Some(edition), network, school, areas })
}
