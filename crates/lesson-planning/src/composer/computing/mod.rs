pub mod room;

use super::known::Known;

pub const KNOWN: &[&[Known]] = &[];
