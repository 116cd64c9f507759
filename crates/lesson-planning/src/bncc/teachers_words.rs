use kernel::table::folded;

/// What teachers call a topic, without accents, and the words that the BNCC has for it.
const TEACHERS_WORDS: [(&str, &str); 44] = [
    ("regra de tres", "proporcionalidade grandezas"),
    ("tabuada", "multiplicacao fatos basicos"),
    ("mmc", "multiplos divisores"),
    ("mdc", "multiplos divisores"),
    ("conta de vezes", "multiplicacao"),
    ("contas de mais", "adicao"),
    ("contas de menos", "subtracao"),
    ("conta de dividir", "divisao"),
    ("dinheiro", "sistema monetario valores monetarios"),
    ("troco", "sistema monetario valores monetarios"),
    ("hora", "relogios tempo"),
    ("equacao", "equacoes igualdade incognita"),
    ("bhaskara", "equacoes polinomiais 2 grau fatoracao"),
    ("pitagoras", "teorema triangulo retangulo relacoes metricas"),
    ("solidos", "figuras geometricas espaciais prismas piramides"),
    ("grafico", "tabelas dados estatistica"),
    ("desconto", "porcentagens acrescimos decrescimos"),
    ("juros", "porcentagens acrescimos"),
    ("virgula", "pontuacao"),
    ("pontuacao", "virgula ponto exclamacao interrogacao"),
    ("ortografia", "grafia escrita convencoes palavras"),
    ("acento", "acentuar acentuacao oxitonas"),
    ("acentuacao", "acentuar oxitonas paroxitonas"),
    ("redacao", "producao textual escrever texto"),
    ("gramatica", "conhecimentos linguisticos gramaticais"),
    ("quadrinhos", "tirinhas baloes"),
    ("tirinha", "quadrinhos charges"),
    ("propaganda", "publicitarios persuasao campanha"),
    ("fake news", "veracidade confiabilidade informacoes fontes falsas"),
    ("noticias falsas", "veracidade confiabilidade fake news"),
    ("interpretacao de texto", "compreensao inferir informacoes ideia central"),
    ("fotossintese", "plantas luz energia producao alimento"),
    ("corpo humano", "sistemas organismo orgaos"),
    ("digestao", "sistema digestorio nutrientes alimentos"),
    ("alimentacao", "nutrientes alimentos cardapio habitos alimentares"),
    ("aquecimento global", "efeito estufa temperatura clima"),
    ("lixo", "residuos reciclagem descarte consumo"),
    ("reciclagem", "residuos reutilizacao descarte consumo consciente"),
    ("doencas", "saude transmissao microrganismos"),
    ("vacina", "vacinacao saude publica"),
    ("descobrimento", "navegacoes europeus conquista america"),
    ("escravidao", "escravizados trabalho africanos legado"),
    ("ditadura", "ditadura civil militar resistencia democracia"),
    ("futebol", "esportes invasao jogos"),
];

/// A topic's words, and beside them those that the BNCC uses for it.
pub(super) fn with_the_documents_words(topic: &str) -> String {
    let plain = folded(topic);
    let words =
        TEACHERS_WORDS.into_iter().filter(|(theirs, _)| speaks_of(&plain, theirs)).map(|(_, its)| its);
    words.collect::<Vec<_>>().join(" ")
}

/// Whether the words stand in a text, each whole but for what follows its beginning: "vacina" in "vacinas".
fn speaks_of(text: &str, words: &str) -> bool {
    let separated = text.replace('_', " ");
    separated.starts_with(words) || separated.contains(&format!(" {words}"))
}
