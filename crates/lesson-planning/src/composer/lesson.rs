use kernel::table::folded;

use crate::bncc::search::school_year;
use crate::draft::{MOST_QUESTIONS, PlanRequest};

use super::draw::Draw;
use super::known::{Item, Known};
use super::room::{Line, Room, lines_for};
use super::rules::{known_topic, room};
use super::verb::{Act, act_in};
use super::wording::{filled, lowered, with_article, within};

/// A request, and the rules that are for it.
#[derive(Debug)]
pub struct Lesson<'a> {
    pub request: &'a PlanRequest,
    pub seed: u64,
    /// 1 to 9, and 10 to 13 in the ensino médio.
    pub year: u8,
    pub room: &'static Room,
    pub known: Option<&'static Known>,
    pub act: Act,
    /// As it stands within a sentence.
    pub topic: String,
    /// The times table that it names.
    pub table: Option<i64>,
}

impl<'a> Lesson<'a> {
    pub fn new(request: &'a PlanRequest, seed: u64) -> Self {
        let (discipline, year) = (request.discipline, school_year(request.grade));
        let topic = request.topic.as_str();
        let room = room(discipline);
        let act = request.skills.iter().find_map(|skill| act_in(&skill.text)).unwrap_or(room.act);
        let known = known_topic(discipline, year, topic);
        Self { request, seed, year, room, known, act, topic: within(topic), table: times_table(topic) }
    }

    /// What the seed decides of a part, for this topic.
    pub fn draw(&self, of: &str) -> Draw {
        Draw::new(self.seed, &format!("{of} {} {}", self.request.discipline.slug(), self.topic))
            .about(self.table)
    }

    /// All of a list in an order of its own; each seed begins with another one than the seed before.
    pub fn turned<T>(&self, of: &str, all: Vec<T>) -> Vec<T> {
        let length = u64::try_from(all.len()).unwrap_or(0);
        if length < 2 {
            return all;
        }
        // Two take turns; more are shuffled anew as often as all were first.
        let round = if length == 2 { 0 } else { self.seed / length };
        let mut order = self.order(of, all.len(), round);
        if round > 0 && self.order(of, all.len(), round - 1).last() == order.first() {
            order.swap(0, 1);
        }
        order.rotate_left(usize::try_from(self.seed % length).unwrap_or(0));
        let mut all: Vec<Option<T>> = all.into_iter().map(Some).collect();
        order.into_iter().filter_map(|place| all[place].take()).collect()
    }

    fn order(&self, of: &str, length: usize, round: u64) -> Vec<usize> {
        let mut order: Vec<usize> = (0..length).collect();
        Draw::new(round, &format!("{of} {} {}", self.request.discipline.slug(), self.topic))
            .shuffle(&mut order);
        order
    }

    /// One of some lines for the year; empty where there is none.
    pub fn turned_line(&self, of: &str, lines: &[Line]) -> &'static str {
        self.turned(of, lines_for(lines, self.year)).first().copied().unwrap_or_default()
    }

    /// What pupils bring along; follows "sobre".
    pub fn before(&self) -> String {
        self.known.map_or_else(|| self.told(self.room.before), |known| known.before.to_owned())
    }

    /// A rule's text with the topic in it.
    pub fn told(&self, text: &str) -> String {
        filled(text, &[("tema", &self.topic), ("o tema", &with_article(&self.topic))])
    }

    /// An example for the board, another one for each lesson of a plan, and none of what is asked in `taken`; empty where
    /// the base knows none.
    pub fn example(&self, place: usize, taken: &str) -> String {
        match (self.known, place) {
            (Some(known), 0) if self.table.is_none() => known.example.to_owned(),
            (Some(known), _) if known.is_made() => {
                let items = known.items.drawn(place + MOST_QUESTIONS, &mut self.draw("exemplos"), self.year);
                let mut fresh = items.iter().filter(|item| !taken.contains(&item.ask));
                // Of a times table the example of the base is another one.
                fresh.nth(place.saturating_sub(1)).map_or_else(String::new, worked)
            }
            _ => String::new(),
        }
    }
}

const NUMBERS: [&str; 11] =
    ["", "um", "dois", "tres", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"];

/// "Tabuada do 7", "tabuadas de sete": the number from 2 to 10.
fn times_table(topic: &str) -> Option<i64> {
    let plain = folded(topic);
    let (_, after) = plain.split_once("tabuada")?;
    let mut words = after.split('_').filter(|word| !["", "s", "do", "de", "da"].contains(word));
    let word = words.next().filter(|_| words.next().is_none())?;
    let number = word.parse().ok().or_else(|| NUMBERS.iter().position(|number| *number == word))?;
    i64::try_from(number).ok().filter(|number| (2..=10).contains(number))
}

/// An item as an example on the board.
fn worked(item: &Item) -> String {
    format!("{} {}", lowered(&item.alone()), item.why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_times_table_is_told_by_its_number() {
        for (topic, number) in [
            ("Tabuada do 7", Some(7)),
            ("tabuada de sete", Some(7)),
            ("As tabuadas do 10", Some(10)),
            ("Tabuada", None),
            ("Tabuada do 1", None),
            ("Tabuada do 12", None),
            ("Tabuada do 2, do 3 e do 4", None),
            ("7 problemas de tabuada", None),
            ("Frações", None),
        ] {
            assert_eq!(times_table(topic), number, "{topic}");
        }
    }
}
