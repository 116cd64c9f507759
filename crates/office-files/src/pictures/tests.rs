//! Pictures as people have them.

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::codecs::webp::WebPEncoder;
use image::{GrayImage, ImageBuffer, ImageEncoder, LumaA, RgbaImage};

use super::*;

/// A text that stands in what a camera notes, and nowhere else.
const PLACE: &[u8] = b"23 32 51 S";

/// What a camera notes: which side is up, and where it was.
fn exif(orientation: u8) -> Vec<u8> {
    let mut exif = b"II\x2A\x00\x08\x00\x00\x00\x02\x00".to_vec();
    exif.extend([0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]);
    exif.extend([0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0]);
    exif.extend([0; 4]);
    // Where: one field, the text itself behind it.
    exif.extend([1, 0, 1, 0, 2, 0, 10, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0]);
    exif.extend(PLACE);
    exif
}

/// Its left half is red and its right half blue.
fn flag(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, _| if x < width / 2 { Rgb([250, 0, 0]) } else { Rgb([0, 0, 250]) })
}

fn encoded(picture: impl Into<DynamicImage>, encoder: impl FnOnce(&mut Vec<u8>, DynamicImage)) -> Vec<u8> {
    let mut bytes = Vec::new();
    encoder(&mut bytes, picture.into());
    bytes
}

pub fn as_png(picture: impl Into<DynamicImage>) -> Vec<u8> {
    encoded(picture, |bytes, picture| picture.write_with_encoder(PngEncoder::new(bytes)).unwrap())
}

pub fn as_jpeg(picture: impl Into<DynamicImage>) -> Vec<u8> {
    encoded(picture, |bytes, picture| picture.write_with_encoder(JpegEncoder::new(bytes)).unwrap())
}

pub fn as_webp(picture: impl Into<DynamicImage>) -> Vec<u8> {
    encoded(picture, |bytes, picture| picture.write_with_encoder(WebPEncoder::new_lossless(bytes)).unwrap())
}

pub fn redrawn(bytes: &[u8]) -> (MediaType, DynamicImage) {
    let file = Painter::default().redraw(bytes).unwrap();
    assert_eq!(file.sha256, <[u8; 32]>::from(Sha256::digest(&file.bytes)));
    (file.kind, image::load_from_memory(&file.bytes).unwrap())
}

/// The colour of a point, roughly.
fn colour(picture: &DynamicImage, x: u32, y: u32) -> &'static str {
    match picture.to_rgb8().get_pixel(x, y).0 {
        [200..=255, 0..=60, 0..=60] => "red",
        [0..=60, 0..=60, 200..=255] => "blue",
        [200..=255, 200..=255, 200..=255] => "white",
        [0..=60, 0..=60, 0..=60] => "black",
        _ => "another",
    }
}

#[test]
fn pictures_of_every_depth_show_what_they_showed() {
    let deep: ImageBuffer<Rgba<u16>, Vec<u16>> =
        ImageBuffer::from_pixel(40, 20, Rgba([u16::MAX, 0, 0, u16::MAX]));
    let grey: ImageBuffer<LumaA<u8>, Vec<u8>> = ImageBuffer::from_pixel(40, 20, LumaA([0, 255]));
    let (png, jpeg) = (MediaType::Png, MediaType::Jpeg);
    for (name, bytes, kind, left, right) in [
        ("PNG", as_png(flag(40, 20)), png, "red", "blue"),
        ("JPEG", as_jpeg(flag(40, 20)), jpeg, "red", "blue"),
        ("WebP", as_webp(flag(40, 20)), png, "red", "blue"),
        ("lossy WebP", LOSSY_WEBP.to_vec(), png, "white", "white"),
        ("16 bits a colour", as_png(deep), png, "red", "red"),
        ("grey, transparent", as_png(grey), png, "black", "black"),
        ("grey JPEG", as_jpeg(GrayImage::from_pixel(40, 20, image::Luma([255]))), jpeg, "white", "white"),
        ("palette", PALETTE_PNG.to_vec(), png, "red", "blue"),
        ("CMYK", cmyk_jpeg(), jpeg, "white", "white"),
    ] {
        let (kept, picture) = redrawn(&bytes);
        let (width, height) = (picture.width(), picture.height());
        let seen = (colour(&picture, 0, 0), colour(&picture, width - 1, height - 1));
        assert_eq!((kept, seen), (kind, (left, right)), "{name}");
    }
}

/// White, as programs save it to be small.
pub const LOSSY_WEBP: &[u8] = b"RIFF$\x00\x00\x00WEBPVP8 \x18\x00\x00\x000\x01\x00\x9D\x01*\x10\x00\x10\x00\x02\xC0L%\xA4\x00\x03p\x00\xFE\xF7\x8C\x00\x00";

/// Two pixels, red and blue, by their places in a list of colours.
const PALETTE_PNG: &[u8] = b"\x89PNG\x0D\x0A\x1A\x0A\x00\x00\x00\x0DIHDR\x00\x00\x00\x02\x00\x00\x00\x01\x08\x03\x00\x00\x00\xC3\xFC\x8F\xB8\x00\x00\x00\x06PLTE\xFF\x00\x00\x00\x00\xFFl\xA1\xFD\x8E\x00\x00\x00\x0BIDAT\x08\xD7c``\x04\x00\x00\x04\x00\x02'\x02\x91\xEE\x00\x00\x00\x00IEND\xAEB`\x82";

