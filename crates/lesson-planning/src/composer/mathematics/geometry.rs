//! Lengths, areas, volumes and angles.

use super::asked::geometry::{
    box_volume, complement, fence, hypotenuse, ladder, missing_height, perimeter, rectangle_area,
    square_area, square_perimeter, supplement, third_angle, triangle_area,
};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (3, 10),
        names: &["area* perimetro*", "perimetro* area*"],
        before: "medir comprimentos e contar quadradinhos",
        content: &[
            "perímetro: a medida da volta",
            "área: quanto a figura cobre",
            "figuras com a mesma área e perímetros diferentes",
        ],
        goals: &[
            "Distinguir área de perímetro em situações reais",
            "Calcular área e perímetro de retângulos",
        ],
        example: "um canteiro de 5 m por 3 m: para cercar, 5 + 3 + 5 + 3 = 16 m; para plantar, 5 x 3 = 15 \
            m².",
        mistakes: &[
            (
                "Quem tem a maior área tem o maior perímetro.",
                "Desenhe um retângulo de 1 por 8 e um quadrado de 3 por 3 e compare.",
            ),
            (
                "Área e perímetro se medem em metros.",
                "Pergunte: você cobriria o chão com fita ou com quadrados?",
            ),
        ],
        tasks: &[
            "desenham em papel quadriculado todos os retângulos de área 24, anotam o perímetro de cada um \
                e dizem qual gasta menos cerca",
            "medem a sala e uma mesa, calculam área e perímetro e dizem para que serviria cada medida",
        ],
        items: Items::Made(&[perimeter, rectangle_area, fence]),
    },
    Known {
        of: &[Matematica],
        years: (3, 10),
        names: &["perimetro*"],
        before: "medir comprimentos com a régua",
        content: &[
            "perímetro: soma dos lados",
            "figuras diferentes com o mesmo perímetro",
            "unidades de comprimento",
        ],
        goals: &[
            "Calcular o perímetro de figuras medindo ou somando os lados",
            "Construir figuras com um perímetro dado",
        ],
        example: "um retângulo de 6 cm por 4 cm: 6 + 4 + 6 + 4 = 20 cm. O barbante que dá a volta tem 20 cm.",
        mistakes: &[
            (
                "Basta somar os dois números escritos na figura.",
                "Passe o dedo pela volta toda, contando os lados.",
            ),
            ("Perímetro é lado vezes lado.", "Dê a volta com um barbante e estique-o na régua."),
        ],
        tasks: &[
            "contornam cinco objetos com barbante, medem e comparam com a soma dos lados",
            "desenham em papel quadriculado quatro figuras diferentes de perímetro 20 e comparam as formas",
        ],
        items: Items::Made(&[perimeter, square_perimeter, fence]),
    },
    Known {
        of: &[Matematica],
        years: (3, 11),
        names: &["area* -conhecimento -urban* -rura*"],
        before: "contar quadradinhos em filas e colunas",
        content: &[
            "cobrir com quadrados iguais",
            "retângulo: comprimento vezes largura",
            "triângulo: metade do retângulo",
        ],
        goals: &[
            "Calcular áreas de retângulos e explicar por que se multiplica",
            "Estimar a área de uma superfície da escola",
        ],
        example: "uma sala de 6 m por 4 m: 4 filas com 6 quadrados de 1 metro em cada uma, 4 x 6 = 24 m².",
        mistakes: &[
            ("A área é a soma dos lados.", "Cubra o retângulo com quadradinhos e conte."),
            ("Se os lados dobram, a área dobra.", "Desenhe um quadrado de lado 2 e outro de lado 4 e conte."),
        ],
        tasks: &[
            "cobrem três superfícies com quadrados de papel, contam por filas e escrevem a multiplicação",
            "medem dois espaços da escola, calculam a área e estimam quantas pessoas cabem sentadas",
        ],
        items: Items::Made(&[rectangle_area, square_area, triangle_area]),
    },
    Known {
        of: &[Matematica],
        years: (5, 13),
        names: &["volume* -som", "bloco* retangular*", "paralelepipedo*"],
        before: "a área do retângulo e empilhar cubos",
        content: &[
            "volume: quantos cubos de uma unidade cabem",
            "comprimento x largura x altura",
            "volume e capacidade",
        ],
        goals: &[
            "Calcular o volume de blocos retangulares e explicar por camadas",
            "Relacionar volume e capacidade em uma situação",
        ],
        example: "uma caixa de 4 por 3 por 2: em cada camada cabem 4 x 3 = 12 cubos; são 2 camadas, 24 \
            cubos.",
        mistakes: &[
            ("O volume é a soma das três medidas.", "Monte a primeira camada com cubos e conte."),
            ("Só contam os cubos que se veem.", "Desmonte a pilha e conte os escondidos."),
        ],
        tasks: &[
            "montam blocos com cubos ou caixinhas de fósforo, anotam as três medidas e o total e descobrem \
                a conta",
            "calculam o volume de quatro caixas de embalagem e as ordenam, estimando antes",
        ],
        items: Items::Made(&[box_volume, missing_height]),
    },
    Known {
        of: &[Matematica],
        years: (4, 10),
        names: &["angulo*"],
        before: "giros, meia-volta e o canto da folha",
        content: &[
            "ângulo como giro, medido em graus",
            "reto, agudo e obtuso",
            "complementares, suplementares e a soma no triângulo",
        ],
        goals: &[
            "Estimar e medir ângulos usando o reto como referência",
            "Achar um ângulo que falta e explicar",
        ],
        example: "o canto da folha tem 90 graus. Se um ângulo ocupa 35, falta 90 - 35 = 55 para completar \
            o canto.",
        mistakes: &[
            (
                "Quanto mais compridos os lados, maior o ângulo.",
                "Prolongue os lados do mesmo ângulo e meça de novo.",
            ),
            (
                "Leio qualquer das duas escalas do transferidor.",
                "Antes de medir, diga se é menor ou maior que o canto da folha.",
            ),
        ],
        tasks: &[
            "dobram papel para fazer ângulos de 90, 45 e 135 graus e procuram na sala cinco ângulos, \
                estimando antes de medir",
            "recortam triângulos, juntam os três cantos e escrevem o que descobriram sobre a soma",
        ],
        items: Items::Made(&[complement, supplement, third_angle]),
    },
    Known {
        of: &[Matematica],
        years: (8, 13),
        names: &["pitagoras", "triangulo* retangulo*", "hipotenusa"],
        before: "o quadrado, a raiz quadrada e o triângulo retângulo",
        content: &[
            "catetos e hipotenusa",
            "o quadrado da hipotenusa é a soma dos quadrados dos catetos",
            "distâncias que não se podem medir direto",
        ],
        goals: &[
            "Usar o teorema de Pitágoras para achar um lado",
            "Explicar o teorema com áreas de quadrados",
        ],
        example: "catetos de 3 e 4: 3² + 4² = 9 + 16 = 25; a hipotenusa é 5, porque 5² = 25.",
        mistakes: &[
            (
                "A hipotenusa é a soma dos catetos.",
                "Meça: pela diagonal do pátio anda-se menos que pelos dois lados.",
            ),
            ("Serve para qualquer triângulo.", "Procure o ângulo reto antes de escrever a conta."),
        ],
        tasks: &[
            "recortam quadrados de papel quadriculado sobre os lados de um triângulo 3, 4, 5 e comparam as \
                áreas",
            "resolvem quatro situações, como escada, rampa e diagonal do pátio, com desenho antes da conta",
        ],
        items: Items::Made(&[hypotenuse, ladder]),
    },
];
