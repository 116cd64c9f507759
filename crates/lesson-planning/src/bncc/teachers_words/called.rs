/// Names of a topic, without accents, each after a `|`; and the words of the document, in one way or another.
pub type Called = (&'static str, &'static str);
