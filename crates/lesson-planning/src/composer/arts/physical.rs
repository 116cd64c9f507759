use crate::composer::room::Phase::{Check, Close, Exit, Explain, Guided, Practice, Recall, Reopen, Share};
use crate::composer::room::{ALL, EARLY, LATE, MEDIO, Rhythm, Room, UPPER, activity, line, open, task};
use crate::composer::verb::Act::{Argue, Compare, Explain as Explaining, Identify, Produce};

/// Educação Física.
pub const ROOM: Room = Room {
    act: crate::composer::verb::Act::Experiment,
    rhythm: Rhythm::Making,
    is_apart: true,
    activities: &[
        activity(
            Recall,
            "Roda e aquecimento",
            ALL,
            &[],
            "Na roda, o objetivo do dia e duas perguntas sobre {antes}. Em seguida, aquecimento com \
                deslocamentos variados pelo espaço, parando a cada sinal para uma nova instrução.",
        ),
        activity(
            Recall,
            "Pega-pega de aquecimento",
            ALL,
            &[],
            "Um pega-pega curto, com regra simples e saída sem eliminação, aquece a turma. Na pausa, em \
                duplas, os estudantes contam o que já sabem sobre {antes}. O objetivo do dia é dito na roda.",
        ),
        activity(
            Recall,
            "Aquecimento em duplas",
            LATE,
            &[],
            "Em duplas, um propõe um movimento e o outro repete mudando a velocidade; trocam a cada sinal. \
                Na roda, a turma diz o que lembra sobre {antes}. O objetivo do dia é dito em uma frase.",
        ),
        activity(
            Reopen,
            "Roda e aquecimento",
            ALL,
            &[],
            "Na roda, dois estudantes contam o que aprenderam na aula anterior e o que ainda foi difícil. \
                O aquecimento repete, devagar, o movimento principal daquele dia.",
        ),
        activity(
            Reopen,
            "Aquecimento com memória",
            ALL,
            &[],
            "O aquecimento retoma a atividade da aula anterior com uma regra mudada pela turma; depois, \
                todos dizem o que essa mudança causou.",
        ),
        activity(
            Explain,
            "Demonstração",
            ALL,
            &[],
            "Dois voluntários mostram devagar, e a turma diz o que observa em pés, mãos e olhar. \
                {exemplo?} Regras e cuidados de segurança são combinados em três frases.",
        ),
        activity(
            Explain,
            "Descobrir fazendo",
            ALL,
            &[],
            "Antes de qualquer explicação, todos tentam por dois minutos do jeito que sabem. Na roda, \
                comparam o que funcionou, e só então vem a orientação. {exemplo?} Os combinados de \
                segurança são repetidos.",
        ),
        activity(
            Check,
            "Pausa para pensar",
            ALL,
            &[],
            "A atividade para, e todos respondem com o corpo, ao mesmo tempo: braços para cima se \
                concordam, no chão se discordam. Frases do professor sobre regra, movimento e cuidado; \
                quem discorda explica.",
        ),
        activity(
            Check,
            "Pausa com uma frase",
            ALL,
            &[],
            "A atividade para, e o professor diz uma frase que muita gente pensa: “{erro}” Braços para \
                cima se concordam, mãos no chão se discordam, todos ao mesmo tempo; quem discorda mostra \
                por quê com o corpo.",
        ),
        activity(
            Check,
            "Congela",
            ALL,
            &[],
            "Ao sinal, todos congelam na posição em que estão. O professor aponta duas posições que ajudam \
                e pergunta o que elas têm em comum; a turma corrige a própria posição e recomeça.",
        ),
        activity(
            Guided,
            "Experimentação",
            ALL,
            &[],
            "Em grupos pequenos espalhados pelo espaço, todos experimentam o movimento três vezes, mudando \
                uma coisa de cada vez: distância, velocidade ou material. A fila nunca tem mais de quatro \
                pessoas.",
        ),
        activity(
            Guided,
            "Estações",
            ALL,
            &[],
            "Em quatro estações com uma tarefa simples cada, os grupos trocam a cada sinal. Em cada \
                estação, um colega observa um ponto combinado e diz ao outro o que viu.",
        ),
        activity(
            Practice,
            "Prática em grupos",
            ALL,
            &[],
            "Em grupos de quatro a seis, os estudantes {tarefa}. A cada pausa, cada grupo pode mudar uma \
                regra para que todos participem mais.",
        ),
        activity(
            Practice,
            "Prática com rodízio de papéis",
            ALL,
            &[],
            "Com rodízio de papéis (quem joga, quem observa, quem marca o tempo), os estudantes {tarefa}. \
                Ninguém é eliminado; quem sai de um papel entra em outro.",
        ),
        activity(
            Practice,
            "Desafio da turma",
            LATE,
            &[],
            "Metade pratica, metade observa com uma pergunta na mão, e trocam na metade do tempo. Os \
                estudantes {tarefa}. O desafio é coletivo: quantas vezes a turma inteira consegue.",
        ),
        activity(
            Share,
            "Roda de conversa",
            ALL,
            &[],
            "Na roda, com respiração calma, três estudantes dizem o que foi difícil e o que ajudou. A \
                turma combina uma regra que deixe a atividade melhor para todos.",
        ),
        activity(
            Share,
            "Volta à calma",
            ALL,
            &[],
            "Alongamento leve e respiração, enquanto cada um conta ao colega um momento em que alguém o \
                ajudou e algo que quer melhorar.",
        ),
        activity(
            Close,
            "Volta à calma",
            ALL,
            &[],
            "Alongamento leve, água e uma frase por dupla: o que já conseguimos e o que falta. O material \
                é guardado pela turma.",
        ),
        activity(
            Close,
            "Roda final",
            ALL,
            &[],
            "Na roda, cada um mostra com os dedos, de 1 a 5, o quanto se sentiu seguro. O que teve menos \
                dedos abre a próxima aula.",
        ),
        activity(
            Exit,
            "Perguntas de saída",
            ALL,
            &[],
            "{n}, respondidas na roda ou em um papel pequeno, cada um por si, antes de voltar à sala. As \
                respostas decidem por onde começa a próxima aula.",
        ),
        activity(
            Exit,
            "Bilhete de saída",
            ALL,
            &[],
            "{n}: o professor lê, cada um responde em um papel ou mostra com os dedos a alternativa, todos \
                ao mesmo tempo. O resultado é anotado pela dupla que marcou o tempo.",
        ),
    ],
    tasks: &[
        task(
            EARLY,
            &[],
            "brincam em um circuito com corda, linhas no chão e bola, passando por cima, por baixo e ao \
                redor, e inventam uma passagem nova",
        ),
        task(
            EARLY,
            &[],
            "ensinam ao grupo uma brincadeira que conhecem, jogam duas vezes e mudam uma regra para que \
                ninguém fique de fora",
        ),
        task(
            LATE,
            &[],
            "praticam a atividade do dia em espaço reduzido, com regras simples, e ajustam o espaço ou o \
                material até que todos participem",
        ),
        task(
            LATE,
            &[],
            "jogam partidas de quatro minutos com um desafio: antes de concluir a jogada, todos do grupo \
                precisam ter participado",
        ),
        task(
            LATE,
            &[Identify, Compare, Explaining],
            "praticam duas variações da atividade, anotam em uma folha o que muda em regras, espaço e \
                movimento e mostram a que preferem",
        ),
        task(
            LATE,
            &[Produce],
            "criam uma variação da atividade com nome, regra, material e cuidado de segurança e a ensinam \
                a outro grupo",
        ),
        task(
            LATE,
            &[Argue],
            "jogam com as regras de sempre e depois com regras que incluem quem joga menos, e registram \
                dois argumentos a favor de uma mudança",
        ),
        task(
            MEDIO,
            &[],
            "montam e fazem uma série de exercícios de dez minutos ligada ao tema, com aquecimento, parte \
                principal e volta à calma",
        ),
    ],
    opens: &[
        open(
            LATE,
            &[],
            "Que cuidado de segurança foi o mais importante hoje, e por quê?",
            "Um cuidado que se aplica à atividade e o risco que ele evita.",
        ),
        open(
            LATE,
            &[],
            "Descreva um movimento da aula: o que fazem os pés, as mãos e o olhar?",
            "Uma descrição na ordem certa, que um colega conseguiria seguir.",
        ),
        open(
            LATE,
            &[],
            "Que mudança de regra ajudou mais gente a participar? O que ela causou?",
            "Uma mudança que aconteceu ou é possível e o efeito dela.",
        ),
        open(
            UPPER,
            &[],
            "O que o seu corpo sentiu no esforço de hoje, e o que isso indica?",
            "Uma sensação, como respiração ou batimentos, ligada à intensidade do esforço.",
        ),
    ],
    goals: &[
        line(EARLY, "Participar da atividade respeitando os combinados e o próprio corpo"),
        line(EARLY, "Contar o que foi fácil e o que foi difícil"),
        line(LATE, "Praticar a atividade com segurança, cuidando de si e dos outros"),
        line(LATE, "Explicar uma regra, um movimento ou uma mudança que inclua mais gente"),
    ],
    before: "{o tema}",
    content: &[
        line(ALL, "Movimentos, regras e cuidados da prática"),
        line(LATE, "Participação de todos e mudança de regras para incluir"),
    ],
    mistakes: &[
        line(
            ALL,
            "olhar só para o material e esquecer o espaço. Peça que digam em voz alta onde está o colega \
                mais próximo.",
        ),
        line(
            ALL,
            "fazer rápido antes de fazer certo. Comece devagar e aumente a velocidade só depois de três \
                acertos.",
        ),
        line(
            LATE,
            "deixar de fora quem joga menos. Mude uma regra: o ponto só vale se todos tiverem participado.",
        ),
    ],
    slower: &[
        line(
            ALL,
            "diminuir a distância, usar material maior ou mais leve e dar mais tentativas, no mesmo grupo \
                que os outros.",
        ),
        line(
            ALL,
            "começar como quem marca o tempo ou observa e entrar na prática quando quiser, com um colega \
                de apoio.",
        ),
        line(ALL, "praticar uma parte do movimento de cada vez, com a contagem em voz alta."),
    ],
    faster: &[
        line(ALL, "usar o outro lado do corpo ou um espaço menor."),
        line(ALL, "observar um colega e dizer uma coisa exata que ajuda, sem mostrar no lugar dele."),
        line(ALL, "propor uma regra nova e explicar que problema ela resolve."),
    ],
};