/// Eight pixels by eight in the four colours of printers, all at one value: no ink.
fn cmyk_jpeg() -> Vec<u8> {
    let mut jpeg = b"\xFF\xD8\xFF\xEE\x00\x0EAdobe\x00\x64\x00\x00\x00\x00\x00\xFF\xDB\x00\x43\x00".to_vec();
    jpeg.extend([1; 64]);
    jpeg.extend(b"\xFF\xC0\x00\x14\x08\x00\x08\x00\x08\x04\x01\x11\x00\x02\x11\x00\x03\x11\x00\x04\x11\x00");
    // Two tables: of the first coefficient a difference of eleven bits or none, of the others only their end.
    jpeg.extend(b"\xFF\xC4\x00\x15\x00\x00\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x00\x0A");
    jpeg.extend(b"\xFF\xC4\x00\x14\x10\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x00");
    jpeg.extend(b"\xFF\xDA\x00\x0E\x04\x01\x00\x02\x00\x03\x00\x04\x00\x00\x3F\x00");
    // Each colour: `01`, ten bits of 1016, `0`.
    jpeg.extend(bits(&"0111111110000".repeat(4)));
    jpeg.extend(b"\xFF\xD9");
    jpeg
}

/// The bits of a scan, filled up with ones.
fn bits(text: &str) -> Vec<u8> {
    let filled = format!("{text}{}", "1".repeat((8 - text.len() % 8) % 8));
    let bytes = filled.as_bytes().chunks(8);
    let byte = |bits: &[u8]| u8::from_str_radix(str::from_utf8(bits).unwrap(), 2).unwrap();
    bytes.map(byte).flat_map(|byte| if byte == 0xFF { vec![0xFF, 0] } else { vec![byte] }).collect()
}

#[test]
fn what_a_camera_notes_goes_once_the_picture_stands_upright() {
    let with_exif = |orientation: u8| {
        let picture = flag(40, 20);
        let mut files = vec![Vec::new(), Vec::new(), Vec::new()];
        let [jpeg, png, webp] = files.as_mut_slice() else { unreachable!() };
        let mut encoder = JpegEncoder::new_with_quality(jpeg, 95);
        encoder.set_exif_metadata(exif(orientation)).unwrap();
        picture.write_with_encoder(encoder).unwrap();
        let mut encoder = PngEncoder::new(png);
        encoder.set_exif_metadata(exif(orientation)).unwrap();
        picture.write_with_encoder(encoder).unwrap();
        let mut encoder = WebPEncoder::new_lossless(webp);
        encoder.set_exif_metadata(exif(orientation)).unwrap();
        picture.write_with_encoder(encoder).unwrap();
        files
    };
    // Of the upright picture: its size, and where it is red.
    for (orientation, size, red) in [
        (1, (40, 20), (2, 2)),
        (2, (40, 20), (37, 2)),
        (3, (40, 20), (37, 17)),
        (6, (20, 40), (2, 2)),
        (8, (20, 40), (2, 37)),
    ] {
        for bytes in with_exif(orientation) {
            assert!(holds(&bytes, PLACE));
            let file = Painter::default().redraw(&bytes).unwrap();
            for mark in [PLACE, b"Exif", b"eXIf", b"II\x2A\x00"] {
                assert!(!holds(&file.bytes, mark), "{orientation}: {}", String::from_utf8_lossy(mark));
            }
            let picture = image::load_from_memory(&file.bytes).unwrap();
            assert_eq!((picture.width(), picture.height()), size, "{orientation}");
            assert_eq!(colour(&picture, red.0, red.1), "red", "{orientation}");
        }
    }
}

pub fn holds(bytes: &[u8], mark: &[u8]) -> bool {
    bytes.windows(mark.len()).any(|window| window == mark)
}

#[test]
fn a_picture_becomes_as_small_as_a_page_needs_and_never_larger() {
    for (given, kept) in [
        ((1, 1), (1, 1)),
        ((1600, 900), (1600, 900)),
        ((1601, 3), (1600, 3)),
        ((900, 2000), (720, 1600)),
        ((4000, 3000), (1600, 1200)),
        ((9000, 2), (1600, 1)),
    ] {
        let (_, picture) = redrawn(&as_png(flag(given.0, given.1)));
        assert_eq!((picture.width(), picture.height()), kept, "{given:?}");
        if given.0 > 1 {
            assert_eq!(
                (colour(&picture, 0, 0), colour(&picture, kept.0 - 1, 0)),
                ("red", "blue"),
                "{given:?}"
            );
        }
    }
}

#[test]
fn what_shines_through_stays_in_a_drawing_and_lies_on_paper_in_a_photograph() {
    // A drawing on nothing.
    let drawing = RgbaImage::from_fn(300, 300, |x, _| Rgba(if x < 20 { [0, 0, 0, 255] } else { [0; 4] }));
    let (kind, picture) = redrawn(&as_png(drawing));
    assert_eq!(kind, MediaType::Png);
    let picture = picture.into_rgba8();
    assert_eq!((picture.get_pixel(2, 2).0, picture.get_pixel(200, 2).0), ([0, 0, 0, 255], [0; 4]));
    // As varied as a photograph, but for a corner that is not there.
    let photograph = RgbaImage::from_fn(900, 900, |x, y| {
        let mixed = x.wrapping_mul(374_761_393) ^ y.wrapping_mul(668_265_263);
        let shade = (mixed ^ mixed >> 13).wrapping_mul(1_274_126_177).to_be_bytes();
        if x < 100 && y < 100 { Rgba([0; 4]) } else { Rgba([shade[0], shade[1], shade[2], 255]) }
    });
    let (kind, picture) = redrawn(&as_png(photograph));
    assert_eq!((kind, colour(&picture, 50, 50)), (MediaType::Jpeg, "white"));
}
