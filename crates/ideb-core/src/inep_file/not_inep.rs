use thiserror::Error;

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
