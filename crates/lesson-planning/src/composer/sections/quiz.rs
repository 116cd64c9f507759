use kernel::table::folded;

use super::aims::{AimFrom, aims};
use crate::composer::common::acts::OPENS;
use crate::composer::draw::Draw;
use crate::composer::known::Item;
use crate::composer::lesson::Lesson;
use crate::composer::room::{EARLY, Open, holds};
use crate::composer::wording::{capitalised, lowered};
use crate::draft::{ExitQuestion, FEWEST_QUESTIONS, MOST_QUESTIONS, OPTIONS};

/// How many questions a lesson of this length ends with.
pub fn question_count(minutes: u16) -> usize {
    match minutes {
        0..=34 => FEWEST_QUESTIONS,
        35..=60 => 4,
        61..=120 => 5,
        _ => MOST_QUESTIONS,
    }
}

/// So many questions, none of which stands in the text that the class works with.
pub fn quiz(lesson: &Lesson, count: usize, methodology: &str) -> Vec<ExitQuestion> {
    let mut draw = lesson.draw("quiz");
    let items = fresh_items(lesson, count, &mut draw, methodology);
    let mut quiz: Vec<ExitQuestion> = items.into_iter().map(|item| choice(item, &mut draw)).collect();
    let open = of_aims(lesson).into_iter().chain(opens(lesson).into_iter().map(|open| ExitQuestion::Open {
        statement: capitalised(&lesson.told(open.ask)),
        answer_shows: open.shows.to_owned(),
    }));
    let missing = count.saturating_sub(quiz.len());
    quiz.extend(open.take(missing));
    quiz
}

/// An aim that is longer is no question for a pupil.
const LONGEST_ASKED: usize = 150;

/// The first aim of a skill as a question, for those who read it.
fn of_aims(lesson: &Lesson) -> Option<ExitQuestion> {
    let aim = aims(lesson).into_iter().find(|aim| aim.text.chars().count() <= LONGEST_ASKED)?;
    let AimFrom::Skill { .. } = aim.from else { return None };
    (lesson.year > EARLY.1).then(|| ExitQuestion::Open {
        statement: format!(
            "O objetivo da aula foi este: {}. Mostre, com um exemplo novo, que você já consegue.",
            lowered(&aim.text)
        ),
        answer_shows:
            "O exemplo não é o do quadro, está certo, e o estudante diz como o fez ou por que serve."
                .to_owned(),
    })
}

/// Questions of the base that a text does not hold; those it holds only where there are no others.
pub fn fresh_items(lesson: &Lesson, count: usize, draw: &mut Draw, text: &str) -> Vec<Item> {
    let Some(known) = lesson.known else { return Vec::new() };
    let mut all = known.items.drawn(count + MOST_QUESTIONS, draw, lesson.year);
    if !known.is_made() {
        all.sort_by_key(|item| !speaks_of_topic(lesson, item));
    }
    let (mut fresh, seen): (Vec<Item>, Vec<Item>) =
        all.into_iter().partition(|item| !text.contains(&item.ask));
    fresh.extend(seen);
    fresh.truncate(count);
    fresh
}

/// Whether a longer word of the topic stands in a question: of "convites" those about convites come first.
fn speaks_of_topic(lesson: &Lesson, item: &Item) -> bool {
    let asked = folded(&format!("{} {}", item.ask, item.right));
    let topic = folded(&lesson.topic);
    topic.split('_').filter(|word| word.len() > 4).any(|word| asked.contains(&word[..5.min(word.len())]))
}

fn choice(item: Item, draw: &mut Draw) -> ExitQuestion {
    let correct = draw.place(OPTIONS);
    let mut wrong = item.wrong.into_iter();
    let mut right = Some(item.right);
    let options = std::array::from_fn(|place| {
        if place == correct { right.take() } else { wrong.next() }.unwrap_or_default()
    });
    ExitQuestion::Choice { statement: item.ask, options, correct, explanation: item.why }
}

/// Questions for the lesson's kind of work first, then those of the discipline, then those for any.
fn opens(lesson: &Lesson) -> Vec<&'static Open> {
    let of = |all: &'static [Open], own: bool| {
        let fitting = all.iter().filter(|open| {
            holds(open.years, lesson.year)
                && if own { open.acts.contains(&lesson.act) } else { open.acts.is_empty() }
        });
        lesson.turned("abertas", fitting.collect::<Vec<_>>())
    };
    let mut opens = of(lesson.room.opens, true);
    opens.extend(of(OPENS, true).into_iter().take(1));
    // The discipline's own and the common ones take turns.
    let (rooms, common) = (of(lesson.room.opens, false), of(OPENS, false));
    let mut common = common.into_iter();
    for open in rooms {
        opens.push(open);
        opens.extend(common.next());
    }
    opens.extend(common);
    opens.extend(of(OPENS, true).into_iter().skip(1));
    opens
}
