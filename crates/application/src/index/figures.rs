//! The school's own figures of the index: typed by hand, or imported from a file.

use chrono::{DateTime, Utc};
use ideb_core::inep_file;
use ideb_core::measure::Edition;
use ideb_core::own_figure;
use ideb_core::reference::{Figures, SchoolResult};
use ideb_core::store::{KnownFigures, OwnFigure, ReferenceData};
use kernel::table::Verdict;
use kernel::{Day, IdebDataId, Stage, StoreError, UserId};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::school::School;
use thiserror::Error;

use crate::index::published::published;
use crate::tx::database::SchoolTx;

/// Why a figure is refused.
#[derive(Debug, Error)]
pub enum FigureError {
    #[error(
        "O INEP já publicou a edição {edition} de {stage} desta escola; o resultado publicado prevalece."
    )]
    Published { stage: Stage, edition: Edition },
    #[error("Registro não encontrado.")]
    NoFigure,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Keeps a figure typed by hand.
pub fn enter(
    tx: &mut dyn SchoolTx,
    user: UserId,
    (stage, edition): (Stage, Edition),
    figures: &Figures,
    now: DateTime<Utc>,
) -> Result<OwnFigure, FigureError> {
    let school = tx.school().school()?;
    let (_, published) = published(school.as_ref(), tx.ideb())?;
    if is_published(&published, stage, edition) {
        return Err(FigureError::Published { stage, edition });
    }
    let saved = tx.ideb().put_own_figure(stage, edition, figures)?;
    let text = format!("informou os dados de {edition}, {stage}");
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Figures, text), now)?;
    Ok(saved)
}

/// Removes a figure that the school entered.
pub fn remove(
    tx: &mut dyn SchoolTx,
    user: UserId,
    id: IdebDataId,
    now: DateTime<Utc>,
) -> Result<(), FigureError> {
    if !tx.ideb().remove_own_figure(id)? {
        return Err(FigureError::NoFigure);
    }
    let activity =
        NewActivity::new(ActivityKind::Figures, "removeu um registro do IDEB informado pela escola");
    tx.school().record(Some(user), &activity, now)?;
    Ok(())
}

/// A table for the school to fill in and import, as text; see [`inep_file::template`].
pub fn template(
    school: &School,
    reference: &mut dyn ReferenceData,
    now: DateTime<Utc>,
) -> Result<String, StoreError> {
    let (_, published) = published(Some(school), reference)?;
    let wanted = inep_file::editions_to_fill(&published, Day::of(now, school.state).year());
    Ok(inep_file::template(school.inep_code.as_ref(), &school.name, &wanted))
}

/// What an import does with one result of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// INEP published this edition already: the file changes nothing.
    Published,
    /// The edition is the school's own to tell.
    Own(Verdict),
}

/// One result of the file and its outcome.
#[derive(Debug, Clone)]
pub struct Judged {
    pub stage: Stage,
    pub edition: Edition,
    pub figures: Figures,
    pub outcome: Outcome,
}

/// Judges the results of a file against what is there.
pub fn judge(
    school: &School,
    known: &mut dyn KnownFigures,
    results: Vec<(Stage, Edition, Figures)>,
) -> Result<Vec<Judged>, StoreError> {
    let (_, published) = published(Some(school), known)?;
    let own = known.own_figures()?;
    Ok(results.into_iter().map(|result| judge_one(result, &published, &own)).collect())
}

/// Judges the results of a file, and keeps the new and updated ones.
pub fn import(
    tx: &mut dyn SchoolTx,
    user: UserId,
    school: &School,
    results: Vec<(Stage, Edition, Figures)>,
    now: DateTime<Utc>,
) -> Result<Vec<Judged>, StoreError> {
    let judged = judge(school, tx.ideb(), results)?;
    let writes = |judged: &&Judged| matches!(judged.outcome, Outcome::Own(verdict) if verdict.writes());
    let kept: Vec<_> = judged.iter().filter(writes).collect();
    if kept.is_empty() {
        return Ok(judged);
    }
    for Judged { stage, edition, figures, .. } in &kept {
        tx.ideb().put_own_figure(*stage, *edition, figures)?;
    }
    let text = match kept.len() {
        1 => "importou 1 resultado do IDEB".to_owned(),
        count => format!("importou {count} resultados do IDEB"),
    };
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Import, text), now)?;
    Ok(judged)
}

