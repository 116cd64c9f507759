/// A number that follows from both and shows nothing of either (SplitMix64).
pub const fn mixed(seed: u64, with: i64) -> u64 {
    let mut bits = seed ^ with.cast_unsigned().wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
