//! Bytes that a school keeps, and what makes them of what people send.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use kernel::{FileId, PersonId, StoreError, words};
use thiserror::Error;

use crate::lessons::paper::PlanPapers;
use crate::spreadsheet::Spreadsheets;

words! {
    /// What the bytes of a file are, by themselves.
    pub enum MediaType {
        Png = "image/png",
        Jpeg = "image/jpeg",
        Pdf = "application/pdf",
        Docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        Xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        Pptx = "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        Odt = "application/vnd.oasis.opendocument.text",
        Ods = "application/vnd.oasis.opendocument.spreadsheet",
        Odp = "application/vnd.oasis.opendocument.presentation",
    }
    /// A text that names none that is kept.
    pub struct UnknownMediaType = "unknown media type";
}

impl MediaType {
    /// Those of pictures, which are drawn anew.
    pub const PICTURES: [Self; 2] = [Self::Png, Self::Jpeg];

    /// What the names of such files end in; ours in the first.
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Png => &["png"],
            Self::Jpeg => &["jpg", "jpeg"],
            Self::Pdf => &["pdf"],
            Self::Docx => &["docx"],
            Self::Xlsx => &["xlsx"],
            Self::Pptx => &["pptx"],
            Self::Odt => &["odt"],
            Self::Ods => &["ods"],
            Self::Odp => &["odp"],
        }
    }

    /// What people call one.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Png => "imagem PNG",
            Self::Jpeg => "imagem JPEG",
            Self::Pdf => "PDF",
            Self::Docx => "documento do Word",
            Self::Xlsx => "planilha do Excel",
            Self::Pptx => "apresentação do PowerPoint",
            Self::Odt => "documento do LibreOffice",
            Self::Ods => "planilha do LibreOffice",
            Self::Odp => "apresentação do LibreOffice",
        }
    }
}

/// A file about to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewFile {
    pub kind: MediaType,
    pub sha256: [u8; 32],
    pub bytes: Vec<u8>,
}

/// Why the bytes that somebody sent become no picture: a sentence in Portuguese.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoImage {
    #[error("Envie uma imagem PNG, JPEG ou WebP.")]
    OtherKind,
    #[error("A imagem tem mais de 25 megapixels. Diminua a imagem e envie de novo.")]
    TooManyPixels,
    #[error("A imagem ocupa memória demais para ser lida. Diminua a imagem e envie de novo.")]
    TooMuchMemory,
    #[error("A imagem se move. Envie uma imagem parada.")]
    Animated,
    #[error("A imagem não pôde ser lida. Abra e salve a imagem de novo antes de enviar.")]
    Broken,
}

/// Makes of an uploaded picture the one that is kept: small enough for a page, drawn anew, and nothing in it but what is seen.
pub trait Pictures: Send + Sync {
    fn redraw(&self, bytes: &[u8]) -> Result<NewFile, NoImage>;
}

/// Why a document that somebody sent is not kept: a sentence in Portuguese.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoDocument {
    #[error(
        "Envie um PDF, um documento, uma planilha ou uma apresentação (docx, xlsx, pptx, odt, ods, odp), ou uma imagem PNG ou JPEG."
    )]
    OtherKind,
    #[error(
        "O arquivo está vazio. Abra-o no programa em que foi feito, confira o conteúdo, salve e envie de novo."
    )]
    Empty,
    /// Of Office before 2007, which keeps programs where nobody finds them.
    #[error(
        "O arquivo está no formato antigo {of}, .{ending}. Abra-o, salve como .{instead} e envie de novo."
    )]
    OldOffice { of: &'static str, ending: &'static str, instead: &'static str },
    /// Its name ends in one thing, and inside it is another.
    #[error(
        "O nome do arquivo termina em .{ending}, mas por dentro é outra coisa: {is}. Troque o fim do nome para .{right} e envie de novo."
    )]
    NotItsName { ending: String, is: &'static str, right: &'static str },
    /// Its name ends in what is kept, and its bytes are nothing that is.
    #[error(
        "O nome do arquivo termina em .{ending}, mas por dentro não é {of}: ele foi renomeado ou está danificado. Abra-o no programa em que foi feito, salve como .{ending} e envie de novo."
    )]
    Renamed { ending: &'static str, of: &'static str },
    #[error(
        "O arquivo está protegido por senha e não pode ser conferido. Salve-o sem senha e envie de novo."
    )]
    LockedOffice,
    #[error(
        "O PDF traz um programa, ou abre ou carrega outros arquivos. Imprima-o como PDF e envie o novo arquivo."
    )]
    ActivePdf,
    #[error("O PDF está protegido e não pode ser conferido. Salve-o sem senha e envie de novo.")]
    LockedPdf,
    /// It packs its objects in a way that no program for people writes, or they swell.
    #[error(
        "O PDF guarda o conteúdo de um jeito que não pode ser conferido. Imprima-o como PDF e envie o novo arquivo."
    )]
    UncheckedPdf,
    #[error("O arquivo traz macros. Salve-o sem macros e envie de novo.")]
    Macros,
    #[error("O arquivo traz outro programa ou objeto dentro dele. Retire-o e envie de novo.")]
    Embedded,
    /// It fetches a part of it from elsewhere once it is opened, or asks another program.
    #[error(
        "O arquivo busca conteúdo em outro lugar: um modelo, uma imagem, um vídeo, outra planilha ou outro programa. Desfaça esse vínculo e envie de novo, ou envie o arquivo como PDF."
    )]
    Linked,
    #[error("O arquivo é grande demais por dentro para ser conferido. Divida-o, ou envie-o como PDF.")]
    TooLargeInside,
    #[error("A imagem tem mais de 40 megapixels. Diminua a imagem e envie de novo.")]
    TooManyPixels,
    #[error("O arquivo não pôde ser lido. Abra e salve o arquivo de novo antes de enviar.")]
    Broken,
}

/// Tells what a document is by its bytes, and refuses one that does more than be read.
pub trait Documents: Send + Sync {
    fn look(&self, name: &str, bytes: &[u8]) -> Result<NewFile, NoDocument>;
}

/// What is known of a file before its bytes are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileKept {
    pub kind: MediaType,
    pub sha256: [u8; 32],
}

pub trait KnownFiles {
    fn file(&mut self, id: FileId) -> Result<Option<FileKept>, StoreError>;
}

/// Files that come and go.
pub trait Files: KnownFiles {
    fn add_file(&mut self, new: &NewFile, by: PersonId, at: DateTime<Utc>) -> Result<FileId, StoreError>;
    fn remove_file(&mut self, id: FileId) -> Result<(), StoreError>;
}

pub trait FilesView: KnownFiles {
    /// Read in parts, each by a statement of its own.
    fn file_bytes(&mut self, id: FileId) -> Result<Vec<u8>, StoreError>;
}

/// What reads and writes spreadsheets, what draws pictures anew, what looks at documents, and what writes plans as documents.
#[derive(Clone)]
pub struct FileTools {
    pub spreadsheets: Spreadsheets,
    pub pictures: Arc<dyn Pictures>,
    pub documents: Arc<dyn Documents>,
    pub papers: Arc<dyn PlanPapers>,
}

impl std::fmt::Debug for FileTools {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("FileTools").finish_non_exhaustive()
    }
}
