//! What the estimation of skills asks of a database.

use chrono::{DateTime, Utc};
use kernel::{PersonId, SkillId, StoreError};

use super::estimate::{Estimated, SkillAnswers};

pub trait SkillEstimates {
    /// Those whose answers may suffice, and those that have numbers of their own, by their ids: whether they do is seen once they are
    /// read.
    fn skills_to_estimate(&mut self) -> Result<Vec<SkillId>, StoreError>;
    /// Until the transaction ends, no pupil of the school answers; who waited for it reads what it left. `None`: there is no such skill.
    fn hold_skill(&mut self, skill: SkillId) -> Result<Option<SkillAnswers>, StoreError>;
    /// The skill's numbers from now on, and what its pupils know by them. That a skill was mastered once stays as it was told.
    fn put_estimate(
        &mut self,
        skill: SkillId,
        estimated: &Estimated,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
}
