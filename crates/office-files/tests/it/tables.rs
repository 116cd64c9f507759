//! The tables that tests read: the invented ones, and INEP's where they are at hand.

use std::path::Path;

use ideb_core::inep_file::{self, NotInep, Reading};
use kernel::table::Bounds;
use office_files::{Document, Limits};

/// What a file gives: its path, layout, lines, results, results without code; then verified, agreeing, not verifiable.
pub type Expected = (&'static str, &'static str, [usize; 3], [usize; 3]);

pub const INVENTED: [Expected; 17] = [
    (
        "inep/divulgacao_anos_iniciais_escolas_2023.csv",
        "Planilha do INEP por escola",
        [12, 118, 0],
        [85, 85, 0],
    ),
    (
        "inep/divulgacao_anos_finais_escolas_2023.csv",
        "Planilha do INEP por escola",
        [81, 291, 0],
        [0, 0, 264],
    ),
    (
        "inep/divulgacao_ensino_medio_escolas_2023.csv",
        "Planilha do INEP por escola",
        [25, 81, 0],
        [36, 36, 0],
    ),
    (
        "inep/divulgacao_anos_finais_municipios_2023.csv",
        "Planilha do INEP por município",
        [24, 72, 0],
        [68, 68, 0],
    ),
    (
        "inep/divulgacao_regioes_ufs_ideb_2023_anos_iniciais.csv",
        "Planilha do INEP de estados e regiões",
        [128, 256, 0],
        [256, 256, 0],
    ),
    (
        "inep/divulgacao_regioes_ufs_ideb_2023_anos_finais.csv",
        "Planilha do INEP de estados e regiões",
        [128, 256, 0],
        [256, 256, 0],
    ),
    (
        "inep/divulgacao_regioes_ufs_ideb_2023_ensino_medio.csv",
        "Planilha do INEP de estados e regiões",
        [128, 256, 0],
        [256, 256, 0],
    ),
    (
        "inep/divulgacao_brasil_ideb_2023_anos_iniciais.csv",
        "Planilha do INEP do Brasil",
        [5, 50, 0],
        [50, 50, 0],
    ),
    (
        "inep/divulgacao_brasil_ideb_2023_anos_finais.csv",
        "Planilha do INEP do Brasil",
        [5, 50, 0],
        [50, 50, 0],
    ),
    (
        "inep/divulgacao_brasil_ideb_2023_ensino_medio.csv",
        "Planilha do INEP do Brasil",
        [4, 40, 0],
        [40, 40, 0],
    ),
    (
        "derived/ensino_medio_escolas_2017_2019.csv",
        "Tabela por escola, um ano por coluna",
        [25, 75, 0],
        [45, 45, 0],
    ),
    (
        "derived/escolas_sem_codigo_2015_2019.csv",
        "Tabela por escola, sem código INEP",
        [0, 0, 18],
        [16, 16, 0],
    ),
    ("derived/inventada_2023_AI.csv", "Tabela por escola, de um ano", [6, 6, 0], [6, 6, 0]),
    ("derived/inventada_2023_AF.csv", "Tabela por escola, de um ano", [6, 6, 0], [6, 6, 0]),
    ("derived/inventada_2023_EM.csv", "Tabela por escola, de um ano", [6, 6, 0], [6, 6, 0]),
    ("derived/referencia_brasil_2019_2023.csv", "Tabela do Brasil", [18, 18, 0], [18, 18, 0]),
    // The last line differs on purpose.
    ("derived/estados_2019_2021.csv", "Tabela por estado", [28, 28, 0], [28, 27, 0]),
];

pub const PUBLIC: [Expected; 9] = [
    ("ideb/inep_divulgacao_brasil_ideb_2023.xlsx", "Planilha do INEP do Brasil", [14, 140, 0], [140, 140, 0]),
    (
        "ideb/inep_anos_finais_escolas_GO_parte1.csv",
        "Planilha do INEP por escola",
        [748, 6302, 0],
        [0, 0, 4972],
    ),
    (
        "ideb/ensino_medio_escolas_2017_2019_amostra.csv",
        "Tabela por escola, um ano por coluna",
        [335, 892, 0],
        [376, 376, 0],
    ),
    ("ideb/barueri_escolas_2005_2019.csv", "Tabela por escola, sem código INEP", [0, 0, 741], [647, 647, 0]),
    ("ideb/pernambuco_2023_AI.csv", "Tabela por escola, de um ano", [719, 719, 0], [719, 719, 0]),
    ("ideb/pernambuco_2023_AF.csv", "Tabela por escola, de um ano", [504, 504, 0], [504, 504, 0]),
    ("ideb/pernambuco_2023_EM.csv", "Tabela por escola, de um ano", [288, 288, 0], [288, 288, 0]),
    ("ideb/referencia_brasil_2005_2023.csv", "Tabela do Brasil", [140, 140, 0], [140, 140, 0]),
    // One state's N x P is 3.850002 and its published index 3.8.
    ("ideb/uf_2005_2019.csv", "Tabela por estado", [2376, 2376, 0], [2353, 2352, 0]),
];

pub fn document(file: &Path) -> Document {
    let name = file.file_name().unwrap().to_str().unwrap();
    office_files::read(name, &std::fs::read(file).unwrap(), &Limits::OPERATOR).unwrap()
}

pub fn try_read(file: &Path) -> Result<Reading, NotInep> {
    inep_file::read(&document(file).sheets, file.file_name().unwrap().to_str().unwrap(), &Bounds::OPERATOR)
}

pub fn read(file: &Path) -> Reading {
    try_read(file).unwrap_or_else(|refusal| panic!("{}: {refusal}", file.display()))
}
