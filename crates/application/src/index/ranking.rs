//! The school's places among those of its network.

use ideb_core::measure::Edition;
use ideb_core::reference::{Network, Ranking};
use kernel::{Stage, StoreError};

use crate::index::published::reference_of;
use crate::tx::views::SchoolView;

/// The places, and the network they are of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SchoolRanking {
    pub network: Option<Network>,
    pub ranking: Ranking,
}

/// The places of a stage and year. A year without an edition has no ranking, and neither has a school that INEP does not
/// know: no error.
pub fn ranking(view: &mut dyn SchoolView, stage: Stage, year: i16) -> Result<SchoolRanking, StoreError> {
    let Ok(edition) = Edition::new(year) else { return Ok(SchoolRanking::default()) };
    let school = view.school().school()?;
    let Some(reference) = reference_of(school.as_ref(), view.index())? else {
        return Ok(SchoolRanking::default());
    };
    let ranking = view.index().ranking(&reference.code, stage, edition)?;
    Ok(SchoolRanking { network: reference.network, ranking })
}
