//! An action as it is answered, and as people type one.

use application::gate::model::Actor;
use chrono::{DateTime, Utc};
use kernel::{Day, PersonId};
use school_management::actions::action::Action;
use school_management::actions::form::ActionForm;
use school_management::actions::indicator::{Indicator, IndicatorForm};
use school_management::actions::late::Late;
use school_management::actions::money::Money;
use school_management::actions::seen::{ActionSeen, Responsible};
use school_management::people::person::Role;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::actions::schema::{ActionStatusText, ActionTypeText, IndicatorText, PriorityText};
use crate::edge::openapi::schema::{DayText, StageText, TwoPlaces};

/// What an action is to move, as typed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveIndicator)]
#[serde(rename_all = "camelCase")]
pub struct IndicatorBody {
    #[schema(value_type = IndicatorText)]
    kind: String,
    #[schema(value_type = StageText)]
    stage: String,
    /// Of "grade": "6º ano".
    grade: Option<String>,
    /// From where: points, percent, or the index.
    baseline: String,
    /// To where; above the baseline.
    target: String,
    /// The edition that the baseline stands on; when absent the stage's newest.
    year: Option<i64>,
}

/// What a person types of an action; what is absent is nothing.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = SaveActionFields)]
#[serde(rename_all = "camelCase")]
pub struct ActionFields {
    title: String,
    description: Option<String>,
    #[serde(rename = "type")]
    #[schema(value_type = ActionTypeText)]
    kind: String,
    /// When absent: "media".
    #[schema(value_type = Option<PriorityText>)]
    priority: Option<String>,
    #[schema(value_type = Option<DayText>)]
    start_date: Option<String>,
    #[schema(value_type = Option<DayText>)]
    end_date: Option<String>,
    /// Reais: "2400.50", also as people write them.
    expected_budget: Option<String>,
    actual_budget: Option<String>,
    target_students: Option<i64>,
    /// An active member of the staff, or who answers for it already; anybody else is refused by this field.
    responsible_user_id: Option<i64>,
    indicator: Option<IndicatorBody>,
}

fn text(typed: Option<&String>) -> &str {
    typed.map_or("", String::as_str)
}

impl IndicatorBody {
    pub fn form(&self) -> IndicatorForm<'_> {
        IndicatorForm {
            kind: &self.kind,
            stage: &self.stage,
            grade: text(self.grade.as_ref()),
            baseline: &self.baseline,
            target: &self.target,
            year: self.year,
        }
    }
}

impl ActionFields {
    pub fn form(&self) -> ActionForm<'_> {
        ActionForm {
            title: &self.title,
            description: text(self.description.as_ref()),
            kind: &self.kind,
            priority: text(self.priority.as_ref()),
            start: text(self.start_date.as_ref()),
            end: text(self.end_date.as_ref()),
            expected_budget: text(self.expected_budget.as_ref()),
            actual_budget: text(self.actual_budget.as_ref()),
            target_students: self.target_students,
            responsible: self.responsible_user_id.map(PersonId),
            indicator: self.indicator.as_ref().map(IndicatorBody::form),
        }
    }
}

/// What an action is to move.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Indicator)]
pub struct IndicatorJson {
    #[schema(value_type = IndicatorText)]
    kind: &'static str,
    /// "Aprovação no 6º ano".
    label: String,
    #[schema(value_type = StageText)]
    stage: &'static str,
    grade: Option<String>,
    #[schema(value_type = TwoPlaces)]
    baseline: String,
    #[schema(value_type = TwoPlaces)]
    target: String,
    /// The edition that the baseline stands on.
    year: Option<i16>,
}

impl From<Indicator> for IndicatorJson {
    fn from(indicator: Indicator) -> Self {
        Self {
            kind: indicator.measured.kind().slug(),
            label: indicator.measured.label(),
            stage: indicator.stage.slug(),
            grade: indicator.measured.grade().map(kernel::Grade::label),
            baseline: indicator.baseline.to_string(),
            target: indicator.target.to_string(),
            year: indicator.year,
        }
    }
}

