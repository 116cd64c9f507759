//! Actions in memory.

use chrono::{DateTime, Utc};
use kernel::{ActionId, ActionResourceId, Day, MilestoneId, PersonId, StoreError};

use crate::actions::action::{Action, ActionStatus, NewAction};
use crate::actions::late::Late;
use crate::actions::milestone::{Milestone, NewMilestone};
use crate::actions::progress::Progress;
use crate::actions::resource::{NewResource, Resource};
use crate::actions::seen::{ActionSeen, MilestoneSeen, MilestoneShown, MilestonesShown, Responsible};
use crate::actions::store::{Actions, KnownActions};
use crate::actions::timeline::update::{NewUpdate, UpdateType};
use crate::people::store::Staff;
use crate::testing::memory::MemorySchool;

impl MemorySchool {
    /// With its milestones counted.
    fn counted(&self, action: &Action) -> Action {
        let of_action = || self.actions.milestones.iter().filter(|milestone| milestone.action == action.id);
        let done = of_action().filter(|milestone| milestone.completed.is_some()).count();
        let progress = Progress { done, milestones: of_action().count(), ..action.progress };
        Action { progress, ..action.clone() }
    }

    fn seen_on(&mut self, action: &Action, today: Day) -> Result<ActionSeen, StoreError> {
        let action = self.counted(action);
        let overdue: Vec<_> = self
            .actions
            .milestones
            .iter()
            .filter(|milestone| milestone.action == action.id && milestone.is_overdue(today))
            .filter_map(|milestone| milestone.about.due)
            .collect();
        let late = Late::of(&action, (overdue.len(), overdue.iter().min().copied()), today);
        let mut name =
            |id: PersonId| Ok::<_, StoreError>(self.hold_colleague(id)?.map(|it| (it.name, it.active)));
        let responsible = match action.about.responsible {
            Some(id) => name(id)?.map(|(name, active)| Responsible { id, name, active }),
            None => None,
        };
        let created_by_name = name(action.created_by)?.map(|(name, _)| name).unwrap_or_default();
        let changed_by_name = match action.changed {
            Some((by, _)) => name(by)?.map(|(name, _)| name),
            None => None,
        };
        let timeline = self.timeline(action.id);
        let status = timeline.iter().rfind(|update| update.kind == UpdateType::Status);
        let status_reason = status.map(|update| update.description.clone()).filter(|it| !it.is_empty());
        let updates = timeline.len();
        let resources = self.actions.resources.iter().filter(|resource| resource.action == action.id).count();
        Ok(ActionSeen {
            action,
            responsible,
            late,
            status_reason,
            created_by_name,
            changed_by_name,
            updates,
            resources,
        })
    }
}

impl KnownActions for MemorySchool {
    fn action(&mut self, id: ActionId) -> Result<Option<Action>, StoreError> {
        Ok(self.actions.actions.get(&id).map(|action| self.counted(action)))
    }

    fn action_seen(&mut self, id: ActionId, today: Day) -> Result<Option<ActionSeen>, StoreError> {
        let action = self.actions.actions.get(&id).cloned();
        action.map(|action| self.seen_on(&action, today)).transpose()
    }

    fn actions_seen(&mut self, today: Day) -> Result<Vec<ActionSeen>, StoreError> {
        let actions: Vec<_> = self.actions.actions.values().rev().cloned().collect();
        actions.iter().map(|action| self.seen_on(action, today)).collect()
    }

    fn milestone(&mut self, id: MilestoneId) -> Result<Option<Milestone>, StoreError> {
        Ok(self.actions.milestones.iter().find(|milestone| milestone.id == id).cloned())
    }

    fn milestones(&mut self, of: ActionId, today: Day) -> Result<Vec<MilestoneSeen>, StoreError> {
        let Some(status) = self.actions.actions.get(&of).map(|action| action.status) else {
            return Ok(Vec::new());
        };
        let milestones = self.actions.milestones.clone().into_iter();
        let named = milestones.filter(|milestone| milestone.action == of).map(|milestone| {
            let mut name = |of: Option<(PersonId, DateTime<Utc>)>| match of {
                Some((by, _)) => Ok(self.hold_colleague(by)?.map(|colleague| colleague.name)),
                None => Ok::<_, StoreError>(None),
            };
            let names = (name(milestone.completed)?, name(milestone.edited)?);
            Ok(MilestoneSeen::on(today, status, milestone, names))
        });
        named.collect()
    }

