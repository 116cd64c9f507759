//! Valid requests of the area.

use crate::table::valid::{Area, SELF, SELF_DONE, Valid, plain};

pub static AREA: Area = Area {
    tables: &["notification_reads"],
    valid: &[Valid::of("notice.list", SELF, plain), Valid::of("notice.read", SELF_DONE, plain)],
};
