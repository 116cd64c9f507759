//! An action as typed.

use kernel::{Day, Invalid, PersonId, gather};

use crate::actions::action::{ActionType, NewAction, Priority};
use crate::actions::indicator::IndicatorForm;
use crate::actions::money::Money;
use kernel::title::{Title, day, description};

const LONGEST: usize = 2_000;

/// An action as typed: an empty text is nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ActionForm<'a> {
    pub title: &'a str,
    pub description: &'a str,
    /// The type's slug.
    pub kind: &'a str,
    /// The priority's slug; empty: média.
    pub priority: &'a str,
    pub start: &'a str,
    pub end: &'a str,
    pub expected_budget: &'a str,
    pub actual_budget: &'a str,
    pub target_students: Option<i64>,
    pub responsible: Option<PersonId>,
    pub indicator: Option<IndicatorForm<'a>>,
}

impl ActionForm<'_> {
    /// Refuses by the names of the JSON body.
    pub fn parse(self) -> Result<NewAction, Invalid> {
        let indicator = self.indicator.map(IndicatorForm::parse).transpose();
        let parsed = self.parse_rest();
        match (parsed, indicator) {
            (Ok(action), Ok(indicator)) => Ok(NewAction { indicator, ..action }),
            (Err(invalid), Ok(_)) | (Ok(_), Err(invalid)) => Err(invalid),
            (Err(mut invalid), Err(of_indicator)) => {
                of_indicator.fields().for_each(|(field, sentence)| invalid.add(field, sentence));
                Err(invalid)
            }
        }
    }

    fn parse_rest(self) -> Result<NewAction, Invalid> {
        let responsible = self.responsible;
        gather! {
            title = "title": Title::typed(self.title);
            description = "description": description(self.description, LONGEST);
            kind = "type": self.kind.parse::<ActionType>().map_err(|error| error.to_string());
            priority = "priority": priority(self.priority);
            start = "startDate": day(self.start);
            end = "endDate": day(self.end).and_then(|end| in_order(start.flatten(), end));
            expected_budget = "expectedBudget": Money::typed(self.expected_budget);
            actual_budget = "actualBudget": Money::typed(self.actual_budget);
            target_students = "targetStudents": self.target_students.map(pupils).transpose();
        }
        Ok(NewAction {
            title,
            description,
            kind,
            priority,
            start,
            end,
            expected_budget,
            actual_budget,
            target_students,
            responsible,
            indicator: None,
        })
    }
}

fn priority(slug: &str) -> Result<Priority, String> {
    if slug.is_empty() {
        Ok(Priority::Medium)
    } else {
        slug.parse().map_err(|error: crate::actions::action::UnknownPriority| error.to_string())
    }
}

fn in_order(start: Option<Day>, end: Option<Day>) -> Result<Option<Day>, &'static str> {
    if end.zip(start).is_some_and(|(end, start)| end < start) {
        Err("O fim vem antes do início.")
    } else {
        Ok(end)
    }
}

fn pupils(typed: i64) -> Result<i32, &'static str> {
    let pupils = i32::try_from(typed).ok().filter(|pupils| (1..=100_000).contains(pupils));
    pupils.ok_or("Informe de 1 a 100.000 alunos.")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: ActionForm<'_> = ActionForm {
        title: "Busca ativa",
        description: "",
        kind: "frequencia",
        priority: "",
        start: "",
        end: "",
        expected_budget: "",
        actual_budget: "",
        target_students: None,
        responsible: None,
        indicator: None,
    };

    #[test]
    fn a_title_and_a_type_make_an_action() {
        assert_eq!(FORM.parse().unwrap(), NewAction::example());
        let one_day = ActionForm { start: "2026-08-10", end: "2026-08-10", ..FORM };
        assert!(one_day.parse().is_ok());
    }

    #[test]
    fn all_failing_fields_are_named() {
        let indicator = Some(IndicatorForm {
            kind: "x",
            stage: "anos_finais",
            baseline: "1",
            target: "2",
            ..IndicatorForm::default()
        });
        let form = ActionForm {
            title: "\u{202e}",
            kind: "",
            priority: "altíssima",
            start: "2026-08-10",
            end: "2026-08-09",
            expected_budget: "-1",
            actual_budget: "NaN",
            target_students: Some(0),
            indicator,
            ..FORM
        };
        let invalid = form.parse().unwrap_err();
        let fields: Vec<_> = invalid.fields().collect();
        let expected = [
            ("actualBudget", "Informe um valor em reais, como 2400,50."),
            ("endDate", "O fim vem antes do início."),
            ("expectedBudget", "O valor não pode ser negativo."),
            ("indicator.kind", "Escolha o indicador."),
            ("priority", "Escolha a prioridade."),
            ("targetStudents", "Informe de 1 a 100.000 alunos."),
            ("title", "Título é obrigatório"),
            ("type", "Escolha o tipo."),
        ];
        assert_eq!(fields, expected);
    }
}
