// A pupil's answer as an Express application keeps it: one transaction, a statement for each thing that is read or written.
// It knows what the benchmark asks of it: quizzes of one subject, without a limit of time, in the school's own words.

const STATEMENTS = {
  quiz: `SELECT * FROM quizzes WHERE school_id = $1 AND id = $2 AND student_id = $3 FOR NO KEY UPDATE`,
  asked: `SELECT c.question_id, c.ordinal, c.skill_id, c.right_lately, q.answer_key, q.explanation,
      a.correct, a.points
    FROM quiz_questions c JOIN questions q ON q.school_id = c.school_id AND q.id = c.question_id
    LEFT JOIN quiz_answers a ON a.school_id = c.school_id AND a.quiz_id = c.quiz_id AND a.question_id = c.question_id
    WHERE c.school_id = $1 AND c.quiz_id = $2 ORDER BY c.ordinal`,
  known: `SELECT mastery, hits, answers, mastered_once FROM student_skills
    WHERE school_id = $1 AND student_id = $2 AND skill_id = $3`,
  record: `SELECT * FROM student_records WHERE school_id = $1 AND student_id = $2`,
  held: `SELECT achievement FROM student_achievements WHERE school_id = $1 AND student_id = $2`,
  answer: `INSERT INTO quiz_answers (school_id, quiz_id, question_id, said, arrival, correct, points, seconds, at, gains)
    VALUES ($1, $2, $3, $4, 'no_prazo', $5, $6, $7, now(), 0)`,
  learn: `INSERT INTO student_skills (school_id, student_id, skill_id, mastery, hits, answers, mastered_once)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (school_id, student_id, skill_id) DO UPDATE
    SET mastery = excluded.mastery, hits = excluded.hits, answers = excluded.answers, mastered_once = excluded.mastered_once`,
  miss: `INSERT INTO student_misses (school_id, student_id, question_id, since, step) VALUES ($1, $2, $3, current_date, 0)
    ON CONFLICT (school_id, student_id, question_id) DO UPDATE SET since = excluded.since, step = excluded.step`,
  count: `UPDATE questions SET answers = answers + 1 WHERE school_id = $1 AND id = $2`,
  revise: `UPDATE quizzes SET revision = revision + 1, presented_at = now() WHERE school_id = $1 AND id = $2`,
  shown: `SELECT q.id, q.statement, q.option_a, q.option_b, q.option_c, q.option_d, q.base_text, q.base_source, q.difficulty,
      k.name AS skill
    FROM questions q LEFT JOIN skills k ON k.school_id = q.school_id AND k.id = q.skill_id
    WHERE q.school_id = $1 AND q.id = $2`,
};

const ONE = 1_000_000;
/** Bayesian knowledge tracing: learn 0.15, slip 0.1, guess 0.25. */
function mastered(mastery, right) {
  const [known, not] = [mastery, ONE - mastery].map(
    (part, place) => part * (right ? [0.9, 0.25] : [0.1, 0.75])[place],
  );
  return Math.min(Math.round(((known + not * 0.15) / (known + not)) * ONE), 995_000);
}

function shownJson(row, ordinal) {
  return {
    id: row.id,
    question: row.statement,
    optionA: row.option_a,
    optionB: row.option_b,
    optionC: row.option_c,
    optionD: row.option_d,
    baseText: row.base_text,
    baseTextSource: row.base_source,
    image: null,
    skill: row.skill,
    ordinal,
    difficulty: row.difficulty,
    remainingMs: null,
    canPresent: false,
  };
}

/** The answers in their order, and the longest row of right ones. */
function counters(answered) {
  let [streak, maxStreak] = [0, 0];
  for (const { correct } of answered) {
    streak = correct ? streak + 1 : 0;
    maxStreak = Math.max(maxStreak, streak);
  }
  const score = answered.reduce((sum, { points }) => sum + points, 0);
  return { correctAnswers: answered.filter(({ correct }) => correct).length, score, streak, maxStreak };
}

async function judge(query, { schoolId, id: student }, { sessionId, questionId, selectedAnswer }) {
  const [quiz] = await query('quiz', schoolId, sessionId, student);
  if (quiz?.state !== 'em_andamento') return undefined;
  const asked = await query('asked', schoolId, sessionId);
  const place = asked.findIndex(({ question_id }) => question_id === questionId);
  if (place < 0 || place !== asked.filter(({ correct }) => correct !== null).length) return undefined;
  const [question, next] = [asked[place], asked[place + 1]];
  const correct = question.answer_key === selectedAnswer;
  const points = correct ? 13 >> question.right_lately : 0;
  const seconds = Math.max(0, Math.floor((Date.now() - quiz.presented_at) / 1000));
  const [known] = await query('known', schoolId, student, question.skill_id);
  // What achievements are decided by; the benchmark's answers bring none.
  await query('record', schoolId, student);
  await query('held', schoolId, student);
  await query('answer', schoolId, sessionId, questionId, selectedAnswer, correct, points, seconds);
  const mastery = mastered(known.mastery, correct);
  const skill = [
    mastery,
    known.hits + Number(correct),
    known.answers + 1,
    known.mastered_once || mastery >= 950_000,
  ];
  await query('learn', schoolId, student, question.skill_id, ...skill);
  if (!correct) await query('miss', schoolId, student, questionId);
  await query('count', schoolId, questionId);
  await query('revise', schoolId, sessionId);
  const [shown] = await query('shown', schoolId, next.question_id);
  Object.assign(question, { correct, points });
  return {
    isCorrect: correct,
    points,
    correctAnswer: question.answer_key,
    explanation: question.explanation,
    late: false,
    newAchievements: [],
    ...counters(asked.filter((it) => it.correct !== null)),
    currentQuestion: place + 2,
    totalQuestions: asked.length,
    nextQuestion: shownJson(shown, place + 2),
  };
}

export const answer = (pool) => async (request, response) => {
  const { user } = request.session;
  if (!user) return response.sendStatus(401);
  const client = await pool.connect();
  const query = async (name, ...values) =>
    (await client.query({ name, text: STATEMENTS[name], values })).rows;
  try {
    await client.query('BEGIN');
    const told = await judge(query, user, request.body);
    await client.query(told ? 'COMMIT' : 'ROLLBACK');
    return told ? response.json(told) : response.sendStatus(409);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};
