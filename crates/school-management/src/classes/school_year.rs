//! The year as a school teaches it, in four bimesters.

use chrono::{Datelike, Days, NaiveDate, Weekday};
use kernel::{Day, Invalid};

use crate::classes::class::CalendarYear;

/// Four make a school year.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bimester {
    pub first: Day,
    pub last: Day,
}

/// A bimester with its number, 1 to 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    pub number: u8,
    pub first: Day,
    pub last: Day,
}

/// So many days of a bimester must be left to begin something in it.
const DAYS_TO_BEGIN: i64 = 30;

/// A year whose bimesters are in order and within it, or in the January after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SchoolYear {
    year: CalendarYear,
    bimesters: [Bimester; 4],
}

/// By the number of the bimester.
const FIELDS: [(&str, &str); 4] = [
    ("bimesters[0].first", "bimesters[0].last"),
    ("bimesters[1].first", "bimesters[1].last"),
    ("bimesters[2].first", "bimesters[2].last"),
    ("bimesters[3].first", "bimesters[3].last"),
];

impl SchoolYear {
    pub const fn year(&self) -> CalendarYear {
        self.year
    }

    pub const fn bimesters(&self) -> &[Bimester; 4] {
        &self.bimesters
    }

    /// Refuses by the fields `bimesters[0].first` to `bimesters[3].last`.
    pub fn new(year: CalendarYear, bimesters: [Bimester; 4]) -> Result<Self, Invalid> {
        let mut invalid = Invalid::default();
        let mut before: Option<Day> = None;
        for ((first_field, last_field), Bimester { first, last }) in FIELDS.into_iter().zip(bimesters) {
            if first.year() != i32::from(year.year()) {
                invalid.add(first_field, format!("O bimestre deve começar em {}.", year.year()));
            }
            if before.is_some_and(|before| first <= before) {
                invalid.add(first_field, "O bimestre deve começar depois do fim do anterior.");
            }
            if last < first {
                invalid.add(last_field, "O bimestre deve terminar depois de começar.");
            } else if !is_within(year, last) {
                let next = year.year() + 1;
                invalid.add(last_field, format!("O ano letivo deve terminar até 31/01/{next}."));
            }
            before = Some(last);
        }
        if invalid.is_empty() { Ok(Self { year, bimesters }) } else { Err(invalid) }
    }

    /// As they are sent: refuses texts that are no days too.
    pub fn parse(year: CalendarYear, typed: [(&str, &str); 4]) -> Result<Self, Invalid> {
        let mut invalid = Invalid::default();
        let days = FIELDS.into_iter().zip(typed).filter_map(|((first_field, last_field), (first, last))| {
            let first = invalid.gather(first_field, first.parse());
            let last = invalid.gather(last_field, last.parse());
            Some(Bimester { first: first?, last: last? })
        });
        match <[Bimester; 4]>::try_from(days.collect::<Vec<_>>()) {
            Ok(bimesters) => Self::new(year, bimesters),
            Err(_) => Err(invalid),
        }
    }

    /// What a year is like before a school says otherwise: from the first Monday of February four times eleven weeks, with
    /// two weeks in July between the second and the third. Without holidays that is 220 weekdays; the law asks for 200 days
    /// of school (LDB, art. 24, I).
    pub fn proposed(year: CalendarYear) -> Self {
        let start = NaiveDate::from_weekday_of_month_opt(i32::from(year.year()), 2, Weekday::Mon, 1)
            .unwrap_or_default();
        let bimester = |weeks: u64| Bimester {
            first: Day::on(start + Days::new(weeks * 7)),
            last: Day::on(start + Days::new((weeks + 10) * 7 + 4)),
        };
        Self { year, bimesters: [bimester(0), bimester(11), bimester(24), bimester(35)] }
    }

    pub fn terms(&self) -> [Term; 4] {
        let mut number = 0;
        self.bimesters.map(|Bimester { first, last }| {
            number += 1;
            Term { number, first, last }
        })
    }

    /// The bimesters in which something that begins today is done: those of this year that are still to end, or where fewer than
    /// two are left, those of the next year.
    pub fn ahead(today: Day, this: &Self, next: &Self) -> Vec<Term> {
        let left = |term: &Term| (term.last.date() - today.date().max(term.first.date())).num_days();
        let ahead = |year: &Self| -> Vec<Term> {
            let terms = year.terms().into_iter();
            terms.filter(|term| term.last >= today && left(term) >= DAYS_TO_BEGIN).collect()
        };
        let of_this = ahead(this);
        if of_this.len() >= 2 { of_this } else { ahead(next) }
    }

    /// The year that runs on a day: in January the one before, for as long as it lasts.
    pub fn current(today: Day, of_last_year: Option<&Self>) -> i32 {
        match of_last_year {
            Some(last)
                if today.year() == i32::from(last.year.year()) + 1 && today <= last.bimesters[3].last =>
            {
                today.year() - 1
            }
            _ => today.year(),
        }
    }
}

