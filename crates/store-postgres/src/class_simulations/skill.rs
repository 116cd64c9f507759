//! Skills as simulations name them.

use quiz_engine::question::{Descriptor, SkillSource};

/// Characters of what a descriptor asks for: a sentence names it.
const ASKS: usize = 80;

/// The name of a skill within its subject, as its row says it: of a descriptor the code tells the grade as well.
pub(crate) fn name(source: SkillSource, code: &str, name: String) -> String {
    match source {
        SkillSource::Saeb => code.parse::<Descriptor>().map_or(name, |descriptor| descriptor.to_string()),
        SkillSource::Bncc | SkillSource::Own => name,
    }
}

/// What a descriptor asks for, as a part of a sentence.
pub(crate) fn asks(description: &str) -> String {
    kernel::shortened(description.trim_end_matches('.'), ASKS)
}
