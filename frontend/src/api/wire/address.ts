// Addresses typed by the server's document: a wrong path, parameter, field or value does not compile.
import type { components, operations, paths } from '@/api/schema.gen';

export type Schemas = components['schemas'];
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that answer a method. */
export type Path<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends Path<M>> = paths[P] extends Record<M, infer Found> ? Found : never;

type HeaderOf<P extends Path<'post'>> =
  Operation<'post', P> extends { parameters: { header: infer Header } } ? Header : never;

type ContentOf<Op> = Op extends { requestBody: { content: infer Content } } ? Content : unknown;

/** The posts that act once for each `Idempotency-Key`. */
export type OncePath = {
  [P in Path<'post'>]: 'Idempotency-Key' extends keyof HeaderOf<P> ? P : never;
}[Path<'post'>];

/** The posts that take a file. */
export type UploadPath = {
  [P in Path<'post'>]: 'multipart/form-data' extends keyof ContentOf<Operation<'post', P>> ? P : never;
}[Path<'post'>];

/** The posts that save nothing of a school's: sent again they do no harm. */
export type AskPath =
  | '/api/auth/login'
  | '/api/auth/logout'
  | '/api/students/auth'
  | '/api/bncc/suggest'
  | '/api/lesson-plans/generate'
  | '/api/lesson-plans/generate/section'
  | '/api/notifications/read'
  | '/api/quiz/{id}/behavior'
  | '/api/school/{school}/ideb/calculate'
  | '/api/school/{school}/questions/export/losses'
  | '/api/students/{id}/demo-learning-analysis';

/** The posts that are answered with a file to keep. */
export type FilePath =
  | '/api/school/{school}/students/export'
  | '/api/students/{id}/export'
  | '/api/school/{school}/questions/export'
  | '/api/school/{school}/actions/export'
  | '/api/classes/{id}/mastery/export'
  | '/api/school/{school}/audit/export';

/** The posts that save, each time they are sent. */
export type PostPath = Exclude<Path<'post'>, AskPath | FilePath | OncePath | UploadPath>;

type Given<Fields> = [Fields] extends [never] ? unknown : Fields;

type ParametersOf<Op> = Op extends { parameters: { path?: infer InPath; query?: infer InQuery } }
  ? Given<InPath> & Given<InQuery>
  : unknown;

type BodyOf<Op> =
  ContentOf<Op> extends { 'application/json': infer Body }
    ? { body: Body }
    : ContentOf<Op> extends { 'multipart/form-data': infer Form }
      ? { body: { [Field in keyof Form]: Form[Field] extends string ? Blob : Form[Field] } }
      : unknown;

type Flat<Fields> = { [Field in keyof Fields]: Fields[Field] };

/** What goes with a path: its parameters by name, those of the query among them, and its `body`. */
export type Request<M extends Method, P extends Path<M>> = Flat<
  ParametersOf<Operation<M, P>> & BodyOf<Operation<M, P>>
>;

/** Nothing where the path takes nothing; optional where it needs nothing. */
export type Args<M extends Method, P extends Path<M>> = [keyof Request<M, P>] extends [never]
  ? []
  : object extends Request<M, P>
    ? [request?: Request<M, P>]
    : [request: Request<M, P>];

type Json<Answers, Status> = Status extends keyof Answers
  ? Answers[Status] extends { content: { 'application/json': infer Body } }
    ? Body
    : void
  : never;

/** What the server answers when it does what it was asked. */
export type Answer<M extends Method, P extends Path<M>> =
  Operation<M, P> extends { responses: infer Answers } ? Json<Answers, 200 | 201 | 204> : never;

/** The operations that write, by their names in the document: each is a right that a person has or has not. */
export type WriteId = {
  [Id in keyof operations]: operations[Id]['parameters'] extends { header: { 'X-Requested-With': string } }
    ? Id
    : never;
}[keyof operations];

declare const answers: unique symbol;

/** An address that was filled in, which knows what is read there. */
export type Address<T> = string & { readonly [answers]: T };

/** The address of a read, for those who keep it as a key. */
export const address = <P extends Path<'get'>>(
  path: P,
  ...[request]: Args<'get', P>
): Address<Answer<'get', P>> => fill(path, request).address as Address<Answer<'get', P>>;

/** Fills the braces of a path; what is left goes into the query, without what is absent. */
export function fill(path: string, request: object = {}): { address: string; body: unknown } {
  const { body, ...parameters } = request as Record<string, unknown>;
  const rest = new Map(Object.entries(parameters));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return value;
  });
  const query = [...rest].flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return { address: query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`, body };
}
