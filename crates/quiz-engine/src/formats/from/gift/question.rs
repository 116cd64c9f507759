use super::answers::{Kind, answers};
use super::blocks::{Block, Group, blocks, groups};
use super::tokens::{Token, after, marked_up, text, tokens, trimmed};
use crate::formats::fault::{Fault, Part};
use crate::formats::html::{Markup, Untold};
use crate::formats::said::{Place, Said};
use crate::formats::tags;

/// What stands for the answer where it is in the middle of the statement.
const GAP: &str = "_____";

/// At most so many questions, and one more.
pub(in crate::formats) fn gift(text: &str, most: usize) -> Vec<Said> {
    blocks(text).take(most + 1).map(|block| said(&block)).collect()
}

fn said(block: &Block) -> Said {
    let mut said = Said { place: Place { sheet: None, line: block.line }, ..Said::default() };
    tags::read(&mut said, &block.tags);
    if block.is_too_long {
        said.fault = Some(Fault::new(
            Part::Whole,
            "O texto da questão é longo demais.",
            "Tire imagens embutidas no texto e encurte a questão.",
        ));
        return said;
    }
    let all = tokens(&block.text);
    let question = without_title(&all);
    match groups(question) {
        None => {
            said.statement = text(trimmed(question));
            said.fault = Some(Fault::new(
                Part::Whole,
                "Falta fechar uma chave }.",
                "Feche as chaves; dentro delas não pode haver linha em branco.",
            ));
        }
        Some(groups) => fill(&mut said, question, &groups),
    }
    said
}

/// `::title::` names a question in Moodle's lists, no more.
fn without_title(tokens: &[Token]) -> &[Token] {
    let tokens = trimmed(tokens);
    let Some(title) = after(tokens, "::") else { return tokens };
    let end = (0..title.len()).find(|place| after(&title[*place..], "::").is_some());
    end.map_or(tokens, |end| trimmed(&title[end + 2..]))
}

