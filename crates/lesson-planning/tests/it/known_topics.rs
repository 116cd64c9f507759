//! Topics as teachers write them, for which the composer asks questions whose answer is beyond doubt.

use kernel::Stage;
use lesson_planning::Discipline::{
    self, Arte, Ciencias, Computacao, EducacaoFisica, EnsinoReligioso, Geografia,
};
use lesson_planning::Discipline::{
    CienciasDaNatureza, CienciasHumanas, Historia, Ingles, LinguaPortuguesa, Linguagens, Matematica,
};
use lesson_planning::composer::compose;
use lesson_planning::draft::{ExitQuestion, PlanRequest};

/// Discipline, grade, topic, and a word that a question of its quiz has.
pub const TOPICS: &[(Discipline, &str, &str, &str)] = &[
    (Matematica, "1º ano", "Contar até 20", "número"),
    (Matematica, "2º ano", "Contas de mais", "+"),
    (Matematica, "3º ano", "Subtração com reserva", "sobraram"),
    (Matematica, "3º ano", "tabuada", "x"),
    (Matematica, "4º ano", "Divisão com resto", "resto"),
    (Matematica, "2º ano", "Dobro e metade", "metade"),
    (Matematica, "2º ano", "Dezenas e unidades", "dezenas"),
    (Matematica, "3º ano", "Sequências numéricas", "sequência"),
    (Matematica, "3º ano", "números pares e ímpares", "par"),
    (Matematica, "6º ano", "MMC e MDC", "múltiplo"),
    (Matematica, "6º ano", "Números primos", "primo"),
    (Matematica, "5º ano", "Frações no dia a dia", "fração"),
    (Matematica, "5º ano", "Frações equivalentes", "equivalente"),
    (Matematica, "6º ano", "Comparar frações", "maior"),
    (Matematica, "7º ano", "Adição de frações", "/"),
    (Matematica, "7º ano", "Multiplicação de frações", "/"),
    (Matematica, "5º ano", "Números decimais", ","),
    (Matematica, "7º ano", "Porcentagem e descontos", "%"),
    (Matematica, "9º ano", "Juros simples", "juro simples"),
    (Matematica, "1ª série", "Juros compostos", "juro composto"),
    (Matematica, "2º ano", "Dinheiro e troco", "troco"),
    (Matematica, "9º ano", "regra de três", "ovos"),
    (Matematica, "7º ano", "Escala de mapas", "1 cm"),
    (Matematica, "9º ano", "Velocidade média", "velocidade"),
    (Matematica, "6º ano", "Potenciação e raiz quadrada", "raiz"),
    (Matematica, "7º ano", "Números negativos", "temperatura"),
    (Matematica, "6º ano", "Expressões numéricas", "("),
    (Matematica, "1ª série", "Notação científica", "científica"),
    (Matematica, "7º ano", "Equações do 1º grau", "solução"),
    (Matematica, "8º ano", "Sistemas de equações", "diferença"),
    (Matematica, "9º ano", "Bhaskara", "raízes"),
    (Matematica, "8º ano", "Expressões algébricas", "n"),
    (Matematica, "9º ano", "Função afim", "f(x)"),
    (Matematica, "2ª série", "Progressão aritmética", "progressão"),
    (Matematica, "4º ano", "Medidas de comprimento", "cm"),
    (Matematica, "3º ano", "Ver as horas no relógio", "h"),
    (Matematica, "5º ano", "Área e perímetro", "perímetro"),
    (Matematica, "6º ano", "Volume de blocos", "volume"),
    (Matematica, "6º ano", "Ângulos", "ângulo"),
    (Matematica, "9º ano", "Teorema de Pitágoras", "hipotenusa"),
    (Matematica, "7º ano", "Média, moda e mediana", "média"),
    (Matematica, "6º ano", "Probabilidade", "probabilidade"),
    (Matematica, "5º ano", "Leitura de gráficos e tabelas", "votos"),
    (Matematica, "5º ano", "Contagem e combinações", "modos"),
    (Matematica, "2º ano", "Figuras planas", "lados"),
    (Matematica, "4º ano", "Sólidos geométricos", "cubo"),
    (Matematica, "4º ano", "Números romanos", "romanos"),
    (Matematica, "7º ano", "Simetria", "eixos"),
    (LinguaPortuguesa, "4º ano", "Substantivos", "substantivo"),
    (LinguaPortuguesa, "5º ano", "Adjetivos", "adjetivo"),
    (LinguaPortuguesa, "5º ano", "Verbos: presente, passado e futuro", "verbo"),
    (LinguaPortuguesa, "6º ano", "Pronomes", "pronome"),
    (LinguaPortuguesa, "7º ano", "Classes de palavras", "classe"),
    (LinguaPortuguesa, "8º ano", "Conjunções", "ideia"),
    (LinguaPortuguesa, "2º ano", "Pontuação", "ponto"),
    (LinguaPortuguesa, "5º ano", "uso da vírgula", "vírgula"),
    (LinguaPortuguesa, "7º ano", "Sujeito e predicado", "sujeito"),
    (LinguaPortuguesa, "8º ano", "Concordância", "plural"),
    (LinguaPortuguesa, "4º ano", "discurso direto e indireto", "discurso"),
    (LinguaPortuguesa, "1ª série", "Crase", "crase"),
    (LinguaPortuguesa, "1º ano", "letras do alfabeto", "letra"),
    (LinguaPortuguesa, "1º ano", "sílabas", "sílaba"),
    (LinguaPortuguesa, "5º ano", "Acentuação", "tônica"),
    (LinguaPortuguesa, "2º ano", "Ortografia", "escrita"),
    (LinguaPortuguesa, "8º ano", "Mal ou mau, mas ou mais", "completa"),
    (LinguaPortuguesa, "5º ano", "Prefixos e sufixos", "palavra"),
    (LinguaPortuguesa, "4º ano", "Sinônimos e antônimos", "antônimo"),
    (LinguaPortuguesa, "2º ano", "Rimas", "rima"),
    (LinguaPortuguesa, "6º ano", "Poema", "verso"),
    (LinguaPortuguesa, "5º ano", "Fábulas", "fábula"),
    (LinguaPortuguesa, "7º ano", "fato e opinião", "opinião"),
    (LinguaPortuguesa, "6º ano", "A manchete e o lide", "lide"),
    (LinguaPortuguesa, "9º ano", "Figuras de linguagem", "figura"),
    (LinguaPortuguesa, "7º ano", "propaganda e persuasão", "anúncio"),
    (LinguaPortuguesa, "2º ano", "Convite de aniversário", "convite"),
    (Linguagens, "1ª série", "Figuras de linguagem", "figura"),
    (Ciencias, "8º ano", "Fases da Lua", "Lua"),
    (Ciencias, "5º ano", "Sistema Solar", "planeta"),
    (Ciencias, "4º ano", "Dia e noite", "Terra"),
    (Ciencias, "5º ano", "O ciclo da água", "água"),
    (Ciencias, "4º ano", "Estados físicos da água", "gelo"),
    (Ciencias, "7º ano", "placas tectônicas, vulcões e terremotos", "camada"),
    (Ciencias, "7º ano", "aquecimento global e efeito estufa", "estufa"),
    (Ciencias, "2º ano", "Partes da planta", "planta"),
    (Ciencias, "6º ano", "Fotossíntese", "planta"),
    (Ciencias, "3º ano", "Animais vertebrados", "animais"),
    (Ciencias, "4º ano", "cadeia alimentar", "→"),
    (Ciencias, "6º ano", "células", "célula"),
    (Ciencias, "9º ano", "genética de Mendel", "A"),
    (Ciencias, "9º ano", "evolução: Lamarck e Darwin", "seleção"),
    (Ciencias, "1º ano", "Seres vivos", "vivo"),
    (Ciencias, "1º ano", "Os cinco sentidos", "sentido"),
    (Ciencias, "5º ano", "A digestão", "digestão"),
    (Ciencias, "5º ano", "Sistema respiratório", "sangue"),
    (Ciencias, "5º ano", "alimentação saudável", "alimento"),
    (Ciencias, "7º ano", "vacinas", "vacina"),
    (Ciencias, "6º ano", "misturas homogêneas e heterogêneas", "mistura"),
    (Ciencias, "3º ano", "Lixo e reciclagem", "material"),
    (Ciencias, "8º ano", "circuitos elétricos", "circuito"),
    (CienciasDaNatureza, "1ª série", "Tabela periódica", "átomo"),
    (CienciasDaNatureza, "2ª série", "Ácidos e bases", "pH"),
    (Geografia, "4º ano", "Pontos cardeais", "norte"),
    (Geografia, "6º ano", "Latitude e longitude", "latitude"),
    (Geografia, "4º ano", "As regiões do Brasil", "região"),
    (Geografia, "7º ano", "Biomas brasileiros", "bioma"),
    (Geografia, "5º ano", "Continentes e oceanos", "oceano"),
    (Geografia, "3º ano", "Mapas e legendas", "mapa"),
    (Geografia, "5º ano", "Setores da economia", "setor"),
    (Geografia, "8º ano", "Fusos horários", "fuso"),
    (Geografia, "4º ano", "Campo e cidade", "campo"),
    (Geografia, "2º ano", "Meios de transporte", "transporte"),
    (Historia, "2º ano", "Minha família", "família"),
    (Historia, "6º ano", "Fontes históricas", "fonte"),
    (Historia, "7º ano", "Povos indígenas", "indígenas"),
    (Historia, "6º ano", "O feudalismo", "feudal"),
    (Historia, "8º ano", "Inconfidência Mineira", "Inconfidência"),
    (Historia, "9º ano", "A Era Vargas", "Vargas"),
    (Geografia, "5º ano", "Crescimento das cidades", "cidades"),
    (Geografia, "8º ano", "Migrações", "imigrante"),
    (Geografia, "4º ano", "Poder público municipal", "município"),
    (EnsinoReligioso, "5º ano", "Mitos de criação", "mito"),
    (Ciencias, "1º ano", "Higiene do corpo", "dentes"),
    (Ciencias, "8º ano", "Puberdade e hormônios", "hormônios"),
    (Ciencias, "8º ano", "Métodos contraceptivos", "gravidez"),
    (Ciencias, "7º ano", "Calor e temperatura", "calor"),
    (Ciencias, "7º ano", "Alavancas e roldanas", "máquina"),
    (Ciencias, "6º ano", "Camadas da Terra", "camada"),
    (Matematica, "9º ano", "Semelhança de triângulos", "semelhantes"),
    (Matematica, "1ª série", "Função quadrática", "parábola"),
    (LinguaPortuguesa, "9º ano", "Artigo de opinião", "tese"),
    (LinguaPortuguesa, "4º ano", "Uso do dicionário", "dicionário"),
    (LinguaPortuguesa, "1º ano", "Nome próprio", "nome"),
    (Ingles, "8º ano", "Comparatives and superlatives", "superlativo"),
    (Ingles, "8º ano", "Future with will", "Will"),
    (Arte, "3º ano", "Autorretrato", "autorretrato"),
    (Arte, "8º ano", "Música popular brasileira", "bossa"),
    (EducacaoFisica, "2º ano", "Brincadeiras com corda", "corda"),
    (EducacaoFisica, "4º ano", "Ginástica geral", "rolamento"),
    (EducacaoFisica, "7º ano", "Capoeira", "capoeira"),
    (EducacaoFisica, "4º ano", "Danças populares", "dança"),
    (Historia, "6º ano", "Séculos e linha do tempo", "século"),
    (Historia, "8º ano", "Independência do Brasil", "Independência"),
    (Historia, "8º ano", "Independências na América", "Haiti"),
    (Historia, "8º ano", "Abolição da escravidão", "Lei Áurea"),
    (Historia, "9º ano", "Proclamação da República", "República"),
    (Historia, "7º ano", "As grandes navegações", "esquadra"),
    (Historia, "6º ano", "Grécia Antiga", "Atenas"),
    (Historia, "6º ano", "Egito e Mesopotâmia", "Egito"),
    (Historia, "8º ano", "Revolução Industrial", "fábricas"),
    (Historia, "8º ano", "Revolução Francesa", "Revolução"),
    (Historia, "9º ano", "ditadura militar", "ditadura"),
    (Historia, "9º ano", "Segunda Guerra Mundial", "Guerra"),
    (Historia, "4º ano", "nomadismo e os primeiros povos", "nômade"),
    (CienciasHumanas, "2ª série", "Revolução Industrial", "fábricas"),
    (EnsinoReligioso, "5º ano", "Textos sagrados", "sagrado"),
    (EnsinoReligioso, "6º ano", "Lugares sagrados", "espaço"),
    (Arte, "2º ano", "Cores primárias", "cor"),
    (Arte, "3º ano", "instrumentos musicais", "família"),
    (Arte, "6º ano", "Teatro", "palco"),
    (EducacaoFisica, "6º ano", "futebol e outros esportes de invasão", "futebol"),
    (EducacaoFisica, "8º ano", "Vôlei", "vôlei"),
    (EducacaoFisica, "5º ano", "Atletismo", "salto"),
    (Ingles, "2º ano", "Colors", "inglês"),
    (Ingles, "3º ano", "Animals", "animal"),
    (Ingles, "6º ano", "Family members", "mother"),
    (Ingles, "6º ano", "Days of the week", "dia"),
    (Ingles, "6º ano", "Greetings", "saudação"),
    (Ingles, "6º ano", "verbo to be", "completa"),
    (Ingles, "7º ano", "Simple present", "completa"),
    (Ingles, "7º ano", "Present continuous", "completa"),
    (Ingles, "8º ano", "Simple past", "passado"),
    (Computacao, "5º ano", "algoritmos", "algoritmo"),
    (Computacao, "7º ano", "Números binários", "binário"),
    (Computacao, "5º ano", "Hardware e software", "hardware"),
    (Computacao, "6º ano", "Senhas e segurança", "senha"),
];

