use crate::table::Sheet;

/// What a file holds once its bytes are read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Contents {
    /// A workbook, whose program keeps numbers and days as such: `1/2` typed there may have become a day. Numbers come as they
    /// are shown in Brazil, with a comma; a dot stands in texts alone.
    Workbook(Vec<Sheet>),
    /// A text whose lines hold cells, as it was typed.
    Table(Vec<Sheet>),
    /// Any other text.
    Text(String),
    /// An XML document.
    Elements(Element),
}

/// An element of an XML document, with what it holds. Namespaces are no part of the names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Element {
    pub name: String,
    /// The line where it begins, counted from 1.
    pub line: u32,
    pub attributes: Vec<(String, String)>,
    pub text: Text,
    pub children: Vec<Element>,
}

/// The text right inside an element.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Text {
    Whole(String),
    /// Longer than any cell may be, such as a picture: not kept.
    TooLong,
}

impl Default for Text {
    fn default() -> Self {
        Self::Whole(String::new())
    }
}

impl Text {
    /// Empty where it was too long.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Whole(text) => text,
            Self::TooLong => "",
        }
    }
}

impl Element {
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The first element of this name right inside.
    pub fn child(&self, name: &str) -> Option<&Self> {
        self.children.iter().find(|child| child.name == name)
    }

    pub fn children_named(&self, name: &str) -> impl Iterator<Item = &Self> {
        self.children.iter().filter(move |child| child.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_element_is_asked_for_what_it_holds() {
        let leaf = |name: &str, text: Text| Element { name: name.to_owned(), text, ..Element::default() };
        let element = Element {
            name: "question".to_owned(),
            line: 3,
            attributes: vec![("type".to_owned(), "multichoice".to_owned())],
            text: Text::default(),
            children: vec![leaf("answer", Text::Whole("1".to_owned())), leaf("answer", Text::TooLong)],
        };
        assert_eq!((element.attribute("type"), element.attribute("id")), (Some("multichoice"), None));
        assert_eq!(element.child("answer").map(|it| it.text.as_str()), Some("1"));
        assert_eq!(
            element.children_named("answer").map(|it| it.text.as_str()).collect::<Vec<_>>(),
            ["1", ""]
        );
        assert_eq!(element.child("single"), None);
    }
}
