//! Valid requests of the area.

use crate::table::valid::{Area, Valid, plain};

pub static AREA: Area = Area {
    tables: &["notification_reads"],
    valid: &[
        Valid::of("notice.list", [401, 403, 200, 200, 200, 200], plain),
        Valid::of("notice.read", [401, 403, 204, 204, 204, 204], plain),
    ],
};
