//! Valid requests of the area.

use serde_json::json;

use crate::reference::OURS;
use crate::table::valid::{Area, SCHOOL, STAFF, Valid, plain};

pub static AREA: Area = Area {
    tables: &["schools", "users"],
    valid: &[
        Valid::of("school.read", SCHOOL, plain),
        Valid::of("quota.list", STAFF, plain),
        Valid::of("school.code", [401, 403, 403, 403, 200, 404], |target, request| {
            // As if it had registered without one.
            let school = target.world.ours.id;
            target.world.execute(&format!("UPDATE schools SET inep_code = NULL WHERE id = {school}"));
            request.json(json!({ "inepCode": OURS }))
        }),
        Valid::of("user.list", STAFF, |target, request| {
            request.asking(&format!("role=professor&schoolId={}", target.school))
        }),
        Valid::of("activity.list", STAFF, plain),
    ],
};
