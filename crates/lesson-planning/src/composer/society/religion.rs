use crate::composer::room::Phase::{Explain, Guided, Recall, Share};
use crate::composer::room::{EARLY, LATE, Rhythm, Room, UPPER, activity, line, open, task};
use crate::composer::verb::Act::{Argue, Compare, Explain as Explaining, Identify, Produce, Read};

/// Knowledge of religions and respect for everybody; nobody is asked for a creed.
pub const ROOM: Room = Room {
    act: Identify,
    rhythm: Rhythm::Explaining,
    is_apart: false,
    activities: &[
        activity(
            Recall,
            "Roda de acordos",
            LATE,
            &[],
            "A turma relê os acordos de respeito: fala quem quiser, ninguém precisa contar a sua crença, \
                nenhuma é motivo de riso. Depois, cada um escreve o que já sabe sobre {antes}. Leitura do \
                objetivo.",
        ),
        activity(
            Explain,
            "Conhecer sem julgar",
            LATE,
            &[],
            "Uma imagem, um objeto ou um relato do livro é apresentado com três perguntas: o que é, quem \
                usa ou celebra, que sentido tem para essas pessoas? Ninguém é convidado a dizer \
                se acredita.",
        ),
        activity(
            Explain,
            "Conhecer na roda",
            EARLY,
            &[],
            "Na roda, uma figura ou uma história curta mostra como famílias diferentes vivem o assunto do \
                dia. {exemplo?} As crianças dizem o que há de parecido e de diferente.",
        ),
        activity(
            Guided,
            "Quadro das tradições",
            LATE,
            &[],
            "No quadro, uma tabela com três tradições e três perguntas é preenchida com a turma a partir \
                do livro. Onde falta informação, fica um ponto de interrogação, e não um palpite.",
        ),
        activity(
            Guided,
            "Palavras que respeitam",
            LATE,
            &[],
            "A turma reescreve três frases que generalizam ou zombam até que descrevam sem julgar; para \
                cada uma, diz que palavra fez a diferença.",
        ),
        activity(
            Share,
            "O que nos aproxima",
            LATE,
            &[],
            "Cada dupla diz uma semelhança que a surpreendeu e uma diferença que merece respeito. A turma \
                escolhe uma atitude concreta para a semana.",
        ),
    ],
    tasks: &[
        task(
            EARLY,
            &[],
            "desenham um momento importante para a própria família, religioso ou não, e contam ao colega o \
                que cada pessoa faz",
        ),
        task(EARLY, &[], "ligam figuras a palavras da aula e contam o que há de parecido entre duas delas"),
        task(
            LATE,
            &[Identify, Explaining],
            "fazem uma ficha com nome, sentido e um exemplo de três elementos do tema, a partir do livro e \
                sem dar opinião",
        ),
        task(
            LATE,
            &[Compare],
            "comparam em um quadro como duas tradições vivem o tema: o que fazem, quando e com que sentido",
        ),
        task(
            LATE,
            &[Read],
            "leem um relato curto do livro sobre o tema e separam o que a pessoa faz, o que acredita e o \
                que sente",
        ),
        task(
            LATE,
            &[Argue],
            "leem uma situação de desrespeito, escrevem quem foi atingido, que direito foi ferido e o que \
                poderia ser feito",
        ),
        task(
            LATE,
            &[Produce],
            "criam um cartaz que apresente o tema com respeito, sem convencer ninguém, e com a fonte das \
                informações",
        ),
        task(
            LATE,
            &[],
            "leem no livro sobre duas tradições e anotam, para cada uma, o que fazem, quando e que sentido \
                isso tem para as pessoas",
        ),
        task(
            LATE,
            &[],
            "escrevem uma pergunta respeitosa sobre uma tradição que não conhecem e procuram a resposta no \
                livro",
        ),
    ],
    opens: &[
        open(
            LATE,
            &[],
            "Escreva uma coisa que aprendeu hoje sobre uma tradição que você conhecia pouco.",
            "Uma informação verdadeira da aula, dita sem julgar.",
        ),
        open(
            LATE,
            &[],
            "Que atitude mostra respeito em uma situação ligada ao tema? Explique.",
            "Uma atitude concreta e o motivo dela.",
        ),
        open(
            UPPER,
            &[],
            "O que há em comum entre duas tradições estudadas, e o que cada uma tem de próprio?",
            "Uma semelhança e uma diferença verdadeiras, sem ordem de importância.",
        ),
    ],
    goals: &[
        line(EARLY, "Contar como famílias diferentes vivem o assunto da aula"),
        line(EARLY, "Ouvir o colega e dizer uma semelhança e uma diferença"),
        line(LATE, "Descrever como diferentes tradições vivem o tema, sem julgar"),
        line(LATE, "Mostrar uma atitude de respeito em uma situação concreta"),
    ],
    before: "{o tema}",
    content: &[
        line(LATE, "Conhecimento de diferentes tradições e de quem não tem religião"),
        line(LATE, "Respeito e convivência em situações do dia a dia"),
        line(EARLY, "Semelhanças e diferenças entre pessoas e famílias"),
    ],
    mistakes: &[
        line(EARLY, "achar que todas as famílias são como a sua. Pergunte: quem faz de outro jeito?"),
        line(LATE, "tomar uma pessoa por todo um grupo. Pergunte: todos vivem assim?"),
        line(
            LATE,
            "descrever com palavras que julgam. Peça a mesma frase como a diria alguém daquela tradição.",
        ),
    ],
    slower: &[
        line(EARLY, "usar figuras e deixar que a criança aponte antes de falar."),
        line(LATE, "oferecer a tabela com uma linha pronta e palavras-chave para completar as outras."),
        line(LATE, "ler o relato em voz alta e pedir a resposta falada antes da escrita."),
    ],
    faster: &[
        line(EARLY, "contar à turma uma história que ouviu em casa, se quiser."),
        line(LATE, "procurar no livro uma terceira tradição e acrescentar uma linha ao quadro."),
        line(
            LATE,
            "escrever uma frase que explique o tema a quem nunca ouviu falar dele, sem elogio nem crítica.",
        ),
    ],
};
