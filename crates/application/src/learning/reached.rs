use kernel::PersonId;
use school_management::people::person::Person;
use school_management::people::pupil::Pupil;

use super::refusal::LearningError;
use crate::access::reach;
use crate::tx::database::SchoolTx;

/// A pupil whom somebody reaches.
pub fn reached(tx: &mut dyn SchoolTx, person: &Person, student: PersonId) -> Result<Pupil, LearningError> {
    let pupil = tx.school().pupils(&[student])?.pop().ok_or(LearningError::NotFound)?;
    let class = pupil.class.map(|class| tx.school().class(class)).transpose()?.flatten();
    let reach = reach(tx.school(), person)?;
    let is_reached = reach.has(student, class.and_then(|class| class.about.teacher));
    is_reached.then_some(pupil).ok_or(LearningError::NotFound)
}
