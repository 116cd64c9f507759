//! The tables of schools: all but `schools` with `school_id`, each with its policy. A new one has its line here.

/// Each with one row of a school, in an order in which references resolve.
pub const TENANTS: [(&str, &str); 51] = [
    ("schools", "(id, name, municipality, state) OVERRIDING SYSTEM VALUE VALUES ({id}, 'E', 'M', 'RO')"),
    (
        "people",
        "(school_id, id, kind, password_hash) VALUES ({id}, {id}, 'staff', '$'), ({id}, {id} + 1, 'pupil', '$')",
    ),
    (
        "users",
        "(school_id, id, username, role, first_name, last_name) VALUES ({id}, {id}, 'user{id}', 'gestor', 'A', 'B')",
    ),
    (
        "classes",
        "(school_id, name, year, stage, shift, school_year, teacher_id)
         VALUES ({id}, '9º A', '9º ano', 'anos_finais', 'matutino', 2026, {id})",
    ),
    ("subjects", "(school_id, name, stage) VALUES ({id}, 'Arte', 'anos_finais')"),
    (
        "school_years",
        "SELECT {id}, 2026, '2026-02-02'::date, '2026-04-17', '2026-04-20', '2026-07-03', '2026-07-20'::date,
         '2026-10-02', '2026-10-05', '2026-12-18'",
    ),
    ("students", "(school_id, id, student_id, name) VALUES ({id}, {id} + 1, '2024001', 'C')"),
    (
        "pupil_imports",
        "(school_id, at, by_id, file_name, created, updated) VALUES ({id}, now(), {id}, '6_ano.csv', 1, 0)",
    ),
    (
        "class_moves",
        "(school_id, student_id, class_id, class_name, at)
         SELECT {id}, {id} + 1, id, name, now() FROM classes WHERE school_id = {id}",
    ),
    (
        "student_performance",
        "(school_id, student_id, subject_id, score, total_questions, correct_answers, completed_at)
         SELECT {id}, {id} + 1, id, 60, 10, 6, now() FROM subjects WHERE school_id = {id}",
    ),
    (
        "issued_passwords",
        "(school_id, person_id, nonce, until) VALUES ({id}, {id} + 1, decode(md5('{id}'), 'hex'), now())",
    ),
    (
        "files",
        "(school_id, sha256, media_type, size, created_by, created_at)
         VALUES ({id}, sha256('x'), 'image/png', 1, {id}, now())",
    ),
    (
        "file_chunks",
        "(school_id, file_id, place, bytes) SELECT {id}, id, 0, 'x' FROM files WHERE school_id = {id}",
    ),
    (
        "skills",
        "(school_id, subject_id, source, code, name)
         SELECT {id}, id, 'own', 'cores', 'Cores' FROM subjects WHERE school_id = {id}",
    ),
    (
        "questions",
        "(school_id, subject_id, status, difficulty, skill_id, own_skill, statement, option_a, option_b, option_c,
            option_d, answer_key, image_id, image_alt, fingerprint, created_by, created_at)
         SELECT {id}, s.subject_id, 'ativa', 'facil', s.id, 'Cores', 'De que cor?', '1', '2', '3', '4', 'A', f.id,
            'uma cor', sha256('x'), {id}, now()
         FROM skills s JOIN files f USING (school_id) WHERE s.school_id = {id}",
    ),
    (
        "question_words",
        "(school_id, question_id, words) SELECT {id}, id, '_cor' FROM questions WHERE school_id = {id}",
    ),
    (
        "question_versions",
        "(school_id, question_id, version, statement, option_a, option_b, option_c, option_d, answer_key, until)
         SELECT {id}, id, 1, 'Que cor?', '1', '2', '3', '4', 'A', now() FROM questions WHERE school_id = {id}",
    ),
    (
        "class_simulations",
        "(school_id, class_id, subject_id, kind, level, started_by, started_at)
         SELECT {id}, c.id, s.id, 'impressa', 'misto', {id}, now() FROM classes c JOIN subjects s USING (school_id)
         WHERE c.school_id = {id}",
    ),
    (
        "class_simulation_questions",
        "(school_id, simulation_id, ordinal, question_id, version)
         SELECT {id}, s.id, 1, q.id, 1 FROM class_simulations s JOIN questions q USING (school_id) WHERE s.school_id = {id}",
    ),
    (
        "class_simulation_sheets",
        "(school_id, simulation_id, place, student_id, marks)
         SELECT {id}, id, 1, {id} + 1, 'A' FROM class_simulations WHERE school_id = {id}",
    ),
    (
        "quizzes",
        "(school_id, student_id, class_id, subject_id, kind, level, pace, started_at, presented_at)
         SELECT {id}, {id} + 1, c.id, s.id, 'quiz', 'misto', 'normal', now(), now() FROM classes c JOIN subjects s USING (school_id)
         WHERE c.school_id = {id}",
    ),
    (
        "quiz_questions",
        "(school_id, quiz_id, ordinal, question_id, version, difficulty, right_lately)
         SELECT {id}, z.id, 1, q.id, 1, 'facil', 0 FROM quizzes z JOIN questions q USING (school_id)
         WHERE z.school_id = {id}",
    ),
    (
        "quiz_answers",
        "(school_id, quiz_id, question_id, said, arrival, correct, points, seconds, at, gains)
         SELECT {id}, quiz_id, question_id, 'A', 'no_prazo', true, 15, 3, now(), 1 FROM quiz_questions
         WHERE school_id = {id}",
    ),
    (
        "student_skills",
        "(school_id, student_id, skill_id, mastery, hits, answers, mastered_once)
         SELECT {id}, {id} + 1, id, 665730, 1, 1, false FROM skills WHERE school_id = {id}",
    ),
    (
        "skill_parameters",
        "(school_id, skill_id, prior, learn, slip, guess, pupils, right_answers, wrong_answers, estimated_by, estimated_at)
         SELECT {id}, id, 300000, 150000, 100000, 250000, 40, 100, 60, {id}, now() FROM skills WHERE school_id = {id}",
    ),
    (
        "student_misses",
        "(school_id, student_id, question_id, since, step)
         SELECT {id}, {id} + 1, id, now()::date, 0 FROM questions WHERE school_id = {id}",
    ),
    (
        "student_records",
        "(school_id, student_id, hits, hard_hits, streak, skills, mastered, returned, overcome, quizzes, perfect, subjects,
            mixed, hard, rises, bests) VALUES ({id}, {id} + 1, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0)",
    ),
    (
        "student_standings",
        "(school_id, student_id, subject_id, class_id, points, quizzes, hits, answers, best_streak)
         SELECT {id}, {id} + 1, s.id, c.id, 15, 1, 1, 1, 1 FROM classes c JOIN subjects s USING (school_id)
         WHERE c.school_id = {id}",
    ),
    (
        "student_achievements",
        "(school_id, student_id, achievement, at) VALUES ({id}, {id} + 1, 'primeiro_quiz', now())",
    ),
    ("learning_periods", "(school_id, started_at, started_by) VALUES ({id}, now(), {id})"),
    (
        "learning_behaviors",
        "(school_id, student_id, quiz_id, question_id, kind, at)
         SELECT {id}, {id} + 1, quiz_id, question_id, 'imagem_aberta', now() FROM quiz_questions WHERE school_id = {id}",
    ),
    (
        "learning_replies",
        "(school_id, student_id, items, letters, at) VALUES ({id}, {id} + 1, '{prova}', '{a}', now())",
    ),
    (
        "learning_style_profiles",
        "(school_id, student_id, vark, intelligences, confidence, interactions, analyzed_at)
         VALUES ({id}, {id} + 1, array_fill(2500, '{12}'), array_fill(5000, '{24}'), 0, 0, now())",
    ),
    (
        "learning_recommendations",
        "(school_id, student_id, sort, priority, title, description, reasoning, skills, questions, created_at, expires_at)
         SELECT {id}, {id} + 1, 'pratica_espacada', 'high', 't', 'd', 'r', ARRAY[id], '{}', now(), now() FROM skills
         WHERE school_id = {id}",
    ),
    ("logins", "(kind, name, school_id, person_id) VALUES ('pupil', '2024001', {id}, {id} + 1)"),
    (
        "sessions",
        "(sid, school_id, person_id, created_at, seen_at, expire)
         VALUES (md5('{id}') || md5('{id}'), {id}, {id} + 1, now(), now(), now())",
    ),
    ("known_devices", "(school_id, person_id, device, seen_at) VALUES ({id}, {id}, 'd', now())"),
    (
        "idempotency_keys",
        "(school_id, person_id, key, request, claimed_at) VALUES ({id}, {id}, 'k', 'r', now())",
    ),
    ("audit_events", "(school_id, at, actor_id, kind, text) VALUES ({id}, now(), {id} + 1, 'goal', 'x')"),
    ("notification_reads", "(school_id, person_id, seen_at) VALUES ({id}, {id}, now())"),
    ("notification_marks", "(school_id, person_id, key, read_at) VALUES ({id}, {id}, 'm1:due', now())"),
    ("ideb_data", "(school_id, stage, year) VALUES ({id}, 'anos_finais', 2023)"),
    ("enrolments", "(school_id, stage, grade_place, pupils) VALUES ({id}, 'anos_finais', 3, 76)"),
    (
        "ideb_goals",
        "(school_id, stage, year, goal, set_by, set_at) VALUES ({id}, 'anos_finais', 2027, 5.1, {id}, now())",
    ),
    (
        "simulations",
        "(school_id, user_id, mode, approval_rate, saeb_score, calculated_ideb) VALUES ({id}, {id}, 'rapida', 1, 1, 1)",
    ),
    (
        "strategic_actions",
        "(school_id, title, type, status_since, responsible_id, indicator, indicator_stage, baseline, target, created_by,
             created_at)
         VALUES ({id}, 'Busca ativa', 'frequencia', now(), {id}, 'mt', 'anos_finais', 262.7, 265.28, {id}, now())",
    ),
    (
        "action_milestones",
        "(school_id, action_id, title, place) SELECT {id}, id, 'Plantão', 0 FROM strategic_actions WHERE school_id = {id}",
    ),
    (
        "action_resources",
        "(school_id, action_id, title, resource_type, file_id, file_name, uploaded_by, created_at)
         SELECT {id}, a.id, 'Lista', 'document', f.id, 'lista.png', {id}, now()
         FROM strategic_actions a JOIN files f USING (school_id) WHERE a.school_id = {id}",
    ),
    (
        "action_updates",
        "(school_id, action_id, update_type, title, created_by, created_at)
         SELECT {id}, id, 'comment', '6 voltaram', {id}, now() FROM strategic_actions WHERE school_id = {id}",
    ),
    (
        "lesson_plans",
        "(school_id, title, discipline, grade, duration, objectives, content, methodology, resources, evaluation, codes, audience,
            considerations, class_id, words, origin, status, created_by, created_at)
         SELECT {id}, 'Frações', 'matematica', '9º ano', 50, 'o', 'c', 'm', 'r', 'e', '{EF09MA01}', '', '', id, 'fracoes', 'pessoa',
            'rascunho', {id}, now() FROM classes WHERE school_id = {id}",
    ),
    (
        "lesson_plan_questions",
        "(school_id, plan_id, place, statement, options, correct, explanation, question_id)
         SELECT {id}, p.id, 0, 'Quanto?', '{1,2,3,4}', 0, 'Conte.', q.id
         FROM lesson_plans p JOIN questions q USING (school_id) WHERE p.school_id = {id}",
    ),
];
