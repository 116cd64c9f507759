use crate::behaviour::{Counts, Help, Usual};
use crate::questionnaire::Replies;
use crate::style::{Intelligence, Style};

/// What speaks for a style or an intelligence, in thousandths of a deed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Evidence {
    pub done: u64,
    pub expected: u64,
}

/// A deed that speaks for one thing alone.
const DEED: u64 = 1000;
/// What an option of four is expected to be chosen.
const OF_FOUR: u64 = DEED / 4;
/// The time of an answer says little: it is also that of who reads slowly, or guesses.
const TIME: u64 = DEED / 4;

impl Evidence {
    fn add(&mut self, done: u64, expected: u64) {
        self.done += done;
        self.expected += expected;
    }
}

/// By `Style::ALL`.
pub fn of_styles(counts: &Counts, usual: Usual, replies: &Replies) -> [Evidence; Style::ALL.len()] {
    let helps: u64 = counts.helps.iter().sum();
    let timed = (counts.quick + counts.unhurried) * (TIME / 2);
    let mut all = Style::ALL.map(|style| {
        let mut evidence = Evidence::default();
        let help = match style {
            Style::Visual => {
                evidence.add(counts.images.within() * DEED, usual.images(counts));
                Help::Image
            }
            Style::Auditory => {
                evidence.add(counts.read_aloud.within() * DEED, usual.read_aloud(counts));
                Help::Sound
            }
            Style::ReadingWriting => {
                evidence.add(counts.explanations.within() * DEED, usual.explanations(counts));
                evidence.add(counts.unhurried * TIME, timed);
                Help::Text
            }
            Style::Kinesthetic => {
                evidence.add(counts.reviews.within() * DEED, usual.reviews(counts));
                evidence.add(counts.quick * TIME, timed);
                Help::Steps
            }
        };
        evidence.add(counts.helps[help.place()] * DEED, helps * OF_FOUR);
        evidence
    });
    for (item, chosen) in replies.choices() {
        for option in &item.options {
            all[option.style.place()].add(0, OF_FOUR);
        }
        all[chosen.style.place()].add(DEED, 0);
    }
    all
}

/// By `Intelligence::ALL`. Of three a quiz shows nothing, see [`Intelligence::is_only_asked`].
pub fn of_intelligences(
    counts: &Counts,
    usual: Usual,
    replies: &Replies,
) -> [Evidence; Intelligence::ALL.len()] {
    let helps: u64 = counts.helps.iter().sum();
    let mut all = Intelligence::ALL.map(|intelligence| {
        let mut evidence = Evidence::default();
        let help = match intelligence {
            Intelligence::VerbalLinguistic => {
                evidence.add(counts.explanations.within() * DEED, usual.explanations(counts));
                Some(Help::Text)
            }
            Intelligence::Spatial => {
                evidence.add(counts.images.within() * DEED, usual.images(counts));
                Some(Help::Image)
            }
            Intelligence::Musical => {
                evidence.add(counts.read_aloud.within() * DEED, usual.read_aloud(counts));
                Some(Help::Sound)
            }
            Intelligence::Intrapersonal => {
                evidence.add(counts.reviews.within() * DEED, usual.reviews(counts));
                None
            }
            Intelligence::LogicalMathematical => Some(Help::Steps),
            Intelligence::BodilyKinesthetic | Intelligence::Interpersonal | Intelligence::Naturalist => None,
        };
        if let Some(help) = help {
            evidence.add(counts.helps[help.place()] * DEED, helps * OF_FOUR);
        }
        evidence
    });
    for (item, chosen) in replies.choices() {
        for option in &item.options {
            all[option.intelligence.place()].add(0, OF_FOUR);
        }
        all[chosen.intelligence.place()].add(DEED, 0);
    }
    all
}
