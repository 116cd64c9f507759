//! Tables to upload.

/// A tidy table of one school, as INEP's columns are named there.
pub const HEADER: &str = "id_escola;nome_escola;rede;etapa;ano;ideb";

/// The table with these lines.
pub fn table(lines: &[&str]) -> String {
    format!("{HEADER}\n{}\n", lines.join("\n"))
}
