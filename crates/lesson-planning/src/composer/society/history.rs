use crate::composer::room::Phase::{Explain, Guided, Practice, Recall, Share};
use crate::composer::room::{EARLY, LATE, MEDIO, Rhythm, Room, UPPER, activity, line, open, task};
use crate::composer::verb::Act::{Argue, Compare, Explain as Explaining, Identify, Produce, Read};

pub const ROOM: Room = Room {
    act: Explaining,
    rhythm: Rhythm::Explaining,
    is_apart: false,
    activities: &[
        activity(
            Recall,
            "Antes ou depois",
            LATE,
            &[],
            "Quatro acontecimentos conhecidos são ditos fora de ordem; cada um os coloca em ordem em uma \
                folha e, em dupla, diz o que lembra sobre {antes}. A ordem certa vira a linha do tempo da \
                aula. Leitura do objetivo.",
        ),
        activity(
            Explain,
            "Linha do tempo comentada",
            LATE,
            &[],
            "Uma linha do tempo é desenhada no quadro, com quem, onde e por quê em cada ponto. {exemplo?} \
                A turma diz o que veio antes, o que continuou e o que mudou.",
        ),
        activity(
            Explain,
            "Leitura de uma fonte",
            LATE,
            &[],
            "Uma imagem, um objeto ou um trecho de documento do livro é lido com quatro perguntas: o que \
                é, quem fez, para quem, o que deixa de fora?",
        ),
        activity(
            Explain,
            "História contada",
            EARLY,
            &[],
            "O professor conta uma história curta com uma figura ou um objeto na mão e para duas vezes \
                para perguntar o que veio antes. {exemplo?}",
        ),
        activity(
            Guided,
            "Duas fontes lado a lado",
            LATE,
            &[],
            "Duas fontes do livro sobre o mesmo assunto são lidas em conjunto: em que concordam, em que \
                discordam, de quem é cada voz? Cada dupla escreve uma frase que começa com “A fonte mostra \
                que”.",
        ),
        activity(
            Guided,
            "Causas e consequências",
            LATE,
            &[],
            "No quadro, o acontecimento no centro; a turma dita causas à esquerda e consequências à \
                direita, e para cada seta diz o porquê. O que é só “aconteceu antes” não recebe seta.",
        ),
        activity(
            Practice,
            "Estudo em grupos",
            LATE,
            &[Explaining, Identify],
            "Em grupos de quatro, cada estudante fica com uma pergunta (quem, por que, como, o que mudou). \
                Cada um lê a página do livro sobre o tema à procura da sua resposta. No fim, cada um \
                ensina ao grupo a sua resposta, sem ler.",
        ),
        activity(
            Share,
            "De quem é a voz",
            LATE,
            &[],
            "A turma olha os trabalhos e pergunta: quem aparece pouco nesta história? Duas duplas sugerem \
                onde procurar essa voz, e a sugestão fica anotada para a próxima aula.",
        ),
    ],
    tasks: &[
        task(
            EARLY,
            &[],
            "colocam em ordem quatro figuras, contam a história ao colega e desenham o que pode ter vindo \
                depois",
        ),
        task(
            EARLY,
            &[],
            "comparam um objeto ou uma foto de antigamente com os de hoje, desenham os dois e contam uma \
                coisa que mudou e uma que continuou",
        ),
        task(
            LATE,
            &[Identify, Explaining],
            "montam uma linha do tempo com cinco pontos do tema e escrevem, em dois deles, por que importam",
        ),
        task(
            LATE,
            &[Compare],
            "preenchem um quadro com semelhanças, diferenças e motivos entre dois povos, lugares ou épocas \
                do tema",
        ),
        task(
            LATE,
            &[Read, Identify],
            "leem uma fonte do livro sobre o tema e respondem: quem fala, para quem, quando e com que \
                interesse, com um trecho para cada resposta",
        ),
        task(
            LATE,
            &[Explaining],
            "leem a página do livro sobre o tema, marcam causas e consequências com cores diferentes e as \
                ligam em um esquema com setas",
        ),
        task(
            LATE,
            &[Produce],
            "escrevem o relato de uma pessoa comum que viveu o que foi estudado, com três informações \
                verdadeiras sublinhadas",
        ),
        task(
            LATE,
            &[Argue],
            "escolhem entre duas explicações para o que foi estudado, escrevem dois argumentos com base no \
                livro e um limite da própria escolha",
        ),
        task(
            MEDIO,
            &[Argue, Explaining, Read],
            "comparam duas interpretações do tema, com a tese, um argumento e uma fonte de cada uma, e \
                escrevem qual consideram mais bem apoiada",
        ),
        task(
            LATE,
            &[],
            "contam o que foi estudado em seis quadrinhos, com lugar e data no primeiro e uma consequência \
                no último",
        ),
        task(
            UPPER,
            &[],
            "respondem a quatro perguntas sobre o tema, duas de “o quê” e duas de “por quê”, e trocam com \
                outra dupla para conferir",
        ),
        task(
            (3, 5),
            &[],
            "fazem uma ficha do tema com desenho, quando, onde, quem e uma coisa que mudou na vida das \
                pessoas",
        ),
    ],
    opens: &[
        open(
            LATE,
            &[],
            "Escreva uma mudança e uma permanência ligadas ao tema da aula.",
            "Algo que mudou e algo que continuou, os dois verdadeiros e situados no tempo.",
        ),
        open(
            UPPER,
            &[],
            "Quem ganhou e quem perdeu com o que foi estudado hoje? Explique uma das respostas.",
            "Dois grupos diferentes e um motivo ligado aos fatos da aula.",
        ),
        open(
            LATE,
            &[Read, Argue],
            "Que fonte você usou hoje e o que ela não conta?",
            "A fonte dita com clareza e um limite dela: autor, intenção ou ausência.",
        ),
        open(
            LATE,
            &[],
            "Coloque em ordem três acontecimentos ligados à aula e explique a ligação entre dois deles.",
            "A ordem certa e uma relação de causa, não só de tempo.",
        ),
    ],
    goals: &[
        line(EARLY, "Dizer o que veio antes e o que veio depois em uma história da aula"),
        line(EARLY, "Contar uma coisa que mudou e uma que continuou"),
        line(LATE, "Situar o tema no tempo e no espaço, com uma linha do tempo"),
        line(LATE, "Explicar uma causa e uma consequência, com apoio em uma fonte"),
        line(UPPER, "Reconhecer de quem é a voz em uma fonte e o que ela deixa de fora"),
    ],
    before: "{o tema}",
    content: &[
        line(LATE, "Tempo, espaço, pessoas e grupos envolvidos"),
        line(LATE, "Causas, consequências, mudanças e permanências"),
        line(EARLY, "Antes, agora e depois na vida das pessoas"),
    ],
    mistakes: &[
        line(
            EARLY,
            "achar que tudo “de antigamente” é do mesmo tempo. Coloque as figuras em uma linha e pergunte: \
                quem poderia ter conhecido quem?",
        ),
        line(
            LATE,
            "tomar o que veio antes por causa. Pergunte: se isso não tivesse acontecido, o resto mudaria?",
        ),
        line(
            LATE,
            "julgar o passado como se fosse hoje. Pergunte: o que as pessoas daquele tempo sabiam e podiam?",
        ),
        line(
            UPPER,
            "contar a história só por um nome famoso. Pergunte: quem mais precisou agir para isso acontecer?",
        ),
    ],
    slower: &[
        line(EARLY, "trabalhar com três figuras e a ajuda de um colega para dizer antes, agora e depois."),
        line(
            LATE,
            "entregar a linha do tempo com datas prontas, para colar os acontecimentos, e o texto com \
                palavras difíceis explicadas.",
        ),
        line(LATE, "dar começos de frase: “Isso aconteceu porque...”, “Depois disso...”."),
    ],
    faster: &[
        line(EARLY, "perguntar em casa como era e trazer um desenho ou uma frase para a turma."),
        line(LATE, "escrever uma pergunta que a fonte não responde e dizer onde procurar."),
        line(LATE, "ligar o tema a algo que acontece hoje, com uma semelhança e uma diferença."),
    ],
};
