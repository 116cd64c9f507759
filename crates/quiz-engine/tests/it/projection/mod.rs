//! What the projection of a class is worth: classes are made by two models that it does not know, and it is compared with the truth.

mod chance;
mod study;
mod worlds;
