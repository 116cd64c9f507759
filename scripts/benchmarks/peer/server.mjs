// The peer: the same list, and the same answer of a quiz, as a minimal Express application would give them, with its session in
// PostgreSQL.
// It sees every school and filters by hand; row-level security costs it nothing.
import connectPgSimple from 'connect-pg-simple';
import express from 'express';
import session from 'express-session';
import pg from 'pg';

import { answer } from './answer.mjs';

const LIST = {
  name: 'list',
  text: `SELECT s.id, s.user_id, u.first_name || ' ' || u.last_name AS user_name, s.created_at, s.mode, s.stage,
    s.approval_rate, s.saeb_score, s.calculated_ideb, s.target_ideb, s.edition, s.proficiency_lp, s.proficiency_mt,
    s.approval_by_grade::text[] AS approval_by_grade, s.published_ideb
  FROM simulations s JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
  WHERE s.school_id = $1 ORDER BY s.created_at DESC, s.id DESC LIMIT $2`,
};
const FIRST_GRADE = { anos_iniciais: 1, anos_finais: 6, ensino_medio: 1 };

const text = (decimal, places) => (decimal === null ? null : Number(decimal).toFixed(places));

function simulation(row, schoolId) {
  const first = FIRST_GRADE[row.stage];
  return {
    id: row.id,
    userId: row.user_id,
    userName: row.user_name,
    schoolId,
    mode: row.mode,
    stage: row.stage,
    edition: row.edition,
    approvalRate: row.approval_rate,
    saebScore: row.saeb_score,
    calculatedIdeb: row.calculated_ideb,
    publishedIdeb: row.published_ideb,
    targetIdeb: row.target_ideb,
    meetsTarget:
      row.target_ideb === null
        ? null
        : Number(row.published_ideb ?? row.calculated_ideb) >= Number(row.target_ideb),
    proficiencyLp: row.proficiency_lp,
    proficiencyMt: row.proficiency_mt,
    approvalByGrade: (row.approval_by_grade ?? []).map((rate, place) => ({
      grade: `${first + place}º ano`,
      rate: text(rate, 1),
    })),
    createdAt: row.created_at,
  };
}

// Identifiers are bigint columns and plain numbers in the answer; left alone, the driver gives them as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const pool = new pg.Pool({ max: Number(process.env.PEER_CONNECTIONS) });
const Store = connectPgSimple(session);

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.get('/healthz', (_, response) => response.sendStatus(200));
app.use(
  session({
    store: new Store({ pool, disableTouch: process.env.PEER_TOUCH === 'never' }),
    secret: process.env.PEER_SECRET,
    resave: false,
    saveUninitialized: false,
    cookie: { maxAge: 3_600_000 },
  }),
);
app.get('/api/school/:school/simulations', async (request, response) => {
  const { user } = request.session;
  if (!user) return response.sendStatus(401);
  if (user.schoolId !== Number(request.params.school)) return response.sendStatus(404);
  const limit = Math.min(Math.max(Number(request.query.limit ?? 50), 1), 200);
  const { rows } = await pool.query({ ...LIST, values: [user.schoolId, limit] });
  return response.json(rows.map((row) => simulation(row, user.schoolId)));
});
app.post('/api/quiz/answer', express.json(), answer(pool));
app.listen(Number(process.env.PORT), '127.0.0.1');
