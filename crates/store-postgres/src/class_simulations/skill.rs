//! Skills as simulations name them.

use kernel::SkillId;
use quiz_engine::class_simulation::SkillNamed;
use quiz_engine::question::{Descriptor, SkillSource};

/// A skill as its row names it: of a descriptor the code tells the grade as well.
pub(super) fn named(id: i64, source: SkillSource, code: &str, name: String) -> SkillNamed {
    let name = match source {
        SkillSource::Saeb => code.parse::<Descriptor>().map_or(name, |descriptor| descriptor.to_string()),
        SkillSource::Bncc | SkillSource::Own => name,
    };
    SkillNamed { id: SkillId(id), name }
}
