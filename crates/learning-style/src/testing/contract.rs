use chrono::{DateTime, TimeDelta, Utc};
use kernel::{Decimal, Given, PersonId, QuestionId, QuizId, RecommendationId};

use super::samples::{kept, recommendation};
use crate::behaviour::{Counts, Help, Kind, Often, Usual};
use crate::profile::Profile;
use crate::questionnaire::Replies;
use crate::recommendation::{Known, MarkForm, Recommendation, Sort};
use crate::store::{Learning, NewBehaviour, Stored};

/// What a store's test has at hand: two pupils, a quiz of the first with its question, and a person of the staff.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    pub pupils: [PersonId; 2],
    pub quiz: QuizId,
    pub question: QuestionId,
    pub by: PersonId,
}

type Test = fn(&mut dyn Learning, Setting);

const AT: DateTime<Utc> = DateTime::UNIX_EPOCH;

fn after(days: i64) -> DateTime<Utc> {
    AT + TimeDelta::days(20_000 + days)
}

fn replies() -> Replies {
    Replies::parse([("caminho", "a"), ("prova", "d")]).unwrap()
}

/// Of one who opens every image.
fn profile() -> Profile {
    let counts = Counts { images: Often { done: 90, chances: 90 }, answers: 90, ..Counts::default() };
    Profile::of(&counts, Usual::ASSUMED, &replies())
}

fn behaviour(of: Setting, kind: Kind, help: Option<Help>) -> NewBehaviour {
    NewBehaviour { student: of.pupils[0], quiz: of.quiz, question: of.question, kind, help, at: after(1) }
}

