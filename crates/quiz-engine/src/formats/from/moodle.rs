//! Moodle XML: `quiz` with `question` elements. Of its kinds, multiple choice with one right answer is ours.

use kernel::{Element, Text};

use crate::formats::fault::{Fault, Part};
use crate::formats::html::{Markup, Shown, Untold};
use crate::formats::refusal::Refusal;
use crate::formats::said::{MOST_OPTIONS, Place, Said, SaidKey};
use crate::formats::tags;

/// At most so many questions, and one more.
pub(in crate::formats) fn moodle(root: &Element, most: usize) -> Result<Vec<Said>, Refusal> {
    if root.name != "quiz" {
        return Err(Refusal::NotMoodle);
    }
    // What names a folder of the bank stands among the questions.
    let is_question = |element: &&Element| element.attribute("type") != Some("category");
    Ok(root.children_named("question").filter(is_question).take(most + 1).map(question).collect())
}

fn question(element: &Element) -> Said {
    let mut said = Said { place: Place { sheet: None, line: element.line }, ..Said::default() };
    let tags = element.child("tags").into_iter().flat_map(|tags| tags.children_named("tag"));
    tags::read(&mut said, &tags.map(|tag| words(tag).to_owned()).collect::<Vec<_>>());
    said.statement = take(&mut said, element.child("questiontext"));
    said.explanation = take(&mut said, element.child("generalfeedback"));
    let mut right = Vec::new();
    let mut has_part = false;
    for (place, answer) in element.children_named("answer").take(MOST_OPTIONS + 1).enumerate() {
        let option = take(&mut said, Some(answer));
        said.options.push(option);
        said.not_carried.feedback |=
            answer.child("feedback").is_some_and(|feedback| !words(feedback).is_empty());
        match answer.attribute("fraction").map(kernel::Decimal::<5>::parse) {
            Some(Ok(points)) if points.units() >= 100 * kernel::Decimal::<5>::ONE => right.push(place),
            Some(Ok(points)) => has_part |= points.units() > 0,
            Some(Err(_)) | None => {}
        }
    }
    said.key = SaidKey::Marked(right);
    said.not_carried.image |= element.child("image").is_some_and(|image| image.text != Text::default());
    said.fault = said
        .fault
        .or_else(|| kind_fault(element))
        .or_else(|| has_part.then(|| Fault::not_one_key("Há uma alternativa que vale parte dos pontos.")));
    said
}

/// The text of an element that holds one, and notes what stays behind.
fn take(said: &mut Said, element: Option<&Element>) -> String {
    let Some(element) = element else { return String::new() };
    let held = element.child("text").unwrap_or(element);
    let inside = held.children.iter().find(|child| element.child("text").is_some() || !is_beside(child));
    if let Some(inside) = inside {
        said.fault = Some(Fault::new(
            Part::Whole,
            format!(
                "O texto da questão tem uma marca do arquivo por dentro, <{}>, e parte dele se perderia.",
                inside.name
            ),
            "Ponha o texto entre <![CDATA[ e ]]>, como o Moodle faz, ou exporte a questão de novo.",
        ));
    }
    if held.text == Text::TooLong {
        said.fault = Some(Fault::new(
            Part::Whole,
            "O texto da questão é longo demais.",
            "Tire imagens embutidas no texto e encurte a questão.",
        ));
    }
    let Shown { text, has_image, untold } = markup(element).shown(held.text.as_str());
    said.fault = said.fault.take().or_else(|| untold.map(Untold::fault));
    said.not_carried.image |= has_image || element.child("file").is_some();
    text
}

/// What an element that says its text itself may hold besides.
fn is_beside(element: &Element) -> bool {
    ["file", "feedback"].contains(&element.name.as_str())
}

fn markup(element: &Element) -> Markup {
    match element.attribute("format") {
        Some("plain_text" | "markdown") => Markup::Plain,
        Some("moodle_auto_format") => Markup::Auto,
        _ => Markup::Html,
    }
}

fn words(element: &Element) -> &str {
    element.child("text").unwrap_or(element).text.as_str().trim()
}

