//! Topics that the base knows: what is taught of them, where pupils go wrong, and questions whose answer is beyond doubt.

use kernel::table::folded;

use super::draw::Draw;
use super::room::{Years, holds};
use crate::Discipline;

#[derive(Debug)]
pub struct Known {
    pub of: &'static [Discipline],
    pub years: Years,
    /// Each names the topic: all its words stand in a text. `frac*` is a beginning, `-lua` must not stand there.
    pub names: &'static [&'static str],
    /// What pupils bring along; follows "sobre".
    pub before: &'static str,
    pub content: &'static [&'static str],
    /// In the infinitive.
    pub goals: &'static [&'static str],
    /// Whole sentences.
    pub example: &'static str,
    /// What pupils usually say, and what helps.
    pub mistakes: &'static [(&'static str, &'static str)],
    /// Each follows "os estudantes".
    pub tasks: &'static [&'static str],
    pub items: Items,
}

impl Known {
    /// Whether there are as many questions as somebody wants.
    pub const fn is_made(&self) -> bool {
        matches!(self.items, Items::Made(_))
    }

    /// Whether it is worked on with maps.
    pub fn has_maps(&self) -> bool {
        let mut texts = self.tasks.iter().chain(self.goals).chain(self.content);
        texts.any(|text| ["mapa", "croqui", "localiz"].iter().any(|word| text.to_lowercase().contains(word)))
    }
}

#[derive(Debug)]
pub enum Items {
    Written(&'static [Written]),
    Made(&'static [Maker]),
}

/// A question made with numbers of a draw, for a year of schooling.
pub type Maker = fn(&mut Draw, u8) -> Item;

/// A written question: what is asked, the right option, three wrong ones, and why.
#[derive(Debug, Clone, Copy)]
pub struct Written {
    pub ask: &'static str,
    pub right: &'static str,
    pub wrong: [&'static str; 3],
    pub why: &'static str,
}

/// Written questions, each on a line or three, as somebody reads them: what is asked, the right option, the wrong ones, why.
macro_rules! questions {
    ($($ask:literal => $right:literal, not [$($wrong:literal),+], $why:literal;)+) => {
        $crate::composer::known::Items::Written(&[$($crate::composer::known::Written {
            ask: $ask,
            right: $right,
            wrong: [$($wrong),+],
            why: $why,
        }),+])
    };
}
pub(super) use questions;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    pub ask: String,
    pub right: String,
    pub wrong: [String; 3],
    pub why: String,
}

/// Begins a question that is none without its options, where they are not told in it.
const OF_THESE: [&str; 2] = ["Qual destes", "Qual destas"];

impl Item {
    /// The question as it stands without its options.
    pub fn alone(&self) -> String {
        if !OF_THESE.iter().any(|begin| self.ask.starts_with(begin)) || self.ask.contains(':') {
            return self.ask.clone();
        }
        let mut options: Vec<&str> =
            self.wrong.iter().map(String::as_str).chain([self.right.as_str()]).collect();
        options.sort_by_key(|option| (option.len(), *option));
        let (last, before) = options.split_last().map_or(("", &[][..]), |(last, before)| (*last, before));
        format!("{}: {} ou {last}?", self.ask.trim_end_matches('?'), before.join(", "))
    }
}

impl From<&Written> for Item {
    fn from(written: &Written) -> Self {
        Self {
            ask: written.ask.to_owned(),
            right: written.right.to_owned(),
            wrong: written.wrong.map(str::to_owned),
            why: written.why.to_owned(),
        }
    }
}

/// Draws until questions are told apart.
const MOST_DRAWS: usize = 60;

impl Items {
    /// So many different questions, or all that there are; those made take turns, so that no kind is left out.
    pub fn drawn(&self, count: usize, draw: &mut Draw, year: u8) -> Vec<Item> {
        match self {
            Self::Written(all) => {
                let mut items: Vec<Item> = all.iter().map(Item::from).collect();
                draw.shuffle(&mut items);
                items.truncate(count);
                items
            }
            Self::Made(makers) => {
                let first = draw.place(makers.len());
                let mut items: Vec<Item> = Vec::with_capacity(count);
                for turn in 0..MOST_DRAWS {
                    if items.len() == count {
                        break;
                    }
                    let item = makers[(first + turn) % makers.len()](draw, year);
                    if items.iter().all(|other| other.ask != item.ask) {
                        items.push(item);
                    }
                }
                items
            }
        }
    }
}

/// How many words of a text a name holds; `None` where one is missing or must not stand there.
fn named(name: &str, words: &[&str]) -> Option<(usize, usize)> {
    let mut found = (0, 0);
    for part in name.split(' ') {
        let (refused, part) = part.strip_prefix('-').map_or((false, part), |part| (true, part));
        let stands = words.iter().any(|word| {
            part.strip_suffix('*').map_or_else(
                || {
                    *word == part
                        || word.strip_suffix('s') == Some(part)
                        || word.strip_suffix("es") == Some(part)
                },
                |beginning| word.starts_with(beginning),
            )
        });
        if stands == refused {
            return None;
        }
        if !refused {
            found = (found.0 + 1, found.1 + part.len());
        }
    }
    Some(found)
}

/// The topic that a text speaks of: the one with most of its words.
pub fn known(
    all: &'static [&'static [Known]],
    discipline: Discipline,
    year: u8,
    text: &str,
) -> Option<&'static Known> {
    let plain = folded(text);
    let words: Vec<&str> = plain.split('_').collect();
    let fitting = all.iter().flat_map(|some| some.iter());
    let fitting = fitting.filter(|known| known.of.contains(&discipline) && holds(known.years, year));
    let best = fitting.filter_map(|known| {
        let most = known.names.iter().filter_map(|name| named(name, &words)).max()?;
        Some((most, known))
    });
    // Of equal ones the first, which `max_by_key` would not keep.
    let ranked: Vec<_> = best.collect();
    let most = ranked.iter().map(|(most, _)| *most).max()?;
    ranked.into_iter().find(|(its, _)| *its == most).map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_that_needs_its_options_tells_them() {
        let item = |ask: &str| Item {
            ask: ask.to_owned(),
            right: "7".to_owned(),
            wrong: ["9", "15", "4"].map(str::to_owned),
            why: String::new(),
        };
        assert_eq!(
            item("Qual destes números é primo?").alone(),
            "Qual destes números é primo: 4, 7, 9 ou 15?"
        );
        for ask in ["Quanto é 3 + 4?", "Qual é o maior destes números: 1, 7 ou 4?"] {
            assert_eq!(item(ask).alone(), ask);
        }
    }

    #[test]
    fn a_name_stands_in_a_text() {
        let words = |text: &str| -> Option<usize> {
            let plain = folded(text);
            named("frac* equivalente -lua", &plain.split('_').collect::<Vec<_>>()).map(|(words, _)| words)
        };
        assert_eq!(words("Frações equivalentes no dia a dia"), Some(2));
        assert_eq!(words("equivalente à fração"), Some(2));
        assert_eq!(words("frações"), None);
        assert_eq!(words("frações equivalentes da Lua"), None);
    }
}
