//! How areas stand in their table.

use ideb_core::reference::Area;

/// The kind of the area, and which one: a municipality's code, a state's letters, a region's name.
pub(crate) fn key(area: &Area) -> (&'static str, &str) {
    match area {
        Area::Municipality(code) => ("municipality", code.as_str()),
        Area::State(uf) => ("state", uf.code()),
        Area::Region(name) => ("region", name),
        Area::Country => ("country", ""),
    }
}
