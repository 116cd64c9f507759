//! A backup, restored elsewhere, is the same database.

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use store_postgres::operator::backup::LEFT_OUT;

use crate::program::{PASSWORD, Serving};
use crate::{Installation, ideb};

#[derive(QueryableByName)]
struct TextRow {
    #[diesel(sql_type = Text)]
    text: String,
}

pub fn texts(connection: &mut PgConnection, statement: &str) -> Vec<String> {
    let rows: Vec<TextRow> = diesel::sql_query(statement).load(connection).unwrap();
    rows.into_iter().map(|row| row.text).collect()
}

/// How many rows each table but those left out holds and their hash, and how far each sequence has come.
fn contents(data: &Path) -> Vec<String> {
    let url = embedded_postgres::running(data).unwrap().url("postgres", "ideb");
    let mut connection = PgConnection::establish(&url).unwrap();
    let tables = texts(
        &mut connection,
        "SELECT format($$SELECT %L || count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), ''))
            AS text FROM %I.%I t$$, concat(nullif(schemaname, 'public') || '.', tablename, ' '), schemaname, tablename)
            AS text
         FROM pg_tables WHERE schemaname IN ('public', 'demonstration') ORDER BY schemaname, tablename",
    );
    let mut found = texts(&mut connection, &tables.join(" UNION ALL "));
    found.retain(|table| {
        // When each migration ran is not restored either.
        !table.starts_with("__diesel") && !LEFT_OUT.iter().any(|name| table.starts_with(&format!("{name} ")))
    });
    found.extend(texts(
        &mut connection,
        "SELECT sequencename || ' ' || coalesce(last_value, 0) AS text FROM pg_sequences ORDER BY sequencename",
    ));
    found
}

/// An installation with a backup of it.
pub struct Saved {
    installation: Installation,
    folder: tempfile::TempDir,
}

