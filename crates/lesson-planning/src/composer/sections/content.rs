use kernel::one_line;

use crate::composer::lesson::Lesson;
use crate::composer::room::lines_for;
use crate::composer::wording::{capitalised, lowered, sentence, with_article};

/// Objects of knowledge that are named at most.
const MOST_OBJECTS: usize = 6;

pub fn content(lesson: &Lesson) -> String {
    let ideas: Vec<String> = match lesson.known {
        Some(known) => known.content.iter().map(|idea| (*idea).to_owned()).collect(),
        None => {
            lines_for(lesson.room.content, lesson.year).into_iter().map(|idea| lesson.told(idea)).collect()
        }
    };
    let topic = capitalised(&lesson.topic);
    let before = match lesson.known {
        Some(_) => lesson.before(),
        None => format!("o que a turma já viu e ouviu sobre {}", with_article(&lesson.topic)),
    };
    let listed = |lead: &str| {
        let lines: Vec<String> =
            ideas.iter().map(|idea| format!("\n- {}", sentence(&capitalised(idea)))).collect();
        format!("{lead}{}", lines.concat())
    };
    let ways = vec![
        format!("{}\nPonto de partida: {}", listed(&format!("{topic}:")), sentence(&before)),
        format!("Antes desta aula: {}\n{}", sentence(&before), listed("Nesta aula:")),
        format!("Ponto de partida: {}\n{}", sentence(&before), listed("Ponto de chegada:")),
    ];
    let mut text = lesson.turned("conteudo", ways).into_iter().next().unwrap_or_default();
    let objects = objects(lesson);
    if !objects.is_empty() {
        text.push_str("\nObjetos de conhecimento da BNCC: ");
        text.push_str(&sentence(&objects.join("; ")));
    }
    text
}

/// Of the chosen skills, each once.
fn objects(lesson: &Lesson) -> Vec<String> {
    let mut objects: Vec<String> = Vec::new();
    for object in lesson.request.skills.iter().flat_map(|skill| &skill.objects) {
        let object = lowered(one_line(object).trim_start_matches(['•', ' ']).trim_end_matches(['.', ';']));
        if !object.is_empty() && !objects.contains(&object) && objects.len() < MOST_OBJECTS {
            objects.push(object);
        }
    }
    objects
}
