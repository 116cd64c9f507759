//! What words mean and how they sound.

use crate::Discipline::LinguaPortuguesa;
use crate::composer::known::{Known, questions};

pub const KNOWN: &[Known] = &[
    Known {
        of: &[LinguaPortuguesa],
        years: (2, 8),
        names: &["sinonim*", "antonim*"],
        before: "palavras que querem dizer quase o mesmo e palavras contrárias",
        content: &[
            "sinônimo: sentido parecido",
            "antônimo: sentido contrário",
            "a palavra certa depende da frase",
        ],
        goals: &["Trocar palavras por sinônimos e antônimos em frases", "Dizer o que a troca muda"],
        example: "“O menino estava alegre”: contente quase não muda a frase; triste vira o contrário.",
        mistakes: &[
            (
                "Sinônimos servem sempre um no lugar do outro.",
                "Troque alto por elevado em “Ele fala alto” e leia.",
            ),
            ("Antônimo é pôr “não” na frente.", "Peça uma palavra só: o contrário de aberto é fechado."),
        ],
        tasks: &[
            "reescrevem um parágrafo trocando cinco palavras por sinônimos e depois por antônimos, e \
                contam o que virou a história",
            "jogam memória de antônimos feito pela turma e usam cada par em uma frase",
        ],
        items: questions! {
            "Qual é o antônimo de “alto”?" => "baixo", not ["grande", "comprido", "elevado"],
                "Antônimo é o contrário.";
            "Qual é um sinônimo de “contente”?" => "alegre", not ["triste", "calado", "cansado"],
                "Contente e alegre têm sentido parecido.";
            "Qual é o antônimo de “cheio”?" => "vazio", not ["completo", "pesado", "lotado"],
                "Cheio e vazio são contrários.";
            "Em “A prova foi fácil”, que palavra deixa o sentido contrário?" =>
                "difícil", not ["simples", "curta", "boa"],
                "Fácil e difícil são antônimos.";
            "Qual par é de antônimos?" =>
                "subir e descer", not ["andar e caminhar", "falar e dizer", "olhar e ver"],
                "Subir e descer são contrários; os outros pares têm sentido parecido.";
            "Qual é um sinônimo de “começar”?" => "iniciar", not ["terminar", "parar", "esperar"],
                "Começar e iniciar querem dizer o mesmo.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (1, 5),
        names: &["rima*", "parlenda*", "cantiga*", "quadrinha*", "trava linguas"],
        before: "cantigas e parlendas que sabem de memória",
        content: &["rima: finais que soam iguais", "repetição e ritmo", "ler e dizer de memória"],
        goals: &["Achar palavras que rimam e criar rimas", "Recitar com ritmo e voz clara"],
        example: "em “batatinha quando nasce, esparrama pelo chão; menininha quando dorme, põe a mão no \
            coração”, rimam chão e coração.",
        mistakes: &[
            ("Rimam as palavras que começam igual.", "Fale as duas palavras e ouça só o final."),
            ("Rimam só as que se escrevem igual.", "Compare pela voz, de olhos fechados."),
        ],
        tasks: &[
            "completam uma quadrinha com palavras que rimam, ensaiam e a dizem para a turma batendo o ritmo",
            "formam pares de figuras que rimam e inventam um verso com um dos pares",
        ],
        items: questions! {
            "Que palavra rima com “gato”?" => "pato", not ["gota", "casa", "gado"],
                "Gato e pato terminam com o mesmo som.";
            "Que palavra rima com “coração”?" => "balão", not ["corpo", "amor", "coroa"],
                "As duas terminam em ão.";
            "Que palavra não rima com “janela”?" => "janeiro", not ["panela", "canela", "amarela"],
                "Janeiro tem outro final.";
            "O que é uma rima?" =>
                "Finais de palavras com som igual", not ["Palavras com a mesma primeira letra", "Palavras \
                    do mesmo tamanho", "Palavras contrárias"],
                "A rima está no som do final.";
            "Que palavra completa a rima: “O sapo que mora no rio / de noite sente ...”?" =>
                "frio", not ["medo", "calor", "sono"],
                "Rio e frio terminam com o mesmo som.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (3, 12),
        names: &["poema*", "poesia*", "verso*", "estrofe*"],
        before: "poemas e canções que conhecem",
        content: &["verso, estrofe e rima", "ritmo e repetição", "imagens que fazem sentir e pensar"],
        goals: &[
            "Reconhecer verso, estrofe e rima em um poema",
            "Ler um poema em voz alta com ritmo e intenção",
        ],
        example: "cada linha do poema é um verso; os versos juntos, com um espaço depois, formam uma \
            estrofe. Nem todo poema rima.",
        mistakes: &[
            ("Todo poema precisa de rima.", "Leia um poema sem rima e pergunte o que faz dele um poema."),
            ("O poema quer dizer uma coisa só.", "Peça duas leituras e o verso que sustenta cada uma."),
        ],
        tasks: &[
            "leem um poema em voz alta de três modos, marcam versos, estrofes e repetições e escolhem o \
                modo que mais combina",
            "escrevem um poema de duas estrofes sobre um lugar da escola, com uma repetição e uma imagem",
        ],
        items: questions! {
            "Como se chama cada linha de um poema?" => "verso", not ["estrofe", "parágrafo", "frase"],
                "Cada linha é um verso.";
            "Como se chama um conjunto de versos?" => "estrofe", not ["parágrafo", "capítulo", "rima"],
                "Os versos se juntam em estrofes.";
            "Quantos versos tem uma quadra?" => "4", not ["2", "3", "14"],
                "Quadra é a estrofe de quatro versos.";
            "O que é rima?" =>
                "Repetição de sons no fim de palavras", not ["Um conjunto de versos", "O nome do \
                    autor", "O título do poema"],
                "A rima se ouve no final.";
            "Um poema sem rima é possível?" =>
                "Sim, há poemas sem rima", not ["Não, todo poema rima", "Só se for muito curto", "Só se \
                    não tiver versos"],
                "Versos livres não precisam rimar.";
        },
    },
    Known {
        of: &[LinguaPortuguesa],
        years: (6, 13),
        names: &["figura* linguagem", "metafora*", "hiperbole*", "personificac*", "ironia*", "antitese*"],
        before: "expressões do dia a dia que não se tomam ao pé da letra",
        content: &[
            "comparação e metáfora",
            "personificação, hipérbole, antítese e ironia",
            "o efeito no texto",
        ],
        goals: &[
            "Reconhecer figuras de linguagem e explicar o efeito",
            "Usar uma figura de linguagem em um texto próprio",
        ],
        example: "“Morri de rir” exagera: hipérbole. “O vento sussurrava” dá ao vento ação de gente: \
            personificação.",
        mistakes: &[
            (
                "Metáfora e comparação são a mesma coisa.",
                "Procure o “como”: “forte como um touro” compara; “ele é um touro” já diz que é.",
            ),
            ("Basta dar o nome da figura.", "Pergunte: o que a frase perde sem ela?"),
        ],
        tasks: &[
            "caçam figuras em letras de canção e provérbios, explicam o efeito de quatro e reescrevem uma \
                sem a figura",
            "descrevem o recreio em cinco linhas com três figuras diferentes, e o colega as nomeia",
        ],
        items: questions! {
            "Que figura há em “Já te disse isso um milhão de vezes”?" =>
                "hipérbole", not ["personificação", "antítese", "comparação"],
                "É um exagero para dar força.";
            "Que figura há em “O vento sussurrava segredos”?" =>
                "personificação", not ["hipérbole", "antítese", "comparação"],
                "O vento age como gente.";
            "Que figura há em “Ela é rápida como um raio”?" =>
                "comparação", not ["metáfora", "hipérbole", "antítese"],
                "Há o “como” ligando os dois termos.";
            "Que figura há em “Era dia e noite, riso e pranto na mesma casa”?" =>
                "antítese", not ["comparação", "personificação", "onomatopeia"],
                "Aproxima palavras contrárias.";
            "Que figura há em “O tic-tac do relógio”?" =>
                "onomatopeia", not ["antítese", "hipérbole", "metáfora"],
                "Tic-tac imita o som.";
            "Que figura há em “Meu irmão é um anjo”, dito de um irmão bondoso?" =>
                "metáfora", not ["comparação", "antítese", "onomatopeia"],
                "Diz que é, sem usar “como”.";
        },
    },
];
