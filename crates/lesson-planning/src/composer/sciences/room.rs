use crate::composer::room::Phase::{Check, Explain, Guided, Practice, Recall, Share};
use crate::composer::room::{EARLY, LATE, MEDIO, Rhythm, Room, UPPER, YOUNG, activity, line, open, task};
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
            "O que já penso",
            LATE,
            &[],
            "Uma pergunta sobre {antes} fica no quadro, e cada um responde com desenho e legenda, sem \
                consulta. Os desenhos são guardados e corrigidos pelo autor no fim da aula. Leitura do \
                objetivo.",
        ),
        activity(
            Explain,
            "Observar e explicar",
            LATE,
            &[Experiment, Identify, Compare],
            "Uma demonstração curta ou uma imagem grande: primeiro só se descreve o que se vê; depois se \
                procura a explicação. {exemplo?} No quadro ficam duas colunas, o que vimos e o que \
                concluímos.",
        ),
        activity(
            Explain,
            "Modelo no quadro",
            LATE,
            &[Explaining, Identify, Solve, Read],
            "Um esquema é construído no quadro, uma parte de cada vez, com setas e legendas. {exemplo?} A \
                turma diz onde o esquema é diferente da realidade: tamanho, cor ou tempo.",
        ),
        activity(
            Explain,
            "Olhar de perto",
            EARLY,
            &[],
            "Na roda, um objeto, uma planta ou uma figura passa de mão em mão. As crianças dizem o que \
                veem, ouvem ou sentem com as mãos, e o professor desenha no quadro. {exemplo?}",
        ),
        activity(
            Check,
            "Previsão de todos",
            LATE,
            &[Experiment, Explaining],
            "Antes do próximo passo, todos escrevem em uma folha o que vai acontecer e levantam juntos. \
                Dois palpites diferentes são defendidos em uma frase, e só então se verifica.",
        ),
        activity(
            Guided,
            "Pergunta que se pode testar",
            LATE,
            &[Experiment, Produce],
            "A turma transforma uma curiosidade em pergunta que se pode testar: o que muda, o que fica \
                igual, o que se mede. O plano fica no quadro em três linhas, com os cuidados de segurança.",
        ),
        activity(
            Guided,
            "Ler os dados",
            LATE,
            &[Read, Solve],
            "Uma tabela, um rótulo ou um gráfico simples é lido em conjunto: o que está em cada coluna, \
                onde está o maior valor, o que surpreende. Cada dupla escreve uma conclusão e o dado que a \
                sustenta.",
        ),
        activity(
            Practice,
            "Investigação em grupos",
            LATE,
            &[Experiment],
            "Em grupos de quatro, com quem faz, quem mede, quem anota e quem cuida da segurança, os \
                estudantes fazem o teste combinado e anotam previsão e resultado. A previsão é escrita \
                antes; o que saiu diferente não é apagado.",
        ),
        activity(
            Share,
            "O que os dados dizem",
            LATE,
            &[Experiment],
            "Os resultados dos grupos vão para uma tabela comum no quadro. A turma diz o que se repetiu, o \
                que saiu diferente e por que pode ter saído.",
        ),
        activity(
            Share,
            "Explicação com o porquê",
            LATE,
            &[Explaining, Argue, Identify],
            "Cada dupla escreve uma frase com “porque” sobre o tema. Três frases vão para o quadro, e a \
                turma marca a causa, a consequência e a palavra que faltou.",
        ),
    ],
    tasks: &[
        task(
            EARLY,
            &[],
            "observam com calma um material, uma planta ou uma imagem, desenham o que veem e contam duas \
                características ao colega",
        ),
        task(EARLY, &[], "separam figuras em dois grupos, colam em uma folha e contam que regra usaram"),
        task(
            LATE,
            &[Identify, Compare],
            "organizam em uma tabela seis exemplos ligados ao tema, com o critério no alto de cada coluna, \
                e justificam o caso mais difícil",
        ),
        task(
            LATE,
            &[Explaining],
            "fazem um esquema com setas e legendas que explique o tema e escrevem embaixo uma frase com \
                “porque”",
        ),
        task(
            LATE,
            &[Explaining, Read],
            "leem um texto curto do livro sobre o tema, marcam causas de uma cor e consequências de outra \
                e ligam as duas em três frases",
        ),
        task(
            (3, 9),
            &[Experiment],
            "fazem o teste combinado com materiais simples, anotam previsão e resultado em uma tabela e \
                desenham o antes e o depois",
        ),
        task(
            MEDIO,
            &[Experiment, Solve],
            "planejam e fazem um teste simples ou analisam os dados de um, com tabela, gráfico e uma fonte \
                possível de erro",
        ),
        task(
            LATE,
            &[Argue],
            "leem duas opiniões sobre o tema, marcam que dado cada uma apresenta e escrevem a sua posição \
                com um dado e uma razão",
        ),
        task(
            LATE,
            &[Produce],
            "criam um cartaz ou modelo com material reaproveitado que ensine o tema a uma turma mais nova, \
                sem frases copiadas",
        ),
        task(
            LATE,
            &[Solve, Read],
            "leem os dados de uma tabela ou de uma conta de consumo ligada ao tema e respondem a quatro \
                perguntas, com as unidades de medida",
        ),
        task(
            LATE,
            &[],
            "observam uma imagem ou um material ligado ao tema, anotam cinco observações, duas perguntas e \
                uma explicação possível",
        ),
        task(
            LATE,
            &[],
            "respondem a quatro perguntas do livro sobre o tema e trocam uma delas por uma pergunta \
                melhor, com resposta",
        ),
    ],
    opens: &[
        open(
            YOUNG,
            &[],
            "Desenhe o que você aprendeu hoje, com setas e nomes, como em um livro de Ciências.",
            "Um desenho com as partes certas, nomeadas, e setas que mostram o que acontece.",
        ),
        open(
            UPPER,
            &[],
            "Tema da aula: {tema}. Escreva uma frase com “porque” que explique algo dele.",
            "Uma relação verdadeira entre causa e consequência, com as palavras da aula.",
        ),
        open(
            LATE,
            &[],
            "Escolha uma afirmação da aula. Como um cientista poderia descobrir se ela está certa?",
            "Uma observação ou um teste possível e o que ele mostraria em cada caso.",
        ),
        open(
            MEDIO,
            &[],
            "Que dado faria você mudar de ideia sobre o que concluiu hoje?",
            "Um dado que se pode obter e a relação dele com a conclusão.",
        ),
    ],
    goals: &[
        line(EARLY, "Descrever o que observa, com desenho e palavras"),
        line(EARLY, "Separar exemplos por uma característica e dizer qual"),
        line(LATE, "Explicar o tema com um esquema e uma frase com “porque”"),
        line(LATE, "Distinguir o que se observa do que se conclui"),
        line(UPPER, "Ligar o tema a uma decisão do dia a dia, com um dado"),
    ],
    before: "{o tema}",
    content: &[
        line(LATE, "Observação, explicação e palavras próprias da Ciência"),
        line(LATE, "Relações de causa e consequência, com exemplos do lugar em que a turma vive"),
        line(EARLY, "Observação com os sentidos, desenho e conversa"),
    ],
    mistakes: &[
        line(EARLY, "dizer o que imagina no lugar do que vê. Pergunte: onde você viu isso?"),
        line(LATE, "confundir o que se observa com a explicação. Peça duas colunas: vimos e concluímos."),
        line(
            LATE,
            "responder com um fim no lugar da causa (“para viver”). Pergunte: o que acontece antes, e o que isso provoca?",
        ),
        line(UPPER, "tomar um caso por regra. Pergunte: que observação mostraria o contrário?"),
    ],
    slower: &[
        line(EARLY, "trabalhar com o objeto na mão e duas escolhas de cada vez."),
        line(LATE, "entregar o esquema com as setas prontas e as legendas em separado, para colar no lugar."),
        line(LATE, "dar um banco de palavras e começos de frase: “Vimos que...”, “Isso acontece porque...”."),
    ],
    faster: &[
        line(EARLY, "achar na sala ou em casa outro exemplo e desenhá-lo para a próxima aula."),
        line(LATE, "escrever uma pergunta que se possa testar em casa, com segurança, e o que espera ver."),
        line(
            LATE,
            "procurar onde o esquema da aula simplifica a realidade e explicar o que ele deixa de fora.",
        ),
    ],
};
