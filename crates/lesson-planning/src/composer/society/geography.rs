use crate::composer::room::Phase::{Explain, Guided, Practice, Recall, Share};
use crate::composer::room::{EARLY, LATE, MEDIO, Rhythm, Room, UPPER, activity, line, open, task};
use crate::composer::verb::Act::{
    Argue, Compare, Experiment, Explain as Explaining, Identify, Produce, Read, Solve,
};

pub const ROOM: Room = Room {
    act: Explaining,
    rhythm: Rhythm::Explaining,
    is_apart: false,
    activities: &[
        activity(
            Recall,
            "Mapa de memória",
            LATE,
            &[],
            "Em cinco linhas ou um desenho rápido, cada um mostra o que sabe sobre {antes}; em duplas, \
                completam. Cada um corrige o seu no fim da aula. Leitura do objetivo.",
        ),
        activity(
            Explain,
            "Leitura de mapa",
            LATE,
            &[],
            "{mapas}Um mapa do livro é lido na ordem: título, legenda, orientação, escala e só então o que ele \
                mostra. {exemplo?} A turma diz uma informação que se lê no mapa e uma que não está nele.",
        ),
        activity(
            Explain,
            "Da foto ao lugar",
            LATE,
            &[],
            "Duas imagens de lugares ligados ao tema são descritas antes de serem explicadas: o que se vê, \
                quem fez, quem usa e quem decide o que muda ali. A turma diz o que as imagens não mostram.",
        ),
        activity(
            Explain,
            "O lugar de perto",
            EARLY,
            &[],
            "A turma olha pela janela ou anda pelo pátio e diz o que vê perto, longe, à direita e à \
                esquerda; o professor desenha no quadro. {exemplo?}",
        ),
        activity(
            Guided,
            "Mapa em conjunto",
            LATE,
            &[],
            "{mapas}No quadro, um croqui é feito com a turma: primeiro os pontos de referência, depois a legenda \
                e a orientação. Cada dupla acrescenta um elemento e explica o símbolo que escolheu.",
        ),
        activity(
            Guided,
            "Dados e lugares",
            LATE,
            &[],
            "Uma tabela ou um gráfico do livro é lido em conjunto: maior, menor, o que mudou. Cada dupla \
                escreve uma frase que liga o dado a um lugar e a um motivo.",
        ),
        activity(
            Practice,
            "Estudo em duplas com mapa",
            LATE,
            &[Identify, Read, Compare],
            "{mapas}Em duplas, com um mapa para os dois, os estudantes fazem e respondem quatro perguntas sobre o \
                tema: onde fica, o que há perto, o que muda de um lugar a outro, por quê? Um aponta no \
                mapa, o outro escreve; trocam a cada resposta.",
        ),
        activity(
            Share,
            "Do mapa para a vida",
            LATE,
            &[],
            "{mapas}Três respostas são apontadas no mapa da parede por quem as escreveu. A turma diz o que \
                mudaria na vida de quem mora ali.",
        ),
    ],
    tasks: &[
        task(
            EARLY,
            &[],
            "desenham o caminho da sala até o pátio com quatro pontos de referência e contam o caminho ao \
                colega",
        ),
        task(
            EARLY,
            &[],
            "separam figuras de lugares por um critério, colam em uma folha e contam o que há em cada grupo",
        ),
        task(
            LATE,
            &[Read, Identify, Solve],
            "respondem a quatro perguntas com um mapa do livro, escrevendo ao lado se usaram título, \
                legenda, orientação ou escala",
        ),
        task(
            LATE,
            &[Compare],
            "preenchem um quadro que compara dois lugares do tema: natureza, trabalho, moradia e \
                problemas, com um motivo para cada diferença",
        ),
        task(
            LATE,
            &[Explaining],
            "fazem um esquema com setas que ligue natureza, pessoas e consequências no tema da aula e \
                escrevem uma frase para cada seta",
        ),
        task(
            LATE,
            &[Argue],
            "leem duas opiniões sobre um problema do tema, anotam quem ganha e quem perde em cada uma e \
                escrevem a sua proposta com um argumento",
        ),
        task(
            LATE,
            &[Produce, Experiment],
            "fazem um croqui do entorno da escola ligado ao tema, com título, legenda e orientação",
        ),
        task(
            MEDIO,
            &[Explaining, Argue, Compare],
            "analisam um mapa e uma tabela sobre o tema, escrevem duas relações entre eles e um limite dos \
                dados",
        ),
        task(
            LATE,
            &[],
            "fazem uma ficha do tema com um mapa ou um desenho simples, três informações, um problema e uma ideia para \
                melhorar",
        ),
        task(
            LATE,
            &[],
            "respondem a quatro perguntas do livro sobre o tema e criam uma quinta que só se responde \
                olhando o mapa",
        ),
    ],
    opens: &[
        open(
            LATE,
            &[],
            "Dê um exemplo do lugar onde você vive que se liga ao tema e explique a ligação.",
            "Um exemplo real do lugar e uma ligação que faz sentido.",
        ),
        open(
            LATE,
            &[Read, Identify, Compare],
            "Escreva uma informação que você leu hoje em um mapa, uma tabela ou uma imagem e como a encontrou.",
            "Uma informação verdadeira e o lugar de onde saiu: título, legenda, coluna ou detalhe da imagem.",
        ),
        open(
            UPPER,
            &[],
            "No tema da aula, o que a natureza explica e o que as pessoas explicam? Uma frase para cada.",
            "Duas frases verdadeiras, que não misturam os dois motivos.",
        ),
        open(
            LATE,
            &[Argue, Explaining],
            "Quem é mais afetado pelo que estudamos hoje, e por quê?",
            "Um grupo ou lugar e um motivo ligado ao que foi estudado.",
        ),
    ],
    goals: &[
        line(EARLY, "Localizar lugares conhecidos usando perto, longe, direita e esquerda"),
        line(EARLY, "Descrever um lugar com desenho e palavras"),
        line(LATE, "Ler um mapa, uma tabela ou uma imagem do tema e dizer de onde tirou cada informação"),
        line(LATE, "Explicar o tema com um exemplo do lugar em que vive"),
        line(UPPER, "Comparar dois lugares e dar um motivo para a diferença"),
    ],
    before: "{o tema}",
    content: &[
        line(LATE, "Localização e leitura de mapas, tabelas e imagens"),
        line(LATE, "Relações entre natureza, trabalho e modos de vida, com exemplos do lugar"),
        line(EARLY, "O lugar em que vivemos: o que há, onde fica, quem usa"),
    ],
    mistakes: &[
        line(
            EARLY,
            "trocar direita e esquerda quando se está de frente para alguém. Vire as crianças na mesma \
                direção antes de perguntar.",
        ),
        line(LATE, "explicar só com exemplos de longe. Peça um caso do bairro ou do município."),
        line(LATE, "ler o mapa sem olhar a legenda. Cubra o mapa e comece pelo título e pela legenda."),
        line(
            LATE,
            "tomar uma foto pelo lugar inteiro. Pergunte: o que haveria se a câmera virasse para o outro \
                lado?",
        ),
        line(UPPER, "explicar tudo pela natureza. Pergunte: que decisão de pessoas também está ali?"),
    ],
    slower: &[
        line(EARLY, "percorrer o caminho antes de desenhar, dizendo em voz alta os pontos de referência."),
        line(LATE, "trabalhar com um mapa com menos símbolos e a legenda ampliada ao lado."),
        line(LATE, "dar começos de frase: “No mapa vemos que...”, “Isso acontece porque...”."),
    ],
    faster: &[
        line(EARLY, "fazer o caminho de volta no desenho e explicar o que muda."),
        line(LATE, "criar uma pergunta que só se responde juntando dois mapas."),
        line(LATE, "propor uma melhoria para um problema do lugar e dizer quem precisaria participar."),
    ],
};
