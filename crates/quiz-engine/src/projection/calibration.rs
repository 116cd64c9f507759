use kernel::Decimal;
use thiserror::Error;

use super::estimate::{Estimate, Index, WIDEST};

/// What was projected for a school before an edition of the SAEB, and what came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition {
    pub projected: Index,
    /// The school's standardised note of the component, 0 to 10.
    pub official: Decimal<2>,
}

/// A projection on the scale of the official note, by what the school's own editions came to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Calibrated {
    pub estimate: Estimate,
    /// How many editions it rests on.
    pub editions: u32,
}

/// Why a projection stays on its own scale, as a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotCalibrated {
    #[error(
        "Sem calibração: ela precisa de {LEAST_EDITIONS} edições da própria escola com projeção e resultado oficial, \
         e há {has}."
    )]
    FewEditions { has: u32 },
    #[error(
        "Sem calibração: da projeção à nota Saeb a diferença muda tanto de uma edição para outra que a margem passaria de {} pontos.",
        WIDEST.with_comma()
    )]
    Unsteady,
}

/// One edition shows a difference but not how much it changes from one to the next.
pub const LEAST_EDITIONS: usize = 2;

/// How far, in points, the difference between note and projection is taken to change from edition to edition, and how many
/// editions that assumption weighs as much as. No school has enough editions to do without; the two are not from a source.
const CHANGES: f64 = 0.5;
const WEIGHS: usize = 4;

/// So many standard deviations on either side hold 90 % of Student's distribution, from 5 degrees of freedom on.
const STUDENT: [f64; 8] = [2.015, 1.943, 1.895, 1.860, 1.833, 1.812, 1.796, 1.782];

/// Moves a projection by the mean difference of the school's editions and widens its interval by how much the difference changes.
///
/// A point of the index stays a point of the note: a slope takes more editions than any school has, and through two of them a line
/// goes without an error whatever they are. With two, the mean of two differences moves the projection, and the interval becomes
/// at least 2.4 points wide, since that is how little two differences say of the next.
pub fn calibrated(estimate: &Estimate, editions: &[Edition]) -> Result<Calibrated, NotCalibrated> {
    let has = u32::try_from(editions.len()).unwrap_or(u32::MAX);
    if editions.len() < LEAST_EDITIONS {
        return Err(NotCalibrated::FewEditions { has });
    }
    let differences = editions.iter().map(Edition::difference);
    let count = f64::from(has);
    let mean = differences.clone().sum::<f64>() / count;
    let squares: f64 = differences.map(|difference| (difference - mean).powi(2)).sum();
    let assumed = f64::from(u32::try_from(WEIGHS).unwrap_or_default());
    let variance = (assumed * CHANGES * CHANGES + squares) / (assumed + count - 1.0);
    let student = STUDENT[(editions.len() - LEAST_EDITIONS).min(STUDENT.len() - 1)];
    let half = student * (variance * (1.0 + 1.0 / count)).sqrt();
    let estimate = estimate.moved(mean, half).map_err(|_| NotCalibrated::Unsteady)?;
    Ok(Calibrated { estimate, editions: has })
}

impl Edition {
    /// Points by which the note was above the projection.
    fn difference(&self) -> f64 {
        let hundredths = self.official.units() - self.projected.decimal().units() * 10;
        i32::try_from(hundredths).map_or(0.0, |hundredths| f64::from(hundredths) / 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edition(projected: f64, official: &str) -> Edition {
        let projected = Estimate::of(projected, 0.0, 0.0).unwrap().index();
        Edition { projected, official: official.parse().unwrap() }
    }

    #[test]
    fn a_projection_moves_by_what_the_editions_differed() {
        let now = Estimate::of(5.0, 0.04, 0.0).unwrap();
        for (editions, index, low, high) in [
            (&[edition(5.0, "5.00"), edition(6.0, "6.00")][..], "5.0", "3.8", "6.2"),
            (&[edition(5.0, "5.50"), edition(6.0, "6.50")], "5.5", "4.3", "6.7"),
            (&[edition(5.0, "5.50"), edition(6.0, "6.90")], "5.7", "4.5", "6.9"),
            (&[edition(5.0, "4.00"), edition(5.0, "4.00"), edition(4.0, "3.00")], "4.0", "3.0", "5.0"),
        ] {
            let found = calibrated(&now, editions).unwrap();
            let told = [found.estimate.index(), found.estimate.low(), found.estimate.high()];
            assert_eq!(told.map(|it| it.decimal().to_string()), [index, low, high], "{editions:?}");
            assert_eq!(found.editions as usize, editions.len());
        }
    }

    #[test]
    fn one_edition_calibrates_nothing_nor_do_two_that_disagree_wildly() {
        let now = Estimate::of(5.0, 0.04, 0.0).unwrap();
        for (editions, said) in [
            (
                &[edition(5.0, "5.50")][..],
                "Sem calibração: ela precisa de 2 edições da própria escola com projeção e resultado oficial, e há 1.",
            ),
            (
                &[edition(5.0, "8.00"), edition(5.0, "2.00")],
                "Sem calibração: da projeção à nota Saeb a diferença muda tanto de uma edição para outra que a margem passaria de 4,0 pontos.",
            ),
        ] {
            assert_eq!(calibrated(&now, editions).unwrap_err().to_string(), said);
        }
    }
}
