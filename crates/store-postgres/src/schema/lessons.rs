//! The BNCC.

diesel::table! {
    bncc_skills (code) {
        code -> Text,
        area -> Nullable<Text>,
        first_year -> SmallInt,
        last_year -> SmallInt,
        description -> Text,
        unit -> Text,
        practice -> Text,
        objects -> Array<Text>,
        words -> Text,
        withdrawn_at -> Nullable<Timestamptz>,
    }
}
