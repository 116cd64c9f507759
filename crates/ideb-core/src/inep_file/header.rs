//! What the columns of a table mean, found by their names.

use kernel::table::Header;

use crate::measure::Edition;

use super::words::year;

/// A figure of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Figure {
    Approval,
    /// `SI`: the first grade in anos iniciais, elsewhere the whole stage.
    ApprovalSi,
    /// A grade by its place in the stage as INEP numbers it: 1 to 4.
    ApprovalPlace(u8),
    /// A grade by its name in school: 1 to 9.
    ApprovalGrade(u8),
    /// A grade of ensino médio by its name in school: 1 to 4.
    ApprovalSeries(u8),
    Indicator,
    Lp,
    Mt,
    Score,
    Ideb,
    Target,
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    SchoolCode,
    SchoolName,
    MunicipalityCode,
    MunicipalityName,
    Uf,
    AreaName,
    Network,
    /// The stage, or a part of its name.
    Stage,
    Year,
    /// A figure of the edition in the column's name, else of the row's edition.
    Figure(Figure, Option<Edition>),
}

/// Whether the names are INEP's own technical ones (`VL_OBSERVADO_2023`).
pub(super) fn is_official(header: &Header<'_, Role>) -> bool {
    header.columns.iter().any(|column| column.folded.starts_with("vl_"))
}

/// Whether these columns make a table of the index; titles, data and printed headings do not.
pub(super) fn is_header(header: &Header<'_, Role>) -> bool {
    let has_figure = header.roles().any(|role| matches!(role, Role::Figure(..)));
    let has_ideb = header.roles().any(|role| matches!(role, Role::Figure(Figure::Ideb, _)));
    let has_key = header.roles().any(|role| !matches!(role, Role::Figure(..)));
    !is_printed_heading(header) && (is_official(header) && has_figure || has_ideb && has_key)
}

/// Whether headings printed for people make a table all the same: they have one storey and say of which edition their
/// figures are, or a column does.
pub(super) fn is_plain_heading(header: &Header<'_, Role>) -> bool {
    let has_ideb = header.roles().any(|role| matches!(role, Role::Figure(Figure::Ideb, _)));
    has_ideb && is_printed_heading(header) && header.columns.iter().all(|column| !column.folded.is_empty())
}

/// INEP names the column of states and regions anew now and then; it always stands before the network.
pub(super) fn name_the_area(header: &mut Header<'_, Role>) {
    let named = header.roles().any(|role| {
        matches!(
            role,
            Role::SchoolCode | Role::SchoolName | Role::MunicipalityCode | Role::Uf | Role::AreaName
        )
    });
    let before = header.column(Role::Network).and_then(|network| network.checked_sub(1));
    if let (true, false, Some(before)) = (is_official(header), named, before) {
        header.columns[before].role.get_or_insert(Role::AreaName);
    }
}

/// The columns of figures; of a name that stands twice, the first column.
pub(super) fn figures(header: &Header<'_, Role>) -> Vec<(usize, Figure, Option<Edition>)> {
    (0..)
        .zip(&header.columns)
        .filter_map(|(place, column)| match column.role? {
            Role::Figure(figure, edition) if header.column(column.role?) == Some(place) => {
                Some((place, figure, edition))
            }
            _ => None,
        })
        .collect()
}

/// A line of the headings INEP prints for people above the technical names; alone, where they have two storeys, they do
/// not say which target belongs to which year.
pub(super) fn is_printed_heading(header: &Header<'_, Role>) -> bool {
    const HEADINGS: [&str; 6] = [
        "sigla_da_uf",
        "codigo_do_municipio",
        "nome_do_municipio",
        "codigo_da_escola",
        "nome_da_escola",
        "rede",
    ];
    let printed = header.columns.iter().filter(|column| HEADINGS.contains(&column.folded.as_str()));
    printed.count() >= 3
}

/// A table of learning and flow as news pages print it: figures of two digits, without stage, year and code.
pub(super) fn is_rounded_table(header: &Header<'_, Role>) -> bool {
    let has = |name: &str| header.columns.iter().any(|column| column.folded == name);
    ["aprendizado", "fluxo", "ideb"].into_iter().all(has)
}

/// The role of a folded name.
pub(super) fn role(name: &str) -> Option<Role> {
    Some(match name {
        "id_escola" | "cod_escola" | "co_escola" | "co_entidade" | "codigo_inep" | "codigo_da_escola" => {
            Role::SchoolCode
        }
        "no_escola" | "nome_escola" | "nome_da_escola" | "escola" => Role::SchoolName,
        "co_municipio" | "cod_municipio" | "cod_mun" | "id_municipio" | "codigo_do_municipio" => {
            Role::MunicipalityCode
        }
        "no_municipio" | "nome_municipio" | "nome_do_municipio" | "municipio" => Role::MunicipalityName,
        "sg_uf" | "sigla_uf" | "sigla_da_uf" | "uf" => Role::Uf,
        "brasil" | "no_uf" | "regiao" | "no_regiao" | "uf_regiao" => Role::AreaName,
        "rede" => Role::Network,
        "etapa" | "ensino" | "anos_escolares" => Role::Stage,
        "ano" | "edicao" => Role::Year,
        _ => return figure_role(name),
    })
}

