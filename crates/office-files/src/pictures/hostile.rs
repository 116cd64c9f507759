//! Pictures that a stranger makes to use up memory and time, or to bring along what is none.

use std::io::Cursor;

use application::files::MediaType;
use application::files::{NoImage, Pictures as _};
use image::codecs::png::{PngDecoder, PngEncoder};
use image::{ImageDecoder as _, ImageEncoder as _, Rgb, RgbImage};
use proptest::prelude::*;

use super::bounds::{self, Kind};
use super::tests::{LOSSY_WEBP, as_jpeg, as_png, as_webp, holds, redrawn};
use super::{Painter, SIDE};

fn refusal(bytes: &[u8]) -> NoImage {
    Painter::default().redraw(bytes).unwrap_err()
}

/// The header of a PNG, and no more.
pub(crate) fn png_header(width: u32, height: u32, depth: u8, colours: u8) -> Vec<u8> {
    let sizes = [width.to_be_bytes(), height.to_be_bytes()].concat();
    let header = [b"IHDR".as_slice(), &sizes, &[depth, colours, 0, 0, 0]].concat();
    [
        b"\x89PNG\r\n\x1A\n\x00\x00\x00\x0D".as_slice(),
        &header,
        &crc(&header),
        b"\x00\x00\x00\x00IDAT\x35\xAF\x06\x1E",
    ]
    .concat()
}

/// The checksum of a part of a PNG.
fn crc(bytes: &[u8]) -> [u8; 4] {
    let crc = bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(
            crc ^ u32::from(*byte),
            |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 },
        )
    });
    (!crc).to_be_bytes()
}

/// The headers of a JPEG of the kind that `frame` is a mark of.
pub(crate) fn jpeg_header(width: u16, height: u16, frame: u8) -> Vec<u8> {
    let sizes = [height.to_be_bytes(), width.to_be_bytes()].concat();
    let frame =
        [&[0xFF, frame, 0, 17, 8], sizes.as_slice(), &[3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]].concat();
    let scan = b"\xFF\xDA\x00\x0C\x03\x01\x00\x02\x00\x03\x00\x00\x3F\x00";
    [b"\xFF\xD8".as_slice(), &frame, scan, b"\xFF\xD9"].concat()
}

/// A WebP that says one size around another.
fn webp(canvas: u32, lossy: u16, flags: u8) -> Vec<u8> {
    let side = (canvas - 1).to_le_bytes();
    let sizes = [&side[..3], &side[..3]].concat();
    let mut inner = LOSSY_WEBP[12..].to_vec();
    inner[14..16].copy_from_slice(&lossy.to_le_bytes());
    inner[16..18].copy_from_slice(&lossy.to_le_bytes());
    let chunks = [b"WEBPVP8X\x0A\x00\x00\x00".as_slice(), &[flags, 0, 0, 0], &sizes, &inner].concat();
    [b"RIFF".as_slice(), &u32::try_from(chunks.len()).unwrap().to_le_bytes(), &chunks].concat()
}

/// A WebP of one frame that says it is the first of several.
fn animated_webp() -> Vec<u8> {
    let frame = [[0; 6].as_slice(), &[15, 0, 0, 15, 0, 0, 100, 0, 0, 0], &LOSSY_WEBP[12..]].concat();
    let length = u32::try_from(frame.len()).unwrap().to_le_bytes();
    let frame = [b"ANMF".as_slice(), &length, &frame].concat();
    let chunks = [
        b"WEBPVP8X\x0A\0\0\0\x02\0\0\0\x0F\0\0\x0F\0\0ANIM\x06\0\0\0\0\0\0\0\0\0".as_slice(),
        &frame,
        &frame,
    ]
    .concat();
    [b"RIFF".as_slice(), &u32::try_from(chunks.len()).unwrap().to_le_bytes(), &chunks].concat()
}

#[test]
fn a_header_is_enough_to_refuse() {
    let lossless = |side: u32| {
        let sizes = ((side - 1) | (side - 1) << 14).to_le_bytes();
        [b"RIFF\x11\0\0\0WEBPVP8L\x05\0\0\0\x2F".as_slice(), &sizes, b"\0"].concat()
    };
    for (name, bytes, refused) in [
        ("50,000 x 50,000", png_header(50_000, 50_000, 8, 2), NoImage::TooManyPixels),
        // One line of it alone.
        ("2,000,000,000 x 1", png_header(2_000_000_000, 1, 1, 0), NoImage::TooMuchMemory),
        ("50,000 x 50,000, JPEG", jpeg_header(50_000, 50_000, 0xC0), NoImage::TooManyPixels),
        ("16,000 x 16,000, WebP", lossless(16_000), NoImage::TooManyPixels),
        ("5,001 x 5,000", png_header(5_001, 5_000, 8, 2), NoImage::TooManyPixels),
        // Within the pixels, and eight bytes for each.
        ("16 bits a colour", png_header(5_000, 5_000, 16, 6), NoImage::TooMuchMemory),
        ("progressive", jpeg_header(5_000, 5_000, 0xC2), NoImage::TooMuchMemory),
        ("lossless WebP", lossless(5_000), NoImage::TooMuchMemory),
        ("a picture larger than its frame", webp(100, 16_000, 0), NoImage::Broken),
        ("one that moves", animated_webp(), NoImage::Animated),
        ("nothing", Vec::new(), NoImage::OtherKind),
        ("a text", b"PNG".to_vec(), NoImage::OtherKind),
        ("an SVG called .png", b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_vec(), NoImage::OtherKind),
        (
            "an SVG with its declaration",
            b"\xEF\xBB\xBF<?xml version=\"1.0\"?><svg/>".to_vec(),
            NoImage::OtherKind,
        ),
        ("a GIF", b"GIF89a\x01\0\x01\0\0\0\0;".to_vec(), NoImage::OtherKind),
        ("a BMP", b"BM\x46\0\0\0\0\0\0\0\x36\0\0\0".to_vec(), NoImage::OtherKind),
        ("a TIFF", b"II\x2A\0\x08\0\0\0".to_vec(), NoImage::OtherKind),
        ("an AVIF", b"\0\0\0\x1CftypavifXXXXavif".to_vec(), NoImage::OtherKind),
        ("a PDF", b"%PDF-1.7".to_vec(), NoImage::OtherKind),
    ] {
        let header = Kind::of(&bytes).and_then(|kind| bounds::decoder(&bytes, kind).map(drop));
        assert_eq!(header, Err(refused), "{name}");
        assert_eq!(refusal(&bytes), refused, "{name}");
    }
    // A fair header alone is no picture.
    assert_eq!(refusal(&png_header(5_000, 5_000, 8, 6)), NoImage::Broken);
}

