//! Língua Portuguesa, ninth grade.

use kernel::Stage;
use quiz_engine::question::{Component, Difficulty, Letter, Status};

use super::written::{ACTIVE, Collection, Written};

/// An opinion with its reasons.
const RECREIO: &str = "\
    Há escolas que decidiram guardar os celulares também durante o recreio. A medida divide opiniões, \
    mas merece apoio. Quem passa o intervalo diante da tela deixa de conversar, de jogar e até de \
    discordar, e é nessas horas que se aprende a conviver. Além disso, os olhos e a postura precisam de \
    descanso depois de horas de aula. Alguns alunos lembram que o aparelho serve para falar com a \
    família; para isso, porém, a secretaria sempre atendeu. Guardar o celular por vinte minutos não é \
    castigo: é devolver o recreio a quem ele pertence.";

/// Two opinions.
const PRACA: &str = "\
    Marta: “Derrubar as árvores da praça para fazer um estacionamento é um erro. Sombra e bancos servem \
    a todos; vagas servem a quem tem carro.”\n\
    Joel: “Gosto da praça, mas o comércio do bairro está morrendo porque os clientes não têm onde parar. \
    Um estacionamento pequeno, num canto, salvaria as lojas.”";

/// A scene told by who was there.
const PESSIMISTA: &str = "\
    O homem sentou-se ao meu lado e suspirou.\n\
    — Vai chover — disse, olhando o céu mais azul do ano.\n\
    Concordei por educação. Três pontos depois, anunciou que o ônibus quebraria. O ônibus não quebrou. \
    Quando descemos, sob um sol de rachar, ele abriu o guarda-chuva com a calma de quem tem razão.\n\
    — Não falei? — disse. — Está quase.";

/// A poster.
const CARTAZ: &str = "\
    CAMPANHA DE VACINAÇÃO\n\
    Sábado, das 8h às 17h, no posto de saúde do bairro.\n\
    Traga a caderneta e venha proteger a sua família!";

