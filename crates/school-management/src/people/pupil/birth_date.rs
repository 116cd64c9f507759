use std::fmt;

use chrono::{Datelike, NaiveDate};
use kernel::Day;
use kernel::table::folded;
use thiserror::Error;

/// The youngest a pupil can be: who enters pre-school at four may be listed at three. A date that makes a pupil younger
/// is nearly always the year of enrolment in place of the year of birth.
const YOUNGEST: i32 = 3;

/// The oldest: adults' education has pupils of a hundred years. 1900, at which spreadsheets begin to count days and
/// which an empty cell becomes, lies beyond.
const OLDEST: i32 = 110;

/// A pupil's date of birth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BirthDate(NaiveDate);

kernel::words! {
    /// Which number of a date such as 03/04/2014 comes first.
    pub enum DateOrder {
        DayFirst = "dia_mes",
        MonthFirst = "mes_dia",
    }
    /// A text that names no order.
    pub struct UnknownDateOrder = "Ordem desconhecida: use dia_mes ou mes_dia.";
}

/// Why a text is no date of birth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BirthDateError {
    #[error("Isso não é uma data.")]
    NoDate,
    #[error("O Excel mostra a data como número.")]
    ShownAsNumber,
    #[error("Essa data não existe.")]
    NotInTheCalendar,
    #[error("Essa data ainda não chegou.")]
    InTheFuture,
    #[error("Com essa data o aluno teria {}.", years(*.0))]
    Age(i32),
}

impl BirthDateError {
    /// What to do about it.
    pub const fn hint(self) -> &'static str {
        match self {
            Self::NoDate => "Use dd/mm/aaaa, como 21/07/2014.",
            Self::ShownAsNumber => "Formate a coluna como data no Excel e salve de novo.",
            Self::NotInTheCalendar => "Confira no documento e use dd/mm/aaaa.",
            Self::InTheFuture | Self::Age(_) => "Confira o ano no documento.",
        }
    }
}

impl BirthDate {
    pub fn new(date: NaiveDate, today: Day) -> Result<Self, BirthDateError> {
        let today = today.date();
        if date > today {
            return Err(BirthDateError::InTheFuture);
        }
        let had_birthday = (today.month(), today.day()) >= (date.month(), date.day());
        let age = today.year() - date.year() - i32::from(!had_birthday);
        if (YOUNGEST..=OLDEST).contains(&age) { Ok(Self(date)) } else { Err(BirthDateError::Age(age)) }
    }

    /// A date as it is kept, whose rules were those of its day.
    pub fn stored(date: NaiveDate) -> Self {
        Self(date)
    }

    /// A date that was typed: dd/mm/aaaa (or the month first, where a file has it so), with the month's name, ISO, with
    /// a time behind it. A year of two digits is of this century unless it lies ahead.
    pub fn typed(text: &str, order: DateOrder, today: Day) -> Result<Self, BirthDateError> {
        Self::new(calendar_date(text, order, today)?, today)
    }

    pub fn date(self) -> NaiveDate {
        self.0
    }
}

/// As people write it: `21/07/2014`.
impl fmt::Display for BirthDate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.format("%d/%m/%Y").fmt(out)
    }
}

fn calendar_date(text: &str, order: DateOrder, today: Day) -> Result<NaiveDate, BirthDateError> {
    let parts = parts(text);
    let [first, second, third] = parts[..] else {
        let is_number =
            parts.len() == 1 && number(parts[0]).is_some_and(|number| (1_000..100_000).contains(&number));
        return Err(if is_number { BirthDateError::ShownAsNumber } else { BirthDateError::NoDate });
    };
    let (year, month, day) = match order {
        _ if first.len() == 4 => (first, second, third),
        DateOrder::MonthFirst if number(second).is_some() => (third, first, second),
        _ => (third, second, first),
    };
    let found = || Some((full_year(year, today)?, month_number(month)?, number(day)?));
    let (year, month, day) = found().ok_or(BirthDateError::NoDate)?;
    NaiveDate::from_ymd_opt(year, month, day).ok_or(BirthDateError::NotInTheCalendar)
}

/// The parts of a date, without a time behind it and without the "de" between them.
fn parts(text: &str) -> Vec<&str> {
    let is_clock = |part: &&str| !part.contains(':');
    text.split([' ', 'T', ','])
        .take_while(is_clock)
        .flat_map(|part| part.split(['/', '-', '.']))
        .filter(|part| !part.is_empty() && !part.eq_ignore_ascii_case("de"))
        .collect()
}

/// Of at most five digits, so that longer texts are no dates.
fn number(text: &str) -> Option<u32> {
    let is_short = (1..=5).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    is_short.then(|| text.parse().ok()).flatten()
}

