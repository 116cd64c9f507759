//! What each kind of work means for an aim, for how it is judged and for what is asked at the end.

use crate::composer::room::{ALL, EARLY, LATE, Open, open};
use crate::composer::verb::Act;
use crate::composer::verb::Act::{
    Appreciate, Argue, Compare, Experiment, Explain, Identify, Produce, Read, Solve,
};

/// How an aim shows, after its comma.
pub const fn shown_by(act: Act) -> [&'static str; 3] {
    match act {
        Identify => ["em exemplos novos", "dizendo por quê", "com um exemplo e um contraexemplo"],
        Compare => [
            "dizendo o critério usado",
            "com ao menos uma semelhança e uma diferença",
            "justificando a escolha",
        ],
        Solve => ["mostrando como fez", "em um caso novo", "conferindo o resultado"],
        Read => [
            "apontando onde está a resposta",
            "separando o que está ali do que se conclui",
            "com as próprias palavras",
        ],
        Produce => {
            ["seguindo os critérios combinados", "melhorando a primeira versão", "explicando uma escolha"]
        }
        Experiment => {
            ["contando o que fez e o que percebeu", "registrando o que observou", "respeitando os combinados"]
        }
        Explain => ["com as próprias palavras", "com um exemplo próprio", "usando as palavras da aula"],
        Argue => ["com ao menos um argumento", "ouvindo quem pensa diferente", "separando fato de opinião"],
        Appreciate => ["contando o que percebeu", "dizendo o que sentiu e por quê", "com atenção ao outro"],
    }
}

/// By what it is seen that an aim was reached; follows "vale quando o estudante".
pub const fn criteria(act: Act) -> [&'static str; 3] {
    match act {
        Identify => [
            "aponta exemplos certos que não estavam no quadro e diz o que os faz servir",
            "acerta um exemplo e um contraexemplo, com o motivo de cada um",
            "nomeia o que vê com as palavras da aula e sem ajuda",
        ],
        Compare => [
            "diz uma semelhança e uma diferença usando o mesmo critério para as duas coisas",
            "organiza os casos por um critério e explica o critério",
            "justifica a comparação com algo que se pode ver, medir ou ler",
        ],
        Solve => [
            "usa o que aprendeu em um caso novo e mostra como fez",
            "acerta sem ajuda e explica por que fez assim",
            "confere o próprio resultado e corrige o que for preciso",
        ],
        Read => [
            "aponta no texto, na tabela ou na imagem o que sustenta a resposta",
            "separa o que está ali do que se conclui",
            "conta com as próprias palavras o que leu, sem copiar",
        ],
        Produce => [
            "entrega um trabalho que cumpre os critérios combinados",
            "melhora a primeira versão a partir do comentário de um colega",
            "explica uma escolha que fez e o efeito que queria",
        ],
        Experiment => [
            "participa, registra o que fez e conta o que percebeu",
            "experimenta mais de um modo e diz qual funcionou melhor",
            "cuida de si, do material e dos colegas durante a atividade",
        ],
        Explain => [
            "explica com as próprias palavras e dá um exemplo correto",
            "diz por que é assim, e não só como é",
            "usa duas palavras da aula no sentido certo",
        ],
        Argue => [
            "apoia a opinião em um argumento ligado ao que foi estudado",
            "responde a um argumento contrário com respeito",
            "separa fato de opinião no que diz e no que ouve",
        ],
        Appreciate => [
            "descreve o que percebeu antes de dizer se gostou",
            "relaciona a obra ou a apresentação com algo que conhece",
            "ouve e assiste com atenção e faz um comentário que se apoia no que viu",
        ],
    }
}

/// The same of an aim of the base, which says itself what is done; follows "vale quando o estudante".
pub const CRITERIA_OF_BASE: [&str; 3] = [
    "faz isso sozinho em um caso que não estava no quadro",
    "consegue em dois casos seguidos, sem ajuda, e diz como pensou",
    "faz e explica a um colega, sem ler",
];

