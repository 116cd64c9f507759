use super::evaluation::number;
use super::quiz::fresh_items;
use super::remarks::{has_exercises, remarks};
use crate::composer::common::{closing, opening, practising};
use crate::composer::known::{Item, Known};
use crate::composer::lesson::Lesson;
use crate::composer::room::{Activity, Phase, Task, holds};
use crate::composer::timing::{LessonTime, divided};
use crate::composer::verb::Act;
use crate::composer::wording::{capitalised, filled, quotable, with_article};
use crate::draft::{ExitQuestion, RemarkLabel};

/// A phase has a choice of so many before common ones are added.
const ENOUGH: usize = 2;

pub fn methodology(lesson: &Lesson, quiz: &[ExitQuestion]) -> String {
    let times = divided(lesson.request.duration, lesson.room.rhythm);
    let asked: String = quiz.iter().map(ExitQuestion::statement).collect::<Vec<_>>().join("\n");
    // What the exit asks is not answered before.
    let check = fresh_items(lesson, 1, &mut lesson.draw("checagem"), &asked).pop();
    let check = check.filter(|item| !asked.contains(&item.ask));
    let mut lines = Vec::new();
    for (place, time) in times.iter().enumerate() {
        if times.len() > 1 {
            lines.push(heading(lesson, place, &times));
        }
        let given = Given { questions: quiz.len(), asked: &asked, check: check.as_ref(), lesson, place };
        for (phase, minutes) in &time.phases {
            let notes = lines.iter().rev().find(|line: &&String| line.contains(" min, "));
            let has_notes = notes.is_some_and(|last| last.contains(NOTES));
            lines.push(step(&given, *phase, *minutes, has_notes));
        }
        if place + 1 < times.len() {
            lines.push(pause(place, times.len()));
        }
    }
    let steps = lines.join("\n");
    lines.extend(remarks(lesson, &format!("{asked}\n{steps}")));
    lines.join("\n")
}

/// "Aula 2 de 3 (50 min): frações equivalentes"
fn heading(lesson: &Lesson, place: usize, times: &[LessonTime]) -> String {
    let focus = focus(lesson, place).map_or_else(String::new, |focus| format!(": {focus}"));
    format!("Aula {} de {} ({} min){focus}", place + 1, times.len(), times[place].minutes)
}

/// What a lesson of several turns to.
fn focus(lesson: &Lesson, place: usize) -> Option<String> {
    let ideas = lesson.known?.content;
    ideas.get(place % ideas.len().max(1)).map(|idea| (*idea).to_owned())
}

fn pause(place: usize, count: usize) -> String {
    let label = RemarkLabel::Break.label();
    if place == 0 && count == 2 {
        format!(
            "{label}: aqui termina a aula 1. Se as duas forem no mesmo dia, a turma se levanta e bebe água \
                antes da aula 2."
        )
    } else {
        format!("{label}: fim da aula {}; o material fica guardado para a aula {}.", place + 1, place + 2)
    }
}

/// What the texts of a lesson's steps are given.
struct Given<'a> {
    questions: usize,
    /// What the exit quiz asks.
    asked: &'a str,
    check: Option<&'a Item>,
    lesson: &'a Lesson<'a>,
    place: usize,
}

/// What pupils write at the end of a lesson, and the next one can begin with.
const NOTES: &str = "bilhetes";

fn step(given: &Given, phase: Phase, minutes: u16, has_notes: bool) -> String {
    let lesson = given.lesson;
    let mut fitting = activities(given, phase);
    if phase == Phase::Reopen {
        let rooms_own = !fitting.iter().any(|it| it.text.contains(NOTES));
        fitting.retain(|it| rooms_own || it.text.contains(NOTES) == has_notes);
    }
    // What holds the topic itself is better than what fits any.
    let holds_it = |it: &&Activity| KNOWING.iter().any(|slot| it.text.contains(slot));
    if fitting.iter().filter(|it| holds_it(it)).count() >= ENOUGH {
        fitting.retain(holds_it);
    }
    let all = lesson.turned(&format!("{phase:?}"), fitting);
    let Some(chosen) = all.get(given.place % all.len().max(1)) else { return String::new() };
    format!("{minutes} min, {}: {}", chosen.name, given.told(chosen.text))
}

