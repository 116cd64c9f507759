use proptest::prelude::*;

use super::*;
use crate::mastery::Evidence;
use crate::question::{Component, Descriptor, SaebGrade};

/// 15 descriptors.
const MATRIX: Matrix = Matrix { component: Component::LinguaPortuguesa, grade: SaebGrade::Fifth };

fn answer(number: u8, evidence: Evidence) -> Answer {
    Answer { descriptor: Descriptor::new(MATRIX.component, MATRIX.grade, number).unwrap(), evidence }
}

/// A class in which each pupil answers each of the first descriptors so often; every so manieth answer is wrong.
fn class(pupils: usize, descriptors: u8, times: usize, wrong: usize) -> Vec<Vec<Answer>> {
    let mut given = 0;
    let mut next = |number| {
        given += 1;
        answer(number, if given % wrong == 0 { Evidence::Wrong } else { Evidence::Right })
    };
    let mut pupil = || (0..times).flat_map(|_| 1..=descriptors).map(&mut next).collect();
    (0..pupils).map(|_| pupil()).collect()
}

fn width(estimate: &Estimate) -> i64 {
    (estimate.high().decimal() - estimate.low().decimal()).units()
}

#[test]
fn too_few_answers_pupils_or_descriptors_have_no_number_but_all_that_is_missing() {
    let answers = |has| Lack::Answers { has, needs: 40 };
    let pupils = |has| Lack::Pupils { has, needs: 5 };
    let descriptors = |has| Lack::Descriptors { has, needs: 4, of: 15 };
    for (class, lacks) in [
        (class(0, 0, 0, 2), vec![answers(0), pupils(0), descriptors(0)]),
        (class(4, 3, 3, 2), vec![answers(36), pupils(4), descriptors(3)]),
        (class(13, 3, 1, 2), vec![answers(39), descriptors(3)]),
        (class(13, 3, 2, 2), vec![descriptors(3)]),
        (class(4, 5, 2, 2), vec![pupils(4)]),
        (class(5, 4, 2, 2), vec![]),
    ] {
        let found = project_class(MATRIX, &class);
        let mut told = found.estimate.err().unwrap_or_default();
        told.retain(|lack| !matches!(lack, Lack::TooWide { .. }));
        assert_eq!(told, lacks, "{:?}", found.coverage);
    }
}

#[test]
fn a_number_that_a_handful_of_a_large_class_would_give_is_too_wide() {
    let mut few = class(5, 4, 2, 2);
    few.resize(40, Vec::new());
    let found = project_class(MATRIX, &few);
    assert_eq!((found.coverage.pupils_answered, found.coverage.pupils), (5, 40));
    let lacks = found.estimate.unwrap_err();
    let [Lack::TooWide { width, widest }] = lacks[..] else { panic!("{lacks:?}") };
    assert!(width > widest && widest == WIDEST);
}

#[test]
fn remembered_answers_and_those_of_another_matrix_do_not_count() {
    let whole = class(20, 15, 1, 3);
    let mut more = whole.clone();
    for pupil in &mut more {
        pupil.push(answer(1, Evidence::Recalled));
        let other = Descriptor::new(Component::Matematica, SaebGrade::Fifth, 1).unwrap();
        pupil.insert(0, Answer { descriptor: other, evidence: Evidence::Wrong });
    }
    assert_eq!(project_class(MATRIX, &more), project_class(MATRIX, &whole));
}

#[test]
fn who_misses_nothing_is_near_ten_and_who_misses_all_near_zero() {
    for (wrong, least, most) in [(usize::MAX, 93, 100), (1, 0, 7), (2, 48, 52)] {
        let estimate = project_class(MATRIX, &class(30, 15, 1, wrong)).estimate.unwrap();
        let index = estimate.index().decimal().units();
        assert!((least..=most).contains(&index), "{wrong}: {index}");
    }
}