/// In the year, or in the January after.
fn is_within(year: CalendarYear, day: Day) -> bool {
    let (year, date) = (i32::from(year.year()), day.date());
    date.year() == year || date.year() == year + 1 && date.month() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn year(year: i64) -> CalendarYear {
        CalendarYear::new(year).unwrap()
    }

    fn said(school_year: &SchoolYear) -> Vec<String> {
        school_year.bimesters().iter().map(|it| format!("{} {}", it.first, it.last)).collect()
    }

    #[test]
    fn what_is_proposed_is_a_school_year_of_220_weekdays() {
        assert_eq!(
            said(&SchoolYear::proposed(year(2026))),
            [
                "2026-02-02 2026-04-17",
                "2026-04-20 2026-07-03",
                "2026-07-20 2026-10-02",
                "2026-10-05 2026-12-18"
            ]
        );
        for each in 2000..=2099 {
            let proposed = SchoolYear::proposed(year(each));
            assert_eq!(SchoolYear::new(year(each), *proposed.bimesters()), Ok(proposed));
            let days = proposed
                .bimesters()
                .iter()
                .flat_map(|it| it.first.date().iter_days().take_while(|date| *date <= it.last.date()));
            assert_eq!(days.filter(|date| date.weekday().number_from_monday() <= 5).count(), 220, "{each}");
            assert!(proposed.bimesters()[3].last.date().ordinal() < 359, "{each}: before Christmas");
        }
    }

    #[test]
    fn what_begins_today_is_done_in_the_bimesters_that_lie_ahead() {
        let [this, next] = [2026, 2027].map(|number| SchoolYear::proposed(year(number)));
        for (today, expected) in [
            ("2026-01-10", &[1, 2, 3, 4][..]),
            // 17 March leaves a month of the first, 19 March does not.
            ("2026-03-18", &[1, 2, 3, 4]),
            ("2026-03-19", &[2, 3, 4]),
            ("2026-08-01", &[3, 4]),
            ("2026-09-10", &[1, 2, 3, 4]),
            ("2026-12-31", &[1, 2, 3, 4]),
        ] {
            let ahead = SchoolYear::ahead(today.parse().unwrap(), &this, &next);
            assert_eq!(ahead.iter().map(|term| term.number).collect::<Vec<_>>(), expected, "{today}");
            let of_next = ahead[0].first.year() == 2027;
            assert_eq!(of_next, today >= "2026-09-10", "{today}");
        }
    }

    #[test]
    fn bimesters_follow_each_other_within_the_year() {
        let good = [
            ("2026-02-02", "2026-04-17"),
            ("2026-04-20", "2026-07-03"),
            ("2026-07-20", "2026-10-02"),
            ("2026-10-05", "2027-01-31"),
        ];
        assert!(SchoolYear::parse(year(2026), good).is_ok());
        for (place, typed, field, sentence) in [
            (0, ("2025-12-31", "2026-04-17"), "bimesters[0].first", "O bimestre deve começar em 2026."),
            (
                0,
                ("2026-02-02", "2026-02-01"),
                "bimesters[0].last",
                "O bimestre deve terminar depois de começar.",
            ),
            (
                1,
                ("2026-04-17", "2026-07-03"),
                "bimesters[1].first",
                "O bimestre deve começar depois do fim do anterior.",
            ),
            (
                1,
                ("2026-04-20", "2026-07-20"),
                "bimesters[2].first",
                "O bimestre deve começar depois do fim do anterior.",
            ),
            (2, ("2026-02-31", "2026-10-02"), "bimesters[2].first", "Informe uma data que exista."),
            (3, ("2026-10-05", ""), "bimesters[3].last", "Informe uma data que exista."),
            (
                3,
                ("2026-10-05", "2027-02-01"),
                "bimesters[3].last",
                "O ano letivo deve terminar até 31/01/2027.",
            ),
            (
                3,
                ("2026-10-05", "9999-01-01"),
                "bimesters[3].last",
                "O ano letivo deve terminar até 31/01/2027.",
            ),
        ] {
            let mut wrong = good;
            wrong[place] = typed;
            let refused = SchoolYear::parse(year(2026), wrong).unwrap_err();
            assert_eq!(refused.fields().collect::<Vec<_>>(), [(field, sentence)], "{typed:?}");
        }
        // A day alone in its bimester is one.
        let mut short = good;
        short[0] = ("2026-02-02", "2026-02-02");
        assert!(SchoolYear::parse(year(2026), short).is_ok());
    }

    #[test]
    fn in_january_the_year_before_runs_for_as_long_as_it_lasts() {
        let proposed = SchoolYear::proposed(year(2026));
        let mut bimesters = *proposed.bimesters();
        bimesters[3].last = "2027-01-15".parse().unwrap();
        let longer = SchoolYear::new(year(2026), bimesters).unwrap();
        for (today, of_last_year, runs) in [
            ("2026-12-31", None, 2026),
            ("2027-01-10", None, 2027),
            ("2027-01-10", Some(&proposed), 2027),
            ("2027-01-15", Some(&longer), 2026),
            ("2027-01-16", Some(&longer), 2027),
            ("2028-01-10", Some(&longer), 2028),
        ] {
            assert_eq!(SchoolYear::current(today.parse().unwrap(), of_last_year), runs, "{today}");
        }
    }
}