/// A file that says less than the school's own record takes nothing from it, and an index that follows from the
/// other figures is filled in.
fn judge_one(
    (stage, edition, figures): (Stage, Edition, Figures),
    published: &[SchoolResult],
    own: &[OwnFigure],
) -> Judged {
    if is_published(published, stage, edition) {
        return Judged { stage, edition, figures, outcome: Outcome::Published };
    }
    let known = own.iter().find(|figure| (figure.stage, figure.edition) == (stage, edition));
    let figures = match known {
        Some(known) => figures.or(known.figures.clone()),
        None => figures,
    };
    let figures = own_figure::with_index(stage, edition, figures);
    let verdict = Verdict::of(known.map(|known| &known.figures), &figures);
    Judged { stage, edition, figures, outcome: Outcome::Own(verdict) }
}

/// Whether INEP's result stands alone: a row without an index does not stand in the way.
fn is_published(published: &[SchoolResult], stage: Stage, edition: Edition) -> bool {
    published
        .iter()
        .any(|result| result.stage == stage && result.edition == edition && result.figures.prevails())
}

#[cfg(test)]
mod tests {
    use ideb_core::measure::{ApprovalRate, Proficiency, PublishedIdeb};
    use ideb_core::reference::{Network, ReferenceSchool};
    use ideb_core::testing::MemoryStore;

