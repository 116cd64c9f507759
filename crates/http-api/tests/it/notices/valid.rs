//! Valid requests of the area.

use serde_json::json;

use crate::table::valid::{Area, Valid, plain};

pub static AREA: Area = Area {
    tables: &["notification_reads", "notification_marks"],
    valid: &[
        Valid::of("notice.list", [401, 403, 200, 200, 200, 200], plain),
        Valid::of("notice.read", [401, 403, 204, 204, 204, 204], |_, request| {
            request.json(json!({ "ids": ["m1:due", "e1"] }))
        }),
        Valid::of("audit.list", [401, 403, 403, 403, 200, 404], plain),
        Valid::of("audit.export", [401, 403, 403, 403, 200, 404], |_, request| request.json(json!({}))),
    ],
};
