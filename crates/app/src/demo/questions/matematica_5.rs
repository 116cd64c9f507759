//! Matemática, fifth grade.

use kernel::Stage;
use quiz_engine::question::{Component, Difficulty, Letter, Status};

use super::written::{ACTIVE, Collection, Written};

/// A table as a text.
const VOTOS: &str = "\
    Votos para o nome do time da escola:\n\
    Falcões: 12 votos\n\
    Onças: 18 votos\n\
    Tucanos: 9 votos\n\
    Lobos: 15 votos";

pub const COLLECTION: Collection = Collection {
    component: Component::Matematica,
    stage: Stage::AnosIniciais,
    author: 2,
    days_ago: 121,
    asks: &[
        ("D2", "Distinguir poliedros de corpos redondos e ligá-los às suas planificações."),
        ("D7", "Resolver problemas com medidas de comprimento, massa e capacidade."),
        ("D8", "Converter horas, dias, semanas e outras medidas de tempo."),
        ("D9", "Calcular quando algo começa, quando termina ou quanto dura."),
        ("D10", "Trocar cédulas e moedas pelo mesmo valor."),
        ("D11", "Calcular o contorno de uma figura na malha quadriculada."),
        ("D12", "Calcular ou estimar a área de uma figura na malha quadriculada."),
        ("D15", "Decompor um número em unidades, dezenas, centenas e milhares."),
        ("D18", "Multiplicar e dividir números naturais."),
        ("D19", "Resolver problemas de somar e de subtrair."),
        ("D20", "Resolver problemas de multiplicar e de dividir."),
        ("D21", "Escrever um mesmo número como fração, decimal ou porcentagem."),
        ("D25", "Somar e subtrair decimais para resolver problemas."),
        ("D26", "Resolver problemas com porcentagens de 25, 50 e 100."),
        ("D27", "Ler dados em tabelas."),
    ],
    questions: [
        Written {
            descriptor: "D19",
            difficulty: Difficulty::Medio,
            question: "A biblioteca tinha 348 livros. Chegaram 125 livros novos e, depois, 97 foram \
                emprestados. Quantos livros ficaram na biblioteca?",
            options: ["376", "320", "570", "396"],
            explanation: "348 + 125 = 473, e 473 − 97 = 376.",
            ..ACTIVE
        },
        Written {
            descriptor: "D18",
            difficulty: Difficulty::Facil,
            question: "Qual é o resultado de 24 × 15?",
            options: ["240", "144", "360", "350"],
            key: Letter::C,
            explanation: "24 × 10 = 240 e 24 × 5 = 120; 240 + 120 = 360.",
            ..ACTIVE
        },
        Written {
            descriptor: "D20",
            difficulty: Difficulty::Medio,
            question: "Uma professora distribuiu igualmente 156 lápis entre 12 alunos. Quantos lápis cada aluno \
                recebeu?",
            options: ["12", "13", "14", "144"],
            key: Letter::B,
            explanation: "156 ÷ 12 = 13, pois 12 × 13 = 156.",
            ..ACTIVE
        },
        Written {
            descriptor: "D15",
            difficulty: Difficulty::Medio,
            question: "Qual número é formado por 5 unidades de milhar, 3 dezenas e 8 unidades?",
            options: ["538", "5.380", "5.308", "5.038"],
            key: Letter::D,
            explanation: "5 × 1.000 + 3 × 10 + 8 = 5.038. Não há centenas: o lugar delas leva 0.",
            ..ACTIVE
        },
        Written {
            descriptor: "D26",
            difficulty: Difficulty::Medio,
            question: "Uma mochila que custa R$ 80,00 está com 25% de desconto. De quanto é o desconto?",
            options: ["R$ 20,00", "R$ 25,00", "R$ 40,00", "R$ 60,00"],
            explanation: "25% é a quarta parte, e 80 ÷ 4 = 20.",
            ..ACTIVE
        },
        Written {
            descriptor: "D9",
            difficulty: Difficulty::Dificil,
            question: "Uma sessão de cinema começou às 14h40 e durou 1 hora e 35 minutos. A que horas ela \
                terminou?",
            options: ["15h75", "16h15", "16h05", "15h15"],
            key: Letter::B,
            explanation: "14h40 mais 1 hora são 15h40; mais 20 minutos, 16h; mais os 15 que faltam, 16h15.",
            ..ACTIVE
        },
        Written {
            descriptor: "D8",
            difficulty: Difficulty::Facil,
            question: "Quantos minutos há em 3 horas e meia?",
            options: ["180", "330", "210", "350"],
            key: Letter::C,
            explanation: "3 × 60 = 180, e meia hora são 30 minutos: 180 + 30 = 210.",
            ..ACTIVE
        },
        Written {
            descriptor: "D7",
            difficulty: Difficulty::Medio,
            question: "Uma jarra tem 2 litros de suco. Quantos copos de 250 mililitros ela enche?",
            options: ["4", "6", "10", "8"],
            key: Letter::D,
            explanation: "2 litros são 2.000 mililitros, e 2.000 ÷ 250 = 8.",
            ..ACTIVE
        },
        Written {
            descriptor: "D10",
            difficulty: Difficulty::Facil,
            question: "Lucas quer trocar uma nota de R$ 50,00 por notas de R$ 5,00. Quantas notas ele deve \
                receber?",
            options: ["10", "5", "45", "25"],
            explanation: "10 notas de R$ 5,00 somam R$ 50,00, pois 10 × 5 = 50.",
            ..ACTIVE
        },
        Written {
            descriptor: "D11",
            difficulty: Difficulty::Medio,
            question: "Numa malha quadriculada, o lado de cada quadradinho mede 1 metro. Um canteiro retangular \
                ocupa 6 quadradinhos de comprimento e 4 de largura. Quantos metros de cerca dão uma \
                volta nele?",
            options: ["10", "20", "24", "12"],
            key: Letter::B,
            explanation: "Os lados medem 6, 4, 6 e 4 metros: 6 + 4 + 6 + 4 = 20.",
            ..ACTIVE
        },
        Written {
            descriptor: "D12",
            difficulty: Difficulty::Facil,
            question: "Numa malha quadriculada, cada quadradinho tem 1 cm² de área. Um retângulo ocupa 7 \
                quadradinhos de comprimento e 3 de largura. Qual é a sua área?",
            options: ["10 cm²", "20 cm²", "21 cm²", "42 cm²"],
            key: Letter::C,
            explanation: "São 3 fileiras de 7 quadradinhos: 3 × 7 = 21.",
            ..ACTIVE
        },
        Written {
            descriptor: "D21",
            difficulty: Difficulty::Dificil,
            question: "Que número decimal representa a fração 3/4?",
            options: ["3,4", "0,34", "0,25", "0,75"],
            key: Letter::D,
            explanation: "3 ÷ 4 = 0,75: três quartos são 75 centésimos.",
            ..ACTIVE
        },
        Written {
            descriptor: "D25",
            difficulty: Difficulty::Medio,
            question: "Ana comprou 1,5 kg de arroz e 0,75 kg de feijão. Quantos quilogramas ela comprou ao \
                todo?",
            options: ["2,25 kg", "0,90 kg", "2,00 kg", "1,80 kg"],
            explanation: "1,50 + 0,75 = 2,25, com vírgula embaixo de vírgula.",
            ..ACTIVE
        },
        Written {
            descriptor: "D27",
            difficulty: Difficulty::Facil,
            base: Some(VOTOS),
            question: "Quantos votos o nome mais votado teve a mais do que o menos votado?",
            options: ["3", "9", "6", "27"],
            key: Letter::B,
            explanation: "Onças teve 18 votos e Tucanos, 9: 18 − 9 = 9.",
            ..ACTIVE
        },
        Written {
            descriptor: "D2",
            difficulty: Difficulty::Facil,
            status: Status::Inativa,
            question: "Qual destes sólidos tem só faces planas?",
            options: ["Esfera", "Cilindro", "Cubo", "Cone"],
            key: Letter::C,
            explanation: "O cubo tem seis faces, todas quadradas e planas. Os outros três têm superfície curva.",
            ..ACTIVE
        },
    ],
};
