use ideb_core::inep_file;
use proptest::prelude::*;

const WORDS: [&str; 24] = [
    "SG_UF",
    "ID_ESCOLA",
    "NO_ESCOLA",
    "CO_MUNICIPIO",
    "NO_MUNICIPIO",
    "REDE",
    "BRASIL",
    "VL_OBSERVADO_2023",
    "VL_APROVACAO_2023_SI",
    "VL_APROVACAO_2023_4",
    "VL_INDICADOR_REND_2023",
    "VL_NOTA_MEDIA_2023",
    "etapa",
    "ano",
    "9º",
    "ideb",
    "Total",
    "52040127",
    "5200050",
    "Anos Finais",
    "Brasil",
    "0,0000000001",
    "99,99",
    "5",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_table_of_known_words_ends_the_program(
        lines in prop::collection::vec(prop::collection::vec(prop::sample::select(&WORDS[..]), 1..14), 1..6),
        name in "(divulgacao_anos_iniciais_|brasil_)?[a-z]{0,3}(_2023)?(_AF)?",
    ) {
        let text = lines.iter().map(|line| line.join(";")).collect::<Vec<_>>().join("\n");
        if let Ok(document) = office_files::read(&name, text.as_bytes(), &office_files::Limits::UPLOAD)
            && let Ok(reading) = inep_file::read(&document.sheets, &name, &inep_file::UPLOAD)
        {
            inep_file::verify(&reading);
        }
    }
}
