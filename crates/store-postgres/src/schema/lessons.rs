//! The BNCC, and the plans aligned to it.

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

diesel::table! {
    lesson_plans (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        title -> Text,
        discipline -> Text,
        grade -> Text,
        duration -> SmallInt,
        objectives -> Text,
        content -> Text,
        methodology -> Text,
        resources -> Text,
        evaluation -> Text,
        codes -> Array<Text>,
        audience -> Text,
        considerations -> Text,
        class_id -> Nullable<BigInt>,
        day -> Nullable<Date>,
        words -> Text,
        origin -> Text,
        status -> Text,
        version -> Integer,
        created_by -> BigInt,
        created_at -> Timestamptz,
        changed_at -> Nullable<Timestamptz>,
        changed_by -> Nullable<BigInt>,
        sent_at -> Nullable<Timestamptz>,
        judged_by -> Nullable<BigInt>,
        judged_at -> Nullable<Timestamptz>,
        note -> Text,
    }
}

diesel::table! {
    lesson_plan_questions (school_id, plan_id, place) {
        school_id -> BigInt,
        plan_id -> BigInt,
        place -> SmallInt,
        statement -> Text,
        options -> Nullable<Array<Text>>,
        correct -> Nullable<SmallInt>,
        explanation -> Text,
        question_id -> Nullable<BigInt>,
    }
}
