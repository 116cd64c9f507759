//! What the steps of a methodology really use, found in its words.

use kernel::table::folded;

use crate::composer::lesson::Lesson;
use crate::draft::{PlanDraft, steps};

/// Beginnings of words that need a thing, and the thing. A public school has it, or makes it of paper.
const THINGS: &[(&[&str], &str)] = &[
    (&["quadro"], "quadro e giz ou pincel"),
    (&["caderno", "copiam", "escreve", "escrevem", "registra", "anota"], "caderno e lápis"),
    (&["folha", "folhas", "papel", "papeis", "bilhete"], "folhas de papel, também de rascunho"),
    (&["cartao da letra"], "cartões A, B, C e D, feitos de papel"),
    (&["cartoes"], "cartões de papel com os casos da aula"),
    (&["livro"], "livro didático"),
    (&["glitter", "purpurina"], "glitter ou farinha"),
    (&["sabao", "sabonete"], "água e sabão"),
    (&["jornal", "jornais", "revista", "revistas"], "jornais ou revistas usados"),
    (&["texto", "textos", "paragrafo"], "texto curto da aula, copiado ou no quadro"),
    (&["mapa", "mapas"], "mapa do livro ou da parede"),
    (&["figura", "figuras", "imagem", "imagens", "foto"], "figuras recortadas ou do livro"),
    (&["tampinhas", "palitos"], "tampinhas, palitos ou outros objetos pequenos"),
    (
        &["dois dados", "com dado moeda", "sorteiam", "tiram um numero"],
        "dados ou papéis numerados para sortear",
    ),
    (
        &[
            "regua",
            "reguas",
            "fita metrica",
            "medem cinco",
            "medem a sala",
            "medem e comparam",
            "medem dois espacos",
            "medem tres",
        ],
        "régua ou fita métrica",
    ),
    (&["medem os batimentos", "medem o tempo"], "relógio ou celular que marque segundos"),
    (&["medem a temperatura", "termometro", "temperatura de dois"], "termômetro, se houver"),
    (
        &[
            "tiras",
            "dobradura",
            "recortes",
            "massinha",
            "dobram tiras",
            "dobram papel",
            "dobram uma folha",
            "recortam",
            "recorte",
            "colam",
        ],
        "papel, tesoura sem ponta e cola",
    ),
    (&["moedas", "cedulas"], "moedas e cédulas de brinquedo ou de papel"),
    (&["relogios", "relogio de"], "relógio de ponteiros, de verdade ou de papelão"),
    (
        &["folhetos", "conta de luz", "contas de casa", "rotulos"],
        "folhetos, rótulos ou contas trazidas de casa",
    ),
    (&["calculadora"], "calculadora"),
    (&["malha", "quadriculada", "quadriculado"], "papel quadriculado"),
    (&["letras moveis"], "letras móveis de papel ou tampinhas com letras"),
    (&["outra cor", "cores", "pintam"], "lápis de cor"),
    (
        &["bola", "com bolas", "tres bolas", "as bolas", "material maior"],
        "bolas, também de meia ou de jornal",
    ),
    (&["aquecimento", "pega pega", "patio", "quadra"], "pátio ou quadra, com linhas marcadas no chão"),
    (&["colete", "partidas", "times"], "coletes ou fitas para dois times"),
    (
        &["uma corda", "com corda", "circuito com", "pulam corda", "a corda", "cones"],
        "cordas, cones ou garrafas com areia",
    ),
    (
        &["atelie", "esboco", "esbocos", "autorretrato", "material ao alcance"],
        "lápis, giz de cera, tinta ou outro material para criar, conforme o que a escola tiver",
    ),
    (&["tintas", "pinceis"], "tinta guache, pincéis e jornal para forrar"),
    (&["instrumento", "instrumentos", "percussao"], "instrumentos simples ou sons do corpo"),
    (&["lupa", "lente"], "lupa, se houver"),
    (
        &["copo", "copos", "agua com", "garrafa", "pilha", "ima", "lanterna", "vela"],
        "materiais simples de casa citados nas etapas",
    ),
    (&["cartaz", "cartolina", "painel"], "cartolina ou papel pardo"),
    (&["setas de papel", "tabuleiro"], "setas de papel e fita adesiva para o chão"),
    (&["dicionario"], "dicionário"),
    (&["espelho"], "espelho pequeno ou vidro que reflita"),
    (&["globo"], "globo terrestre, se houver"),
];

const WITHOUT_COPIES: [&str; 3] = [
    "Sem cópias, as questões de saída vão para o quadro e cada um responde em uma folha.",
    "As questões de saída podem ser ditadas ou escritas no quadro; só as respostas precisam de papel.",
    "Se não houver cópias para todos, uma folha com as questões de saída serve a cada dupla, com respostas \
        individuais.",
];

const NOTHING_NEEDED: &str = "a voz e a atenção da turma";

pub fn resources(lesson: &Lesson, methodology: &str) -> String {
    listed(used(methodology), without_copies(lesson))
}

/// The resources of another methodology: what a person added to the list stays in it, and what they took out stays out.
pub fn resources_anew(lesson: &Lesson, before: &PlanDraft, methodology: &str) -> String {
    let is_ours = |line: &str| {
        THINGS.iter().any(|(_, thing)| *thing == line)
            || WITHOUT_COPIES.contains(&line)
            || line == NOTHING_NEEDED
    };
    let listed_before = before.resources.lines().map(|line| line.trim().trim_start_matches("- "));
    let listed_before: Vec<&str> = listed_before.filter(|line| !line.is_empty()).collect();
    let mut taken_out = used(&before.methodology);
    taken_out.retain(|thing| !listed_before.contains(thing));
    let mut things = used(methodology);
    things.retain(|thing| !taken_out.contains(thing));
    things.extend(listed_before.iter().copied().filter(|line| !is_ours(line)));
    let has_line = WITHOUT_COPIES.iter().any(|line| listed_before.contains(line));
    listed(things, without_copies(lesson).filter(|_| has_line))
}

fn without_copies(lesson: &Lesson) -> Option<&'static str> {
    lesson.turned("recursos", WITHOUT_COPIES.to_vec()).into_iter().next()
}

/// What the steps need.
fn used(methodology: &str) -> Vec<&'static str> {
    let texts: Vec<String> = steps(methodology).into_iter().map(|step| step.text).collect();
    let plain = format!(" {} ", folded(&texts.join(" ")).replace('_', " "));
    let is_used = |words: &[&str]| words.iter().any(|word| plain.contains(&format!(" {word} ")));
    THINGS.iter().filter(|(words, _)| is_used(words)).map(|(_, thing)| *thing).collect()
}

fn listed(mut things: Vec<&str>, without_copies: Option<&str>) -> String {
    if things.is_empty() {
        things.push(NOTHING_NEEDED);
    }
    let mut lines: Vec<String> = things.into_iter().map(|thing| format!("- {thing}")).collect();
    lines.extend(without_copies.map(str::to_owned));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_named_where_it_is_used_and_not_where_its_word_stands_for_another() {
        for (text, things) in [
            (
                "os estudantes medem os batimentos em repouso.",
                &["relógio ou celular que marque segundos"][..],
            ),
            ("de 3 bolas azuis, as bordas das placas se dobram.", &[]),
            ("os grupos passam a bola.", &["bolas, também de meia ou de jornal"]),
            ("medem a sala e uma mesa.", &["régua ou fita métrica"]),
        ] {
            assert_eq!(used(&format!("10 min, Prática: {text}")), things, "{text}");
        }
    }
}
