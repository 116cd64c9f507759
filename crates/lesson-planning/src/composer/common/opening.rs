//! How a lesson begins, and how something is explained.

use crate::composer::room::Phase::{Explain, Recall, Reopen};
use crate::composer::room::{Activity, EARLY, LATE, activity};
use crate::composer::verb::Act;

pub const ACTIVITIES: &[Activity] = &[
    activity(
        Recall,
        "Retomada",
        LATE,
        &[],
        "Sem caderno, cada estudante escreve o que lembra sobre {antes}. Em duplas, comparam e completam; \
            o que ainda é dúvida fica em um canto do quadro. A turma lê o objetivo da aula.",
    ),
    activity(
        Recall,
        "Retomada",
        LATE,
        &[],
        "Três perguntas rápidas sobre {antes}, respondidas em silêncio e conferidas uma a uma, na hora. A \
            que mais gerou dúvida volta no fim da aula. Em seguida, a turma lê o objetivo.",
    ),
    activity(
        Recall,
        "Retomada",
        LATE,
        &[],
        "Em dois minutos, cada dupla lista o que já sabe sobre {antes}. Uma dupla lê a sua lista; as \
            outras marcam o que também escreveram e acrescentam o que falta. Leitura do objetivo da aula.",
    ),
    activity(
        Recall,
        "Retomada",
        LATE,
        &[],
        "Cada estudante escreve em um papel uma certeza e uma dúvida sobre {antes}. Os papéis são trocados \
            sem nome, alguns são lidos, e a turma diz se a certeza está certa. Leitura do objetivo.",
    ),
    activity(
        Recall,
        "Roda de retomada",
        EARLY,
        &[],
        "Em roda, cada criança conta ao colega do lado uma coisa que já sabe sobre {antes}. Algumas falas \
            viram desenho ou palavra no quadro. O objetivo do dia é dito em uma frase curta.",
    ),
    activity(
        Recall,
        "Retomada com desenho",
        EARLY,
        &[],
        "Cada criança desenha, sem ajuda, o que lembra sobre {antes} e mostra o desenho a um colega. Três \
            desenhos são comentados com a turma, e o objetivo do dia é combinado.",
    ),
    activity(
        Recall,
        "Retomada em voz alta",
        EARLY,
        &[],
        "O professor começa frases sobre {antes}, e a turma completa em coro; nas que dividem a turma, \
            duas crianças explicam o que pensaram. O objetivo do dia fica escrito no quadro e é lido em \
            conjunto.",
    ),
    activity(
        Reopen,
        "Retomada da aula anterior",
        LATE,
        &[],
        "De memória, cada estudante responde a duas perguntas da aula anterior e confere com o caderno, \
            corrigindo com outra cor.",
    ),
    activity(
        Reopen,
        "Retomada da aula anterior",
        LATE,
        &[],
        "Em duplas, um estudante explica em um minuto o que foi feito na aula anterior; o outro aponta o \
            que faltou. O que ninguém lembrou é retomado no quadro.",
    ),
    activity(
        Reopen,
        "Retomada da aula anterior",
        LATE,
        &[],
        "A dúvida que mais apareceu nos bilhetes da aula anterior abre o dia: a turma tenta responder \
            antes que o professor explique de outro jeito.",
    ),
    activity(
        Reopen,
        "Retomada da aula anterior",
        EARLY,
        &[],
        "As crianças olham o que fizeram na aula anterior e contam, em duplas, o que aprenderam. Duas \
            ideias são escritas no quadro com a ajuda da turma.",
    ),
    activity(
        Reopen,
        "Retomada da aula anterior",
        EARLY,
        &[],
        "Uma pergunta da aula anterior é feita de novo; as crianças pensam em silêncio, contam ao colega e \
            só depois respondem juntas.",
    ),
    activity(
        Explain,
        "Explicação",
        LATE,
        &[Act::Solve, Act::Compare, Act::Identify, Act::Produce, Act::Experiment],
        "No quadro, um exemplo passo a passo, com o pensamento dito em voz alta: {exemplo} Em seguida, um \
            segundo exemplo com um passo em branco, que a turma completa.",
    ),
    activity(
        Explain,
        "Palpite e explicação",
        LATE,
        &[],
        "Antes de qualquer explicação, cada um anota um palpite sobre o exemplo. Depois o exemplo é \
            mostrado por partes: {exemplo} A turma compara com o palpite e diz o que mudou.",
    ),
    activity(
        Explain,
        "Exemplo em partes",
        LATE,
        &[],
        "O exemplo é mostrado em partes, com uma pausa em cada uma: {exemplo} A cada pausa, os estudantes anotam o \
            que acabou de acontecer; no fim, um deles conta o exemplo inteiro sem olhar, e a turma completa.",
    ),
    activity(
        Explain,
        "Do ponto ao caso",
        LATE,
        &[],
        "O ponto desta aula vai para o quadro: “{ideia}”. Em duplas, os estudantes dizem com suas palavras do que \
            se trata e procuram no livro um caso que o mostre; a explicação parte do que trouxeram, e cada um a escreve \
            com um exemplo seu.",
    ),
    activity(
        Explain,
        "Caso fácil, caso difícil",
        LATE,
        &[],
        "Com o ponto de hoje no quadro, “{ideia}”, o professor mostra dois casos do livro: um fácil de entender e um em \
            que é preciso pensar. A turma explica o segundo e o compara com o que viu na aula anterior.",
    ),
    activity(
        Explain,
        "Um exemplo e uma mudança",
        LATE,
        &[Act::Identify, Act::Compare, Act::Explain],
        "Primeiro o exemplo: {exemplo} Depois o professor muda uma coisa nele; as duplas dizem o que continua \
            valendo, o que já não vale e por quê, e escrevem, com suas palavras, a ideia principal.",
    ),
    activity(
        Explain,
        "Explicação",
        EARLY,
        &[],
        "Com objetos, desenhos ou gestos, o exemplo é mostrado devagar, um passo de cada vez: {exemplo} As \
            crianças repetem cada passo com o próprio material e dizem o que estão fazendo.",
    ),
    activity(
        Explain,
        "Explicação na roda",
        EARLY,
        &[],
        "Na roda, o professor mostra e pensa em voz alta: {exemplo} Depois faz de novo e para no meio; as \
            crianças dizem o que vem a seguir.",
    ),
    activity(
        Explain,
        "Pergunta e explicação",
        LATE,
        &[],
        "A aula parte de uma pergunta ligada a este tema: {tema}. Cada dupla arrisca uma resposta em uma \
            frase; a explicação, com um exemplo preparado pelo professor, confirma ou corrige cada uma, e \
            a turma escreve a ideia principal com suas palavras.",
    ),
    activity(
        Explain,
        "Exemplos lado a lado",
        LATE,
        &[],
        "Três exemplos do tema, preparados pelo professor, ficam lado a lado no quadro: dois parecidos e \
            um diferente. As duplas dizem o que une os dois e o que separa o terceiro; a explicação parte \
            do que disseram, e cada um escreve a ideia com suas palavras.",
    ),
    activity(
        Explain,
        "Mostrar e contar",
        EARLY,
        &[],
        "O professor mostra dois exemplos do tema e um que não serve, e as crianças dizem o que percebem \
            em cada um. Depois repetem juntas, com gesto ou desenho, a ideia do dia.",
    ),
    activity(
        Explain,
        "Conversa com exemplo",
        EARLY,
        &[],
        "O professor traz um objeto, uma figura ou uma história curta para mostrar o tema e faz três \
            perguntas: o que vocês veem, o que isso lembra, o que acontece se mudar uma parte? As \
            respostas viram desenhos e palavras no quadro.",
    ),
];
