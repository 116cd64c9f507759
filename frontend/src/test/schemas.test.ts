import type { AnyObject, ObjectSchema, ValidationError } from 'yup';
import { expect, it, vi } from 'vitest';

import type { formOf } from '@/kit/form/form-of';

const schemas = vi.hoisted((): ObjectSchema<AnyObject>[] => []);

vi.mock('@/kit/form/form-of', async (original) => {
  const module = await original<{ formOf: typeof formOf }>();
  return {
    ...module,
    formOf: (schema: ObjectSchema<AnyObject>) => {
      schemas.push(schema);
      return module.formOf(schema);
    },
  };
});

const wrong = [undefined, '', ' ', 'x', '-1', '1e9', '9'.repeat(20_000)];

function sentencesOf(schema: ObjectSchema<AnyObject>): string[] {
  const names = Object.keys(schema.fields);
  return names.flatMap((name) => wrong.flatMap((value) => refusalOf(schema, names, name, value)));
}

function refusalOf(schema: ObjectSchema<AnyObject>, names: string[], name: string, value: unknown): string[] {
  try {
    schema.validateSync(Object.fromEntries(names.map((one) => [one, one === name ? value : 'x'])), {
      abortEarly: false,
    });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

it('no form speaks English, whatever stands in its fields', async () => {
  await Promise.all(Object.values(import.meta.glob('/src/**/*.schema.ts')).map((load) => load()));
  expect(schemas.length).toBeGreaterThan(10);
  const sentences = new Set(schemas.flatMap(sentencesOf));
  expect([...sentences].filter((sentence) => /\b(is|must|field|cannot)\b/.test(sentence))).toEqual([]);
});
