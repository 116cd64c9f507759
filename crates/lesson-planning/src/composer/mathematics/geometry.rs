use super::made::{numeric, whole};
use crate::Discipline::Matematica;
use crate::composer::draw::Draw;
use crate::composer::known::{Item, Items, Known};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Matematica],
        years: (3, 10),
        names: &["area* perimetro*", "perimetro* area*"],
        before: "medir comprimentos e contar quadradinhos",
        content: &["perímetro: a medida da volta", "área: quanto a figura cobre", "figuras com a mesma área e perímetros diferentes"],
        goals: &["Distinguir área de perímetro em situações reais", "Calcular área e perímetro de retângulos"],
        example: "um canteiro de 5 m por 3 m: para cercar, 5 + 3 + 5 + 3 = 16 m; para plantar, 5 x 3 = 15 m².",
        mistakes: &[
            ("Quem tem a maior área tem o maior perímetro.", "Desenhe um retângulo de 1 por 8 e um quadrado de 3 por 3 e compare."),
            ("Área e perímetro se medem em metros.", "Pergunte: você cobriria o chão com fita ou com quadrados?"),
        ],
        tasks: &[
            "desenham em papel quadriculado todos os retângulos de área 24, anotam o perímetro de cada um e dizem qual gasta menos cerca",
            "medem a sala e uma mesa, calculam área e perímetro e dizem para que serviria cada medida",
        ],
        items: Items::Made(&[perimeter, rectangle_area, fence]),
    },
    Known {
        of: &[Matematica],
        years: (3, 10),
        names: &["perimetro*"],
        before: "medir comprimentos com a régua",
        content: &["perímetro: soma dos lados", "figuras diferentes com o mesmo perímetro", "unidades de comprimento"],
        goals: &["Calcular o perímetro de figuras medindo ou somando os lados", "Construir figuras com um perímetro dado"],
        example: "um retângulo de 6 cm por 4 cm: 6 + 4 + 6 + 4 = 20 cm. O barbante que dá a volta tem 20 cm.",
        mistakes: &[
            ("Basta somar os dois números escritos na figura.", "Passe o dedo pela volta toda, contando os lados."),
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
        content: &["cobrir com quadrados iguais", "retângulo: comprimento vezes largura", "triângulo: metade do retângulo"],
        goals: &["Calcular áreas de retângulos e explicar por que se multiplica", "Estimar a área de uma superfície da escola"],
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
        content: &["volume: quantos cubos de uma unidade cabem", "comprimento x largura x altura", "volume e capacidade"],
        goals: &["Calcular o volume de blocos retangulares e explicar por camadas", "Relacionar volume e capacidade em uma situação"],
        example: "uma caixa de 4 por 3 por 2: em cada camada cabem 4 x 3 = 12 cubos; são 2 camadas, 24 cubos.",
        mistakes: &[
            ("O volume é a soma das três medidas.", "Monte a primeira camada com cubos e conte."),
            ("Só contam os cubos que se veem.", "Desmonte a pilha e conte os escondidos."),
        ],
        tasks: &[
            "montam blocos com cubos ou caixinhas de fósforo, anotam as três medidas e o total e descobrem a conta",
            "calculam o volume de quatro caixas de embalagem e as ordenam, estimando antes",
        ],
        items: Items::Made(&[box_volume, missing_height]),
    },
    Known {
        of: &[Matematica],
        years: (4, 10),
        names: &["angulo*"],
        before: "giros, meia-volta e o canto da folha",
        content: &["ângulo como giro, medido em graus", "reto, agudo e obtuso", "complementares, suplementares e a soma no triângulo"],
        goals: &["Estimar e medir ângulos usando o reto como referência", "Achar um ângulo que falta e explicar"],
        example: "o canto da folha tem 90 graus. Se um ângulo ocupa 35, falta 90 - 35 = 55 para completar o canto.",
        mistakes: &[
            ("Quanto mais compridos os lados, maior o ângulo.", "Prolongue os lados do mesmo ângulo e meça de novo."),
            ("Leio qualquer das duas escalas do transferidor.", "Antes de medir, diga se é menor ou maior que o canto da folha."),
        ],
        tasks: &[
            "dobram papel para fazer ângulos de 90, 45 e 135 graus e procuram na sala cinco ângulos, estimando antes de medir",
            "recortam triângulos, juntam os três cantos e escrevem o que descobriram sobre a soma",
        ],
        items: Items::Made(&[complement, supplement, third_angle]),
    },
    Known {
        of: &[Matematica],
        years: (8, 13),
        names: &["pitagoras", "triangulo* retangulo*", "hipotenusa"],
        before: "o quadrado, a raiz quadrada e o triângulo retângulo",
        content: &["catetos e hipotenusa", "o quadrado da hipotenusa é a soma dos quadrados dos catetos", "distâncias que não se podem medir direto"],
        goals: &["Usar o teorema de Pitágoras para achar um lado", "Explicar o teorema com áreas de quadrados"],
        example: "catetos de 3 e 4: 3² + 4² = 9 + 16 = 25; a hipotenusa é 5, porque 5² = 25.",
        mistakes: &[
            ("A hipotenusa é a soma dos catetos.", "Meça: pela diagonal do pátio anda-se menos que pelos dois lados."),
            ("Serve para qualquer triângulo.", "Procure o ângulo reto antes de escrever a conta."),
        ],
        tasks: &[
            "recortam quadrados de papel quadriculado sobre os lados de um triângulo 3, 4, 5 e comparam as áreas",
            "resolvem quatro situações, como escada, rampa e diagonal do pátio, com desenho antes da conta",
        ],
        items: Items::Made(&[hypotenuse, ladder]),
    },
];

