//! Hints for all disciplines: what helps those who need it, by what a teacher says of the class.

use crate::composer::room::{EARLY, LATE, Line, line};

pub const SLOWER: &[Line] = &[
    line(
        LATE,
        "oferecer o exemplo do quadro em uma folha, com o primeiro passo pronto, e reduzir a quantidade, \
            não a ideia.",
    ),
    line(
        LATE,
        "combinar um tempo a mais com um colega de apoio e pedir primeiro a resposta falada, depois a \
            escrita.",
    ),
    line(LATE, "dividir a tarefa em três partes curtas e conferir cada uma antes da seguinte."),
    line(
        EARLY,
        "repetir com objetos na mão e uma quantidade menor, ao lado de um colega que ajuda sem fazer por \
            ele.",
    ),
    line(
        EARLY,
        "mostrar figuras junto das palavras, pedir a resposta falada e dar mais tempo antes de passar ao \
            próximo passo.",
    ),
    line(
        EARLY,
        "fazer o primeiro junto, o segundo quase sozinho e o terceiro sozinho, com elogio exato ao que deu \
            certo.",
    ),
];

pub const FASTER: &[Line] = &[
    line(LATE, "criar um caso novo com a resposta em separado, para a próxima aula de outra turma."),
    line(LATE, "procurar um caso em que a ideia de hoje não funciona e explicar por quê."),
    line(LATE, "escrever uma dica para quem está começando, sem dar a resposta."),
    line(EARLY, "inventar uma pergunta parecida para um colega e conferir a resposta dele."),
    line(EARLY, "contar de outro jeito o que fez, com um desenho novo ou outro material."),
    line(EARLY, "ajudar um colega com perguntas, sem dizer a resposta."),
];

/// What a teacher says of a class, by beginnings of words, and what it asks for.
pub const FOR_ALL: &[(&[&str], &str)] = &[
    (
        &["surd", "libras", "auditiv"],
        "falar de frente, manter no quadro as palavras-chave e dar tempo para a tradução em Libras antes \
            de cada pergunta.",
    ),
    (
        &["ceg", "visual", "visao"],
        "descrever em voz alta o que vai ao quadro, ampliar as folhas e oferecer material que se possa \
            tocar.",
    ),
    (
        &["autis", "tea", "espectro"],
        "mostrar no começo a sequência das etapas, avisar cada mudança e permitir outra forma de responder.",
    ),
    (
        &["tdah", "atencao", "hiperativ"],
        "dar uma instrução de cada vez, com pausas curtas de movimento e a tarefa visível na mesa.",
    ),
    (
        &["disle", "leitura", "alfabetiz"],
        "ler os enunciados em voz alta, usar letra grande e aceitar respostas faladas.",
    ),
    (
        &["multisseriad", "multiano"],
        "começar juntos e separar a prática em dois níveis do mesmo assunto, com uma dupla de anos \
            diferentes para conferir.",
    ),
    (
        &["eja", "adult", "noturn", "trabalhador"],
        "trazer exemplos do trabalho e da casa e ouvir primeiro o que a turma já sabe fazer.",
    ),
    (
        &["migrant", "imigrant", "refugiad", "estrangeir"],
        "unir palavra e imagem, aceitar a língua materna no rascunho e formar dupla com um colega que \
            acolhe.",
    ),
    (
        &["cadeirante", "motora", "mobilidade"],
        "conferir o espaço antes da aula e escolher papéis em que todos participem do começo ao fim.",
    ),
];
