// The Express server of scripts/benchmarks/peer, and how it knows who asks.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { token } from './district.mjs';
import { pupilToken } from './quizzes.mjs';
import { CONNECTIONS } from '../program/program.mjs';

const PEER = new URL('peer/', import.meta.url).pathname;
const SECRET = 'benchmark';

/** What express-session makes of a session's name. */
function cookie(name) {
  const signature = createHmac('sha256', SECRET).update(name).digest('base64').replace(/=+$/, '');
  return `connect.sid=${encodeURIComponent(`s:${name}.${signature}`)}`;
}

export const staffCookie = (session) => cookie(token(session));
export const pupilCookie = (pupil) => cookie(pupilToken(pupil));

const PEER_SESSIONS = `
INSERT INTO session (sid, expire, sess)
SELECT name, now() + interval '1 hour', json_build_object(
  'cookie', json_build_object('originalMaxAge', 3600000, 'expires', now() + interval '1 hour', 'httpOnly', true, 'path', '/'),
  'user', json_build_object('id', id, 'schoolId', school_id))
FROM (
  SELECT '${token('')}' || id AS name, id, school_id FROM users
  UNION ALL SELECT '${pupilToken('')}' || id - 1000000, id, school_id FROM students WHERE id > 1000000
) people;
VACUUM (ANALYZE) session;`;

/** Its tables, and a session for each person. */
export const peerTables = () =>
  readFileSync(join(PEER, 'node_modules/connect-pg-simple/table.sql'), 'utf8') + PEER_SESSIONS;

export const peerServer = (program, { touch }) =>
  program.servePeer(join(PEER, 'server.mjs'), {
    PEER_SECRET: SECRET,
    PEER_CONNECTIONS: String(CONNECTIONS),
    PEER_TOUCH: touch,
  });
