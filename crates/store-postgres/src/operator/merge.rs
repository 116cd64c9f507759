//! Figures of a file beside those that are known. The rule is the domain's: here they are only fetched.

use std::collections::HashMap;
use std::fmt::Write as _;

use diesel::prelude::*;
use diesel::sql_types::BigInt;
use ideb_core::measure::Edition;
use ideb_core::precision::{Merged, Precision, merge};
use ideb_core::reference::Figures;
use kernel::Stage;

use crate::index::figures::FiguresRow;

/// What is known under one of the keys that were asked for, by its place among them, from 1.
#[derive(QueryableByName)]
pub(crate) struct KnownRow {
    #[diesel(sql_type = BigInt)]
    asked: i64,
    #[diesel(embed)]
    figures: FiguresRow,
}

/// Asks for the figures under keys, which are bound column by column.
pub(crate) fn known_figures(table: &str, keys: &[(&str, &str)]) -> String {
    let names = keys.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let mut arrays = String::new();
    for (place, (_, sql_type)) in (1..).zip(keys) {
        // Writing to a String cannot fail.
        let _ = write!(arrays, "{}${place}::{sql_type}[]", if place == 1 { "" } else { ", " });
    }
    format!(
        "SELECT asked, approval, approval_by_grade, indicator, proficiency_lp, proficiency_mt, score, ideb, target
         FROM unnest({arrays}) WITH ORDINALITY AS key ({names}, asked) JOIN {table} USING ({names})"
    )
}

/// The figures to write for each of the results told, and how many of these came with fewer places than were known.
#[derive(Debug, Default)]
pub(crate) struct Beside {
    pub(crate) figures: Vec<Figures>,
    pub(crate) coarser: usize,
    pub(crate) overruled: usize,
}

/// Merges what is told with what is known.
pub(crate) fn beside<'a>(
    known: Vec<KnownRow>,
    told: impl Iterator<Item = (Stage, Edition, &'a Figures)>,
    precision: &Precision,
) -> Beside {
    let known: HashMap<i64, Figures> = known.into_iter().map(|row| (row.asked, row.figures.into())).collect();
    let mut beside = Beside::default();
    for (asked, (stage, edition, figures)) in (1..).zip(told) {
        let Some(known) = known.get(&asked) else {
            beside.figures.push(figures.clone());
            continue;
        };
        let places = precision.of(stage, edition, figures);
        let Merged { figures, coarser, overruled } = merge(known, figures.clone(), places);
        beside.figures.push(figures);
        beside.coarser += usize::from(coarser);
        beside.overruled += usize::from(overruled);
    }
    beside
}
