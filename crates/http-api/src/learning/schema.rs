//! The area's words, as the OpenAPI document says them.

use learning_style::behaviour::{Help, Kind};
use learning_style::limits::Alert;
use learning_style::profile::Trust;
use learning_style::questionnaire::Letter;
use learning_style::recommendation::{Priority, Sort};
use learning_style::{Intelligence, Style};

use crate::edge::openapi::schema::{texts, words};

texts! {
    StyleText "LearningStyleName" words(Style::ALL.map(Style::slug));
    IntelligenceText "IntelligenceName" words(Intelligence::ALL.map(Intelligence::slug));
    KindText "LearningBehaviorType" words(Kind::ALL.map(Kind::slug));
    HelpText "HelpMode" words(Help::ALL.map(Help::slug));
    AlertText "LearningAlertType" words(Alert::ALL.map(Alert::slug));
    TrustText "LearningConfidence" words(Trust::ALL.map(Trust::slug));
    SortText "RecommendationType" words(Sort::ALL.map(Sort::slug));
    PriorityText "RecommendationPriority" words(Priority::ALL.map(Priority::slug));
    ReplyText "QuestionnaireOption" words(Letter::ALL.map(Letter::slug));
}
