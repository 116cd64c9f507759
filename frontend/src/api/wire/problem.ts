import { problemText } from './problem.text';

export type FieldErrors = Readonly<Record<string, string>>;

/** Of a problem that says no more than that what was asked for is not there. */
const NOT_FOUND = 'urn:ideb:not-found';
/** The server asks before it goes on: it is to be sent again, with a word that says so. */
const CONFIRM = 'urn:ideb:confirm';
/** Of one that brings what somebody else has made of it meanwhile: nothing was written. */
const CHANGED = 'urn:ideb:changed';

interface ProblemParts {
  status: number;
  type?: string | null | undefined;
  detail?: string | undefined;
  title?: string | undefined;
  fields?: FieldErrors | undefined;
  facts?: unknown;
  current?: unknown;
  retryAfter?: number | null | undefined;
}

/** "5 segundos"; from a minute on, whole minutes. */
const durationOf = (seconds: number): string =>
  seconds < 60 ? problemText.seconds(seconds) : problemText.minutes(Math.ceil(seconds / 60));

/** What went wrong with a call, in words for the person in front of the screen. */
export class Problem extends Error {
  /** 0 when no answer came at all. */
  readonly status: number;
  /** Which kind it is, where the status does not say it; null when no problem document came. */
  readonly type: string | null;
  /** The server's own sentence; null when it gave none. */
  readonly detail: string | null;
  readonly fields: FieldErrors;
  /** A few words, and what is known of a file that was refused, as they came. */
  readonly title: string | undefined;
  readonly facts: unknown;
  /** What there is now, where somebody else was faster. */
  readonly current: unknown;
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | null;

  constructor(parts: ProblemParts) {
    super(parts.detail || parts.title || String(parts.status));
    this.name = 'Problem';
    this.status = parts.status;
    this.type = parts.type ?? null;
    this.detail = parts.detail || null;
    this.fields = parts.fields ?? {};
    this.title = parts.title;
    this.facts = parts.facts;
    this.current = parts.current;
    this.retryAfter = parts.retryAfter ?? null;
  }

  /** The server's sentence, which says what to do; else the caller's default, with the wait when there is one. */
  sentence(fallback: string = problemText.unexpected): string {
    if (this.detail !== null) return this.detail;
    const said = this.status === 0 ? problemText.offline : fallback;
    return this.retryAfter === null ? said : `${said} ${problemText.wait(durationOf(this.retryAfter))}`;
  }
}

/** The sentence of any error, or the caller's default when the server has none of its own. */
export const sentenceOf = (error: unknown, fallback: string = problemText.unexpected): string =>
  error instanceof Problem ? error.sentence(fallback) : fallback;

export const isProblem = (error: unknown, status: number): error is Problem =>
  error instanceof Problem && error.status === status;

/** What the screen shows is no more. */
export const isGone = (error: unknown): error is Problem =>
  error instanceof Problem && error.type === NOT_FOUND;

export const asksToConfirm = (error: unknown): error is Problem =>
  error instanceof Problem && error.type === CONFIRM;

/** Somebody else was faster. */
export const isChanged = (error: unknown): error is Problem =>
  error instanceof Problem && error.type === CHANGED;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

function fieldsOf(value: unknown): FieldErrors {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([field, sentence]): [string, string][] => {
    const text = textOf(Array.isArray(sentence) ? sentence[0] : sentence);
    return text === undefined ? [] : [[field, text]];
  });
  return Object.fromEntries(entries);
}

function secondsOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a refusal: problem+json when it is one, else the status alone, never a page of markup. */
export async function readProblem(response: Response, now: number = Date.now()): Promise<Problem> {
  const retryAfter = secondsOf(response.headers.get('retry-after'), now);
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  const body = isJson ? parse(await response.text().catch(() => '')) : null;
  if (!isRecord(body)) return new Problem({ status: response.status, retryAfter });
  return new Problem({
    status: response.status,
    type: textOf(body['type']),
    detail: textOf(body['detail']),
    title: textOf(body['title']),
    fields: fieldsOf(body['errors']),
    facts: body['facts'],
    current: body['current'],
    retryAfter,
  });
}
