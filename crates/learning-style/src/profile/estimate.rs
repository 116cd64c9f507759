use super::confidence::Confidence;
use super::evidence;
use super::score::{Score, against_the_middle, lift, parts, weight};
use crate::behaviour::{Counts, Usual};
use crate::questionnaire::Replies;
use crate::style::{Intelligence, Style};

/// What a pupil seems to prefer; [the module](super) says how it is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Profile {
    vark: [Score; Style::ALL.len()],
    intelligences: [Score; Intelligence::ALL.len()],
    /// The style that stands out beyond noise.
    pub dominant: Option<Style>,
    /// The one that stands out of the others.
    pub secondary: Option<Style>,
    /// The intelligence that stands out beyond noise.
    pub prominent: Option<Intelligence>,
    pub confidence: Confidence,
    /// Recorded behaviours; what was replied to the questionnaire is none.
    pub interactions: u64,
}

impl Profile {
    /// `usual`: what is usual in the pupil's class.
    pub fn of(counts: &Counts, usual: Usual, replies: &Replies) -> Self {
        let of_styles = evidence::of_styles(counts, usual, replies);
        let of_intelligences = evidence::of_intelligences(counts, usual, replies);
        let (vark, intelligences) = (parts(of_styles), of_intelligences.map(against_the_middle));
        let mut ranked = Style::ALL;
        ranked.sort_by_key(|style| std::cmp::Reverse(lift(of_styles[style.place()])));
        let stands_out = |from: usize| {
            let (style, others) = ranked.get(from..)?.split_first()?;
            let above = |other: &Style| vark[style.place()].is_above(vark[other.place()]);
            others.iter().all(above).then_some(*style)
        };
        let dominant = stands_out(0);
        let prominent = Intelligence::ALL.into_iter().find(|one| {
            let mut others = Intelligence::ALL.into_iter().filter(|other| other != one);
            others.all(|other| intelligences[one.place()].is_above(intelligences[other.place()]))
        });
        Self {
            vark,
            intelligences,
            dominant,
            secondary: dominant.and_then(|_| stands_out(1)),
            prominent,
            confidence: Confidence::of(of_styles.map(weight).iter().sum::<u128>() / 4),
            interactions: counts.interactions(),
        }
    }

    /// As it is kept; `None` for what no estimate gives.
    pub fn stored(
        vark: [Score; Style::ALL.len()],
        intelligences: [Score; Intelligence::ALL.len()],
        [dominant, secondary]: [Option<Style>; 2],
        prominent: Option<Intelligence>,
        confidence: Confidence,
        interactions: u64,
    ) -> Option<Self> {
        let hundred = vark.iter().map(|score| score.value.units()).sum::<i64>() == 10_000;
        let ranked = secondary.is_none() || (dominant.is_some() && dominant != secondary);
        let profile = Self { vark, intelligences, dominant, secondary, prominent, confidence, interactions };
        (hundred && ranked).then_some(profile)
    }

    pub const fn style(&self, style: Style) -> Score {
        self.vark[style.place()]
    }

    pub const fn intelligence(&self, intelligence: Intelligence) -> Score {
        self.intelligences[intelligence.place()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_profile_is_read_back_and_what_no_estimate_gives_is_refused() {
        let counts = Counts { helps: [90, 0, 0, 0], ..Counts::default() };
        let found = Profile::of(&counts, Usual::ASSUMED, &Replies::default());
        let (vark, intelligences) =
            (Style::ALL.map(|it| found.style(it)), Intelligence::ALL.map(|it| found.intelligence(it)));
        let stored = |vark, styles| {
            Profile::stored(
                vark,
                intelligences,
                styles,
                found.prominent,
                found.confidence,
                found.interactions,
            )
        };
        assert_eq!(stored(vark, [found.dominant, found.secondary]), Some(found));
        let visual = Some(Style::Visual);
        for styles in [[None, visual], [visual, visual]] {
            assert_eq!(stored(vark, styles), None, "{styles:?}");
        }
        assert_eq!(stored([vark[0]; 4], [visual, None]), None, "not a hundred");
        let decimals = |texts: [&str; 3]| texts.map(|text| text.parse().unwrap());
        for (texts, is_one) in [
            (["25", "20", "30"], true),
            (["100", "0", "100"], true),
            (["20", "25", "30"], false),
            (["25", "20", "24.99"], false),
            (["0", "-0.01", "1"], false),
            (["100", "99", "100.01"], false),
        ] {
            assert_eq!(Score::stored(decimals(texts)).is_some(), is_one, "{texts:?}");
        }
    }
}
