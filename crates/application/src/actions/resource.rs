//! Links and files beside an action.

use kernel::title::Title;
use kernel::{ActionId, ActionResourceId};
use school_management::actions::action::Action;
use school_management::actions::resource::{
    FileForm, FileName, LinkForm, MOST_RESOURCES, NewResource, Place, Resource,
};
use school_management::actions::seen::ActionSeen;
use school_management::actions::timeline::update::{NewUpdate, UpdateType};
use school_management::people::person::Role;

use crate::actions::refusal::ActionError;
use crate::actions::seen;
use crate::actions::trace::{denied, did, tell};
use crate::classes::class::By;
use crate::files::NewFile;
use crate::gate::model::Actor;
use crate::tx::database::SchoolTx;

pub fn add_link(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ActionId,
    typed: LinkForm<'_>,
) -> Result<ActionResourceId, ActionError> {
    let action = hold(tx, by, id)?;
    add(tx, by, &action.action, &typed.parse()?)
}

/// The file was looked at before.
pub fn add_file(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: ActionId,
    (file, name, typed): (&NewFile, FileName, FileForm<'_>),
) -> Result<ActionResourceId, ActionError> {
    let action = hold(tx, by, id)?;
    let (title, description, kind) = typed.parse(&name)?;
    let id = tx.files().add_file(file, by.actor.id(), by.now)?;
    let new = NewResource { title, description, kind, place: Place::File { id, name } };
    add(tx, by, &action.action, &new)
}

/// With its file. `None`, and an entry in the audit trail, where it is not theirs to remove.
pub fn remove(tx: &mut dyn SchoolTx, by: By<'_>, id: ActionResourceId) -> Result<Option<()>, ActionError> {
    let known = tx.school().resource(id)?.ok_or(ActionError::NotFound)?;
    let action = tx.school().hold_action(known.action)?.ok_or(ActionError::NotFound)?;
    let resource = tx.school().resource(id)?.ok_or(ActionError::NotFound)?;
    if !may_remove(by.actor, &resource) {
        denied(tx, by, &action, "excluir um recurso da ação")?;
        return Ok(None);
    }
    tx.school().remove_resource(id)?;
    if let Place::File { id, .. } = resource.about.place {
        tx.files().remove_file(id)?;
    }
    told(tx, by, &action, "excluiu o recurso", &resource.about.title)?;
    Ok(Some(()))
}

/// A professor what they added, leaders each.
pub fn may_remove(actor: &Actor, resource: &Resource) -> bool {
    match actor.role() {
        Role::Gestor | Role::Coordenador => true,
        Role::Professor => resource.by == actor.id(),
        Role::Aluno => false,
    }
}

/// The action, where there is room for one more.
fn hold(tx: &mut dyn SchoolTx, by: By<'_>, id: ActionId) -> Result<ActionSeen, ActionError> {
    tx.school().hold_action(id)?.ok_or(ActionError::NotFound)?;
    let action = seen::now(tx, id, by.now)?.ok_or(ActionError::NotFound)?;
    if action.resources >= MOST_RESOURCES { Err(ActionError::FullOfResources) } else { Ok(action) }
}

fn add(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    action: &Action,
    new: &NewResource,
) -> Result<ActionResourceId, ActionError> {
    let id = tx.school().add_resource(action.id, new, by.actor.id(), by.now)?;
    told(tx, by, action, "acrescentou o recurso", &new.title)?;
    Ok(id)
}

fn told(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    action: &Action,
    done: &str,
    title: &Title,
) -> Result<(), ActionError> {
    let title = title.quoted();
    tell(tx, by, action, &NewUpdate::new(UpdateType::Change, format!("{done} {title}")))?;
    did(tx, by, action, &format!("{done} {title} da ação"), "")?;
    Ok(())
}
