//! Backups that somebody made to harm who takes them on trust.

use crate::Installation;
use crate::backup::Saved;

const ESCAPES: &str = r"\u001b]0;tudo certo\u0007\u001b[2J\u202e\nErro: outro";

/// The beginning of the first row of schools, with another text in the place of its id.
fn with_id(lines: &str, id: &str) -> String {
    let schools = lines.find("{\"table\":{\"name\":\"public.schools\"").unwrap();
    let row = schools + lines[schools..].find("\n[").unwrap();
    format!("{}{}", &lines[..row], lines[row..].replacen("[\"1\"", &format!("[{id}"), 1))
}

fn with_sequence(lines: &str, value: &str) -> String {
    let before = "\"name\":\"public.people_id_seq\",\"lastValue\":";
    let (head, rest) = lines.split_once(before).unwrap();
    let (_, tail) = rest.split_once(',').unwrap();
    format!("{head}{before}{value},{tail}")
}

fn named(lines: &str, what: &str, name: &str) -> String {
    lines.replacen(&format!("\"name\":\"{what}\""), &format!("\"name\":\"{name}\""), 1)
}

#[test]
fn what_somebody_made_is_refused_with_a_sentence_that_commands_nothing() {
    type Change = fn(&str) -> String;
    let attacks: [(Change, &str); 12] = [
        (|lines| with_id(lines, "1"), "uma linha de public.schools não tem a forma das suas colunas"),
        (
            |lines| with_id(lines, "\"1\",null"),
            "uma linha de public.schools não tem a forma das suas colunas",
        ),
        (
            |lines| with_id(lines, "\"1\"]\n[\"1\""),
            "uma linha de public.schools não tem a forma das suas colunas",
        ),
        (
            |lines| with_id(lines, "\"9223372036854775808\""),
            "as linhas de public.schools não puderam ser gravadas",
        ),
        (|lines| with_id(lines, &format!("\"{ESCAPES}\"")), r"\u001b]0;tudo certo"),
        (|lines| with_sequence(lines, "2"), "a numeração de public.people está atrás das suas linhas"),
        (
            |lines| named(lines, "public.people_id_seq", ESCAPES),
            r"não há uma sequência \u001b]0;tudo certo\u0007",
        ),
        (|lines| named(lines, "public.schools", ESCAPES), r"\u001b[2J\u202e\u000aErro: outro"),
        (|lines| named(lines, "public.schools", &"a".repeat(10_000)), "não há uma tabela aaaaa"),
        (|lines| lines.replacen("\"0001\"", &format!("\"{ESCAPES}\""), 1), r"(migração \u001b]0;tudo certo"),
        (|lines| lines.to_owned() + "\"end\"\n", "continua depois do seu fim"),
        (|lines| lines.replacen("\"format\":1", "\"format\":-1", 1), "não conhece"),
    ];
    let (saved, elsewhere) = (Saved::new(), Installation::new());
    for (place, (attack, expected)) in attacks.into_iter().enumerate() {
        let said = elsewhere.fails(&["restore", &saved.forged(attack), "--trust"]);
        assert!(said.starts_with("Erro: ") && said.contains(expected), "{place}: {said}");
        assert!(said.len() < 1000, "{place}: {}", said.len());
        assert!(
            !said.contains(|it: char| it == '\u{202e}' || it.is_control() && it != '\n'),
            "{place}: {said:?}"
        );
        assert!(!said.contains("\nErro"), "{place}: {said}");
    }
    // Nothing of all that stayed.
    elsewhere.succeeds(&["restore", &saved.forged(str::to_owned), "--trust"]);
}
