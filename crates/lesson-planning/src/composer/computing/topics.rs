//! What Computação knows beyond doubt.

use super::binary::{how_many_values, to_binary, to_decimal};
use crate::Discipline::Computacao;
use crate::composer::known::{Items, Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Computacao],
        years: (1, 13),
        names: &["algoritmo*", "sequencia* instruc*", "programac*", "laco*", "condic*", "repetic*"],
        before: "instruções que seguem todo dia, como uma receita",
        content: &[
            "algoritmo: passos em ordem para resolver um problema",
            "decisão: se, então, senão",
            "repetição: fazer até",
        ],
        goals: &[
            "Escrever instruções em ordem que outra pessoa consiga seguir",
            "Usar decisão ou repetição e testar",
        ],
        example: "escovar os dentes em instruções: pegar a escova, pôr a pasta, repetir o movimento em \
            cada dente até terminar, enxaguar. Fora de ordem, não funciona.",
        mistakes: &[
            (
                "O computador entende o que eu quis dizer.",
                "Execute ao pé da letra a instrução da turma e mostre o resultado.",
            ),
            (
                "Se deu errado, apago tudo.",
                "Ache o primeiro passo em que o resultado mudou e conserte só ele.",
            ),
        ],
        tasks: &[
            "programam com setas de papel o caminho de um colega pela sala, com uma repetição, testam e \
                corrigem",
            "escrevem um algoritmo com uma decisão para um problema da escola, e outra dupla o executa ao \
                pé da letra",
        ],
        items: questions! {
            "O que é um algoritmo?" =>
                "Uma sequência de passos para resolver um problema", not ["Um tipo de tela", "Um vírus de \
                    computador", "Um desenho colorido"],
                "Os passos seguem uma ordem.";
            "O robô vira um quarto de volta à direita a cada comando “vire à direita”. Quantos comandos \
                são precisos para uma volta inteira?" =>
                "4", not ["2", "3", "8"],
                "Quatro quartos de volta formam uma volta.";
            "Como se chama fazer a mesma instrução várias vezes?" =>
                "repetição", not ["decisão", "senha", "arquivo"],
                "Um laço repete instruções.";
            "Em “se chover, leve o guarda-chuva”, que parte do algoritmo aparece?" =>
                "decisão", not ["repetição", "fim", "erro"],
                "A ação depende de uma condição.";
            "“Repita 3 vezes: dê 2 passos.” Quantos passos são dados ao todo?" => "6", not ["2", "3", "5"],
                "3 x 2 = 6 passos.";
            "O que fazer quando um programa não dá o resultado esperado?" =>
                "Procurar o passo com erro e testar de novo", not ["Desistir", "Trocar de \
                    computador", "Mudar todos os passos ao acaso"],
                "Depurar é achar e corrigir o erro.";
        },
    },
    Known {
        of: &[Computacao],
        years: (4, 13),
        names: &["binari*", "codificac* informac*", "bits", "representac* dados"],
        before: "potências de 2 ou dobros, e como se guarda uma informação com dois sinais",
        content: &[
            "dois símbolos: 0 e 1",
            "cada lugar vale o dobro do lugar à direita",
            "letras, imagens e sons em números",
        ],
        goals: &[
            "Converter números pequenos do binário para o decimal e de volta",
            "Explicar por que computadores usam 0 e 1",
        ],
        example: "no binário 101, os lugares valem 4, 2 e 1: um 4, nenhum 2 e um 1, 4 + 1 = 5.",
        mistakes: &[
            ("10 em binário é dez.", "Use os cartões 2 e 1: um 2 e nenhum 1."),
            (
                "O computador guarda letras.",
                "Monte uma tabela de letras e números e mande uma mensagem com ela.",
            ),
        ],
        tasks: &[
            "usam cartões com 1, 2, 4, 8 e 16 pontos, virados ou não, para formar dez números e os \
                escrevem em binário",
            "criam uma mensagem secreta com uma tabela de letras em binário e decifram a de outra dupla",
        ],
        items: Items::Made(&[to_decimal, to_binary, how_many_values]),
    },
    Known {
        of: &[Computacao],
        years: (3, 13),
        names: &[
            "hardware software",
            "hardware",
            "software",
            "partes computador",
            "componente* computador",
            "entrada saida",
        ],
        before: "os aparelhos que usam e o que cada parte faz",
        content: &[
            "hardware: o que se toca; software: os programas",
            "entrada, processamento, saída e memória",
            "exemplos no celular",
        ],
        goals: &["Distinguir hardware de software", "Classificar partes em entrada, saída e memória"],
        example: "no celular, a tela e a câmera são hardware; o aplicativo é software. O dedo na tela é \
            entrada; a imagem, saída.",
        mistakes: &[
            ("O aplicativo é hardware, porque está no celular.", "Pergunte: dá para tocar nele sem a tela?"),
            ("Desligando, tudo se perde.", "Compare memória de trabalho com o que fica guardado."),
        ],
        tasks: &[
            "classificam doze itens em hardware ou software e entrada, saída ou memória e explicam os que \
                dão dúvida",
            "encenam um computador: um colega é a entrada, outro a memória, outro o processador e outro a \
                saída, e resolvem uma conta",
        ],
        items: questions! {
            "Qual destes é hardware?" => "teclado", not ["aplicativo de mensagens", "navegador", "jogo"],
                "O teclado é parte física.";
            "Qual destes é software?" => "editor de textos", not ["mouse", "monitor", "impressora"],
                "Editor de textos é um programa.";
            "Qual destes é um dispositivo de entrada?" =>
                "teclado", not ["impressora", "caixa de som", "projetor"],
                "Por ele os dados entram.";
            "Qual destes é um dispositivo de saída?" => "caixa de som", not ["microfone", "teclado", "mouse"],
                "Por ela o som sai.";
            "Onde ficam guardados os arquivos depois de desligar o aparelho?" =>
                "na memória de armazenamento", not ["na tela", "no teclado", "no cabo de energia"],
                "O armazenamento guarda sem energia.";
        },
    },
    Known {
        of: &[Computacao],
        years: (3, 13),
        names: &["seguranca", "senha*", "privacidade", "dados pessoais", "cidadania digital", "golpe*"],
        before: "mensagens, fotos e contas que já usam",
        content: &[
            "senha forte e só sua",
            "dados pessoais: o que não se entrega",
            "desconfiar, conferir, contar a um adulto",
        ],
        goals: &["Criar regras para uma senha forte", "Reconhecer um pedido suspeito e dizer o que fazer"],
        example: "chega a mensagem: “Você ganhou! Mande sua senha.” Três sinais: pressa, prêmio sem ter \
            participado e pedido de senha. Não se responde; conta-se a um adulto.",
        mistakes: &[
            ("A data de nascimento é uma boa senha.", "Pergunte quem mais sabe essa data."),
            ("O que apago some da internet.", "Conte o que acontece se alguém salvou antes."),
        ],
        tasks: &[
            "analisam cinco mensagens, marcam os sinais de golpe e escrevem o que fariam em cada uma",
            "criam um cartaz com cinco regras para a turma sobre senhas, fotos e dados, com um motivo para \
                cada uma",
        ],
        items: questions! {
            "Qual destas senhas é a mais segura?" => "Gira7!Sol#Mar42", not ["123456", "senha", "maria2012"],
                "É longa e mistura letras, números e sinais.";
            "Quem pode pedir a sua senha por mensagem?" =>
                "Ninguém", not ["Quem oferece prêmio", "Qualquer colega", "Um desconhecido simpático"],
                "Senha não se entrega por mensagem.";
            "Qual destes é um dado pessoal?" =>
                "endereço de casa", not ["a cor do céu", "a capital do país", "o resultado de 2 + 2"],
                "Ele ajuda a identificar e achar a pessoa.";
            "O que fazer ao receber uma mensagem que pede a senha e promete prêmio?" =>
                "não responder e contar a um adulto de confiança", not ["responder depressa", "mandar só \
                    metade da senha", "repassar aos amigos"],
                "É sinal de golpe.";
            "Por que usar senhas diferentes em contas diferentes?" =>
                "Se uma for descoberta, as outras continuam protegidas", not ["Para a internet ficar \
                    rápida", "Para gastar menos bateria", "Porque a lei proíbe senhas curtas"],
                "Assim o dano fica menor.";
        },
    },
];
