//! What became another, in words.

use kernel::{Day, enumerated};

use crate::actions::action::NewAction;
use crate::actions::indicator::Indicator;
use crate::actions::milestone::NewMilestone;
use crate::actions::money::Money;
use crate::actions::timeline::update::{NewUpdate, UpdateType};
use kernel::title::written;

/// What is told of it names somebody.
const RESPONSIBLE: &str = "o responsável";

/// A field that became another: what it is called, and from what to what, where that is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    pub field: &'static str,
    from_to: Option<(String, String)>,
}

impl Change {
    fn written(&self) -> String {
        match &self.from_to {
            Some((from, to)) => format!("{} de {from} para {to}", self.field),
            None => self.field.to_owned(),
        }
    }
}

/// What differs, in the order in which it is read. Who is responsible is told by name, which only a database knows.
pub fn changes(
    before: &NewAction,
    after: &NewAction,
    responsible: (Option<&str>, Option<&str>),
) -> Vec<Change> {
    let nothing = || "nada".to_owned();
    let day = |day: Option<Day>| day.map_or_else(nothing, written);
    let money = |money: Option<Money>| money.map_or_else(nothing, Money::written);
    let pupils = |pupils: Option<i32>| pupils.map_or_else(nothing, |pupils| pupils.to_string());
    let indicator = |indicator: Option<Indicator>| indicator.map_or_else(nothing, |it| it.written());
    let title = |action: &NewAction| action.title.quoted();
    let person = |name: Option<&str>| name.map_or_else(|| "ninguém".to_owned(), ToOwned::to_owned);
    let mut changes = Vec::new();
    let mut add = |field, differs: bool, from_to: Option<(String, String)>| {
        if differs {
            changes.push(Change { field, from_to });
        }
    };
    add("o título", before.title != after.title, Some((title(before), title(after))));
    add("a descrição", before.description != after.description, None);
    let kinds = (before.kind.label().to_owned(), after.kind.label().to_owned());
    add("o tipo", before.kind != after.kind, Some(kinds));
    let priorities = (before.priority.label().to_owned(), after.priority.label().to_owned());
    add("a prioridade", before.priority != after.priority, Some(priorities));
    add("o início", before.start != after.start, Some((day(before.start), day(after.start))));
    add("o fim", before.end != after.end, Some((day(before.end), day(after.end))));
    let budgets = (money(before.expected_budget), money(after.expected_budget));
    add("o orçamento", before.expected_budget != after.expected_budget, Some(budgets));
    let spent = (money(before.actual_budget), money(after.actual_budget));
    add("o gasto", before.actual_budget != after.actual_budget, Some(spent));
    let students = (pupils(before.target_students), pupils(after.target_students));
    add("os alunos", before.target_students != after.target_students, Some(students));
    let people = (person(responsible.0), person(responsible.1));
    add(RESPONSIBLE, before.responsible != after.responsible, Some(people));
    let indicators = (indicator(before.indicator), indicator(after.indicator));
    add("o indicador", before.indicator != after.indicator, Some(indicators));
    changes
}

/// What differs of a milestone.
pub fn of_milestone(before: &NewMilestone, after: &NewMilestone) -> Vec<Change> {
    let title = |milestone: &NewMilestone| milestone.title.quoted();
    let due = |milestone: &NewMilestone| milestone.due.map_or_else(|| "nada".to_owned(), written);
    let fields = [
        ("o título", before.title != after.title, Some((title(before), title(after)))),
        ("a descrição", before.description != after.description, None),
        ("o prazo", before.due != after.due, Some((due(before), due(after)))),
    ];
    let differ = fields.into_iter().filter(|(_, differs, _)| *differs);
    differ.map(|(field, _, from_to)| Change { field, from_to }).collect()
}

/// A line each: "o prazo de 27/03/2027 para 10/04/2027".
pub fn lines(changes: &[Change]) -> String {
    changes.iter().map(Change::written).collect::<Vec<_>>().join("\n")
}

/// All in one line.
pub fn enumeration(changes: &[Change]) -> String {
    let written: Vec<_> = changes.iter().map(Change::written).collect();
    enumerated(&written.iter().map(String::as_str).collect::<Vec<_>>())
}

/// "mudou o fim de 26/11/2027 para 17/12/2027"; of several, all of it stands below their names.
pub fn update(changes: &[Change]) -> NewUpdate {
    match changes {
        // A long title would not go into one line with another.
        [change] if change.written().chars().count() < 250 => {
            NewUpdate::new(UpdateType::Change, format!("mudou {}", change.written()))
        }
        _ => NewUpdate::new(UpdateType::Change, format!("mudou {}", fields(changes))).saying(lines(changes)),
    }
}

