//! How much a picture may take, told by its header before any of it is decoded.

use std::borrow::Cow;
use std::io::Cursor;

use application::files::NoImage;
use image::codecs::jpeg::JpegDecoder;
use image::codecs::png::PngDecoder;
use image::codecs::webp::WebPDecoder;
use image::{ImageDecoder, ImageError, ImageFormat, Limits};

const MOST_PIXELS: u64 = 25_000_000;

/// Bytes that decoding may take, of which the decoders are counted by what they do: the picture itself, and what they keep
/// of it beside.
const MEMORY: u64 = 128_000_000;

/// Scans of a JPEG. A photograph has ten; of thousands each would go over the whole picture.
const MOST_SCANS: usize = 100;

type Bytes<'a> = Cursor<&'a [u8]>;

/// What is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Png,
    Jpeg,
    WebP,
}

impl Kind {
    /// By the bytes themselves: no name and no header of a request says it.
    pub fn of(bytes: &[u8]) -> Result<Self, NoImage> {
        match image::guess_format(bytes) {
            Ok(ImageFormat::Png) => Ok(Self::Png),
            Ok(ImageFormat::Jpeg) => Ok(Self::Jpeg),
            Ok(ImageFormat::WebP) => Ok(Self::WebP),
            Ok(_) | Err(_) => Err(NoImage::OtherKind),
        }
    }
}

/// A decoder that has read the header and nothing else, of a picture within the bounds.
pub fn decoder(bytes: &[u8], kind: Kind) -> Result<Box<dyn ImageDecoder + '_>, NoImage> {
    let source = Cursor::new(bytes);
    match kind {
        Kind::Png => png(source),
        Kind::Jpeg => jpeg(source),
        Kind::WebP => webp(source),
    }
}

/// How many pixels a picture says it has, by its header alone.
pub fn pixels(bytes: &[u8], kind: Kind) -> Result<u64, NoImage> {
    let source = Cursor::new(bytes);
    let (width, height) = match kind {
        Kind::Png => png_decoder(&without_asides(bytes))?.dimensions(),
        Kind::Jpeg => JpegDecoder::new(source).map_err(broken)?.dimensions(),
        Kind::WebP => WebPDecoder::new(source).map_err(broken)?.dimensions(),
    };
    Ok(u64::from(width) * u64::from(height))
}

fn png(source: Bytes<'_>) -> Result<Box<dyn ImageDecoder + '_>, NoImage> {
    let decoder = png_decoder(without_asides(source.get_ref()))?;
    let kept = u64::from(decoder.color_type().bytes_per_pixel());
    within(decoder, kept)
}

fn png_decoder<T: AsRef<[u8]>>(png: T) -> Result<PngDecoder<Cursor<T>>, NoImage> {
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(MEMORY);
    PngDecoder::with_limits(Cursor::new(png), limits).map_err(broken)
}

/// What no bound of the decoder holds and nothing that is drawn shows: texts, and the profile of colours.
const ASIDES: [&[u8]; 4] = [b"iCCP", b"iTXt", b"tEXt", b"zTXt"];

/// A PNG without its asides; a copy only where it has some.
fn without_asides(png: &[u8]) -> Cow<'_, [u8]> {
    let (signature, rest) = png.split_at(png.len().min(8));
    let is_aside = |part: &&[u8]| part.get(4..8).is_some_and(|name| ASIDES.contains(&name));
    if parts(rest).any(|part| is_aside(&part)) {
        let shown = parts(rest).filter(|part| !is_aside(part));
        std::iter::once(signature).chain(shown).flatten().copied().collect()
    } else {
        png.into()
    }
}

/// The parts of a PNG, each with its length, its name and its checksum.
fn parts(mut png: &[u8]) -> impl Iterator<Item = &[u8]> {
    std::iter::from_fn(move || {
        let length = usize::try_from(u32::from_be_bytes(*png.first_chunk()?)).unwrap_or(usize::MAX);
        let (part, rest) = png.split_at(length.saturating_add(12).min(png.len()));
        png = rest;
        Some(part)
    })
}

