//! The area's words, as the OpenAPI document says them.

use application::actions::drafts::NoDrafts;
use application::actions::effect::NoEffect;
use application::files::MediaType;
use school_management::actions::action::{ActionStatus, ActionType, Priority};
use school_management::actions::drafts::model::ActionModel;
use school_management::actions::indicator::IndicatorKind;
use school_management::actions::resource::ResourceType;
use school_management::actions::timeline::update::UpdateType;

use crate::edge::openapi::schema::{texts, words};

texts! {
    ActionTypeText "ActionType" words(ActionType::ALL.map(ActionType::slug));
    ActionStatusText "ActionStatus" words(ActionStatus::ALL.map(ActionStatus::slug));
    PriorityText "Priority" words(Priority::ALL.map(Priority::slug));
    IndicatorText "IndicatorKind" words(IndicatorKind::ALL.map(IndicatorKind::slug));
    UpdateTypeText "ActionUpdateType" words(UpdateType::ALL.map(UpdateType::slug));
    ResourceTypeText "ActionResourceType" words(ResourceType::ALL.map(ResourceType::slug));
    MediaTypeText "MediaType" words(MediaType::ALL.map(MediaType::slug));
    NoDraftsText "NoActionDrafts" words(NoDrafts::ALL.map(NoDrafts::slug));
    ActionModelText "ActionModel" words(ActionModel::ALL.map(ActionModel::slug));
    NoEffectText "NoActionEffect" words(NoEffect::ALL.map(NoEffect::slug));
    MilestoneStatusText "MilestoneStatus" words(["pendente", "concluido"]);
}
