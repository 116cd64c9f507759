//! Tables of the index as INEP publishes them, and as others print them: what each line says, and what is wrong with
//! the lines that cannot be read.

mod header;
mod numbers;
mod row;
mod table;
mod template;
mod verify;
mod words;

use kernel::Stage;
use kernel::table::Sheet;
use thiserror::Error;

use crate::measure::Edition;
use crate::reference::{Figures, ReferenceRow};

pub use template::{editions_to_fill, is_named, template};
pub use verify::{Difference, Verification, verify};

/// Why a table without school codes cannot be imported.
pub const UNKEYED_REASON: &str =
    "A tabela não traz o código INEP das escolas: serve para conferir o cálculo, não para importar.";

/// How much is kept of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// Results; a file with more is refused.
    pub results: usize,
    /// Lines left out that are described one by one; the others are counted.
    pub described: usize,
}

impl Bounds {
    /// For files of strangers: as many results as fit in some 60 MB.
    pub const UPLOAD: Self = Self { results: 200_000, described: 100 };

    /// For the operator's own files, of which every line is described.
    pub const OPERATOR: Self = Self { results: usize::MAX, described: usize::MAX };
}

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The kind of table, named for people.
    pub layout: &'static str,
    /// What can be imported, each with its line in the file.
    pub rows: Vec<(u32, ReferenceRow)>,
    /// Results of schools without a code: good for verification alone, see [`UNKEYED_REASON`].
    pub unkeyed: Vec<UnkeyedRow>,
    /// Lines that were left out: the first of them, within [`Bounds::described`].
    pub skipped: Vec<Skipped>,
    /// All lines that were left out.
    pub left_out: usize,
    /// Results of all rows, with and without code.
    pub results: usize,
}

/// A school's results in a table that names schools but gives no code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnkeyedRow {
    pub line: u32,
    pub name: String,
    pub results: Vec<(Stage, Edition, Figures)>,
}

/// A line that was left out, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    /// This and the other words of the file are cut at 80 characters.
    pub sheet: String,
    pub line: u32,
    /// The column's name as the file has it.
    pub column: Option<String>,
    pub value: Option<String>,
    pub problem: String,
    pub hint: &'static str,
}

/// Why a file is no table of the index that can be read, as a sentence for whoever sent it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotInep {
    #[error(
        "Não reconheci nenhuma tabela do IDEB. Aceito as planilhas do INEP por escola, por município, de estados e \
         regiões e do Brasil (com os nomes técnicos SG_UF, ID_ESCOLA, VL_OBSERVADO_2023...) e tabelas simples com \
         código da escola ou estado, etapa, ano e ideb."
    )]
    UnknownLayout,
    #[error(
        "Falta a coluna {column} no cabeçalho da linha {line} da planilha “{sheet}”. Baixe o arquivo de novo da \
         página do INEP ou devolva a coluna."
    )]
    MissingColumn { column: &'static str, sheet: String, line: u32 },
    #[error(
        "Falta a linha com os nomes técnicos das colunas (SG_UF, CO_MUNICIPIO, VL_OBSERVADO_2023...), que fica logo \
         abaixo dos títulos na planilha do INEP. Baixe o arquivo de novo e não apague essa linha."
    )]
    MissingHeader,
    #[error(
        "Não sei de que etapa são os números. Dê ao arquivo um nome com anos_iniciais, anos_finais ou ensino_medio."
    )]
    NoStage,
    #[error("Não sei de que ano são os números. Dê ao arquivo um nome com o ano da edição, como 2023.")]
    NoEdition,
    #[error(
        "A tabela traz só aprendizado, fluxo e IDEB arredondados por cidade, sem etapa, ano, rede nem código: não dá \
         para importar nem conferir. Use a planilha do INEP por município."
    )]
    Rounded,
    #[error("A tabela foi reconhecida, mas não tem nenhuma linha de resultados.")]
    NoRows,
    #[error("A tabela tem mais de {limit} resultados. Deixe nela só as linhas que interessam.")]
    TooManyResults { limit: usize },
}

/// Reads every table of the index in a file. Titles, notes and blank lines are passed over; a line with a malformed
/// code or figure is left out and listed. What INEP did not publish is `None`, never 0.
///
/// The stage stands in a column, else in the titles above the header, the sheet's name or the file's name; the
/// edition in the columns' names, in a column or in the file's name.
pub fn read(sheets: &[Sheet], file_name: &str, bounds: &Bounds) -> Result<Reading, NotInep> {
    let mut reading: Option<Reading> = None;
    for sheet in sheets {
        let Some(table) = table::Table::find(sheet, file_name)? else {
            continue;
        };
        let reading = reading.get_or_insert_with(|| Reading {
            layout: table.layout(),
            rows: Vec::new(),
            unkeyed: Vec::new(),
            skipped: Vec::new(),
            left_out: 0,
            results: 0,
        });
        table.read_into(reading, bounds)?;
    }
    let reading = reading.ok_or(NotInep::UnknownLayout)?;
    if reading.rows.is_empty() && reading.unkeyed.is_empty() && reading.left_out == 0 {
        return Err(NotInep::NoRows);
    }
    Ok(reading)
}

#[cfg(test)]
mod tests;
