//! A movement beside what is known of the school.

use kernel::Stage;

use super::solution::Way;
use crate::effort::Measures;
use crate::enrolment::{Rise, StageEnrolment};
use crate::levers::Lever;
use crate::simulation::OfficialInputs;

/// What is known of a school beside the inputs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Background {
    pub measures: Measures,
    pub enrolment: StageEnrolment,
}

impl Background {
    /// Of a school that nothing is known of.
    pub fn unknown(stage: Stage) -> Self {
        Self { measures: Measures::default(), enrolment: StageEnrolment::unknown(stage) }
    }
}

/// What leads a lever from where it stands to where it stands afterwards.
pub(super) fn way(
    before: &OfficialInputs,
    after: Option<&OfficialInputs>,
    lever: Lever,
    background: &Background,
) -> Option<Way> {
    let (current, start) = (lever.current(before)?, lever.start(before)?);
    let needed = after.and_then(|after| lever.current(after));
    let way = Way { lever, current, start, needed, pupils: None, effort: None };
    let effort = way.difference().and_then(|rise| background.measures.effort(lever, rise));
    let pupils = after.and_then(|after| background.enrolment.pupils(&rises(before, after, lever)?));
    Some(Way { pupils, effort, ..way })
}

/// The rises of the grades that a lever moves; `None` of a subject, and where one of them has no rate afterwards.
fn rises(before: &OfficialInputs, after: &OfficialInputs, lever: Lever) -> Option<Vec<Rise>> {
    let grades: Vec<_> = match lever {
        Lever::Mt | Lever::Lp => return None,
        Lever::Approval => Lever::grades(before).collect(),
        Lever::Grade(_) => vec![lever],
    };
    let rise = |lever: Lever| match lever {
        Lever::Grade(grade) => Some(Rise { grade, from: lever.current(before)?, to: lever.current(after)? }),
        Lever::Mt | Lever::Lp | Lever::Approval => None,
    };
    grades.into_iter().map(rise).collect()
}
