//! Words in English that stand beyond doubt.

use crate::Discipline::Ingles;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ingles],
        years: (1, 9),
        names: &["cor", "cores", "color*", "colour*"],
        before: "as cores em português e palavras em inglês que já viram",
        content: &[
            "red, blue, green, yellow, black, white, orange, purple",
            "What color is it? It is blue.",
            "a cor vem antes do nome: a red car",
        ],
        goals: &["Dizer e reconhecer cores em inglês", "Perguntar e responder sobre a cor de um objeto"],
        example: "o professor aponta a mochila: What color is it? It is blue. A turma repete com outros \
            objetos da sala.",
        mistakes: &[
            ("A car red.", "Mostre a ordem com cartões: a cor vem antes: a red car."),
            (
                "Red se lê como está escrito em português.",
                "Diga, espere e peça que repitam sem olhar a palavra.",
            ),
        ],
        tasks: &[
            "perguntam e respondem sobre a cor de cinco objetos da sala e registram em uma tabela com \
                desenhos",
            "jogam bingo de cores, dizendo It is ... a cada cor sorteada",
        ],
        items: questions! {
            "Como se diz “azul” em inglês?" => "blue", not ["red", "green", "black"], "Blue é azul.";
            "O que quer dizer “green”?" => "verde", not ["cinza", "amarelo", "vermelho"], "Green é verde.";
            "Qual frase quer dizer “um carro vermelho”?" =>
                "a red car", not ["a car red", "red a car", "a car is"],
                "A cor vem antes do nome.";
            "Que cor se obtém misturando tintas “blue” e “yellow”?" =>
                "green", not ["purple", "orange", "black"],
                "Azul com amarelo dá verde: green.";
            "O que quer dizer “What color is it?”?" =>
                "De que cor é?", not ["Quanto custa?", "Que horas são?", "Onde está?"],
                "Color é cor.";
        },
    },
    Known {
        of: &[Ingles],
        years: (1, 9),
        names: &["number*", "numero*", "numerais ingles"],
        before: "contar em português e números em inglês que já ouviram",
        content: &["one a twenty", "How many? e How old are you?", "thirteen e thirty: sons parecidos"],
        goals: &["Contar e reconhecer números em inglês", "Dizer a idade e a quantidade em uma frase"],
        example: "no quadro: How many pencils? One, two, three: three pencils. Com mais de um, o nome \
            ganha s.",
        mistakes: &[
            ("Three pencil.", "Mostre um e depois três: pencil, pencils."),
            ("Thirteen e thirty são iguais.", "Bata palmas na parte forte: thirTEEN, THIRty."),
        ],
        tasks: &[
            "contam objetos da sala em inglês e escrevem cinco frases com How many e a resposta",
            "jogam adivinha de números com higher e lower até acertar",
        ],
        items: questions! {
            "Que número é “seven”?" => "7", not ["6", "8", "9"], "Seven é sete.";
            "Como se diz 12 em inglês?" => "twelve", not ["twenty", "two", "eleven"], "Twelve é doze.";
            "Quanto é “five plus three”?" => "eight", not ["seven", "nine", "two"], "5 + 3 = 8: eight.";
            "Qual é o número 30 em inglês?" => "thirty", not ["thirteen", "three", "forty"],
                "Thirty é trinta; thirteen é treze.";
            "Qual frase está correta?" =>
                "I have two books.", not ["I have two book.", "I have books two.", "I two have books."],
                "Com dois, o nome vai para o plural.";
            "O que quer dizer “How old are you?”?" =>
                "Quantos anos você tem?", not ["Como você está?", "Onde você mora?", "Que horas são?"],
                "Pergunta a idade.";
        },
    },
    Known {
        of: &[Ingles],
        years: (1, 9),
        names: &["family", "familia", "members family"],
        before: "as pessoas da casa de cada um e palavras em inglês que conhecem",
        content: &[
            "mother, father, sister, brother, grandmother, grandfather",
            "frases com This is my",
            "famílias de muitos jeitos",
        ],
        goals: &["Nomear pessoas da família em inglês", "Apresentar duas pessoas em inglês, com This is my"],
        example: "mostrando um desenho: This is my sister. Her name is Bia. She is ten.",
        mistakes: &[
            ("Parents são todos os parentes.", "Mostre que parents são pai e mãe; parentes são relatives."),
            ("My brother is she.", "Ligue he a brother e she a sister com cartões."),
        ],
        tasks: &[
            "desenham quatro pessoas queridas e as apresentam a dois colegas com This is my",
            "perguntam a três colegas Do you have a sister or a brother? e contam uma resposta",
        ],
        items: questions! {
            "Como se diz “mãe” em inglês?" => "mother", not ["father", "sister", "aunt"], "Mother é mãe.";
            "O que quer dizer “brother”?" => "irmão", not ["primo", "pai", "tio"], "Brother é irmão.";
            "Que palavra reúne pai e mãe?" => "parents", not ["relatives", "cousins", "uncles"],
                "Parents são pai e mãe.";
            "Qual frase apresenta a irmã?" =>
                "This is my sister.", not ["This is my father.", "This is my brother.", "I am my sister."],
                "Sister é irmã.";
            "Quem é “my mother’s mother”?" => "minha avó", not ["minha tia", "minha irmã", "minha prima"],
                "A mãe da minha mãe é minha avó: grandmother.";
        },
    },
    Known {
        of: &[Ingles],
        years: (1, 9),
        names: &["animal*", "animais", "pet*"],
        before: "os animais que conhecem e palavras em inglês que já viram",
        content: &[
            "dog, cat, bird, fish, horse, cow",
            "frases com It is a e It has",
            "can e can’t: fly, swim, run",
        ],
        goals: &["Nomear animais em inglês", "Dizer o que um animal sabe fazer com can"],
        example: "no quadro: A bird can fly. A fish can swim. Can a dog fly? No, it can’t.",
        mistakes: &[
            ("A dog can flies.", "Depois de can o verbo não muda: can fly."),
            ("A animal.", "Antes de som de vogal usa-se an: an animal."),
        ],
        tasks: &[
            "fazem mímica de animais, e os colegas dizem em inglês que animal é e uma coisa que ele sabe fazer",
            "montam um minilivro com quatro animais, duas frases para cada um, e leem para outra dupla",
        ],
        items: questions! {
            "Como se diz “cachorro” em inglês?" => "dog", not ["cat", "duck", "cow"], "Dog é cachorro.";
            "O que quer dizer “bird”?" => "pássaro", not ["peixe", "gato", "cavalo"], "Bird é pássaro.";
            "Qual animal vive na água?" => "fish", not ["cow", "cat", "horse"], "Fish é peixe.";
            "Qual frase está correta?" =>
                "A bird can fly.", not ["A bird can flies.", "A bird fly can.", "A bird to can fly."],
                "Depois de can, o verbo fica na forma simples.";
            "Que forma completa “It is ... elephant”?" => "an", not ["a", "two", "many"],
                "Antes de som de vogal usa-se an.";
        },
    },
    Known {
        of: &[Ingles],
        years: (2, 9),
        names: &["day* week", "dia* semana", "month*", "mes* ano", "calendar", "dates"],
        before: "os dias e meses em português e a ordem deles",
        content: &["Monday a Sunday", "January a December", "letra maiúscula em inglês"],
        goals: &["Dizer e ordenar os dias da semana e os meses em inglês", "Responder que dia é hoje"],
        example: "no quadro: What day is it today? It is Monday. Em inglês, o dia da semana começa sempre \
            com maiúscula.",
        mistakes: &[
            ("monday, com minúscula.", "Compare: em português, minúscula; em inglês, maiúscula."),
            (
                "Tuesday e Thursday são iguais.",
                "Ouça e repita com gesto: dois dedos para Tuesday, quatro para Thursday.",
            ),
        ],
        tasks: &[
            "montam um calendário da turma em inglês com aniversários e dizem em inglês o mês de cada um",
            "organizam em inglês a semana de uma pessoa, com um dia e uma atividade, e contam a um colega",
        ],
        items: questions! {
            "Que dia vem depois de “Monday”?" => "Tuesday", not ["Sunday", "Thursday", "Wednesday"],
                "Monday é segunda; Tuesday, terça.";
            "O que quer dizer “Saturday”?" => "sábado", not ["domingo", "sexta-feira", "segunda-feira"],
                "Saturday é sábado.";
            "Qual é o primeiro mês do ano em inglês?" => "January", not ["June", "July", "February"],
                "January é janeiro.";
            "Como se escreve “domingo” em inglês?" => "Sunday", not ["sunday", "Sonday", "Sundy"],
                "Dias da semana levam maiúscula.";
            "Que mês vem depois de “March”?" => "April", not ["May", "February", "August"],
                "March é março; April, abril.";
        },
    },
    Known {
        of: &[Ingles],
        years: (3, 9),
        names: &["greeting*", "saudac*", "cumprimento*", "introducing", "apresentar ingles"],
        before: "os cumprimentos de manhã, de tarde e de noite",
        content: &[
            "Hello, Good morning, Good afternoon, Good evening",
            "What is your name? My name is",
            "Nice to meet you",
        ],
        goals: &["Cumprimentar e apresentar-se em inglês", "Escolher o cumprimento pela hora do dia"],
        example: "no quadro: Good morning! My name is Rita. What is your name? — My name is Caio. Nice to \
            meet you, Rita.",
        mistakes: &[
            (
                "Good night é para chegar.",
                "Good evening ao chegar à noite; good night ao se despedir ou ir dormir.",
            ),
            ("I am name is Rita.", "Escolha uma das duas: I am Rita ou My name is Rita."),
        ],
        tasks: &[
            "circulam pela sala apresentando-se a cinco colegas e anotam os nomes em uma ficha em inglês",
            "ensaiam um diálogo de encontro em três horas do dia, e a turma diz qual é pela saudação",
        ],
        items: questions! {
            "Que saudação se usa de manhã?" => "Good morning", not ["Good night", "Good evening", "Goodbye"],
                "Morning é manhã.";
            "Como se responde a “What is your name?”?" =>
                "My name is Ana.", not ["I am ten.", "I am fine.", "It is Monday."],
                "A pergunta é sobre o nome.";
            "O que quer dizer “Nice to meet you”?" =>
                "Prazer em conhecer você", not ["Até amanhã", "Boa noite", "Com licença"],
                "Diz-se ao conhecer alguém.";
            "Que expressão se usa para se despedir?" => "Goodbye", not ["Hello", "Please", "Thank you"],
                "Goodbye é tchau.";
            "Como se agradece em inglês?" => "Thank you", not ["Please", "Sorry", "Hello"],
                "Thank you é obrigado ou obrigada.";
        },
    },
];