fn sides(draw: &mut Draw, year: u8) -> (i64, i64) {
    let most = if year <= 4 { 9 } else { 20 };
    let less = draw.between(2, most - 1);
    (less + draw.between(1, 6), less)
}

pub fn perimeter(draw: &mut Draw, year: u8) -> Item {
    let (long, wide) = sides(draw, year);
    let right = 2 * (long + wide);
    let ask = format!("Qual é o perímetro de um retângulo de {long} cm por {wide} cm?");
    numeric(ask, right, &[long + wide, long * wide, right + 2], &|cm| format!("{} cm", whole(cm)), format!("{long} + {wide} + {long} + {wide} = {right}."))
}

pub fn square_perimeter(draw: &mut Draw, year: u8) -> Item {
    let side = draw.between(3, if year <= 4 { 12 } else { 30 });
    let right = side * 4;
    let ask = format!("Qual é o perímetro de um quadrado com lados de {side} cm?");
    numeric(ask, right, &[side * 2, side * side, side * 3], &|cm| format!("{} cm", whole(cm)), format!("São quatro lados iguais: 4 x {side} = {right}."))
}

pub fn fence(draw: &mut Draw, year: u8) -> Item {
    let (long, wide) = sides(draw, year);
    let right = 2 * (long + wide);
    let ask = format!("Uma horta retangular tem {long} m de comprimento e {wide} m de largura. Quantos metros de tela cercam a horta, com uma volta?");
    numeric(ask, right, &[long * wide, long + wide, right - long], &|m| format!("{} m", whole(m)), format!("A cerca dá a volta: 2 x {long} + 2 x {wide} = {right}."))
}

pub fn rectangle_area(draw: &mut Draw, year: u8) -> Item {
    let (long, wide) = sides(draw, year);
    let right = long * wide;
    let ask = format!("Qual é a área de um piso retangular de {long} m por {wide} m?");
    numeric(ask, right, &[2 * (long + wide), long + wide, right + long], &|m| format!("{} m²", whole(m)), format!("São {wide} filas com {long} quadrados de 1 m²: {long} x {wide} = {right}."))
}

pub fn square_area(draw: &mut Draw, year: u8) -> Item {
    let side = draw.between(3, if year <= 4 { 9 } else { 15 });
    let right = side * side;
    let ask = format!("Qual é a área de um quadrado com lados de {side} cm?");
    numeric(ask, right, &[side * 4, side * 2, right + side], &|cm| format!("{} cm²", whole(cm)), format!("{side} x {side} = {right}."))
}

pub fn triangle_area(draw: &mut Draw, year: u8) -> Item {
    if year <= 5 {
        return rectangle_area(draw, year);
    }
    let (base, height) = (draw.between(2, 10) * 2, draw.between(3, 12));
    let right = base * height / 2;
    let ask = format!("Qual é a área de um triângulo com base de {base} cm e altura de {height} cm?");
    numeric(ask, right, &[base * height, base + height, right + height], &|cm| format!("{} cm²", whole(cm)), format!("É metade do retângulo: {base} x {height} ÷ 2 = {right}."))
}

