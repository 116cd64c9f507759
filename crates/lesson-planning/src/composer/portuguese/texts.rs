//! Texts and their kinds.

use crate::Discipline::LinguaPortuguesa;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[LinguaPortuguesa],
        years: (2, 9),
        names: &[
            "narrativ* -enredo",
            "elementos narrativ*",
            "narrador*",
            "personagem*",
            "conto*",
            "fabula*",
            "enredo",
        ],
        before: "histórias que já ouviram e quem aparece nelas",
        content: &[
            "personagens, lugar e tempo",
            "situação inicial, problema e desfecho",
            "quem conta: narrador que participa ou que observa",
        ],
        goals: &[
            "Reconhecer personagens, lugar, tempo e problema de uma narrativa",
            "Recontar a história na ordem, com o problema e o desfecho",
        ],
        example: "na fábula da cigarra e da formiga: personagens, as duas; tempo, do verão ao inverno; \
            problema, falta comida; desfecho, conforme a versão, a formiga ajuda ou não.",
        mistakes: &[
            (
                "Narrador e autor são a mesma pessoa.",
                "Pergunte: quem escreveu conta isso como se estivesse lá?",
            ),
            ("Recontar é dizer o que gostei.", "Peça primeiro o que aconteceu, depois a opinião."),
        ],
        tasks: &[
            "leem um conto curto, completam um quadro com personagens, lugar, tempo, problema e desfecho e \
                mudam um deles",
            "reescrevem o final de uma fábula conhecida e dizem que ensinamento passa a ter",
        ],
        items: questions! {
            "Como se chama quem conta a história?" => "narrador", not ["leitor", "título", "cenário"],
                "O narrador conta o que acontece.";
            "Em “Eu corri até o portão e ouvi o barulho”, o narrador participa da história?" =>
                "Sim, ele conta o que viveu", not ["Não, ele só observa de fora", "Não há narrador", "Só \
                    no título"],
                "“Eu” mostra que ele é personagem.";
            "O que costuma haver no fim de uma fábula?" =>
                "Um ensinamento", not ["Uma receita", "Uma notícia", "Um endereço"],
                "A fábula termina com uma moral.";
            "Quem costuma ser personagem das fábulas?" =>
                "Animais que agem como gente", not ["Só reis e rainhas", "Só crianças", "Cientistas famosos"],
                "Nas fábulas, animais falam e agem como pessoas.";
            "Em “Era noite na floresta”, que parte da narrativa aparece?" =>
                "tempo e lugar", not ["desfecho", "título", "ensinamento"],
                "Noite é o tempo; floresta, o lugar.";
            "O que é o desfecho de uma narrativa?" =>
                "Como o problema termina", not ["Onde a história se passa", "Quem conta a história", "O \
                    nome do livro"],
                "O desfecho é o final, quando o problema se resolve ou não.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (4, 13),
        names: &["fato opiniao", "opiniao fato", "fato central opiniao"],
        before: "notícias e comentários que ouvem no dia a dia",
        content: &[
            "fato: pode ser conferido",
            "opinião: julgamento de alguém",
            "palavras que mostram opinião",
        ],
        goals: &[
            "Separar fato de opinião e apontar a palavra que mostra isso",
            "Escrever um fato e uma opinião sobre o mesmo assunto",
        ],
        example: "“O jogo terminou 2 a 1” é fato: pode ser conferido. “Foi o jogo mais bonito do ano” é \
            opinião: mais bonito julga.",
        mistakes: &[
            ("O que está no jornal é fato.", "Procure no texto uma palavra que julga."),
            ("Se muita gente concorda, é fato.", "Pergunte: como se poderia conferir?"),
        ],
        tasks: &[
            "leem uma notícia e um comentário do mesmo assunto, sublinham fatos e opiniões com cores \
                diferentes e contam quantos há em cada texto",
            "transformam quatro opiniões em fatos que se possam conferir e quatro fatos em opiniões",
        ],
        items: questions! {
            "Qual frase é um fato?" =>
                "A escola abriu às sete horas.", not ["A escola é a melhor da cidade.", "A escola devia \
                    ser mais bonita.", "Infelizmente, a escola é longe."],
                "O horário pode ser conferido.";
            "Qual frase é uma opinião?" =>
                "O filme é emocionante.", not ["O filme dura duas horas.", "O filme foi feito em \
                    2020.", "O filme tem três atores."],
                "Emocionante é um julgamento.";
            "Que palavra mostra opinião em “A linda praça foi aberta no sábado”?" =>
                "linda", not ["praça", "aberta", "sábado"],
                "Linda julga; o resto pode ser conferido.";
            "Como se sabe que uma frase conta um fato?" =>
                "Ela pode ser conferida", not ["Ela é curta", "Muita gente gosta dela", "Ela está no \
                    começo do texto"],
                "Fato é o que se pode verificar.";
            "Qual frase junta um fato e uma opinião?" =>
                "Choveu ontem, e foi um dia horrível.", not ["Choveu ontem à tarde.", "O dia foi \
                    horrível.", "Ontem foi terça-feira, e choveu."],
                "Choveu é fato; horrível é opinião.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (3, 12),
        names: &[
            "noticia* -falsa*",
            "manchete*",
            "lide",
            "jornal -mural",
            "genero jornalistico",
            "reportagem",
        ],
        before: "notícias que viram ou ouviram",
        content: &[
            "manchete, lide e corpo da notícia",
            "o que, quem, quando, onde, como e por quê",
            "fonte e data",
        ],
        goals: &[
            "Achar no lide as perguntas o que, quem, quando e onde",
            "Escrever uma notícia curta sobre um fato da escola",
        ],
        example: "“Alunos plantam 30 árvores na praça no sábado”: o quê, plantio; quem, alunos; quando, \
            sábado; onde, praça. A manchete já conta o principal.",
        mistakes: &[
            ("A notícia começa pelo que aconteceu primeiro.", "Pergunte o que o leitor precisa saber logo."),
            ("Na notícia escrevo o que achei.", "Peça que risquem as palavras que julgam."),
        ],
        tasks: &[
            "leem uma notícia, respondem às perguntas do lide com trechos sublinhados e escrevem outra \
                manchete",
            "apuram um fato da escola com duas perguntas a um colega e escrevem manchete e lide",
        ],
        items: questions! {
            "Como se chama o título de uma notícia?" => "manchete", not ["lide", "legenda", "estrofe"],
                "A manchete chama a atenção para o fato.";
            "O que o lide de uma notícia costuma informar?" =>
                "o que, quem, quando e onde", not ["a opinião do leitor", "o preço do jornal", "o final da \
                    história"],
                "O lide resume o principal.";
            "Em “Escola inaugura biblioteca na segunda-feira”, o que aconteceu?" =>
                "a inauguração da biblioteca", not ["a segunda-feira", "a escola", "a leitura de um livro"],
                "O fato é a inauguração.";
            "Qual é a finalidade principal de uma notícia?" =>
                "informar um fato", not ["ensinar uma receita", "contar um sonho", "vender um produto"],
                "A notícia informa o que aconteceu.";
            "Como se chama o texto curto junto de uma foto de jornal?" =>
                "legenda", not ["manchete", "verso", "sumário"],
                "A legenda explica a foto.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (3, 13),
        names: &["propaganda*", "publicid*", "anuncio*", "persuas*", "slogan*", "campanha*"],
        before: "anúncios e campanhas que viram hoje",
        content: &[
            "vender um produto ou uma ideia",
            "slogan, imagem, apelo e público",
            "informação e exagero",
        ],
        goals: &[
            "Dizer a quem um anúncio se dirige e o que quer que se faça",
            "Apontar em um anúncio a palavra ou a imagem que persuade",
        ],
        example: "“Só hoje! Quem ama, leva”: “só hoje” cria pressa, e “quem ama” mexe com o sentimento. \
            Nenhuma das duas diz se o produto é bom.",
        mistakes: &[
            ("Se a propaganda diz, é verdade.", "Sublinhe o que se pode conferir e veja o que sobra."),
            ("Propaganda é só para vender.", "Mostre uma campanha de vacinação: o que ela quer que se faça?"),
        ],
        tasks: &[
            "analisam dois anúncios em um quadro com público, pedido, palavra que persuade e imagem, e \
                dizem o que falta informar",
            "criam uma campanha para a escola com slogan, imagem e texto curto e explicam duas escolhas \
                feitas para o público",
        ],
        items: questions! {
            "Qual é a finalidade principal de um anúncio publicitário?" =>
                "convencer o público", not ["contar uma história antiga", "ensinar a ler", "registrar uma \
                    reunião"],
                "O anúncio quer levar a uma ação ou compra.";
            "Como se chama a frase curta e fácil de lembrar de uma marca?" =>
                "slogan", not ["legenda", "verbete", "estrofe"],
                "O slogan resume a ideia da campanha.";
            "Em “Compre já o seu!”, que recurso pede uma ação de quem lê?" =>
                "o verbo no imperativo", not ["a rima", "o travessão", "a data"],
                "“Compre” dá uma ordem ou faz um pedido.";
            "Qual frase de anúncio pode ser conferida?" =>
                "A garrafa tem 1 litro.", not ["É a mais gostosa do mundo.", "Você merece.", "Felicidade \
                    em cada gole."],
                "A quantidade pode ser medida; as outras são apelo.";
            "O que uma campanha de vacinação quer?" =>
                "que as pessoas se vacinem", not ["vender um brinquedo", "divertir com uma piada", "contar \
                    um sonho"],
                "A campanha promove uma ideia ou atitude.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (1, 6),
        names: &["bilhete*", "carta", "receita*", "convite*", "lista* compras", "genero* textua* -digita*"],
        before: "bilhetes, convites e receitas que veem em casa",
        content: &[
            "para que serve e para quem é o texto",
            "partes que não podem faltar",
            "modo de dizer: saudação, ordem dos passos, assinatura",
        ],
        goals: &[
            "Reconhecer o texto pela forma e pela finalidade",
            "Escrever um texto do mesmo gênero com todas as partes",
        ],
        example: "o bilhete tem para quem é, o recado e quem escreveu. Sem o nome de quem escreveu, quem \
            lê não sabe a quem responder.",
        mistakes: &[
            ("No convite basta dizer que há festa.", "Pergunte: que dia, que hora e onde?"),
            ("Na receita a ordem não importa.", "Leia os passos trocados e imagine o bolo."),
        ],
        tasks: &[
            "escrevem um convite para uma mostra da turma com dia, hora, lugar e assinatura, e o colega \
                confere o que falta",
            "separam textos curtos pela finalidade e escrevem um bilhete para alguém da escola",
        ],
        items: questions! {
            "Que texto ensina a preparar uma comida?" => "receita", not ["bilhete", "convite", "poema"],
                "A receita traz ingredientes e modo de fazer.";
            "O que não pode faltar em um convite?" =>
                "dia, hora e lugar", not ["ingredientes", "rimas", "preço"],
                "Sem isso o convidado não chega.";
            "Para que serve um bilhete?" =>
                "deixar um recado curto", not ["contar uma longa história", "ensinar uma receita", "listar \
                    compras"],
                "O bilhete é um recado curto.";
            "Em qual parte da receita ficam os alimentos e as quantidades?" =>
                "ingredientes", not ["modo de fazer", "título", "assinatura"],
                "Ingredientes são o que se usa.";
            "O que vem no fim de uma carta?" =>
                "a assinatura", not ["os ingredientes", "a manchete", "o placar"],
                "Quem escreve assina no fim.";
        },
    },
];