fn full_year(text: &str, today: Day) -> Option<i32> {
    let year = i32::try_from(number(text)?).ok()?;
    match text.len() {
        4 => Some(year),
        2 if 2000 + year > today.year() => Some(1900 + year),
        2 => Some(2000 + year),
        _ => None,
    }
}

/// By its number or its name, which spreadsheets shorten to three letters.
fn month_number(text: &str) -> Option<u32> {
    const NAMES: [&str; 12] = [
        "janeiro",
        "fevereiro",
        "marco",
        "abril",
        "maio",
        "junho",
        "julho",
        "agosto",
        "setembro",
        "outubro",
        "novembro",
        "dezembro",
    ];
    let name = folded(text);
    let named = |known: &&str| name.len() >= 3 && known.starts_with(&name);
    number(text).or_else(|| (1..).zip(NAMES).find(|(_, known)| named(known)).map(|(place, _)| place))
}

fn years(age: i32) -> String {
    match age {
        0 => "menos de um ano".to_owned(),
        1 => "1 ano".to_owned(),
        _ => format!("{age} anos"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn today() -> Day {
        Day::of("2026-11-22T15:00:00Z".parse().unwrap(), kernel::Uf::SP)
    }

    fn typed(text: &str, order: DateOrder) -> Result<String, BirthDateError> {
        BirthDate::typed(text, order, today()).map(|date| date.date().to_string())
    }

    #[test]
    fn dates_are_read_as_files_write_them() {
        for (text, date) in [
            ("21/07/2014", "2014-07-21"),
            ("2014-07-21", "2014-07-21"),
            ("2014-07-21T00:00:00", "2014-07-21"),
            ("2014/07/21", "2014-07-21"),
            ("21/07/2014 00:00:00", "2014-07-21"),
            ("1/2/2014", "2014-02-01"),
            ("21-07-2014", "2014-07-21"),
            ("21.07.2014", "2014-07-21"),
            ("21/07/14", "2014-07-21"),
            ("21/07/98", "1998-07-21"),
            ("21/07/26", "error"),
            ("21/jul/14", "2014-07-21"),
            ("21 de março de 2014", "2014-03-21"),
            ("29/02/2016", "2016-02-29"),
        ] {
            assert_eq!(typed(text, DateOrder::DayFirst).unwrap_or("error".into()), date, "{text}");
        }
        for (text, date) in
            [("07/21/2014", "2014-07-21"), ("2014-07-21", "2014-07-21"), ("21/jul/14", "2014-07-21")]
        {
            assert_eq!(typed(text, DateOrder::MonthFirst), Ok(date.to_owned()), "{text}");
        }
    }

    #[test]
    fn a_date_of_no_pupil_is_told() {
        use BirthDateError::{Age, InTheFuture, NoDate, NotInTheCalendar, ShownAsNumber};
        for (text, error, sentence) in [
            ("31/02/2014", NotInTheCalendar, "Essa data não existe."),
            ("29/02/2015", NotInTheCalendar, "Essa data não existe."),
            ("12/31/2014", NotInTheCalendar, "Essa data não existe."),
            ("1900-02-29", NotInTheCalendar, "Essa data não existe."),
            ("00/00/0000", NotInTheCalendar, "Essa data não existe."),
            ("23/11/2026", InTheFuture, "Essa data ainda não chegou."),
            ("21/07/2041", InTheFuture, "Essa data ainda não chegou."),
            ("22/11/2026", Age(0), "Com essa data o aluno teria menos de um ano."),
            ("23/11/2024", Age(1), "Com essa data o aluno teria 1 ano."),
            ("01/01/1900", Age(126), "Com essa data o aluno teria 126 anos."),
            ("41841", ShownAsNumber, "O Excel mostra a data como número."),
            ("não sei", NoDate, "Isso não é uma data."),
            ("07/2014", NoDate, "Isso não é uma data."),
            ("21/07/014", NoDate, "Isso não é uma data."),
            ("21/07/2014/1", NoDate, "Isso não é uma data."),
            ("21/xyz/2014", NoDate, "Isso não é uma data."),
            ("", NoDate, "Isso não é uma data."),
        ] {
            assert_eq!(typed(text, DateOrder::DayFirst), Err(error), "{text}");
            assert_eq!(error.to_string(), sentence);
        }
    }

    #[test]
    fn the_bounds_are_birthdays() {
        for (date, is_pupil) in [
            ("2023-11-22", true),
            ("2023-11-23", false),
            ("1916-11-22", true),
            ("1915-11-23", true),
            ("1915-11-22", false),
        ] {
            assert_eq!(BirthDate::new(date.parse().unwrap(), today()).is_ok(), is_pupil, "{date}");
        }
    }
}
