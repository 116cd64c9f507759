//! The command line, in Portuguese.

mod usage;

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory as _, Error, FromArgMatches as _, Parser, Subcommand, ValueEnum};

use crate::output::complain;

use self::usage::MOST;

const EXAMPLES: &str = "\
Exemplos:
  ideb                                          inicia o sistema em http://127.0.0.1:8080
  ideb demo                                     carrega a escola de demonstração
  ideb import ideb divulgacao_*_escolas_*.xlsx  carrega as planilhas do INEP
  ideb verify divulgacao_*_escolas_*.xlsx       recalcula o IDEB de cada linha e compara";

const EXIT_CODES: &str = "\
Código de saída, o pior entre os arquivos:
  0  tudo foi lido, algo foi comparado e tudo confere
  1  algum resultado difere
  2  algo não pôde ser lido, ou não havia o que comparar (se também houver diferença, vale 1)";

/// Sistema IDEB: gestão educacional para escolas da educação básica.
#[derive(Debug, Parser)]
#[command(name = "ideb", version, after_help = EXAMPLES)]
#[command(disable_help_flag = true, disable_version_flag = true, disable_help_subcommand = true)]
pub struct Cli {
    #[command(flatten)]
    pub options: Options,
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Mostra esta ajuda
    #[arg(short = 'h', long, action = clap::ArgAction::Help, global = true)]
    help: Option<bool>,
    /// Mostra a versão
    #[arg(short = 'V', long, action = clap::ArgAction::Version)]
    version: Option<bool>,
}

impl Cli {
    /// What the program was called with. Ends the program after showing help or version, or what is wrong.
    pub fn read() -> Self {
        let matches = usage::in_portuguese(Self::command()).try_get_matches();
        matches.and_then(|matches| Self::from_arg_matches(&matches)).unwrap_or_else(|error| refuse(&error))
    }
}

fn refuse(error: &Error) -> ! {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) {
        error.exit();
    }
    complain!("Erro: {}\n\nPara saber como usar: ideb --help", usage::sentence(error));
    std::process::exit(2)
}

