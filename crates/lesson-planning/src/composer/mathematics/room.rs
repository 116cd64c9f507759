use crate::composer::room::Phase::{Check, Explain, Guided, Practice, Recall, Share};
use crate::composer::room::{
    ALL, EARLY, LATE, MEDIO, Rhythm, Room, UPPER, YOUNG, activity, line, open, task,
};
use crate::composer::verb::Act::{
    Argue, Compare, Experiment, Explain as Explaining, Identify, Produce, Read, Solve,
};

pub const ROOM: Room = Room {
    act: Solve,
    rhythm: Rhythm::Explaining,
    is_apart: false,
    activities: &[
        activity(
            Recall,
            "Retomada",
            LATE,
            &[],
            "{numeros}Duas contas de cabeça e duas perguntas sobre {antes}, em silêncio e sem caderno. Na \
                conferência, dois estudantes contam caminhos diferentes para o mesmo item. Leitura do \
                objetivo.",
        ),
        activity(
            Recall,
            "Conversa de números",
            LATE,
            &[Solve, Compare],
            "{numeros}Uma conta ligada ao tema fica no quadro; ninguém escreve, todos pensam por um minuto \
                e fazem sinal quando têm um caminho. Três caminhos são registrados com o nome da \
                estratégia. O objetivo da aula fecha a conversa.",
        ),
        activity(
            Recall,
            "Retomada com contagem",
            EARLY,
            &[],
            "A turma conta em voz alta, de um em um e depois de dois em dois, e responde a duas perguntas \
                sobre {antes} usando os dedos ou tampinhas. O objetivo do dia é dito em uma frase.",
        ),
        activity(
            Explain,
            "Do desenho à conta",
            (3, 9),
            &[Solve, Identify, Compare],
            "{numeros}O mesmo exemplo aparece de três jeitos: desenho, conta e frase. {exemplo?} A turma \
                liga cada número da conta a uma parte do desenho; depois faz o desenho de um segundo \
                exemplo.",
        ),
        activity(
            Explain,
            "Dois caminhos",
            UPPER,
            &[Solve, Compare, Explaining],
            "{numeros}Um exemplo é resolvido por inteiro, com o motivo de cada passo. {exemplo?} Ao lado, \
                outro caminho para o mesmo resultado; as duplas dizem qual escolheriam com números \
                maiores, e por quê.",
        ),
        activity(
            Explain,
            "Exemplo resolvido",
            LATE,
            &[Solve, Produce, Experiment],
            "{numeros}No quadro, um exemplo com o pensamento dito em voz alta: {exemplo} O segundo exemplo \
                fica com um passo em branco, que as duplas completam; no terceiro, só o enunciado é dado.",
        ),
        activity(
            Explain,
            "Do caso pequeno à regra",
            LATE,
            &[],
            "{numeros}Três casos do tema, com números pequenos, são resolvidos em conjunto e ficam um \
                embaixo do outro. {exemplo?} As duplas dizem o que se repete, escrevem uma regra com suas \
                palavras e testam em um caso maior.",
        ),
        activity(
            Guided,
            "Prática guiada",
            LATE,
            &[Solve, Produce, Compare, Read],
            "O exercício 1 da lista abaixo{lista} é feito com toda a turma, com o motivo de cada passo; o \
                2, em duplas, com conferência no quadro.",
        ),
        activity(
            Practice,
            "Lista e desafio",
            LATE,
            &[Solve, Produce, Compare, Read],
            "Os estudantes {tarefa}. Quem termina resolve os exercícios 3 a 5 da lista abaixo{lista}, \
                sozinho, e confere com as respostas.",
        ),
        activity(
            Check,
            "Checagem da conta",
            LATE,
            &[Solve],
            "{numeros}Uma solução com um erro escondido fica no quadro, sem nome. Em um minuto, cada um \
                circula o passo errado na folha e levanta; a turma explica o erro antes de corrigir.",
        ),
        activity(
            Guided,
            "Prática guiada",
            LATE,
            &[Solve, Compare, Identify],
            "{numeros}Um exercício é feito com toda a turma, e o seguinte em duplas, com um passo já dado. \
                Em cada um, pergunta-se: que dado do enunciado você usou primeiro, e por quê?",
        ),
        activity(
            Guided,
            "Investigação guiada",
            LATE,
            &[Experiment, Read],
            "A turma monta no quadro uma tabela com três casos pequenos e procura o que se repete. As \
                duplas escrevem uma regra com suas palavras e testam com um quarto caso.",
        ),
        activity(
            Guided,
            "Enunciado em conjunto",
            LATE,
            &[Produce],
            "A partir de uma conta pronta, a turma inventa um enunciado no quadro: quem, o quê, quanto, \
                qual a pergunta. Juntos, testam se ele tem dados a mais ou a menos.",
        ),
        activity(
            Practice,
            "Prática com conferência",
            LATE,
            &[Solve, Compare],
            "Os estudantes {tarefa}. O gabarito fica na parede: quem termina uma parte confere, e o que \
                deu diferente é refeito com um colega antes de seguir.",
        ),
        activity(
            Practice,
            "Oficina de problemas",
            LATE,
            &[Produce, Argue],
            "Em trios, os estudantes criam dois problemas sobre {tema} com dados da escola ou do bairro e \
                guardam a solução em outra folha. Os problemas são trocados entre os trios, resolvidos e \
                devolvidos com um bilhete: o que estava claro e o que faltou.",
        ),
        activity(
            Share,
            "Dois caminhos no quadro",
            LATE,
            &[Solve, Compare, Explaining],
            "{numeros}Dois caminhos certos para o mesmo item vão para o quadro, lado a lado. A turma liga \
                os passos que correspondem e decide quando cada caminho é melhor.",
        ),
    ],
    tasks: &[
        task(
            EARLY,
            &[],
            "representam quatro situações com tampinhas ou palitos, desenham cada uma e escrevem o número \
                que responde à pergunta",
        ),
        task(
            EARLY,
            &[],
            "jogam com dois dados e tampinhas: a cada rodada fazem a conta, mostram com o material e \
                registram com desenho e números",
        ),
        task(
            EARLY,
            &[Identify, Compare],
            "separam objetos da sala por um critério, contam quantos há em cada grupo e registram em uma \
                tabela com desenhos",
        ),
        task(
            LATE,
            &[],
            "fazem os exercícios do livro sobre {tema}, do mais simples ao mais aberto, e escrevem ao lado \
                de um deles o motivo de cada passo",
        ),
        task(
            LATE,
            &[],
            "escrevem quatro casos sobre {tema}, do mais fácil ao mais difícil, resolvem dois e trocam os \
                outros dois com um colega",
        ),
        task(
            LATE,
            &[Solve],
            "resolvem quatro problemas sobre {tema}, com uma estimativa antes da conta e uma frase \
                completa como resposta",
        ),
        task(
            LATE,
            &[Solve],
            "resolvem três problemas tirados de folhetos, contas e receitas trazidos de casa e conferem \
                cada resultado por outro caminho",
        ),
        task(
            LATE,
            &[Compare, Identify],
            "organizam dez cartões com casos sobre {tema} em grupos, escrevem o critério de cada grupo e \
                incluem um cartão novo",
        ),
        task(
            LATE,
            &[Identify, Explaining],
            "montam um quadro com nome, desenho, exemplo e contraexemplo de cada ideia da aula",
        ),
        task(
            LATE,
            &[Produce],
            "criam dois problemas sobre {tema} com dados do bairro ou da escola e guardam a solução em \
                outra folha",
        ),
        task(
            LATE,
            &[Read],
            "leem uma tabela ou um gráfico de jornal, escrevem três fatos que ele mostra e uma pergunta \
                que ele não responde",
        ),
        task(
            LATE,
            &[Experiment],
            "medem, contam ou sorteiam, anotam os resultados em uma tabela e escrevem o que esperam para o \
                próximo caso antes de testar",
        ),
        task(
            LATE,
            &[Argue, Explaining],
            "julgam quatro afirmações sobre {tema}, marcam “sempre”, “às vezes” ou “nunca” e justificam \
                com um exemplo ou uma conta",
        ),
    ],
    opens: &[
        open(
            YOUNG,
            &[],
            "Faça um desenho que mostre como você resolveu um item de hoje e escreva a conta.",
            "Desenho e conta dizem a mesma coisa, e o resultado está certo.",
        ),
        open(
            UPPER,
            &[],
            "Que erro é fácil cometer em uma conta sobre {tema}? Mostre com números e corrija.",
            "Um erro possível, mostrado com números, e a correção com o motivo.",
        ),
        open(
            LATE,
            &[],
            "Como você pode conferir se um resultado de hoje faz sentido, sem refazer a conta toda?",
            "Uma estimativa, a operação inversa ou outro caminho que serve para conferir.",
        ),
        open(
            MEDIO,
            &[],
            "Que informação mudaria o resultado de um problema de hoje, e como?",
            "Um dado do problema e o efeito dele no resultado, com uma conta ou um argumento.",
        ),
    ],
    goals: &[
        line(EARLY, "Mostrar a ideia da aula com objetos, desenho e número"),
        line(EARLY, "Contar em voz alta como chegou à resposta"),
        line(LATE, "Resolver situações do tema por um caminho que sabe explicar"),
        line(LATE, "Conferir o resultado por estimativa ou por outro caminho"),
        line(UPPER, "Reconhecer em que situações a ideia da aula se aplica e em quais não"),
    ],
    before: "o que já foi estudado e se relaciona com {o tema}",
    content: &[
        line(ALL, "Vocabulário e representações da aula: palavra, desenho, tabela e conta"),
        line(LATE, "Estratégias de resolução e de conferência do resultado"),
        line(EARLY, "Contagem e registro com objetos, desenhos e números"),
    ],
    mistakes: &[
        line(
            EARLY,
            "contar duas vezes o mesmo objeto ou pular um. Peça que a criança mova cada objeto ao contar.",
        ),
        line(
            EARLY,
            "escolher a conta por uma palavra do enunciado. Pergunte: o que aconteceu na história? Ficou \
                com mais ou com menos?",
        ),
        line(
            LATE,
            "procurar a conta pelas palavras do enunciado, sem ler a situação. Peça primeiro um desenho ou \
                uma estimativa.",
        ),
        line(
            LATE,
            "aceitar qualquer resultado. Pergunte: era de esperar um número maior ou menor que o do começo?",
        ),
        line(
            UPPER,
            "decorar a regra e trocá-la de lugar. Peça um caso com números pequenos, que se possa conferir \
                contando.",
        ),
    ],
    slower: &[
        line(EARLY, "usar tampinhas e números até 10, com a reta numérica colada na mesa."),
        line(
            YOUNG,
            "trabalhar com números menores e material de contagem; o mesmo problema, com menos algarismos.",
        ),
        line(
            UPPER,
            "entregar uma tabela com a primeira linha pronta e números inteiros antes de decimais ou \
                frações.",
        ),
        line(
            LATE,
            "entregar um exemplo resolvido ao lado de um exercício igual com outros números; depois, o \
                mesmo sem o exemplo.",
        ),
    ],
    faster: &[
        line(EARLY, "inventar uma história que combine com uma conta dada e trocar com um colega."),
        line(LATE, "mudar um dado do problema para que a resposta dobre e explicar por que funciona."),
        line(LATE, "criar uma alternativa errada que pareça certa e dizer que erro leva a ela."),
    ],
};
