//! What the largest picture takes of the memory.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{Rgba, RgbaImage};

/// 25 megapixels of four bytes.
fn largest() -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Fast, FilterType::NoFilter);
    RgbaImage::from_pixel(5_000, 5_000, Rgba([200, 30, 30, 128])).write_with_encoder(encoder).unwrap();
    bytes
}

/// The most memory that this process had since it was last forgotten, in megabytes.
#[cfg(target_os = "linux")]
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1000
}

/// Two at once, as there are two threads for files. Seen: 111 MB for this one, and 160 for one of 16 bits a colour.
#[cfg(target_os = "linux")]
#[test]
fn the_largest_pictures_take_turns_and_so_no_more_memory_than_one() {
    let (bytes, pictures) = (largest(), office_files::tools().pictures);
    std::fs::write("/proc/self/clear_refs", "5").unwrap();
    let before = peak();
    std::thread::scope(|threads| {
        for _ in 0..2 {
            threads.spawn(|| pictures.redraw(&bytes).unwrap());
        }
    });
    let taken = peak() - before;
    assert!((90..170).contains(&taken), "{taken} MB");
}
