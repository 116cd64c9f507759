//! What the columns of a table mean, found by their names.

use kernel::table::folded;

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

/// The line with the names of a table's columns.
#[derive(Debug)]
pub(super) struct Header {
    pub(super) names: Vec<String>,
    roles: Vec<Option<Role>>,
    /// Whether the names are INEP's own technical ones (`VL_OBSERVADO_2023`).
    pub(super) official: bool,
}

impl Header {
    /// The header a line is; `None` for titles and data.
    pub(super) fn of(cells: &[String]) -> Option<Self> {
        if is_printed_heading(cells) {
            return None;
        }
        let folded: Vec<String> = cells.iter().map(|cell| folded(cell)).collect();
        let official = folded.iter().any(|name| name.starts_with("vl_"));
        let mut roles: Vec<Option<Role>> = folded.iter().map(|name| role(name)).collect();
        let has_ideb = roles.iter().any(|role| matches!(role, Some(Role::Figure(Figure::Ideb, _))));
        let has_figure = roles.iter().any(|role| matches!(role, Some(Role::Figure(..))));
        let has_key = roles.iter().any(|role| role.is_some_and(|role| !matches!(role, Role::Figure(..))));
        if !(official && has_figure || has_ideb && has_key) {
            return None;
        }
        // INEP names the column of states and regions anew now and then; it always stands before the network.
        let unnamed = !roles.iter().flatten().any(|role| {
            matches!(
                role,
                Role::SchoolCode | Role::SchoolName | Role::MunicipalityCode | Role::Uf | Role::AreaName
            )
        });
        let network = roles.iter().position(|role| *role == Some(Role::Network));
        if let (true, true, Some(before)) =
            (official, unnamed, network.and_then(|place| place.checked_sub(1)))
        {
            roles[before].get_or_insert(Role::AreaName);
        }
        Some(Self { names: cells.to_vec(), roles, official })
    }

    /// The first column with a role.
    pub(super) fn column(&self, role: Role) -> Option<usize> {
        self.roles.iter().position(|found| *found == Some(role))
    }

    /// All columns with a role.
    pub(super) fn columns(&self, role: Role) -> Vec<usize> {
        (0..self.roles.len()).filter(|column| self.roles[*column] == Some(role)).collect()
    }

    /// The columns of figures; of a name that stands twice, the first column.
    pub(super) fn figures(&self) -> Vec<(usize, Figure, Option<Edition>)> {
        (0..)
            .zip(&self.roles)
            .filter(|(column, role)| {
                matches!(role, Some(Role::Figure(..))) && !self.roles[..*column].contains(role)
            })
            .filter_map(|(column, role)| match role {
                Some(Role::Figure(figure, edition)) => Some((column, *figure, *edition)),
                _ => None,
            })
            .collect()
    }
}

/// A line of the headings INEP prints for people above the technical names; these two-storey headings alone do not
/// say which target belongs to which year.
pub(super) fn is_printed_heading(cells: &[String]) -> bool {
    const HEADINGS: [&str; 6] = [
        "sigla_da_uf",
        "codigo_do_municipio",
        "nome_do_municipio",
        "codigo_da_escola",
        "nome_da_escola",
        "rede",
    ];
    let printed = cells.iter().filter(|cell| HEADINGS.contains(&folded(cell).as_str()));
    printed.count() >= 3
}

/// A table of learning and flow as news pages print it: figures of two digits, without stage, year and code.
pub(super) fn is_rounded_table(cells: &[String]) -> bool {
    let names: Vec<String> = cells.iter().map(|cell| folded(cell)).collect();
    ["aprendizado", "fluxo", "ideb"].iter().all(|name| names.iter().any(|found| found == name))
}

fn role(name: &str) -> Option<Role> {
    Some(match name {
        "id_escola" | "cod_escola" | "co_escola" | "co_entidade" | "codigo_inep" => Role::SchoolCode,
        "no_escola" | "nome_escola" | "escola" => Role::SchoolName,
        "co_municipio" | "cod_municipio" | "cod_mun" | "id_municipio" => Role::MunicipalityCode,
        "no_municipio" | "nome_municipio" | "municipio" => Role::MunicipalityName,
        "sg_uf" | "sigla_uf" | "uf" => Role::Uf,
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

    #[test]
    fn a_line_is_a_header_only_with_figures_and_a_key() {
        let header = |text: &str| {
            let cells: Vec<String> = text.split(';').map(str::to_owned).collect();
            Header::of(&cells)
        };
        assert!(header("SG_UF;ID_ESCOLA;VL_PROJECAO_2021").is_some_and(|header| header.official));
        assert!(header("cod_escola;ideb").is_some_and(|header| !header.official));
        assert!(header("2007;2009;2011").is_none());
        assert!(header("matricula;nome;turma").is_none());
        let renamed = header("UNIDADE;REDE;VL_OBSERVADO_2025;VL_OBSERVADO_2025").unwrap();
        assert_eq!(renamed.column(Role::AreaName), Some(0));
        assert_eq!(renamed.figures().len(), 1);
    }
}
