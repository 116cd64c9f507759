use chrono::{DateTime, Utc};
use kernel::title::Title;
use kernel::{BnccCode, ClassId, Day, Grade, LessonPlanId, PersonId, QuestionId};

use super::status::{Origin, PlanStatus};
use crate::Discipline;
use crate::draft::{ExitQuestion, Minutes};

/// What people say of a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPlan {
    pub title: Title,
    pub discipline: Discipline,
    pub grade: Grade,
    pub duration: Minutes,
    pub objectives: String,
    pub content: String,
    pub methodology: String,
    pub resources: String,
    pub evaluation: String,
    pub codes: Vec<BnccCode>,
    /// May be empty, as may be the considerations.
    pub audience: String,
    pub considerations: String,
    /// For whom and when it is taught, once that is known.
    pub class: Option<ClassId>,
    pub day: Option<Day>,
    pub quiz: Vec<ExitQuestion>,
}

/// A question of a plan's exit quiz.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanQuestion {
    pub question: ExitQuestion,
    /// Its twin in the bank, once somebody put it there.
    pub in_bank: Option<QuestionId>,
}

/// Who last changed what is said of a plan, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Changed {
    pub by: PersonId,
    pub at: DateTime<Utc>,
}

/// What a coordinator said of a plan that was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    pub by: PersonId,
    pub at: DateTime<Utc>,
    /// Empty where an approval needs no words.
    pub note: String,
}

/// A plan of the school.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    pub id: LessonPlanId,
    /// Its `quiz` is that of `questions`.
    pub about: NewPlan,
    pub questions: Vec<PlanQuestion>,
    pub origin: Origin,
    pub status: PlanStatus,
    /// One more with each change of what is said of it or of its status.
    pub version: i32,
    pub created_by: PersonId,
    pub created_at: DateTime<Utc>,
    pub changed: Option<Changed>,
    /// When it was last sent.
    pub sent_at: Option<DateTime<Utc>>,
    /// The last word on it, kept until it is judged again.
    pub judged: Option<Judged>,
}

/// Who reads plans.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reader {
    pub id: PersonId,
    /// A coordinator or a manager: reads and judges what was sent.
    pub leads: bool,
}

impl Plan {
    pub fn is_of(&self, reader: Reader) -> bool {
        self.created_by == reader.id
    }

    /// A draft is its author's alone; what was sent is for those who lead too; what is approved is the school's.
    pub fn is_seen_by(&self, reader: Reader) -> bool {
        self.is_of(reader)
            || match self.status {
                PlanStatus::Draft => false,
                PlanStatus::Sent | PlanStatus::Returned => reader.leads,
                PlanStatus::Approved => true,
            }
    }

    /// Of those who see it: its author, and whoever leads.
    pub fn may_be_changed_by(&self, reader: Reader) -> bool {
        self.is_seen_by(reader) && (self.is_of(reader) || reader.leads)
    }

    /// Somebody says something else of it. A question that stays as it is keeps its twin in the bank.
    #[must_use]
    pub fn saying(&self, about: NewPlan, by: PersonId, at: DateTime<Utc>) -> Self {
        let twin = |question: &ExitQuestion| {
            let same = self.questions.iter().find(|known| known.question == *question);
            PlanQuestion { question: question.clone(), in_bank: same.and_then(|known| known.in_bank) }
        };
        let questions = about.quiz.iter().map(twin).collect();
        Self {
            about,
            questions,
            version: self.version + 1,
            changed: Some(Changed { by, at }),
            ..self.clone()
        }
    }

    /// A copy to be made one's own: for no class and no day yet.
    pub fn copied(&self) -> NewPlan {
        NewPlan { class: None, day: None, ..self.about.clone() }
    }
}
