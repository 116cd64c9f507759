//! The audit trail and the bell.

diesel::table! {
    audit_events (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        at -> Timestamptz,
        actor_id -> Nullable<BigInt>,
        kind -> Text,
        text -> Text,
        about_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    notification_marks (school_id, person_id, key) {
        school_id -> BigInt,
        person_id -> BigInt,
        key -> Text,
        read_at -> Timestamptz,
    }
}

diesel::table! {
    notification_reads (school_id, person_id) {
        school_id -> BigInt,
        person_id -> BigInt,
        seen_at -> Timestamptz,
        trail_read_at -> Timestamptz,
    }
}
