//! The catalogue, as decisions and screens ask a database for it.

use kernel::{BnccArea, BnccCode, Grade, StoreError};

use super::search::{Filters, SoughtSkills};
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
    /// Those that have all words, or all where none is sought, by their codes; `shown` at most of those after a code.
    fn search_skills(
        &mut self,
        sought: &SoughtSkills,
        after: Option<&BnccCode>,
        shown: usize,
    ) -> Result<Vec<BnccSkill>, StoreError>;
    /// How many there are in all.
    fn count_skills(&mut self, sought: &SoughtSkills) -> Result<usize, StoreError>;
    fn skill_filters(&mut self, discipline: Discipline, grade: Option<Grade>) -> Result<Filters, StoreError>;
}
