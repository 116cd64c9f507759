use thiserror::Error;

/// Why a file is no table of the index that can be read, as a sentence for whoever sent it. The file's technical names
/// stand apart, in [`NotInep::facts`].
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotInep {
    #[error(
        "Não encontrei nela nenhuma tabela do IDEB. A certa tem uma linha por escola, com o código INEP, o nome e os \
         resultados de cada edição."
    )]
    UnknownLayout,
    #[error(
        "Falta a coluna com {}. Baixe a planilha de novo: para deixar só a sua escola, apague linhas, não colunas.",
        in_words(column)
    )]
    MissingColumn { column: &'static str, sheet: String, line: u32 },
    #[error(
        "Falta a linha com o nome de cada coluna, que fica logo abaixo dos títulos. Baixe a planilha de novo e não \
         apague essa linha."
    )]
    MissingHeader,
    #[error(
        "As linhas vieram sem os nomes das colunas, e os números delas não bastam para saber o que são. Copie junto o \
         título da planilha e a linha dos nomes."
    )]
    BareLines,
    #[error(
        "Dê ao arquivo um nome com anos iniciais, anos finais ou ensino médio, ou deixe nele o título da planilha, que \
         diz a etapa."
    )]
    NoStage,
    #[error("Dê ao arquivo um nome com o ano da edição, como 2023, ou acrescente uma coluna com o ano.")]
    NoEdition,
    #[error(
        "Ela traz só números arredondados por cidade, sem escola, etapa nem ano: não dá para importar nem conferir."
    )]
    Rounded,
    #[error("Os nomes das colunas são os certos, mas não há nenhuma linha de resultados abaixo deles.")]
    NoRows,
    #[error("Ela tem mais de {limit} resultados. Deixe só as linhas que interessam e envie de novo.")]
    TooManyResults { limit: usize },
}

impl NotInep {
    /// The sentence's heading.
    pub fn title(&self) -> &'static str {
        match self {
            Self::UnknownLayout | Self::Rounded => "Esta planilha não é a do INEP",
            Self::MissingColumn { .. } | Self::MissingHeader | Self::BareLines => {
                "A planilha está incompleta"
            }
            Self::NoStage => "Falta saber de que etapa são os números",
            Self::NoEdition => "Falta saber de que ano são os números",
            Self::NoRows => "A planilha está sem resultados",
            Self::TooManyResults { .. } => "A planilha tem resultados demais",
        }
    }

    /// What whoever helps asks for, each with its name; nothing of it are the file's own words.
    pub fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::MissingColumn { column, line, .. } => {
                vec![("Coluna que falta", (*column).to_owned()), ("Linha do cabeçalho", line.to_string())]
            }
            _ => Vec::new(),
        }
    }
}

/// What a column of INEP's holds.
fn in_words(column: &str) -> &'static str {
    match column {
        "ID_ESCOLA" => "o código INEP da escola",
        "NO_ESCOLA" => "o nome da escola",
        "NO_MUNICIPIO" => "o nome do município",
        "CO_MUNICIPIO" => "o código do município",
        "SG_UF" => "o estado",
        "REDE" => "a rede",
        _ => "o IDEB de cada edição",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_column_is_told_in_words_and_its_name_stands_apart() {
        for (column, words) in [("ID_ESCOLA", "o código INEP da escola"), ("REDE", "a rede")] {
            let refused = NotInep::MissingColumn { column, sheet: "Notas de Ana".to_owned(), line: 10 };
            let sentence = refused.to_string();
            assert!(sentence.starts_with(&format!("Falta a coluna com {words}.")), "{sentence}");
            assert!(!sentence.contains(column), "{sentence}");
            let facts = refused.facts();
            assert_eq!(facts, [("Coluna que falta", column.into()), ("Linha do cabeçalho", "10".into())]);
        }
    }
}
