//! Triangles that are alike, and parabolas.

use crate::Discipline::Matematica;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (8, 13),
        names: &[
            "semelhanc* triangulo*",
            "triangulo* semelhante*",
            "semelhanc* figura*",
            "figura* semelhante*",
        ],
        before: "razão, proporção e os ângulos do triângulo",
        content: &[
            "mesma forma: ângulos iguais e lados proporcionais",
            "razão de semelhança",
            "perímetro e área de figuras semelhantes",
        ],
        goals: &[
            "Reconhecer triângulos semelhantes por dois ângulos iguais",
            "Achar um lado desconhecido pela razão de semelhança",
        ],
        example: "uma vara de 1 m faz sombra de 2 m; na mesma hora, o poste faz sombra de 10 m. Os triângulos são semelhantes: \
            a sombra é 5 vezes maior, e o poste também: 5 m.",
        mistakes: &[
            (
                "Somando 2 a cada lado, o triângulo fica semelhante.",
                "Calcule as razões entre os lados: são iguais?",
            ),
            ("Dobrando os lados, a área dobra.", "Conte quantas cópias do pequeno cabem no grande."),
        ],
        tasks: &[
            "medem a sombra de uma vara e a de três objetos altos do pátio e calculam a altura de cada um, com o desenho dos \
                triângulos",
            "separam doze triângulos desenhados em grupos de semelhantes, escrevem a razão em cada grupo e justificam pelos ângulos",
        ],
        items: questions! {
            "Quantos ângulos iguais bastam para dois triângulos serem semelhantes?" =>
                "dois", not ["um", "nenhum", "quatro"],
                "Com dois iguais, o terceiro também é.";
            "Em triângulos semelhantes, o lado de 3 cm corresponde ao de 6 cm. Ao lado de 5 cm corresponde qual?" =>
                "10 cm", not ["8 cm", "15 cm", "11 cm"],
                "A razão é 2: 5 x 2 = 10.";
            "Uma vara de 1 m faz sombra de 2 m. Que altura tem o poste que faz sombra de 6 m?" =>
                "3 m", not ["12 m", "8 m", "4 m"],
                "A altura é metade da sombra: 6 ÷ 2 = 3.";
            "A razão entre os lados de dois triângulos semelhantes é 3. Qual é a razão entre as áreas?" =>
                "9", not ["3", "6", "27"],
                "A área cresce com o quadrado da razão: 3 x 3 = 9.";
            "A razão entre os lados de dois triângulos semelhantes é 2. Qual é a razão entre os perímetros?" =>
                "2", not ["4", "8", "1"],
                "O perímetro cresce na mesma razão que os lados.";
            "Um triângulo tem ângulos de 50° e 60°. Qual destes pares de ângulos é de um triângulo semelhante a ele?" =>
                "60° e 70°", not ["50° e 50°", "60° e 60°", "50° e 80°"],
                "O terceiro ângulo é 180° - 50° - 60° = 70°.";
        },
    },
    Known {
        of: &[Matematica],
        years: (9, 13),
        names: &["funcao quadrat*", "funcao 2 grau", "funcao segundo grau", "funcoes quadrat*", "parabola*"],
        before: "a função afim, a tabela de valores e as equações do 2º grau",
        content: &[
            "f(x) = ax² + bx + c e a parábola",
            "zeros, vértice e eixo de simetria",
            "máximo ou mínimo em uma situação",
        ],
        goals: &[
            "Calcular valores, zeros e vértice de uma função quadrática",
            "Dizer o que o vértice significa em uma situação",
        ],
        example: "com 20 m de tela cerca-se um canteiro de lados x e 10 - x: a área é x(10 - x). Para x = 2 são 16 m²; para x = \
            5, 25 m², a maior de todas: é o vértice.",
        mistakes: &[
            (
                "A parábola tem sempre ponto de máximo.",
                "Compare o sinal do coeficiente de x² em duas funções.",
            ),
            ("O vértice fica em x = b.", "Ache os dois zeros e veja o ponto no meio deles."),
        ],
        tasks: &[
            "montam tabela e gráfico de duas funções quadráticas, marcam zeros, vértice e eixo e dizem onde cada uma cresce",
            "resolvem o problema da cerca com 24 m de tela por tabela e pelo vértice e comparam os dois caminhos",
        ],
        items: questions! {
            "Como se chama o gráfico de uma função quadrática?" =>
                "parábola", not ["reta", "circunferência", "elipse"],
                "O gráfico de ax² + bx + c é uma parábola.";
            "Em f(x) = x² - 4x + 3, quanto vale f(0)?" => "3", not ["0", "-4", "-1"],
                "Com x = 0 sobra o termo 3.";
            "Que ponto tem a parábola de f(x) = -x² + 4?" =>
                "de máximo", not ["de mínimo", "de máximo e de mínimo", "nem um nem outro"],
                "O coeficiente de x² é negativo: a parábola se abre para baixo.";
            "Quais são os zeros de f(x) = x² - 5x + 6?" => "2 e 3", not ["-2 e -3", "5 e 6", "1 e 6"],
                "2 e 3 somam 5 e têm produto 6.";
            "Qual é a abscissa do vértice de f(x) = x² - 6x + 5?" => "3", not ["6", "-3", "5"],
                "Os zeros são 1 e 5; no meio deles está 3.";
            "Qual é o menor valor de f(x) = x² + 2?" => "2", not ["0", "-2", "4"],
                "O quadrado é no mínimo 0; 0 + 2 = 2.";
        },
    },
];
