use std::fmt;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(out)
            }
        }
    )+};
}

ids! {
    /// A registered school: the tenant.
    SchoolId,
    /// Whoever signs in: a member of the staff, or a pupil.
    PersonId,
    /// An open session, as its person may name it.
    SessionId,
    /// A saved simulation.
    SimulationId,
    /// A figure of the index that the school itself entered.
    IdebDataId,
    /// A class of pupils, of one school year.
    ClassId,
    /// An entry of the audit trail.
    ActivityId,
    /// A subject that is taught.
    SubjectId,
    /// A file of pupils that was imported.
    PupilImportId,
    /// A question of the school's bank.
    QuestionId,
    /// What questions ask for: a descriptor, a code of the BNCC, or the school's own words.
    SkillId,
    /// Bytes that the school keeps.
    FileId,
    /// Questions that a class answers together, or on paper.
    ClassSimulationId,
    /// Questions that a pupil answers alone.
    QuizId,
    /// What a school does to move its index.
    ActionId,
    /// A step of an action.
    MilestoneId,
    /// An entry of an action's timeline.
    ActionUpdateId,
    /// A plan of a lesson.
    LessonPlanId,
    /// What a pupil may do next, and why.
    RecommendationId,
    /// A link or a file that an action keeps.
    ActionResourceId,
}
