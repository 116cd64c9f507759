//! The questions of a school, in memory.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use kernel::{ClassSimulationId, FileId, QuestionId, SkillId, StoreError, SubjectId};

use super::kept_quizzes::MemoryPlays;
use crate::class_simulation::store::ClassSimulations;
use crate::class_simulation::{ClassSimulation, Results};
use crate::play::store::Quizzes;
use crate::question::store::{Entered, KnownQuestions, Questions};
use crate::question::{
    Earlier, Fingerprint, Letter, NewQuestion, Question, QuestionSeen, QuestionText, Revision, Status,
};

/// A school's simulations, and what they left with pupils.
#[derive(Debug, Clone, Default)]
pub(super) struct MemorySimulations {
    pub(super) kept: BTreeMap<ClassSimulationId, ClassSimulation>,
    pub(super) results: BTreeMap<ClassSimulationId, Results>,
    pub(super) last: i64,
}

/// A bank of questions, and the simulations and quizzes that ask them.
#[derive(Debug, Clone, Default)]
pub struct MemoryQuestions {
    questions: BTreeMap<QuestionId, Question>,
    /// Texts that were answered before a question was changed, and their images.
    versions: Vec<(QuestionId, QuestionText, Option<FileId>)>,
    /// By subject and what makes it the same: the place among them is its number.
    pub(super) skills: Vec<(SubjectId, &'static str, String)>,
    last: i64,
    pub(super) simulations: MemorySimulations,
    pub(super) plays: MemoryPlays,
}

impl MemoryQuestions {
    pub(super) fn count(&mut self, id: QuestionId, times: i64) {
        self.questions.entry(id).and_modify(|question| question.answers += times);
    }

    /// The oldest first.
    pub fn all(&self) -> impl Iterator<Item = &Question> {
        self.questions.values()
    }

    /// What a question was when it was answered, but is no more.
    pub fn earlier(&self, id: QuestionId) -> impl Iterator<Item = &QuestionText> {
        self.versions.iter().filter(move |(of, ..)| *of == id).map(|(_, text, _)| text)
    }

    /// What a version asks, as it is now; `None` where the question is gone.
    pub(super) fn text_of(&self, id: QuestionId, version: i32) -> Option<&QuestionText> {
        let now = self.questions.get(&id)?;
        let place = usize::try_from(version - 1).ok()?;
        Some(self.earlier(id).nth(place).unwrap_or(&now.about.data.text))
    }

    fn skill(&mut self, of: &NewQuestion) -> Option<SkillId> {
        let main = of.data.skills.main()?;
        let row = (of.subject, main.source().slug(), main.key());
        let known = self.skills.iter().position(|skill| *skill == row);
        let place = known.unwrap_or_else(|| {
            self.skills.push(row);
            self.skills.len() - 1
        });
        i64::try_from(place + 1).ok().map(SkillId)
    }
}

impl KnownQuestions for MemoryQuestions {
    fn question(&mut self, id: QuestionId) -> Result<Option<Question>, StoreError> {
        Ok(self.questions.get(&id).cloned())
    }

    /// Names are for a database to know.
    fn question_seen(&mut self, id: QuestionId) -> Result<Option<QuestionSeen>, StoreError> {
        let asked = self.is_asked(id)? || self.is_in_a_quiz(id)?;
        let seen = |question: &Question| QuestionSeen {
            asked,
            author_name: format!("Pessoa {}", question.created_by),
            descriptor_text: None,
            question: question.clone(),
        };
        Ok(self.questions.get(&id).map(seen))
    }

    fn questions_by_id(&mut self, ids: &[QuestionId]) -> Result<Vec<Question>, StoreError> {
        Ok(self.questions.values().filter(|question| ids.contains(&question.id)).cloned().collect())
    }

    fn fingerprints(&mut self, subject: SubjectId) -> Result<Vec<(Fingerprint, QuestionId)>, StoreError> {
        let of_subject = self.questions.values().filter(|question| question.about.subject == subject);
        Ok(of_subject.map(|question| (Fingerprint::of(&question.about.data.text), question.id)).collect())
    }
}

impl Questions for MemoryQuestions {
    fn add_questions(
        &mut self,
        new: &[NewQuestion],
        entered: Entered,
    ) -> Result<Vec<QuestionId>, StoreError> {
        let added = new.iter().map(|about| {
            self.last += 1;
            let id = QuestionId(self.last);
            let skill = self.skill(about);
            let question = Question {
                id,
                about: about.clone(),
                skill,
                version: 1,
                answers: 0,
                created_by: entered.by,
                created_at: entered.at,
                changed_at: None,
            };
            self.questions.insert(id, question);
            id
        });
        Ok(added.collect())
    }

    fn hold_imports(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    fn hold_question(&mut self, id: QuestionId) -> Result<Option<Question>, StoreError> {
        self.question(id)
    }

    fn change_question(
        &mut self,
        id: QuestionId,
        to: &NewQuestion,
        revision: Revision,
        at: DateTime<Utc>,
    ) -> Result<Option<Question>, StoreError> {
        let Some(before) = self.questions.get(&id).cloned() else { return Ok(None) };
        let version = match revision {
            Revision::Same | Revision::KeyCorrected => before.version,
            Revision::NewVersion => {
                let file = before.about.image.map(|image| image.file);
                self.versions.push((id, before.about.data.text, file));
                before.version + 1
            }
        };
        let skill = self.skill(to);
        let after = Question { about: to.clone(), skill, version, changed_at: Some(at), ..before };
        self.questions.insert(id, after.clone());
        Ok(Some(after))
    }

    fn earlier_versions(&mut self, id: QuestionId) -> Result<Vec<Earlier>, StoreError> {
        let versions = self.earlier(id).zip(1..);
        let told =
            versions.map(|(text, version)| Earlier { version, options: text.options.clone(), key: text.key });
        Ok(told.collect())
    }

    fn correct_earlier(&mut self, id: QuestionId, versions: &[i32], key: Letter) -> Result<(), StoreError> {
        let own = self.versions.iter_mut().filter(|(of, ..)| *of == id).zip(1..);
        for ((_, text, _), _) in own.filter(|(_, version)| versions.contains(version)) {
            text.key = key;
        }
        Ok(())
    }

    fn put_status(
        &mut self,
        ids: &[QuestionId],
        status: Status,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        for question in self.questions.values_mut().filter(|question| ids.contains(&question.id)) {
            question.about.status = status;
            question.changed_at = Some(at);
        }
        Ok(())
    }

    fn remove_question(&mut self, id: QuestionId) -> Result<Vec<FileId>, StoreError> {
        let now = self.questions.remove(&id).and_then(|question| question.about.image);
        let before = self.versions.iter().filter(|(of, ..)| *of == id).filter_map(|(.., image)| *image);
        let shown: BTreeSet<_> = before.chain(now.map(|image| image.file)).collect();
        self.versions.retain(|(of, ..)| *of != id);
        Ok(shown.into_iter().collect())
    }

    fn is_image_unused(&mut self, file: FileId) -> Result<bool, StoreError> {
        let shown = |image: Option<FileId>| image == Some(file);
        let now = self.questions.values().any(|it| shown(it.about.image.as_ref().map(|image| image.file)));
        Ok(!now && !self.versions.iter().any(|(.., image)| shown(*image)))
    }
}
