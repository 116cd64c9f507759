//! A skill of the BNCC, which years are for, as the aim of one lesson: its main clause, without what it also allows.

use kernel::one_line;

use super::super::verb::is_verb;

/// No aim is cut before so many characters.
const LEAST: usize = 30;
/// A longer one loses what stands behind its first clause too.
const LONG: usize = 110;
const LONGEST: usize = 190;

/// What follows these, the lesson can do without.
const ALWAYS: [&str; 49] = [
    ", usando ",
    ", tanto ",
    ", expressas ",
    ", inclusive",
    ", entre outr",
    ", dentre outr",
    ", tais como",
    ", como ",
    ", ou seja",
    ", isto é",
    ", por exemplo",
    ", a fim de",
    ", de modo",
    ", de forma",
    ", com a finalidade",
    ", com o intuito",
    ", com o objetivo",
    ", tendo em vista",
    ", bem como",
    ", assim como",
    ", além d",
    ", levando em",
    ", por meio d",
    ", a partir d",
    ", com base",
    ", com e sem",
    ", com ou sem",
    ", com ",
    ", em ",
    ", para ",
    ", na ",
    ", no ",
    ", nas ",
    ", nos ",
    ", sem ",
    ", quando ",
    ", segundo",
    ", de acordo",
    ", conforme",
    ", que ",
    ", ao ",
    ", cuja",
    ", seja",
    ", mesmo",
    ", pelo",
    ", sob",
    ", se ",
    ", digitais ou",
    " etc",
];

/// And these, where an aim is long.
const WHERE_LONG: [&str; 25] = [
    " considerando ",
    " utilizando ",
    " tendo como ",
    " por meio d",
    " a partir d",
    " com o intuito",
    " com a finalidade",
    " com o objetivo",
    " a fim de",
    " tendo em vista",
    " de modo a",
    " de maneira a",
    " de forma a",
    " levando em",
    " com base em",
    " em função d",
    " quando ",
    " relacionad",
    " associad",
    " presentes ",
    " em situações",
    " decorrente",
    " advind",
    " dos quais",
    " que possam",
];

const DASH: &str = " – ";

/// What the classroom always has.
const ASIDES: [&str; 12] = [
    ", a partir do contexto de produção,",
    ", tendo em vista o contexto de produção,",
    ", em colaboração com os colegas e com a ajuda do professor e, mais tarde, de maneira autônoma,",
    ", silenciosamente e, em seguida, em voz alta, com autonomia e fluência,",
    ", com certa autonomia,",
    ", por meio de investigações,",
    ", com e sem uso de tecnologias digitais,",
    ", em colaboração com os colegas e com a ajuda do professor ou já com certa autonomia,",
    ", em colaboração com os colegas e com a ajuda do professor,",
    ", em colaboração com os colegas,",
    ", com a ajuda dos colegas e dos professores,",
    ", com autonomia,",
];

/// A clause that ends with one of these was cut too early.
const OPEN_ENDS: &str = " de da do das dos e ou a o as os em na no nas nos com para por que um uma ao à às \
    aos entre sobre \
    como pela pelo pelas pelos tanto quanto suas seus sua seu mais quais qual se até assim cujo cuja além quando seguida está estão é são seja sejam ";

/// In the infinitive, with its capital and without a full stop.
pub fn goal_of(text: &str) -> String {
    let plain = without_asides(&one_line(text));
    let clause = first_clause(&plain);
    let listed = clause.contains(", dentre outr") || clause.contains(", entre outr");
    let mut goal = cut(clause, LEAST, &ALWAYS, true);
    if goal.chars().count() > LONG {
        goal = cut(goal, LEAST + 20, &WHERE_LONG, false);
    }
    if goal.chars().count() > LONG {
        goal = without_second_verb(goal);
    }
    let goal = goal.trim_end_matches([' ', ',', ';', '.']);
    let goal = if listed || goal.chars().count() > LONGEST { three_things(goal) } else { goal.to_owned() };
    without_last_verb(&with_last_and(goal.replace("/ ", "/"))).to_owned()
}

/// A list whose end was cut off has its "e" before the last thing.
fn with_last_and(goal: String) -> String {
    match goal.rsplit_once(", ") {
        Some((before, last)) if before.matches(", ").count() > 1 && !last.contains(' ') => {
            format!("{before} e {last}")
        }
        _ => goal,
    }
}

fn without_asides(text: &str) -> String {
    let mut plain = ASIDES.iter().fold(text.to_owned(), |text, aside| text.replace(aside, ""));
    // Brackets within brackets are taken from the inside.
    while let Some(end) = plain.find(')')
        && let Some(start) = plain[..end].rfind('(')
    {
        if plain[end + 1..].starts_with(char::is_alphabetic) {
            // "(Re)conhecer" is one word.
            plain.replace_range(end..=end, "");
            plain.replace_range(start..=start, "");
        } else {
            plain.replace_range(plain[..start].trim_end().len()..=end, "");
        }
    }
    // What stands between two dashes.
    while let Some(start) = plain.find(DASH)
        && let Some(length) = plain[start + DASH.len()..].find('–')
    {
        let end = start + DASH.len() + length + '–'.len_utf8();
        plain.replace_range(start..end, "");
    }
    plain.replace(" ,", ",")
}

