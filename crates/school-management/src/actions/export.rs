//! Actions as lines of a table. Cells are neutralised by whoever writes the file ([`kernel::table::neutralised`]).

use kernel::Day;

use crate::actions::indicator::{Indicator, Measured};
use crate::actions::money::Money;
use crate::actions::seen::ActionSeen;
use kernel::title::written;

pub const HEADER: [&str; 20] = [
    "Título",
    "Tipo",
    "Situação",
    "Prioridade",
    "Responsável",
    "Início",
    "Fim",
    "Progresso (%)",
    "Marcos concluídos",
    "Marcos",
    "Atraso",
    "Etapa",
    "Indicador",
    "De",
    "Para",
    "Efeito esperado no índice",
    "Previsto (R$)",
    "Gasto (R$)",
    "Alunos",
    "Descrição",
];

/// Days as people write them, numbers with a comma; what nobody said is empty. `effect` is what the index gains.
pub fn cells(seen: &ActionSeen, effect: Option<&str>) -> [String; HEADER.len()] {
    let (action, about) = (&seen.action, &seen.action.about);
    let day = |day: Option<Day>| day.map(written).unwrap_or_default();
    let money = |money: Option<Money>| money.map(|money| money.decimal().with_comma()).unwrap_or_default();
    let indicator = |tell: fn(&Indicator) -> String| about.indicator.as_ref().map(tell).unwrap_or_default();
    [
        about.title.as_str().to_owned(),
        about.kind.label().to_owned(),
        action.status.label().to_owned(),
        about.priority.label().to_owned(),
        seen.responsible.as_ref().map(|person| person.name.clone()).unwrap_or_default(),
        day(about.start),
        day(about.end),
        action.progress.percent().get().to_string(),
        action.progress.done.to_string(),
        action.progress.milestones.to_string(),
        seen.late.told().unwrap_or_default(),
        indicator(|it| it.stage.to_string()),
        indicator(|it| Measured::label(it.measured)),
        indicator(|it| it.baseline.with_comma()),
        indicator(|it| it.target.with_comma()),
        effect.unwrap_or_default().to_owned(),
        money(about.expected_budget),
        money(about.actual_budget),
        about.target_students.map(|pupils| pupils.to_string()).unwrap_or_default(),
        about.description.clone(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::action::{Action, NewAction};
    use crate::actions::indicator::IndicatorForm;
    use crate::actions::late::Late;
    use crate::actions::progress::Progress;
    use crate::actions::seen::Responsible;

    fn line(action: Action, late: Late) -> String {
        let responsible = action.about.responsible;
        let responsible =
            responsible.map(|id| Responsible { id, name: "Ana Prado".to_owned(), active: true });
        let (created_by_name, changed_by_name) = ("Marina Souza".to_owned(), None);
        let seen = ActionSeen {
            action,
            responsible,
            late,
            status_reason: None,
            created_by_name,
            changed_by_name,
            updates: 0,
            resources: 0,
        };
        cells(&seen, Some("0,04")).join(";")
    }

    #[test]
    fn an_action_is_a_line() {
        let indicator = IndicatorForm {
            kind: "grade",
            stage: "anos_finais",
            grade: "6º ano",
            baseline: "93,4",
            target: "96,5",
            year: Some(2023),
        };
        let about = NewAction {
            start: "2026-08-10".parse().ok(),
            end: "2027-12-17".parse().ok(),
            expected_budget: "2400".parse().ok(),
            responsible: Some(kernel::PersonId(3)),
            target_students: Some(61),
            indicator: indicator.parse().ok(),
            description: "Duas vezes por semana".to_owned(),
            ..NewAction::example()
        };
        let progress = Progress { by_hand: None, done: 2, milestones: 5 };
        let late = Late { milestones: 1, days: 5, past_end: None };
        assert_eq!(
            line(Action { about, progress, ..Action::example() }, late),
            "Busca ativa;Frequência;Ativa;Média;Ana Prado;10/08/2026;17/12/2027;40;2;5;1 marco atrasado há 5 dias;\
             Anos Finais;Aprovação no 6º ano;93,40;96,50;0,04;2400,00;;61;Duas vezes por semana"
        );
        assert_eq!(
            line(Action::example(), Late::default()),
            "Busca ativa;Frequência;Ativa;Média;;;;0;0;0;;;;;;0,04;;;;"
        );
    }
}
