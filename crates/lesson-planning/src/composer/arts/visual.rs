use crate::composer::room::Phase::{Check, Explain, Guided, Practice, Recall, Share};
use crate::composer::room::{ALL, EARLY, LATE, MEDIO, Rhythm, Room, UPPER, activity, line, open, task};
use crate::composer::verb::Act::{
    Appreciate, Argue, Compare, Experiment, Explain as Explaining, Identify, Produce, Read,
};

/// Arte: visual arts, dance, music and theatre.
pub const ROOM: Room = Room {
    act: Experiment,
    rhythm: Rhythm::Making,
    is_apart: false,
    activities: &[
        activity(
            Recall,
            "O que já conheço",
            LATE,
            &[],
            "Em um minuto de silêncio, cada um lembra uma obra, música, dança ou cena (tema: {tema}) e a \
                conta ao colega com um gesto, um som ou um traço. Leitura do objetivo da aula.",
        ),
        activity(
            Explain,
            "Apreciação",
            LATE,
            &[],
            "Uma obra ou um trecho ligado ao tema é apreciado duas vezes em silêncio. Na primeira, só se \
                descreve o que se vê ou ouve; na segunda, a turma diz como foi feito. {exemplo?}",
        ),
        activity(
            Explain,
            "Demonstração",
            LATE,
            &[],
            "O professor mostra o procedimento devagar e diz o que observa a cada gesto. {exemplo?} A \
                turma repete o primeiro passo e diz onde sentiu dificuldade.",
        ),
        activity(
            Explain,
            "Olhar e escutar",
            EARLY,
            &[],
            "Na roda, uma imagem, uma canção ou um movimento é apresentado duas vezes. As crianças imitam, \
                apontam ou fazem o som do que mais chamou a atenção. {exemplo?}",
        ),
        activity(
            Check,
            "Mostre com o corpo",
            ALL,
            &[],
            "A um sinal, todos mostram ao mesmo tempo, com gesto, traço no ar ou som, o que entenderam da \
                demonstração. Duas respostas diferentes são comparadas: o que muda de uma para outra?",
        ),
        activity(
            Check,
            "Três palavras",
            LATE,
            &[],
            "Cada um escreve três palavras que descrevem a obra, sem “bonito” nem “feio”, e levanta a \
                folha. A turma junta as que falam do mesmo elemento e dá nome a ele.",
        ),
        activity(
            Guided,
            "Experimentação guiada",
            LATE,
            &[],
            "Em três tentativas curtas, todos experimentam o procedimento mudando uma coisa de cada vez: \
                tamanho, força, velocidade ou cor. Depois de cada uma, dizem o que mudou no resultado.",
        ),
        activity(
            Guided,
            "Três versões rápidas",
            LATE,
            &[],
            "Cada um faz três versões rápidas da mesma ideia, sem corrigir nenhuma; mostra ao colega, escolhe uma \
                para continuar e diz por que escolheu.",
        ),
        activity(
            Guided,
            "Experimentar juntos",
            EARLY,
            &[],
            "As crianças experimentam o material, o som ou o movimento, primeiro do jeito que quiserem e \
                depois seguindo um combinado: forte e fraco, rápido e lento, grande e pequeno.",
        ),
        activity(
            Practice,
            "Ateliê",
            LATE,
            &[],
            "Com espaço e material ao alcance de todos, os estudantes {tarefa}. No meio do tempo, uma \
                pausa: cada um mostra ou conta a um colega o que está fazendo e decide uma mudança.",
        ),
        activity(
            Practice,
            "Criação em grupo",
            LATE,
            &[],
            "Em grupos de quatro, os estudantes {tarefa}. Todos têm uma parte; no meio do tempo, o grupo \
                recebe uma pergunta do professor e decide o que muda.",
        ),
        activity(
            Practice,
            "Ateliê",
            EARLY,
            &[],
            "Nas mesas ou no chão, com espaço e material para todos, as crianças {tarefa}. O professor \
                pergunta o que cada uma escolheu e por quê, sem corrigir o gosto.",
        ),
        activity(
            Practice,
            "Criação em dupla",
            EARLY,
            &[],
            "Em duplas que combinam antes de começar, as crianças {tarefa}. Cada dupla conta o que \
                combinou e o que mudou no caminho.",
        ),
        activity(
            Share,
            "Mostra",
            ALL,
            &[],
            "Os trabalhos são mostrados, um de cada vez ou todos na parede. Quem vê completa: “Eu \
                percebi...” e “Eu pergunto...”. O autor conta uma escolha que fez.",
        ),
        activity(
            Share,
            "Mostra em duas filas",
            LATE,
            &[],
            "Metade da turma mostra, metade visita e deixa um bilhete com um detalhe que percebeu; depois \
                trocam. Cada um lê os seus bilhetes e diz qual o surpreendeu.",
        ),
    ],
    tasks: &[
        task(
            EARLY,
            &[],
            "criam um desenho ou uma colagem ligada à aula usando só três cores e contam o que escolheram",
        ),
        task(
            EARLY,
            &[],
            "criam uma sequência de três movimentos ou sons, repetem duas vezes e ensinam ao colega",
        ),
        task(
            LATE,
            &[Experiment, Produce, Identify],
            "criam um trabalho em que o elemento estudado seja o mais importante, com um esboço antes e \
                uma frase sobre a escolha principal",
        ),
        task(
            LATE,
            &[Experiment, Produce],
            "criam uma cena, uma sequência de movimentos ou uma frase sonora de até um minuto ligada ao \
                tema, com começo, meio e fim",
        ),
        task(
            LATE,
            &[Identify, Explaining, Read],
            "fazem um estudo de uma obra do livro: copiam um detalhe, anotam como foi feito e recriam o \
                detalhe mudando um elemento",
        ),
        task(
            LATE,
            &[Compare],
            "criam duas versões do mesmo motivo, cada uma inspirada em um artista ou uma tradição \
                diferente, e escrevem o que muda",
        ),
        task(
            LATE,
            &[Argue, Explaining],
            "preparam a legenda de uma exposição para duas obras ligadas ao tema: o que se vê, de onde vem \
                e por que importa",
        ),
        task(
            LATE,
            &[Appreciate, Read],
            "escolhem uma obra, registram em palavras e traços o que percebem e transformam o registro em \
                uma pequena criação",
        ),
        task(
            LATE,
            &[],
            "criam um pequeno trabalho ligado ao tema em duas versões, mudando só um elemento, e contam o \
                que a mudança causou",
        ),
        task(
            LATE,
            &[],
            "recriam um detalhe de uma obra, canção, dança ou cena ligada ao tema e juntam nele algo do \
                lugar em que vivem",
        ),
        task(
            MEDIO,
            &[],
            "planejam uma intervenção artística na escola ligada ao tema, com intenção, materiais, lugar e \
                um esboço",
        ),
    ],
    opens: &[
        open(
            LATE,
            &[],
            "Que escolha do seu trabalho de hoje você manteria e qual mudaria? Por quê?",
            "Uma escolha mantida e uma mudança, as duas ligadas ao efeito desejado.",
        ),
        open(
            LATE,
            &[],
            "Descreva o trabalho de um colega sem dizer se é bonito ou feio.",
            "Uma descrição de elementos e de como foi feito, com respeito.",
        ),
        open(
            UPPER,
            &[],
            "De que maneira o tema da aula aparece na cultura do lugar onde você vive?",
            "Um exemplo do lugar e a ligação com o que foi estudado.",
        ),
    ],
    goals: &[
        line(EARLY, "Experimentar materiais, sons ou movimentos e contar o que escolheu"),
        line(EARLY, "Olhar ou ouvir o trabalho do colega com atenção"),
        line(LATE, "Criar um trabalho em que o que foi estudado apareça"),
        line(LATE, "Descrever uma obra pelo que se vê ou ouve, antes de dizer se gosta"),
    ],
    before: "{o tema}",
    content: &[
        line(LATE, "Apreciação, experimentação e criação"),
        line(LATE, "Contexto das obras e tradições, também as do lugar"),
        line(EARLY, "Cores, formas, sons e movimentos"),
    ],
    mistakes: &[
        line(
            EARLY,
            "querer copiar o trabalho do professor. Guarde o modelo antes da criação e mostre mais de um.",
        ),
        line(
            LATE,
            "dizer que não sabe desenhar, cantar ou dançar. Proponha três tentativas curtas em que só o \
                processo conta.",
        ),
        line(
            LATE,
            "dizer se gosta antes de olhar. Peça três coisas que qualquer pessoa veria ou ouviria ali.",
        ),
    ],
    slower: &[
        line(EARLY, "oferecer material mais fácil de segurar e um passo de cada vez."),
        line(
            LATE,
            "dar um ponto de partida já feito, como uma linha, um ritmo ou uma frase, para continuar.",
        ),
        line(
            LATE,
            "permitir outro modo de participar: quem não dança marca o ritmo, quem não desenha recorta e \
                compõe.",
        ),
    ],
    faster: &[
        line(EARLY, "fazer de novo mudando só uma coisa e contar o que mudou."),
        line(LATE, "criar uma segunda versão com uma limitação: uma cor, um som ou metade do tempo."),
        line(LATE, "escrever o convite para uma mostra da turma, apresentando o processo."),
    ],
};
