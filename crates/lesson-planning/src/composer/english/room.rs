use crate::composer::room::Phase::{Check, Explain, Guided, Practice, Recall, Share};
use crate::composer::room::{ALL, INITIAL, Rhythm, Room, UPPER, activity, line, open, task};
use crate::composer::verb::Act::{Argue, Identify, Produce, Read};

pub const ROOM: Room = Room {
    act: crate::composer::verb::Act::Experiment,
    rhythm: Rhythm::Explaining,
    is_apart: false,
    activities: &[
        activity(
            Recall,
            "Warm-up",
            ALL,
            &[],
            "Com a saudação em inglês, a turma joga por dois minutos: o professor mostra ou faz mímica de \
                coisas do tema, e os estudantes dizem a palavra em inglês. As que ninguém lembrou vão para \
                o quadro. O objetivo é dito em português.",
        ),
        activity(
            Recall,
            "Warm-up em duplas",
            UPPER,
            &[],
            "Em duplas, com o tempo no relógio, cada um diz em inglês tudo o que lembra sobre {antes}; o \
                colega conta as palavras. Três duplas compartilham, e o objetivo da aula é lido.",
        ),
        activity(
            Explain,
            "Ouvir e repetir com sentido",
            ALL,
            &[],
            "As palavras e a frase do dia são apresentadas com figuras e gestos, primeiro só para ouvir, \
                depois para repetir em coro, em filas e sozinho. {exemplo?} O sentido vem da figura, não \
                da tradução.",
        ),
        activity(
            Explain,
            "Descobrir no exemplo",
            UPPER,
            &[],
            "Três frases curtas em inglês ficam no quadro; as duplas descobrem o que se repete e o que \
                muda e dizem a regra em português. {exemplo?} Depois, completam uma quarta frase.",
        ),
        activity(
            Explain,
            "Leitura com pistas",
            UPPER,
            &[Read],
            "Antes de ler, a turma olha título, imagem e palavras parecidas com o português e prevê o \
                assunto. A leitura confirma ou corrige; nenhuma palavra é traduzida antes de se tentar \
                pelo contexto. {exemplo?}",
        ),
        activity(
            Check,
            "Checagem com gestos",
            ALL,
            &[],
            "O professor diz seis frases em inglês, certas e erradas para a figura mostrada; todos \
                respondem juntos com o polegar. Depois de cada erro, um estudante diz a frase certa.",
        ),
        activity(
            Check,
            "Quem sou eu",
            UPPER,
            &[],
            "Cada um completa em uma folha a frase do quadro com uma informação verdadeira e levanta. O \
                professor lê cinco, e a turma corrige juntos o que faltar.",
        ),
        activity(
            Guided,
            "Diálogo guiado",
            ALL,
            &[],
            "Um diálogo de quatro falas fica no quadro. A turma lê em dois lados, depois em duplas; a cada \
                rodada, uma palavra é apagada e precisa ser lembrada.",
        ),
        activity(
            Guided,
            "Frases que crescem",
            UPPER,
            &[],
            "Uma frase curta cresce no quadro com a ajuda de todos: quem, o quê, onde, quando. Cada dupla \
                escreve a sua, trocando duas palavras, e lê em voz alta.",
        ),
        activity(
            Practice,
            "Conversa em círculos",
            ALL,
            &[],
            "Em dois círculos, um de frente para o outro, cada par faz e responde em inglês duas perguntas \
                do quadro sobre o tema. A cada sinal, o círculo de fora anda um lugar e a conversa \
                recomeça com outro colega.",
        ),
        activity(
            Practice,
            "Prática em duplas",
            ALL,
            &[],
            "Em duplas, os estudantes {tarefa}. Quem precisa usa o modelo do quadro; na metade do tempo, \
                trocam de papel.",
        ),
        activity(
            Practice,
            "Jogo em grupos",
            ALL,
            &[],
            "Em grupos de quatro, com cartões de palavras e figuras feitos pela turma, os estudantes \
                formam pares e dizem uma frase para cada um. Só vale ponto o que for dito em inglês com a \
                frase inteira.",
        ),
        activity(
            Share,
            "Show and tell",
            ALL,
            &[],
            "Quatro estudantes mostram o que fizeram e dizem uma frase em inglês; a turma responde com uma \
                pergunta ou um cumprimento do quadro. Erros que mudam o sentido são anotados e corrigidos \
                no fim, sem nome.",
        ),
        activity(
            Share,
            "O que já consigo dizer",
            UPPER,
            &[],
            "Cada um escreve três frases que já consegue dizer sem olhar e diz uma ao colega. As dúvidas \
                de pronúncia são praticadas em coro.",
        ),
    ],
    tasks: &[
        task(
            INITIAL,
            &[],
            "jogam memória com figuras e palavras em inglês, dizendo cada palavra em voz alta ao virar o \
                cartão",
        ),
        task(
            INITIAL,
            &[],
            "desenham quatro coisas ligadas à aula, escrevem a palavra em inglês embaixo e as apresentam \
                ao colega",
        ),
        task(
            UPPER,
            &[],
            "perguntam e respondem em inglês sobre o tema com três colegas, anotam as respostas em uma \
                tabela e contam uma delas",
        ),
        task(
            UPPER,
            &[Read, Identify],
            "leem um texto curto em inglês do livro, sublinham o que entendem pelo contexto e respondem a \
                quatro perguntas, copiando a pista de cada uma",
        ),
        task(
            UPPER,
            &[Produce],
            "escrevem em inglês um texto de cinco frases sobre o tema, com o modelo do quadro, e trocam \
                para um colega sublinhar uma dúvida",
        ),
        task(
            UPPER,
            &[],
            "montam um cartaz com dez palavras e cinco frases em inglês sobre o tema, com figuras, e o \
                leem para outra dupla",
        ),
        task(
            UPPER,
            &[],
            "completam um diálogo em inglês ligado ao tema, ensaiam com gestos e o apresentam a outra \
                dupla sem ler",
        ),
        task(
            UPPER,
            &[Argue],
            "dizem em inglês, com frases do quadro, se concordam ou não com quatro afirmações sobre o tema \
                e dão um motivo curto",
        ),
    ],
    opens: &[
        open(
            INITIAL,
            &[],
            "Diga em inglês duas palavras da aula e mostre uma figura para cada uma.",
            "Duas palavras ditas de modo compreensível, com a figura certa.",
        ),
        open(
            UPPER,
            &[],
            "Escreva em inglês duas frases verdadeiras sobre você usando o que estudamos hoje.",
            "Duas frases compreensíveis, na ordem certa, com as palavras da aula.",
        ),
        open(
            UPPER,
            &[],
            "Escreva em inglês uma pergunta ligada à aula e a resposta de um colega.",
            "Pergunta e resposta que combinam e usam o modelo do quadro.",
        ),
        open(
            UPPER,
            &[],
            "Que palavra da aula você entendeu pelo contexto? Que pista ajudou?",
            "Uma palavra da aula e uma pista: imagem, palavra parecida ou o resto da frase.",
        ),
        open(
            ALL,
            &[],
            "Em que situação, fora da escola, você pode usar o que aprendeu em inglês hoje?",
            "Uma situação possível e a palavra ou frase que se usaria nela.",
        ),
    ],
    goals: &[
        line(INITIAL, "Reconhecer e dizer em inglês palavras ligadas ao tema"),
        line(INITIAL, "Responder a uma pergunta curta em inglês com gesto ou palavra"),
        line(UPPER, "Usar em inglês palavras e frases ligadas ao tema em uma conversa curta"),
        line(UPPER, "Escrever duas ou três frases em inglês sobre o tema, com o modelo do quadro"),
    ],
    before: "{o tema}",
    content: &[
        line(ALL, "Palavras e frases em inglês ligadas ao tema, ouvidas e ditas"),
        line(UPPER, "Leitura e escrita de frases curtas com apoio de um modelo"),
    ],
    mistakes: &[
        line(
            ALL,
            "traduzir palavra por palavra. Mostre a frase inteira com uma figura e pergunte o que ela quer \
                dizer no conjunto.",
        ),
        line(
            ALL,
            "ler a palavra em inglês como se fosse português. Diga, espere e peça que repitam sem olhar a \
                escrita.",
        ),
        line(UPPER, "calar por medo de errar. Dê primeiro um modelo para ler e só depois peça a fala livre."),
    ],
    slower: &[
        line(
            ALL,
            "trabalhar com menos palavras e as figuras à mão; aceitar primeiro o gesto, depois a palavra e \
                por fim a frase.",
        ),
        line(UPPER, "oferecer a frase com lacunas e um banco de palavras."),
    ],
    faster: &[
        line(ALL, "usar a palavra em uma frase nova e ensiná-la a um colega."),
        line(UPPER, "acrescentar um motivo à frase com “because” e fazer uma pergunta a quem respondeu."),
    ],
};
