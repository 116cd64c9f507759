use crate::composer::room::Phase::{Check, Explain, Guided, Practice, Recall, Share};
use crate::composer::room::{ALL, EARLY, INITIAL, LATE, Rhythm, Room, UPPER, activity, line, open, task};
use crate::composer::verb::Act::{Argue, Compare, Explain as Explaining, Identify, Produce, Solve};

/// Computação: everything works without a computer.
pub const ROOM: Room = Room {
    act: Solve,
    rhythm: Rhythm::Explaining,
    is_apart: false,
    activities: &[
        activity(
            Recall,
            "Retomada",
            LATE,
            &[Solve, Produce],
            "Cada dupla escreve, em ordem, as instruções de algo que faz todo dia e diz o que lembra sobre \
                {antes}. Uma dupla lê, e outra executa ao pé da letra: onde a instrução falhou? Leitura do \
                objetivo.",
        ),
        activity(
            Explain,
            "Passo a passo no quadro",
            LATE,
            &[Solve, Produce, Identify],
            "O problema é dividido no quadro em partes pequenas, e cada parte vira uma instrução. \
                {exemplo?} A turma executa como se fosse uma máquina: só o que está escrito.",
        ),
        activity(
            Explain,
            "O que há por trás",
            LATE,
            &[Explaining, Argue, Compare],
            "A aula parte de uma situação que a turma vive com tecnologia: o que acontece entre o toque na \
                tela e o resultado? {exemplo?} O caminho é desenhado no quadro com setas.",
        ),
        activity(
            Explain,
            "Robô da sala",
            EARLY,
            &[],
            "O professor é o robô, e a turma dá uma instrução de cada vez: para a frente, vire, pegue. \
                {exemplo?} Quando o robô erra, as crianças procuram a instrução que faltou.",
        ),
        activity(
            Check,
            "Execute a instrução",
            ALL,
            &[Solve, Produce],
            "O professor lê uma sequência de instruções, uma delas fora de ordem ou em falta; todos \
                levantam a mão no ponto em que ela falha e dizem o que mudariam.",
        ),
        activity(
            Guided,
            "Testar e corrigir",
            LATE,
            &[Solve, Produce],
            "Uma sequência pronta, com um erro de propósito, é executada por um estudante no chão da sala. \
                A turma acha o erro, corrige e testa de novo, até funcionar duas vezes seguidas.",
        ),
        activity(
            Guided,
            "Decidir em situações",
            LATE,
            &[Argue, Explaining, Identify, Compare],
            "Três situações curtas do dia a dia digital são lidas; para cada uma, a turma diz o que \
                aconteceu, que risco ou cuidado há e o que faria.",
        ),
        activity(
            Practice,
            "Programar em duplas",
            ALL,
            &[Solve, Produce],
            "Em duplas, os estudantes escrevem, com setas ou palavras, as instruções de um desafio do \
                quadro. Um dá as instruções, o outro executa sem adivinhar; a cada erro, corrigem e testam \
                desde o começo, e trocam de papel.",
        ),
        activity(
            Share,
            "O que faltou na instrução",
            ALL,
            &[Solve, Produce],
            "Duas soluções diferentes são executadas na frente da turma. Qual tem menos passos? Qual é \
                mais fácil de entender? A turma decide quando cada uma serve.",
        ),
    ],
    tasks: &[
        task(
            EARLY,
            &[],
            "montam com setas de papel o caminho de um boneco em um tabuleiro de chão, testam e corrigem",
        ),
        task(
            EARLY,
            &[],
            "colocam em ordem figuras de uma tarefa do dia a dia e contam o que daria errado se trocassem \
                duas",
        ),
        task(
            LATE,
            &[],
            "escrevem as instruções de uma tarefa ligada ao tema em até dez passos, trocam com outra \
                dupla, executam e devolvem com os erros marcados",
        ),
        task(
            LATE,
            &[],
            "procuram três situações da escola ligadas ao tema e escrevem, para cada uma, o que entra, o \
                que acontece e o que sai",
        ),
        task(
            LATE,
            &[Solve, Produce],
            "resolvem um desafio em malha quadriculada com instruções de seta, repetição e decisão, usando \
                o menor número de passos que conseguirem",
        ),
        task(
            LATE,
            &[Identify, Compare, Explaining],
            "organizam em um quadro oito exemplos ligados ao tema, com uso, vantagem e cuidado de cada um",
        ),
        task(
            UPPER,
            &[Argue],
            "analisam um caso real de uso de dados ou de notícia falsa, anotam quem ganha, quem perde e \
                que cuidado evitaria o problema",
        ),
    ],
    opens: &[
        open(
            LATE,
            &[],
            "Escreva em até seis passos as instruções de uma tarefa simples. O que acontece se um passo \
                faltar?",
            "Passos em ordem que outra pessoa executaria e o efeito de um passo a menos.",
        ),
        open(
            LATE,
            &[],
            "Que erro você encontrou e corrigiu hoje? Como o descobriu?",
            "Um erro concreto e o teste que o mostrou.",
        ),
        open(
            UPPER,
            &[],
            "Que cuidado ligado ao tema você passaria a ter, e que risco ele evita?",
            "Um cuidado possível e o risco a que responde.",
        ),
    ],
    goals: &[
        line(INITIAL, "Dar e seguir instruções em ordem, sem pular passos"),
        line(INITIAL, "Achar e corrigir um erro em uma sequência"),
        line(UPPER, "Dividir um problema do tema em partes e resolver cada uma"),
        line(UPPER, "Testar uma solução e explicar o que foi corrigido"),
    ],
    before: "{o tema}",
    content: &[
        line(ALL, "Instruções em ordem, teste e correção"),
        line(UPPER, "Divisão de um problema em partes, decisões e repetições"),
    ],
    mistakes: &[
        line(
            ALL,
            "pular um passo que parece óbvio. Execute ao pé da letra e pergunte: quem disse para fazer isso?",
        ),
        line(
            ALL,
            "apagar tudo quando algo dá errado. Peça que achem o primeiro passo em que o resultado deixou \
                de ser o esperado.",
        ),
    ],
    slower: &[
        line(ALL, "usar um percurso menor e setas de papel que se podem mudar de lugar."),
        line(LATE, "dar a sequência quase pronta, com dois passos em branco."),
    ],
    faster: &[
        line(ALL, "resolver o mesmo desafio com menos instruções, usando uma repetição."),
        line(LATE, "criar um desafio com um erro escondido para outra dupla achar."),
    ],
};
