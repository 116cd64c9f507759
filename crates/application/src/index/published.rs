//! What INEP published of a school. Takes the school of a transaction or of a view, which has none once it was removed.

use ideb_core::measure::Edition;
use ideb_core::reference::{ReferenceSchool, SchoolResult};
use ideb_core::store::ReferenceData;
use kernel::{InepCode, Stage, StoreError};
use school_management::people::school::School;

/// The school as INEP names it; `None` unless it registered with a code that INEP's files carry.
pub fn reference_of(
    school: Option<&School>,
    reference: &mut dyn ReferenceData,
) -> Result<Option<ReferenceSchool>, StoreError> {
    match school.and_then(|school| school.inep_code.as_ref()) {
        Some(code) => reference.reference_school(code),
        None => Ok(None),
    }
}

/// The same, with all results.
pub fn published(
    school: Option<&School>,
    reference: &mut dyn ReferenceData,
) -> Result<(Option<ReferenceSchool>, Vec<SchoolResult>), StoreError> {
    let Some(found) = reference_of(school, reference)? else { return Ok((None, Vec::new())) };
    let results = reference.school_results(&found.code)?;
    Ok((Some(found), results))
}

/// Whether INEP's result stands alone: a row without an index does not stand in the way.
pub fn is_published(published: &[SchoolResult], stage: Stage, edition: Edition) -> bool {
    published
        .iter()
        .any(|result| result.stage == stage && result.edition == edition && result.figures.prevails())
}

/// How many results INEP published for a code.
pub fn editions_of(reference: &mut dyn ReferenceData, code: &InepCode) -> Result<usize, StoreError> {
    Ok(reference.school_results(code)?.iter().filter(|result| result.figures.prevails()).count())
}
