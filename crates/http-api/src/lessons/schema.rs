//! The area's words, as the OpenAPI document says them.

use lesson_planning::Discipline;
use lesson_planning::draft::Section;
use lesson_planning::plan::{Origin, PlanStatus};

use crate::edge::openapi::schema::{texts, words};

texts! {
    DisciplineText "Discipline" words(Discipline::ALL.map(Discipline::slug));
    PlanStatusText "LessonPlanStatus" words(PlanStatus::ALL.map(PlanStatus::slug));
    OriginText "LessonPlanOrigin" words(Origin::ALL.map(Origin::slug));
    WriterText "LessonPlanWriter" words([Origin::Template.slug(), Origin::Ai.slug()]);
    SectionText "LessonPlanSection" words(Section::ALL.map(Section::slug));
    VerdictText "LessonPlanVerdict" words([PlanStatus::Approved.slug(), PlanStatus::Returned.slug()]);
}
