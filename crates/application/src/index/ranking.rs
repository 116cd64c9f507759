//! The school's places among those of its network.

use ideb_core::history::first_stage;
use ideb_core::measure::Edition;
use ideb_core::reference::Ranking;
use kernel::{Stage, StoreError};

use crate::index::published::reference_of;
use crate::index::records::records;
use crate::tx::views::SchoolView;

/// The places, and the municipality that the first of them is of.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SchoolRanking {
    pub municipality: Option<String>,
    pub ranking: Ranking,
}

/// The places of a stage and year. A year without an edition has no ranking, and neither has a school that INEP does not
/// know: no error. Without a stage, of the one that the screens open with.
pub fn ranking(
    view: &mut dyn SchoolView,
    stage: Option<Stage>,
    year: i16,
) -> Result<(Stage, SchoolRanking), StoreError> {
    let school = view.school().school()?;
    let stage = match stage {
        Some(stage) => stage,
        None => first_stage(&records(school.as_ref(), view.index())?.records),
    };
    let reference = reference_of(school.as_ref(), view.index())?;
    let (Ok(edition), Some(reference)) = (Edition::new(year), reference) else {
        return Ok((stage, SchoolRanking::default()));
    };
    let ranking = view.index().ranking(&reference.code, stage, edition)?;
    Ok((stage, SchoolRanking { municipality: Some(reference.municipality), ranking }))
}
