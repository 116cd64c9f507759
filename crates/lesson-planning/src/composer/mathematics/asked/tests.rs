//! Every question made of numbers is computed again from what its text says.

use crate::composer::draw::Draw;
use crate::composer::known::{Item, Maker};

/// The numbers of a text, in order: `1.250`, `2,5`, `-3`, `3/4` is two.
fn numbers(text: &str) -> Vec<f64> {
    let mut found = Vec::new();
    let letters: Vec<char> = text.chars().collect();
    let mut at = 0;
    while at < letters.len() {
        if !letters[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let is_below = at > 0 && letters[at - 1] == '-' && (at < 2 || letters[at - 2] == ' ');
        let mut number = String::from(if is_below { "-" } else { "" });
        while at < letters.len() {
            let is_digit = |place: usize| letters.get(place).is_some_and(char::is_ascii_digit);
            match letters[at] {
                digit if digit.is_ascii_digit() => number.push(digit),
                ',' if is_digit(at + 1) => number.push('.'),
                '.' if is_digit(at + 1) => {}
                _ => break,
            }
            at += 1;
        }
        found.push(number.parse().unwrap());
    }
    found
}

/// What an option is worth: `3/4`, `7 h 30 min`, `x = 5`, `R$ 12,50`.
fn worth(option: &str) -> f64 {
    let numbers = numbers(option);
    if option.contains(" h") && option.contains("min") {
        numbers[0] * 60.0 + numbers[1]
    } else if option.ends_with(" h") {
        numbers[0] * 60.0
    } else if option.contains('/') && numbers.len() == 2 && !option.contains("km") {
        numbers[0] / numbers[1]
    } else {
        numbers[0]
    }
}

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

const SEEDS: u64 = 500;
const YEARS: [u8; 4] = [1, 3, 6, 11];

/// Asks 500 times, for young and older pupils, and computes each key from the statement.
fn check(name: &str, maker: Maker, key: impl Fn(&[f64], &Item) -> f64) {
    for seed in 0..SEEDS {
        for year in YEARS {
            let item = maker(&mut Draw::new(seed, name), year);
            let expected = key(&numbers(&item.ask), &item);
            assert!(is_near(worth(&item.right), expected), "{name}: {item:?} is {expected}");
            let mut values: Vec<f64> = item.wrong.iter().map(|wrong| worth(wrong)).collect();
            values.push(worth(&item.right));
            values.sort_by(f64::total_cmp);
            assert!(values.windows(2).all(|two| !is_near(two[0], two[1])), "{name}: {item:?}");
        }
    }
}

/// Of questions whose options are no numbers: four that differ, and none empty.
fn check_words(name: &str, maker: Maker, is_right: impl Fn(&Item, &str) -> bool) {
    for seed in 0..SEEDS {
        let item = maker(&mut Draw::new(seed, name), 7);
        assert!(is_right(&item, &item.right), "{name}: {item:?}");
        for (place, wrong) in item.wrong.iter().enumerate() {
            assert!(
                !wrong.is_empty() && *wrong != item.right && !item.wrong[..place].contains(wrong),
                "{item:?}"
            );
            assert!(!is_right(&item, wrong), "{name}: {wrong} of {item:?}");
        }
    }
}

fn gcd(one: f64, other: f64) -> f64 {
    if other == 0.0 { one } else { gcd(other, one % other) }
}

#[test]
fn numbers_are_read_out_of_texts() {
    let read = numbers("De -3 a 1.250, R$\u{a0}2,50 e 3/4.");
    assert_eq!(format!("{read:?}"), "[-3.0, 1250.0, 2.5, 3.0, 4.0]");
    for (option, value) in [("3/4", 0.75), ("7 h 30 min", 450.0), ("x = 5", 5.0)] {
        assert!(is_near(worth(option), value), "{option}");
    }
}

#[test]
fn operations() {
    use super::operations::*;
    check("sum", sum, |n, _| n[0] + n[1]);
    check("joined", joined, |n, _| n[0] + n[1]);
    check("left_over", left_over, |n, _| n[0] - n[1]);
    check("how_many_more", how_many_more, |n, _| n[0] - n[1]);
    check("product", product, |n, _| n[0] * n[1]);
    check("rows", rows, |n, _| n[0] * n[1]);
    check("shared_out", shared_out, |n, _| n[0] / n[1]);
    check("remainder", remainder, |n, _| n[0] % n[1]);
    check("double", double, |n, _| n[0] * 2.0);
    check("triple", triple, |n, _| n[0] * 3.0);
    check("half", half, |n, _| n[0] / 2.0);
}

#[test]
fn counting_and_places() {
    use super::counting::*;
    use super::integers::*;
    check("next", next, |n, _| n[0] + 1.0);
    check("before", before, |n, _| n[0] - 1.0);
    check("greatest", greatest, |n, _| n.iter().copied().fold(0.0, f64::max));
    check("one_more", one_more, |n, _| n[0] + n[1]);
    check("place_value", place_value, |n, _| {
        let digits = n[0].to_string();
        let place = digits.len() - 1 - digits.find(&n[1].to_string()).unwrap();
        n[1] * 10_f64.powi(i32::try_from(place).unwrap())
    });
    check("composed", composed, |n, item| {
        if item.ask.contains("centenas") { n[0] * 100.0 + n[2] } else { n[0] * 10.0 + n[1] }
    });
    check("next_term", next_term, |n, _| n[3] + n[3] - n[2]);
    check("hidden_term", hidden_term, |n, _| n[1] + n[1] - n[0]);
    check("without_pair", without_pair, |n, _| n[0] % 2.0);
    check("common_multiple", common_multiple, |n, _| n[0] * n[1] / gcd(n[0], n[1]));
    check("common_divisor", common_divisor, |n, _| gcd(n[0], n[1]));
    let parity = |rest: f64| move |_: &Item, option: &str| is_near(worth(option) % 2.0, rest);
    check_words("even_one", even_one, parity(0.0));
    check_words("odd_one", odd_one, parity(1.0));
    check_words("why_odd", why_odd, |_, option| option == "Porque, ao formar pares, sobra um.");
    check_words("divisor_of", divisor_of, |item, option| is_near(numbers(&item.ask)[0] % worth(option), 0.0));
    let is_prime =
        |number: f64| (2..100).map(f64::from).filter(|it| *it < number).all(|it| number % it > 0.0);
    check_words("prime", prime, |_, option| is_prime(worth(option)));
    check_words("factored", factored, |item, option| {
        let factors = numbers(option);
        factors.iter().all(|it| is_prime(*it)) && is_near(factors.iter().product(), numbers(&item.ask)[0])
    });
}

#[test]
fn fractions() {
    use super::fractions::*;
    check("of_quantity", of_quantity, |n, _| n[2] * n[0] / n[1]);
    check("left_of_whole", left_of_whole, |n, _| (n[0] - n[1]) / n[0]);
    check("part_taken", part_taken, |n, _| n[1] / n[0]);
    check("equivalent", equivalent, |n, _| n[0] / n[1]);
    check("missing_over", missing_over, |n, _| n[0] * n[2] / n[1]);
    check("simplest", simplest, |n, _| n[0] / n[1]);
    let greatest = |item: &Item| item.wrong.iter().map(|it| worth(it)).fold(0.0, f64::max);
    for (name, maker) in [("same_under", greatest_same_under as Maker), ("same_over", greatest_same_over)] {
        check(name, maker, |_, item| worth(&item.right));
        check_words(name, maker, |item, option| {
            worth(option) > greatest(item) - 1e-9 && option == item.right
        });
    }
    check_words("least_mixed", least_mixed, |item, option| {
        item.wrong.iter().all(|it| worth(option) < worth(it))
    });
    check("sum_same_under", sum_same_under, |n, _| n[0] / n[1] + n[2] / n[3]);
    check("sum_other_under", sum_other_under, |n, _| n[0] / n[1] + n[2] / n[3]);
    check("difference", difference, |n, _| n[0] / n[1] - n[2] / n[3]);
    check("times", times, |n, _| n[0] / n[1] * n[2] / n[3]);
    check("divided_by", divided_by, |n, _| n[2] / n[3] / (n[0] / n[1]));
}

#[test]
fn decimals_and_money() {
    use super::decimals::*;
    check_words("greater_decimal", greater_decimal, |item, option| {
        option == item.right && item.wrong.iter().all(|it| worth(it) < worth(option))
    });
    check("decimal_sum", decimal_sum, |n, _| n[0] + n[1]);
    check("decimal_difference", decimal_difference, |n, _| n[0] - n[1]);
    check("percentage_of", percentage_of, |n, _| n[0] * n[1] / 100.0);
    check("discounted", discounted, |n, _| n[0] - n[0] * n[1] / 100.0);
    check("what_percentage", what_percentage, |n, _| n[1] * 100.0 / n[0]);
    check("simple_interest", simple_interest, |n, _| n[0] * n[1] / 100.0 * n[2]);
    check("amount", amount, |n, _| n[0] + n[0] * n[1] / 100.0 * n[2]);
    check("compound", compound, |n, _| n[0] * (1.0 + n[1] / 100.0).powi(2));
    check("compound_interest", compound_interest, |n, _| n[1] * (1.0 + n[2] / 100.0).powi(2) - n[1]);
    check("compared", compared, |n, _| n[2] * (1.0 + n[1] / 100.0).powi(2) - n[2] * (1.0 + n[1] / 50.0));
    check("change_back", change_back, |n, _| n[1] - n[0]);
    check("notes_total", notes_total, |n, _| n[0] * n[1] + n[2] * n[3] + n[4] * n[5]);
    check("coins", coins, |n, _| 100.0 / n[0]);
}

#[test]
fn ratios() {
    use super::ratio::*;
    check("direct", direct, |n, _| n[1] / n[0] * n[2]);
    check("price", price, |n, _| n[1] / n[0] * n[2]);
    check("inverse", inverse, |n, _| n[0] * n[1] / n[2]);
    check("real_length", real_length, |n, _| n[1] * n[2]);
    check("drawn_length", drawn_length, |n, _| n[2] / n[1]);
    check("mean_speed", mean_speed, |n, _| n[0] / n[1]);
    check("density", density, |n, _| n[0] / n[1]);
    check("distance", distance, |n, _| n[0] * n[1]);
}

#[test]
fn powers_and_what_lies_below_zero() {
    use super::powers::*;
    check("power", power, |n, _| n[0].powf(n[1]));
    check("square_root", square_root, |n, _| n[0].sqrt());
    check("square_side", square_side, |n, _| n[0].sqrt());
    check("temperature", temperature, |n, _| n[0] + n[1]);
    check("balance", balance, |n, _| n[0] - n[1]);
    check("least_below_zero", least_below_zero, |n, _| n.iter().copied().fold(0.0, f64::min));
    check("times_first", times_first, |n, _| n[0] + n[1] * n[2]);
    check("brackets_first", brackets_first, |n, _| (n[0] + n[1]) * n[2]);
    check("minus_product", minus_product, |n, _| n[0] - n[1] * n[2]);
    let exponent = |text: &str| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|it| text.contains(it));
    let power = |text: &str| {
        let digits = ["³", "⁴", "⁵", "⁶", "⁷"];
        let found = digits.iter().position(|it| text.contains(it)).unwrap();
        10_f64.powi(i32::try_from(found + 3).unwrap())
    };
    assert_eq!(exponent("10⁷"), Some(7));
    check_words("scientific", scientific, |item, option| {
        let (digit, number) = (numbers(option)[0], numbers(&item.ask)[0]);
        digit < 10.0 && is_near(digit * power(option), number)
    });
    check("from_scientific", from_scientific, |n, item| n[0] * power(&item.ask));
}