fn jpeg(source: Bytes<'_>) -> Result<Box<dyn ImageDecoder + '_>, NoImage> {
    let bytes = *source.get_ref();
    let scans = bytes.windows(2).filter(|pair| pair == b"\xFF\xDA").count();
    if scans > MOST_SCANS || !has_end(bytes) {
        return Err(NoImage::Broken);
    }
    let decoder = JpegDecoder::new(source).map_err(broken)?;
    let colours = u64::from(decoder.color_type().bytes_per_pixel());
    // Of a picture that comes in several scans every coefficient waits for the last one, of up to four colours.
    let kept = if comes_in_scans(bytes) { colours + 2 * (colours + 1) } else { colours };
    within(decoder, kept)
}

/// Whether a decoder might keep all coefficients: some frame is progressive or has four colours, or some scan has not all
/// of three. A small picture inside the file counts too, which does no harm: few pictures are as large.
fn comes_in_scans(bytes: &[u8]) -> bool {
    bytes.windows(5).any(|window| {
        matches!(
            window,
            [0xFF, 0xC2, _, _, 8]
                | [0xFF, 0xC0 | 0xC1, 0, 20, 8]
                | [0xFF, 0xDA, 0, 8, 1]
                | [0xFF, 0xDA, 0, 10, 2]
        )
    })
}

/// Where the last scan never ends the decoder would show grey. No scan holds the mark of an end before it.
fn has_end(bytes: &[u8]) -> bool {
    let last = |mark: &[u8; 2]| bytes.windows(2).rposition(|pair| pair == mark);
    last(b"\xFF\xD9") > last(b"\xFF\xDA")
}

fn webp(source: Bytes<'_>) -> Result<Box<dyn ImageDecoder + '_>, NoImage> {
    let inner = size_inside_webp(source.get_ref());
    let decoder = WebPDecoder::new(source).map_err(broken)?;
    if decoder.has_animation() {
        return Err(NoImage::Animated);
    }
    // The decoder compares the two once it has decoded the inner one.
    if inner.is_some_and(|inner| inner != decoder.dimensions()) {
        return Err(NoImage::Broken);
    }
    // The transparency is a picture of its own, and the colours lie beside.
    let kept = if decoder.color_type().has_alpha() { 11 } else { 7 };
    within(decoder, kept)
}

/// The size that the lossy picture inside a WebP says of itself, whatever is said around it.
fn size_inside_webp(bytes: &[u8]) -> Option<(u32, u32)> {
    let mut rest = bytes.get(12..)?;
    loop {
        let (name, size, content) = (rest.get(..4)?, rest.get(4..8)?, rest.get(8..)?);
        if name == b"VP8 " {
            let side =
                |at: usize| Some(u32::from(u16::from_le_bytes(content.get(at..at + 2)?.try_into().ok()?)));
            return Some((side(6)? & 0x3FFF, side(8)? & 0x3FFF));
        }
        let size = u32::from_le_bytes(size.try_into().ok()?);
        rest = content.get(usize::try_from(size).ok()?.checked_next_multiple_of(2)?..)?;
    }
}

/// `kept` bytes a pixel.
fn within<'a>(decoder: impl ImageDecoder + 'a, kept: u64) -> Result<Box<dyn ImageDecoder + 'a>, NoImage> {
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MOST_PIXELS {
        Err(NoImage::TooManyPixels)
    } else if pixels * kept > MEMORY {
        Err(NoImage::TooMuchMemory)
    } else {
        Ok(Box::new(decoder))
    }
}

pub fn broken(error: ImageError) -> NoImage {
    match error {
        ImageError::Limits(_) => NoImage::TooMuchMemory,
        _ => NoImage::Broken,
    }
}