fn figure_role(name: &str) -> Option<Role> {
    let word = name.split('_').find(|word| year(word).is_some());
    let edition = match word.and_then(year) {
        Some(year) => Some(Edition::new(year).ok()?),
        None => None,
    };
    let base: Vec<&str> = name.split('_').filter(|part| Some(*part) != word).collect();
    let base = base.join("_");
    let figure = match base.as_str() {
        "vl_aprovacao_si_4" | "taxa_de_aprovacao_total" | "taxa_aprovacao" | "aprovacao_geral" => {
            Figure::Approval
        }
        "vl_aprovacao_si" => Figure::ApprovalSi,
        // One published copy lost every "nd" of its texts.
        "vl_indicador_rend"
        | "indicador_rendimento"
        | "taxa_de_aprovacao_indicador_de_rendimento"
        | "taxa_de_aprovacao_iicador_de_reimento"
        | "p" => Figure::Indicator,
        "vl_nota_matematica" | "nota_saeb_matematica" | "matematica" => Figure::Mt,
        "vl_nota_portugues" | "nota_saeb_lingua_portuguesa" | "lingua_portuguesa" => Figure::Lp,
        "vl_nota_media" | "nota_saeb_media_padronizada" | "nota_saeb_nota_media_padronizada" | "n" => {
            Figure::Score
        }
        "vl_observado" | "ideb" => Figure::Ideb,
        "vl_projecao" | "projecoes" | "projecao" | "meta" | "meta_ideb" => Figure::Target,
        _ => return grade(&base).map(|figure| Role::Figure(figure, edition)),
    };
    Some(Role::Figure(figure, edition))
}

/// `vl_aprovacao_2`, `taxa_de_aprovacao_2_ano`, `6º`, `1ª série`.
fn grade(base: &str) -> Option<Figure> {
    let digit = |text: &str, most: u8| {
        let digit = text.parse::<u8>().ok()?;
        (text.len() == 1 && (1..=most).contains(&digit)).then_some(digit)
    };
    if let Some(place) = base.strip_prefix("vl_aprovacao_") {
        return digit(place, 4).map(Figure::ApprovalPlace);
    }
    if let Some(place) = base.strip_prefix("taxa_de_aprovacao_") {
        return digit(place.strip_suffix("_ano")?, 4).map(Figure::ApprovalPlace);
    }
    if let Some(series) = base.strip_suffix("a_serie") {
        return digit(series, 4).map(Figure::ApprovalSeries);
    }
    digit(base.strip_suffix('o')?, 9).map(Figure::ApprovalGrade)
}

#[cfg(test)]
mod tests {
    use kernel::table::{Line, folded};

    use super::*;

    #[test]
    fn columns_are_known_by_their_names() {
        let of = |year| Some(Edition::new(year).unwrap());
        for (name, expected) in [
            ("ID_ESCOLA", Some(Role::SchoolCode)),
            ("VL_APROVACAO_2005_SI_4", Some(Role::Figure(Figure::Approval, of(2005)))),
            ("VL_APROVACAO_2005_SI", Some(Role::Figure(Figure::ApprovalSi, of(2005)))),
            ("VL_APROVACAO_2023_4", Some(Role::Figure(Figure::ApprovalPlace(4), of(2023)))),
            ("VL_OBSERVADO_20211", Some(Role::Figure(Figure::Ideb, of(2021)))),
            ("nota_SAEB_2019_lingua_portuguesa", Some(Role::Figure(Figure::Lp, of(2019)))),
            ("taxa_de_aprovacao_2017_iicador_de_reimento", Some(Role::Figure(Figure::Indicator, of(2017)))),
            ("taxa_de_aprovacao_2017_3_ano", Some(Role::Figure(Figure::ApprovalPlace(3), of(2017)))),
            ("9º", Some(Role::Figure(Figure::ApprovalGrade(9), None))),
            ("3ª série", Some(Role::Figure(Figure::ApprovalSeries(3), None))),
            ("5ª série", None),
            ("Meta IDEB", Some(Role::Figure(Figure::Target, None))),
            ("VL_OBSERVADO_2024", None),
            ("Origem Meta", None),
        ] {
            assert_eq!(role(&folded(name)), expected, "{name}");
        }
    }

    fn line(text: &str) -> Line {
        Line { number: 1, cells: text.split(';').collect() }
    }

    #[test]
    fn a_line_is_a_header_only_with_figures_and_a_key() {
        for (text, header, official) in [
            ("SG_UF;ID_ESCOLA;VL_PROJECAO_2021", true, true),
            ("cod_escola;ideb", true, false),
            ("2007;2009;2011", false, false),
            ("matricula;nome;turma", false, false),
            ("Sigla da UF;Código do Município;Rede;IDEB", false, false),
        ] {
            let line = line(text);
            let found = Header::of(&line, role);
            assert_eq!((is_header(&found), is_official(&found)), (header, official), "{text}");
        }
    }

    #[test]
    fn a_renamed_column_before_the_network_names_the_area() {
        for (text, column) in [
            ("UNIDADE;REDE;VL_OBSERVADO_2025;VL_OBSERVADO_2025", Some(0)),
            ("ID_ESCOLA;UNIDADE;REDE;VL_OBSERVADO_2025", None),
            ("REDE;UNIDADE;VL_OBSERVADO_2025", None),
            ("unidade;rede;ideb", None),
        ] {
            let line = line(text);
            let mut header = Header::of(&line, role);
            name_the_area(&mut header);
            assert_eq!(header.column(Role::AreaName), column, "{text}");
            assert_eq!(figures(&header).len(), 1, "{text}");
        }
    }
}
