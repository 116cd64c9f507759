//! How it is seen what was understood, and how it is practised.

use crate::composer::room::Phase::{Check, Guided, Practice};
use crate::composer::room::{Activity, EARLY, LATE, activity};

pub const ACTIVITIES: &[Activity] = &[
    activity(
        Check,
        "Checagem",
        LATE,
        &[],
        "No quadro, uma frase que muita gente diz: “{erro}” Ao mesmo tempo, todos mostram o polegar: \
            concordo ou discordo. Duas pessoas com respostas diferentes explicam por quê, e a turma decide \
            de novo.",
    ),
    activity(
        Check,
        "Checagem com cartões",
        LATE,
        &[],
        "Pergunta no quadro: {pergunta} Todos levantam juntos o cartão da letra escolhida. Com menos de \
            quatro acertos em cada cinco, a explicação volta com outro exemplo; senão, a aula segue.",
    ),
    activity(
        Check,
        "Checagem",
        LATE,
        &[],
        "Cada estudante responde em meia folha, sem nome: o que ficou claro e o que ainda confunde neste \
            tema: {tema}. Cinco folhas são lidas em voz alta, e o ponto que mais aparece é explicado de \
            outro jeito.",
    ),
    activity(
        Check,
        "Checagem em dupla",
        LATE,
        &[],
        "Um estudante explica o exemplo ao colega como se ele tivesse faltado à aula; depois trocam de \
            papel com outro exemplo. O que a dupla não consegue dizer vira pergunta para a turma.",
    ),
    activity(
        Check,
        "Checagem com folha",
        LATE,
        &[],
        "Todos escrevem em uma folha, com letra grande, um exemplo próprio e levantam ao mesmo tempo. Dois \
            exemplos certos e um incompleto, sem dizer de quem são, são comentados no quadro.",
    ),
    activity(
        Check,
        "Erro de propósito",
        LATE,
        &[],
        "O professor apresenta um caso com este erro, como se estivesse certo: “{erro}” Em silêncio, cada \
            um escreve onde está o engano e levanta a folha; a turma explica de onde ele vem e conserta.",
    ),
    activity(
        Check,
        "Votar, conversar, votar",
        LATE,
        &[],
        "Pergunta no quadro: {pergunta} Cada um escolhe em silêncio e mostra com os dedos de 1 a 4. Sem \
            saber a resposta, as duplas tentam convencer uma à outra e votam de novo; só então se explica.",
    ),
    activity(
        Check,
        "Checagem",
        EARLY,
        &[],
        "O professor diz: “{erro}” As crianças mostram o polegar para cima ou para baixo, todas ao mesmo \
            tempo, e duas contam o que pensaram.",
    ),
    activity(
        Check,
        "Checagem com cartões",
        EARLY,
        &[],
        "Pergunta lida em voz alta: {pergunta} Cada criança levanta o cartão da letra que escolheu. Se \
            muitas errarem, o exemplo volta com o material na mão.",
    ),
    activity(
        Check,
        "Checagem com a mão",
        EARLY,
        &[],
        "O professor mostra quatro exemplos, um de cada vez; as crianças levantam a mão aberta se serve e \
            fechada se não serve. Depois de cada um, uma criança explica.",
    ),
    activity(
        Check,
        "Checagem com desenho",
        EARLY,
        &[],
        "Cada criança desenha em um quadrado de papel um exemplo só seu e levanta ao mesmo tempo que as \
            outras. Os que não combinam são refeitos com a ajuda de um colega.",
    ),
    activity(
        Guided,
        "Prática guiada",
        LATE,
        &[],
        "Um primeiro caso é feito com toda a turma, e a cada passo alguém diz por que fez assim. As duplas \
            começam o segundo, com conferência no quadro.",
    ),
    activity(
        Guided,
        "Prática guiada",
        LATE,
        &[],
        "No quadro, um caso já começado e com um erro de propósito: as duplas acham o erro, corrigem e \
            dizem como o descobriram.",
    ),
    activity(
        Guided,
        "Prática guiada",
        LATE,
        &[],
        "A turma dita os passos de um caso novo, e o professor só escreve o que for dito, mesmo \
            incompleto; juntos, revisam até ficar certo.",
    ),
    activity(
        Guided,
        "Fazemos juntos",
        EARLY,
        &[],
        "A turma faz um exemplo junto com o professor, passo a passo e com o material na mão. No segundo, \
            as crianças dizem o passo antes que o professor mostre.",
    ),
    activity(
        Guided,
        "Fazemos juntos",
        EARLY,
        &[],
        "Em duplas, as crianças repetem o exemplo: uma faz, a outra diz se está igual ao do quadro; depois \
            trocam. O professor passa em cada mesa e pede que contem o que fizeram.",
    ),
    activity(
        Practice,
        "Prática em duplas",
        LATE,
        &[],
        "Em duplas, os estudantes {tarefa}. Na metade do tempo, trocam de papel; o professor circula e \
            anota os erros que se repetem.",
    ),
    activity(
        Practice,
        "Prática em trios",
        LATE,
        &[],
        "Em trios, com quem lê, quem registra e quem confere, os estudantes {tarefa}. Um bilhete de ajuda \
            com a primeira pista fica na mesa do professor para o trio que pedir.",
    ),
    activity(
        Practice,
        "Sozinho e depois em dupla",
        LATE,
        &[],
        "Cada um pensa sozinho, por dois minutos, em como vai fazer. Depois, com um colega, os estudantes \
            {tarefa}. No fim, comparam com a dupla ao lado e corrigem com lápis de outra cor, sem apagar.",
    ),
    activity(
        Practice,
        "Prática com visita",
        LATE,
        &[],
        "Em grupos de quatro, os estudantes {tarefa}. No fim, cada grupo deixa o trabalho na mesa, visita \
            o de outro grupo e escreve ali um elogio exato e uma pergunta.",
    ),
    activity(
        Practice,
        "Prática em duplas",
        EARLY,
        &[],
        "Em duplas, as crianças {tarefa}. Uma conta em voz alta o que faz, a outra confere; na metade do \
            tempo, trocam.",
    ),
    activity(
        Practice,
        "Cantinhos",
        EARLY,
        &[],
        "Em grupos de quatro nas mesas, as crianças {tarefa}. O professor senta com um grupo de cada vez e \
            ouve como pensaram.",
    ),
    activity(
        Practice,
        "Sozinho e depois com o colega",
        EARLY,
        &[],
        "Primeiro, cada criança pensa em silêncio em como vai fazer. As crianças {tarefa}. No fim, mostram \
            ao colega, que diz o que ficou bom e o que falta.",
    ),
];
