//! What whoever imports a class list has chosen.

use std::collections::BTreeMap;

use application::pupils::import::Choice;
use kernel::{ClassId, Grade, Invalid, Stage};
use school_management::classes::class::Shift;
use school_management::people::pupil::DateOrder;
use school_management::roster::classes::{ClassChoice, ClassFor};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::openapi::schema::{ShiftText, StageText, texts, words};

texts! {
    DateOrderText "DateOrder" words(DateOrder::ALL.map(DateOrder::slug));
    ClassModeText "ClassMode" words(["byLine", "one"]);
}

/// Everything may be left out.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = PupilImportOptions)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct OptionsBody {
    /// Another school's is 404.
    pub school_id: Option<i64>,
    /// Whether each line says its class, or all pupils go into `classId`.
    #[schema(value_type = Option<ClassModeText>)]
    class_mode: Option<String>,
    class_id: Option<i64>,
    /// Creates classes that are not there and that `mapping` does not name.
    create_missing: bool,
    /// From the keys of missing classes to ids of classes, or to null for one to be created.
    mapping: BTreeMap<String, Option<i64>>,
    /// Grade and shift of classes to be created, by their keys.
    new_classes: BTreeMap<String, NewClassBody>,
    /// Draws numbers for pupils who have none.
    draw_numbers: bool,
    #[schema(value_type = Option<DateOrderText>)]
    date_order: Option<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[schema(as = PupilImportNewClass)]
#[serde(deny_unknown_fields)]
pub struct NewClassBody {
    /// The grade, as "5º ano" or "1ª série".
    year: String,
    #[schema(value_type = StageText)]
    stage: String,
    #[schema(value_type = ShiftText)]
    shift: String,
}

impl NewClassBody {
    fn parse(&self) -> Result<(Grade, Shift), Invalid> {
        let stage = self.stage.parse::<Stage>().ok();
        let grade = stage.and_then(|stage| stage.grade(&self.year));
        let grade = grade.ok_or_else(|| Invalid::field("newClasses", "Escolha o ano de cada turma nova."))?;
        let shift = self
            .shift
            .parse()
            .map_err(|_| Invalid::field("newClasses", "Escolha o turno de cada turma nova."))?;
        Ok((grade, shift))
    }
}

impl OptionsBody {
    pub fn choice(&self) -> Result<Choice, Invalid> {
        let new_classes: Result<_, Invalid> =
            self.new_classes.iter().map(|(key, class)| Ok((key.clone(), class.parse()?))).collect();
        let date_order = self.date_order.as_deref().map(str::parse).transpose();
        let date_order: Option<DateOrder> =
            date_order.map_err(|error: school_management::people::pupil::UnknownDateOrder| {
                Invalid::field("dateOrder", error.to_string())
            })?;
        Ok(Choice {
            classes: self.classes()?,
            new_classes: new_classes?,
            draw_numbers: self.draw_numbers,
            date_order: date_order.unwrap_or(DateOrder::DayFirst),
        })
    }

    fn classes(&self) -> Result<ClassChoice, Invalid> {
        match (self.class_mode.as_deref(), self.class_id) {
            (None | Some("byLine"), _) => {
                let class = |id: Option<i64>| id.map_or(ClassFor::New, |id| ClassFor::Known(ClassId(id)));
                let by_hand = self.mapping.iter().map(|(key, id)| (key.clone(), class(*id))).collect();
                Ok(ClassChoice::ByLine { by_hand, create_missing: self.create_missing })
            }
            (Some("one"), Some(id)) => Ok(ClassChoice::Whole(ClassId(id))),
            (Some("one"), None) => Err(Invalid::field("classId", "Escolha a turma de todos os alunos.")),
            (Some(_), _) => Err(Invalid::field("classMode", "Modo desconhecido: use byLine ou one.")),
        }
    }
}
