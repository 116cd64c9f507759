//! Moodle XML. Texts go as plain ones: what looks like HTML in them is letters.

use kernel::shortened;

use super::format::Exported;
use crate::formats::tags;

pub(super) const BEGIN: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n";
pub(super) const END: &str = "</quiz>\n";

pub(super) fn element(question: Exported<'_>) -> String {
    let Exported { data: question, status, has_image: _ } = question;
    let text = &question.text;
    let name = escaped(&shortened(&kernel::one_line(text.statement.as_str()), 60));
    let statement = held("questiontext", "", text.statement.as_str());
    let explanation = question.explanation.as_ref().map_or("", |text| text.as_str());
    let feedback = held("generalfeedback", "", explanation);
    let answers = text.options.each().map(|(letter, option)| {
        let fraction = if letter == text.key { " fraction=\"100\"" } else { " fraction=\"0\"" };
        held("answer", fraction, option.as_str())
    });
    let answers: String = answers.collect();
    let tags = tags::of(question, status);
    let tags = tags.iter().map(|tag| format!("      <tag><text>{}</text></tag>\n", escaped(tag)));
    let tags = tags.collect::<Vec<_>>().concat();
    format!(
        "  <question type=\"multichoice\">\n    <name><text>{name}</text></name>\n{statement}{feedback}    \
         <defaultgrade>1</defaultgrade>\n    <single>true</single>\n    <shuffleanswers>false</shuffleanswers>\n    \
         <answernumbering>ABCD</answernumbering>\n{answers}    <tags>\n{tags}    </tags>\n  </question>\n"
    )
}

fn held(name: &str, attributes: &str, text: &str) -> String {
    let text = escaped(text);
    format!("    <{name}{attributes} format=\"plain_text\"><text>{text}</text></{name}>\n")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
