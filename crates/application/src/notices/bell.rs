//! What a person is told: what follows from dates on the day it is at the school, and what others did.

use chrono::{DateTime, Utc};
use kernel::StoreError;
use school_management::notices::activity::Activity;
use school_management::notices::asked::{After, Asked, Notices};
use school_management::notices::dated::{DatedAsked, Today, Told, told_of};
use school_management::notices::event;
use school_management::notices::notice::Topic;
use school_management::notices::view::Rang;
use school_management::people::person::{Person, Role};

use crate::people::state::state_of;
use crate::tx::views::SchoolView;

pub fn notices(
    view: &mut dyn SchoolView,
    reader: &Person,
    asked: Asked,
    now: DateTime<Utc>,
) -> Result<Notices, StoreError> {
    let today = Today::at(now, state_of(view.school())?);
    let id = reader.id();
    let leads = matches!(reader.role(), Role::Gestor | Role::Coordenador);
    let marks = view.notices().read_marks(id)?;
    let (after_dated, after_event) = match asked.after {
        None => (None, None),
        Some(After::Dated(place)) => (Some(place), None),
        Some(After::Event(place)) => (None, Some(place)),
    };
    let wants_dated = after_event.is_none() && asked.topic.is_none_or(|topic| topic == Topic::Actions);
    let dated = view.notices().dated(&DatedAsked {
        reader: id,
        of: told_of(reader.role(), id),
        today,
        marks: &marks,
        unread: asked.unread,
        after: after_dated,
        limit: if wants_dated { asked.limit } else { 0 },
    })?;
    let unread = dated.unread + view.notices().count_unread(id, leads, &marks)?;
    let mut items: Vec<_> = dated.items.iter().map(|told| told.notice(today)).collect();
    let last = dated.items.last().map(Told::place).map(After::Dated);
    let (asking, more_asking) = (dated.asking, dated.rest);
    if more_asking > 0 {
        return Ok(Notices { unread, asking, more_asking, items, next: last });
    }

    let room = asked.limit.saturating_sub(items.len());
    let rang = Rang {
        reader: id,
        leads,
        kinds: event::kinds(asked.topic),
        unread_by: asked.unread.then(|| marks.clone()),
        after: after_event,
        limit: room + 1,
    };
    let mut events = view.notices().rang(&rang)?;
    let goes_on = events.len() > room;
    events.truncate(room);
    let next = events.last().map(Activity::place).map(After::Event).or(last).filter(|_| goes_on);
    items.extend(events.iter().filter_map(|activity| event::notice(activity, &marks)));
    Ok(Notices { unread, asking, more_asking, items, next })
}
