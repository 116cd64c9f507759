use std::fmt::Write;

use super::aims::{Aim, AimFrom, aims, supporting};
use crate::composer::common::acts::shown_by;
use crate::composer::lesson::Lesson;
use crate::composer::timing::divided;
use crate::composer::wording::lowered;

/// An aim that is already so long needs nothing behind it.
const LONG: usize = 120;

pub fn objectives(lesson: &Lesson) -> String {
    let end = match divided(lesson.request.duration, lesson.room.rhythm).len() {
        1 => "Ao fim da aula".to_owned(),
        lessons => format!("Ao fim das {lessons} aulas"),
    };
    let leads = vec![
        format!("{end}, cada estudante consegue:"),
        format!("Tema: {}. {end}, cada estudante consegue:", lesson.topic),
        format!("O que cada estudante consegue {}:", lowered(&end)),
    ];
    let mut text = lesson.turned("objetivos", leads).into_iter().next().unwrap_or_default();
    let mut used = Vec::new();
    for (place, aim) in aims(lesson).iter().enumerate() {
        let _ = write!(text, "\n{}. {}.", place + 1, with_way(lesson, aim, &mut used));
    }
    let supporting = supporting(lesson);
    if !supporting.is_empty() {
        text.push_str("\nEm apoio, sem cobrança no quiz de saída:");
        for aim in supporting {
            let _ = write!(text, "\n- {}{}.", lowered(&aim.text), code(&aim));
        }
    }
    text
}

/// An aim of a skill with the way in which it shows, another one for each.
fn with_way(lesson: &Lesson, aim: &Aim, used: &mut Vec<&'static str>) -> String {
    let mut text = aim.text.clone();
    if let AimFrom::Skill { act, .. } = aim.from
        && text.chars().count() <= LONG
        && !text.contains(',')
        && let Some(way) =
            lesson.turned("modo", shown_by(act).to_vec()).into_iter().find(|way| !used.contains(way))
    {
        used.push(way);
        let _ = write!(text, ", {way}");
    }
    text + &code(aim)
}

fn code(aim: &Aim) -> String {
    match &aim.from {
        AimFrom::Skill { code, .. } => format!(" ({})", code.as_str()),
        AimFrom::Base => String::new(),
    }
}
