//! INEP's tables and copies of them, from bytes to results and back through the official formula.

#[cfg(test)]
mod inep;
