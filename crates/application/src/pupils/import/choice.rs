use std::collections::BTreeMap;

use kernel::{ClassId, Grade};
use school_management::classes::class::Shift;
use school_management::people::pupil::DateOrder;
use school_management::roster::classes::{ClassChoice, ClassFor};

/// What whoever imports has chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    pub classes: ClassChoice,
    /// Of classes to be created, by [`class_text`](school_management::roster::classes::class_text) of what the file
    /// calls them.
    pub new_classes: BTreeMap<String, (Grade, Shift)>,
    pub draw_numbers: bool,
    pub date_order: DateOrder,
}

impl Default for Choice {
    fn default() -> Self {
        let classes = ClassChoice::default();
        Self { classes, new_classes: BTreeMap::new(), draw_numbers: false, date_order: DateOrder::DayFirst }
    }
}

impl Choice {
    /// The classes of the school that it names.
    pub(super) fn classes_named(&self) -> Vec<ClassId> {
        match &self.classes {
            ClassChoice::Whole(id) => vec![*id],
            ClassChoice::ByLine { by_hand, .. } => {
                let known = |class: &ClassFor| match class {
                    ClassFor::Known(id) => Some(*id),
                    ClassFor::New => None,
                };
                by_hand.values().filter_map(known).collect()
            }
        }
    }
}
