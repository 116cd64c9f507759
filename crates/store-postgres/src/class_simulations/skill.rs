//! Skills as simulations name them.

use quiz_engine::question::{Descriptor, SkillSource};

/// Of what a descriptor says, so many characters: a sentence names it.
const SAID: usize = 80;

/// The name of a skill within its subject, as its row says it: of a descriptor the code tells the grade as well, and where the
/// matrices are loaded, what it asks for.
pub(crate) fn name(source: SkillSource, code: &str, name: String, said: Option<&str>) -> String {
    match source {
        SkillSource::Saeb => {
            let name = code.parse::<Descriptor>().map_or(name, |descriptor| descriptor.to_string());
            let said = said.map(|said| kernel::shortened(said.trim_end_matches('.'), SAID));
            said.map_or(name.clone(), |said| format!("{name}: {said}"))
        }
        SkillSource::Bncc | SkillSource::Own => name,
    }
}
