//! How a lesson ends.

use crate::composer::room::Phase::{Brief, Close, Exit, Share};
use crate::composer::room::{ALL, Activity, EARLY, LATE, activity};

pub const ACTIVITIES: &[Activity] = &[
    activity(
        Share,
        "Conversa",
        LATE,
        &[],
        "Dois trabalhos diferentes e certos ficam lado a lado no quadro. A turma diz o que têm em comum, \
            qual é mais claro e por quê; quem errou conta o que mudaria.",
    ),
    activity(
        Share,
        "Conversa",
        LATE,
        &[],
        "O erro que mais apareceu na prática vai para o quadro, sem dizer de quem é. As duplas explicam de \
            onde ele vem e como evitá-lo; a turma escolhe a melhor explicação.",
    ),
    activity(
        Share,
        "Conversa",
        LATE,
        &[],
        "Quatro estudantes sorteados contam o que fizeram em uma frase cada. A turma monta com eles um \
            resumo de três linhas, que todos copiam.",
    ),
    activity(
        Share,
        "Roda de conversa",
        EARLY,
        &[],
        "Na roda, três crianças mostram o que fizeram e contam como pensaram. A turma diz uma coisa que \
            aprendeu com cada uma.",
    ),
    activity(
        Share,
        "Roda de conversa",
        EARLY,
        &[],
        "Os trabalhos ficam no chão, no meio da roda. Cada criança aponta um parecido com o seu e um \
            diferente, e diz por quê.",
    ),
    activity(
        Close,
        "Fechamento",
        LATE,
        &[],
        "Cada estudante escreve em um bilhete uma frase que começa com “Hoje entendi que” e uma pergunta. \
            Os bilhetes abrem a próxima aula.",
    ),
    activity(
        Close,
        "Fechamento",
        LATE,
        &[],
        "Em duplas, os estudantes resumem o dia em três palavras e justificam uma delas. Cada um marca no \
            caderno, de 1 a 3, o quanto se sente seguro.",
    ),
    activity(
        Close,
        "Fechamento",
        LATE,
        &[],
        "A turma volta ao objetivo: o que já foi alcançado e o que falta? As respostas ficam no quadro e \
            são copiadas para a próxima aula.",
    ),
    activity(
        Close,
        "Fechamento",
        EARLY,
        &[],
        "A turma diz em uma frase o que aprendeu, e o professor escreve no quadro. Cada criança pinta um \
            rosto: já sei, quase, preciso de ajuda.",
    ),
    activity(
        Close,
        "Fechamento",
        EARLY,
        &[],
        "Cada criança conta ao colega o que mais gostou de descobrir e guarda o trabalho para continuar na \
            próxima aula.",
    ),
    activity(
        Exit,
        "Quiz de saída",
        LATE,
        &[],
        "{n}, individuais e sem consulta, entregues na saída. As respostas são lidas no mesmo dia e \
            decidem o começo da próxima aula.",
    ),
    activity(
        Exit,
        "Quiz de saída",
        LATE,
        &[],
        "{n}, cada um por si. Ao lado de cada resposta, o estudante marca se tem certeza; erro com certeza \
            é o primeiro a ser retomado na aula seguinte.",
    ),
    activity(
        Exit,
        "Quiz de saída",
        EARLY,
        &[],
        "{n}, lidas em voz alta, uma de cada vez. Cada criança marca, desenha ou responde sozinha em uma \
            folha com espaços grandes.",
    ),
    activity(
        Exit,
        "Quiz de saída",
        EARLY,
        &[],
        "{n}, feitas na roda ou na mesa: o professor lê, espera, e cada criança responde na sua folha \
            antes de olhar para o lado.",
    ),
    activity(
        Brief,
        "Conversa rápida",
        ALL,
        &[],
        "A ideia principal em uma frase, um exemplo e uma pergunta que todos respondem ao mesmo tempo, com \
            o polegar ou em voz alta. {n}, para casa ou para abrir a próxima aula.",
    ),
    activity(
        Brief,
        "Pergunta e exemplo",
        ALL,
        &[],
        "Uma pergunta sobre {o tema} é feita, todos pensam em silêncio e contam ao colega; o professor fecha \
            com um exemplo. {n}, para responder em casa ou no começo da próxima aula.",
    ),
    activity(
        Exit,
        "Quiz de saída",
        LATE,
        &[],
        "{n}, individuais. Quem termina relê as próprias respostas e sublinha a que mais deu trabalho.",
    ),
];
