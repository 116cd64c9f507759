import { ArrowDown, ArrowUp, X } from 'lucide-react';

import { shortened } from '@/domain/question/shortened';
import { Card } from '@/kit/ui/card';
import { IconButton } from '@/kit/ui/icon-button';
import { Note } from '@/kit/ui/note';

import { paperTestText } from './paper-test.text';
import type { PaperTest } from './use-paper-test';

import './test-questions.css';

const text = paperTestText.list;

/** The questions in their order, which can be changed, and each taken out. */
export function TestQuestions({ test: { questions, gone, put } }: { test: PaperTest }) {
  const ids = questions.map(({ id }) => id);
  const resting = questions.filter(({ isActive }) => !isActive).length;
  const swap = (at: number, by: 1 | -1) => {
    const [one, other] = [ids[at], ids[at + by]];
    if (one !== undefined && other !== undefined) put(ids.with(at, other).with(at + by, one));
  };
  return (
    <Card title={text.title}>
      {gone > 0 ? (
        <Note tone="warn" className="mb-3">
          {text.gone(gone)}
        </Note>
      ) : null}
      {resting > 0 ? (
        <Note tone="warn" className="mb-3">
          {text.notActive(resting)}
        </Note>
      ) : null}
      <ol className="test-questions">
        {questions.map(({ id, question }, at) => (
          <li key={id}>
            <span className="test-questions-number">{at + 1}</span>
            <span className="test-questions-words">{shortened(question)}</span>
            <span className="test-questions-buttons">
              <IconButton label={text.up(at + 1)} disabled={at === 0} onClick={() => swap(at, -1)}>
                <ArrowUp className="icon icon-s" />
              </IconButton>
              <IconButton
                label={text.down(at + 1)}
                disabled={at === ids.length - 1}
                onClick={() => swap(at, 1)}
              >
                <ArrowDown className="icon icon-s" />
              </IconButton>
              <IconButton label={text.remove(at + 1)} onClick={() => put(ids.filter((one) => one !== id))}>
                <X className="icon icon-s" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