fn first_clause(text: &str) -> &str {
    let end =
        [". ", "; ", ": ", " – ", " — ", " - ", " –", "– "].iter().filter_map(|mark| text.find(mark)).min();
    text[..end.unwrap_or(text.len())].trim_end_matches(['.', ';'])
}

/// The text before the first of these that leaves a whole clause; and before a gerund after a comma, where asked for.
fn cut<'a>(text: &'a str, least: usize, marks: &[&str], gerunds: bool) -> &'a str {
    let mut places: Vec<_> =
        marks.iter().flat_map(|mark| text.match_indices(mark)).map(|(at, _)| at).collect();
    let is_gerund = |at: usize| {
        let word = text[at + 2..].split([' ', '-', ',']).next().unwrap_or_default();
        word.len() > 6 && ["ando", "endo", "indo"].iter().any(|ending| word.ends_with(ending))
    };
    if gerunds {
        places.extend(text.match_indices(", ").map(|(at, _)| at).filter(|at| is_gerund(*at)));
    }
    places.sort_unstable();
    places.into_iter().filter(|at| *at >= least).map(|at| &text[..at]).find(|it| is_whole(it)).unwrap_or(text)
}

/// "Concluir, por meio de investigações": what is concluded is still to come.
fn is_aside_alone(clause: &str) -> bool {
    let (verbs, _) = clause.split_once(',').unwrap_or((clause, ""));
    clause.matches(',').count() == 1 && verbs.split(' ').all(|word| word == "e" || is_verb(word))
}

fn is_whole(clause: &str) -> bool {
    let last = clause.rsplit(' ').next().unwrap_or_default().trim_end_matches(',');
    let hangs = clause.contains(' ') && is_verb(last) || is_aside_alone(clause);
    !hangs && !OPEN_ENDS.contains(&format!(" {} ", last.to_lowercase()))
}

/// Before " e calcular ...", where enough stands before it.
fn without_second_verb(goal: &str) -> &str {
    let second = goal.match_indices(" e ").find(|(at, _)| {
        let next = goal[at + 3..].split(' ').next().unwrap_or_default();
        *at > LEAST + 10 && is_verb(next) && is_whole(&goal[..*at]) && !lists_verbs(&goal[..*at])
    });
    second.map_or(goal, |(at, _)| &goal[..at])
}

/// "Realizar pesquisa, organizar dados" was cut within its list of verbs: the first is left.
fn without_last_verb(goal: &str) -> &str {
    match goal.rsplit_once(", ") {
        Some((before, last))
            if before.len() >= LEAST
                && is_verb(last.split(' ').next().unwrap_or_default())
                && !last.contains(" e ")
                && is_whole(before)
                && !before.contains(" e, ") =>
        {
            without_last_verb(before)
        }
        _ => goal,
    }
}

/// "Elaborar hipóteses, selecionar evidências": the last verb belongs to them.
fn lists_verbs(goal: &str) -> bool {
    goal.split(", ").skip(1).any(|part| is_verb(part.split(' ').next().unwrap_or_default()))
}

/// Of a list without an end the first three.
fn three_things(goal: &str) -> String {
    let mut things: Vec<&str> = goal.split(", ").collect();
    if things.len() < 2 {
        return goal.to_owned();
    }
    things.truncate(3);
    let last = things.pop().unwrap_or_default();
    if last.contains(" e ") {
        format!("{}, {last}", things.join(", "))
    } else {
        format!("{} e {last}", things.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_skill_becomes_the_aim_of_one_lesson() {
        for (text, goal) in [
            (
                "Resolver e elaborar problemas que envolvam relações de proporcionalidade direta e inversa \
                    entre duas \
                 ou mais grandezas, inclusive escalas e divisão em partes proporcionais.",
                "Resolver e elaborar problemas que envolvam relações de proporcionalidade direta e inversa \
                    entre duas \
                 ou mais grandezas",
            ),
            (
                "Ler e compreender, em colaboração com os colegas e com a ajuda do professor, quadras, \
                    quadrinhas, \
                 parlendas, trava-línguas, dentre outros gêneros do campo da vida cotidiana.",
                "Ler e compreender quadras, quadrinhas e parlendas",
            ),
            (
                "Identificar as características (formas e cores) dos textos, comparando-as com outras.",
                "Identificar as características dos textos",
            ),
            ("(Re)conhecer cantigas e (re)produzir rimas.", "Reconhecer cantigas e reproduzir rimas"),
            (
                "Classificar números naturais em primos e compostos, estabelecer relações, expressas por termos.",
                "Classificar números naturais em primos e compostos",
            ),
            // Within an aside the list of verbs goes on.
            (
                "Selecionar, comparar os dados e, com a ajuda do professor, organizar tabelas.",
                "Selecionar, comparar os dados e, com a ajuda do professor, organizar tabelas",
            ),
            ("Ler e compreender – em grupo –, contos e crônicas.", "Ler e compreender, contos e crônicas"),
            (
                "Ler e compreender, silenciosamente e, em seguida, em voz alta, com autonomia e fluência, \
                    textos curtos.",
                "Ler e compreender textos curtos",
            ),
        ] {
            assert_eq!(goal_of(text), goal);
        }
    }
}
