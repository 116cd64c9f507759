/** What stands in the fields of a form: texts, in the shape of what they are read into. */
export type Typed<T> = T extends readonly (infer E)[]
  ? Typed<E>[]
  : T extends object
    ? { [K in keyof T]-?: Typed<NonNullable<T[K]>> }
    : T extends string
      ? T
      : string;

/** "goal", "approvalByGrade[0]", "rows[1].name": the paths of a form's texts. */
export type FieldName<V> = {
  [K in keyof V & string]: `${K}${PathInto<V[K]>}`;
}[keyof V & string];

type PathInto<T> = T extends readonly (infer E)[]
  ? `[${number}]${PathInto<E>}`
  : T extends object
    ? `.${FieldName<T>}`
    : '';