fn kind_fault(element: &Element) -> Option<Fault> {
    let kind = match element.attribute("type").unwrap_or_default() {
        "multichoice" => {
            let takes_several =
                element.child("single").is_some_and(|single| ["false", "0"].contains(&words(single)));
            return takes_several.then(|| Fault::other_kind("de várias respostas certas"));
        }
        "truefalse" => "de verdadeiro ou falso",
        "essay" => "dissertativa",
        "shortanswer" => "de resposta curta",
        "matching" | "randomsamatch" => "de associação",
        "numerical" => "numérica",
        "calculated" | "calculatedsimple" | "calculatedmulti" => "calculada",
        "cloze" | "multianswer" | "gapselect" | "ddwtos" => "de lacunas",
        "multichoiceset" => "de várias respostas certas",
        "description" => "sem pergunta, só um texto",
        _ => "de outro tipo",
    };
    Some(Fault::other_kind(kind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::said::{NotCarried, SaidSkills};

    fn leaf(name: &str, text: &str) -> Element {
        Element { name: name.to_owned(), text: Text::Whole(text.to_owned()), ..Element::default() }
    }

    fn with(name: &str, attributes: &[(&str, &str)], children: Vec<Element>) -> Element {
        let attributes =
            attributes.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        Element { name: name.to_owned(), attributes, children, ..Element::default() }
    }

    fn answer(fraction: &str, text: &str) -> Element {
        with("answer", &[("fraction", fraction), ("format", "html")], vec![leaf("text", text)])
    }

    fn quiz(kind: &str, children: Vec<Element>) -> Element {
        with(
            "quiz",
            &[],
            vec![
                with("question", &[("type", "category")], vec![]),
                with("question", &[("type", kind)], children),
            ],
        )
    }

    fn only(quiz: &Element) -> Said {
        let [said] = <[Said; 1]>::try_from(moodle(quiz, 10).unwrap()).unwrap();
        said
    }

    #[test]
    fn a_multiple_choice_is_read() {
        let said = only(&quiz(
            "multichoice",
            vec![
                with(
                    "questiontext",
                    &[("format", "html")],
                    vec![leaf("text", "<p>Quanto &eacute; 1 &lt; 2?</p>")],
                ),
                with("generalfeedback", &[("format", "plain_text")], vec![leaf("text", "<p>")]),
                leaf("single", "true"),
                answer("0", "<p>a</p>"),
                answer("100", "b"),
                answer("-33.33333", "c"),
                answer("0", "d"),
                with(
                    "tags",
                    &[],
                    vec![
                        with("tag", &[], vec![leaf("text", "Difícil")]),
                        with("tag", &[], vec![leaf("text", "EF05MA07")]),
                    ],
                ),
            ],
        ));
        assert_eq!((said.statement.as_str(), said.explanation.as_str()), ("Quanto é 1 < 2?", "<p>"));
        assert_eq!(said.options, ["a", "b", "c", "d"]);
        assert_eq!((&said.key, &said.fault), (&SaidKey::Marked(vec![1]), &None));
        assert_eq!(said.difficulty, "Difícil");
        let [own, descriptor] = [String::new(), String::new()];
        assert_eq!(said.skills, SaidSkills::Each { own, descriptor, bncc: "EF05MA07".to_owned() });
        assert_eq!(said.not_carried, NotCarried::default());
    }

    #[test]
    fn what_is_no_question_of_ours_is_named() {
        for (kind, part) in [
            ("truefalse", "verdadeiro ou falso"),
            ("essay", "dissertativa"),
            ("shortanswer", "resposta curta"),
            ("matching", "associação"),
            ("numerical", "numérica"),
            ("cloze", "lacunas"),
            ("description", "só um texto"),
            ("stack", "outro tipo"),
        ] {
            let what = only(&quiz(kind, vec![])).fault.map(|fault| fault.what).unwrap_or_default();
            assert!(what.contains(part), "{kind}: {what}");
        }
        let several =
            quiz("multichoice", vec![leaf("single", "false"), answer("50", "a"), answer("50", "b")]);
        assert!(only(&several).fault.is_some());
        let parts = quiz("multichoice", vec![answer("100", "a"), answer("50", "b")]);
        assert!(only(&parts).fault.is_some());
        assert_eq!(moodle(&leaf("html", ""), 10), Err(Refusal::NotMoodle));
    }

    #[test]
    fn a_text_that_holds_elements_refuses_its_question() {
        let of = |text: Element| vec![with("questiontext", &[], vec![text])];
        let power = || Element { children: vec![leaf("sup", "3")], ..leaf("text", "2?") };
        let bare = |child: Element| {
            vec![Element { children: vec![child], ..with("answer", &[("fraction", "100")], vec![]) }]
        };
        for (children, refused) in [
            (of(leaf("text", "2<sup>3</sup>?")), false),
            (of(power()), true),
            (vec![with("generalfeedback", &[], vec![power()])], true),
            (vec![with("answer", &[("fraction", "0")], vec![power()])], true),
            (bare(leaf("sup", "3")), true),
            (bare(with("feedback", &[], vec![leaf("text", "sim")])), false),
        ] {
            let fault = only(&quiz("multichoice", children.clone())).fault;
            let what = fault.map(|fault| fault.what).unwrap_or_default();
            assert_eq!(what.contains("<sup>"), refused, "{children:?}: {what}");
        }
    }

    #[test]
    fn pictures_and_what_is_said_of_a_choice_stay_behind() {
        let file = || with("file", &[("name", "a.png"), ("encoding", "base64")], vec![]);
        let feedback = with("feedback", &[], vec![leaf("text", "não")]);
        let mut wrong = answer("0", "a");
        wrong.children.push(feedback);
        for (children, image, feedback) in [
            (vec![with("questiontext", &[], vec![leaf("text", "x"), file()])], true, false),
            (vec![with("questiontext", &[], vec![leaf("text", "<img src=\"a.png\">")])], true, false),
            (vec![leaf("image", "a.png")], true, false),
            (vec![leaf("image", "")], false, false),
            (vec![wrong], false, true),
        ] {
            let said = only(&quiz("multichoice", children));
            assert_eq!(said.not_carried, NotCarried { image, feedback, skills: false });
        }
        let long = Element { text: Text::TooLong, ..leaf("text", "") };
        assert!(only(&quiz("multichoice", vec![with("questiontext", &[], vec![long])])).fault.is_some());
    }
}
