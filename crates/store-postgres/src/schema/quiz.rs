//! Quizzes of pupils, and what they leave.

diesel::table! {
    quizzes (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        student_id -> BigInt,
        class_id -> Nullable<BigInt>,
        subject_id -> Nullable<BigInt>,
        kind -> Text,
        level -> Text,
        pace -> Text,
        state -> Text,
        revision -> Integer,
        hits -> Nullable<Integer>,
        answers -> Nullable<Integer>,
        started_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
        presented_at -> Timestamptz,
        presented_anew -> Bool,
    }
}

diesel::table! {
    quiz_questions (school_id, quiz_id, ordinal) {
        school_id -> BigInt,
        quiz_id -> BigInt,
        ordinal -> SmallInt,
        question_id -> BigInt,
        version -> Integer,
        skill_id -> Nullable<BigInt>,
        difficulty -> Text,
        right_lately -> SmallInt,
    }
}

diesel::table! {
    quiz_answers (school_id, quiz_id, question_id) {
        school_id -> BigInt,
        quiz_id -> BigInt,
        question_id -> BigInt,
        said -> Nullable<Text>,
        arrival -> Text,
        correct -> Bool,
        points -> SmallInt,
        seconds -> Integer,
        at -> Timestamptz,
        gains -> SmallInt,
    }
}

diesel::table! {
    student_skills (school_id, student_id, skill_id) {
        school_id -> BigInt,
        student_id -> BigInt,
        skill_id -> BigInt,
        mastery -> Integer,
        hits -> Integer,
        answers -> Integer,
        mastered_once -> Bool,
    }
}

diesel::table! {
    student_misses (school_id, student_id, question_id) {
        school_id -> BigInt,
        student_id -> BigInt,
        question_id -> BigInt,
        since -> Date,
        step -> SmallInt,
    }
}

diesel::table! {
    student_records (school_id, student_id) {
        school_id -> BigInt,
        student_id -> BigInt,
        hits -> Integer,
        hard_hits -> Integer,
        streak -> Integer,
        skills -> Integer,
        mastered -> Integer,
        returned -> Integer,
        overcome -> Integer,
        quizzes -> Integer,
        perfect -> Integer,
        subjects -> Integer,
        mixed -> Integer,
        hard -> Integer,
        rises -> Integer,
        bests -> Integer,
    }
}

diesel::table! {
    student_standings (school_id, id) {
        school_id -> BigInt,
        id -> BigInt,
        student_id -> BigInt,
        subject_id -> BigInt,
        class_id -> Nullable<BigInt>,
        points -> Integer,
        quizzes -> Integer,
        hits -> Integer,
        answers -> Integer,
        best_streak -> Integer,
    }
}

diesel::table! {
    student_achievements (school_id, student_id, achievement) {
        school_id -> BigInt,
        student_id -> BigInt,
        achievement -> Text,
        at -> Timestamptz,
    }
}
