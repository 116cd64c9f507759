//! How often a preference is told that there is not, and how often one that there is.

use super::Profile;
use crate::behaviour::{Counts, Often, Usual};
use crate::questionnaire::{ITEMS, Letter, Replies};
use crate::style::Style;

/// Numbers by chance, the same each time (SplitMix64).
struct Chance(u64);

impl Chance {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % below
    }

    fn happens(&mut self, per_thousand: u64) -> bool {
        self.next(1000) < per_thousand
    }
}

/// Deeds per thousand chances: of images, reading aloud, explanations, reviews.
type Rates = [u64; 4];

/// As `Usual::ASSUMED` has it.
const EVEN: Rates = [300, 50, 100, 400];

fn often(chance: &mut Chance, rate: u64, chances: u64) -> Often {
    Often { done: (0..chances).filter(|_| chance.happens(rate)).count() as u64, chances }
}

/// After so many answers: two questions of five have an image, three of ten are missed; half of the answers took longer.
fn counts(chance: &mut Chance, answers: u64, rates: Rates) -> Counts {
    let missed = (0..answers).filter(|_| chance.happens(300)).count() as u64;
    let pictured = (0..answers).filter(|_| chance.happens(400)).count() as u64;
    let quick = (0..answers).filter(|_| chance.happens(500)).count() as u64;
    let mut helps = [0; 4];
    for _ in 0..answers / 20 {
        helps[usize::try_from(chance.next(4)).unwrap()] += 1;
    }
    Counts {
        answers,
        right: answers - missed,
        images: often(chance, rates[0], pictured),
        read_aloud: often(chance, rates[1], answers),
        explanations: often(chance, rates[2], answers),
        reviews: often(chance, rates[3], missed),
        quick,
        unhurried: answers - quick,
        helps,
        ..Counts::default()
    }
}

fn replies(chance: &mut Chance) -> Replies {
    let letters = ITEMS.map(|item| (item.slug, Letter::ALL[usize::try_from(chance.next(4)).unwrap()].slug()));
    Replies::parse(letters).unwrap()
}

/// Of 1,000 pupils each time: with so many answers, and with the questionnaire or without.
const ANSWERS: [u64; 7] = [0, 5, 20, 60, 200, 600, 2000];
const PUPILS: u64 = 1000;

fn told(rates: Rates, answers: u64, asked: bool, tells: impl Fn(&Profile) -> bool) -> u64 {
    let mut chance = Chance(answers * 2 + u64::from(asked));
    let profile = |_: &u64| {
        let counts = counts(&mut chance, answers, rates);
        let replies = if asked { replies(&mut chance) } else { Replies::default() };
        tells(&Profile::of(&counts, Usual::ASSUMED, &replies))
    };
    (0..PUPILS).filter(profile).count() as u64
}

#[test]
fn fewer_than_5_of_100_even_pupils_are_told_a_style() {
    for asked in [false, true] {
        for answers in ANSWERS {
            let styles = told(EVEN, answers, asked, |profile| profile.dominant.is_some());
            let intelligences = told(EVEN, answers, asked, |profile| profile.prominent.is_some());
            println!(
                "{answers} answers, asked {asked}: {styles} styles, {intelligences} intelligences of {PUPILS}"
            );
            assert!(styles < PUPILS / 20 && intelligences < PUPILS / 20);
        }
    }
}

#[test]
fn fewer_than_5_of_100_with_one_preference_are_told_a_second() {
    for answers in ANSWERS {
        let seconds = told([900, 50, 100, 400], answers, true, |profile| profile.secondary.is_some());
        println!("{answers} answers: {seconds} of {PUPILS}");
        assert!(seconds < PUPILS / 20);
    }
}

#[test]
fn who_opens_twice_as_many_images_is_told_after_some_hundred_answers() {
    for (answers, least) in [(200, 300), (600, 800), (2000, 990)] {
        let visual = |profile: &Profile| profile.dominant == Some(Style::Visual);
        let found = told([600, 50, 100, 400], answers, false, visual);
        println!("{answers} answers: {found} of {PUPILS}");
        assert!(found >= least, "{found} of {PUPILS}");
    }
}

#[test]
fn of_ten_ranges_eight_hold_the_truth() {
    for answers in ANSWERS {
        for style in Style::ALL {
            let holds = told(EVEN, answers, true, |profile| {
                let score = profile.style(style);
                (score.low.units()..=score.high.units()).contains(&2500)
            });
            assert!(holds >= PUPILS * 8 / 10, "{style:?} after {answers}: {holds}");
        }
    }
}
