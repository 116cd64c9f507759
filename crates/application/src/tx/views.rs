//! What screens read: never written, by type, and by the database, which opens views READ ONLY.

use chrono::{DateTime, Utc};
use ideb_core::view::{IndexView, ReferenceView};
use kernel::{PersonId, StoreError};
use learning_style::store::LearningView;
use lesson_planning::bncc::view::CatalogueView;
use lesson_planning::plan::store::PlansView;
use quiz_engine::class_simulation::view::ClassSimulationsView;
use quiz_engine::play::view::QuizzesView;
use quiz_engine::question::view::QuestionsView;
use school_management::actions::view::ActionsView;
use school_management::classes::view::ClassesView;
use school_management::notices::view::NoticesView;
use school_management::people::pupil::view::PupilsView;
use school_management::people::school_code::SchoolCode;
use school_management::people::staff::StaffMember;
use school_management::people::store::Schools;
use school_management::people::view::PeopleView;

use crate::files::FilesView;
use crate::gate::keys::SessionKey;
use crate::gate::model::OpenSession;
use crate::gate::session::SchoolScope;
use crate::quota::Quotas;
use crate::tx::terms::Inside;

/// Opens views. Each blocks: call it on a thread that may.
pub trait Views: Send + Sync {
    /// Of one school's data, blind to every other.
    fn view(&self, scope: SchoolScope) -> Result<Box<dyn SchoolView>, StoreError>;
    /// Of what anyone may see.
    fn view_public(&self) -> Result<Box<dyn PublicView>, StoreError>;
}

/// One school's data. What writes is not there:
///
/// ```compile_fail
/// # use application::tx::views::SchoolView;
/// # use ideb_core::measure::Edition;
/// fn read(view: &mut dyn SchoolView, edition: Edition) {
///     view.index().remove_goal(kernel::Stage::AnosFinais, edition).ok();
/// }
/// ```
///
/// ```
/// # use application::tx::views::SchoolView;
/// fn read(view: &mut dyn SchoolView) {
///     view.index().goals().ok();
/// }
/// ```
pub trait SchoolView {
    fn school(&mut self) -> &mut dyn Schools;
    fn people(&mut self) -> &mut dyn PeopleView;
    fn sessions(&mut self) -> &mut dyn SessionsView;
    fn classes(&mut self) -> &mut dyn ClassesView;
    fn pupils(&mut self) -> &mut dyn PupilsView;
    fn catalogue(&mut self) -> &mut dyn CatalogueView;
    fn plans(&mut self) -> &mut dyn PlansView;
    fn questions(&mut self) -> &mut dyn QuestionsView;
    fn class_simulations(&mut self) -> &mut dyn ClassSimulationsView;
    fn quizzes(&mut self) -> &mut dyn QuizzesView;
    fn learning(&mut self) -> &mut dyn LearningView;
    fn actions(&mut self) -> &mut dyn ActionsView;
    fn files(&mut self) -> &mut dyn FilesView;
    fn index(&mut self) -> &mut dyn IndexView;
    fn notices(&mut self) -> &mut dyn NoticesView;
    fn quotas(&mut self) -> &mut dyn Quotas;
}

/// Sessions, as those see them who opened them.
pub trait SessionsView {
    /// Those of a person that are open, the last used first; `own` is the one that asks.
    fn open_sessions(
        &mut self,
        user: PersonId,
        own: SessionKey,
        now: DateTime<Utc>,
    ) -> Result<Vec<OpenSession>, StoreError>;
}

/// What anyone may see.
pub trait PublicView {
    fn reference(&mut self) -> &mut dyn ReferenceView;
    fn demonstration(&mut self) -> &mut dyn DemonstrationView;
}

/// The demonstration school, for whoever wants to try it.
pub trait DemonstrationView {
    /// Usernames, names and roles of its staff; empty unless it is loaded.
    fn demo_staff(&mut self) -> Result<Vec<StaffMember>, StoreError>;
    /// Three pupils of different classes who sign in with the password that its staff has.
    fn demo_pupils(&mut self) -> Result<Vec<DemoPupil>, StoreError>;
}

/// A pupil anyone may sign in as.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DemoPupil {
    pub number: String,
    pub name: String,
    pub code: SchoolCode,
}

/// Reads what a screen shows of a school, in one view.
pub fn in_view<T, E: From<StoreError>>(
    views: &dyn Views,
    scope: SchoolScope,
    read: impl FnOnce(&mut dyn SchoolView) -> Result<T, E>,
) -> Result<T, E> {
    let _inside = Inside::enter()?;
    read(views.view(scope)?.as_mut())
}

/// Reads what anyone may see, in one view.
pub fn in_public_view<T, E: From<StoreError>>(
    views: &dyn Views,
    read: impl FnOnce(&mut dyn PublicView) -> Result<T, E>,
) -> Result<T, E> {
    let _inside = Inside::enter()?;
    read(views.view_public()?.as_mut())
}
