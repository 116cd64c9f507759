//! What decisions about questions ask of a database.

use chrono::{DateTime, Utc};
use kernel::{FileId, PersonId, QuestionId, StoreError, SubjectId};

use super::bank::{NewQuestion, Question, QuestionSeen};
use super::fingerprint::Fingerprint;
use super::options::Letter;
use super::version::{Earlier, Revision};
use super::words::Status;

/// Read by decisions and screens alike.
pub trait KnownQuestions {
    fn question(&mut self, id: QuestionId) -> Result<Option<Question>, StoreError>;
    /// The same with what screens show of it besides.
    fn question_seen(&mut self, id: QuestionId) -> Result<Option<QuestionSeen>, StoreError>;
    /// Those that there are of these, in no order.
    fn questions_by_id(&mut self, ids: &[QuestionId]) -> Result<Vec<Question>, StoreError>;
    /// By what each question of a subject is known again. Of two that are alike the older one comes first.
    fn fingerprints(&mut self, subject: SubjectId) -> Result<Vec<(Fingerprint, QuestionId)>, StoreError>;
}

/// When, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entered {
    pub by: PersonId,
    pub at: DateTime<Utc>,
}

/// The questions of a school. Fails with `Clash("questions_subject_fkey")` where a subject is none of the school.
pub trait Questions: KnownQuestions {
    /// Adds them all, and answers their ids in the order of `new`.
    fn add_questions(&mut self, new: &[NewQuestion], entered: Entered)
    -> Result<Vec<QuestionId>, StoreError>;
    /// Until the transaction ends, nobody else adds questions from a file: what it is compared with stays.
    fn hold_imports(&mut self) -> Result<(), StoreError>;
    /// Until the transaction ends, nobody else changes it, and nobody answers it.
    fn hold_question(&mut self, id: QuestionId) -> Result<Option<Question>, StoreError>;
    /// Under the same version, or the next one. `None` when there is none.
    fn change_question(
        &mut self,
        id: QuestionId,
        to: &NewQuestion,
        revision: Revision,
        at: DateTime<Utc>,
    ) -> Result<Option<Question>, StoreError>;
    /// What it was when it was asked, but is no more; the oldest first.
    fn earlier_versions(&mut self, id: QuestionId) -> Result<Vec<Earlier>, StoreError>;
    /// The key of these of its earlier versions.
    fn correct_earlier(&mut self, id: QuestionId, versions: &[i32], key: Letter) -> Result<(), StoreError>;
    /// Those that there are of these.
    fn put_status(&mut self, ids: &[QuestionId], status: Status, at: DateTime<Utc>)
    -> Result<(), StoreError>;
    /// Answers the pictures that its versions showed, each once.
    fn remove_question(&mut self, id: QuestionId) -> Result<Vec<FileId>, StoreError>;
    /// Whether no version of a question shows it.
    fn is_image_unused(&mut self, file: FileId) -> Result<bool, StoreError>;
}
