//! What Arte and Educação Física know beyond doubt.

use crate::Discipline::{Arte, EducacaoFisica};
use crate::composer::known::{Items, Known, q};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Arte],
        years: (1, 8),
        names: &["cor", "cores", "cores primarias", "pintura* -rupestre -corpora*"],
        before: "as cores que conhecem e o que acontece quando se misturam tintas",
        content: &["primárias do pigmento: azul, amarelo e vermelho", "secundárias: laranja, verde e roxo", "quentes e frias; efeito na imagem"],
        goals: &["Obter cores secundárias misturando primárias", "Escolher cores para causar um efeito e dizer qual"],
        example: "azul com amarelo dá verde; pondo mais amarelo, o verde clareia. A mesma árvore em verde frio e em verde quente conta horas diferentes do dia.",
        mistakes: &[
            ("Misturando todas as cores sai uma cor bonita nova.", "Experimente e veja o marrom; depois misture só duas."),
            ("Céu é azul e pronto.", "Olhe pela janela em horas diferentes ou compare quadros de céu."),
        ],
        tasks: &[
            "misturam tintas primárias duas a duas, pintam uma tabela com as cores obtidas e dão nome a cada uma",
            "pintam a mesma paisagem duas vezes, com cores quentes e com cores frias, e contam o que muda",
        ],
        items: Items::Written(&[
            q("Com tintas, que cor se obtém misturando azul e amarelo?", "verde", ["roxo", "laranja", "marrom"], "Azul com amarelo dá verde."),
            q("Com tintas, que cor se obtém misturando vermelho e amarelo?", "laranja", ["verde", "roxo", "azul"], "Vermelho com amarelo dá laranja."),
            q("Com tintas, que cor se obtém misturando azul e vermelho?", "roxo", ["verde", "laranja", "amarelo"], "Azul com vermelho dá roxo."),
            q("Qual destas é uma cor quente?", "vermelho", ["azul", "azul-claro", "azul-esverdeado"], "Vermelho, laranja e amarelo são quentes."),
            q("Que tinta se acrescenta para clarear uma cor?", "branco", ["preto", "marrom", "cinza-escuro"], "O branco clareia; o preto escurece."),
        ]),
    },
    Known {
        of: &[Arte],
        years: (2, 9),
        names: &["instrumento* musica*", "familia* instrumento*", "orquestra", "timbre*", "fonte* sonora*", "som musica*", "parametro* som"],
        before: "os instrumentos e sons que conhecem",
        content: &["cordas, sopro e percussão", "timbre: o som que identifica quem toca", "forte e fraco, grave e agudo, curto e longo"],
        goals: &["Reconhecer as famílias pelo modo de produzir som", "Criar um ritmo com sons do corpo ou objetos"],
        example: "o violão soa pela corda que vibra; a flauta, pelo ar; o tambor, pela batida. De olhos fechados sabemos qual é: é o timbre.",
        mistakes: &[
            ("Agudo quer dizer forte.", "Toque um agudo fraco e um grave forte."),
            ("O piano é de sopro, porque é grande.", "Pergunte o que vibra lá dentro."),
        ],
        tasks: &[
            "ouvem oito sons de olhos fechados, dizem a família e o que os fez reconhecer",
            "criam em grupo um ritmo de oito tempos com sons do corpo, registram com sinais próprios e outro grupo o lê",
        ],
        items: Items::Written(&[
            q("A que família pertence o violão?", "cordas", ["sopro", "percussão", "teclas eletrônicas"], "O som vem da vibração das cordas."),
            q("A que família pertence a flauta?", "sopro", ["cordas", "percussão", "cordas friccionadas"], "O som vem do ar soprado."),
            q("Qual destes é um instrumento de percussão?", "pandeiro", ["violino", "clarinete", "flauta"], "O pandeiro é batido e sacudido."),
            q("O que é timbre?", "O que permite reconhecer quem produz o som", ["A altura do palco", "O nome da música", "A duração do concerto"], "Duas vozes na mesma nota soam diferentes: é o timbre."),
            q("O contrário de um som grave é um som como?", "agudo", ["forte", "longo", "lento"], "Grave e agudo falam da altura do som."),
        ]),
    },
    Known {
        of: &[Arte],
        years: (3, 12),
        names: &["teatro", "elemento* teatra*", "jogo* teatra*", "cena* teatra*", "improvis*"],
        before: "histórias encenadas, faz de conta e peças que viram",
        content: &["quem, onde e o quê da cena", "voz, corpo e espaço", "plateia: ver e ser visto"],
        goals: &["Criar uma cena curta com quem, onde e o quê", "Usar voz e corpo para mostrar uma intenção"],
        example: "a mesma frase, “Você chegou”, dita com alegria, medo e cansaço: mudam voz, corpo e olhar, e muda a cena.",
        mistakes: &[
            ("Teatro é decorar falas.", "Proponha uma cena sem palavras."),
            ("Basta falar alto.", "Peça que a última fila diga o que viu o corpo fazer."),
        ],
        tasks: &[
            "improvisam cenas de um minuto a partir de cartões com quem, onde e o quê, e a plateia diz o que entendeu",
            "encenam a mesma cena de três modos, mudando só voz e corpo, e comparam o efeito",
        ],
        items: Items::Written(&[
            q("Como se chama o lugar em que os atores se apresentam?", "palco", ["plateia", "camarim", "bilheteria"], "A plateia é de quem assiste."),
            q("O que é o figurino?", "a roupa usada em cena", ["o texto da peça", "a luz do teatro", "o nome do ator"], "O figurino ajuda a mostrar quem é o personagem."),
            q("Como se chama a cena criada na hora, sem texto decorado?", "improvisação", ["cenário", "figurino", "plateia"], "Improvisar é criar durante a ação."),
            q("O que é o cenário?", "O que mostra o lugar da cena", ["A fala do ator", "O público", "O ingresso"], "O cenário compõe o espaço da ação."),
            q("Quem assiste a uma peça forma o quê?", "a plateia", ["o elenco", "o cenário", "o roteiro"], "Plateia é o conjunto de quem assiste."),
        ]),
    },
    Known {
        of: &[EducacaoFisica],
        years: (3, 13),
        names: &["futebol", "futsal", "esporte* invasao", "basquete*", "handebol"],
        before: "os jogos de invasão que conhecem: meta, bola e dois lados",
        content: &["invadir o espaço do outro e proteger o seu", "passe, deslocamento e marcação", "regras que mudam para incluir"],
        goals: &["Passar e se deslocar para receber em situação de jogo", "Adaptar uma regra para que todos participem"],
        example: "quem passa não para: passa e corre para um espaço vazio. Com três contra um, a turma vê que a bola anda mais depressa que a pessoa.",
        mistakes: &[
            ("Todos correm atrás da bola.", "Jogue com zonas: cada um só sai da sua depois do passe."),
            ("Quem joga melhor fica com a bola.", "O ponto só vale se todos tiverem tocado nela."),
        ],
        tasks: &[
            "jogam três contra três em espaço reduzido, com a regra de que a bola passa por todos antes do ponto",
            "treinam passe e deslocamento em triângulo e depois jogam quatro minutos observando um colega com uma ficha simples",
        ],
        items: Items::Written(&[
            q("No futebol de campo, quantos jogadores cada time tem em campo no começo do jogo?", "11", ["5", "7", "9"], "São 11, com quem joga no gol."),
            q("Qual destes é um esporte de invasão?", "handebol", ["vôlei", "natação", "ginástica"], "Invade-se o espaço do outro para chegar à meta."),
            q("No basquete, com que parte do corpo se conduz a bola?", "com as mãos", ["com os pés", "com a cabeça", "com raquete"], "A bola é quicada com as mãos."),
            q("No futsal, quantos jogadores cada time tem em quadra no começo do jogo?", "5", ["6", "7", "11"], "São quatro na linha e quem joga no gol."),
            q("O que fazer logo depois de passar a bola, para continuar ajudando?", "deslocar-se para um espaço livre", ["ficar parado", "sair da quadra", "sentar"], "Quem se desloca oferece nova opção de passe."),
        ]),
    },
    Known {
        of: &[EducacaoFisica],
        years: (3, 13),
        names: &["volei*", "esporte* rede", "badminton", "tenis"],
        before: "jogos com rede ou linha entre os dois lados",
        content: &["mandar ao espaço vazio do outro lado", "toque, manchete e saque", "organizar-se para cobrir a quadra"],
        goals: &["Manter a bola em jogo com toque e manchete", "Escolher para onde mandar a bola e dizer por quê"],
        example: "com um balão, a turma vê o tempo da bola: primeiro olhar, depois chegar embaixo, depois tocar. Só então a bola de verdade.",
        mistakes: &[
            ("Bater forte é o que dá ponto.", "Marque ponto só para bola que cai em espaço vazio."),
            ("Todos ficam juntos no meio.", "Marque no chão a área de cada um."),
        ],
        tasks: &[
            "contam quantos toques seguidos conseguem por cima de uma corda e tentam superar o próprio número",
            "jogam dois contra dois com bola leve, com ponto dobrado para bola que cai em espaço vazio",
        ],
        items: Items::Written(&[
            q("No vôlei de quadra, quantos jogadores cada time tem em quadra?", "6", ["5", "7", "11"], "São seis de cada lado."),
            q("No vôlei, o que separa os dois times?", "a rede", ["uma trave", "um aro", "uma raia"], "É um esporte de rede."),
            q("No vôlei, quantos toques cada time pode dar antes de passar a bola, sem contar o bloqueio?", "3", ["1", "2", "5"], "São até três toques."),
            q("Como se chama o golpe que começa o ponto no vôlei?", "saque", ["bloqueio", "cortada", "manchete"], "O saque põe a bola em jogo."),
            q("Em esportes de rede, para onde convém mandar a bola?", "para o espaço vazio do outro lado", ["para o próprio lado", "para fora", "para quem está mais perto da rede, sempre"], "Onde não há ninguém é mais difícil defender."),
        ]),
    },
    Known {
        of: &[EducacaoFisica],
        years: (3, 13),
        names: &["atletismo", "corrida*", "salto*", "esporte* marca"],
        before: "correr, saltar e lançar em brincadeiras",
        content: &["corrida, salto e lançamento", "medir e comparar consigo mesmo", "largada, ritmo e segurança"],
        goals: &["Praticar corrida, salto ou lançamento com segurança", "Comparar a própria marca em duas tentativas e explicar a mudança"],
        example: "no salto em distância, a corrida ajuda: salte parado e depois correndo, meça os dois e diga o que mudou.",
        mistakes: &[
            ("Largo no máximo e aguento até o fim.", "Corra uma volta em três ritmos e conte os batimentos."),
            ("Vale comparar só com o mais rápido.", "Registre a sua marca e tente superá-la."),
        ],
        tasks: &[
            "passam por três estações, corrida, salto e lançamento de bola leve, medem duas tentativas e registram a própria evolução",
            "correm em revezamento com bastão de papel, treinam a passagem e comparam o tempo da equipe antes e depois",
        ],
        items: Items::Written(&[
            q("Qual destas provas é do atletismo?", "salto em distância", ["saque", "cobrança de escanteio", "bloqueio"], "Correr, saltar e lançar são do atletismo."),
            q("No revezamento, o que passa de um corredor a outro?", "o bastão", ["a bola", "o colete", "a raquete"], "O bastão é entregue na zona de passagem."),
            q("Em uma corrida longa, o que ajuda a chegar ao fim?", "controlar o ritmo", ["largar no máximo", "prender a respiração", "correr sem aquecer"], "O ritmo controlado poupa energia."),
            q("No salto em distância, o que se mede?", "o comprimento do salto", ["a altura da barra", "o tempo no ar", "o peso do atleta"], "Mede-se do ponto de impulso à marca."),
            q("Por que aquecer antes de correr?", "Para preparar o corpo e reduzir o risco de lesões", ["Para ficar cansado", "Para gastar o tempo", "Para esfriar os músculos"], "O aquecimento eleva a circulação aos poucos."),
        ]),
    },
];