    fn all_milestones(&mut self, today: Day, most: usize) -> Result<MilestonesShown, StoreError> {
        let ids: Vec<_> = self.actions.actions.keys().rev().copied().collect();
        let of_each: Result<Vec<_>, _> = ids.into_iter().map(|id| self.milestones(id, today)).collect();
        let all: Vec<MilestoneShown> = of_each?.concat().into_iter().map(Into::into).collect();
        let turn = |it: &MilestoneShown| (it.completed_at.is_some(), it.due.is_none(), it.due, it.id);
        let mut first: Vec<_> = all.iter().map(turn).collect();
        first.sort_unstable();
        first.truncate(most);
        let shown = all.iter().filter(|it| first.contains(&turn(it))).cloned().collect();
        Ok(MilestonesShown { total: all.len(), milestones: shown })
    }
}

impl Actions for MemorySchool {
    fn add_action(
        &mut self,
        new: &NewAction,
        status: ActionStatus,
        by: PersonId,
        at: DateTime<Utc>,
    ) -> Result<Action, StoreError> {
        let newest = self.actions.actions.keys().next_back().map_or(0, |id| id.0);
        let action = Action {
            id: ActionId(newest + 1),
            about: new.clone(),
            status,
            status_since: at,
            progress: Progress::default(),
            version: 1,
            created_by: by,
            created_at: at,
            changed: None,
        };
        self.actions.actions.insert(action.id, action.clone());
        Ok(action)
    }

    fn hold_action(&mut self, id: ActionId) -> Result<Option<Action>, StoreError> {
        self.action(id)
    }

    fn change_action(&mut self, to: &Action, by: PersonId, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.actions.actions.entry(to.id).and_modify(|action| {
            *action = Action { version: action.version + 1, changed: Some((by, at)), ..to.clone() };
        });
        Ok(())
    }

    fn add_milestone(
        &mut self,
        of: ActionId,
        new: &NewMilestone,
        _by: PersonId,
        _at: DateTime<Utc>,
    ) -> Result<Milestone, StoreError> {
        self.actions.newest_milestone += 1;
        let id = MilestoneId(self.actions.newest_milestone);
        let milestone =
            Milestone { id, action: of, about: new.clone(), completed: None, version: 1, edited: None };
        self.actions.milestones.push(milestone.clone());
        Ok(milestone)
    }

    fn change_milestone(
        &mut self,
        to: &Milestone,
        _by: PersonId,
        _at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let found = self.actions.milestones.iter_mut().find(|milestone| milestone.id == to.id);
        if let Some(milestone) = found {
            milestone.clone_from(to);
        }
        Ok(())
    }

    fn remove_milestone(&mut self, id: MilestoneId) -> Result<(), StoreError> {
        self.actions.milestones.retain(|milestone| milestone.id != id);
        Ok(())
    }

    fn order_milestones(&mut self, order: &[MilestoneId]) -> Result<(), StoreError> {
        let turn = |milestone: &Milestone| order.iter().position(|id| *id == milestone.id);
        self.actions.milestones.sort_by_key(turn);
        Ok(())
    }

    fn resource(&mut self, id: ActionResourceId) -> Result<Option<Resource>, StoreError> {
        Ok(self.actions.resources.iter().find(|resource| resource.id == id).cloned())
    }

    fn add_resource(
        &mut self,
        of: ActionId,
        new: &NewResource,
        by: PersonId,
        _: DateTime<Utc>,
    ) -> Result<ActionResourceId, StoreError> {
        self.actions.newest_resource += 1;
        let id = ActionResourceId(self.actions.newest_resource);
        self.actions.resources.push(Resource { id, action: of, about: new.clone(), by });
        Ok(id)
    }

    fn remove_resource(&mut self, id: ActionResourceId) -> Result<(), StoreError> {
        self.actions.resources.retain(|resource| resource.id != id);
        Ok(())
    }

    fn add_update(
        &mut self,
        of: ActionId,
        new: &NewUpdate,
        _: PersonId,
        _: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.actions.updates.push((of, new.clone()));
        Ok(())
    }
}
