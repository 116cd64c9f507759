//! An action.

use chrono::{DateTime, Utc};
use kernel::{ActionId, Day, PersonId, words};

use crate::actions::indicator::Indicator;
use crate::actions::money::Money;
use crate::actions::progress::Progress;
use crate::people::person::Role;
use kernel::title::Title;

words! {
    /// What an action works on.
    pub enum ActionType {
        Approval = "aprovacao",
        Lp = "lingua_portuguesa",
        Mt = "matematica",
        Attendance = "frequencia",
        Training = "formacao",
        Management = "gestao",
        Other = "outro",
    }
    /// A text that names none.
    pub struct UnknownType = "Escolha o tipo.";
}

impl ActionType {
    pub const fn label(self) -> &'static str {
        match self {
            Self::Approval => "Aprovação",
            Self::Lp => "Língua Portuguesa",
            Self::Mt => "Matemática",
            Self::Attendance => "Frequência",
            Self::Training => "Formação",
            Self::Management => "Gestão",
            Self::Other => "Outro",
        }
    }
}

words! {
    pub enum Priority {
        Low = "baixa",
        Medium = "media",
        High = "alta",
        Urgent = "urgente",
    }
    /// A text that names none.
    pub struct UnknownPriority = "Escolha a prioridade.";
}

impl Priority {
    pub const fn label(self) -> &'static str {
        match self {
            Self::Low => "Baixa",
            Self::Medium => "Média",
            Self::High => "Alta",
            Self::Urgent => "Urgente",
        }
    }
}

words! {
    pub enum ActionStatus {
        Active = "ativo",
        Paused = "pausado",
        Done = "concluido",
        Planned = "planejada",
        Cancelled = "cancelado",
    }
    /// A text that names none.
    pub struct UnknownStatus = "Escolha a situação.";
}

impl ActionStatus {
    pub const fn label(self) -> &'static str {
        match self {
            Self::Active => "Ativa",
            Self::Paused => "Pausada",
            Self::Done => "Concluída",
            Self::Planned => "Planejada",
            Self::Cancelled => "Cancelada",
        }
    }
}

/// What people say of an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAction {
    pub title: Title,
    pub description: String,
    pub kind: ActionType,
    pub priority: Priority,
    pub start: Option<Day>,
    /// Not before the start.
    pub end: Option<Day>,
    pub expected_budget: Option<Money>,
    pub actual_budget: Option<Money>,
    pub target_students: Option<i32>,
    /// Of the staff; who leaves stays until another is chosen.
    pub responsible: Option<PersonId>,
    pub indicator: Option<Indicator>,
}

/// An action of the school.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Action {
    pub id: ActionId,
    pub about: NewAction,
    pub status: ActionStatus,
    /// When its status became what it is.
    pub status_since: DateTime<Utc>,
    pub progress: Progress,
    /// One more with each change.
    pub version: i32,
    pub created_by: PersonId,
    pub created_at: DateTime<Utc>,
    pub changed: Option<(PersonId, DateTime<Utc>)>,
}

impl Action {
    /// A professor completes the milestones of what they answer for; leaders those of all.
    pub fn may_be_completed_by(&self, role: Role, person: PersonId) -> bool {
        match role {
            Role::Gestor | Role::Coordenador => true,
            Role::Professor => self.about.responsible == Some(person),
            Role::Aluno => false,
        }
    }
}

#[cfg(any(test, feature = "testing"))]
impl NewAction {
    /// "Busca ativa", of which nothing else is said.
    #[allow(clippy::expect_used, reason = "the title is well formed")]
    pub fn example() -> Self {
        Self {
            title: Title::typed("Busca ativa").expect("a title"),
            description: String::new(),
            kind: ActionType::Attendance,
            priority: Priority::Medium,
            start: None,
            end: None,
            expected_budget: None,
            actual_budget: None,
            target_students: None,
            responsible: None,
            indicator: None,
        }
    }
}

#[cfg(any(test, feature = "testing"))]
impl Action {
    /// Of [`NewAction::example`], active.
    pub fn example() -> Self {
        Self {
            id: ActionId(1),
            about: NewAction::example(),
            status: ActionStatus::Active,
            status_since: DateTime::UNIX_EPOCH,
            progress: Progress::default(),
            version: 1,
            created_by: PersonId(7),
            created_at: DateTime::UNIX_EPOCH,
            changed: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_professor_completes_what_they_answer_for() {
        let (own, other) = (PersonId(3), PersonId(4));
        let about = NewAction { responsible: Some(own), ..NewAction::example() };
        let action = Action { about, ..Action::example() };
        for (role, person, may) in [
            (Role::Gestor, other, true),
            (Role::Coordenador, other, true),
            (Role::Professor, own, true),
            (Role::Professor, other, false),
            (Role::Aluno, own, false),
        ] {
            assert_eq!(action.may_be_completed_by(role, person), may, "{role:?}");
        }
    }
}
