//! How the past is known, and peoples and times that each year turns to.

use crate::Discipline::Historia;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Historia],
        years: (1, 2),
        names: &["familia*", "minha historia -documento*", "parentes*", "arvore genealogica"],
        before: "as pessoas com quem vivem e as histórias que elas contam",
        content: &[
            "quem faz parte da minha família",
            "famílias de muitos jeitos",
            "histórias que os mais velhos contam",
        ],
        goals: &[
            "Contar uma história da própria família com começo, meio e fim",
            "Dizer uma semelhança e uma diferença entre famílias, com respeito",
        ],
        example: "Bia mora com a avó e um irmão; Caio mora com o pai e o padrasto. As duas são famílias: \
            cuidam um do outro e têm histórias para contar.",
        mistakes: &[
            ("Família é só pai, mãe e filhos.", "Pergunte com quem cada um mora e quem cuida de quem."),
            (
                "Avó sempre foi velha.",
                "Peça à criança que imagine ou traga uma história da avó quando menina.",
            ),
        ],
        tasks: &[
            "desenham as pessoas com quem vivem, escrevem os nomes com ajuda e contam a um colega uma \
                história de uma delas",
            "colocam em ordem três figuras da vida de uma pessoa, bebê, criança e adulta, e contam o que mudou",
        ],
        items: questions! {
            "Quem são os pais dos nossos pais?" =>
                "nossos avós", not ["nossos primos", "nossos irmãos", "nossos tios"],
                "O pai da minha mãe é meu avô.";
            "Como se chama o filho da minha tia?" =>
                "meu primo", not ["meu irmão", "meu avô", "meu sobrinho"],
                "Filhos de tios são primos.";
            "Qual destas fotos é a mais antiga?" =>
                "a da bisavó quando criança", not ["a da mãe quando criança", "a da turma hoje", "a do irmão bebê"],
                "A bisavó foi criança antes de todos os outros.";
            "Todas as famílias são iguais?" =>
                "Não, há muitos jeitos de ser família", not ["Sim, todas têm as mesmas pessoas", "Sim, todas moram \
                    em uma casa só", "Só as da mesma rua são iguais"],
                "As famílias são diferentes e todas merecem respeito.";
            "Quem pode contar como era a rua antigamente?" =>
                "uma pessoa mais velha", not ["um bebê", "um brinquedo novo", "ninguém"],
                "Os mais velhos lembram o que viram.";
        },
    },
    Known {
        of: &[Historia],
        years: (2, 7),
        names: &["fonte* historica*", "documento*", "objeto* antigo*", "memoria*", "vestigio*"],
        before: "objetos, fotos e papéis guardados em casa",
        content: &[
            "fontes escritas, orais, materiais e visuais",
            "o que perguntar a uma fonte: quem, quando, para quê",
            "o que a fonte conta e o que ela deixa de fora",
        ],
        goals: &[
            "Classificar fontes e dizer o que cada uma ajuda a saber",
            "Fazer três perguntas a um documento e responder a uma delas",
        ],
        example: "uma certidão de nascimento diz o nome, o dia e o lugar; não diz se fazia frio nem quem \
            estava feliz. Para isso, pergunta-se à avó: é outra fonte.",
        mistakes: &[
            (
                "Só livro serve para saber do passado.",
                "Mostre uma foto, uma panela antiga ou uma canção e pergunte.",
            ),
            (
                "O que está escrito é sempre verdade.",
                "Pergunte quem escreveu, para quem e com que interesse.",
            ),
        ],
        tasks: &[
            "separam dez figuras de fontes em escritas, orais, materiais e visuais e escrevem o que duas delas contam",
            "fazem uma ficha de um objeto ou documento de casa com quem usou, quando, para quê e uma pergunta \
                sem resposta",
        ],
        items: questions! {
            "O que é uma fonte histórica?" =>
                "um vestígio do passado", not ["uma história inventada", "uma opinião de hoje", "um lugar com água"],
                "Tudo o que ficou do passado pode ajudar a conhecê-lo.";
            "Qual destas é uma fonte escrita?" =>
                "uma carta", not ["uma panela de barro", "uma canção de ninar", "um prédio antigo"],
                "A carta traz palavras escritas.";
            "A lembrança contada por uma avó é que tipo de fonte?" =>
                "oral", not ["escrita", "material", "cartográfica"],
                "É dita de viva voz.";
            "Que documento traz o dia e o lugar em que uma pessoa nasceu?" =>
                "certidão de nascimento", not ["conta de luz", "boletim escolar", "receita médica"],
                "A certidão registra o nascimento.";
            "O que se pergunta primeiro a uma foto antiga?" =>
                "quem fez, quando e para quê", not ["quanto custou", "se é bonita", "se é colorida"],
                "Assim se sabe o que a foto pode contar.";
        },
    },
    Known {
        of: &[Historia],
        years: (3, 8),
        names: &["indigena*", "indio*", "povo* originario*", "aldeia*"],
        before: "o que ouviram sobre povos indígenas e palavras que vêm deles",
        content: &[
            "muitos povos, muitas línguas",
            "modos de viver e de cuidar do território",
            "presença e direitos dos povos indígenas hoje",
        ],
        goals: &[
            "Dar exemplos da diversidade dos povos indígenas no Brasil",
            "Explicar por que a terra é um direito desses povos",
        ],
        example: "Guarani, Yanomami e Pataxó são povos diferentes, com línguas e costumes próprios. Hoje há \
            indígenas em aldeias e em cidades, estudando, trabalhando e falando suas línguas.",
        mistakes: &[
            ("Índio é tudo igual.", "Compare a casa, a língua e a pintura de dois povos."),
            (
                "Quem mora na cidade deixa de ser indígena.",
                "Leia o relato de um estudante indígena que vive na cidade.",
            ),
        ],
        tasks: &[
            "comparam dois povos em um quadro de língua, lugar, casa e um costume, com a página do livro como fonte",
            "procuram dez palavras do português que vêm de línguas indígenas e as separam em bichos, comidas e lugares",
        ],
        items: questions! {
            "Quem já vivia nestas terras quando os portugueses chegaram, em 1500?" =>
                "muitos povos indígenas", not ["colonos espanhóis", "imigrantes italianos", "ninguém"],
                "Milhões de indígenas, de muitos povos, viviam aqui.";
            "Quantas línguas falam os povos indígenas do Brasil?" =>
                "mais de cem", not ["uma só, o tupi", "duas", "nenhuma, só o português"],
                "São mais de cem línguas, de famílias diferentes.";
            "Que lei maior garante aos povos indígenas suas terras e culturas?" =>
                "a Constituição de 1988", not ["a Lei Áurea", "a carta de Caminha", "o Código de Trânsito"],
                "A Constituição reconhece esses direitos.";
            "Qual destas palavras vem do tupi?" => "pipoca", not ["janela", "futebol", "abajur"],
                "Muitos nomes de comidas, bichos e lugares vêm do tupi.";
            "Onde vivem os indígenas hoje?" =>
                "em aldeias e também em cidades", not ["só na Amazônia", "só em museus", "só em outros países"],
                "Há povos indígenas em todas as regiões do Brasil.";
        },
    },
    Known {
        of: &[Historia],
        years: (6, 8),
        names: &["idade media", "feudal*", "medieval*", "feudo*"],
        before: "castelos, cavaleiros e o fim do Império Romano no Ocidente",
        content: &[
            "quem rezava, quem lutava e quem trabalhava",
            "senhores, vassalos e servos",
            "Igreja, cidades e comércio",
        ],
        goals: &[
            "Explicar as obrigações entre senhores e servos",
            "Mostrar que a Idade Média foi também tempo de criação e de mudanças",
        ],
        example: "o servo trabalhava alguns dias na terra do senhor e lhe entregava parte da colheita; em \
            troca, podia cultivar um pedaço para a família e contava com proteção.",
        mistakes: &[
            (
                "A Idade Média foi só atraso e escuridão.",
                "Liste com a turma universidades, óculos, moinhos e catedrais.",
            ),
            (
                "Servo e escravizado são a mesma coisa.",
                "Pergunte quem podia ser vendido e quem ficava preso à terra.",
            ),
        ],
        tasks: &[
            "montam um esquema da sociedade feudal com setas do que cada grupo dá e recebe",
            "comparam servidão e escravidão em um quadro de quatro linhas e escrevem uma diferença com um exemplo",
        ],
        items: questions! {
            "Quem trabalhava a terra do senhor feudal e lhe devia obrigações?" =>
                "os servos", not ["os cônsules", "os faraós", "os vereadores"],
                "Os servos viviam ligados à terra do senhor.";
            "Que instituição tinha grande poder na Europa medieval?" =>
                "a Igreja Católica", not ["o Senado romano", "a ONU", "a bolsa de valores"],
                "A Igreja orientava a fé, o ensino e muitas leis.";
            "Qual era a principal riqueza na sociedade feudal?" =>
                "a terra", not ["o petróleo", "o café", "o carvão"],
                "Quem tinha terras tinha poder.";
            "Que acontecimento de 476 costuma marcar o começo da Idade Média?" =>
                "o fim do Império Romano do Ocidente", not ["a chegada de Colombo à América", "a Revolução Francesa", "a \
                    construção das pirâmides"],
                "Em 476 foi deposto o último imperador romano do Ocidente.";
            "O que o vassalo prometia ao seu senhor?" =>
                "fidelidade e ajuda na guerra", not ["votar nele", "ensinar os servos a ler", "pagar salário"],
                "A promessa ligava os dois com obrigações.";
        },
    },
];
