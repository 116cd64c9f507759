//! What can go wrong, in sentences for whoever runs the program.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

/// Why PostgreSQL did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(
        "O PostgreSQL não foi encontrado nesta máquina. Instale a versão {oldest} ou mais nova \
         (Debian e Ubuntu: `sudo apt install postgresql`; Fedora: `sudo dnf install postgresql-server`; \
         macOS: `brew install postgresql@17`) ou indique em IDEB_PG_BIN a pasta que contém `initdb` e `postgres`.",
        oldest = crate::version::OLDEST
    )]
    NotInstalled,
    #[error(
        "Os dados em {} são do PostgreSQL {major}, que não foi encontrado nesta máquina. Instale essa versão \
         (Debian e Ubuntu: `sudo apt install postgresql-{major}`; macOS: `brew install postgresql@{major}`) ou \
         indique em IDEB_PG_BIN a pasta dos programas dela.",
        cluster.display()
    )]
    OtherMajor { cluster: PathBuf, major: u32 },
    #[error(
        "A pasta {} (IDEB_PG_BIN) não contém um PostgreSQL {} ou mais novo que se possa executar: faltam `initdb` e \
         `postgres`, ou a conta que os executa não tem acesso a eles.",
        folder.display(),
        crate::version::OLDEST
    )]
    UnusableBinaries { folder: PathBuf },
    #[error(
        "A pasta de dados {} já está em uso por outro programa. Encerre-o ou escolha outra pasta com --data (IDEB_DATA).",
        .0.display()
    )]
    InUse(PathBuf),
    #[error("Não há banco de dados na pasta {}. Confira --data (IDEB_DATA).", .0.display())]
    NoCluster(PathBuf),
    #[error(
        "O programa `{program}` do PostgreSQL {major} ou mais novo não foi encontrado nesta máquina. Instale-o \
         (Debian e Ubuntu: `sudo apt install postgresql-client`; Fedora: `sudo dnf install postgresql`) ou indique em \
         IDEB_PG_BIN a pasta dele."
    )]
    NoClient { program: &'static str, major: u32 },
    #[error(
        "A pasta {} já existe com outros arquivos e não parece ser uma pasta de dados. Escolha uma pasta nova ou vazia.",
        .0.display()
    )]
    ForeignFolder(PathBuf),
    #[error(
        "A conta que executa o PostgreSQL (uid {uid}) não tem acesso à pasta {}. Escolha uma pasta de dados \
         fora dela, por exemplo /var/lib/ideb.",
        closed.display()
    )]
    OutOfReach { closed: PathBuf, uid: u32 },
    #[error(
        "Falta a conta de sistema `postgres`: o PostgreSQL não é executado como root. Crie-a com \
         `useradd --system --user-group --shell /usr/sbin/nologin postgres`, ou execute o sistema com uma conta comum."
    )]
    NoAccount,
    #[error(
        "A pasta {} não está vazia, mas não contém um banco de dados íntegro (PG_VERSION ausente ou ilegível). \
         Restaure uma cópia de segurança ou escolha outra pasta de dados.",
        .0.display()
    )]
    BrokenCluster(PathBuf),
    #[error("A pasta {} é de outra conta ou não é uma pasta, e não pode guardar o soquete do PostgreSQL. Remova-a.", .0.display())]
    ForeignSocketFolder(PathBuf),
    #[error("O PostgreSQL de uma execução anterior (pid {pid}) não encerrou. Encerre-o e tente de novo.")]
    Orphan { pid: i32 },
    #[error("Não foi possível criar o banco de dados ({status}).\n{log}")]
    Initdb { status: ExitStatus, log: String },
    #[error("O PostgreSQL encerrou antes de ficar pronto ({status}).\n{log}")]
    Exited { status: ExitStatus, log: String },
    #[error("O PostgreSQL não ficou pronto em {seconds} segundos.\n{log}")]
    NotReady { seconds: u64, log: String },
    /// The cause is the operating system's error, which speaks English.
    #[error("Não foi possível {action} {}.", path.display())]
    Io { action: &'static str, path: PathBuf, source: io::Error },
}

impl StartError {
    /// For `map_err`: what was being done, and to what.
    pub(crate) fn io(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Io { action, path: path.to_owned(), source }
    }
}

/// PostgreSQL did not end in an orderly way. Nothing committed is lost: the next start recovers it.
#[derive(Debug, thiserror::Error)]
pub enum StopError {
    #[error("O PostgreSQL já tinha encerrado ({0}). O próximo início recupera os dados.")]
    AlreadyExited(ExitStatus),
    #[error("O PostgreSQL demorou a encerrar e foi interrompido. O próximo início recupera os dados.")]
    Forced,
    #[error("O PostgreSQL (pid {pid}) não encerrou.")]
    StillRunning { pid: i32 },
}