#[test]
fn descriptors_without_answers_widen_the_interval() {
    let widths = [15, 8, 4].map(|descriptors| {
        let found = project_class(MATRIX, &class(30, descriptors, 120 / usize::from(descriptors), 3));
        assert_eq!(found.coverage.descriptors_answered, descriptors.into());
        width(&found.estimate.unwrap())
    });
    assert!(widths.is_sorted() && widths[0] < widths[2], "{widths:?}");
}

#[test]
fn a_school_is_the_mean_of_its_pupils_and_surer_than_a_class() {
    let [better, worse] = [4, 2].map(|wrong| project_class(MATRIX, &class(20, 15, 1, wrong)));
    let nobody = |pupils| project_class(MATRIX, &vec![Vec::<Answer>::new(); pupils]);
    let school = project_school(&[better.clone(), worse.clone(), nobody(40)]);
    let coverage = SchoolCoverage { classes_projected: 2, classes: 3, pupils_projected: 40, pupils: 80 };
    assert_eq!(school.coverage, coverage);
    let [better, worse, both] =
        [better.estimate, worse.estimate, school.estimate].map(|estimate| estimate.unwrap());
    let index = |estimate: &Estimate| estimate.index().decimal().units();
    assert!((index(&better) + index(&worse) - 2 * index(&both)).abs() <= 2);
    assert!(width(&both) < width(&better).min(width(&worse)));
}

#[test]
fn a_school_of_which_less_than_half_is_projected_has_no_number() {
    let projected = project_class(MATRIX, &class(20, 15, 1, 4));
    let nobody = |pupils| project_class(MATRIX, &vec![Vec::<Answer>::new(); pupils]);
    for (classes, lack) in [
        (vec![], Lack::Covered { has: 0, needs: 1 }),
        (vec![nobody(10)], Lack::Covered { has: 0, needs: 5 }),
        (vec![projected, nobody(21)], Lack::Covered { has: 20, needs: 21 }),
    ] {
        assert_eq!(project_school(&classes).estimate, Err(vec![lack]));
    }
}

fn any_class() -> impl Strategy<Value = Vec<Vec<Answer>>> {
    let evidence = prop::sample::select(vec![Evidence::Right, Evidence::Wrong, Evidence::Recalled]);
    let one = (1..=15_u8, evidence).prop_map(|(number, evidence)| answer(number, evidence));
    prop::collection::vec(prop::collection::vec(one, 0..25), 0..20)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn an_index_stands_within_its_interval_whoever_comes_first(class in any_class()) {
        let found = project_class(MATRIX, &class);
        prop_assert!(found.coverage.pupils_answered <= found.coverage.pupils);
        prop_assert!(found.coverage.descriptors_answered <= found.coverage.descriptors);
        let turned: Vec<_> = class.into_iter().rev().collect();
        let other = project_class(MATRIX, &turned);
        prop_assert_eq!(other.coverage, found.coverage);
        match (found.estimate, other.estimate) {
            (Ok(found), Ok(other)) => {
                prop_assert!(found.low() <= found.index() && found.index() <= found.high());
                prop_assert!((0..=100).contains(&found.low().decimal().units()));
                prop_assert!((0..=100).contains(&found.high().decimal().units()));
                prop_assert!(width(&found) <= WIDEST.units());
                // The sums are the same but for their order.
                prop_assert!((found.mean() - other.mean()).abs() < 1e-6);
                prop_assert!((found.variance() - other.variance()).abs() < 1e-6);
            }
            (Err(lacks), _) => prop_assert!(!lacks.is_empty()),
            (Ok(_), Err(lacks)) => {
                let too_wide = matches!(lacks[..], [Lack::TooWide { .. }]);
                prop_assert!(too_wide);
            }
        }
    }

    #[test]
    fn a_right_answer_more_never_lowers_the_index_of_a_class_that_answered_evenly(
        pupil in 0..20_usize, place in 0..15_usize, wrong in 2..5_usize,
    ) {
        let before = class(20, 15, 1, wrong);
        let mut after = before.clone();
        after[pupil][place].evidence = Evidence::Right;
        let [before, after] = [before, after].map(|class| project_class(MATRIX, &class).estimate.unwrap());
        prop_assert!(after.mean() >= before.mean() - 1e-9);
    }
}
