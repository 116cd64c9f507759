import { createRequire } from 'node:module';

import originalClone from 'lodash-es/clone.js';
import originalCloneDeep from 'lodash-es/cloneDeep.js';
import originalToPath from 'lodash-es/toPath.js';
import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';

import { camelCase, snakeCase } from './case.mjs';
import cloneDeep from './clone-deep.mjs';
import clone from './clone.mjs';
import hoistStatics from './hoist-statics.mjs';
import { useSyncExternalStore as leanStore } from './sync-external-store.mjs';
import toPath from './to-path.mjs';

const require = createRequire(import.meta.url);

/** What stands in a form: data, now and then an object of a class. */
const values = [
  ['nothing', undefined],
  ['null', null],
  ['a text', '6,5'],
  ['a number', 0],
  ['a yes or no', false],
  ['an empty list', []],
  ['an empty form', {}],
  ['fields', { name: 'Ana', rate: '97,3', none: null, missing: undefined }],
  ['a list of texts', ['1', '2', '3']],
  ['fields in fields', { school: { code: '35000001', place: { state: 'SP' } } }],
  ['lists in fields', { rates: [{ grade: 5, value: '98' }, { grade: 9 }], tags: [['a'], ['b', null]] }],
  ['an object of a class', Object.assign(Object.create({ unit: 'pontos' }), { value: 7 })],
];

describe.each([
  ['clone', clone, originalClone],
  ['cloneDeep', cloneDeep, originalCloneDeep],
])('%s does what lodash does', (_, lean, original) => {
  it.each(values)('with %s', (_name, value) => {
    expect(lean(value)).toStrictEqual(original(value));
  });
});

it('clone copies one level, as lodash does', () => {
  const form = { rates: ['1'] };
  for (const copy of [clone(form), originalClone(form)]) {
    expect(copy).not.toBe(form);
    expect(copy.rates).toBe(form.rates);
  }
});

it('cloneDeep copies every level, as lodash does', () => {
  const form = { rates: [{ value: '1' }] };
  for (const copy of [cloneDeep(form), originalCloneDeep(form)]) {
    copy.rates[0].value = '2';
    copy.rates.push({});
    expect(form).toEqual({ rates: [{ value: '1' }] });
  }
});

it.each([
  'name',
  'school.code',
  'rates[2]',
  'rates[2].value',
  'rates.2.value',
  'tags[0][1]',
  'a.b.c.d',
  '',
  ['rates', 2, 'value'],
  ['a.b', 'c'],
  0,
])('toPath reads %j as lodash does', (path) => {
  expect(toPath(path)).toEqual(originalToPath(path));
});

it('hoisting leaves a component without statics as the original does', () => {
  const hoistOriginal = require('hoist-non-react-statics');
  const target = () => null;
  expect(hoistStatics(target, () => null)).toBe(hoistOriginal(target, () => null));
});

it('the store is React’s own, which the shim gives where React has it', () => {
  expect(leanStore).toBe(useSyncExternalStore);
  expect(require('use-sync-external-store/shim').useSyncExternalStore).toBe(useSyncExternalStore);
});

it.each([camelCase, snakeCase])('renaming keys, which no form does, is a loud failure', (rename) => {
  expect(() => rename('nome')).toThrow('left out of this build');
});
