//! What the lines of a file show only together.

use std::collections::{HashMap, HashSet};

use kernel::table::is_error_value;
use kernel::{Day, one_line, shortened};

use crate::people::pupil::{BirthDate, BirthDateError, DateOrder, Enrolment};

use super::columns::Column;
use super::list::List;
use super::reading::{Notice, Row, Says};
use super::situation::is_unknown;
use crate::classes::same_name::class_text;

pub(super) fn notices(lists: &[List<'_>], rows: &[Row<'_>], order: DateOrder, today: Day) -> Vec<Notice> {
    let dates = rows.iter().map(|row| lists[row.list].cell(row.line, Column::BirthDate));
    let numbers = rows.iter().filter_map(|row| row.enrolment.as_ref());
    let all = [several_classes(lists), other_order(dates, order, today), lost_zeros(numbers), gone(rows)];
    let all = all.into_iter().chain([unknown_situations(lists, rows)]);
    all.flatten().collect()
}

/// Texts of a file that a notice names; of more it says how many there are.
const NAMED: usize = 12;

fn named(texts: &[String]) -> String {
    let more = match texts.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" e mais {more}"),
    };
    let texts: Vec<_> = texts.iter().take(NAMED).map(String::as_str).collect();
    format!("{}{more}", texts.join(", "))
}

/// Lists one below the other, whose titles are nowhere else to be seen.
fn several_classes(lists: &[List<'_>]) -> Option<Notice> {
    let mut known = HashSet::new();
    let in_titles = lists.iter().flat_map(List::classes_in_titles);
    let classes: Vec<_> =
        in_titles.filter(|class| known.insert(class_text(class))).map(|class| shortened(class, 60)).collect();
    (classes.len() > 1).then(|| Notice {
        what: format!("{} turmas no arquivo: {}", classes.len(), named(&classes)),
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

/// Whoever is in one of them is imported: a word that means that they left may be new to us.
fn unknown_situations(lists: &[List<'_>], rows: &[Row<'_>]) -> Option<Notice> {
    let of_rows = rows.iter().map(|row| lists[row.list].cell(row.line, Column::Situation));
    let mut counts: Vec<(String, usize)> = Vec::new();
    let mut places = HashMap::new();
    for situation in of_rows.filter(|text| is_unknown(text) && !is_error_value(text)) {
        let key = class_text(situation);
        let place = *places.entry(key).or_insert_with(|| {
            counts.push((shortened(&one_line(situation), 40), 0));
            counts.len() - 1
        });
        counts[place].1 += 1;
    }
    let texts: Vec<_> = counts.iter().map(|(text, count)| format!("{text} ({count})")).collect();
    (!texts.is_empty()).then(|| Notice {
        what: format!("Situações que não conhecemos: {}", named(&texts)),
        hint: "Esses alunos entram na importação: confira se algum saiu da turma.",
    })
}