/// Each of thousands of scans would go over the whole picture.
#[test]
fn a_jpeg_of_thousands_of_scans_is_refused() {
    let mut jpeg = as_jpeg(drawing());
    let scan = b"\xFF\xDA\x00\x08\x01\x01\x00\x00\x3F\x00";
    let end = jpeg.split_off(jpeg.len() - 2);
    jpeg.extend(scan.repeat(101));
    jpeg.extend(end);
    assert_eq!(refusal(&jpeg), NoImage::Broken);
}

/// Of a megabyte inside a PNG's profile, or its texts, thousands of bytes come; the decoder would take what they inflate to.
#[test]
fn a_profile_inside_a_png_is_not_read() {
    let mut png = Vec::new();
    let mut encoder = PngEncoder::new(&mut png);
    encoder.set_icc_profile(vec![0; 1 << 20]).unwrap();
    drawing().write_with_encoder(encoder).unwrap();
    assert!(PngDecoder::new(Cursor::new(&png)).unwrap().icc_profile().unwrap().is_some());
    assert_eq!(bounds::decoder(&png, Kind::Png).unwrap().icc_profile().unwrap(), None);
    redrawn(&png);
}

fn drawing() -> RgbImage {
    RgbImage::from_fn(60, 40, |x, y| Rgb([u8::from(x > y) * 255, 0, 90]))
}

#[test]
fn a_file_that_ends_too_early_is_refused_wherever_it_ends() {
    for (name, whole) in
        [("PNG", as_png(drawing())), ("JPEG", as_jpeg(drawing())), ("WebP", as_webp(drawing()))]
    {
        redrawn(&whole);
        for length in (0..whole.len().saturating_sub(20)).step_by(7) {
            let refused = refusal(&whole[..length]);
            assert!(matches!(refused, NoImage::Broken | NoImage::OtherKind), "{name}, {length}: {refused:?}");
        }
    }
}

/// Files that are pictures and something else: of the other thing nothing is left.
#[test]
fn a_picture_that_is_something_else_too_is_a_picture_afterwards() {
    let script = b"<html><script>alert(document.domain)</script></html>".as_slice();
    let zip = crate::testing::zip(&[("conteudo.txt", script)]);
    let comment = |kind: &[u8; 4]| {
        let part = [kind.as_slice(), b"Comment\0", script].concat();
        let length = u32::try_from(part.len() - 4).unwrap().to_be_bytes();
        [length.as_slice(), &part, &crc(&part)].concat()
    };
    let png = as_png(drawing());
    let (start, rest) = png.split_at(33);
    let jpeg = as_jpeg(drawing());
    let in_jpeg = [&[0xFF, 0xFE, 0, u8::try_from(script.len() + 2).unwrap()], script].concat();
    for (name, bytes, mark) in [
        ("a PNG and a page", [&png, script].concat(), script),
        ("a PNG and a zip", [png.as_slice(), &zip].concat(), b"PK\x03\x04".as_slice()),
        ("a page inside a PNG", [start, &comment(b"tEXt"), rest].concat(), script),
        ("a part that nobody knows", [start, &comment(b"scRp"), rest].concat(), script),
        ("a JPEG and a page", [&jpeg, script].concat(), script),
        ("a page inside a JPEG", [&jpeg[..2], &in_jpeg, &jpeg[2..]].concat(), script),
        ("a WebP and a page", [&as_webp(drawing()), script].concat(), script),
    ] {
        assert!(holds(&bytes, mark), "{name}");
        let file = Painter::default().redraw(&bytes).unwrap();
        assert!(!holds(&file.bytes, mark) && !holds(&file.bytes, b"script"), "{name}");
        let picture = image::load_from_memory(&file.bytes).unwrap();
        assert_eq!((picture.width(), picture.height()), (60, 40), "{name}");
        // And nothing behind its end.
        let end: &[u8] = if file.kind == MediaType::Png { b"IEND\xAE\x42\x60\x82" } else { b"\xFF\xD9" };
        assert!(file.bytes.ends_with(end), "{name}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_damage_ends_the_program(
        which in 0..4_usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8),
    ) {
        let mut bytes = match which {
            0 => as_png(drawing()),
            1 => as_jpeg(drawing()),
            2 => as_webp(drawing()),
            _ => LOSSY_WEBP.to_vec(),
        };
        for (at, byte) in changes {
            *at.get_mut(&mut bytes) = byte;
        }
        if let Ok(file) = Painter::default().redraw(&bytes) {
            prop_assert!(image::load_from_memory(&file.bytes).is_ok_and(|it| it.width().max(it.height()) <= SIDE));
        }
    }
}
