//! The migrations are compiled in: a changed one must compile the crate again.

fn main() {
    println!("cargo::rerun-if-changed=../../migrations");
}
