//! Lesson plans as lists show them.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Date, Nullable, SmallInt, Text, Timestamptz};
use kernel::title::Title;
use kernel::{BnccCode, ClassId, Day, Grade, LessonPlanId, PersonId, StoreError, Uf};
use lesson_planning::Discipline;
use lesson_planning::plan::seen::{PlanFilters, PlanListed, PlansShown, Returned, SHOWN, SoughtPlans};
use lesson_planning::plan::store::PlansView;
use lesson_planning::plan::touched::AllTouched;
use lesson_planning::plan::{PlanStatus, Reader};

use super::seen_by::seen;
use super::touched::touched;
use crate::column::count::Count;
use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::connect::transaction::Transaction;

row! {
    ListedRow {
        id: i64 => BigInt,
        title: Word<Title> => Text,
        discipline: Word<Discipline> => Text,
        grade: Word<Grade> => Text,
        duration: i16 => SmallInt,
        objectives: String => Text,
        codes: Vec<Word<BnccCode>> => Array<Text>,
        status: Word<PlanStatus> => Text,
        created_by: i64 => BigInt,
        author_name: String => Text,
        created_at: DateTime<Utc> => Timestamptz,
        sent_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        judged_at: Option<DateTime<Utc>> => Nullable<Timestamptz>,
        judge_name: Option<String> => Nullable<Text>,
        note: String => Text,
        class_id: Option<i64> => Nullable<BigInt>,
        class_name: Option<String> => Nullable<Text>,
        day: Option<NaiveDate> => Nullable<Date>,
    }
}

row! {
    TotalRow { total: Count => BigInt }
}

row! {
    FilterRow { discipline: Word<Discipline> => Text, grade: Word<Grade> => Text }
}

/// What is NULL or empty narrows nothing down.
macro_rules! found {
    () => {
        concat!(
            "FROM (
            SELECT $1::bigint AS reader, $2::boolean AS leads, $3::text AS discipline, $4::text AS grade, $5::text AS status,
                $6::boolean AS own, $7::boolean AS waiting, $8::bigint AS class_id, $9::date AS first, $10::date AS last,
                $11::text AS words
        ) sought, lesson_plans p
        WHERE ", seen!(), "
            AND (sought.discipline IS NULL OR p.discipline = sought.discipline)
            AND (sought.grade IS NULL OR p.grade = sought.grade)
            AND (sought.status IS NULL OR p.status = sought.status)
            AND (NOT sought.own OR p.created_by = sought.reader)
            AND (NOT sought.waiting OR (p.status = 'enviado' AND sought.leads)
                OR (p.status = 'devolvido' AND p.created_by = sought.reader))
            AND (sought.class_id IS NULL OR p.class_id = sought.class_id)
            AND (sought.first IS NULL OR p.day >= sought.first)
            AND (sought.last IS NULL OR p.day <= sought.last)
            AND position(sought.words IN p.words) > 0"
        )
    };
}

statement! {
    CountPlans(
        reader: i64 => BigInt,
        leads: bool => Bool,
        discipline: Option<&'static str> => Nullable<Text>,
        grade: Option<String> => Nullable<Text>,
        status: Option<&'static str> => Nullable<Text>,
        own: bool => Bool,
        waiting: bool => Bool,
        class: Option<i64> => Nullable<BigInt>,
        first: Option<NaiveDate> => Nullable<Date>,
        last: Option<NaiveDate> => Nullable<Date>,
        words: String => Text,
    ) -> TotalRow = concat!("SELECT count(*) AS total ", found!())
}

statement! {
    ListPlans(
        reader: i64 => BigInt,
        leads: bool => Bool,
        discipline: Option<&'static str> => Nullable<Text>,
        grade: Option<String> => Nullable<Text>,
        status: Option<&'static str> => Nullable<Text>,
        own: bool => Bool,
        waiting: bool => Bool,
        class: Option<i64> => Nullable<BigInt>,
        first: Option<NaiveDate> => Nullable<Date>,
        last: Option<NaiveDate> => Nullable<Date>,
        words: String => Text,
        shown: i64 => BigInt,
        after: i64 => BigInt,
    ) -> ListedRow = concat!(
        "SELECT p.id, p.title, p.discipline, p.grade, p.duration, left(p.objectives, 300) AS objectives, p.codes, p.status, p.created_by,
            u.first_name || ' ' || u.last_name AS author_name, p.created_at, p.sent_at, p.judged_at,
            j.first_name || ' ' || j.last_name AS judge_name, p.note, p.class_id, c.name AS class_name, p.day
        FROM (
            SELECT p.*, CASE WHEN sought.waiting THEN CASE p.status WHEN 'enviado' THEN p.sent_at ELSE p.judged_at END END AS since
            ", found!(), "
            ORDER BY since, p.id DESC LIMIT $12::bigint OFFSET $13::bigint
        ) p
        JOIN users u ON u.school_id = p.school_id AND u.id = p.created_by
        LEFT JOIN users j ON j.school_id = p.school_id AND j.id = p.judged_by
        LEFT JOIN classes c ON c.school_id = p.school_id AND c.id = p.class_id
        ORDER BY p.since, p.id DESC"
    )
}

