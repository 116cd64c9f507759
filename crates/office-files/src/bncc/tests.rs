use super::*;

/// A document as the package has them, cut down.
const FUNDAMENTAL: &str = r#"{
  "habilidades": [
    {"codigo": "EF35LP01", "documento": "bncc-2018", "texto": "Ler e compreender textos curtos.", "componente": "ef-comp-lp", "anos": [3, 4, 5],
     "organizacao": {"tipo": "campo_pratica", "campos_atuacao": ["campo-todos", "campo-vida"], "pratica_linguagem": "prat-leitura"},
     "objetos_conhecimento": ["oc-decodificacao", "oc-fluencia"], "vigencia": {"status": "vigente", "desde": "x", "ate": null}},
    {"codigo": "EF05MA07", "texto": "Resolver e elaborar problemas.",
     "organizacao": {"tipo": "unidade_tematica", "unidade_tematica": "ut-numeros"},
     "objetos_conhecimento": [], "vigencia": {"status": "vigente"}},
    {"codigo": "EF05MA08", "texto": "Deixou de valer.",
     "organizacao": {"tipo": "unidade_tematica", "unidade_tematica": "ut-numeros"},
     "objetos_conhecimento": [], "vigencia": {"status": "revogada"}}
  ],
  "contextos_organizacao": [
    {"id": "campo-todos", "nome": "Todos os campos de atuação"}, {"id": "campo-vida", "nome": "Campo da vida cotidiana"},
    {"id": "prat-leitura", "nome": "Leitura/escuta"}, {"id": "oc-decodificacao", "nome": "Decodificação"},
    {"id": "oc-fluencia", "nome": "Fluência  de leitura"}, {"id": "ut-numeros", "nome": "Números"}
  ]
}"#;

const COMPUTING: &str = r#"{
  "eixos": [{"id": "co-eixo", "nome": "Pensamento Computacional"}],
  "objetos_conhecimento": [{"id": "co-obj", "nome": "Algoritmos", "pai": null}],
  "objetivos_ei": [{"codigo": "EI03CO01", "texto": "Reconhecer padrão.", "eixo": "co-eixo", "vigencia": {"status": "vigente"}}],
  "habilidades_ef": [{"codigo": "EF15CO02", "texto": "Construir algoritmos.", "eixo": "co-eixo",
    "objetos_conhecimento": ["co-obj"], "anos": [1, 5], "vigencia": {"status": "vigente"}}],
  "habilidades_em": [{"codigo": "EM13CO01", "texto": "Explorar soluções.", "vigencia": {"status": "vigente"}}]
}"#;

fn told(skills: &[BnccSkill]) -> Vec<String> {
    let tell = |it: &BnccSkill| {
        format!("{} {} [{}] [{}] {}", it.code.as_str(), it.text, it.unit, it.practice, it.objects.join(" + "))
    };
    skills.iter().map(tell).collect()
}

#[test]
fn a_document_is_read_with_the_names_that_it_refers_to() {
    assert_eq!(
        told(&document("ensino-fundamental.json", FUNDAMENTAL.as_bytes()).unwrap()),
        [
            "EF35LP01 Ler e compreender textos curtos. [Todos os campos de atuação; Campo da vida cotidiana] [Leitura/escuta] \
             Decodificação + Fluência de leitura",
            "EF05MA07 Resolver e elaborar problemas. [Números] [] ",
        ]
    );
    assert_eq!(
        told(&document("computacao.json", COMPUTING.as_bytes()).unwrap()),
        [
            "EI03CO01 Reconhecer padrão. [] [Pensamento Computacional] ",
            "EF15CO02 Construir algoritmos. [] [Pensamento Computacional] Algoritmos",
            "EM13CO01 Explorar soluções. [] [] ",
        ]
    );
}

#[test]
fn an_aim_of_small_children_is_of_its_field_of_experience() {
    let aims = r#"{"objetivos": [{"codigo": "EI01CG01", "texto": "Movimentar o corpo.", "campo_experiencias": "ei-campo-cg",
        "vigencia": {"status": "vigente"}}]}"#;
    let read = document("educacao-infantil.json", aims.as_bytes()).unwrap();
    assert_eq!(told(&read), ["EI01CG01 Movimentar o corpo. [Corpo, gestos e movimentos] [] "]);
}

#[test]
fn a_document_that_is_not_whole_is_refused_with_its_name() {
    for wrong in [
        "",
        "[]",
        "{}",
        "<html></html>",
        r#"{"habilidades": []}"#,
        &FUNDAMENTAL.replace("EF35LP01", "EF35LP1"),
        &FUNDAMENTAL.replace("\"id\": \"ut-numeros\"", "\"id\": \"outra\""),
        &FUNDAMENTAL.replace("Ler e compreender textos curtos.", ""),
        &FUNDAMENTAL.replace("Ler e compreender textos curtos.", &"x".repeat(2_001)),
        &FUNDAMENTAL.replace("textos curtos", "textos\\u0000curtos"),
        &FUNDAMENTAL[..FUNDAMENTAL.len() - 3],
    ] {
        let refused = document("ensino-fundamental.json", wrong.as_bytes()).unwrap_err().to_string();
        assert!(refused.contains("ensino-fundamental.json"), "{wrong}: {refused}");
    }
}

#[test]
fn the_package_is_read_whole() {
    let files = [
        ("bncc/dados/computacao.json", COMPUTING),
        ("bncc/dados/ensino-fundamental.json", FUNDAMENTAL),
        ("bncc/dados/perfis.json", "{}"),
        ("bncc/__init__.py", "x = 1"),
    ];
    let bytes = crate::testing::zip(&files.map(|(name, text)| (name, text.as_bytes())));
    assert_eq!(package(&bytes, &Limits::OPERATOR).unwrap().len(), 5);
    let bare = crate::testing::zip(&[("a.txt", b"x".as_slice())]);
    let refused = package(&bare, &Limits::OPERATOR).unwrap_err().to_string();
    assert!(refused.contains("nenhum dos documentos"), "{refused}");
    assert!(package(b"not an archive", &Limits::OPERATOR).is_err());
}
