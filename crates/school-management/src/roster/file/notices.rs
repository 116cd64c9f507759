//! What the lines of a file show only together.

use std::collections::HashSet;

use kernel::{Day, shortened};

use crate::people::pupil::{BirthDate, BirthDateError, DateOrder, Enrolment};

use super::columns::Column;
use super::list::List;
use super::reading::{Notice, Row, Says};
use crate::roster::classes::class_text;

pub(super) fn notices(lists: &[List<'_>], rows: &[Row<'_>], order: DateOrder, today: Day) -> Vec<Notice> {
    let dates = rows.iter().map(|row| lists[row.list].cell(row.line, Column::BirthDate));
    let numbers = rows.iter().filter_map(|row| row.enrolment.as_ref());
    let all = [several_classes(lists), other_order(dates, order, today), lost_zeros(numbers), gone(rows)];
    all.into_iter().flatten().collect()
}

/// Lists one below the other, whose titles are nowhere else to be seen.
fn several_classes(lists: &[List<'_>]) -> Option<Notice> {
    const NAMED: usize = 12;
    let mut known = HashSet::new();
    let in_titles = lists.iter().flat_map(List::classes_in_titles);
    let classes: Vec<_> = in_titles.filter(|class| known.insert(class_text(class))).collect();
    let named: Vec<_> = classes.iter().take(NAMED).map(|class| shortened(class, 60)).collect();
    let more = match classes.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" e mais {more}"),
    };
    (classes.len() > 1).then(|| Notice {
        what: format!("{} turmas no arquivo: {}{more}", classes.len(), named.join(", ")),
        hint: "Confira na prévia a turma de cada aluno.",
    })
}

/// Dates that are none, but would be with the other number first; and none the other way round.
fn other_order<'a>(dates: impl Iterator<Item = &'a str>, order: DateOrder, today: Day) -> Option<Notice> {
    let other = match order {
        DateOrder::DayFirst => DateOrder::MonthFirst,
        DateOrder::MonthFirst => DateOrder::DayFirst,
    };
    let is_one = |text, order| BirthDate::typed(text, order, today) != Err(BirthDateError::NotInTheCalendar);
    let (mut for_this, mut for_other) = (0, 0);
    for date in dates {
        match (is_one(date, order), is_one(date, other)) {
            (true, false) => for_this += 1,
            (false, true) => for_other += 1,
            _ => {}
        }
    }
    let (known, hint) = match other {
        DateOrder::MonthFirst => ("mm/dd/aaaa", "Confira uma data que você conhece e escolha mês/dia."),
        DateOrder::DayFirst => ("dd/mm/aaaa", "Confira uma data que você conhece e escolha dia/mês."),
    };
    (for_this == 0 && for_other > 0)
        .then(|| Notice { what: format!("As datas parecem estar como {known}."), hint })
}

/// Most numbers have the same count of digits, some have fewer, and none begins with a zero: a spreadsheet took them.
fn lost_zeros<'a>(numbers: impl Iterator<Item = &'a Enrolment> + Clone) -> Option<Notice> {
    let lengths = || numbers.clone().map(|number| number.as_str().len());
    let longest = lengths().max()?;
    let (whole, shorter) = (
        lengths().filter(|length| *length == longest).count(),
        lengths().filter(|length| *length < longest).count(),
    );
    let are_plain = numbers.clone().all(|number| {
        let text = number.as_str();
        !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit())
    });
    (are_plain && shorter > 0 && whole > shorter).then(|| Notice {
        what: if shorter == 1 {
            format!("1 matrícula tem menos de {longest} números: o Excel pode ter apagado os zeros do início.")
        } else {
            format!("{shorter} matrículas têm menos de {longest} números: o Excel pode ter apagado os zeros do início.")
        },
        hint: "Se faltam zeros, formate a coluna como texto e digite-os antes de importar.",
    })
}

/// Who left is not imported, and nobody is deactivated by a list.
fn gone(rows: &[Row<'_>]) -> Option<Notice> {
    let count = rows.iter().filter(|row| matches!(row.says, Says::Left(_))).count();
    (count > 0).then(|| Notice {
        what: if count == 1 {
            "1 linha é de aluno que saiu da turma e não será importada.".to_owned()
        } else {
            format!("{count} linhas são de alunos que saíram da turma e não serão importadas.")
        },
        hint: "Se um deles saiu da escola e já está cadastrado, desative-o na lista de alunos.",
    })
}
