//! A table for the school to fill in and import.

use chrono::{DateTime, Utc};
use ideb_core::inep_file;
use ideb_core::store::ReferenceData;
use kernel::{Day, StoreError};
use school_management::people::school::School;

use crate::index::published::published;

/// The table as text; see [`inep_file::template`].
pub fn template(
    school: &School,
    reference: &mut dyn ReferenceData,
    now: DateTime<Utc>,
) -> Result<String, StoreError> {
    let (_, published) = published(Some(school), reference)?;
    let wanted = inep_file::editions_to_fill(&published, Day::of(now, school.state).year());
    Ok(inep_file::template(school.inep_code.as_ref(), &school.name, &wanted))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::index::published_2019;
    use crate::testing::within;

    fn template_at(now: &str) -> String {
        let (database, ana) = published_2019();
        within(&database, &ana, |tx| {
            let school = tx.school().school().unwrap().unwrap();
            template(&school, tx.ideb(), now.parse().unwrap()).unwrap()
        })
    }

    #[test]
    fn the_template_asks_for_what_inep_did_not_publish() {
        let template = template_at("2022-04-15T12:00:00Z");
        for (line, wanted) in [("Iniciais;2019", true), ("Finais;2021", true), ("Finais;2019", false)] {
            let line = format!("11005823;\"Escola de ana\";Anos {line};");
            assert_eq!(template.contains(&line), wanted, "{line}");
        }
    }

    #[test]
    fn a_year_begins_at_midnight_of_the_schools_state() {
        for (now, wanted) in [("2026-12-31T23:30:00-04:00", false), ("2027-01-01T00:00:00-04:00", true)] {
            assert_eq!(template_at(now).contains("Ensino Médio;2027;"), wanted, "{now}");
        }
    }
}
