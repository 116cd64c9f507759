use std::fmt::Write;

use super::aims::{aims, supporting};
use crate::composer::common::acts::shown_by;
use crate::composer::lesson::Lesson;
use crate::composer::wording::lowered;

/// An aim that is already so long needs nothing behind it.
const LONG: usize = 120;

pub fn objectives(lesson: &Lesson) -> String {
    let leads = lesson.turned("objetivos", vec![
        format!("Ao fim da aula sobre {}, cada estudante consegue:", lesson.topic),
        format!("Tema: {}. Ao fim da aula, cada estudante consegue:", lesson.topic),
        format!("Quando a aula sobre {} terminar, cada estudante consegue:", lesson.topic),
    ]);
    let mut text = leads.into_iter().next().unwrap_or_default();
    let mut draw = lesson.draw("objetivos");
    let mut used = Vec::new();
    for (place, aim) in aims(lesson).iter().enumerate() {
        let _ = write!(text, "\n{}. {}", place + 1, aim.text);
        let ways = lesson.turned("objetivos", shown_by(aim.act).to_vec());
        let way = ways.into_iter().cycle().skip(draw.place(3)).take(3).find(|way| !used.contains(way));
        if aim.text.chars().count() <= LONG
            && !aim.text.contains(',')
            && let Some(way) = way
        {
            used.push(way);
            let _ = write!(text, ", {way}");
        }
        if let Some(code) = &aim.code {
            let _ = write!(text, " ({})", code.as_str());
        }
        text.push('.');
    }
    let supporting = supporting(lesson);
    if !supporting.is_empty() {
        text.push_str("\nEm apoio, sem cobrança no quiz de saída:");
        for aim in supporting {
            let code = aim.code.map(|code| format!(" ({})", code.as_str())).unwrap_or_default();
            let _ = write!(text, "\n- {}{code}.", lowered(&aim.text));
        }
    }
    text
}
