//! The frontend is embedded at compile time; `cargo test` must work before it was built.

fn main() -> std::io::Result<()> {
    let built = std::path::Path::new("../../frontend/dist");
    std::fs::create_dir_all(built)?;
    println!("cargo::rerun-if-changed={}", built.display());
    Ok(())
}