impl Saved {
    pub fn new() -> Self {
        let saved = Self { installation: Installation::new(), folder: tempfile::tempdir().unwrap() };
        saved.installation.succeeds(&["demo"]);
        saved.installation.succeeds(&["backup", &saved.file()]);
        saved
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    fn file(&self) -> String {
        self.path("ideb.backup")
    }

    fn secret(&self) -> String {
        self.installation.path().join("secret").to_str().unwrap().to_owned()
    }

    /// Another file of these bytes.
    fn other(&self, bytes: &[u8]) -> String {
        let path = self.path("other.backup");
        fs::write(&path, bytes).unwrap();
        path
    }

    /// The backup's lines, changed by somebody who seals them anew without the secret.
    pub fn forged(&self, change: impl Fn(&str) -> String) -> String {
        let whole = fs::read(self.file()).unwrap();
        let mut lines = String::new();
        GzDecoder::new(&whole[..whole.len() - 64]).read_to_string(&mut lines).unwrap();
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(change(&lines).as_bytes()).unwrap();
        let mut bytes = packed.finish().unwrap();
        let sum = Sha256::digest(&bytes);
        bytes.extend(sum);
        bytes.extend([0; 32]);
        self.other(&bytes)
    }
}

#[test]
fn a_backup_restored_elsewhere_holds_the_same_rows_and_is_served() {
    let (here, elsewhere, folder) = (Installation::new(), Installation::new(), tempfile::tempdir().unwrap());
    here.succeeds(&["demo"]);
    let serving = Serving::begin(&here);
    serving.anonymous().register("marina.real");
    let signed_in = serving.anonymous().sign_in("marina.real", PASSWORD).unwrap();
    assert_eq!(signed_in.get("/api/auth/user").unwrap().status, 200);
    let file = folder.path().join("ideb.backup");
    let file = file.to_str().unwrap();
    let secret = here.path().join("secret");
    let said = here.succeeds(&["backup", file]);
    assert!(said.contains(file) && said.contains(secret.to_str().unwrap()), "{said}");
    assert!(said.contains(": escolas 2, linhas "), "{said}");
    for private in [Path::new(file), &secret] {
        assert_eq!(fs::metadata(private).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let before = contents(here.path());
    assert!(before.len() > 15 && before.iter().any(|table| table.starts_with("schools 2 ")), "{before:?}");
    let invented = "demonstration.reference_schools 41 ";
    assert!(before.iter().any(|table| table.starts_with(invented)), "{before:?}");
    drop(serving);

    let restored = elsewhere.run(&["restore", file, "--secret", secret.to_str().unwrap()]);
    let [said, warned] = [restored.stdout, restored.stderr].map(|said| String::from_utf8(said).unwrap());
    assert!(restored.status.success() && said.contains("Cópia restaurada em"), "{said}");
    assert_eq!(warned, "");
    assert_eq!(fs::read(elsewhere.path().join("secret")).unwrap(), fs::read(&secret).unwrap());
    let serving = Serving::begin(&elsewhere);
    assert_eq!(contents(elsewhere.path()), before);
    // Who was signed in then is not any more.
    assert_eq!(signed_in.at(&serving.address).get("/api/auth/user").unwrap().status, 401);
    let marina = serving.anonymous().sign_in("marina.real", PASSWORD).unwrap();
    assert_eq!(marina.get("/api/auth/user").unwrap().status, 200);
    // Sequences go on where they were.
    serving.anonymous().register("outra.escola");
}

#[test]
fn neither_a_backup_nor_a_restore_overwrites() {
    let (installation, folder) = (Installation::new(), tempfile::tempdir().unwrap());
    let file = folder.path().join("ideb.backup");
    let file = file.to_str().unwrap();
    assert!(installation.fails(&["backup", file]).contains("Não há banco de dados na pasta"));
    installation.succeeds(&["migrate"]);
    let saved = installation.run(&["backup", file]);
    assert!(saved.status.success());
    let warned = String::from_utf8(saved.stderr).unwrap();
    assert!(warned.contains("Aviso: a cópia não tem nenhuma escola."), "{warned}");
    assert!(installation.fails(&["backup", file]).contains("já existe"));
    assert!(installation.fails(&["restore", file]).contains("já tem dados: restaure numa pasta nova"));
    assert!(installation.fails(&["restore", "/nenhum/arquivo"]).contains("não foi possível abrir"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// A name that a scheduler gives each time is not lost with the run that was killed.
#[test]
fn a_backup_that_was_killed_blocks_no_other_of_its_name() {
    let saved = Saved::new();
    fs::remove_file(saved.file()).unwrap();
    fs::write(format!("{}.incompleta", saved.file()), "half of a backup").unwrap();
    saved.installation.succeeds(&["backup", &saved.file()]);
    Installation::new().succeeds(&["restore", &saved.file(), "--secret", &saved.secret()]);
}

#[test]
fn a_secret_that_is_none_is_told_with_what_to_do() {
    let saved = Saved::new();
    let kept = fs::read(saved.secret()).unwrap();
    fs::write(saved.secret(), "").unwrap();
    let said = saved.installation.fails(&["backup", &saved.path("next.backup")]);
    for part in [&saved.secret()[..], "64 algarismos", "guardado à parte", "apague-o"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    fs::write(saved.secret(), kept).unwrap();
    saved.installation.succeeds(&["backup", &saved.path("next.backup")]);
}

#[test]
fn what_is_not_as_it_was_written_is_refused_and_leaves_nothing_behind() {
    let (saved, elsewhere) = (Saved::new(), Installation::new());
    let whole = fs::read(saved.file()).unwrap();
    let mut wrong = vec![b"isto nao e uma copia".to_vec(), Vec::new(), whole[..whole.len() / 2].to_vec()];
    wrong.push([&whole[..], &[0]].concat());
    // A bit here and there: in what says how it is packed, in the rows, in the seal.
    for place in [0, 3, 9, 200, whole.len() / 2, whole.len() - 65, whole.len() - 40] {
        let mut flipped = whole.clone();
        flipped[place] ^= 4;
        wrong.push(flipped);
    }
    for bytes in wrong {
        let said =
            elsewhere.fails(&["restore", &saved.other(&bytes), "--secret", &saved.secret(), "--trust"]);
        assert!(said.contains("o arquivo foi alterado ou está incompleto"), "{said}");
        assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 0);
    }
    // In the signature.
    let mut flipped = whole;
    *flipped.last_mut().unwrap() ^= 1;
    let said = elsewhere.fails(&["restore", &saved.other(&flipped), "--secret", &saved.secret()]);
    assert!(said.contains("não traz a assinatura desta instalação"), "{said}");
    elsewhere.succeeds(&["restore", &saved.file(), "--secret", &saved.secret()]);
    assert!(elsewhere.succeeds(&["demo"]).contains("já está carregada"));
}

#[test]
fn a_backup_of_another_installation_is_taken_on_the_operators_word_alone() {
    let saved = Saved::new();
    let (elsewhere, other) = (Installation::new(), Installation::new());
    let refused = |arguments: &[&str], said: &str| {
        let found = elsewhere.fails(&[&["restore", &saved.file()], arguments].concat());
        assert!(found.contains(said), "{found}");
        assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 0);
    };
    refused(&[], "--secret");
    let wrong = saved.path("secret");
    fs::write(&wrong, "0".repeat(64)).unwrap();
    refused(&["--secret", &wrong], "não traz a assinatura");
    fs::write(&wrong, "0123").unwrap();
    refused(&["--secret", &wrong], "64 algarismos hexadecimais");
    refused(&["--secret", "/nenhum/segredo"], "não foi possível ler");
    let not_text = format!("{} não é um segredo", saved.file());
    refused(&["--secret", &saved.file()], &not_text);
    let folder = elsewhere.path().to_str().unwrap();
    let said = elsewhere.fails(&["restore", folder, "--trust"]);
    assert!(said.contains(&format!("não foi possível ler {folder}: é uma pasta")), "{said}");

    let secret = fs::read_to_string(saved.secret()).unwrap();
    refused(&["--installation-secret", &"0".repeat(64)], "não traz a assinatura");
    elsewhere.succeeds(&["restore", &saved.file(), "--installation-secret", secret.trim()]);
    // On the operator's word alone, what stands beside it signs nothing.
    fs::write(&wrong, "0".repeat(64)).unwrap();
    other.succeeds(&["restore", &saved.file(), "--secret", &wrong, "--trust"]);
    assert!(!other.path().join("secret").exists());
    assert_eq!(contents_of(&other), contents_of(&elsewhere));
}

fn contents_of(installation: &Installation) -> Vec<String> {
    let serving = Serving::begin(installation);
    serving.answers("/readyz", 200);
    contents(installation.path())
}

#[test]
fn what_somebody_writes_into_a_backup_is_rows_or_nothing() {
    let (saved, elsewhere) = (Saved::new(), Installation::new());
    let smuggled: [(&str, &str, &str); 7] = [
        (r#""format":1"#, r#""format":2"#, "num formato que este programa não conhece"),
        (r#""name":"public.schools""#, r#""name":"pg_catalog.pg_proc""#, "não há uma tabela"),
        (
            r#""name":"public.schools""#,
            r#""name":"public.schools; CREATE TABLE mine ()""#,
            "não há uma tabela",
        ),
        (
            r#"{"table":{"name":"public.schools""#,
            r#"CREATE TABLE mine ();{"table":{"name":"public.schools""#,
            "não conhece",
        ),
        (r#"{"sequence":"#, r#"{"function":"#, "não conhece"),
        (r#""name":"public.people_id_seq""#, r#""name":"public.nobodys_seq""#, "não há uma sequência"),
        (r#""migrations":["0001","#, r#""migrations":["#, "versão mais nova"),
    ];
    for (from, to, expected) in smuggled {
        let file = saved.forged(|lines| lines.replacen(from, to, 1));
        let said = elsewhere.fails(&["restore", &file, "--secret", &saved.secret()]);
        assert!(said.contains("não traz a assinatura"), "{said}");
        let said = elsewhere.fails(&["restore", &file, "--trust"]);
        assert!(said.contains(expected), "{to}: {said}");
    }
    // A row more, less or other than its table's sum says.
    for change in [
        |lines: &str| lines.replacen("\n[", "\n[\"x\"]\n[", 1),
        |lines: &str| lines.replacen("Alzira", "Alzirx", 1),
    ] {
        assert_ne!(elsewhere.fails(&["restore", &saved.forged(change), "--trust"]), "");
    }
    // Nothing of all that stayed.
    elsewhere.succeeds(&["restore", &saved.forged(str::to_owned), "--trust"]);
}

/// As versions before wrote it: PostgreSQL's own dump.
fn old_dump(installation: &Installation, file: &str, before: &str) {
    let serving = Serving::begin(installation);
    serving.anonymous().register("marina.real");
    serving.anonymous().sign_in("marina.real", PASSWORD).unwrap();
    let url = embedded_postgres::running(installation.path()).unwrap().url("postgres", "ideb");
    let mut connection = PgConnection::establish(&url).unwrap();
    diesel::connection::SimpleConnection::batch_execute(&mut connection, before).unwrap();
    let mut dump: Command = embedded_postgres::client(installation.path(), "pg_dump").unwrap();
    let dumped = dump.args(["--format=custom", "--file", file, "--dbname", &url]).status().unwrap();
    assert!(dumped.success());
}

#[test]
fn a_dump_of_a_version_before_runs_nothing_unless_it_is_trusted() {
    let (here, elsewhere, folder) = (Installation::new(), Installation::new(), tempfile::tempdir().unwrap());
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (file, marker) = (path("old.dump"), path("marker"));
    // PostgreSQL's account is to be able to leave it.
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).unwrap();
    let smuggled = format!(
        "CREATE FUNCTION public.mine() RETURNS integer LANGUAGE plpgsql AS
            $$BEGIN COPY (SELECT 1) TO PROGRAM 'cat > {marker}'; RETURN 1; END$$;
         CREATE MATERIALIZED VIEW public.theirs AS SELECT public.mine() AS one"
    );
    old_dump(&here, &file, &smuggled);
    fs::remove_file(&marker).unwrap();
    let said = elsewhere.fails(&["restore", &file]);
    assert!(
        said.contains("formato antigo, que pode executar comandos") && said.contains("--trust"),
        "{said}"
    );
    assert!(!fs::exists(&marker).unwrap());
    assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 0);

    let said = elsewhere.succeeds(&["restore", &file, "--trust"]);
    assert!(said.contains("a próxima versão não lerá mais esta"), "{said}");
    assert!(fs::exists(&marker).unwrap(), "it is what the warning is about");
    let serving = Serving::begin(&elsewhere);
    let url = embedded_postgres::running(elsewhere.path()).unwrap().url("postgres", "ideb");
    let mut connection = PgConnection::establish(&url).unwrap();
    for table in LEFT_OUT {
        assert_eq!(
            texts(&mut connection, &format!("SELECT count(*)::text AS text FROM {table}")),
            ["0"],
            "{table}"
        );
    }
    assert!(serving.anonymous().sign_in("marina.real", PASSWORD).is_some());
}

/// The operator's own PostgreSQL: no pg_dump, and an empty database to restore into.
#[test]
fn a_database_of_the_operators_is_saved_and_restored_with_its_owners_address() {
    let (here, folder) = (Installation::new(), tempfile::tempdir().unwrap());
    here.succeeds(&["demo"]);
    let serving = Serving::begin(&here);
    serving.answers("/readyz", 200);
    let file = folder.path().join("ideb.backup");
    let run = |database: &str, more: &[&str]| {
        let address = |role| embedded_postgres::running(here.path()).unwrap().url(role, database);
        let mut command = ideb();
        command.env("IDEB_TESTING", "true").env("DATABASE_URL", address("ideb_server"));
        let output = command.args(["--admin-url", &address("postgres")]).args(more).output().unwrap();
        (
            output.status.success(),
            String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned(),
        )
    };
    let (file, secret) = (file.to_str().unwrap(), "5e".repeat(32));
    let (saved, said) = run("ideb", &["backup", file]);
    assert!(!saved && said.contains("IDEB_SECRET"), "{said}");
    let (saved, said) = run("ideb", &["backup", file, "--installation-secret", &secret]);
    assert!(saved, "{said}");
    let url = embedded_postgres::running(here.path()).unwrap().url("postgres", "other");
    store_postgres::operator::create_database(&url).unwrap();
    let (restored, said) = run("other", &["restore", file]);
    assert!(!restored && said.contains("não traz a assinatura"), "{said}");
    let (restored, said) = run("other", &["restore", file, "--installation-secret", &secret]);
    assert!(restored, "{said}");
    let (restored, said) = run("other", &["restore", file, "--installation-secret", &secret]);
    assert!(!restored && said.contains("já tem dados"), "{said}");
    let (loaded, said) = run("other", &["demo"]);
    assert!(loaded && said.contains("já está carregada"), "{said}");
    // What no server would start on is told at once.
    let url = embedded_postgres::running(here.path()).unwrap().url("ideb_server", "third");
    store_postgres::operator::create_database(&url.replace("ideb_server", "postgres")).unwrap();
    let gate = ["--gate-url", &url, "--installation-secret", &secret];
    let (restored, said) = run("third", &[&["restore", file][..], &gate].concat());
    assert!(!restored && said.contains("não serve para IDEB_GATE_URL"), "{said}");
}