    use super::*;
    use crate::gate::session::LiveSession;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};

    const STAGE: Stage = Stage::AnosFinais;

    fn edition(year: i16) -> Edition {
        Edition::new(year).unwrap()
    }

    fn index(ideb: &str) -> Figures {
        Figures { ideb: PublishedIdeb::parse(ideb).ok(), ..Figures::default() }
    }

    /// INEP published 4,4 for 2019; for 2021 it published a target alone.
    fn world() -> (MemoryDatabase, LiveSession) {
        let mut reference = MemoryStore::default();
        let school = registration("ana").school;
        let code = school.inep_code.unwrap();
        let known = ReferenceSchool {
            code: code.clone(),
            name: school.name,
            municipality_code: None,
            municipality: school.municipality,
            network: Some(Network::Estadual),
        };
        let target = Figures { target: PublishedIdeb::parse("5.1").ok(), ..Figures::default() };
        let results = [(2019, index("4.4")), (2021, target)].map(|(year, figures)| SchoolResult {
            code: code.clone(),
            stage: STAGE,
            edition: edition(year),
            figures,
        });
        reference.publish(Some(known), &results);
        let database = MemoryDatabase::with_reference(reference);
        let ana = registered(&database, &registration("ana"));
        (database, ana)
    }

    fn texts(database: &MemoryDatabase, session: &LiveSession) -> Vec<String> {
        database.trail(session.scope().school()).into_iter().map(|entry| entry.text).collect()
    }

    #[test]
    fn what_inep_published_prevails_and_what_it_left_out_is_the_schools_to_enter() {
        let (database, ana) = world();
        let user = ana.actor().user();
        let enter = |year| {
            within(&database, &ana, |tx| enter(tx, user, (STAGE, edition(year)), &index("4.9"), at(1)))
        };
        let refused = enter(2019).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "O INEP já publicou a edição 2019 de Anos Finais desta escola; o resultado publicado prevalece."
        );
        let entered = enter(2021).unwrap();
        assert_eq!(entered.figures, index("4.9"));
        within(&database, &ana, |tx| remove(tx, user, entered.id, at(2))).unwrap();
        let again = within(&database, &ana, |tx| remove(tx, user, entered.id, at(3)));
        assert!(matches!(again, Err(FigureError::NoFigure)), "{again:?}");
        assert_eq!(
            texts(&database, &ana),
            ["informou os dados de 2021, Anos Finais", "removeu um registro do IDEB informado pela escola"]
        );
    }

    #[test]
    fn each_result_of_a_file_has_its_outcome() {
        let (database, ana) = world();
        let user = ana.actor().user();
        let file = || {
            [(2019, "9.9"), (2021, "4.8"), (2023, "5.0")]
                .map(|(year, ideb)| (STAGE, edition(year), index(ideb)))
                .to_vec()
        };
        let import = |rehearsal, results| {
            let judged = within(&database, &ana, |tx| {
                let school = tx.school().school().unwrap().unwrap();
                if rehearsal {
                    judge(&school, tx.ideb(), results)
                } else {
                    import(tx, user, &school, results, at(1))
                }
            })
            .unwrap();
            judged.into_iter().map(|it| it.outcome).collect::<Vec<_>>()
        };
        let own = Outcome::Own;
        let first = [Outcome::Published, own(Verdict::New), own(Verdict::New)];
        assert_eq!(import(true, file()), first);
        assert!(within(&database, &ana, |tx| tx.ideb().own_figures()).unwrap().is_empty(), "a rehearsal");
        assert_eq!(import(false, file()), first);
        assert_eq!(
            import(false, file()),
            [Outcome::Published, own(Verdict::Unchanged), own(Verdict::Unchanged)]
        );
        assert_eq!(import(false, vec![(STAGE, edition(2023), index("5.2"))]), [own(Verdict::Updated)]);
        assert_eq!(
            texts(&database, &ana),
            ["importou 2 resultados do IDEB", "importou 1 resultado do IDEB"],
            "what changed nothing is not told"
        );
    }

    #[test]
    fn a_poorer_file_takes_nothing_away_and_an_index_that_follows_is_filled_in() {
        let (database, ana) = world();
        let user = ana.actor().user();
        let proficiencies = Figures {
            proficiency_lp: Proficiency::parse("260.84").ok(),
            proficiency_mt: Proficiency::parse("258.94").ok(),
            ..Figures::default()
        };
        let rates =
            Figures { approval_by_grade: vec![ApprovalRate::parse("95").ok(); 4], ..Figures::default() };
        let mut kept = None;
        for figures in [proficiencies.clone(), rates.clone()] {
            let results = vec![(STAGE, edition(2023), figures)];
            within(&database, &ana, |tx| {
                let school = tx.school().school().unwrap().unwrap();
                import(tx, user, &school, results, at(1)).unwrap();
            });
            kept = within(&database, &ana, |tx| tx.ideb().own_figures()).unwrap().pop();
        }
        let figures = kept.unwrap().figures;
        assert_eq!(figures.proficiency_lp, proficiencies.proficiency_lp);
        assert_eq!(figures.approval_by_grade, rates.approval_by_grade);
        assert_eq!(figures.ideb, PublishedIdeb::parse("5.1").ok());
    }

    #[test]
    fn the_template_asks_for_what_inep_did_not_publish() {
        let (database, ana) = world();
        let in_2022 = DateTime::from_timestamp(1_650_000_000, 0).unwrap();
        let template = within(&database, &ana, |tx| {
            let school = tx.school().school().unwrap().unwrap();
            template(&school, tx.ideb(), in_2022).unwrap()
        });
        for (line, wanted) in [("Iniciais;2019", true), ("Finais;2021", true), ("Finais;2019", false)] {
            let line = format!("11005823;\"Escola de ana\";Anos {line};");
            assert_eq!(template.contains(&line), wanted, "{line}");
        }
    }

    #[test]
    fn a_year_begins_at_midnight_of_the_schools_state() {
        let (database, ana) = world();
        for (now, wanted) in [("2026-12-31T23:30:00-04:00", false), ("2027-01-01T00:00:00-04:00", true)] {
            let at = now.parse().unwrap();
            let template = within(&database, &ana, |tx| {
                let school = tx.school().school().unwrap().unwrap();
                template(&school, tx.ideb(), at).unwrap()
            });
            assert_eq!(template.contains("Ensino Médio;2027;"), wanted, "{now}");
        }
    }
}