/// What only the base can give.
const KNOWING: [&str; 6] = ["{erro}", "{pergunta}", "{exemplo}", "{exemplo?}", "{lista}", "{ideia}"];

/// Begins what is only for topics that the base reckons with: of one that it does not know nobody can say that there is a sum.
const NUMBERS: &str = "{numeros}";

/// Begins what is only for topics that are found on a map, and for those that the base does not know.
const MAPS: &str = "{mapas}";

impl Given<'_> {
    /// Whether the base knows what a text asks for; `{exemplo?}` may be missing.
    fn has_all_of(&self, text: &str) -> bool {
        let lesson = self.lesson;
        let has = |slot: &str| match slot {
            "{erro}" => lesson.known.is_some_and(|known| !known.mistakes.is_empty()),
            "{pergunta}" => self.check.is_some(),
            "{exemplo}" => !lesson.example(self.place, self.asked).is_empty(),
            "{lista}" => has_exercises(lesson),
            // The first lesson has the example of the base.
            "{ideia}" => self.place > 0 && focus(lesson, self.place).is_some(),
            _ => true,
        };
        let reckons = lesson.known.is_some_and(Known::is_made);
        KNOWING.iter().all(|slot| !text.contains(slot) || has(slot))
            && (reckons || !text.starts_with(NUMBERS))
            && (!text.starts_with(MAPS) || lesson.known.is_none_or(Known::has_maps))
    }

    fn told(&self, text: &str) -> String {
        let lesson = self.lesson;
        let mistakes = lesson.known.map_or(&[][..], |known| known.mistakes);
        let turned = lesson.turned("erro", mistakes.to_vec());
        let mistake = turned.first().map_or("", |(mistake, _)| *mistake);
        let example = lesson.example(self.place, self.asked);
        filled(
            [NUMBERS, MAPS].into_iter().find_map(|marker| text.strip_prefix(marker)).unwrap_or(text),
            &[
                ("tema", &lesson.topic),
                ("o tema", &with_article(&lesson.topic)),
                ("antes", &lesson.before()),
                ("exemplo", &example),
                ("exemplo?", &example),
                ("lista", ""),
                ("ideia", &quotable(&focus(lesson, self.place).unwrap_or_default())),
                ("tarefa", &self.task()),
                ("erro", &quotable(mistake)),
                ("pergunta", &self.check.map(|item| asked(lesson, item)).unwrap_or_default()),
                ("n", &capitalised(&format!("{} questões", number(self.questions)))),
            ],
        )
    }

    fn task(&self) -> String {
        let tasks = self.lesson.turned("tarefa", tasks(self.lesson));
        tasks.get(self.place % tasks.len().max(1)).map_or_else(String::new, |task| self.lesson.told(task))
    }
}

/// A question as it is written on the board, with its key for the teacher.
fn asked(lesson: &Lesson, item: &Item) -> String {
    let place = lesson.draw("cartoes").place(4);
    let mut options: Vec<&str> = item.wrong.iter().map(String::as_str).collect();
    options.insert(place, &item.right);
    let letters = ["A", "B", "C", "D"];
    let lettered: Vec<String> = letters
        .iter()
        .zip(&options)
        .map(|(letter, option)| format!("{letter}) {}", option.trim_end_matches('.')))
        .collect();
    format!("{} {} (certa: {}).", item.ask, lettered.join("; "), letters[place])
}

