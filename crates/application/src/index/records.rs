//! The school's records of the index.

use ideb_core::history::{self, HistoryRecord, Source};
use ideb_core::reference::ReferenceSchool;
use ideb_core::store::KnownFigures;
use kernel::StoreError;
use school_management::people::school::School;

use crate::index::published::published;

/// A school's records, and the school as INEP names it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Records {
    /// `None` unless it registered with a code that INEP's files carry.
    pub reference: Option<ReferenceSchool>,
    /// By stage and edition.
    pub records: Vec<HistoryRecord>,
}

/// What INEP published beside what the school entered.
pub fn records(school: Option<&School>, known: &mut dyn KnownFigures) -> Result<Records, StoreError> {
    let (reference, published) = published(school, known)?;
    let records = history::history(published_as(school), published, known.own_figures()?);
    Ok(Records { reference, records })
}

/// Where the results that stand as INEP's come from: those that the demonstration shows are invented.
pub fn published_as(school: Option<&School>) -> Source {
    if school.is_some_and(|school| school.demo) { Source::Invented } else { Source::Inep }
}

#[cfg(test)]
mod tests {
    use ideb_core::measure::{Edition, PublishedIdeb};
    use ideb_core::reference::{Figures, Network};
    use kernel::Stage;

    use super::*;
    use crate::testing::index::published_2019;
    use crate::testing::within;

    #[test]
    fn what_inep_published_stands_beside_what_the_school_entered() {
        let (database, ana) = published_2019();
        let own = Figures { ideb: PublishedIdeb::parse("4.9").ok(), ..Figures::default() };
        let edition = Edition::new(2021).unwrap();
        within(&database, &ana, |tx| tx.ideb().put_own_figure(Stage::AnosFinais, edition, &own)).unwrap();
        let found = within(&database, &ana, |tx| {
            let school = tx.school().school().unwrap();
            records(school.as_ref(), tx.ideb()).unwrap()
        });
        assert!(found.reference.is_some());
        let told = |record: &HistoryRecord| {
            let text = |ideb: Option<PublishedIdeb>| ideb.map(|ideb| ideb.to_string());
            let figures = &record.figures;
            (record.edition.year(), record.source.slug(), text(figures.ideb), text(figures.target))
        };
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(
            found.records.iter().map(told).collect::<Vec<_>>(),
            [(2019, "inep", text("4.4"), None), (2021, "escola", text("4.9"), text("5.1"))]
        );
        assert!(found.records.iter().all(|record| record.network == Some(Network::Estadual)));
    }

    #[test]
    fn what_the_demonstration_shows_is_not_told_as_inep_s() {
        let (database, ana) = published_2019();
        for (demo, source) in [(false, Source::Inep), (true, Source::Invented)] {
            let found = within(&database, &ana, |tx| {
                let school = tx.school().school().unwrap().unwrap();
                records(Some(&School { demo, ..school }), tx.ideb()).unwrap()
            });
            assert!(found.records.iter().all(|record| record.source == source), "{source:?}");
        }
    }

    #[test]
    fn a_school_that_inep_does_not_know_has_its_own_records() {
        let (database, ana) = published_2019();
        let found = within(&database, &ana, |tx| records(None, tx.ideb())).unwrap();
        assert_eq!(found, Records::default());
    }
}