statement! {
    FiltersOfPlans(reader: i64 => BigInt, leads: bool => Bool) -> FilterRow = concat!(
        "SELECT DISTINCT p.discipline, p.grade
        FROM (SELECT $1::bigint AS reader, $2::boolean AS leads) sought, lesson_plans p WHERE ", seen!()
    )
}

impl From<ListedRow> for PlanListed {
    fn from(row: ListedRow) -> Self {
        let status = row.status.0;
        let returned = row.judge_name.zip(row.judged_at).filter(|_| status == PlanStatus::Returned);
        Self {
            id: LessonPlanId(row.id),
            title: row.title.0,
            discipline: row.discipline.0,
            grade: row.grade.0,
            duration: row.duration.unsigned_abs(),
            objectives: row.objectives,
            codes: row.codes.into_iter().map(|code| code.0).collect(),
            status,
            created_by: PersonId(row.created_by),
            author_name: row.author_name,
            created_at: row.created_at,
            sent_at: row.sent_at,
            returned: returned.map(|(by, at)| Returned { by, at, note: row.note }),
            class: row.class_id.map(ClassId),
            class_name: row.class_name,
            day: row.day.map(Day::on),
        }
    }
}

impl PlansView for Transaction {
    fn plans(
        &mut self,
        reader: Reader,
        sought: &SoughtPlans,
        after: usize,
    ) -> Result<PlansShown, StoreError> {
        let (discipline, grade) = (sought.discipline.map(Discipline::slug), sought.grade.map(Grade::label));
        let (status, class) = (sought.status.map(PlanStatus::slug), sought.class.map(|class| class.0));
        let (first, last) = (sought.from.map(Day::date), sought.to.map(Day::date));
        let count = CountPlans {
            reader: reader.id.0,
            leads: reader.leads,
            discipline,
            grade: grade.clone(),
            status,
            own: sought.own,
            waiting: sought.waiting,
            class,
            first,
            last,
            words: sought.words.clone(),
        };
        let list = ListPlans {
            reader: reader.id.0,
            leads: reader.leads,
            discipline,
            grade,
            status,
            own: sought.own,
            waiting: sought.waiting,
            class,
            first,
            last,
            words: sought.words.clone(),
            shown: i64::try_from(SHOWN).unwrap_or(i64::MAX),
            after: i64::try_from(after).unwrap_or(i64::MAX),
        };
        self.run("plans", |connection| {
            let total: TotalRow = count.get_result(connection)?;
            let rows: Vec<ListedRow> = list.load(connection)?;
            let plans = rows.into_iter().map(Into::into).collect();
            Ok(PlansShown { plans, total: total.total.0 })
        })
    }

    fn plan_filters(&mut self, reader: Reader) -> Result<PlanFilters, StoreError> {
        let of = FiltersOfPlans { reader: reader.id.0, leads: reader.leads };
        let rows: Vec<FilterRow> = self.run("plan_filters", |connection| of.load(connection))?;
        let grades: BTreeSet<_> = rows.iter().map(|row| row.grade.0).collect();
        let disciplines: BTreeSet<_> = rows.iter().map(|row| row.discipline.0).collect();
        Ok(PlanFilters {
            grades: grades.into_iter().collect(),
            disciplines: disciplines.into_iter().collect(),
        })
    }

    fn touched(&mut self, codes: &[BnccCode], days: (Day, Day), state: Uf) -> Result<AllTouched, StoreError> {
        self.run("touched", |connection| touched(connection, codes, days, state))
    }
}

#[cfg(test)]
mod tests {
    use lesson_planning::plan::seen::OBJECTIVES_SHOWN;

    use super::*;

    #[test]
    fn the_statement_names_how_much_of_the_objectives_is_shown() {
        assert!(ListPlans::WRITTEN.sql.contains(&format!("left(p.objectives, {OBJECTIVES_SHOWN})")));
    }
}