pub const OPENS: &[Open] = &[
    open(
        LATE,
        &[Identify],
        "Tema da aula: {tema}. Dê dois exemplos e explique o que eles têm em comum.",
        "Dois exemplos corretos, diferentes dos do quadro, e a característica que os une.",
    ),
    open(
        LATE,
        &[Identify],
        "Dê um exemplo ligado ao tema e um que parece, mas não é. O que os diferencia?",
        "Um exemplo e um contraexemplo corretos, com a diferença dita com clareza.",
    ),
    open(
        LATE,
        &[Compare],
        "Escolha dois casos estudados hoje. Escreva uma semelhança e uma diferença entre eles.",
        "Uma semelhança e uma diferença verdadeiras, ditas pelo mesmo critério.",
    ),
    open(
        LATE,
        &[Compare],
        "Que critério você usou hoje para comparar ou organizar? Mostre com um exemplo.",
        "Um critério claro e um exemplo que foi mesmo organizado por ele.",
    ),
    open(
        LATE,
        &[Solve],
        "Tema da aula: {tema}. Invente um caso curto e resolva-o, mostrando como fez.",
        "Um caso que se pode resolver, com o que é preciso saber, e uma solução correta e legível.",
    ),
    open(
        LATE,
        &[Solve],
        "Descreva, em passos numerados, o caminho que você usou na prática de hoje.",
        "Passos na ordem certa, que um colega conseguiria seguir.",
    ),
    open(
        LATE,
        &[Read],
        "Qual é a ideia principal do que você leu hoje? Copie o trecho que mostra isso.",
        "A ideia principal com as palavras do estudante e um trecho que a sustenta.",
    ),
    open(
        LATE,
        &[Read],
        "Escreva algo que se pode concluir da leitura, mas que não está escrito. Como você sabe?",
        "Uma conclusão possível e a pista do texto de onde ela saiu.",
    ),
    open(
        LATE,
        &[Produce],
        "Qual critério combinado o seu trabalho cumpre melhor? E qual você ainda vai melhorar?",
        "Um critério mostrado com uma parte do trabalho e uma melhoria concreta.",
    ),
    open(
        LATE,
        &[Produce],
        "Que mudança você fez depois de mostrar o trabalho a um colega, e por quê?",
        "Uma mudança concreta e o motivo dela.",
    ),
    open(
        LATE,
        &[Experiment],
        "O que você fez, o que esperava que acontecesse e o que aconteceu?",
        "Ação, previsão e observação separadas, sem trocar o que viu pelo que esperava.",
    ),
    open(
        LATE,
        &[Experiment],
        "Que mudança você faria se repetisse a atividade, e o que ela ajudaria a descobrir?",
        "Uma mudança possível, ligada a uma pergunta.",
    ),
    open(
        LATE,
        &[Explain],
        "Um colega faltou à aula. Explique a ele, em até quatro linhas, este tema: {tema}.",
        "Uma explicação correta, com as próprias palavras e ao menos um exemplo.",
    ),
    open(
        LATE,
        &[Explain],
        "Escolha uma ideia da aula e explique por que ela vale, e não só o que ela diz.",
        "Um motivo ligado ao que foi estudado, e não a mesma ideia com outras palavras.",
    ),
    open(
        LATE,
        &[Argue],
        "Escreva a sua posição sobre a questão discutida hoje e um argumento que a sustente.",
        "Uma posição clara e um argumento ligado a fatos ou ao que foi estudado.",
    ),
    open(
        LATE,
        &[Argue],
        "Qual foi o melhor argumento contrário ao seu? O que você responderia?",
        "O argumento do outro dito com justiça e uma resposta que não ataca pessoas.",
    ),
    open(
        LATE,
        &[Appreciate],
        "Descreva um detalhe que chamou a sua atenção e conte o que ele faz pensar ou sentir.",
        "Um detalhe que está mesmo na obra e a relação com o que o estudante sentiu ou pensou.",
    ),
    open(
        LATE,
        &[Appreciate],
        "O que mudou no seu modo de ver ou ouvir do começo ao fim da aula?",
        "Uma mudança concreta, apoiada em algo visto ou ouvido na aula.",
    ),
    open(
        EARLY,
        &[],
        "Desenhe uma coisa que você aprendeu hoje e conte o que desenhou.",
        "O desenho combina com o que foi estudado, e a criança conta o que ele mostra.",
    ),
    open(
        EARLY,
        &[],
        "Conte para um colega um exemplo do que vimos hoje.",
        "Um exemplo correto, com as palavras da criança.",
    ),
    open(
        EARLY,
        &[Identify, Compare, Explain, Read],
        "Mostre com o dedo, no desenho ou no livro, um exemplo do que vimos e um que não serve.",
        "Um exemplo certo, um que não serve e o motivo, dito do jeito da criança.",
    ),
    open(
        EARLY,
        &[Solve, Produce, Experiment, Argue, Appreciate],
        "Faça de novo, sozinho, um pedacinho da atividade de hoje e conte o que fez primeiro.",
        "A criança faz sem ajuda e conta os passos na ordem.",
    ),
    open(
        EARLY,
        &[],
        "O que foi mais fácil e o que foi mais difícil hoje?",
        "A criança diz uma coisa de cada e aponta onde precisou de ajuda.",
    ),
    open(
        EARLY,
        &[],
        "Mostre com objetos, gestos ou desenho como você fez a atividade de hoje.",
        "Os passos aparecem na ordem, e a criança diz o que faz em cada um.",
    ),
    open(
        EARLY,
        &[],
        "Complete: “Hoje eu aprendi que...”",
        "A frase diz algo verdadeiro que foi estudado na aula.",
    ),
    open(
        EARLY,
        &[],
        "Que pergunta você quer fazer na próxima aula?",
        "Uma pergunta ligada ao que foi estudado.",
    ),
    open(
        LATE,
        &[],
        "Explique com as suas palavras a ideia mais importante da aula e dê um exemplo.",
        "A ideia está correta, sem cópia, e o exemplo combina com ela.",
    ),
    open(
        LATE,
        &[],
        "Que erro alguém pode cometer neste tema, {tema}? Como você o ajudaria a perceber?",
        "Um erro possível, a razão dele e uma ajuda que não é só a resposta pronta.",
    ),
    open(
        ALL,
        &[],
        "Onde, fora da escola, você encontra o que estudou hoje? Conte um caso.",
        "Um caso real ou possível e a ligação com o que foi estudado.",
    ),
    open(
        LATE,
        &[],
        "Escreva duas palavras novas ou importantes da aula e use cada uma em uma frase.",
        "As palavras são da aula e estão usadas no sentido certo.",
    ),
    open(
        LATE,
        &[],
        "O que você já sabia antes da aula e o que mudou? Responda com um exemplo.",
        "Uma comparação honesta entre antes e depois, com um exemplo correto.",
    ),
];