fn quiz(discipline: Discipline, grade: &str, topic: &str, seed: u64) -> Vec<ExitQuestion> {
    let request = PlanRequest {
        discipline,
        grade: Stage::ALL.into_iter().find_map(|stage| stage.grade(grade)).unwrap(),
        topic: topic.parse().unwrap(),
        duration: 50.try_into().unwrap(),
        skills: Vec::new(),
        audience: String::new(),
        considerations: String::new(),
        requirements: String::new(),
    };
    compose(&request, seed).quiz
}

#[test]
fn what_teachers_call_a_topic_is_known() {
    assert!(TOPICS.len() >= 80);
    for (discipline, grade, topic, word) in TOPICS {
        // Some seed asks with the word: it is this topic and no other.
        let mut asked: Vec<String> = Vec::new();
        for seed in 0..12 {
            for question in quiz(*discipline, grade, topic, seed) {
                let ExitQuestion::Choice { statement, options, .. } = question else {
                    panic!("{discipline:?} {grade} {topic}: {question:?}");
                };
                asked.extend([statement, options.join(" ")]);
            }
        }
        let holds_it = asked.iter().any(|text| text.contains(word));
        assert!(holds_it, "{discipline:?} {grade} {topic}: no {word} in {asked:#?}");
    }
}

#[test]
fn a_topic_that_only_sounds_like_one_has_open_questions() {
    for (discipline, grade, topic) in [
        (Ciencias, "8º ano", "Previsão do tempo"),
        (Historia, "7º ano", "Reforma protestante"),
        (Matematica, "3ª série", "Números complexos"),
        (Matematica, "2ª série", "Função exponencial"),
        (LinguaPortuguesa, "9º ano", "Clarice Lispector"),
        (Geografia, "9º ano", "Globalização"),
        (EducacaoFisica, "6º ano", "Slackline"),
        (Ciencias, "9º ano", "Velocidade da luz"),
        (Arte, "5º ano", "Dança"),
    ] {
        let quiz = quiz(discipline, grade, topic, 3);
        assert!(quiz.iter().all(|it| matches!(it, ExitQuestion::Open { .. })), "{topic}: {quiz:?}");
    }
}

#[test]
fn the_right_option_stands_in_every_place() {
    let mut places = [0; 4];
    for seed in 0..80 {
        for question in quiz(Ciencias, "8º ano", "Fases da Lua", seed) {
            let ExitQuestion::Choice { correct, .. } = question else { panic!("{question:?}") };
            places[correct] += 1;
        }
    }
    assert!(places.iter().all(|count| *count > 40), "{places:?}");
}
