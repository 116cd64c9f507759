//! The descriptors that a question of a subject may have.

use kernel::table::folded;
use kernel::{StoreError, SubjectId};
use quiz_engine::question::view::LoadedDescriptor;
use quiz_engine::question::{Component, Descriptor, SaebGrade, SubjectContext};

use crate::questions::question::context;
use crate::tx::views::SchoolView;

/// The matrix of a subject and grade.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matrix {
    /// `None` where the SAEB does not test the subject: then it has no descriptors.
    pub component: Option<Component>,
    pub grade: SaebGrade,
    /// Whether its texts were loaded.
    pub loaded: bool,
    pub descriptors: Vec<Listed>,
}

/// A descriptor of a matrix, with what is known of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub descriptor: Descriptor,
    pub loaded: Option<LoadedDescriptor>,
}

/// The descriptors of the subject's matrix, or of that of another grade, by number; those whose code, topic or text has the words
/// typed. `None` where the school has no such subject.
pub fn matrix(
    view: &mut dyn SchoolView,
    subject: SubjectId,
    grade: Option<SaebGrade>,
    typed: &str,
) -> Result<Option<Matrix>, StoreError> {
    let Some(SubjectContext { component, grade: of_stage }) = context(view.classes(), subject)? else {
        return Ok(None);
    };
    let grade = grade.unwrap_or(of_stage);
    let Some(tested) = component else {
        return Ok(Some(Matrix { component, grade, loaded: false, descriptors: Vec::new() }));
    };
    let mut texts = view.questions().descriptors(tested, grade)?;
    let loaded = !texts.is_empty();
    let sought = folded(typed);
    let listed = Descriptor::of_matrix(tested, grade).map(|descriptor| {
        let place = texts.iter().position(|text| text.descriptor == descriptor);
        Listed { descriptor, loaded: place.map(|place| texts.swap_remove(place)) }
    });
    let descriptors = listed.filter(|listed| listed.has(&sought)).collect();
    Ok(Some(Matrix { component, grade, loaded, descriptors }))
}

impl Listed {
    fn has(&self, sought: &str) -> bool {
        let texts = self.loaded.as_ref().map(|text| format!("{} {}", text.topic, text.text));
        let own = folded(&format!("{} {}", self.descriptor.code(), texts.unwrap_or_default()));
        sought.split('_').all(|word| own.contains(word))
    }
}
