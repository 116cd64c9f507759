//! Links and files that an action keeps.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::result::Error::DeserializationError;
use diesel::sql_types::{BigInt, Integer, Nullable, Text, Timestamptz};
use kernel::title::Title;
use kernel::{ActionId, ActionResourceId, FileId, PersonId};
use school_management::actions::resource::{
    FileName, Link, NewResource, Place, Resource, ResourceSeen, ResourceType,
};

use crate::column::statement::{row, statement};
use crate::column::words::Word;
use crate::schema::actions::action_resources;

row! {
    ResourceRow {
        id: i64 => BigInt,
        action_id: i64 => BigInt,
        title: Word<Title> => Text,
        description: String => Text,
        resource_type: Word<ResourceType> => Text,
        url: Option<Word<Link>> => Nullable<Text>,
        file_id: Option<i64> => Nullable<BigInt>,
        file_name: Option<String> => Nullable<Text>,
        uploaded_by: i64 => BigInt,
        uploaded_by_name: String => Text,
        created_at: DateTime<Utc> => Timestamptz,
        size: Option<i32> => Nullable<Integer>,
        media_type: Option<String> => Nullable<Text>,
    }
}

statement! {
    /// One, or those of an action.
    SeenResources(id: Option<i64> => Nullable<BigInt>, action: Option<i64> => Nullable<BigInt>) -> ResourceRow =
        "SELECT k.id, k.action_id, k.title, k.description, k.resource_type, k.url, k.file_id, k.file_name, k.uploaded_by,
            u.first_name || ' ' || u.last_name AS uploaded_by_name, k.created_at, f.size, f.media_type
        FROM action_resources k
        JOIN users u ON u.school_id = k.school_id AND u.id = k.uploaded_by
        LEFT JOIN files f ON f.school_id = k.school_id AND f.id = k.file_id
        WHERE k.id = $1::bigint OR k.action_id = $2::bigint ORDER BY k.id DESC"
}

fn seen(row: ResourceRow) -> QueryResult<ResourceSeen> {
    let file = row.file_id.map(FileId).zip(row.file_name.as_deref().map(FileName::sent));
    let place = match (row.url, file) {
        (Some(url), None) => Place::Link(url.0),
        (None, Some((id, name))) => Place::File { id, name },
        _ => return Err(DeserializationError("a resource that is not whole".into())),
    };
    let about =
        NewResource { title: row.title.0, description: row.description, kind: row.resource_type.0, place };
    let by = PersonId(row.uploaded_by);
    let size = row.size.and_then(|size| usize::try_from(size).ok());
    Ok(ResourceSeen {
        resource: Resource { id: ActionResourceId(row.id), action: ActionId(row.action_id), about, by },
        by_name: row.uploaded_by_name,
        at: row.created_at,
        file: size.zip(row.media_type),
    })
}

/// The newest first.
pub(super) fn load(
    connection: &mut PgConnection,
    id: Option<ActionResourceId>,
    of: Option<ActionId>,
) -> QueryResult<Vec<ResourceSeen>> {
    let those = SeenResources { id: id.map(|id| id.0), action: of.map(|of| of.0) };
    let rows: Vec<ResourceRow> = those.load(connection)?;
    rows.into_iter().map(seen).collect()
}

pub(super) fn add(
    connection: &mut PgConnection,
    of: ActionId,
    new: &NewResource,
    (by, at): (PersonId, DateTime<Utc>),
) -> QueryResult<ActionResourceId> {
    let (url, file) = match &new.place {
        Place::Link(link) => (Some(link.as_str()), None),
        Place::File { id, name } => (None, Some((id.0, name.as_str()))),
    };
    diesel::insert_into(action_resources::table)
        .values((
            action_resources::action_id.eq(of.0),
            action_resources::title.eq(new.title.as_str()),
            action_resources::description.eq(new.description.as_str()),
            action_resources::resource_type.eq(new.kind.slug()),
            action_resources::url.eq(url),
            action_resources::file_id.eq(file.map(|(id, _)| id)),
            action_resources::file_name.eq(file.map(|(_, name)| name)),
            action_resources::uploaded_by.eq(by.0),
            action_resources::created_at.eq(at),
        ))
        .returning(action_resources::id)
        .get_result(connection)
        .map(ActionResourceId)
}

pub(super) fn remove(connection: &mut PgConnection, id: ActionResourceId) -> QueryResult<()> {
    let resource = action_resources::table.filter(action_resources::id.eq(id.0));
    diesel::delete(resource).execute(connection).map(drop)
}
