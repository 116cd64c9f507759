//! What a person is told: what follows from dates on the day it is at the school, and what others did.

use chrono::{DateTime, Utc};
use kernel::StoreError;
use school_management::notices::activity::Activity;
use school_management::notices::dated::{self, AHEAD, Today, told_of};
use school_management::notices::event;
use school_management::notices::notice::{Asked, Notices};
use school_management::notices::view::Rang;
use school_management::people::person::Person;

use crate::people::state::state_of;
use crate::tx::views::SchoolView;

pub fn notices(
    view: &mut dyn SchoolView,
    reader: &Person,
    asked: Asked,
    now: DateTime<Utc>,
) -> Result<Notices, StoreError> {
    let today = Today::at(now, state_of(view.school())?);
    let (id, whose) = (reader.id(), told_of(reader.role(), reader.id()));
    let marks = view.notices().read_marks(id)?;
    let dated = view.notices().dated(whose, today.day.after(AHEAD), today.day)?;
    let dated = dated::notices(&dated, today, id, &marks);
    let unread =
        dated.iter().filter(|notice| !notice.read).count() + view.notices().count_unread(id, &marks)?;
    let asking = dated.len();

    let first = asked.after.is_none();
    let mut items: Vec<_> = dated.into_iter().filter(|notice| first && asked.takes(notice)).collect();
    let limit = asked.limit.saturating_sub(items.len()).max(1);
    let rang = Rang {
        reader: id,
        kinds: event::kinds(asked.topic),
        unread_by: asked.unread.then(|| marks.clone()),
        after: asked.after,
        limit: limit + 1,
    };
    let mut events = view.notices().rang(&rang)?;
    let next = events.get(limit).and(events.get(limit - 1)).map(Activity::place);
    events.truncate(limit);
    items.extend(events.iter().filter_map(|activity| event::notice(activity, &marks)));
    Ok(Notices { unread, asking, items, next })
}