#[test]
fn algebra() {
    use super::algebra::*;
    check("linear", linear, |n, _| (n[2] - n[1]) / n[0]);
    check("both_sides", both_sides, |n, _| (n[3] - n[1]) / (n[0] - n[2]));
    check("story", story, |n, _| (n[1] - n[0]) / 2.0);
    check("sum_and_difference", sum_and_difference, |n, _| f64::midpoint(n[0], n[1]));
    check("wheels", wheels, |n, _| (n[3] - 2.0 * n[0]) / 2.0);
    check_words("roots", roots, |item, option| {
        let (n, roots) = (numbers(&item.ask.replace("- ", "")), numbers(option));
        is_near(roots[0] + roots[1], n[0]) && is_near(roots[0] * roots[1], n[1])
    });
    check_words("square_equals", square_equals, |item, option| {
        let (n, roots) = (numbers(&item.ask)[0], numbers(option));
        roots.len() == 2 && roots.iter().all(|root| is_near(root * root, n)) && !is_near(roots[0], roots[1])
    });
    check("value_of", value_of, |n, _| n[0] * n[2] + n[1]);
    check_words("translated", translated, |item, option| option == item.right);
    check("affine", affine, |n, _| n[0] * n[2] + n[1]);
    check("affine_inverse", affine_inverse, |n, _| (n[2] - n[0]) / n[1]);
    check("term", term, |n, _| n[0] + (n[1] - n[0]) * (n[3] - 1.0));
    check("common_difference", common_difference, |n, _| (n[2] - n[0]) / (n[1] - 1.0));
}

