//! Valid requests of the area.

use serde_json::json;

use crate::table::valid::{Area, Valid};

/// The BNCC is of no school: whoever is of another one reads it as well.
const STAFF_OF_ANY: [u16; 6] = [401, 403, 200, 200, 200, 200];

pub static AREA: Area = Area {
    tables: &[],
    valid: &[
        Valid::of("bncc.skills", STAFF_OF_ANY, |_, request| {
            request.asking("discipline=matematica&grade=5%C2%BA%20ano&q=fra")
        }),
        Valid::of("bncc.filters", STAFF_OF_ANY, |_, request| request.asking("discipline=arte")),
        Valid::of("bncc.suggest", STAFF_OF_ANY, |_, request| {
            request.json(json!({ "subject": "matematica", "grade": "5º ano", "topic": "frações" }))
        }),
    ],
};
