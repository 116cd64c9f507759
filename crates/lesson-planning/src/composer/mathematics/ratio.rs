//! What grows in one ratio.

use super::asked::ratio::{density, direct, distance, drawn_length, inverse, mean_speed, price, real_length};
use crate::Discipline::Matematica;
use crate::composer::known::{Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (5, 13),
        names: &[
            "proporc*",
            "regra tres",
            "grandeza* diretamente",
            "grandeza* proporc*",
            "grandeza* inversamente",
            "razao proporcao",
        ],
        before: "a tabuada, a divisão e as frações equivalentes",
        content: &[
            "grandezas que crescem na mesma razão",
            "constante de proporcionalidade e tabela de valores",
            "o que cresce sem ser proporcional",
        ],
        goals: &[
            "Reconhecer quando duas grandezas são diretamente proporcionais",
            "Achar um valor que falta pela constante ou pelo valor de uma unidade",
        ],
        example: "3 pães levam 6 ovos; cada pão leva 2. Para 5 pães, 5 x 2 = 10 ovos. A tabela mostra: \
            ovos ÷ pães dá sempre 2.",
        mistakes: &[
            (
                "Se 3 pães levam 6 ovos, 5 pães levam 8, porque são 2 a mais.",
                "Pergunte: e para zero pão, quantos ovos seriam?",
            ),
            (
                "Se as duas crescem, são proporcionais.",
                "Use a idade e a altura: quem tem o dobro da idade tem o dobro da altura?",
            ),
        ],
        tasks: &[
            "completam três tabelas de receitas e preços, acham a constante de cada uma e apontam uma \
                tabela em que não há proporção",
            "adaptam uma receita para a turma inteira, calculando cada ingrediente pelo valor de uma \
                porção, e conferem dois deles por outro caminho",
        ],
        items: Items::Made(&[direct, price, inverse]),
    },
    Known {
        of: &[Matematica],
        years: (6, 13),
        names: &["escala* -termometr* -musical* -tempo", "mapa* escala*", "planta* baixa*"],
        before: "centímetros, metros e quilômetros e a multiplicação",
        content: &[
            "escala: quanto cada centímetro do desenho vale na realidade",
            "do mapa para o terreno e do terreno para o mapa",
            "unidades de comprimento",
        ],
        goals: &["Calcular a distância real a partir de um mapa", "Desenhar uma medida em escala"],
        example: "na escala em que 1 cm vale 50 m, um muro de 3 cm no desenho tem 3 x 50 = 150 m.",
        mistakes: &[
            (
                "Na escala 1 : 100, um centímetro vale 100 metros.",
                "Converta 100 cm em metros com a fita métrica.",
            ),
            (
                "Quanto maior o número da escala, maior o desenho.",
                "Compare o mesmo quarteirão em 1 : 100 e em 1 : 1000.",
            ),
        ],
        tasks: &[
            "medem a sala ou o pátio, escolhem uma escala que caiba na folha e desenham a planta com as \
                medidas reais escritas",
            "respondem a quatro perguntas de distância em um mapa com a régua e escrevem a conta de cada uma",
        ],
        items: Items::Made(&[real_length, drawn_length]),
    },
    Known {
        of: &[Matematica],
        years: (7, 13),
        names: &[
            "velocidade media",
            "velocidade*",
            "razao grandeza*",
            "densidade demografica",
            "grandezas especies diferentes",
        ],
        before: "a divisão e as unidades de comprimento e tempo",
        content: &[
            "razão entre grandezas de espécies diferentes",
            "velocidade média e densidade demográfica",
            "o que a unidade diz: por hora, por quilômetro quadrado",
        ],
        goals: &[
            "Calcular uma razão entre grandezas diferentes e dizer o que ela significa",
            "Usar a razão para comparar duas situações",
        ],
        example: "um ônibus anda 180 km em 3 horas: 180 ÷ 3 = 60 km em cada hora, 60 km/h em média.",
        mistakes: &[
            (
                "A velocidade média é a distância vezes o tempo.",
                "Pergunte: quem anda 60 km em 2 horas anda 120 km em cada hora?",
            ),
            (
                "A cidade com mais gente tem sempre a maior densidade.",
                "Compare pela área: quantas pessoas há em cada quilômetro quadrado?",
            ),
        ],
        tasks: &[
            "medem o tempo de uma caminhada de 20 m no pátio em três ritmos, calculam a velocidade média e \
                comparam",
            "calculam a densidade demográfica de quatro municípios com dados do livro e os ordenam duas \
                vezes: por população e por densidade",
        ],
        items: Items::Made(&[mean_speed, density, distance]),
    },
];
