//! Structures of English that stand beyond doubt.

use crate::Discipline::Ingles;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[Ingles],
        years: (4, 13),
        names: &["verb* be", "to be"],
        before: "os pronomes I, you, he, she e como se apresentam",
        content: &["am, is, are", "afirmar, negar e perguntar", "ser e estar com o mesmo verbo"],
        goals: &["Usar am, is e are de acordo com a pessoa", "Fazer perguntas e respostas curtas com to be"],
        example: "no quadro: I am happy. She is my friend. They are students. Na pergunta, o verbo vai \
            para a frente: Are they students?",
        mistakes: &[
            ("She are my sister.", "Ligue cada pronome ao seu verbo com cartões: she, is."),
            ("You are happy? já é pergunta na escrita.", "Troque a ordem: Are you happy?"),
        ],
        tasks: &[
            "escrevem seis frases verdadeiras com to be sobre si, um colega e a turma e transformam três \
                em perguntas",
            "entrevistam três colegas com Are you ...? e contam as respostas com is e are",
        ],
        items: questions! {
            "Que forma completa “I ... a student”?" => "am", not ["is", "are", "be"], "Com I, usa-se am.";
            "Que forma completa “They ... my friends”?" => "are", not ["is", "am", "be"],
                "Com they, usa-se are.";
            "Que forma completa “She ... happy”?" => "is", not ["are", "am", "be"], "Com she, usa-se is.";
            "Qual é a pergunta correta?" =>
                "Are you a teacher?", not ["You a teacher are?", "Is you a teacher?", "Am you a teacher?"],
                "O verbo vem antes do sujeito.";
            "Qual é a forma negativa de “He is tired”?" =>
                "He is not tired.", not ["He not is tired.", "He no tired.", "He are not tired."],
                "Not vem depois do verbo to be.";
            "Qual é a resposta curta para “Is she your sister?”?" =>
                "Yes, she is.", not ["Yes, she are.", "Yes, I am.", "Yes, is."],
                "Repete-se o pronome e o verbo.";
        },
    },
    Known {
        of: &[Ingles],
        years: (5, 13),
        names: &["simple present", "present simple", "daily routine*", "rotina*"],
        before: "a própria rotina e os pronomes em inglês",
        content: &["hábitos e rotinas", "he, she, it: verbo com s", "do e does para perguntar e negar"],
        goals: &["Contar a rotina usando o simple present", "Usar o s de he, she e it"],
        example: "no quadro: I get up at six. My sister gets up at seven. Só a terceira pessoa muda: get, \
            gets.",
        mistakes: &[
            ("She play soccer.", "Cubra tudo menos o sujeito e o verbo: she plays."),
            ("Does she plays?", "O s já está em does: Does she play?"),
        ],
        tasks: &[
            "escrevem a rotina de um colega entrevistado em seis frases e leem para a turma adivinhar quem é",
            "organizam cartões de rotina na ordem do dia e perguntam em inglês a que horas o colega faz \
                cada coisa",
        ],
        items: questions! {
            "Que forma completa “She ... soccer every day”?" => "plays", not ["play", "playing", "to play"],
                "Com she o verbo ganha s.";
            "Que forma completa “I ... up at six”?" => "get", not ["gets", "getting", "to get"],
                "Com I o verbo não muda.";
            "Qual é a pergunta correta?" =>
                "Does he like milk?", not ["Do he like milk?", "Does he likes milk?", "Likes he milk?"],
                "Com he usa-se does e o verbo sem s.";
            "Qual é a negativa correta?" =>
                "They do not work here.", not ["They does not work here.", "They not work here.", "They do \
                    not works here."],
                "Com they usa-se do not.";
            "Que palavra mostra rotina?" => "always", not ["yesterday", "tomorrow", "last week"],
                "Always quer dizer sempre.";
        },
    },
    Known {
        of: &[Ingles],
        years: (6, 13),
        names: &["present continuous", "present progressive"],
        before: "o verbo to be e verbos de ação",
        content: &["o que acontece agora", "am, is, are mais verbo com ing", "now e at the moment"],
        goals: &["Dizer o que alguém está fazendo agora", "Distinguir o que é agora do que é rotina"],
        example: "no quadro: Look! He is running. Agora: is running. Todo dia: he runs.",
        mistakes: &[
            ("She reading.", "Falta o to be: She is reading."),
            ("I am go.", "Acrescente ing: I am going."),
        ],
        tasks: &[
            "fazem mímica, e os colegas dizem You are ...ing; depois escrevem cinco frases sobre o que viram",
            "descrevem uma cena do livro com seis frases, e o colega acha uma que não é verdade",
        ],
        items: questions! {
            "Que forma completa “She is ... a book now”?" => "reading", not ["read", "reads", "to read"],
                "To be mais verbo com ing.";
            "Que forma completa “They ... playing”?" => "are", not ["is", "am", "do"], "Com they usa-se are.";
            "Qual frase diz o que acontece agora?" =>
                "I am eating.", not ["I eat every day.", "I ate yesterday.", "I will eat."],
                "Am eating: agora.";
            "Qual é a pergunta correta?" =>
                "Is he sleeping?", not ["Does he sleeping?", "He sleeping is?", "Are he sleeping?"],
                "O verbo to be vem antes do sujeito.";
            "Que palavra combina com o present continuous?" =>
                "now", not ["yesterday", "last year", "never before"],
                "Now quer dizer agora.";
        },
    },
    Known {
        of: &[Ingles],
        years: (7, 13),
        names: &["simple past", "past simple", "past tense", "passado simples", "verbos passado"],
        before: "o simple present e o que fizeram ontem",
        content: &[
            "verbos regulares com ed",
            "irregulares de uso frequente: went, saw, had, ate",
            "did para perguntar e negar",
        ],
        goals: &["Contar o que aconteceu usando o passado", "Perguntar e negar com did"],
        example: "no quadro: Yesterday I played soccer and went home. Play ganha ed; go muda para went.",
        mistakes: &[
            ("I goed.", "Go é irregular: went."),
            ("Did you went?", "O passado já está em did: Did you go?"),
        ],
        tasks: &[
            "contam o fim de semana em seis frases, e o colega faz três perguntas em inglês com Did you",
            "põem em ordem uma história cortada, sublinham os verbos no passado e separam regulares de \
                irregulares",
        ],
        items: questions! {
            "Qual é o passado de “play”?" => "played", not ["plaid", "playing", "plays"],
                "Verbo regular: ed.";
            "Qual é o passado de “go”?" => "went", not ["goed", "gone to", "going"], "Go é irregular: went.";
            "Qual é a pergunta correta?" =>
                "Did you see the game?", not ["Did you saw the game?", "Do you saw the game?", "Saw you \
                    did the game?"],
                "Com did o verbo volta à forma simples.";
            "Que palavra mostra que a frase está no passado?" =>
                "yesterday", not ["tomorrow", "now", "every day"],
                "Yesterday quer dizer ontem.";
            "Qual é a negativa correta?" =>
                "She did not work.", not ["She did not worked.", "She not worked.", "She does not worked."],
                "Did not mais o verbo na forma simples.";
        },
    },
    Known {
        of: &[Ingles],
        years: (4, 13),
        names: &["pronoun*", "pronome*", "personal pronouns"],
        before: "os nomes de pessoas e o pronome em português",
        content: &["I, you, he, she, it, we, they", "it para coisas e animais", "my, your, his, her"],
        goals: &["Usar pronomes pessoais em inglês no lugar dos nomes", "Escolher entre his e her"],
        example: "no quadro: Ana is here. She is my friend. Her bag is red. She fica no lugar de Ana; her \
            diz de quem é a bolsa.",
        mistakes: &[
            ("The book is on the table. He is red.", "Para coisas usa-se it."),
            ("Ana and his bag.", "Olhe quem é a dona: her bag."),
        ],
        tasks: &[
            "reescrevem um texto curto trocando os nomes repetidos por pronomes e conferem com setas",
            "descrevem três colegas com he, she, his e her, e a turma adivinha quem são",
        ],
        items: questions! {
            "Que pronome fica no lugar de “Maria”, uma menina?" => "she", not ["he", "it", "they"],
                "She é ela.";
            "Que pronome fica no lugar de “the book”?" => "it", not ["he", "she", "we"], "It é para coisas.";
            "O que quer dizer “we”?" => "nós", not ["eles", "vocês", "ele"], "We é nós.";
            "Que palavra completa “Pedro and ... dog”, o cachorro dele?" => "his", not ["her", "my", "its’"],
                "His: dele.";
            "Que pronome fica no lugar de “Ana and Leo”?" => "they", not ["we", "she", "it"], "Eles: they.";
        },
    },
];
