//! What went wrong, in words for the operator.

use std::error::Error;
use std::io;

use kernel::shortened;

/// What went wrong, as a sentence for the operator.
pub type Failure = Box<dyn Error>;

/// An error in Portuguese: those of the operating system speak English.
pub fn words(error: &(dyn Error + 'static)) -> String {
    error.downcast_ref::<io::Error>().map_or_else(|| error.to_string(), system_words)
}

/// What lies beneath an error, on one line; PostgreSQL may quote in it a whole row of a file.
pub fn cause(error: &(dyn Error + 'static)) -> String {
    shortened(&words(error).split_whitespace().collect::<Vec<_>>().join(" "), 500)
}

/// An error of the operating system in Portuguese; by its number where it is a rare one.
pub fn system_words(error: &io::Error) -> String {
    let known = match error.kind() {
        io::ErrorKind::NotFound => "não existe",
        io::ErrorKind::PermissionDenied => "sem permissão de acesso",
        io::ErrorKind::AlreadyExists => "já existe",
        io::ErrorKind::IsADirectory => "é uma pasta, não um arquivo",
        io::ErrorKind::NotADirectory => "parte do caminho não é uma pasta",
        io::ErrorKind::DirectoryNotEmpty => "a pasta não está vazia",
        io::ErrorKind::InvalidFilename => "o nome não serve para um arquivo",
        io::ErrorKind::StorageFull => "não há mais espaço no disco",
        io::ErrorKind::QuotaExceeded => "a cota de espaço acabou",
        io::ErrorKind::FileTooLarge => "o arquivo é grande demais",
        io::ErrorKind::ReadOnlyFilesystem => "o disco está protegido contra gravação",
        io::ErrorKind::ResourceBusy => "está em uso por outro programa",
        io::ErrorKind::AddrInUse => "o endereço já está em uso por outro programa",
        io::ErrorKind::AddrNotAvailable => "o endereço não é desta máquina",
        io::ErrorKind::ConnectionRefused => "a conexão foi recusada",
        io::ErrorKind::ConnectionReset | io::ErrorKind::ConnectionAborted | io::ErrorKind::BrokenPipe => {
            "a conexão foi interrompida"
        }
        io::ErrorKind::TimedOut => "demorou demais",
        io::ErrorKind::OutOfMemory => "falta memória",
        io::ErrorKind::UnexpectedEof => "o conteúdo acabou antes da hora",
        _ => {
            return error
                .raw_os_error()
                .map_or_else(|| error.to_string(), |number| format!("erro {number} do sistema operacional"));
        }
    };
    known.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_the_operating_system_are_portuguese() {
        for number in 1..=133 {
            let error = io::Error::from_raw_os_error(number);
            let found = words(&error);
            assert!(!found.contains("os error") && found != error.to_string(), "{number}: {found}");
        }
        for (number, expected) in
            [(2, "não existe"), (13, "sem permissão de acesso"), (28, "não há mais espaço no disco")]
        {
            assert_eq!(words(&io::Error::from_raw_os_error(number)), expected);
        }
        assert_eq!(words(&io::Error::other("a senha não serve")), "a senha não serve");
    }
}
