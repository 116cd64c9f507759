//! What stands for a text or a file where it must not be kept itself.

use sha2::{Digest, Sha256};

pub fn sha256(bytes: impl AsRef<[u8]>) -> [u8; 32] {
    Sha256::digest(bytes).into()
}