fn fill(said: &mut Said, question: &[Token], groups: &[Group]) {
    let kind = |group: &Group| Kind::of(&question[group.start + 1..group.end]);
    let is_choices = |group: &&Group| kind(group) == Some(Kind::Choices);
    // Braces are a part of LaTeX too: those with choices are the answers, wherever others stand.
    let mut with_choices = groups.iter().filter(is_choices);
    let chosen = with_choices.next().or_else(|| groups.iter().rev().find(|group| kind(group).is_some()));
    let Some(chosen) = chosen else {
        said.statement = text(question);
        said.fault = Some(Fault::other_kind("sem respostas entre chaves"));
        return;
    };
    let (before, after) = (&question[..chosen.start], &question[chosen.end + 1..]);
    let (markup, before) = marked_up(before, Markup::Auto);
    let gap = if trimmed(after).is_empty() { "" } else { GAP };
    let shown = markup.shown(&format!("{}{gap}{}", text(before), text(after)));
    said.statement = shown.text;
    said.not_carried.image = shown.has_image;
    let untold = shown.untold.map(Untold::fault);
    if with_choices.next().is_some() {
        said.fault = Some(Fault::new(
            Part::Whole,
            "Há mais de um bloco de respostas entre chaves.",
            "Separe as questões por uma linha em branco, e escreva \\{ e \\} no que é texto.",
        ));
        return;
    }
    match kind(chosen) {
        Some(Kind::Choices) => {
            let answers = answers(&question[chosen.start + 1..chosen.end], markup);
            said.options = answers.options;
            said.key = answers.key;
            said.explanation = answers.explanation;
            said.fault = untold.or(answers.fault);
            said.not_carried.image |= answers.not_carried.image;
            said.not_carried.feedback = answers.not_carried.feedback;
        }
        Some(other) => said.fault = Some(Fault::other_kind(other.name())),
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::said::{SaidKey, SaidSkills};

    fn only(text: &str) -> Said {
        let questions = gift(text, 10);
        assert_eq!(questions.len(), 1, "{}", kernel::shortened(text, 60));
        questions.into_iter().next().unwrap()
    }

    #[test]
    fn a_multiple_choice_is_read_with_its_escapes_and_marks() {
        for (text, statement, options, key, explanation) in [
            ("Quanto?{=a ~b ~c ~d}", "Quanto?", ["a", "b", "c", "d"], 0, ""),
            (
                "// nota\n::T\\: 1::[html]<p>Um&nbsp;s&oacute;?</p>{\n~a\n~[plain]<p>\n~%100%c # bom\n~%-50%d\n####porque sim\n}",
                "Um só?",
                ["a", "<p>", "c", "d"],
                2,
                "porque sim",
            ),
            (
                r"2 \= 2 \{x\}\: a\nb \~ \# \\ \frac {~1 ~2 ~\=3 =\#4}",
                "2 = 2 {x}: a\nb ~ # \\ \\frac",
                ["1", "2", "=3", "#4"],
                3,
                "",
            ),
            (
                r"Quanto é $\frac{1}{2}$ {=$\frac{1}{2}$ ~$x^{2}$ ~{ = ~ } ~4}",
                r"Quanto é $\frac{1}{2}$",
                [r"$\frac{1}{2}$", "$x^{2}$", "{ = ~ }", "4"],
                0,
                "",
            ),
            (
                "O céu é {~verde =azul ~roxo ~rosa} hoje.",
                "O céu é _____ hoje.",
                ["verde", "azul", "roxo", "rosa"],
                1,
                "",
            ),
            ("Matriz A^{T} de {T}? {=1 ~2 ~3 ~4}", "Matriz A^{T} de {T}?", ["1", "2", "3", "4"], 0, ""),
        ] {
            let said = only(text);
            assert_eq!((said.statement.trim(), said.explanation.trim()), (statement, explanation), "{text}");
            assert_eq!(said.options, options, "{text}");
            assert_eq!((said.key, said.fault), (SaidKey::Marked(vec![key]), None), "{text}");
        }
    }

    #[test]
    fn other_kinds_are_named() {
        for (text, part) in [
            ("Escreva. {}", "dissertativa"),
            ("Escreva. {####modelo}", "dissertativa"),
            ("É? {T}", "verdadeiro ou falso"),
            ("É? {FALSE#não#sim ####porque}", "verdadeiro ou falso"),
            ("Quanto? {#3:2}", "numérica"),
            ("Qual?{=um =dois}", "resposta curta"),
            ("Qual?{=%100%um}", "resposta curta"),
            ("Ligue.{=a -> b =c -> d}", "associação"),
            ("Quais?{~%50%a ~%50%b ~%-100%c ~d}", "parte dos pontos"),
            ("Um título", "sem respostas"),
            ("Um? {=a ~b", "fechar uma chave"),
            ("Um? {=a ~{b ~c}", "fechar uma chave"),
            ("Um? {=a ~b ~c ~d}\nDois? {=a ~b ~c ~d}", "mais de um bloco"),
        ] {
            let what = only(text).fault.map(|fault| fault.what).unwrap_or_default();
            assert!(what.contains(part), "{text}: {what}");
        }
        let long = only(&format!("[html]<img src=\"{}\">{{=a ~b ~c ~d}}", "A".repeat(200_000)));
        assert!(long.fault.is_some());
    }

    #[test]
    fn two_right_options_are_two_keys() {
        let said = only("Quanto? {=2+2=4 ~5 ~6}");
        assert_eq!(said.key, SaidKey::Marked(vec![0, 1]));
    }

    #[test]
    fn questions_have_their_lines_and_tags() {
        let text = "\u{feff}$CATEGORY: a/b\n\n// só uma nota\n\n\n// [id:7] [tag:fácil] [tag:habilidade: [x\\] y ]\nUm?{=a ~b ~c ~d}\n \nDois?\n{=a\n~b # não\n~c ~d}\n";
        let questions = gift(text, 10);
        let lines: Vec<_> =
            questions.iter().map(|said| (said.place.line, said.not_carried.feedback)).collect();
        assert_eq!(lines, [(7, false), (9, true)]);
        assert_eq!(questions[0].difficulty, "fácil");
        let own = "[x] y".to_owned();
        assert_eq!(
            questions[0].skills,
            SaidSkills::Each { own, descriptor: String::new(), bncc: String::new() }
        );
        assert_eq!(gift("a{}\n\nb{}\n\nc{}", 1).len(), 2);
    }
}
