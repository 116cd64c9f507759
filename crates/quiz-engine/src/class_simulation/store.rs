//! What decisions about simulations of a class ask of a database.

use chrono::{DateTime, Utc};
use kernel::{ClassSimulationId, PersonId, QuestionId, SkillId, StoreError};

use super::choice::Candidate;
use super::figures::Results;
use super::form::Fitting;
use super::sheet::{Observations, Sheet};
use super::simulation::{ClassAnswer, ClassSimulation, ClassSimulationSeen, NewClassSimulation};
use super::words::{Ordinal, State};
use crate::question::VersionAnswers;
use crate::question::store::Entered;

/// Read by decisions and screens alike.
pub trait KnownClassSimulations {
    fn class_simulation(&mut self, id: ClassSimulationId) -> Result<Option<ClassSimulation>, StoreError>;
    /// The same as lists show it.
    fn class_simulation_seen(
        &mut self,
        id: ClassSimulationId,
    ) -> Result<Option<ClassSimulationSeen>, StoreError>;
}

/// A school's simulations.
pub trait ClassSimulations: KnownClassSimulations {
    /// Active questions that fit, in no order.
    fn candidates(&mut self, fitting: &Fitting) -> Result<Vec<Candidate>, StoreError>;
    /// Those of them that nobody has answered.
    fn unanswered(&mut self, fitting: &Fitting) -> Result<Vec<Candidate>, StoreError>;
    fn knows_skill(&mut self, id: SkillId) -> Result<bool, StoreError>;
    /// Each question as it is now, whose version stays from then on. Fails with `Clash("class_simulation_questions_question_fkey")`
    /// where one is gone.
    fn add_class_simulation(
        &mut self,
        new: &NewClassSimulation,
        entered: Entered,
    ) -> Result<ClassSimulationId, StoreError>;
    /// Until the transaction ends, nobody else changes the questions that it asks, nor has answers to them count. Asked for before
    /// the simulation is held, as who corrects a key holds the question before the simulations that it judges.
    fn hold_asked(&mut self, id: ClassSimulationId) -> Result<(), StoreError>;
    /// Until the transaction ends, nobody else writes it.
    fn hold_class_simulation(&mut self, id: ClassSimulationId)
    -> Result<Option<ClassSimulation>, StoreError>;
    fn put_class_answer(
        &mut self,
        id: ClassSimulationId,
        ordinal: Ordinal,
        answer: &ClassAnswer,
    ) -> Result<(), StoreError>;
    /// The sheets of these pupils, under the next revision, which it answers.
    fn put_sheets(&mut self, id: ClassSimulationId, sheets: &[Sheet]) -> Result<i32, StoreError>;
    /// What is noted on the line of a pupil; `None` takes it away.
    fn put_observations(
        &mut self,
        id: ClassSimulationId,
        student: PersonId,
        observations: Option<&Observations>,
    ) -> Result<(), StoreError>;
    /// Its answers count, in its questions and with its pupils, from this moment on.
    fn conclude(
        &mut self,
        id: ClassSimulationId,
        results: &Results,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError>;
    /// What a corrected key makes of the results of one whose answers count.
    fn put_results(&mut self, id: ClassSimulationId, results: &Results) -> Result<(), StoreError>;
    /// One whose answers count: they count no more, of each question so many.
    fn take_back(&mut self, id: ClassSimulationId, answers: &[(QuestionId, u32)]) -> Result<(), StoreError>;
    /// One whose answers do not count.
    fn put_state(
        &mut self,
        id: ClassSimulationId,
        state: State,
        ended_at: Option<DateTime<Utc>>,
    ) -> Result<(), StoreError>;
    /// One whose answers do not count, with all that was answered.
    fn remove_class_simulation(&mut self, id: ClassSimulationId) -> Result<(), StoreError>;
    /// Whether a simulation asks it, in whatever state.
    fn is_asked(&mut self, question: QuestionId) -> Result<bool, StoreError>;
    /// Of each version that was answered, how often: in simulations whose answers count, and so far in those that run. The oldest
    /// first.
    fn answers_by_version(&mut self, question: QuestionId) -> Result<Vec<VersionAnswers>, StoreError>;
    /// Simulations whose answers count, and which ask one of these versions of the question: those that a corrected key judges
    /// anew. The oldest first.
    fn judged_by(
        &mut self,
        question: QuestionId,
        versions: &[i32],
    ) -> Result<Vec<ClassSimulationId>, StoreError>;
}