/// Who answers for an action.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Responsible)]
pub struct ResponsibleJson {
    id: i64,
    name: String,
    /// Whether they still come in.
    active: bool,
}

/// What is late today, as the school's state counts days.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ActionLate)]
#[serde(rename_all = "camelCase")]
pub struct LateJson {
    /// Open milestones whose day is over.
    milestones: usize,
    /// For how many days the oldest of them is.
    days: i64,
    /// So many days it goes on after its end.
    past_end_days: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Action)]
#[serde(rename_all = "camelCase")]
pub struct ActionJson {
    id: i64,
    school_id: i64,
    title: String,
    description: String,
    #[serde(rename = "type")]
    #[schema(value_type = ActionTypeText)]
    kind: &'static str,
    #[schema(value_type = ActionStatusText)]
    status: &'static str,
    /// When the status became what it is.
    status_since: DateTime<Utc>,
    /// Why it has its status, where that was said.
    status_reason: Option<String>,
    #[schema(value_type = PriorityText)]
    priority: &'static str,
    /// Percent: as far as the milestones are, unless somebody said it.
    progress: u8,
    progress_by_hand: bool,
    milestones: usize,
    milestones_done: usize,
    #[schema(value_type = Option<DayText>)]
    start_date: Option<String>,
    #[schema(value_type = Option<DayText>)]
    end_date: Option<String>,
    #[schema(value_type = Option<TwoPlaces>)]
    expected_budget: Option<String>,
    #[schema(value_type = Option<TwoPlaces>)]
    actual_budget: Option<String>,
    target_students: Option<i32>,
    responsible: Option<ResponsibleJson>,
    indicator: Option<IndicatorJson>,
    /// `null` where nothing is.
    late: Option<LateJson>,
    /// One more with each change; a change names the one that it goes by.
    version: i32,
    updates: usize,
    resources: usize,
    created_by: i64,
    created_by_name: String,
    created_at: DateTime<Utc>,
    changed_by_name: Option<String>,
    changed_at: Option<DateTime<Utc>>,
    /// Whether the caller may change it, its status and its milestones.
    may_change: bool,
    /// Whether they may complete its milestones and say its progress.
    may_complete: bool,
}

impl ActionJson {
    pub fn new(seen: ActionSeen, of: &Actor) -> Self {
        let Action { id, about, status, status_since, progress, version, created_by, created_at, changed } =
            seen.action.clone();
        let day = |day: Option<Day>| day.map(|day| day.to_string());
        let money = |money: Option<Money>| money.map(|money| money.decimal().to_string());
        let responsible = |Responsible { id, name, active }| ResponsibleJson { id: id.0, name, active };
        let late =
            |Late { milestones, days, past_end }| LateJson { milestones, days, past_end_days: past_end };
        Self {
            id: id.0,
            school_id: of.school.0,
            title: about.title.as_str().to_owned(),
            description: about.description,
            kind: about.kind.slug(),
            status: status.slug(),
            status_since,
            status_reason: seen.status_reason,
            priority: about.priority.slug(),
            progress: progress.percent().get(),
            progress_by_hand: progress.by_hand.is_some(),
            milestones: progress.milestones,
            milestones_done: progress.done,
            start_date: day(about.start),
            end_date: day(about.end),
            expected_budget: money(about.expected_budget),
            actual_budget: money(about.actual_budget),
            target_students: about.target_students,
            responsible: seen.responsible.map(responsible),
            indicator: about.indicator.map(Into::into),
            late: seen.late.is_late().then(|| late(seen.late)),
            version,
            updates: seen.updates,
            resources: seen.resources,
            created_by: created_by.0,
            created_by_name: seen.created_by_name,
            created_at,
            changed_by_name: seen.changed_by_name,
            changed_at: changed.map(|(_, at)| at),
            may_change: matches!(of.role(), Role::Gestor | Role::Coordenador),
            may_complete: seen.action.may_be_completed_by(of.role(), of.id()),
        }
    }
}
