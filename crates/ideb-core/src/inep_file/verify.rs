//! Published results computed anew.

use kernel::{Decimal, Stage};

use crate::formula;
use crate::measure::{Edition, PublishedIdeb};
use crate::ratio::Ratio;
use crate::reference::{Area, Figures, ReferenceRow};

use super::reading::Reading;

/// How far a published N may lie from the computed one: INEP computed some, those of 2005, from proficiencies with
/// more than the two places in print, and half of the last place of both is worth up to 0.00019.
const SCORE_TOLERANCE: Decimal<5> = Decimal::from_units(20);

/// How far a published P may lie from the computed one: half a unit of the fewest places in print, four.
const INDICATOR_TOLERANCE: Decimal<5> = Decimal::from_units(5);

/// What came out of computing a file's results anew.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Verification {
    /// Results computed: those with a published index and the figures it is made of.
    pub checked: usize,
    /// Of these, the ones whose index, N and P came out as published.
    pub agreeing: usize,
    /// Results with a published index but not the figures it is made of.
    pub without_inputs: usize,
    /// Of the computed ones, those that did not agree.
    pub differing: Vec<Difference>,
}

/// A result that came out otherwise than published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    pub line: u32,
    /// The school or area.
    pub name: String,
    pub stage: Stage,
    pub edition: Edition,
    pub published: PublishedIdeb,
    pub computed: PublishedIdeb,
    /// Which figures differ, as a sentence.
    pub detail: String,
}

/// Computes N, P and the index of schools and municipalities anew from proficiencies and approval; for states,
/// regions and the country, which INEP publishes with an N of their own, only published N x published P.
pub fn verify(reading: &Reading) -> Verification {
    let mut verification = Verification::default();
    for (line, row) in &reading.rows {
        match row {
            ReferenceRow::School(school, results) => {
                for result in results {
                    let of = (*line, school.name.as_str(), result.stage, result.edition);
                    verification.note(of, &result.figures, recomputed);
                }
            }
            ReferenceRow::Area(results) => {
                for result in results {
                    let compute = match result.area {
                        Area::Municipality(_) => recomputed,
                        _ => product_alone,
                    };
                    let name = format!("{} ({})", area_name(&result.area), result.network);
                    let of = (*line, name.as_str(), result.stage, result.edition);
                    verification.note(of, &result.figures, compute);
                }
            }
        }
    }
    for row in &reading.unkeyed {
        for (stage, edition, figures) in &row.results {
            verification.note((row.line, row.name.as_str(), *stage, *edition), figures, recomputed);
        }
    }
    verification
}

/// N x P, and which published figures differ from the computed ones.
struct Computed {
    product: Ratio,
    details: Vec<String>,
}

impl Verification {
    fn note(
        &mut self,
        (line, name, stage, edition): (u32, &str, Stage, Edition),
        figures: &Figures,
        compute: fn(Stage, Edition, &Figures) -> Option<Computed>,
    ) {
        let Some(published) = figures.ideb else {
            return;
        };
        let Some(Computed { product, mut details }) = compute(stage, edition, figures) else {
            self.without_inputs += 1;
            return;
        };
        self.checked += 1;
        let computed = formula::published(product);
        if computed != published {
            details.push(format!(
                "IDEB publicado {}, calculado {} (N x P = {})",
                published.decimal().with_comma(),
                computed.decimal().with_comma(),
                product.to_decimal::<6>().with_comma()
            ));
        }
        if details.is_empty() {
            self.agreeing += 1;
            return;
        }
        self.differing.push(Difference {
            line,
            name: name.to_owned(),
            stage,
            edition,
            published,
            computed,
            detail: details.join("; "),
        });
    }
}

fn recomputed(stage: Stage, edition: Edition, figures: &Figures) -> Option<Computed> {
    let computed = formula::recompute(stage, edition, figures)?;
    let score =
        figures.score.and_then(|n| differing("N", n.decimal().into(), computed.score, SCORE_TOLERANCE));
    let indicator = figures.indicator.and_then(|p| {
        let from_grades = formula::indicator(&figures.approval_by_grade)?;
        differing("P", p.decimal().into(), from_grades, INDICATOR_TOLERANCE)
    });
    Some(Computed { product: computed.product, details: [score, indicator].into_iter().flatten().collect() })
}

fn product_alone(_: Stage, _: Edition, figures: &Figures) -> Option<Computed> {
    let score = Ratio::from(figures.score?.decimal());
    let indicator = Ratio::from(figures.indicator?.decimal());
    Some(Computed { product: score * indicator, details: Vec::new() })
}

fn differing(name: &str, published: Ratio, computed: Ratio, tolerance: Decimal<5>) -> Option<String> {
    let tolerance = Ratio::from(tolerance);
    if (published - tolerance..=published + tolerance).contains(&computed) {
        return None;
    }
    let shown = |value: Ratio| value.to_decimal::<6>().with_comma();
    Some(format!("{name} publicado {}, calculado {}", shown(published), shown(computed)))
}

fn area_name(area: &Area) -> String {
    match area {
        Area::Municipality(code) => format!("Município {code}"),
        Area::State(uf) => uf.name().to_owned(),
        Area::Region(name) => name.clone(),
        Area::Country => "Brasil".to_owned(),
    }
}
