//! Língua Portuguesa, fifth grade.

use kernel::Stage;
use quiz_engine::question::{Component, Difficulty, Letter, Status};

use super::written::{ACTIVE, Collection, Written};

/// A tale with a turn.
const RELOGIO: &str = "\
    O relógio da praça de Vila Serena atrasava sempre cinco minutos. Ninguém se importava: o padeiro, o \
    carteiro e as crianças já somavam os cinco minutos de cabeça. Um dia, um relojoeiro que passava pela \
    vila, querendo agradar, acertou o relógio durante a noite. Na manhã seguinte, todos chegaram cedo \
    demais: a padaria e a escola ainda estavam fechadas. À tarde, os moradores foram até ele, não para \
    agradecer, mas para pedir que atrasasse o relógio de novo.";

/// What informs, with an opinion at its end.
const JOAO_DE_BARRO: &str = "\
    O joão-de-barro é um pássaro pequeno, de penas cor de terra. Ele constrói a sua casa com barro \
    úmido, palha e um pouco de esterco, que o macho e a fêmea carregam no bico. Quando seca, a casa fica \
    dura como tijolo. Dentro há uma parede que forma um pequeno corredor: ela protege os ovos do vento e \
    dificulta a entrada de outros animais. Nenhum outro passarinho é um construtor tão caprichoso.";

/// A note.
const BILHETE: &str = "\
    Vó,\n\
    fui à biblioteca devolver os livros e volto antes das cinco. Deixei o bolo em cima da mesa. Não \
    deixe o Tobias subir na cadeira: ontem ele comeu metade da cobertura e ainda latiu pedindo mais!\n\
    Beijos,\n\
    Lia";

