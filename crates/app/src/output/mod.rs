//! Lines for who called the program. Who closes the pipe early, as `head` does, wants no more of them: that is no
//! failure, and the command goes on to its end. Whatever a line quotes, nothing in it commands the terminal.

pub mod whole_file;

use std::fmt;
use std::io::{self, Write};

use kernel::printable;

use crate::failure::system_words;

/// A line on standard output.
macro_rules! say {
    ($($text:tt)*) => { $crate::output::line(format_args!($($text)*)) };
}

/// A line on standard error.
macro_rules! complain {
    ($($text:tt)*) => { $crate::output::error_line(format_args!($($text)*)) };
}

pub(crate) use {complain, say};

/// Ends the program when the line cannot be written for another reason than a closed pipe, such as a full disk: what was
/// asked for is not whole.
pub fn line(text: fmt::Arguments<'_>) {
    let written = writeln!(io::stdout().lock(), "{}", printable(&text.to_string()));
    if let Err(error) = written
        && error.kind() != io::ErrorKind::BrokenPipe
    {
        error_line(format_args!("Erro: a saída não pôde ser escrita: {}", system_words(&error)));
        std::process::exit(1);
    }
}

pub fn error_line(text: fmt::Arguments<'_>) {
    // Nobody is left to tell.
    let _ = writeln!(io::stderr().lock(), "{}", printable(&text.to_string()));
}