#[test]
fn measures_and_figures() {
    use super::geometry::*;
    use super::measures::*;
    check("converted", converted, |n, item| n[0] * if item.ask.contains(" cm") { 100.0 } else { 1000.0 });
    check("half_unit", half_unit, |n, item| {
        (n[0] + 0.5) * if item.ask.contains("metro") { 100.0 } else { 1000.0 }
    });
    check("minutes_in", minutes_in, |n, item| {
        n[0] * 60.0 + if item.ask.contains("meia") { 30.0 } else { 0.0 }
    });
    let clocks = |text: &str| -> Vec<f64> {
        let parts = text.split([' ', '?', '.']).collect::<Vec<_>>();
        let mut clocks = Vec::new();
        for (place, part) in parts.iter().enumerate() {
            let number = |at: usize| parts[at].parse::<f64>().unwrap();
            match *part {
                "h" => clocks.push(number(place - 1) * 60.0),
                "min" => *clocks.last_mut().unwrap() += number(place - 1),
                _ => {}
            }
        }
        clocks
    };
    check("hours_later", hours_later, |_, item| clocks(&item.ask).iter().sum());
    check("minutes_between", minutes_between, |_, item| clocks(&item.ask)[1] - clocks(&item.ask)[0]);
    check_words("fitting_unit", fitting_unit, |item, option| option == item.right);
    check("perimeter", perimeter, |n, _| 2.0 * (n[0] + n[1]));
    check("square_perimeter", square_perimeter, |n, _| 4.0 * n[0]);
    check("fence", fence, |n, _| 2.0 * (n[0] + n[1]));
    check("rectangle_area", rectangle_area, |n, _| n[0] * n[1]);
    check("square_area", square_area, |n, _| n[0] * n[0]);
    check("triangle_area", triangle_area, |n, item| {
        n[0] * n[1] / if item.ask.contains("triângulo") { 2.0 } else { 1.0 }
    });
    check("box_volume", box_volume, |n, _| n[0] * n[1] * n[2]);
    check("missing_height", missing_height, |n, _| n[0] / (n[1] * n[2]));
    check("complement", complement, |n, _| 90.0 - n[0]);
    check("supplement", supplement, |n, _| 180.0 - n[0]);
    check("third_angle", third_angle, |n, item| {
        if item.ask.contains("triângulo") { 180.0 - n[0] - n[1] } else { 90.0 - n[0] }
    });
    check("hypotenuse", hypotenuse, |n, _| n[0].hypot(n[1]));
    check("ladder", ladder, |n, _| (n[0] * n[0] - n[1] * n[1]).sqrt());
}