pub const COLLECTION: Collection = Collection {
    component: Component::LinguaPortuguesa,
    stage: Stage::AnosIniciais,
    author: 2,
    days_ago: 124,
    asks: &[
        ("D1", "Achar uma informação que o texto diz."),
        ("D2", "Saber o que um pronome ou outra palavra retoma no texto."),
        ("D3", "Descobrir pelo contexto o que uma palavra quer dizer."),
        ("D4", "Concluir o que o texto deixa entender sem dizer."),
        ("D6", "Dizer de que trata o texto."),
        ("D7", "Reconhecer o que move a história e quem participa dela."),
        ("D8", "Ligar um fato do texto à sua causa ou consequência."),
        ("D9", "Reconhecer para que um texto foi escrito."),
        ("D10", "Perceber, pelo modo de falar, quem fala e com quem."),
        ("D11", "Separar um fato da opinião sobre ele."),
        ("D12", "Entender o que palavras como “mas” e “quando” ligam."),
        ("D13", "Perceber o humor ou a ironia de um texto."),
        ("D14", "Entender o efeito de um sinal de pontuação."),
    ],
    questions: [
        Written {
            descriptor: "D1",
            difficulty: Difficulty::Facil,
            base: Some(RELOGIO),
            question: "Quanto o relógio da praça atrasava?",
            options: ["Dois minutos.", "Cinco minutos.", "Dez minutos.", "Uma hora."],
            key: Letter::B,
            explanation: "A primeira frase do texto diz que ele atrasava sempre cinco minutos.",
            ..ACTIVE
        },
        Written {
            descriptor: "D7",
            difficulty: Difficulty::Medio,
            base: Some(RELOGIO),
            question: "O que dá início ao problema da história?",
            options: [
                "Os moradores discutem por causa da hora.",
                "O padeiro perde a hora do pão.",
                "O relojoeiro acerta o relógio sem avisar ninguém.",
                "As crianças deixam de ir à escola.",
            ],
            key: Letter::C,
            explanation: "Tudo ia bem até que o relojoeiro, querendo agradar, acertou o relógio durante a noite.",
            ..ACTIVE
        },
        Written {
            descriptor: "D8",
            difficulty: Difficulty::Dificil,
            base: Some(RELOGIO),
            question: "Por que, na manhã seguinte, todos chegaram cedo demais?",
            options: [
                "Porque o relógio tinha parado durante a noite.",
                "Porque a escola mudou o horário das aulas.",
                "Porque o relojoeiro adiantou os relógios das casas.",
                "Porque continuaram a somar cinco minutos a um relógio que já estava certo.",
            ],
            key: Letter::D,
            explanation: "Os moradores somavam cinco minutos de cabeça. Com o relógio certo, a conta os fez chegar \
                cinco minutos antes.",
            ..ACTIVE
        },
        Written {
            descriptor: "D2",
            difficulty: Difficulty::Facil,
            base: Some(RELOGIO),
            question: "No trecho “os moradores foram até ele”, a palavra “ele” se refere",
            options: ["ao relojoeiro.", "ao padeiro.", "ao relógio.", "ao carteiro."],
            explanation: "Os moradores foram pedir a quem tinha acertado o relógio, o relojoeiro, que o atrasasse \
                de novo.",
            ..ACTIVE
        },
        Written {
            descriptor: "D13",
            difficulty: Difficulty::Medio,
            base: Some(RELOGIO),
            question: "O que torna engraçado o final da história?",
            options: [
                "O relojoeiro foge da vila durante a noite.",
                "Os moradores pedem que o relógio volte a ficar errado.",
                "O relógio começa a tocar sozinho.",
                "As crianças escondem o relógio da praça.",
            ],
            key: Letter::B,
            explanation: "Esperava-se um agradecimento pelo conserto, e os moradores pedem justamente que o erro \
                volte.",
            ..ACTIVE
        },
        Written {
            descriptor: "D1",
            difficulty: Difficulty::Facil,
            base: Some(JOAO_DE_BARRO),
            question: "De que é feita a casa do joão-de-barro?",
            options: [
                "De gravetos e folhas secas.",
                "De pedras e areia.",
                "De barro úmido, palha e um pouco de esterco.",
                "De penas e algodão.",
            ],
            key: Letter::C,
            explanation: "A segunda frase do texto diz de que materiais a casa é feita.",
            ..ACTIVE
        },
        Written {
            descriptor: "D6",
            difficulty: Difficulty::Facil,
            base: Some(JOAO_DE_BARRO),
            question: "Qual é o assunto principal do texto?",
            options: [
                "A casa que o joão-de-barro constrói.",
                "Os perigos que o vento traz às aves.",
                "A alimentação dos pássaros.",
                "As cores das penas das aves.",
            ],
            explanation: "Quase todas as frases falam da casa: de que é feita, como fica e como é por dentro.",
            ..ACTIVE
        },
        Written {
            descriptor: "D11",
            difficulty: Difficulty::Medio,
            base: Some(JOAO_DE_BARRO),
            question: "Qual destes trechos do texto é uma opinião?",
            options: [
                "“Quando seca, a casa fica dura como tijolo”",
                "“Nenhum outro passarinho é um construtor tão caprichoso”",
                "“Dentro há uma parede que forma um pequeno corredor”",
                "“o macho e a fêmea carregam no bico”",
            ],
            key: Letter::B,
            explanation: "Dizer que nenhum outro é tão caprichoso é um julgamento de quem escreve. Os outros \
                trechos podem ser observados.",
            ..ACTIVE
        },
        Written {
            descriptor: "D3",
            difficulty: Difficulty::Medio,
            base: Some(JOAO_DE_BARRO),
            question: "No trecho “um construtor tão caprichoso”, a palavra “caprichoso” significa",
            options: ["teimoso.", "rápido.", "cuidadoso.", "medroso."],
            key: Letter::C,
            explanation: "O texto elogia o modo cuidadoso como o pássaro faz a casa.",
            ..ACTIVE
        },
        Written {
            descriptor: "D12",
            difficulty: Difficulty::Medio,
            base: Some(JOAO_DE_BARRO),
            question: "No trecho “Quando seca, a casa fica dura como tijolo”, a palavra “quando” indica",
            options: ["lugar.", "dúvida.", "quantidade.", "tempo."],
            key: Letter::D,
            explanation: "“Quando” marca o momento em que a casa fica dura: depois de secar.",
            ..ACTIVE
        },
        Written {
            descriptor: "D9",
            difficulty: Difficulty::Medio,
            base: Some(JOAO_DE_BARRO),
            question: "Esse texto foi escrito principalmente para",
            options: [
                "informar sobre um animal.",
                "vender um produto.",
                "contar uma piada.",
                "ensinar uma receita.",
            ],
            explanation: "O texto traz informações sobre o joão-de-barro e a casa que ele constrói.",
            ..ACTIVE
        },
        Written {
            descriptor: "D10",
            difficulty: Difficulty::Facil,
            base: Some(BILHETE),
            question: "Quem escreveu o bilhete?",
            options: ["A avó.", "O Tobias.", "A bibliotecária.", "Lia."],
            key: Letter::D,
            explanation: "O nome de quem escreve um bilhete vem no fim dele: Lia.",
            ..ACTIVE
        },
        Written {
            descriptor: "D4",
            difficulty: Difficulty::Facil,
            base: Some(BILHETE),
            question: "Pelo bilhete, percebe-se que Tobias é",
            options: ["o irmão de Lia.", "um cachorro.", "um gato.", "o avô de Lia."],
            key: Letter::B,
            explanation: "O bilhete não diz que Tobias é um cachorro, mas conta que ele latiu.",
            ..ACTIVE
        },
        Written {
            descriptor: "D14",
            difficulty: Difficulty::Medio,
            base: Some(BILHETE),
            question: "No trecho “e ainda latiu pedindo mais!”, o ponto de exclamação mostra que Lia",
            options: [
                "faz uma pergunta à avó.",
                "não sabe bem o que aconteceu.",
                "se espanta com o que Tobias fez.",
                "pede silêncio à avó.",
            ],
            key: Letter::C,
            explanation: "O ponto de exclamação marca o espanto de Lia com a gulodice de Tobias.",
            ..ACTIVE
        },
        Written {
            descriptor: "D1",
            difficulty: Difficulty::Facil,
            status: Status::Rascunho,
            base: Some(BILHETE),
            question: "Quando Lia promete voltar?",
            options: ["Antes das cinco.", "Depois das cinco.", "Às sete da noite.", "No dia seguinte."],
            explanation: "O bilhete diz: “volto antes das cinco”.",
            ..ACTIVE
        },
    ],
};
