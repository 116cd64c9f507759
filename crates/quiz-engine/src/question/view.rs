//! What screens read of questions. A view changes nothing.

use std::collections::BTreeMap;

use kernel::{FileId, PersonId, QuestionId, SkillId, StoreError, SubjectId};

use super::bank::QuestionSeen;
use super::search::Sought;
use super::skill::{Component, Descriptor, SaebGrade, Skill};
use super::store::KnownQuestions;
use super::words::{Difficulty, Status};
use crate::statistics::Groups;

/// Which questions are asked for: all that fit every part that is said.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    pub sought: Option<Sought>,
    pub subject: Option<SubjectId>,
    pub difficulty: Option<Difficulty>,
    pub skill: Option<SkillId>,
    pub author: Option<PersonId>,
    pub status: Option<Status>,
    /// Those alone that nobody has answered.
    pub never_used: bool,
}

impl Filter {
    /// Whether nothing is asked for but words.
    pub fn is_of_words_alone(&self) -> bool {
        *self == Self { sought: self.sought.clone(), ..Self::default() }
    }
}

/// Which questions are meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Which {
    These(Vec<QuestionId>),
    All(Filter),
}

/// A part of the questions that fit, the newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    pub limit: usize,
    /// Those older than this one alone.
    pub before: Option<QuestionId>,
}

/// So many are counted exactly.
pub const COUNTED: usize = 1000;

/// Questions that fit.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Found {
    pub questions: Vec<QuestionSeen>,
    /// All that fit, on every page; one more than [`COUNTED`] stands for any more.
    pub total: usize,
}

/// A main skill and how many questions ask for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillCount {
    pub id: SkillId,
    pub subject: SubjectId,
    pub skill: Skill,
    /// A descriptor's, where the matrices are loaded.
    pub text: Option<String>,
    pub questions: usize,
}

/// A descriptor as it was loaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadedDescriptor {
    pub descriptor: Descriptor,
    pub topic: String,
    pub text: String,
}

/// How many questions a bank has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    pub total: usize,
    pub active: usize,
}

pub trait QuestionsView: KnownQuestions {
    /// What was chosen, in the version that is asked now.
    fn answer_groups(&mut self, id: QuestionId) -> Result<Groups, StoreError>;
    /// Whether the question shows this picture, or did when it was answered.
    fn shows_image(&mut self, id: QuestionId, image: FileId) -> Result<bool, StoreError>;
    fn count_questions(&mut self) -> Result<Counts, StoreError>;
    /// How many active ones each subject has; of one that is absent there are none.
    fn count_active(&mut self) -> Result<BTreeMap<SubjectId, usize>, StoreError>;
    fn questions(&mut self, filter: &Filter, page: Page) -> Result<Found, StoreError>;
    /// Those that there are of these, the newest first.
    fn questions_seen(&mut self, ids: &[QuestionId]) -> Result<Vec<QuestionSeen>, StoreError>;
    /// All that fit, the oldest first.
    fn question_ids(&mut self, filter: &Filter) -> Result<Vec<QuestionId>, StoreError>;
    /// Those that questions of the subject ask for, or of all subjects.
    fn skills(&mut self, subject: Option<SubjectId>) -> Result<Vec<SkillCount>, StoreError>;
    /// The loaded texts of a matrix, in the order of their numbers; empty where it is not loaded.
    fn descriptors(
        &mut self,
        component: Component,
        grade: SaebGrade,
    ) -> Result<Vec<LoadedDescriptor>, StoreError>;
}
