//! Matemática, ninth grade.

use kernel::Stage;
use quiz_engine::question::{Component, Difficulty, Letter, Status};

use super::written::{ACTIVE, Collection, Written};

/// A table as a text.
const CHUVA: &str = "\
    Chuva em quatro meses, em milímetros:\n\
    Janeiro: 240\n\
    Fevereiro: 210\n\
    Março: 180\n\
    Abril: 90";

pub const COLLECTION: Collection = Collection {
    component: Component::Matematica,
    stage: Stage::AnosFinais,
    author: 1,
    days_ago: 127,
    asks: &[
        ("D8", "Usar ângulos e diagonais de polígonos para resolver problemas."),
        ("D10", "Usar o teorema de Pitágoras e outras relações do triângulo retângulo."),
        ("D13", "Calcular áreas para resolver problemas."),
        ("D14", "Calcular volumes para resolver problemas."),
        ("D18", "Calcular com números inteiros, também negativos."),
        ("D25", "Calcular com frações e decimais."),
        ("D27", "Calcular com valores aproximados de raízes."),
        ("D28", "Resolver problemas com porcentagem."),
        ("D29", "Resolver problemas com grandezas proporcionais."),
        ("D30", "Achar quanto vale uma expressão com letras."),
        ("D31", "Resolver problemas com equações do 2º grau."),
        ("D32", "Escrever com letras a regra de uma sequência."),
        ("D33", "Traduzir um problema em uma equação do 1º grau."),
        ("D34", "Traduzir um problema em um sistema de equações do 1º grau."),
        ("D36", "Resolver problemas com dados de tabelas e gráficos."),
    ],
    questions: [
        Written {
            descriptor: "D18",
            difficulty: Difficulty::Medio,
            question: "Qual é o valor de (−3)² − 2 × (−5)?",
            options: ["−1", "19", "1", "−19"],
            key: Letter::B,
            explanation: "(−3)² = 9 e −2 × (−5) = +10; 9 + 10 = 19.",
            ..ACTIVE
        },
        Written {
            descriptor: "D28",
            difficulty: Difficulty::Medio,
            question: "Um celular de R$ 1.200,00 foi vendido com 15% de desconto. Por quanto ele foi vendido?",
            options: ["R$ 180,00", "R$ 1.185,00", "R$ 1.020,00", "R$ 1.080,00"],
            key: Letter::C,
            explanation: "15% de 1.200 são 180, e 1.200 − 180 = 1.020.",
            ..ACTIVE
        },
        Written {
            descriptor: "D29",
            difficulty: Difficulty::Dificil,
            question: "Quatro torneiras iguais enchem um tanque em 6 horas. Em quantas horas três dessas \
                torneiras o enchem?",
            options: ["4,5", "5", "7", "8"],
            key: Letter::D,
            explanation: "Com menos torneiras leva mais tempo: 4 × 6 = 24 horas de uma torneira, e 24 ÷ 3 = 8.",
            ..ACTIVE
        },
        Written {
            descriptor: "D10",
            difficulty: Difficulty::Medio,
            question: "Uma escada de 5 metros está apoiada numa parede, com o pé a 3 metros dela. A que altura \
                a escada toca a parede?",
            options: ["4 metros", "2 metros", "8 metros", "√34 metros"],
            explanation: "Pelo teorema de Pitágoras, h² = 5² − 3² = 25 − 9 = 16, e h = 4.",
            ..ACTIVE
        },
        Written {
            descriptor: "D30",
            difficulty: Difficulty::Medio,
            question: "Qual é o valor de 2x² − 3x + 1 para x = −2?",
            options: ["3", "15", "−13", "23"],
            key: Letter::B,
            explanation: "2 × 4 = 8 e −3 × (−2) = +6; 8 + 6 + 1 = 15.",
            ..ACTIVE
        },
        Written {
            descriptor: "D31",
            difficulty: Difficulty::Medio,
            question: "O produto de um número natural pelo seu sucessor é 56. Que número é esse?",
            options: ["6", "8", "7", "28"],
            key: Letter::C,
            explanation: "x(x + 1) = 56 leva a x² + x − 56 = 0, de raízes 7 e −8. O número natural é 7, e 7 × 8 = \
                56.",
            ..ACTIVE
        },
        Written {
            descriptor: "D33",
            difficulty: Difficulty::Facil,
            question: "O triplo de um número, menos 4, é igual a 20. Que equação expressa esse problema?",
            options: ["3(x − 4) = 20", "x³ − 4 = 20", "3x + 4 = 20", "3x − 4 = 20"],
            key: Letter::D,
            explanation: "O triplo do número é 3x; menos 4, 3x − 4.",
            ..ACTIVE
        },
        Written {
            descriptor: "D34",
            difficulty: Difficulty::Medio,
            question: "Num estacionamento há carros e motos: são 20 veículos e 64 rodas ao todo. Com c carros e \
                m motos, que sistema expressa esse problema?",
            options: [
                "c + m = 20 e 4c + 2m = 64",
                "c + m = 64 e 4c + 2m = 20",
                "c + m = 20 e 2c + 4m = 64",
                "c − m = 20 e 4c + 2m = 64",
            ],
            explanation: "Os veículos somam 20; cada carro tem 4 rodas e cada moto, 2, que somam 64.",
            ..ACTIVE
        },
        Written {
            descriptor: "D8",
            difficulty: Difficulty::Medio,
            question: "Qual é a soma dos ângulos internos de um hexágono?",
            options: ["360°", "720°", "540°", "1.080°"],
            key: Letter::B,
            explanation: "A soma é (n − 2) × 180°; com n = 6, 4 × 180° = 720°.",
            ..ACTIVE
        },
        Written {
            descriptor: "D13",
            difficulty: Difficulty::Facil,
            question: "Uma sala retangular mede 7,5 metros por 4 metros. Qual é a sua área?",
            options: ["11,5 m²", "23 m²", "30 m²", "28 m²"],
            key: Letter::C,
            explanation: "7,5 × 4 = 30.",
            ..ACTIVE
        },
        Written {
            descriptor: "D14",
            difficulty: Difficulty::Dificil,
            question: "Uma caixa-d'água em forma de cubo tem, por dentro, 2 metros de aresta. Quantos litros de \
                água cabem nela?",
            options: ["8 litros", "800 litros", "2.000 litros", "8.000 litros"],
            key: Letter::D,
            explanation: "O volume é 2 × 2 × 2 = 8 m³, e cada metro cúbico são 1.000 litros.",
            ..ACTIVE
        },
        Written {
            descriptor: "D27",
            difficulty: Difficulty::Medio,
            question: "Entre que números inteiros está √50?",
            options: ["7 e 8", "5 e 6", "6 e 7", "8 e 9"],
            explanation: "7² = 49 e 8² = 64; como 50 está entre 49 e 64, √50 está entre 7 e 8.",
            ..ACTIVE
        },
        Written {
            descriptor: "D25",
            difficulty: Difficulty::Medio,
            question: "Qual é o resultado de 2/3 + 1/4?",
            options: ["3/7", "11/12", "3/12", "2/12"],
            key: Letter::B,
            explanation: "Com o denominador 12, 8/12 + 3/12 = 11/12.",
            ..ACTIVE
        },
        Written {
            descriptor: "D36",
            difficulty: Difficulty::Medio,
            status: Status::Rascunho,
            base: Some(CHUVA),
            question: "Qual foi a média de chuva por mês?",
            options: ["90 mm", "240 mm", "180 mm", "195 mm"],
            key: Letter::C,
            explanation: "240 + 210 + 180 + 90 = 720, e 720 ÷ 4 = 180.",
        },
        Written {
            descriptor: "D32",
            difficulty: Difficulty::Medio,
            status: Status::Rascunho,
            question: "Na sequência 3, 7, 11, 15, ..., que expressão dá o termo que está na posição n (n = 1, \
                2, 3, ...)?",
            options: ["3n", "n + 4", "4n + 3", "4n − 1"],
            key: Letter::D,
            explanation: "A sequência cresce de 4 em 4, e o primeiro termo é 4 × 1 − 1 = 3.",
            ..ACTIVE
        },
    ],
};
