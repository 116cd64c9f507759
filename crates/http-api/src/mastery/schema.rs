//! The area's words, as the OpenAPI document says them.

use quiz_engine::class_map::Reason;
use quiz_engine::question::{Component, SaebGrade};

use crate::edge::openapi::schema::{texts, words};

texts! {
    ReasonText "HelpReason" words(Reason::SLUGS);
    ComponentText "SaebComponent" words(Component::ALL.map(Component::slug));
    MatrixGradeText "SaebMatrixGrade" words(SaebGrade::ALL.map(SaebGrade::slug));
}
