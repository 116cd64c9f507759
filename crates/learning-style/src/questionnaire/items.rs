use crate::style::{
    Intelligence::{
        self, BodilyKinesthetic, Interpersonal, Intrapersonal, LogicalMathematical, Musical, Naturalist,
        Spatial, VerbalLinguistic,
    },
    Style::{self, Auditory, Kinesthetic, ReadingWriting, Visual},
};

/// A scene, and four ways to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item {
    pub slug: &'static str,
    pub question: &'static str,
    /// By letter.
    pub options: [Choice; 4],
}

/// A way to go on, and what choosing it speaks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    pub text: &'static str,
    pub style: Style,
    pub intelligence: Intelligence,
}

const fn choice(text: &'static str, style: Style, intelligence: Intelligence) -> Choice {
    Choice { text, style, intelligence }
}

const fn item(slug: &'static str, question: &'static str, options: [Choice; 4]) -> Item {
    Item { slug, question, options }
}

/// Each item offers each style once, and over all of them each intelligence is offered eight times: who chooses blindly, or always
/// the same letter, comes out even.
pub const ITEMS: [Item; 16] = [
    item(
        "caminho",
        "Um colega quer saber como chegar à sua casa. O que você faz?",
        [
            choice("Desenho um mapa", Visual, Spatial),
            choice("Explico falando, com ritmo, para ele decorar", Auditory, Musical),
            choice("Penso bem e escrevo o caminho num papel", ReadingWriting, Intrapersonal),
            choice("Vou junto até lá", Kinesthetic, BodilyKinesthetic),
        ],
    ),
    item(
        "prova",
        "Amanhã tem prova. Como você gosta de estudar?",
        [
            choice("Digo a matéria em voz alta, como se fosse música", Auditory, Musical),
            choice("Leio de novo, só eu e o caderno", ReadingWriting, Intrapersonal),
            choice("Estudo andando pela casa ou mexendo em alguma coisa", Kinesthetic, BodilyKinesthetic),
            choice("Faço desenhos e setas coloridas", Visual, Spatial),
        ],
    ),
    item(
        "jogo_novo",
        "Você ganhou um jogo que não conhece. Como começa?",
        [
            choice("Leio as regras do começo ao fim", ReadingWriting, Intrapersonal),
            choice("Pego as peças e vou jogando", Kinesthetic, BodilyKinesthetic),
            choice("Olho as figuras da caixa e do tabuleiro", Visual, Spatial),
            choice("Peço que me contem as regras, e os sons do jogo me ajudam", Auditory, Musical),
        ],
    ),
    item(
        "palavra_nova",
        "Apareceu uma palavra que você não sabe escrever. O que ajuda?",
        [
            choice("Escrever no ar ou na mesa com o dedo", Kinesthetic, BodilyKinesthetic),
            choice("Ver a palavra na cabeça, como uma foto", Visual, Spatial),
            choice("Falar devagar e ouvir cada pedaço", Auditory, Musical),
            choice("Anotar de vários jeitos e pensar em qual está certo", ReadingWriting, Intrapersonal),
        ],
    ),
    item(
        "historia",
        "A turma vai conhecer uma história. Como você prefere?",
        [
            choice("Em quadrinhos ou em filme", Visual, Spatial),
            choice("Contada ou cantada por alguém", Auditory, Musical),
            choice("Num livro, para ler no meu canto", ReadingWriting, Intrapersonal),
            choice("Representada por nós, como teatro", Kinesthetic, BodilyKinesthetic),
        ],
    ),
    item(
        "lembrar",
        "De uma aula boa, o que fica mais na sua memória?",
        [
            choice("O que foi falado e o jeito da voz", Auditory, Musical),
            choice("O que anotei e o que pensei na hora", ReadingWriting, Intrapersonal),
            choice("O que fiz com as mãos ou com o corpo", Kinesthetic, BodilyKinesthetic),
            choice("As imagens e onde cada coisa estava no quadro", Visual, Spatial),
        ],
    ),
    item(
        "presente",
        "Qual destes presentes você escolheria?",
        [
            choice("Um diário ou um livro", ReadingWriting, Intrapersonal),
            choice("Uma bola ou uma corda", Kinesthetic, BodilyKinesthetic),
            choice("Um estojo de desenho", Visual, Spatial),
            choice("Um fone de ouvido ou um instrumento", Auditory, Musical),
        ],
    ),
    item(
        "espera",
        "Você está esperando numa fila. O que costuma fazer?",
        [
            choice("Mexo os pés e as mãos", Kinesthetic, BodilyKinesthetic),
            choice("Reparo nas formas e nas cores do lugar", Visual, Spatial),
            choice("Canto baixinho ou presto atenção nos sons", Auditory, Musical),
            choice("Leio o que estiver à vista e fico com meus pensamentos", ReadingWriting, Intrapersonal),
        ],
    ),
    item(
        "conta_dificil",
        "Apareceu um problema de matemática difícil. Por onde você vai?",
        [
            choice("Faço um esquema com números e setas", Visual, LogicalMathematical),
            choice("Converso com alguém sobre o problema", Auditory, Interpersonal),
            choice("Leio de novo e sublinho as palavras importantes", ReadingWriting, VerbalLinguistic),
            choice("Uso pedrinhas, folhas ou sementes para contar", Kinesthetic, Naturalist),
        ],
    ),
    item(
        "trabalho",
        "No trabalho em grupo, com que parte você gosta de ficar?",
        [
            choice("Ouvir as ideias de todos e combinar o que fazer", Auditory, Interpersonal),
            choice("Escrever o texto", ReadingWriting, VerbalLinguistic),
            choice("Montar a maquete, com terra, galhos e folhas", Kinesthetic, Naturalist),
            choice("Fazer o gráfico ou a tabela", Visual, LogicalMathematical),
        ],
    ),
    item(
        "passeio",
        "Num passeio da escola, do que você gosta mais?",
        [
            choice("Ler as placas e aprender os nomes", ReadingWriting, VerbalLinguistic),
            choice("Tocar nas plantas e procurar bichos", Kinesthetic, Naturalist),
            choice("Seguir o mapa e calcular quanto falta", Visual, LogicalMathematical),
            choice("Ouvir o guia e conversar com os colegas", Auditory, Interpersonal),
        ],
    ),
    item(
        "descoberta",
        "Você quer saber como uma semente vira planta. O que faz?",
        [
            choice("Planto uma e cuido dela", Kinesthetic, Naturalist),
            choice("Vejo um esquema com as etapas em ordem", Visual, LogicalMathematical),
            choice("Pergunto a quem entende", Auditory, Interpersonal),
            choice("Leio um texto sobre isso", ReadingWriting, VerbalLinguistic),
        ],
    ),
    item(
        "feira",
        "Na feira de ciências, como você mostraria o seu trabalho?",
        [
            choice("Com fotos da natureza num cartaz", Visual, Naturalist),
            choice("Contando a história dele em voz alta", Auditory, VerbalLinguistic),
            choice("Com um texto que explica o porquê, passo a passo", ReadingWriting, LogicalMathematical),
            choice("Fazendo a experiência junto com as visitas", Kinesthetic, Interpersonal),
        ],
    ),
    item(
        "tarde_livre",
        "Uma tarde livre: o que parece melhor?",
        [
            choice("Ouvir ou contar histórias e piadas", Auditory, VerbalLinguistic),
            choice("Resolver palavras cruzadas ou enigmas no papel", ReadingWriting, LogicalMathematical),
            choice("Brincar em grupo na rua ou no pátio", Kinesthetic, Interpersonal),
            choice("Olhar o céu, os pássaros e as plantas", Visual, Naturalist),
        ],
    ),
    item(
        "erro",
        "Você errou uma questão. O que mais ajuda a entender?",
        [
            choice("Ler a resolução, uma conta depois da outra", ReadingWriting, LogicalMathematical),
            choice("Fazer de novo com um colega", Kinesthetic, Interpersonal),
            choice("Ver uma foto ou um exemplo de verdade", Visual, Naturalist),
            choice("Ouvir a explicação com outras palavras", Auditory, VerbalLinguistic),
        ],
    ),
    item(
        "ensinar",
        "Um colega faltou e pede ajuda. Como você ensina?",
        [
            choice("Faço um exercício junto com ele", Kinesthetic, Interpersonal),
            choice("Mostro figuras de coisas que existem de verdade", Visual, Naturalist),
            choice("Conto a aula do meu jeito", Auditory, VerbalLinguistic),
            choice("Passo minhas anotações em ordem, ponto por ponto", ReadingWriting, LogicalMathematical),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn nothing_is_offered_more_often_than_another() {
        let offers = |of: &dyn Fn(&Choice) -> bool| {
            ITEMS.iter().flat_map(|item| &item.options).filter(|choice| of(choice)).count()
        };
        for style in Style::ALL {
            assert_eq!(offers(&|choice| choice.style == style), 16, "{style:?}");
            for letter in 0..4 {
                let there = ITEMS.iter().filter(|item| item.options[letter].style == style).count();
                assert_eq!(there, 4, "{style:?} as option {letter}");
            }
        }
        for intelligence in Intelligence::ALL {
            assert_eq!(offers(&|choice| choice.intelligence == intelligence), 8, "{intelligence:?}");
        }
        for item in ITEMS {
            let styles: BTreeSet<_> = item.options.map(|choice| choice.style).into();
            let intelligences: BTreeSet<_> = item.options.map(|choice| choice.intelligence).into();
            assert_eq!((styles.len(), intelligences.len()), (4, 4), "{}", item.slug);
        }
    }

    #[test]
    fn every_text_is_short_and_there_once() {
        let texts: Vec<_> = ITEMS
            .iter()
            .flat_map(|item| {
                [item.slug, item.question].into_iter().chain(item.options.map(|choice| choice.text))
            })
            .collect();
        let once: BTreeSet<_> = texts.iter().collect();
        assert_eq!(once.len(), texts.len());
        assert!(texts.iter().all(|text| text.chars().count() <= 80));
    }
}
