//! What screens read of what pupils know. A view changes nothing.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, SkillId, StoreError, SubjectId};

use super::knowledge::{Known, Parameters};
use super::parameters::{Sample, SkillParameters};
use super::said::Said;
use crate::question::{Descriptor, SaebGrade, SkillNamed};

/// What a pupil knows of a skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownBy {
    pub student: PersonId,
    pub skill: SkillId,
    pub known: Known,
}

/// A skill that is a descriptor of the SAEB.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DescriptorSkill {
    pub skill: SkillNamed,
    pub subject: SubjectId,
    pub descriptor: Descriptor,
}

/// What is kept of the last estimation of a skill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptEstimate {
    pub found: SkillParameters,
    pub at: DateTime<Utc>,
    pub by: PersonId,
}

/// A skill with its numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillNumbers {
    pub skill: SkillNamed,
    pub subject: SubjectId,
    /// `None`: none was made yet.
    pub kept: Option<KeptEstimate>,
    /// How many answers there are now at most that say something: the remembered ones among them.
    pub now: Sample,
}

/// Of a class: of its active pupils.
pub trait MasteryView {
    /// Skills of the subject that the class answered or an active question asks for, by their numbers.
    fn skills_of_class(&mut self, class: ClassId, subject: SubjectId) -> Result<Vec<SkillNamed>, StoreError>;
    fn known_in_class(&mut self, class: ClassId, subjects: &[SubjectId]) -> Result<Vec<KnownBy>, StoreError>;
    /// All that was answered to questions of these subjects before, pupil by pupil and each in their order.
    fn said_in_class(&mut self, class: ClassId, subjects: &[SubjectId]) -> Result<Vec<Said>, StoreError>;
    /// When each who has played began their last quiz, of any subject.
    fn last_played_in_class(
        &mut self,
        class: ClassId,
    ) -> Result<BTreeMap<PersonId, DateTime<Utc>>, StoreError>;
    /// All that was answered to such questions until a moment by who had played in the class by then, whether or not they are in it.
    fn said_then(
        &mut self,
        class: ClassId,
        subjects: &[SubjectId],
        until: DateTime<Utc>,
    ) -> Result<Vec<Said>, StoreError>;
    /// Of the matrices of a grade, by their numbers.
    fn descriptor_skills(&mut self, grade: SaebGrade) -> Result<Vec<DescriptorSkill>, StoreError>;
    /// Those that are not the assumed ones.
    fn own_parameters(&mut self) -> Result<BTreeMap<SkillId, Parameters>, StoreError>;
    /// Skills that anybody answered, of one subject or of all, by their numbers.
    fn skill_numbers(&mut self, subject: Option<SubjectId>) -> Result<Vec<SkillNumbers>, StoreError>;
}
