//! The catalogue, as decisions and screens ask a database for it.

use kernel::{BnccArea, BnccCode, Grade, StoreError};

use super::search::{Filters, FoundSkills, SoughtSkills};
use super::skill::BnccSkill;
use crate::Discipline;

/// Read by decisions and screens alike. Skills that a newer catalogue no longer has are known by their codes alone.
pub trait KnownSkills {
    /// Whether a catalogue was loaded.
    fn has_skills(&mut self) -> Result<bool, StoreError>;
    /// Those that there are of these, in no order.
    fn skills_by_code(&mut self, codes: &[BnccCode]) -> Result<Vec<BnccSkill>, StoreError>;
    /// All of a grade in these areas, blocks of years that hold it included, by their codes.
    fn skills_of(&mut self, areas: &[BnccArea], grade: Grade) -> Result<Vec<BnccSkill>, StoreError>;
}

/// Read by screens alone.
pub trait CatalogueView: KnownSkills {
    fn search_skills(&mut self, sought: &SoughtSkills) -> Result<FoundSkills, StoreError>;
    fn skill_filters(&mut self, discipline: Discipline, grade: Option<Grade>) -> Result<Filters, StoreError>;
}
