//! Figures and Roman numerals: what is known by heart.

use crate::Discipline::Matematica;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (1, 7),
        names: &[
            "figura* plana*",
            "poligono*",
            "triangulo* quadrilatero*",
            "forma* geometric* -solid*",
            "quadrado retangulo",
            "triangulo* -retangulo*",
            "quadrilatero*",
        ],
        before: "as formas que veem em objetos da sala e da rua",
        content: &[
            "lados e vértices",
            "triângulo, quadrado, retângulo e círculo",
            "a forma não muda quando a figura gira",
        ],
        goals: &[
            "Reconhecer figuras planas por lados e vértices",
            "Comparar duas figuras e dizer o que têm em comum",
        ],
        example: "o triângulo tem 3 lados e 3 vértices, também virado de ponta-cabeça. O quadrado tem 4 \
            lados iguais e 4 cantos retos.",
        mistakes: &[
            (
                "Um quadrado virado deixa de ser quadrado.",
                "Gire a figura devagar e pergunte o que mudou nos lados.",
            ),
            ("Todo quadrilátero é quadrado.", "Compare um retângulo comprido com um quadrado."),
        ],
        tasks: &[
            "procuram na sala seis objetos, contornam no papel, nomeiam a figura e contam lados e vértices",
            "separam figuras recortadas em grupos por um critério e criam um desenho usando só três tipos \
                de figura",
        ],
        items: questions! {
            "Quantos lados tem um triângulo?" => "3", not ["2", "4", "6"],
                "Tri quer dizer três: o triângulo tem três lados.";
            "Que figura tem quatro lados iguais e quatro cantos retos?" =>
                "Quadrado", not ["Triângulo", "Círculo", "Pentágono"],
                "Lados iguais e cantos retos são do quadrado.";
            "Que figura não tem lados retos?" => "Círculo", not ["Quadrado", "Triângulo", "Retângulo"],
                "O círculo é limitado por uma linha curva.";
            "Quantos vértices tem um retângulo?" => "4", not ["2", "3", "5"],
                "Em cada canto há um vértice: são quatro.";
            "Um quadrado foi girado e ficou apoiado em um canto. Que figura ele é agora?" =>
                "Continua um quadrado", not ["Um triângulo", "Um círculo", "Um pentágono"],
                "Girar não muda os lados nem os cantos.";
            "Como se chama a figura de cinco lados?" =>
                "Pentágono", not ["Hexágono", "Quadrado", "Triângulo"],
                "Penta quer dizer cinco.";
        },
    },
    Known {
        of: &[Matematica],
        years: (2, 9),
        names: &[
            "solido*",
            "figura* espacia*",
            "prisma*",
            "piramide* -etaria -egito",
            "poliedro*",
            "cubo* esfera*",
            "faces vertices",
        ],
        before: "caixas, bolas e outros objetos de formas conhecidas",
        content: &[
            "faces, arestas e vértices",
            "cubo, bloco retangular, pirâmide, cilindro, cone e esfera",
            "o que rola e o que não rola",
        ],
        goals: &[
            "Reconhecer sólidos em objetos e contar faces, arestas e vértices",
            "Relacionar um sólido com a sua planificação",
        ],
        example: "o dado é um cubo: 6 faces quadradas, 12 arestas e 8 vértices. A lata é um cilindro: \
            rola, e tem duas faces redondas.",
        mistakes: &[
            ("A caixa é um quadrado.", "Aponte uma face: ela é um quadrado; a caixa toda é um cubo."),
            ("Só conto as faces que vejo.", "Vire a caixa e marque cada face já contada."),
        ],
        tasks: &[
            "desmontam embalagens, desenham a planificação e contam faces, arestas e vértices antes e depois",
            "montam sólidos com canudos ou massinha e completam uma tabela com faces, arestas e vértices",
        ],
        items: questions! {
            "Quantas faces tem um cubo?" => "6", not ["4", "8", "12"],
                "Em cima, embaixo e quatro em volta: seis faces.";
            "Quantos vértices tem um cubo?" => "8", not ["4", "6", "12"],
                "São quatro em cima e quatro embaixo.";
            "Que sólido tem a forma de uma bola?" => "Esfera", not ["Cilindro", "Cone", "Cubo"],
                "A esfera não tem faces planas, arestas nem vértices.";
            "Uma lata de milho tem a forma de que sólido?" =>
                "Cilindro", not ["Pirâmide", "Cubo", "Prisma de base triangular"],
                "Tem duas bases redondas e rola de lado.";
            "Que figura é a base de uma pirâmide com quatro faces triangulares em volta?" =>
                "Um quadrilátero", not ["Um triângulo", "Um círculo", "Um pentágono"],
                "Cada lado da base toca uma face triangular: quatro faces, quatro lados.";
            "Quantas arestas tem um bloco retangular?" => "12", not ["6", "8", "10"],
                "Quatro em cima, quatro embaixo e quatro ligando as duas.";
        },
    },
    Known {
        of: &[Matematica],
        years: (2, 9),
        names: &["simetri*", "transformac* geometric*", "reflexao rotacao", "eixo* simetria"],
        before: "dobras de papel e figuras que se repetem em pisos e bordados",
        content: &[
            "reflexão: como no espelho",
            "translação: deslizar",
            "rotação: girar em torno de um ponto",
        ],
        goals: &[
            "Reconhecer reflexão, translação e rotação em figuras",
            "Completar uma figura a partir do eixo de simetria",
        ],
        example: "um papel dobrado com uma mancha de tinta: aberto, os dois lados se correspondem, e a \
            dobra é o eixo de simetria.",
        mistakes: &[
            (
                "Toda figura tem eixo de simetria.",
                "Dobre um paralelogramo comum de papel de vários modos e veja se as partes coincidem.",
            ),
            (
                "A diagonal do retângulo é eixo de simetria.",
                "Dobre uma folha pela diagonal: as partes coincidem?",
            ),
        ],
        tasks: &[
            "completam três figuras em papel quadriculado a partir do eixo e conferem dobrando ou com um \
                espelho",
            "criam uma faixa decorada com uma figura que desliza, gira e se reflete, marcam cada \
                transformação e trocam com um colega para conferir",
        ],
        items: questions! {
            "Quantos eixos de simetria tem um quadrado?" => "4", not ["1", "2", "8"],
                "Duas dobras pelo meio dos lados e duas pelas diagonais.";
            "Quantos eixos de simetria tem um retângulo que não é quadrado?" => "2", not ["0", "4", "1"],
                "Só as dobras pelo meio dos lados; as diagonais não servem.";
            "Que transformação faz a figura deslizar, sem girar nem virar?" =>
                "translação", not ["rotação", "reflexão", "ampliação"],
                "Deslizar é transladar.";
            "Que transformação é como a imagem no espelho?" =>
                "reflexão", not ["rotação", "translação", "redução"],
                "A reflexão inverte os lados.";
            "Que transformação gira a figura em torno de um ponto?" =>
                "rotação", not ["translação", "reflexão", "ampliação"],
                "Girar é rodar em torno de um centro.";
            "Depois de uma reflexão, o tamanho da figura como fica?" =>
                "igual", not ["o dobro", "a metade", "depende da cor"],
                "Reflexão, translação e rotação não mudam medidas.";
        },
    },
    Known {
        of: &[Matematica],
        years: (3, 7),
        names: &["roman* -imperio", "algarismo* roman*"],
        before: "a leitura de números até 100",
        content: &[
            "I, V, X, L, C, D e M",
            "somar quando o menor vem depois, tirar quando vem antes",
            "onde aparecem: séculos, capítulos, relógios",
        ],
        goals: &[
            "Ler e escrever números romanos em situações de uso",
            "Explicar quando um símbolo soma e quando tira",
        ],
        example: "por exemplo, XV é 10 + 5 = 15; IX é 10 - 1 = 9; XIV é 10 + 4 = 14.",
        mistakes: &[
            ("4 se escreve IIII.", "Lembre que o mesmo símbolo não se repete mais de três vezes."),
            ("IX e XI são o mesmo número.", "Pergunte: o I está antes ou depois do X?"),
        ],
        tasks: &[
            "escrevem em romanos a idade, o dia do aniversário e o século em que estamos e decifram os \
                números do colega",
            "procuram no livro seis números romanos, passam para o nosso sistema e explicam dois deles",
        ],
        items: questions! {
            "Que número é XIV?" => "14", not ["16", "11", "94"], "X vale 10 e IV vale 4.";
            "Como se escreve 9 em números romanos?" => "IX", not ["XI", "VIIII", "IIX"],
                "Um antes do dez: IX.";
            "Que número é XL?" => "40", not ["60", "90", "15"], "X antes de L: 50 - 10 = 40.";
            "Como se escreve 21 em números romanos?" => "XXI", not ["XIX", "IXX", "XXL"], "X + X + I = 21.";
            "Que número é LXX?" => "70", not ["30", "120", "55"], "50 + 10 + 10 = 70.";
            "Como se escreve o século atual, o vinte e um?" => "XXI", not ["XIX", "XX", "IXX"],
                "Vinte é XX; mais um, XXI.";
        },
    },
];
