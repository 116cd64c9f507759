//! Pictures that people send, drawn anew: what is kept has nothing in it but what is seen.

pub(crate) mod bounds;
#[cfg(test)]
pub(crate) mod hostile;
#[cfg(test)]
pub(crate) mod tests;

use std::io::Cursor;
use std::sync::{Mutex, PoisonError};

use application::files::{MediaType, NewFile, NoImage, Pictures};
use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::FilterType::CatmullRom;
use image::{DynamicImage, ImageDecoder, ImageError, Rgb, RgbImage, Rgba};
use sha2::{Digest, Sha256};

use self::bounds::Kind;

/// The longer side of what is kept: a page on a projector, or half a sheet of paper.
const SIDE: u32 = 1600;

/// A PNG beyond this is a photograph, which a JPEG says in a fifth of it.
const LARGE_PNG: usize = 1_000_000;

/// Of 100: no difference is seen on a page.
const QUALITY: u8 = 85;

/// Draws one picture at a time, so that several take no more memory than one.
#[derive(Debug, Default)]
pub struct Painter {
    turn: Mutex<()>,
}

impl Pictures for Painter {
    fn redraw(&self, bytes: &[u8]) -> Result<NewFile, NoImage> {
        let kind = Kind::of(bytes)?;
        // Whoever panicked in their turn left nothing behind.
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let mut decoder = bounds::decoder(bytes, kind)?;
        // Cameras note which side is up.
        let orientation = decoder.orientation().map_err(bounds::broken)?;
        let mut picture = fitted(DynamicImage::from_decoder(decoder).map_err(bounds::broken)?);
        picture.apply_orientation(orientation);
        let (kind, bytes) = match kind {
            Kind::Jpeg => (MediaType::Jpeg, jpeg(picture)),
            Kind::Png | Kind::WebP => png_unless_large(picture),
        };
        let bytes = bytes.map_err(bounds::broken)?;
        Ok(NewFile { kind, sha256: Sha256::digest(&bytes).into(), bytes })
    }
}

/// At most [`SIDE`] long, with eight bits a colour.
fn fitted(picture: DynamicImage) -> DynamicImage {
    let is_beyond = |picture: &DynamicImage, side| picture.width().max(picture.height()) > side;
    // The careful way takes sixteen bytes a pixel, and from twice the size on the plain one looks the same.
    let picture = if is_beyond(&picture, 2 * SIDE) { picture.thumbnail(SIDE, SIDE) } else { picture };
    let picture = match (picture.color().has_alpha(), picture.color().has_color()) {
        (true, _) => picture.into_rgba8().into(),
        (false, true) => picture.into_rgb8().into(),
        (false, false) => picture.into_luma8().into(),
    };
    if is_beyond(&picture, SIDE) { picture.resize(SIDE, SIDE, CatmullRom) } else { picture }
}

type Encoded = Result<Vec<u8>, ImageError>;

fn png_unless_large(picture: DynamicImage) -> (MediaType, Encoded) {
    match png(&picture) {
        Ok(bytes) if bytes.len() > LARGE_PNG => (MediaType::Jpeg, jpeg(picture)),
        png => (MediaType::Png, png),
    }
}

fn png(picture: &DynamicImage) -> Encoded {
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Default, FilterType::Adaptive);
    picture.write_with_encoder(encoder).map(|()| bytes)
}

/// A JPEG lets nothing shine through: what does lies on white paper.
fn jpeg(picture: DynamicImage) -> Encoded {
    let picture = match picture {
        DynamicImage::ImageRgba8(picture) => {
            let on_paper = |Rgba([red, green, blue, alpha]): &Rgba<u8>| {
                Rgb([red, green, blue].map(|colour| over_white(*colour, *alpha)))
            };
            let (width, height) = picture.dimensions();
            RgbImage::from_fn(width, height, |x, y| on_paper(picture.get_pixel(x, y))).into()
        }
        picture => picture,
    };
    let mut bytes = Cursor::new(Vec::new());
    picture
        .write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, QUALITY))
        .map(|()| bytes.into_inner())
}

fn over_white(colour: u8, alpha: u8) -> u8 {
    let shade = u16::from(255 - colour) * u16::from(alpha) / 255;
    // A shade is at most 255.
    255 - u8::try_from(shade).unwrap_or(u8::MAX)
}
