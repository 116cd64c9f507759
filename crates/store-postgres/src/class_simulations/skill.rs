//! Skills as simulations name them.

use quiz_engine::question::{Descriptor, SkillSource};

/// The name of a skill within its subject, as its row says it: of a descriptor the code tells the grade as well.
pub(crate) fn name(source: SkillSource, code: &str, name: String) -> String {
    match source {
        SkillSource::Saeb => code.parse::<Descriptor>().map_or(name, |descriptor| descriptor.to_string()),
        SkillSource::Bncc | SkillSource::Own => name,
    }
}