/// Options, each also an environment variable. Read as text, so that all problems are told at once.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Options {
    /// Pasta dos dados do PostgreSQL embutido
    #[arg(long, env = "IDEB_DATA", value_name = "PASTA", global = true)]
    pub data: Option<PathBuf>,
    /// Endereço em que o sistema atende
    #[arg(long, env = "IDEB_HOST", value_name = "ENDEREÇO", default_value = "127.0.0.1", global = true)]
    pub host: String,
    /// Porta em que o sistema atende
    #[arg(long, env = "IDEB_PORT", value_name = "PORTA", default_value = "8080", global = true)]
    pub port: String,
    /// Banco PostgreSQL próprio, com o usuário do servidor; sem ela, o embutido
    #[arg(long, env = "DATABASE_URL", value_name = "URL", hide_env_values = true, global = true)]
    pub database_url: Option<String>,
    /// O mesmo banco com o papel ideb_gate, que atende quem ainda não entrou; sem ela, DATABASE_URL com esse papel
    #[arg(long, env = "IDEB_GATE_URL", value_name = "URL", hide_env_values = true, global = true)]
    pub gate_url: Option<String>,
    /// O mesmo banco com o usuário dono das tabelas: migra, importa e carrega a demonstração
    #[arg(long, env = "IDEB_ADMIN_URL", value_name = "URL", hide_env_values = true, global = true)]
    pub admin_url: Option<String>,
    /// Conexões com o banco; um quarto delas é de quem ainda não entrou
    #[arg(long, env = "IDEB_CONNECTIONS", value_name = "N", default_value = "16", global = true)]
    pub connections: String,
    /// Endereço público, como https://ideb.escola.br: liga cookies seguros e HSTS
    #[arg(long, env = "IDEB_PUBLIC_URL", value_name = "URL", global = true)]
    pub public_url: Option<String>,
    /// Atende atrás de um proxy que informa X-Forwarded-For
    #[arg(long, env = "IDEB_BEHIND_PROXY", global = true)]
    pub behind_proxy: bool,
    /// Endereço só para as medidas do Prometheus, como 127.0.0.1:9100; sem ele, não há medidas
    #[arg(long, env = "IDEB_METRICS", value_name = "ENDEREÇO", global = true)]
    pub metrics: Option<String>,
    /// Menor senha aceita, em caracteres
    #[arg(long, env = "IDEB_SHORTEST_PASSWORD", value_name = "N", default_value = "6", global = true)]
    pub shortest_password: String,
    /// Endereço do código-fonte desta instalação, que a página Sobre mostra (AGPL, seção 13)
    #[arg(long, env = "IDEB_SOURCE_URL", value_name = "URL", global = true)]
    pub source_url: Option<String>,
    /// Segredo da instalação, 64 algarismos hexadecimais; sem ele, o arquivo `secret` da pasta dos dados
    #[arg(long, env = "IDEB_SECRET", value_name = "SEGREDO", hide_env_values = true, global = true)]
    pub installation_secret: Option<String>,
    /// Serviço de IA que escreve planos de aula, com a API de chat da OpenAI, como http://127.0.0.1:11434/v1; sem ele, só o modelo pronto
    #[arg(long, env = "IDEB_AI_URL", value_name = "URL", global = true)]
    pub ai_url: Option<String>,
    /// Modelo que o serviço de IA usa
    #[arg(long, env = "IDEB_AI_MODEL", value_name = "MODELO", global = true)]
    pub ai_model: Option<String>,
    /// Chave do serviço de IA, se ele pede uma
    #[arg(long, env = "IDEB_AI_KEY", value_name = "CHAVE", hide_env_values = true, global = true)]
    pub ai_key: Option<String>,
    /// Formato do registro de eventos
    #[arg(long, env = "IDEB_LOG", value_name = "FORMATO", default_value = "text", global = true)]
    pub log: LogFormat,
    /// Só para testes: custo mínimo de senha e banco sem durabilidade
    #[arg(long, env = "IDEB_TESTING", hide = true, global = true)]
    pub testing: bool,
    /// Só para testes: quem ainda não entrou usa as conexões dos outros
    #[arg(long, env = "IDEB_SHARED_GATE", hide = true, global = true)]
    pub shared_gate: bool,
    /// Só para testes: quem espera fica numa fila só, sem vez por escola ou rede
    #[arg(long, env = "IDEB_ONE_LINE", hide = true, global = true)]
    pub one_line: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    Text,
    Json,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Inicia o sistema (é o que acontece sem comando)
    Serve {
        /// Carrega a escola de demonstração se ainda não houver nenhuma escola
        #[arg(long)]
        demo_if_empty: bool,
    },
    /// Carrega dados de referência
    Import {
        #[command(subcommand)]
        kind: ImportKind,
    },
    /// Recalcula o IDEB de cada linha de planilhas do INEP e compara com o publicado
    #[command(after_help = EXIT_CODES)]
    Verify {
        /// Planilhas: xlsx, ods, zip ou csv
        #[arg(required = true, value_name = "ARQUIVO")]
        files: Vec<PathBuf>,
        /// Responde em JSON
        #[arg(long)]
        json: bool,
    },
    /// Carrega a escola de demonstração, com dados inventados
    Demo {
        /// Carrega mesmo que o banco tenha escolas de verdade: a página de entrada mostrará as senhas da demonstração
        #[arg(long)]
        force: bool,
        /// Remove a escola de demonstração e tudo o que é dela
        #[arg(long, conflicts_with = "force")]
        remove: bool,
    },
    /// Aplica as migrações do banco
    Migrate,
    /// Escreve o documento OpenAPI da API
    Openapi,
    /// Escreve uma cópia de segurança do banco; pode rodar com o sistema no ar
    Backup {
        /// Arquivo novo em que a cópia fica
        #[arg(value_name = "ARQUIVO")]
        file: PathBuf,
    },
    /// Restaura uma cópia de segurança numa pasta de dados nova, ou num PostgreSQL seu em que o banco está vazio
    Restore {
        /// A cópia de segurança
        #[arg(value_name = "ARQUIVO")]
        file: PathBuf,
        /// O arquivo `secret` da pasta de dados de onde a cópia veio: confere a assinatura e passa a valer na pasta nova
        #[arg(long, value_name = "SEGREDO")]
        secret: Option<PathBuf>,
        /// Aceita uma cópia que não traz a assinatura, ou no formato antigo, que pode executar comandos
        #[arg(long)]
        trust: bool,
    },
    /// Dá uma senha nova a quem esqueceu a sua, e a mostra uma vez
    ResetPassword {
        /// Nome com que a pessoa entra no sistema
        #[arg(value_name = "USUÁRIO")]
        username: String,
    },
    /// Mostra quanto cada escola pode guardar, ou muda um dos limites
    Quota {
        /// O que se guarda: alunos, equipe, pessoas (alunos e equipe juntos) ou simulações
        #[arg(value_name = "NOME", requires = "most")]
        name: Option<String>,
        /// Quanto uma escola pode ter disso
        #[arg(value_name = "MÁXIMO", value_parser = clap::value_parser!(i64).range(1..=MOST), allow_negative_numbers = true)]
        most: Option<i64>,
    },
    /// Mostra quantas escolas se registraram hoje, ou muda quantas podem se registrar por dia
    Registrations {
        /// Quantas escolas podem se registrar por dia, em todo o sistema
        #[arg(value_name = "MÁXIMO", value_parser = clap::value_parser!(i32).range(1..=MOST), allow_negative_numbers = true)]
        most: Option<i32>,
    },
    /// Marca uma escola como verificada
    VerifySchool {
        /// Número da escola no sistema, ou seu código INEP
        #[arg(value_name = "ESCOLA")]
        school: String,
        /// Desfaz a verificação: o gestor volta a poder corrigir o código INEP
        #[arg(long)]
        undo: bool,
    },
}

#[derive(Debug, Subcommand)]
pub enum ImportKind {
    /// Planilhas do IDEB publicadas pelo INEP: xlsx, ods, zip ou csv
    Ideb {
        /// Planilhas como o INEP as publica, ou cópias delas
        #[arg(required = true, value_name = "ARQUIVO")]
        files: Vec<PathBuf>,
    },
    /// Descritores das matrizes de referência do Saeb: csv, xlsx ou ods
    Saeb {
        /// Tabelas com as colunas componente, ano, codigo, topico e texto
        #[arg(required = true, value_name = "ARQUIVO")]
        files: Vec<PathBuf>,
    },
    /// Habilidades da BNCC: o pacote bncc do PyPI (.whl), a pasta dados ou um dos seus arquivos .json, ou uma tabela
    Bncc {
        /// Pacote, pasta, documento json, ou tabela com as colunas codigo e texto
        #[arg(required = true, value_name = "CAMINHO")]
        files: Vec<PathBuf>,
    },
}
