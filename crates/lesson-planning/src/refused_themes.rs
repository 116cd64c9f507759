//! What no plan is written about, by phrases: a lesson may be about violence, drugs or the body, none teaches to do harm.

use kernel::seen_of;
use kernel::table::folded;

/// A theme, and the phrases that it is known by: small letters without accents, words apart by one space.
const THEMES: [(&str, &[&str]); 6] = [
    (
        "fabricar armas ou explosivos",
        &[
            "como fabricar uma bomba",
            "como fazer uma bomba",
            "como montar uma arma",
            "como fabricar uma arma",
            "fabricar explosivos",
            "fazer explosivos",
            "fazer bombas",
            "fabricar bombas",
            "fazer uma bomba",
            "bombas caseiras",
            "receita de bomba",
            "bomba caseira",
            "coquetel molotov",
        ],
    ),
    (
        "fazer ou usar drogas",
        &[
            "como fabricar drogas",
            "como fazer drogas",
            "como fabricar maconha",
            "como usar drogas",
            "como produzir cocaina",
            "como fazer crack",
            "como plantar maconha",
            "onde comprar drogas",
        ],
    ),
    (
        "ferir a si mesmo",
        &[
            "como se matar",
            "metodos de suicidio",
            "como cometer suicidio",
            "formas de suicidio",
            "como se cortar",
            "desafio da baleia azul",
        ],
    ),
    (
        "conteúdo sexual",
        &[
            "pornografia infantil",
            "conteudo pornografico",
            "cena de sexo explicito",
            "erotizacao de criancas",
        ],
    ),
    (
        "ódio a pessoas ou grupos",
        &[
            "superioridade racial",
            "superioridade da raca",
            "inferioridade da raca",
            "inferioridade dos negros",
            "exterminar os judeus",
            "o holocausto nao existiu",
            "o holocausto foi uma mentira",
            "matar os gays",
        ],
    ),
    (
        "pedir votos",
        &[
            "vote no candidato",
            "votem no candidato",
            "vote na candidata",
            "votem na candidata",
            "nao vote no candidato",
            "nao vote na candidata",
        ],
    ),
];

/// The theme that a text is about, of those that are refused.
pub fn refused_theme(text: &str) -> Option<&'static str> {
    let words = format!("_{}_", folded(&seen_of(text)));
    let is_in = |phrase: &&&str| words.contains(&format!("_{}_", phrase.replace(' ', "_")));
    THEMES.iter().find(|(_, phrases)| phrases.iter().any(|phrase| is_in(&phrase))).map(|(theme, _)| *theme)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_teaches_to_do_harm_is_refused_by_its_words() {
        for (text, theme) in [
            ("Como fazer uma BOMBA caseira", "fabricar armas ou explosivos"),
            ("como  fabricar\numa bomba", "fabricar armas ou explosivos"),
            ("Fazer uma bomba", "fabricar armas ou explosivos"),
            ("Como fazer bombas caseiras", "fabricar armas ou explosivos"),
            ("Como fabricar maconha", "fazer ou usar drogas"),
            ("Métodos de suicídio", "ferir a si mesmo"),
            ("A superioridade racial", "ódio a pessoas ou grupos"),
            ("Onde comprar drogas?", "fazer ou usar drogas"),
            ("Vote no candidato do prefeito", "pedir votos"),
        ] {
            assert_eq!(refused_theme(text), Some(theme), "{text}");
        }
    }

    #[test]
    fn what_schools_teach_is_not() {
        for text in [
            "Prevenção ao uso de drogas",
            "O Holocausto e a Segunda Guerra",
            "Sistema reprodutor e puberdade",
            "Bombas hidráulicas",
            "Por que alguém diz: não vote em branco?",
            "Violência contra a mulher",
            "Setembro Amarelo: prevenção ao suicídio",
            "Eleições e voto no Brasil",
            "Armas e armaduras na Idade Média",
            "Racismo e desigualdade",
            "",
        ] {
            assert_eq!(refused_theme(text), None, "{text}");
        }
    }
}
