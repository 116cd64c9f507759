use crate::composer::room::Phase::{Check, Explain, Guided, Practice, Recall, Share};
use crate::composer::room::{EARLY, LATE, MEDIO, Rhythm, Room, UPPER, YOUNG, activity, line, open, task};
use crate::composer::verb::Act::{
    Appreciate, Argue, Compare, Experiment, Explain as Explaining, Identify, Produce, Read, Solve,
};

pub const ROOM: Room = Room {
    act: Read,
    rhythm: Rhythm::Explaining,
    is_apart: false,
    activities: &[
        activity(
            Recall,
            "Retomada com frases",
            LATE,
            &[Solve, Identify],
            "Três frases no quadro sobre {antes}: em silêncio, cada um marca o que já sabe dizer \
                sobre elas. Em duplas, comparam; o que divide a turma vira a pergunta da aula. Leitura do \
                objetivo.",
        ),
        activity(
            Explain,
            "Leitura em voz alta",
            LATE,
            &[Read, Appreciate],
            "Um texto curto é lido duas vezes: a primeira sem parar; a segunda com pausas, e em cada uma o \
                professor diz o que pensou e em que palavra se apoiou. {exemplo?}",
        ),
        activity(
            Explain,
            "Leitura por partes",
            LATE,
            &[Read],
            "O texto é lido por partes. Antes de cada parte, a turma diz o que espera; depois, aponta a \
                palavra que confirmou ou desmentiu a previsão. {exemplo?}",
        ),
        activity(
            Explain,
            "Texto-modelo",
            LATE,
            &[Produce],
            "Um texto curto do mesmo gênero é lido com a turma, que sublinha o que faz dele um bom texto. \
                {exemplo?} Dali saem três critérios, escritos no quadro, que valem para o texto de cada um.",
        ),
        activity(
            Explain,
            "Escrita em voz alta",
            LATE,
            &[Produce],
            "O professor escreve no quadro o começo de um texto e diz em voz alta por que escolhe, risca e \
                troca palavras. {exemplo?} A turma combina três critérios para o texto de cada um.",
        ),
        activity(
            Explain,
            "Da frase à regra",
            (3, 9),
            &[Solve, Compare],
            "Quatro frases no quadro; a turma descobre o que muda de uma para outra e diz a regra com suas \
                palavras antes que o professor dê o nome. {exemplo?}",
        ),
        activity(
            Explain,
            "Leitura na roda",
            EARLY,
            &[],
            "Na roda, um texto curto em letra grande é lido acompanhando com o dedo; na segunda leitura, \
                as crianças leem junto as partes que se repetem. {exemplo?}",
        ),
        activity(
            Guided,
            "Leitura guiada",
            LATE,
            &[Read, Appreciate],
            "Com o texto em mãos, a turma responde em conjunto a três perguntas: uma que está escrita, uma \
                que pede ligar duas partes e uma que pede concluir. A cada resposta, alguém lê o trecho \
                que a sustenta.",
        ),
        activity(
            Guided,
            "Plano do texto",
            LATE,
            &[Produce],
            "Cada um preenche um roteiro de quatro linhas: para quem escrevo, o que quero dizer, como \
                começo, como termino. Dois roteiros são lidos, e a turma faz uma pergunta a cada autor.",
        ),
        activity(
            Guided,
            "Começos possíveis",
            LATE,
            &[Produce],
            "A turma dita três começos diferentes para o mesmo texto; no quadro, compara o que cada um promete ao \
                leitor. Cada um escolhe um deles ou cria o seu e escreve a primeira frase.",
        ),
        activity(
            Guided,
            "Perguntas da turma",
            LATE,
            &[Read, Appreciate],
            "Cada dupla escreve duas perguntas sobre o texto: uma que se responde com um trecho e outra que faz \
                pensar. Quatro são respondidas em conjunto, e a turma diz em que palavra se apoiou.",
        ),
        activity(
            Guided,
            "Dos dois lados",
            LATE,
            &[Argue],
            "Cada dupla escreve o melhor argumento de um lado e, depois, o melhor do outro. No quadro, a turma troca \
                os fracos por exemplos ou dados e guarda três de cada lado.",
        ),
        activity(
            Guided,
            "Mapa de argumentos",
            LATE,
            &[Argue],
            "No quadro, a questão e duas colunas. A turma dita argumentos, e para cada um se pergunta: é \
                fato, exemplo ou opinião? Os que só repetem outro são riscados.",
        ),
        activity(
            Guided,
            "Palavra por palavra",
            EARLY,
            &[],
            "A turma escolhe cinco palavras da aula e as escreve junto, falando cada parte devagar; em \
                cada uma, uma criança diz com que letra começa, com que letra termina e quantas vezes a \
                boca abre.",
        ),
        activity(
            Check,
            "Checagem no texto",
            LATE,
            &[Read],
            "O professor diz três afirmações sobre o texto; todos mostram com os dedos: 1 para o que está \
                escrito, 2 para o que se conclui, 3 para o que não se sabe. Quem discorda lê o trecho.",
        ),
        activity(
            Practice,
            "Escrita e troca",
            LATE,
            &[Produce],
            "Individualmente, cada um escreve o seu texto, seguindo o plano e os critérios do quadro. Nos \
                minutos finais, trocam com um colega, que marca um trecho bom e faz uma pergunta usando os \
                critérios do quadro; o autor decide o que muda.",
        ),
        activity(
            Practice,
            "Oficina de texto",
            LATE,
            &[Produce],
            "Cada dupla escreve um texto só, seguindo o plano e os critérios do quadro. Quem segura o \
                lápis não inventa a frase: escreve o que o colega dita, e juntos releem em voz alta a cada \
                parágrafo.",
        ),
        activity(
            Share,
            "Leitura em voz alta",
            LATE,
            &[Produce, Appreciate, Read],
            "Três trechos são lidos em voz alta por quem quiser. Quem ouve diz o que viu ou sentiu e que \
                palavra causou isso; o autor só agradece e anota.",
        ),
        activity(
            Share,
            "Debate curto",
            LATE,
            &[Argue],
            "Metade da turma defende, metade contesta; a cada fala, é preciso repetir em uma frase o que o \
                outro disse antes de responder. No fim, cada um pode mudar de lado e dizer o que o \
                convenceu.",
        ),
    ],
    tasks: &[
        task(
            EARLY,
            &[],
            "recortam e montam palavras da aula com letras móveis, leem para o colega e copiam as três de \
                que mais gostaram",
        ),
        task(
            EARLY,
            &[],
            "leem uma parlenda ou um trecho do texto da aula, pintam as palavras que se repetem e desenham \
                o que entenderam",
        ),
        task(
            EARLY,
            &[Produce],
            "escrevem do seu jeito uma lista, um bilhete ou uma legenda ligada à aula e leem o que \
                escreveram para o colega",
        ),
        task(
            LATE,
            &[Read],
            "leem um texto curto do livro ligado ao tema e respondem a quatro perguntas, sublinhando o \
                trecho que sustenta cada resposta",
        ),
        task(
            LATE,
            &[Read, Appreciate],
            "escolhem três trechos do texto, escrevem ao lado o que cada um faz pensar e preparam a \
                leitura de um deles em voz alta",
        ),
        task(
            (3, 9),
            &[Identify, Compare],
            "procuram em uma página do livro, de jornal ou de revista seis casos ligados ao tema, copiam a \
                frase de cada um e explicam a escolha em dois deles",
        ),
        task(
            MEDIO,
            &[Identify, Compare, Explaining],
            "leem dois textos curtos sobre o mesmo assunto e montam um quadro com intenção, público, \
                recursos de linguagem e efeito de cada um",
        ),
        task(
            LATE,
            &[Solve],
            "reescrevem seis frases aplicando o que foi estudado, trocam com um colega e explicam por \
                escrito duas das mudanças",
        ),
        task(
            LATE,
            &[Solve, Explaining],
            "corrigem um parágrafo preparado com erros ligados ao tema e escrevem, ao lado de cada \
                correção, o motivo",
        ),
        task(
            YOUNG,
            &[Produce],
            "escrevem um texto curto ligado ao tema, com começo, meio e fim, seguindo o roteiro e os \
                critérios do quadro",
        ),
        task(
            UPPER,
            &[Produce],
            "escrevem a primeira versão de um texto de 10 a 15 linhas ligado ao tema, seguindo o roteiro e \
                os critérios do quadro",
        ),
        task(
            LATE,
            &[Produce],
            "transformam um texto conhecido em outro gênero ligado ao tema e marcam na margem três \
                escolhas que fizeram pensando no leitor",
        ),
        task(
            LATE,
            &[Argue],
            "escrevem dois argumentos e um exemplo para a posição que defendem e um argumento que ouviram \
                do outro lado",
        ),
        task(
            LATE,
            &[Experiment],
            "preparam uma fala de um minuto ligada ao tema, ensaiam com um colega e ajustam voz, pausa e \
                gesto",
        ),
        task(
            LATE,
            &[],
            "escolhem no livro um texto curto ligado ao tema, respondem a quatro perguntas de um colega \
                sobre ele e fazem outras quatro",
        ),
        task(
            LATE,
            &[],
            "montam uma página de caderno sobre o tema, com explicação em duas linhas, três exemplos \
                próprios e um erro a evitar",
        ),
    ],
    opens: &[
        open(
            (3, 9),
            &[],
            "Escreva duas frases suas em que apareça o que estudamos hoje e sublinhe a parte que mostra \
                isso.",
            "Duas frases próprias e corretas, com a parte certa sublinhada.",
        ),
        open(
            UPPER,
            &[Read, Explaining, Identify],
            "Que escolha de palavra do texto de hoje muda o sentido? Troque-a e diga o que se perde.",
            "Uma palavra do texto, uma troca possível e o efeito da troca no sentido.",
        ),
        open(
            LATE,
            &[Produce],
            "Leia o seu texto e escreva que efeito você quer causar em quem lê e em que trecho isso \
                acontece.",
            "Uma intenção clara e um trecho que de fato serve a ela.",
        ),
        open(
            MEDIO,
            &[],
            "Relacione o que estudou hoje com um texto, uma canção ou um filme que você conhece.",
            "Uma relação que se apoia em algo da obra e em uma ideia da aula.",
        ),
    ],
    goals: &[
        line(EARLY, "Ler e escrever palavras ligadas ao tema, com ajuda"),
        line(EARLY, "Contar com as próprias palavras o que ouviu ou leu"),
        line(LATE, "Reconhecer o que foi estudado em frases e textos"),
        line(LATE, "Usar o que foi estudado em um texto ou em frases próprias"),
        line(UPPER, "Explicar que efeito uma escolha de linguagem produz"),
    ],
    before: "{o tema}",
    content: &[
        line(LATE, "Leitura e análise de exemplos em textos curtos"),
        line(LATE, "Uso em frases e textos da turma"),
        line(EARLY, "Leitura em voz alta, escrita de palavras e conversa sobre o texto"),
    ],
    mistakes: &[
        line(EARLY, "ler a figura em vez da palavra. Cubra a figura e peça a primeira letra."),
        line(
            EARLY,
            "esquecer uma letra no meio da palavra. Peça que a criança fale a palavra devagar, batendo \
                palmas.",
        ),
        line(
            LATE,
            "responder com a própria opinião o que se pergunta sobre o texto. Pergunte: em que linha está?",
        ),
        line(LATE, "decorar o nome sem saber para que serve. Peça a frase com e sem o que foi estudado."),
        line(
            UPPER,
            "copiar um trecho longo no lugar da resposta. Peça o trecho mínimo e uma frase com as próprias \
                palavras.",
        ),
    ],
    slower: &[
        line(EARLY, "usar letras móveis e palavras de duas sílabas, com a figura ao lado."),
        line(
            LATE,
            "trabalhar com um texto mais curto e as linhas numeradas, para apontar a resposta antes de \
                escrevê-la.",
        ),
        line(LATE, "oferecer um começo de frase para cada parte da tarefa e um banco de palavras no quadro."),
    ],
    faster: &[
        line(EARLY, "escrever uma frase nova com duas palavras da aula e ler para a turma."),
        line(
            LATE,
            "reescrever um trecho para outro leitor, como uma criança pequena, e dizer o que precisou mudar.",
        ),
        line(
            LATE,
            "procurar na biblioteca ou no livro um exemplo que surpreenda e explicar por que surpreende.",
        ),
    ],
};
