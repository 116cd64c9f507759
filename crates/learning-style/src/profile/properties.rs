use chrono::{DateTime, TimeDelta};
use proptest::prelude::*;

use super::{MOST_BY_ONE_BEHAVIOUR, MOST_BY_ONE_BEHAVIOUR_OF_AN_INTELLIGENCE, Profile};
use crate::behaviour::{Answered, Behaviour, Counts, Deed, Help, Offered, Often, Usual};
use crate::questionnaire::{ITEMS, Letter, Replies};
use crate::style::{Intelligence, Style};

/// A behaviour, with the class's median.
type Seen = (Behaviour, Option<u16>);

fn seen() -> impl Strategy<Value = Seen> {
    let answered = (0..90_u16, any::<(bool, bool, bool, bool)>()).prop_map(
        |(seconds, (right, explanation, read_aloud, image))| {
            Deed::Answered(Answered { seconds, right, offered: Offered { explanation, read_aloud, image } })
        },
    );
    let deed = prop_oneof![
        4 => answered,
        1 => Just(Deed::OpenedExplanation),
        1 => Just(Deed::ReadAloud),
        1 => Just(Deed::OpenedImage),
        1 => Just(Deed::Reviewed),
        1 => prop::sample::select(&Help::ALL[..]).prop_map(Deed::Helped),
    ];
    let median = prop::option::of(0..90_u16);
    (deed, 0..1_000_000_i64, median).prop_map(|(deed, second, median)| {
        let at = DateTime::UNIX_EPOCH + TimeDelta::seconds(second);
        (Behaviour { deed, at }, median)
    })
}

/// What is usual in some class: also in one that does all or nothing.
fn usual() -> impl Strategy<Value = Usual> {
    let often = || (0..=2000_u64, 0..=2000_u64).prop_map(|(done, chances)| Often { done, chances });
    (often(), often(), often(), often()).prop_map(|(explanations, read_aloud, images, reviews)| {
        Usual::of(&Counts { explanations, read_aloud, images, reviews, ..Counts::default() })
    })
}

fn replies() -> impl Strategy<Value = Replies> {
    prop::collection::vec(prop::option::of(prop::sample::select(&Letter::ALL[..])), ITEMS.len()).prop_map(
        |letters| {
            let given =
                ITEMS.iter().zip(letters).filter_map(|(item, letter)| Some((item.slug, letter?.slug())));
            Replies::parse(given).unwrap()
        },
    )
}

fn folded(seen: &[Seen]) -> Counts {
    let mut counts = Counts::default();
    for (behaviour, median) in seen {
        counts.add(behaviour, *median);
    }
    counts
}

fn values(profile: &Profile) -> ([i64; 4], [i64; 8]) {
    (
        Style::ALL.map(|style| profile.style(style).value.units()),
        Intelligence::ALL.map(|intelligence| profile.intelligence(intelligence).value.units()),
    )
}

proptest! {
    #[test]
    fn scores_are_within_bounds_and_those_of_vark_add_up(
        seen in prop::collection::vec(seen(), 0..200), often in 1..5000_u64, usual in usual(), replies in replies(),
    ) {
        let mut counts = folded(&seen);
        counts.images.done *= often;
        counts.images.chances *= often;
        counts.helps[1] *= often;
        let profile = Profile::of(&counts, usual, &replies);
        prop_assert_eq!(values(&profile).0.iter().sum::<i64>(), 10_000);
        let scores = Style::ALL.map(|style| profile.style(style)).into_iter();
        for score in scores.chain(Intelligence::ALL.map(|intelligence| profile.intelligence(intelligence))) {
            prop_assert!(0 <= score.low.units() && score.high.units() <= 10_000);
            prop_assert!(score.low <= score.value && score.value <= score.high);
        }
        prop_assert!(profile.confidence.decimal().units() < 10_000);
        prop_assert!(profile.secondary.is_none() || profile.dominant.is_some_and(|it| Some(it) != profile.secondary));
    }

    #[test]
    fn neither_order_nor_splits_matter(
        (inward, shuffled) in prop::collection::vec(seen(), 0..120)
            .prop_flat_map(|seen| (Just(seen.clone()), Just(seen).prop_shuffle())),
        cuts in prop::collection::vec(1..40_usize, 1..10),
    ) {
        let whole = folded(&inward);
        prop_assert_eq!(folded(&shuffled), whole);
        prop_assert_eq!(whole.interactions(), inward.len() as u64);
        let (mut rest, mut sum) = (&shuffled[..], Counts::default());
        for cut in cuts {
            let (part, later) = rest.split_at(cut.min(rest.len()));
            sum = folded(part) + sum;
            rest = later;
        }
        prop_assert_eq!(sum + folded(rest), whole);
    }

    #[test]
    fn one_more_behaviour_moves_little_and_takes_no_confidence(
        seen in prop::collection::vec(seen(), 0..120), more in seen(), usual in usual(), replies in replies(),
    ) {
        let mut counts = folded(&seen);
        let before = Profile::of(&counts, usual, &replies);
        counts.add(&more.0, more.1);
        let after = Profile::of(&counts, usual, &replies);
        prop_assert!(after.confidence >= before.confidence);
        let ((vark, others), (vark_after, others_after)) = (values(&before), values(&after));
        for (one, two) in vark.into_iter().zip(vark_after) {
            prop_assert!((one - two).abs() <= MOST_BY_ONE_BEHAVIOUR, "{one} {two}");
        }
        for (one, two) in others.into_iter().zip(others_after) {
            prop_assert!((one - two).abs() <= MOST_BY_ONE_BEHAVIOUR_OF_AN_INTELLIGENCE, "{one} {two}");
        }
    }

    #[test]
    fn a_reply_more_takes_no_confidence(seen in prop::collection::vec(seen(), 0..60), replies in replies()) {
        let counts = folded(&seen);
        let without = Profile::of(&counts, Usual::ASSUMED, &Replies::default());
        prop_assert!(Profile::of(&counts, Usual::ASSUMED, &replies).confidence >= without.confidence);
    }
}

#[test]
fn before_anything_is_known_all_is_even() {
    let profile = Profile::of(&Counts::default(), Usual::ASSUMED, &Replies::default());
    assert_eq!(values(&profile), ([2500; 4], [5000; 8]));
    assert_eq!((profile.dominant, profile.secondary, profile.prominent), (None, None, None));
    assert_eq!((profile.confidence.percent(), profile.interactions), (0, 0));
}

/// Nothing is kept of a behaviour but the counts: a hundred thousand take the place of one.
#[test]
fn a_hundred_thousand_behaviours_need_no_list() {
    let offered = Offered { explanation: true, read_aloud: true, image: true };
    let mut counts = Counts::default();
    for number in 0..100_000_u32 {
        let deed = match number % 4 {
            0 | 1 => Deed::Answered(Answered { seconds: 20, right: number % 8 == 0, offered }),
            2 => Deed::OpenedImage,
            _ => Deed::Helped(Help::Image),
        };
        let at = DateTime::UNIX_EPOCH + TimeDelta::seconds(number.into());
        counts.add(&Behaviour { deed, at }, Some(20));
    }
    assert_eq!(counts.interactions(), 100_000);
    assert!(size_of::<Counts>() <= 256);
    let profile = Profile::of(&counts, Usual::ASSUMED, &Replies::default());
    assert_eq!((profile.dominant, profile.confidence.percent()), (Some(Style::Visual), 99));
}
