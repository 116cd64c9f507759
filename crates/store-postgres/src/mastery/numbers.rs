//! The numbers of a skill, as columns keep them.

use diesel::result::QueryResult;
use quiz_engine::mastery::Parameters;

use crate::quiz::rows::{broken, count};

/// The parameters of a skill's estimate `e`, as [`parameters`] reads them; null where there are none of the school's own.
macro_rules! parameter_columns {
    () => {
        "CASE WHEN e.prior IS NOT NULL THEN ARRAY[e.prior, e.learn, e.slip, e.guess] END"
    };
}

pub(crate) use parameter_columns;

pub(crate) fn parameters(stored: &[i32]) -> QueryResult<Parameters> {
    let [prior, learn, slip, guess] = *stored else { return Err(broken("parameters in part")) };
    let [prior, learn, slip, guess] = [prior, learn, slip, guess].map(count);
    Ok(Parameters { prior, learn, slip, guess })
}
