//! What a mean proficiency means: its level on INEP's scale, and its band of learning where one is known.
//!
//! The levels are INEP's. The bands are not official: they are kept as data, with who set them and since when they hold.

use kernel::{Stage, words};

use crate::measure::{Edition, Proficiency};

words! {
    /// A subject of the Saeb.
    pub enum Subject {
        Lp = "lp",
        Mt = "mt",
    }
}

words! {
    /// A band of learning, from the lowest on.
    pub enum Band {
        Insufficient = "insuficiente",
        Basic = "basico",
        Proficient = "proficiente",
        Advanced = "avancado",
    }
}

/// The points of a level: one scale a subject over all grades, in steps as wide.
const STEP: i64 = 25;
/// The end of the scale.
const TOP: i64 = 500;

/// A level of INEP's scale: from `from` on, below `to`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Level {
    pub from: i64,
    pub to: i64,
}

impl Level {
    pub fn of(proficiency: Proficiency) -> Self {
        let from = (points(proficiency) / STEP * STEP).min(TOP - STEP);
        Self { from, to: from + STEP }
    }
}

/// The whole points of a proficiency, which no cut lies between.
fn points(proficiency: Proficiency) -> i64 {
    proficiency.decimal().units() / Proficiency::ONE
}

/// Bands of one tested grade and subject, as somebody set them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bands {
    pub stage: Stage,
    pub subject: Subject,
    /// Where each band above the lowest begins.
    pub cuts: [i64; 3],
    /// Who set them.
    pub source: &'static str,
    /// Whether INEP did.
    pub official: bool,
    /// The editions they hold for; without an end while no others are known.
    pub since: i16,
    pub until: Option<i16>,
}

const fn bands(stage: Stage, subject: Subject, cuts: [i64; 3]) -> Bands {
    Bands {
        stage,
        subject,
        cuts,
        source: "Todos pela Educação / QEdu",
        official: false,
        since: 2005,
        until: None,
    }
}

/// For ensino médio none are known.
static BANDS: [Bands; 4] = [
    bands(Stage::AnosIniciais, Subject::Lp, [150, 200, 250]),
    bands(Stage::AnosIniciais, Subject::Mt, [175, 225, 275]),
    bands(Stage::AnosFinais, Subject::Lp, [200, 275, 325]),
    bands(Stage::AnosFinais, Subject::Mt, [225, 300, 350]),
];

impl Bands {
    /// Those of a stage's tested grade in an edition.
    pub fn of(stage: Stage, subject: Subject, edition: Edition) -> Option<&'static Self> {
        let year = edition.year();
        BANDS.iter().find(|bands| {
            (bands.stage, bands.subject) == (stage, subject)
                && bands.since <= year
                && bands.until.is_none_or(|last| year <= last)
        })
    }

    pub fn band(&self, proficiency: Proficiency) -> Band {
        let [basic, proficient, advanced] = self.cuts;
        match points(proficiency) {
            points if points >= advanced => Band::Advanced,
            points if points >= proficient => Band::Proficient,
            points if points >= basic => Band::Basic,
            _ => Band::Insufficient,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proficiency(text: &str) -> Proficiency {
        Proficiency::parse(text).unwrap()
    }

    #[test]
    fn a_level_has_25_points_and_begins_with_its_first() {
        for (points, from, to) in
            [("0", 0, 25), ("249.99", 225, 250), ("250", 250, 275), ("260.84", 250, 275), ("500", 475, 500)]
        {
            assert_eq!(Level::of(proficiency(points)), Level { from, to }, "{points}");
        }
    }

    #[test]
    fn a_band_begins_with_its_cut() {
        use Band::{Advanced, Basic, Insufficient, Proficient};
        let edition = Edition::new(2023).unwrap();
        for (stage, subject, cuts) in [
            (Stage::AnosIniciais, Subject::Lp, ["150", "200", "250"]),
            (Stage::AnosIniciais, Subject::Mt, ["175", "225", "275"]),
            (Stage::AnosFinais, Subject::Lp, ["200", "275", "325"]),
            (Stage::AnosFinais, Subject::Mt, ["225", "300", "350"]),
        ] {
            let bands = Bands::of(stage, subject, edition).unwrap();
            let at = cuts.map(|cut| bands.band(proficiency(cut)));
            assert_eq!(at, [Basic, Proficient, Advanced], "{stage:?} {subject:?}");
            let below = cuts.map(|cut| {
                let cut = proficiency(cut).decimal().units();
                bands.band(Proficiency::new(kernel::Decimal::from_units(cut - 1)).unwrap())
            });
            assert_eq!(below, [Insufficient, Basic, Proficient], "{stage:?} {subject:?}");
        }
    }

    #[test]
    fn bands_say_who_set_them_and_that_it_was_not_inep() {
        let edition = Edition::new(2005).unwrap();
        let bands = Bands::of(Stage::AnosFinais, Subject::Mt, edition).unwrap();
        assert_eq!((bands.source, bands.official), ("Todos pela Educação / QEdu", false));
    }

    #[test]
    fn of_ensino_medio_no_band_is_known() {
        for subject in Subject::ALL {
            for year in [2005, 2019, 2023] {
                assert_eq!(Bands::of(Stage::EnsinoMedio, subject, Edition::new(year).unwrap()), None);
            }
        }
    }
}
