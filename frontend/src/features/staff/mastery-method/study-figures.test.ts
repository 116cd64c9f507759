import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { STUDY_CLASSES, studyRows } from './study-figures';

const study = readFileSync(new URL('../../../../../docs/projection-study.md', import.meta.url), 'utf8');

it('the figures on the page are those of the study', () => {
  const lines = study.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| answers'));
  expect(lines.length).toBeGreaterThan(studyRows.length);
  for (const { model, of, answered, answers, bias, width, coverage } of studyRows) {
    const begins = `| ${[model, of, answered, answers, bias, width, coverage].join(' | ')} |`;
    expect(lines.filter((line) => line.startsWith(begins))).toHaveLength(1);
  }
  expect(study).toContain(`${STUDY_CLASSES.toLocaleString('en')} classes of 35 pupils a row`);
});