#[test]
fn data_and_chance() {
    use super::data::*;
    let most_often = |n: &[f64]| {
        *n.iter().max_by_key(|it| n.iter().filter(|other| is_near(**other, **it)).count()).unwrap()
    };
    check("mean", mean, |n, _| n.iter().sum::<f64>() / 4.0);
    check("median", median, |n, _| {
        let mut sorted = n.to_vec();
        sorted.sort_by(f64::total_cmp);
        sorted[2]
    });
    check("mode", mode, |n, _| most_often(n));
    check("ball", ball, |n, _| n[0] / (n[0] + n[1]));
    check("not_ball", not_ball, |n, _| n[1] / (n[0] + n[1]));
    check("die", die, |n, _| (7.0 - n[2]) / 6.0);
    check("total_votes", total_votes, |n, _| n[0] + n[1] + n[2]);
    check("votes_more", votes_more, |n, _| n[2] - n[1]);
    check("least_votes", least_votes, |n, _| n[0] - n[1]);
    check("outfits", outfits, |n, _| n[0] * n[1]);
    check("line_up", line_up, |n, _| {
        [3.0, 4.0, 5.0].into_iter().filter(|it| *it <= n[0]).product::<f64>() * 2.0
    });
    check("menus", menus, |n, _| n[0] * n[1] * n[2]);
}
