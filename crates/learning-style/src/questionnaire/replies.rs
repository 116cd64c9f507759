use kernel::Invalid;

use super::items::{Choice, ITEMS, Item};

kernel::words! {
    /// One of an item's four options.
    pub enum Letter {
        A = "a",
        B = "b",
        C = "c",
        D = "d",
    }
    /// A text that is no option.
    pub struct UnknownLetter = "Escolha uma das quatro opções: a, b, c ou d.";
}

/// What a pupil chose; an item may be left out, and so may all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Replies([Option<Letter>; ITEMS.len()]);

impl Replies {
    /// Each an item's slug and a letter; an item at most once.
    pub fn parse<'a>(given: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, Invalid> {
        let mut replies = Self::default();
        let mut invalid = Invalid::default();
        for (slug, letter) in given {
            let place = ITEMS.iter().position(|item| item.slug == slug);
            let Some((item, reply)) =
                place.and_then(|place| Some((ITEMS.get(place)?, replies.0.get_mut(place)?)))
            else {
                invalid.add("replies", "Há uma resposta a uma pergunta que não existe.");
                continue;
            };
            match letter.parse::<Letter>() {
                Err(unknown) => invalid.add(item.slug, unknown.to_string()),
                Ok(_) if reply.is_some() => invalid.add(item.slug, "A pergunta foi respondida duas vezes."),
                Ok(letter) => *reply = Some(letter),
            }
        }
        if invalid.is_empty() { Ok(replies) } else { Err(invalid) }
    }

    /// Those that were chosen, as they are kept.
    pub fn given(&self) -> impl Iterator<Item = (&'static Item, Letter)> {
        ITEMS.iter().zip(self.0).filter_map(|(item, letter)| Some((item, letter?)))
    }

    pub fn count(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// The questions that were answered, and what was chosen, in words.
    pub fn chosen(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.choices().map(|(item, choice)| (item.question, choice.text))
    }

    /// The items that were answered, and what was chosen of each.
    pub(crate) fn choices(&self) -> impl Iterator<Item = (&'static Item, &'static Choice)> {
        self.given().map(|(item, letter)| (item, &item.options[letter as usize]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_are_read_back_and_any_may_be_left_out() {
        let given = [("caminho", "d"), ("prova", "a")];
        let replies = Replies::parse(given).unwrap();
        let mut back: Vec<_> = replies.given().map(|(item, letter)| (item.slug, letter.slug())).collect();
        back.sort_unstable();
        assert_eq!((back, replies.count()), (given.to_vec(), 2));
        assert_eq!(Replies::parse([]), Ok(Replies::default()));
    }

    #[test]
    fn what_is_no_reply_is_refused_with_its_field() {
        for (given, field) in [
            (&[("caminho", "e")][..], "caminho"),
            (&[("caminho", "")], "caminho"),
            (&[("caminho", "A")], "caminho"),
            (&[("caminho", "a"), ("caminho", "a")], "caminho"),
            (&[("comida", "a")], "replies"),
        ] {
            let invalid = Replies::parse(given.iter().copied()).unwrap_err();
            let fields: Vec<_> = invalid.fields().map(|(field, _)| field).collect();
            assert_eq!(fields, [field]);
        }
        let both = Replies::parse([("caminho", "e"), ("prova", "z"), ("x", "a")]).unwrap_err();
        assert_eq!(both.fields().count(), 3);
    }
}