/// Those of the discipline for the kind of work and the year, with the common ones where they are few.
fn activities(given: &Given, phase: Phase) -> Vec<&'static Activity> {
    let lesson = given.lesson;
    let of = |all: &'static [Activity], own: bool| {
        all.iter().filter(move |it| {
            it.phase == phase
                && holds(it.years, lesson.year)
                && is_for(it.acts, lesson.act, own)
                && given.has_all_of(it.text)
        })
    };
    let mut chosen: Vec<_> =
        of(lesson.room.activities, true).chain(of(lesson.room.activities, false)).collect();
    // What shows a known topic itself is chosen below, also among the common ones.
    let shows = lesson.known.is_some() && matches!(phase, Phase::Explain | Phase::Check);
    if (chosen.len() < ENOUGH || shows) && (chosen.is_empty() || !lesson.room.is_apart) {
        let common = [opening::ACTIVITIES, practising::ACTIVITIES, closing::ACTIVITIES];
        let of_common = |own: bool| common.into_iter().flat_map(move |all| of(all, own));
        chosen.extend(of_common(true).chain(of_common(false)));
    }
    chosen
}

/// Whether something is for this kind of work alone (`own`), or for any.
fn is_for(acts: &[Act], act: Act, own: bool) -> bool {
    if own { acts.contains(&act) } else { acts.is_empty() }
}

/// Of the topic, and of the discipline for the kind of work; what is for any where these are few.
fn tasks(lesson: &Lesson) -> Vec<&'static str> {
    let of =
        |own: bool| {
            lesson.room.tasks.iter().filter(move |task: &&Task| {
                holds(task.years, lesson.year) && is_for(task.acts, lesson.act, own)
            })
        };
    let mut tasks: Vec<&str> = lesson.known.map_or_else(Vec::new, |known| known.tasks.to_vec());
    if tasks.is_empty() {
        tasks.extend(of(true).map(|task| task.text));
    }
    if tasks.len() < 2 {
        tasks.extend(of(false).map(|task| task.text));
    }
    // Of a topic that the base does not know only what names it is surely about it.
    let naming = of(true).chain(of(false)).map(|task| task.text).filter(|text| text.contains("{tema}"));
    let naming: Vec<&str> = naming.collect();
    if lesson.known.is_none() && naming.len() > 1 { naming } else { tasks }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Discipline;
    use crate::draft::PlanRequest;
    use kernel::Stage;

    const ACTS: [Act; 9] = [
        Act::Identify,
        Act::Compare,
        Act::Solve,
        Act::Read,
        Act::Produce,
        Act::Experiment,
        Act::Explain,
        Act::Argue,
        Act::Appreciate,
    ];

    const PHASES: [Phase; 10] = [
        Phase::Recall,
        Phase::Reopen,
        Phase::Explain,
        Phase::Check,
        Phase::Guided,
        Phase::Practice,
        Phase::Share,
        Phase::Close,
        Phase::Exit,
        Phase::Brief,
    ];

    #[test]
    fn there_is_a_choice_for_every_phase_year_and_kind_of_work() {
        for discipline in Discipline::ALL {
            for grade in Stage::ALL.into_iter().flat_map(Stage::grades) {
                for topic in ["algo que a base desconhece", "cores e frações"] {
                    let request = PlanRequest {
                        discipline,
                        grade,
                        topic: topic.parse().unwrap(),
                        duration: 50.try_into().unwrap(),
                        skills: Vec::new(),
                        audience: String::new(),
                        considerations: String::new(),
                        requirements: String::new(),
                    };
                    for act in ACTS {
                        let lesson = Lesson { act, ..Lesson::new(&request, 1) };
                        assert!(tasks(&lesson).len() > 1, "{discipline:?} {} {act:?}: tasks", grade.label());
                        let check = fresh_items(&lesson, 1, &mut lesson.draw("x"), "").pop();
                        let given = Given {
                            questions: 4,
                            asked: "",
                            check: check.as_ref(),
                            lesson: &lesson,
                            place: 0,
                        };
                        for phase in PHASES {
                            let fitting = activities(&given, phase).len();
                            assert!(fitting > 1, "{discipline:?} {} {act:?} {phase:?}", grade.label());
                        }
                    }
                }
            }
        }
    }
}