pub fn box_volume(draw: &mut Draw, _: u8) -> Item {
    let (long, wide, high) = (draw.between(3, 10), draw.between(2, 8), draw.between(2, 6));
    let right = long * wide * high;
    let ask = format!("Qual é o volume de uma caixa de {long} cm por {wide} cm por {high} cm?");
    numeric(ask, right, &[long + wide + high, long * wide, 2 * (long * wide + wide * high + long * high)], &|cm| format!("{} cm³", whole(cm)), format!("{high} camadas com {long} x {wide} = {} cubos em cada uma: {right}.", long * wide))
}

pub fn missing_height(draw: &mut Draw, _: u8) -> Item {
    let (long, wide, right) = (draw.between(3, 8), draw.between(2, 7), draw.between(2, 9));
    let ask = format!("Uma caixa tem {} cm³ de volume e fundo de {long} cm por {wide} cm. Qual é a altura?", long * wide * right);
    numeric(ask, right, &[long * wide, right + 1, right * wide], &|cm| format!("{} cm", whole(cm)), format!("O fundo tem {} cm²; {} ÷ {} = {right}.", long * wide, long * wide * right, long * wide))
}

fn degrees(number: i64) -> String {
    format!("{number}°")
}

pub fn complement(draw: &mut Draw, _: u8) -> Item {
    let part = draw.between(3, 16) * 5 + draw.between(0, 3);
    let right = 90 - part;
    let ask = format!("Dois ângulos juntos formam um ângulo reto. Um mede {}. Quanto mede o outro?", degrees(part));
    numeric(ask, right, &[180 - part, part, right + 10], &degrees, format!("O ângulo reto tem 90°: 90 - {part} = {right}."))
}

pub fn supplement(draw: &mut Draw, _: u8) -> Item {
    let part = draw.between(5, 33) * 5 + 2;
    let right = 180 - part;
    let ask = format!("Dois ângulos juntos formam meia-volta. Um mede {}. Quanto mede o outro?", degrees(part));
    numeric(ask, right, &[(90 - part).abs(), 360 - part, part], &degrees, format!("A meia-volta tem 180°: 180 - {part} = {right}."))
}

pub fn third_angle(draw: &mut Draw, year: u8) -> Item {
    if year <= 5 {
        return complement(draw, year);
    }
    let (one, other) = (draw.between(4, 15) * 5, draw.between(4, 15) * 5);
    let right = 180 - one - other;
    let ask = format!("Dois ângulos de um triângulo medem {} e {}. Quanto mede o terceiro?", degrees(one), degrees(other));
    numeric(ask, right, &[one + other, 360 - one - other, 180 - one], &degrees, format!("Os três somam 180°: 180 - {one} - {other} = {right}."))
}

/// Legs and hypotenuse.
const TRIANGLES: [(i64, i64, i64); 8] =
    [(3, 4, 5), (6, 8, 10), (5, 12, 13), (9, 12, 15), (8, 15, 17), (12, 16, 20), (15, 20, 25), (7, 24, 25)];

pub fn hypotenuse(draw: &mut Draw, _: u8) -> Item {
    let (one, other, right) = draw.one(&TRIANGLES);
    let ask = format!("Os catetos de um triângulo retângulo medem {one} cm e {other} cm. Quanto mede a hipotenusa?");
    let why = format!("{one}² + {other}² = {} + {} = {} = {right}².", one * one, other * other, right * right);
    numeric(ask, right, &[one + other, right * right, other + 1, other - one], &|cm| format!("{} cm", whole(cm)), why)
}

pub fn ladder(draw: &mut Draw, _: u8) -> Item {
    let (foot, right, ladder) = draw.one(&TRIANGLES);
    let ask = format!("Uma escada de {ladder} m está apoiada em um muro, com o pé a {foot} m dele. A que altura do muro ela chega?");
    let why = format!("{ladder}² - {foot}² = {} - {} = {} = {right}².", ladder * ladder, foot * foot, right * right);
    numeric(ask, right, &[ladder - foot, ladder + foot, right * right], &|m| format!("{} m", whole(m)), why)
}