pub const COLLECTION: Collection = Collection {
    component: Component::LinguaPortuguesa,
    stage: Stage::AnosFinais,
    author: 1,
    days_ago: 131,
    asks: &[
        ("D2", "Saber o que um pronome ou outra palavra retoma no texto."),
        ("D3", "Descobrir pelo contexto o que uma palavra quer dizer."),
        ("D4", "Concluir o que o texto deixa entender sem dizer."),
        ("D7", "Reconhecer a ideia que um texto defende."),
        ("D8", "Ligar a ideia defendida aos argumentos que a sustentam."),
        ("D10", "Reconhecer o que move a história e quem participa dela."),
        ("D11", "Ligar um fato do texto à sua causa ou consequência."),
        ("D12", "Reconhecer para que um texto foi escrito."),
        ("D14", "Separar um fato da opinião sobre ele."),
        ("D15", "Entender que relação uma conjunção ou um advérbio marca."),
        ("D16", "Perceber o humor ou a ironia de um texto."),
        ("D17", "Entender o efeito da pontuação e de outras notações."),
        ("D18", "Entender o efeito da escolha de uma palavra."),
        ("D21", "Comparar opiniões diferentes sobre o mesmo assunto."),
    ],
    questions: [
        Written {
            descriptor: "D7",
            difficulty: Difficulty::Medio,
            base: Some(RECREIO),
            question: "Qual é a tese defendida no texto?",
            options: [
                "O celular atrapalha as provas.",
                "Vale a pena guardar os celulares durante o recreio.",
                "A secretaria deve atender as famílias.",
                "O recreio deveria durar mais tempo.",
            ],
            key: Letter::B,
            explanation: "A tese aparece em “A medida divide opiniões, mas merece apoio”; o resto do texto a \
                sustenta.",
            ..ACTIVE
        },
        Written {
            descriptor: "D8",
            difficulty: Difficulty::Medio,
            base: Some(RECREIO),
            question: "Qual destes argumentos sustenta a tese do texto?",
            options: [
                "A medida divide opiniões.",
                "O aparelho serve para falar com a família.",
                "Algumas escolas guardam os celulares.",
                "Longe da tela, os alunos conversam e aprendem a conviver.",
            ],
            key: Letter::D,
            explanation: "É o primeiro argumento a favor de guardar os celulares. Falar com a família é um \
                argumento contrário, que o texto rebate.",
            ..ACTIVE
        },
        Written {
            descriptor: "D15",
            difficulty: Difficulty::Medio,
            base: Some(RECREIO),
            question: "No trecho “para isso, porém, a secretaria sempre atendeu”, a palavra “porém” estabelece \
                uma relação de",
            options: ["oposição.", "causa.", "condição.", "conclusão."],
            explanation: "“Porém” opõe a resposta do autor ao argumento dos alunos.",
            ..ACTIVE
        },
        Written {
            descriptor: "D18",
            difficulty: Difficulty::Dificil,
            base: Some(RECREIO),
            question: "No trecho “é devolver o recreio a quem ele pertence”, o uso de “devolver” sugere que",
            options: [
                "a escola tinha comprado o recreio.",
                "os alunos pediram um recreio maior.",
                "o celular tinha tomado o recreio dos alunos.",
                "o recreio pertence aos professores.",
            ],
            key: Letter::C,
            explanation: "Só se devolve o que foi tirado: para o autor, o celular tirava dos alunos o seu recreio.",
            ..ACTIVE
        },
        Written {
            descriptor: "D14",
            difficulty: Difficulty::Medio,
            base: Some(RECREIO),
            question: "Qual destes trechos apresenta um fato, e não uma opinião?",
            options: [
                "“Há escolas que decidiram guardar os celulares também durante o recreio”",
                "“merece apoio”",
                "“não é castigo”",
                "“é devolver o recreio a quem ele pertence”",
            ],
            explanation: "Que há escolas que tomaram a decisão pode ser verificado. Os outros trechos são \
                julgamentos do autor.",
            ..ACTIVE
        },
        Written {
            descriptor: "D21",
            difficulty: Difficulty::Medio,
            base: Some(PRACA),
            question: "Quanto ao estacionamento, Marta e Joel",
            options: [
                "concordam que ele ocupe a praça inteira.",
                "discordam: ela é contra, e ele aceita um pequeno.",
                "discordam: ele é contra, e ela aceita um pequeno.",
                "concordam que o comércio não precisa dele.",
            ],
            key: Letter::B,
            explanation: "Marta diz que é um erro; Joel defende um estacionamento pequeno, num canto.",
            ..ACTIVE
        },
        Written {
            descriptor: "D11",
            difficulty: Difficulty::Facil,
            base: Some(PRACA),
            question: "Segundo Joel, o comércio do bairro está morrendo porque",
            options: [
                "as árvores escondem as lojas.",
                "as lojas cobram caro.",
                "os clientes não têm onde parar.",
                "os moradores preferem a praça.",
            ],
            key: Letter::C,
            explanation: "A causa vem depois de “porque” na fala de Joel.",
            ..ACTIVE
        },
        Written {
            descriptor: "D4",
            difficulty: Difficulty::Medio,
            base: Some(PRACA),
            question: "Na fala de Marta, percebe-se que, para ela, um espaço público deve",
            options: [
                "dar lucro ao bairro.",
                "ficar fechado à noite.",
                "ser cuidado pelos comerciantes.",
                "servir a todas as pessoas.",
            ],
            key: Letter::D,
            explanation: "Ela prefere o que “serve a todos”, sombra e bancos, ao que serve só a quem tem carro.",
            ..ACTIVE
        },
        Written {
            descriptor: "D2",
            difficulty: Difficulty::Facil,
            base: Some(PRACA),
            question: "Na fala de Joel, o “canto” em que caberia um estacionamento pequeno é um canto",
            options: ["da praça.", "de cada loja.", "do mercado.", "da rua de Marta."],
            explanation: "Joel fala da praça no começo da fala; é a ela que o canto se refere.",
            ..ACTIVE
        },
        Written {
            descriptor: "D16",
            difficulty: Difficulty::Medio,
            base: Some(PESSIMISTA),
            question: "O humor do texto está em que o homem",
            options: [
                "perde o guarda-chuva no ônibus.",
                "insiste na previsão, embora tudo a desminta.",
                "acerta tudo o que prevê.",
                "discute com o motorista.",
            ],
            key: Letter::B,
            explanation: "Mesmo sob um sol de rachar, ele abre o guarda-chuva e diz que “está quase”.",
            ..ACTIVE
        },
        Written {
            descriptor: "D3",
            difficulty: Difficulty::Facil,
            base: Some(PESSIMISTA),
            question: "A expressão “sob um sol de rachar” indica",
            options: [
                "um sol muito forte.",
                "um sol que se esconde.",
                "um chão cheio de buracos.",
                "uma chuva que se aproxima.",
            ],
            explanation: "“De rachar” intensifica: o sol estava muito forte.",
            ..ACTIVE
        },
        Written {
            descriptor: "D17",
            difficulty: Difficulty::Facil,
            base: Some(PESSIMISTA),
            question: "O travessão que abre a frase “— Vai chover” indica",
            options: [
                "a opinião do narrador sobre a chuva.",
                "uma explicação sobre o ônibus.",
                "o fim da história.",
                "o começo da fala do personagem.",
            ],
            key: Letter::D,
            explanation: "Na narrativa, o travessão no início da frase marca que alguém começa a falar.",
            ..ACTIVE
        },
        Written {
            descriptor: "D10",
            difficulty: Difficulty::Medio,
            base: Some(PESSIMISTA),
            question: "Quem conta essa história é",
            options: [
                "o motorista do ônibus.",
                "um passageiro que participa da cena.",
                "o homem do guarda-chuva.",
                "alguém que só ouviu falar do caso.",
            ],
            key: Letter::B,
            explanation: "“Sentou-se ao meu lado” e “concordei” mostram que o narrador estava no ônibus, ao lado \
                do homem.",
            ..ACTIVE
        },
        Written {
            descriptor: "D4",
            difficulty: Difficulty::Dificil,
            base: Some(PESSIMISTA),
            question: "Ao dizer que concordou “por educação”, o narrador mostra que",
            options: [
                "tinha certeza de que choveria.",
                "tinha medo do homem.",
                "não achava que fosse chover.",
                "conhecia o homem havia muito tempo.",
            ],
            key: Letter::C,
            explanation: "Se concordou só por educação, e o céu estava “o mais azul do ano”, ele não acreditava na \
                chuva.",
            ..ACTIVE
        },
        Written {
            descriptor: "D12",
            difficulty: Difficulty::Facil,
            status: Status::Inativa,
            base: Some(CARTAZ),
            question: "A finalidade desse cartaz é",
            options: [
                "contar uma história.",
                "vender cadernetas.",
                "chamar os moradores para se vacinar.",
                "reclamar do posto de saúde.",
            ],
            key: Letter::C,
            explanation: "O cartaz diz o que é, quando e onde, e convida: “venha proteger a sua família”.",
        },
    ],
};
