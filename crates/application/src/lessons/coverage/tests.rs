use super::*;

fn dates() -> SchoolYear {
    SchoolYear::parse(
        CalendarYear::new(2026).unwrap(),
        [
            ("2026-02-02", "2026-04-17"),
            ("2026-04-20", "2026-07-03"),
            ("2026-07-20", "2026-10-02"),
            ("2026-10-05", "2027-01-08"),
        ],
    )
    .unwrap()
}

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

#[test]
fn a_day_is_of_the_bimester_that_has_begun() {
    for (text, expected) in [
        ("2026-01-05", 1),
        ("2026-02-02", 1),
        ("2026-04-19", 1),
        ("2026-04-20", 2),
        ("2026-07-10", 2),
        ("2026-10-05", 4),
        ("2027-01-08", 4),
    ] {
        assert_eq!(bimester(&dates(), day(text)), expected, "{text}");
    }
}

#[test]
fn a_year_goes_as_far_as_its_lessons() {
    assert_eq!(span(&dates()), (day("2026-01-01"), day("2027-01-08")));
}

#[test]
fn what_was_met_is_added_up_by_class_and_bimester() {
    let code: BnccCode = "EF05MA07".parse().unwrap();
    let touched = |class: Option<i64>, on: Option<&str>, times| Touched {
        code: code.clone(),
        class: class.map(ClassId),
        day: on.map(day),
        times,
    };
    let met = by_code(
        &[
            touched(Some(1), Some("2026-03-02"), 1),
            touched(Some(1), Some("2026-03-30"), 2),
            touched(Some(1), Some("2026-05-04"), 1),
            touched(Some(2), Some("2026-03-02"), 1),
            touched(None, None, 4),
        ],
        &dates(),
    );
    let expected = [(Some(1), Some(1), 3), (Some(1), Some(2), 1), (Some(2), Some(1), 1), (None, None, 4)];
    let expected =
        expected.map(|(class, bimester, times)| Met { class: class.map(ClassId), bimester, times });
    assert_eq!(met[&code], expected);
}
