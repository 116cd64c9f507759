//! The built frontend inside the program.

use http_api::Asset;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../frontend/dist"]
#[exclude = ".vite/*"]
struct Frontend;

/// A file of the frontend by its path.
pub fn find(path: &str) -> Option<Asset> {
    let file = Frontend::get(path)?;
    Some(Asset {
        sha256: file.metadata.sha256_hash(),
        mime: file.metadata.mimetype().to_owned(),
        bytes: file.data,
    })
}
