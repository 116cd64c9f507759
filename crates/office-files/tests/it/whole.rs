//! Tables are read whole, and verified.

use std::collections::BTreeSet;
use std::path::PathBuf;

use ideb_core::inep_file::{NotComparable, NotInep, verify};
use ideb_core::reference::{Area, ReferenceRow};
use kernel::Uf;
use kernel::table::LeftOut;
use test_files::{invented, public};

use crate::tables::{Expected, INVENTED, PUBLIC, read, try_read};

fn files() -> Vec<(PathBuf, Expected)> {
    let invented = INVENTED.into_iter().map(|expected| (invented(expected.0), expected));
    invented.chain(PUBLIC.into_iter().filter_map(|expected| Some((public(expected.0)?, expected)))).collect()
}

#[test]
fn every_table_is_read_whole_and_its_results_come_out_as_published() {
    for (file, (name, layout, counts, verified)) in files() {
        let reading = read(&file);
        let results = reading.rows.iter().map(|(_, row)| match row {
            ReferenceRow::School(_, results) => results.len(),
            ReferenceRow::Area(results) => results.len(),
        });
        assert_eq!(reading.layout, layout, "{name}");
        assert_eq!([reading.rows.len(), results.sum(), reading.unkeyed.len()], counts, "{name}");
        assert_eq!(reading.left_out, LeftOut::default(), "{name}");
        assert_eq!(reading.unreadable, LeftOut::default(), "{name}");
        let found = verify(&reading);
        let without_index = found.not_comparable.get(&NotComparable::NoIndex).copied().unwrap_or_default();
        let without_inputs = found.not_comparable.values().sum::<usize>() - without_index;
        assert_eq!(
            [found.compared, found.agreeing, without_inputs],
            verified,
            "{name}: {:?}",
            found.differing
        );
        assert_eq!(found.read, found.compared + without_inputs + without_index, "{name}");
    }
}

#[test]
fn every_state_has_schools_and_results_of_its_own() {
    let schools = read(&invented("inep/divulgacao_anos_finais_escolas_2023.csv"));
    let found: BTreeSet<Uf> = schools
        .rows
        .iter()
        .filter_map(|(_, row)| match row {
            ReferenceRow::School(school, results) if !results.is_empty() => Some(school.code.uf()),
            _ => None,
        })
        .collect();
    assert_eq!(found, Uf::ALL.into());
    for stage in ["anos_iniciais", "anos_finais", "ensino_medio"] {
        let areas = read(&invented(&format!("inep/divulgacao_regioes_ufs_ideb_2023_{stage}.csv")));
        let results = areas.rows.into_iter().filter_map(|(_, row)| match row {
            ReferenceRow::Area(results) => Some(results),
            ReferenceRow::School(..) => None,
        });
        let areas: Vec<Area> = results.flatten().map(|result| result.area).collect();
        for uf in Uf::ALL {
            assert!(areas.contains(&Area::State(uf)), "{stage}: {uf}");
        }
        for region in ["Norte", "Nordeste", "Sudeste", "Sul", "Centro-Oeste"] {
            assert!(areas.contains(&Area::Region(region.to_owned())), "{stage}: {region}");
        }
    }
}

#[test]
fn the_state_whose_index_does_not_come_out_is_told() {
    for (file, line, name, detail) in [
        (
            Some(invented("derived/estados_2019_2021.csv")),
            29,
            "Tocantins (publica)",
            "IDEB publicado 5,1, calculado 5,2 (N x P = 5,150003)",
        ),
        (
            public("ideb/uf_2005_2019.csv"),
            873,
            "Sergipe (publica)",
            "IDEB publicado 3,8, calculado 3,9 (N x P = 3,850002)",
        ),
    ] {
        let Some(file) = file else { continue };
        let [found] = <[_; 1]>::try_from(verify(&read(&file)).differing).unwrap();
        assert_eq!(found.line, line);
        assert_eq!(found.name, name);
        assert_eq!(found.detail, detail);
    }
}

#[test]
fn tables_that_cannot_serve_are_refused_with_the_reason() {
    for (file, expected) in [
        (Some(invented("derived/municipios_arredondados.csv")), NotInep::Rounded),
        (public("ideb/rn_municipios_2019.csv"), NotInep::Rounded),
        (Some(invented("derived/codigos_dos_estados.csv")), NotInep::UnknownLayout),
        (public("ideb/codigos_IBGE_UF_Regioes.csv"), NotInep::UnknownLayout),
    ] {
        let Some(file) = file else { continue };
        assert_eq!(try_read(&file), Err(expected), "{}", file.display());
    }
}
