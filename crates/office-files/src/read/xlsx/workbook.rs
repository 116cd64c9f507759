//! The parts of a workbook: which of them is what, and which sheets are shown.

use std::collections::{BTreeMap, BTreeSet};

use quick_xml::events::{BytesStart, Event};

use super::dates::Epoch;
use crate::read::budget::Budget;
use crate::read::unreadable::Unreadable;
use crate::read::xml::{Xml, attribute};
use crate::read::zip::{self, Zip};

/// What an entry of a map takes beside its texts, about.
const ENTRY: usize = 100;

/// The workbook's parts, by their places in the archive.
pub(super) struct Workbook {
    /// The visible sheets with cells: name and part.
    pub sheets: Vec<(String, usize)>,
    pub shared_texts: Option<usize>,
    pub styles: Option<usize>,
    pub epoch: Epoch,
}

/// Where a part leads: the kind of the part there, and its path.
struct Relation {
    kind: String,
    path: String,
}

type Relations = BTreeMap<String, Relation>;

impl Workbook {
    pub fn read(zip: &mut Zip<'_>, budget: &Budget<'_>) -> Result<Self, Unreadable> {
        let parts = parts(zip, budget)?;
        let root = relations(zip, &parts, "", budget)?.ok_or(Unreadable::Damaged)?;
        let main = root.into_values().find(|relation| relation.kind == "officeDocument");
        let path = main.ok_or(Unreadable::Damaged)?.path;
        let relations = relations(zip, &parts, &path, budget)?.ok_or(Unreadable::Damaged)?;
        let mut workbook =
            Self { sheets: Vec::new(), shared_texts: None, styles: None, epoch: Epoch::default() };
        // By its relation, or under its usual name.
        let part = |kind: &str, usual: &str| {
            let related = relations.values().find(|relation| relation.kind == kind);
            let path = related.map_or_else(|| resolved(folder(&path), usual), |it| it.path.clone());
            parts.get(&path).copied()
        };
        workbook.shared_texts = part("sharedStrings", "sharedStrings.xml");
        workbook.styles = part("styles", "styles.xml");
        let main = parts.get(&path).copied().ok_or(Unreadable::Damaged)?;
        workbook.read_main(zip, main, &parts, &relations, budget)?;
        Ok(workbook)
    }

    fn read_main(
        &mut self,
        zip: &mut Zip<'_>,
        main: usize,
        parts: &BTreeMap<String, usize>,
        relations: &Relations,
        budget: &Budget<'_>,
    ) -> Result<(), Unreadable> {
        let mut xml = Xml::new(zip::part(zip, main)?, budget);
        let (mut count, mut names, mut seen) = (0, BTreeSet::new(), BTreeSet::new());
        loop {
            match xml.next()? {
                Event::Start(tag) if tag.local_name().as_ref() == "sheet" => {
                    count += 1;
                    if count > budget.limits.sheets {
                        return Err(Unreadable::TooManySheets { limit: budget.limits.sheets });
                    }
                    budget.hold(tag.len())?;
                    let id = attribute(&tag, "id")?.unwrap_or_default();
                    let relation = relations.get(&id).ok_or(Unreadable::Damaged)?;
                    if relation.kind != "worksheet" || is_hidden(&tag)? {
                        continue;
                    }
                    let name = attribute(&tag, "name")?.unwrap_or_default();
                    let part = parts.get(&relation.path).copied().ok_or(Unreadable::Damaged)?;
                    // No sheet is read twice, nor has another's name.
                    if !seen.insert(part) || !names.insert(name.clone()) {
                        return Err(Unreadable::Damaged);
                    }
                    self.sheets.push((name, part));
                }
                Event::Start(tag) if tag.local_name().as_ref() == "workbookPr" => {
                    if let Some(of_1904) = attribute(&tag, "date1904")? {
                        self.epoch = Epoch { is_1904: matches!(of_1904.as_str(), "1" | "true") };
                    }
                }
                Event::Eof => return Ok(()),
                _ => {}
            }
        }
    }
}

fn is_hidden(tag: &BytesStart<'_>) -> Result<bool, Unreadable> {
    Ok(matches!(attribute(tag, "state")?.as_deref(), Some("hidden" | "veryHidden")))
}

/// The archive's entries by their paths, in small letters: programs differ in them.
fn parts(zip: &Zip<'_>, budget: &Budget<'_>) -> Result<BTreeMap<String, usize>, Unreadable> {
    let mut parts = BTreeMap::new();
    for (place, name) in zip::names(zip).into_iter().enumerate() {
        budget.hold(name.len() + ENTRY)?;
        parts.insert(name.to_lowercase(), place);
    }
    Ok(parts)
}

/// What a part leads to, by the ids it uses; `None` where nothing is said of it. The package itself is the part "".
fn relations(
    zip: &mut Zip<'_>,
    parts: &BTreeMap<String, usize>,
    of: &str,
    budget: &Budget<'_>,
) -> Result<Option<Relations>, Unreadable> {
    let (folder, file) = (folder(of), zip::base_name(of));
    let Some(part) = parts.get(&format!("{folder}_rels/{file}.rels")).copied() else { return Ok(None) };
    let mut xml = Xml::new(zip::part(zip, part)?, budget);
    let mut relations = Relations::new();
    loop {
        match xml.next()? {
            Event::Start(tag) if tag.local_name().as_ref() == "Relationship" => {
                budget.hold(tag.len() + folder.len() + ENTRY)?;
                let text = |name| Ok(attribute(&tag, name)?.unwrap_or_default());
                let (id, kind, target) = (text("Id")?, text("Type")?, text("Target")?);
                let kind = zip::base_name(&kind).to_owned();
                relations.insert(id, Relation { kind, path: resolved(folder, &target) });
            }
            Event::Eof => return Ok(Some(relations)),
            _ => {}
        }
    }
}

/// A path up to its last slash.
fn folder(path: &str) -> &str {
    path.rfind('/').map_or("", |end| &path[..=end])
}

/// The path, from the archive's root and in small letters, that a part of a folder names.
fn resolved(folder: &str, target: &str) -> String {
    let (start, rest) = target.strip_prefix('/').map_or((folder, target), |rest| ("", rest));
    let mut steps: Vec<&str> = Vec::new();
    for step in start.split('/').chain(rest.split(['/', '\\'])) {
        match step {
            "" | "." => {}
            ".." => {
                steps.pop();
            }
            step => steps.push(step),
        }
    }
    steps.join("/").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_found_by_the_path_that_another_names() {
        for (folder, target, path) in [
            ("xl/", "worksheets/sheet1.xml", "xl/worksheets/sheet1.xml"),
            ("xl/", "/xl/worksheets/Sheet1.xml", "xl/worksheets/sheet1.xml"),
            ("xl/", "../xl/./styles.xml", "xl/styles.xml"),
            ("xl/", "worksheets\\sheet1.xml", "xl/worksheets/sheet1.xml"),
            ("", "xl/workbook.xml", "xl/workbook.xml"),
            ("", "../../etc", "etc"),
        ] {
            assert_eq!(resolved(folder, target), path);
        }
    }
}