/// "o fim de 26/11/2027 para 17/12/2027 e o orçamento de nada para R$ 2.400,00", in no more than so many characters: of what does
/// not fit any more the field alone. A person is never named.
pub fn told(changes: &[Change], most: usize) -> String {
    let mut parts: Vec<_> = changes.iter().map(|change| change.field.to_owned()).collect();
    for (at, change) in changes.iter().enumerate().filter(|(_, change)| change.field != RESPONSIBLE) {
        let field = std::mem::replace(&mut parts[at], change.written());
        if enumerated(&parts).chars().count() > most {
            parts[at] = field;
        }
    }
    enumerated(&parts)
}

/// "o fim e o orçamento".
fn fields(changes: &[Change]) -> String {
    enumerated(&changes.iter().map(|change| change.field).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::milestone::MilestoneForm;
    use kernel::title::Title;

    #[test]
    fn what_changed_is_told_from_and_to() {
        let day = |text: &str| Some(text.parse().unwrap());
        let before = NewAction { end: day("2027-11-26"), ..NewAction::example() };
        let later = NewAction { end: day("2027-12-17"), ..before.clone() };
        let told = |after: &NewAction, names| {
            let update = update(&changes(&before, after, names));
            (update.title, update.description)
        };
        let one = "mudou o fim de 26/11/2027 para 17/12/2027".to_owned();
        assert_eq!(told(&later, (None, None)), (one, String::new()));
        let more = NewAction {
            description: "Com as famílias".to_owned(),
            expected_budget: Some("2400".parse().unwrap()),
            responsible: Some(kernel::PersonId(3)),
            ..later
        };
        let title = "mudou a descrição, o fim, o orçamento e o responsável".to_owned();
        let lines =
            "a descrição\no fim de 26/11/2027 para 17/12/2027\no orçamento de nada para R$\u{a0}2.400,00\n\
            o responsável de ninguém para Ana Prado"
                .to_owned();
        assert_eq!(told(&more, (None, Some("Ana Prado"))), (title, lines));
        assert!(changes(&before, &before, (None, None)).is_empty());
    }

    #[test]
    fn the_trail_is_told_as_much_as_it_holds_and_names_nobody() {
        let before = NewAction::example();
        let after = NewAction {
            title: Title::typed(&"b".repeat(200)).unwrap(),
            description: "Com as famílias".to_owned(),
            end: Some("2027-12-17".parse().unwrap()),
            expected_budget: Some("2400".parse().unwrap()),
            responsible: Some(kernel::PersonId(3)),
            ..before.clone()
        };
        let changes = changes(&before, &after, (None, Some("Ana Prado")));
        let end = "o fim de nada para 17/12/2027";
        assert_eq!(
            told(&changes, 150),
            format!(
                "o título, a descrição, {end}, o orçamento de nada para R$\u{a0}2.400,00 e o responsável"
            )
        );
        assert_eq!(told(&changes, 85), format!("o título, a descrição, {end}, o orçamento e o responsável"));
        let title = format!("o título de “{}” para “{}”", before.title.as_str(), "b".repeat(200));
        let whole = told(&changes, 1_000);
        assert!(whole.starts_with(&title) && whole.ends_with("R$\u{a0}2.400,00 e o responsável"), "{whole}");
    }

    #[test]
    fn a_milestone_that_is_put_off_keeps_its_day() {
        let said = |title, due| MilestoneForm { title, due, description: "" }.parse().unwrap();
        let before = said("Plantão", "2027-03-27");
        let changed = of_milestone(&before, &said("Plantão", "2027-04-10"));
        assert_eq!(lines(&changed), "o prazo de 27/03/2027 para 10/04/2027");
        let more = NewMilestone { description: "No pátio".to_owned(), ..said("Plantão de dúvidas", "") };
        let changed = of_milestone(&before, &more);
        let told = [
            "o título de “Plantão” para “Plantão de dúvidas”",
            "a descrição",
            "o prazo de 27/03/2027 para nada",
        ];
        assert_eq!(lines(&changed), told.join("\n"));
        assert_eq!(enumeration(&changed), format!("{}, {} e {}", told[0], told[1], told[2]));
        assert!(of_milestone(&before, &before).is_empty());
    }

    #[test]
    fn a_line_of_the_timeline_holds_what_it_says() {
        let long = |letter: &str| NewAction {
            title: Title::typed(&letter.repeat(200)).unwrap(),
            ..NewAction::example()
        };
        let update = update(&changes(&long("a"), &long("b"), (None, None)));
        assert_eq!(update.title, "mudou o título");
        assert!(update.description.chars().count() < 5_000);
    }
}