pub const LEARNING_SUITE: [(&str, Test); 6] = [
    ("a school is off until somebody switches it on, and the last word stands", |learning, of| {
        assert_eq!(learning.switched().unwrap(), None);
        assert!(!learning.hold_on().unwrap());
        assert!(!learning.switch_off(of.by, after(0)).unwrap(), "it was off");
        assert_eq!(learning.switched().unwrap(), None);
        assert!(learning.switch_on(of.by, after(1)).unwrap());
        assert!(!learning.switch_on(of.by, after(2)).unwrap(), "it was on");
        assert!(learning.hold_on().unwrap());
        let switched = learning.switched().unwrap().unwrap();
        assert_eq!((switched.on, switched.at, switched.by), (true, after(1), of.by));
        assert!(learning.switch_off(of.by, after(3)).unwrap());
        assert!(!learning.hold_on().unwrap());
        let switched = learning.switched().unwrap().unwrap();
        assert_eq!((switched.on, switched.at, switched.by), (false, after(3), of.by));
        assert!(learning.switch_on(of.by, after(4)).unwrap());
        assert_eq!(learning.switched().unwrap().unwrap().at, after(4));
    }),
    ("a behaviour is recorded once, each way of help for itself", |learning, of| {
        for (kind, help, is_new) in [
            (Kind::Image, None, true),
            (Kind::Image, None, false),
            (Kind::Help, Some(Help::Text), true),
            (Kind::Help, Some(Help::Steps), true),
            (Kind::Help, Some(Help::Text), false),
            (Kind::Explanation, None, true),
            (Kind::ReadAloud, None, true),
        ] {
            let new = behaviour(of, kind, help);
            assert_eq!(learning.add_behaviour(new).unwrap(), is_new, "{kind:?} {help:?}");
        }
        let counts = learning.counts(of.pupils[0], None).unwrap();
        assert_eq!(counts.interactions(), 5);
        assert_eq!((counts.images.done, counts.explanations.done, counts.read_aloud.done), (1, 1, 1));
        assert_eq!(counts.helps, [0, 0, 1, 1]);
        assert_eq!(counts.last, Some(after(1)));
        assert_eq!(learning.counts(of.pupils[1], None).unwrap(), Counts::default());
    }),
    ("replies are put as a whole", |learning, of| {
        let [one, other] = of.pupils;
        assert_eq!(learning.replies(one).unwrap(), None);
        learning.put_replies(one, &replies(), after(1)).unwrap();
        assert_eq!(learning.replies(one).unwrap(), Some((replies(), after(1))));
        let fewer = Replies::parse([("prova", "b")]).unwrap();
        learning.put_replies(one, &fewer, after(2)).unwrap();
        assert_eq!(learning.replies(one).unwrap(), Some((fewer, after(2))));
        assert_eq!(learning.replies(other).unwrap(), None);
        learning.put_replies(one, &Replies::default(), after(3)).unwrap();
        assert_eq!(learning.replies(one).unwrap(), None, "without any nothing is answered");
    }),
    ("a profile is read as it was put, and a newer one takes its place", |learning, of| {
        let [one, other] = of.pupils;
        assert_eq!(learning.profile(one).unwrap(), None);
        let nothing = Profile::of(&Counts::default(), Usual::ASSUMED, &Replies::default());
        for (profile, at) in [(nothing, after(1)), (profile(), after(2))] {
            learning.put_profile(one, &profile, at).unwrap();
            assert_eq!(learning.profile(one).unwrap(), Some((profile, at)));
        }
        assert!(profile().dominant.is_some());
        assert_eq!(learning.profile(other).unwrap(), None);
    }),
    ("recommendations come and go, and what is marked stays", |learning, of| {
        let [one, other] = of.pupils;
        let new = [1, 2].map(recommendation);
        learning.renew_recommendations(one, &[], &new, after(1)).unwrap();
        let given = learning.recommendations(one).unwrap();
        assert_eq!(given.len(), 2);
        for (given, new) in given.iter().zip(&new) {
            assert_eq!(*given, kept(given.id, one, new.clone(), after(1)));
        }
        assert!(learning.recommendations(other).unwrap().is_empty());
        let held = learning.hold_recommendation(given[0].id).unwrap().unwrap();
        assert_eq!(held, given[0]);
        let form =
            MarkForm { implemented: Some(true), effective: Given::Set(false), note: Some("Não deu tempo.") };
        let known = vec![Known::of(Decimal::from_units(310_000))];
        let marked = held.marked(form, known, after(2)).unwrap();
        learning.put_marks(&marked).unwrap();
        assert_eq!(learning.hold_recommendation(marked.id).unwrap(), Some(marked.clone()));
        learning.renew_recommendations(one, &[given[1].id], &[recommendation(3)], after(3)).unwrap();
        let left = learning.recommendations(one).unwrap();
        assert_eq!(left.iter().map(|it| it.skills[0].0).collect::<Vec<_>>(), [3, 1], "the newest first");
        assert_eq!(left[1], marked);
        assert_eq!(learning.hold_recommendation(RecommendationId(given[1].id.0)).unwrap(), None);
    }),
    ("what is forgotten is gone, but for what rests on skills", |learning, of| {
        learning.add_behaviour(behaviour(of, Kind::Image, None)).unwrap();
        for pupil in of.pupils {
            learning.put_replies(pupil, &replies(), after(1)).unwrap();
        }
        learning.put_profile(of.pupils[0], &profile(), after(1)).unwrap();
        let preference = Recommendation { sort: Sort::Presentation, skills: Vec::new(), ..recommendation(2) };
        let new = [recommendation(1), preference];
        learning.renew_recommendations(of.pupils[0], &[], &new, after(1)).unwrap();
        assert_eq!(learning.stored().unwrap(), Stored { profiles: 1, behaviours: 1, replies: 2 });
        learning.forget().unwrap();
        assert_eq!(learning.stored().unwrap(), Stored::default());
        assert_eq!(learning.counts(of.pupils[0], None).unwrap(), Counts::default());
        let left = learning.recommendations(of.pupils[0]).unwrap();
        assert_eq!(left.iter().map(|it| it.sort).collect::<Vec<_>>(), [Sort::Retrieval]);
    }),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::MemoryLearning;

    #[test]
    fn learning_in_memory_keeps_the_contract() {
        let of = Setting {
            pupils: [PersonId(1), PersonId(2)],
            quiz: QuizId(3),
            question: QuestionId(4),
            by: PersonId(7),
        };
        for (name, test) in LEARNING_SUITE {
            println!("{name}");
            test(&mut MemoryLearning::default(), of);
        }
    }
}
