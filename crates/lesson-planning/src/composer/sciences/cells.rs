//! Cells, heredity, evolution.

use crate::Discipline::Ciencias;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ciencias],
        years: (6, 12),
        names: &["celula* -combustivel", "citolog*", "organela*", "divisao celular"],
        before: "seres vivos e o que é possível ver com uma lupa",
        content: &[
            "membrana, citoplasma e material genético",
            "células com núcleo e sem núcleo",
            "parede celular e cloroplastos nas plantas",
        ],
        goals: &["Nomear partes da célula e dizer o que fazem", "Comparar a célula vegetal com a animal"],
        example: "a membrana controla o que entra e sai, como uma portaria; o núcleo guarda as instruções; \
            as mitocôndrias liberam energia do alimento.",
        mistakes: &[
            ("Só os animais são feitos de células.", "Observe ou mostre a imagem da pele da cebola."),
            ("A célula é lisa e plana, como no livro.", "Compare com uma caixa: o desenho é um corte."),
        ],
        tasks: &[
            "montam um modelo de célula animal ou vegetal com material reaproveitado e explicam três partes",
            "comparam imagens de célula animal, vegetal e bacteriana em uma tabela com cinco partes e \
                tiram duas conclusões",
        ],
        items: questions! {
            "Que parte controla o que entra e sai da célula?" =>
                "membrana plasmática", not ["núcleo", "ribossomo", "cromossomo"],
                "A membrana envolve a célula e seleciona.";
            "Onde fica o material genético de uma célula animal?" =>
                "principalmente no núcleo", not ["na parede celular", "fora da célula", "só na membrana"],
                "O núcleo guarda o DNA; há um pouco nas mitocôndrias.";
            "Que estrutura a célula vegetal tem e a animal não?" =>
                "parede celular", not ["membrana plasmática", "citoplasma", "ribossomo"],
                "A parede dá sustentação à célula vegetal.";
            "Que organela libera a energia dos alimentos?" =>
                "mitocôndria", not ["cloroplasto", "parede celular", "vacúolo"],
                "Na mitocôndria acontece a respiração celular.";
            "Que seres são formados por células sem núcleo organizado?" =>
                "bactérias", not ["plantas", "animais", "fungos"],
                "As bactérias são procariontes.";
            "Em que estrutura da célula vegetal acontece a fotossíntese?" =>
                "cloroplasto", not ["mitocôndria", "núcleo", "membrana"],
                "O cloroplasto contém clorofila.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (8, 13),
        names: &["genetic*", "mendel", "hereditar*", "dna"],
        before: "características que passam de pais para filhos",
        content: &[
            "genes, DNA e cromossomos",
            "alelos dominantes e recessivos",
            "cruzamento com o quadro de probabilidades",
        ],
        goals: &[
            "Usar o quadro de um cruzamento para prever proporções",
            "Distinguir característica herdada de adquirida",
        ],
        example: "ervilhas Aa x Aa, A amarela dominante: o quadro dá AA, Aa, Aa e aa: três amarelas para \
            cada verde, em média.",
        mistakes: &[
            (
                "O gene dominante é o mais comum na população.",
                "Dê um exemplo: ter seis dedos pode vir de um alelo dominante, e é raro.",
            ),
            (
                "Quem treina passa os músculos aos filhos.",
                "Pergunte o que o treino muda: o corpo ou o DNA dos gametas?",
            ),
        ],
        tasks: &[
            "sorteiam alelos com duas moedas, registram 40 “filhos”, comparam com o quadro e juntam os \
                dados da turma",
            "resolvem quatro cruzamentos com quadro, escrevem as proporções e explicam uma delas em palavras",
        ],
        items: questions! {
            "No cruzamento Aa x Aa, com A dominante, que fração dos descendentes se espera com a \
                característica recessiva?" =>
                "1/4", not ["1/2", "3/4", "0"],
                "Só aa mostra a recessiva: um em quatro.";
            "Que molécula guarda a informação genética?" => "DNA", not ["glicose", "água", "lipídio"],
                "O DNA traz os genes.";
            "Um indivíduo com dois alelos iguais é chamado como?" =>
                "homozigoto", not ["heterozigoto", "híbrido", "gameta"],
                "AA ou aa: homozigoto.";
            "No cruzamento AA x aa, com A dominante, como são os descendentes?" =>
                "todos Aa", not ["todos aa", "metade AA e metade aa", "todos AA"],
                "Cada um recebe A de um e a do outro.";
            "Qual destas características não se herda pelo DNA?" =>
                "cicatriz de um corte", not ["tipo sanguíneo", "cor natural dos olhos", "formato do lóbulo \
                    da orelha"],
                "A cicatriz é adquirida durante a vida.";
        },
    },
    Known {
        of: &[Ciencias],
        years: (7, 13),
        names: &["evoluc*", "darwin", "lamarck", "selecao natural"],
        before: "diferenças entre indivíduos da mesma espécie e o que se herda",
        content: &[
            "variação entre indivíduos e herança",
            "Lamarck: uso e desuso; Darwin: seleção natural",
            "muitas gerações",
        ],
        goals: &[
            "Comparar as explicações de Lamarck e de Darwin para um mesmo caso",
            "Explicar um caso pela seleção natural",
        ],
        example: "o pescoço da girafa: para Lamarck, esticou pelo uso, e os filhos herdaram; para Darwin, \
            já havia girafas de pescoços diferentes, e as que alcançavam mais comida deixaram mais filhotes.",
        mistakes: &[
            (
                "O ser humano veio do macaco.",
                "Desenhe a árvore: temos um ancestral comum com os outros primatas de hoje.",
            ),
            (
                "O bicho muda porque precisa.",
                "Pergunte: a variação apareceu antes ou depois da mudança no ambiente?",
            ),
        ],
        tasks: &[
            "caçam papeizinhos de duas cores sobre um fundo de uma delas por três rodadas, contam os que \
                sobram e explicam o resultado como seleção",
            "leem dois casos, escrevem a explicação de Lamarck e a de Darwin para cada um e apontam a \
                palavra que as separa",
        ],
        items: questions! {
            "Quem propôs a seleção natural, em livro publicado em 1859?" =>
                "Darwin", not ["Lamarck", "Mendel", "Newton"],
                "Darwin publicou “A origem das espécies”.";
            "O que dizia Lamarck sobre características adquiridas com o uso?" =>
                "que passavam aos filhos", not ["que nunca mudavam", "que vinham só do acaso", "que \
                    dependiam da cor"],
                "Era a herança dos caracteres adquiridos.";
            "Na seleção natural, quem tende a deixar mais descendentes?" =>
                "quem tem características favoráveis naquele ambiente", not ["sempre o maior", "sempre o \
                    mais velho", "quem mais se esforça"],
                "O ambiente favorece certas variações.";
            "O que é preciso haver em uma população para existir seleção natural?" =>
                "variação que se herda", not ["indivíduos todos iguais", "vontade de mudar", "ausência de \
                    filhotes"],
                "Sem variação herdável não há o que selecionar.";
            "Qual destes é uma evidência da evolução?" =>
                "fósseis", not ["o calendário", "a previsão do tempo", "a tabela periódica"],
                "Os fósseis mostram formas de vida do passado.";
        },
    },
];
