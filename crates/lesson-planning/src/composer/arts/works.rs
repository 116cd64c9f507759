//! What Arte knows beyond doubt.

use crate::Discipline::Arte;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Arte],
        years: (1, 8),
        names: &["cor", "cores", "cores primarias", "pintura* -rupestre -corpora*"],
        before: "as cores que conhecem e o que acontece quando se misturam tintas",
        content: &[
            "primárias do pigmento: azul, amarelo e vermelho",
            "secundárias: laranja, verde e roxo",
            "quentes e frias; efeito na imagem",
        ],
        goals: &[
            "Obter cores secundárias misturando primárias",
            "Escolher cores para causar um efeito e dizer qual",
        ],
        example: "azul com amarelo dá verde; pondo mais amarelo, o verde clareia. A mesma árvore em verde \
            frio e em verde quente conta horas diferentes do dia.",
        mistakes: &[
            (
                "Misturando todas as cores sai uma cor bonita nova.",
                "Experimente e veja o marrom; depois misture só duas.",
            ),
            ("Céu é azul e pronto.", "Olhe pela janela em horas diferentes ou compare quadros de céu."),
        ],
        tasks: &[
            "misturam tintas primárias duas a duas, pintam uma tabela com as cores obtidas e dão nome a \
                cada uma",
            "pintam a mesma paisagem duas vezes, com cores quentes e com cores frias, e contam o que muda",
        ],
        items: questions! {
            "Com tintas, que cor se obtém misturando azul e amarelo?" =>
                "verde", not ["roxo", "laranja", "marrom"],
                "Azul com amarelo dá verde.";
            "Com tintas, que cor se obtém misturando vermelho e amarelo?" =>
                "laranja", not ["verde", "roxo", "azul"],
                "Vermelho com amarelo dá laranja.";
            "Com tintas, que cor se obtém misturando azul e vermelho?" =>
                "roxo", not ["verde", "laranja", "amarelo"],
                "Azul com vermelho dá roxo.";
            "Qual destas é uma cor quente?" => "vermelho", not ["azul", "azul-claro", "azul-esverdeado"],
                "Vermelho, laranja e amarelo são quentes.";
            "Que tinta se acrescenta para clarear uma cor?" =>
                "branco", not ["preto", "marrom", "cinza-escuro"],
                "O branco clareia; o preto escurece.";
        },
    },
    Known {
        of: &[Arte],
        years: (2, 9),
        names: &[
            "instrumento* musica*",
            "familia* instrumento*",
            "orquestra",
            "timbre*",
            "fonte* sonora*",
            "som musica*",
            "parametro* som",
        ],
        before: "os instrumentos e sons que conhecem",
        content: &[
            "cordas, sopro e percussão",
            "timbre: o som que identifica quem toca",
            "forte e fraco, grave e agudo, curto e longo",
        ],
        goals: &[
            "Reconhecer as famílias pelo modo de produzir som",
            "Criar um ritmo com sons do corpo ou objetos",
        ],
        example: "o violão soa pela corda que vibra; a flauta, pelo ar; o tambor, pela batida. De olhos \
            fechados sabemos qual é: é o timbre.",
        mistakes: &[
            ("Agudo quer dizer forte.", "Toque um agudo fraco e um grave forte."),
            ("O piano é de sopro, porque é grande.", "Pergunte o que vibra lá dentro."),
        ],
        tasks: &[
            "ouvem oito sons de olhos fechados, dizem a família e o que os fez reconhecer",
            "criam em grupo um ritmo de oito tempos com sons do corpo, registram com sinais próprios e \
                outro grupo o lê",
        ],
        items: questions! {
            "A que família pertence o violão?" => "cordas", not ["sopro", "percussão", "teclas eletrônicas"],
                "O som vem da vibração das cordas.";
            "A que família pertence a flauta?" => "sopro", not ["cordas", "percussão", "cordas friccionadas"],
                "O som vem do ar soprado.";
            "Qual destes é um instrumento de percussão?" =>
                "pandeiro", not ["violino", "clarinete", "flauta"],
                "O pandeiro é batido e sacudido.";
            "O que é timbre?" =>
                "O que permite reconhecer quem produz o som", not ["A altura do palco", "O nome da \
                    música", "A duração do concerto"],
                "Duas vozes na mesma nota soam diferentes: é o timbre.";
            "O contrário de um som grave é um som como?" => "agudo", not ["forte", "longo", "lento"],
                "Grave e agudo falam da altura do som.";
        },
    },
    Known {
        of: &[Arte],
        years: (3, 12),
        names: &["teatro", "elemento* teatra*", "jogo* teatra*", "cena* teatra*", "improvis*"],
        before: "histórias encenadas, faz de conta e peças que viram",
        content: &["quem, onde e o quê da cena", "voz, corpo e espaço", "plateia: ver e ser visto"],
        goals: &["Criar uma cena curta com quem, onde e o quê", "Usar voz e corpo para mostrar uma intenção"],
        example: "a mesma frase, “Você chegou”, dita com alegria, medo e cansaço: mudam voz, corpo e \
            olhar, e muda a cena.",
        mistakes: &[
            ("Teatro é decorar falas.", "Proponha uma cena sem palavras."),
            ("Basta falar alto.", "Peça que a última fila diga o que viu o corpo fazer."),
        ],
        tasks: &[
            "improvisam cenas de um minuto a partir de cartões com quem, onde e o quê, e a plateia diz o \
                que entendeu",
            "encenam a mesma cena de três modos, mudando só voz e corpo, e comparam o efeito",
        ],
        items: questions! {
            "Como se chama o lugar em que os atores se apresentam?" =>
                "palco", not ["plateia", "camarim", "bilheteria"],
                "A plateia é de quem assiste.";
            "O que é o figurino?" =>
                "a roupa usada em cena", not ["o texto da peça", "a luz do teatro", "o nome do ator"],
                "O figurino ajuda a mostrar quem é o personagem.";
            "Como se chama a cena criada na hora, sem texto decorado?" =>
                "improvisação", not ["cenário", "figurino", "plateia"],
                "Improvisar é criar durante a ação.";
            "O que é o cenário?" =>
                "O que mostra o lugar da cena", not ["A fala do ator", "O público", "O ingresso"],
                "O cenário compõe o espaço da ação.";
            "Quem assiste a uma peça forma o quê?" => "a plateia", not ["o elenco", "o cenário", "o roteiro"],
                "Plateia é o conjunto de quem assiste.";
        },
    },
];
