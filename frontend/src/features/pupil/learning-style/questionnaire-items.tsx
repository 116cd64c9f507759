import { useEffect, useId, useRef, useState } from 'react';

import {
  type Questionnaire,
  type QuestionnaireReply,
  useQuestionnaireWrites,
} from '@/api/learning/questionnaire';
import { useSignedIn } from '@/api/session/session-context';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormNote } from '@/parts/pupil/form/pupil-field';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { styleText } from './style.text';

const text = styleText.questions;

/** So many stand on a screen. */
const A_PAGE = 4;

type Item = Questionnaire['items'][number];
type Letter = QuestionnaireReply['letter'];
type Replies = Readonly<Record<string, Letter | undefined>>;

/** The items, a few at a time; none has to be answered, and a reply can be taken back. */
export function QuestionnaireItems({ of, onClose }: { of: Questionnaire; onClose: () => void }) {
  const { id } = useSignedIn();
  const { reply } = useQuestionnaireWrites();
  const [page, setPage] = useState(0);
  const [replies, setReplies] = useState<Replies>(() =>
    Object.fromEntries(of.replies.map(({ item, letter }) => [item, letter])),
  );
  const pages = Math.ceil(of.items.length / A_PAGE);
  const shown = of.items.slice(page * A_PAGE, (page + 1) * A_PAGE);
  const saving = useAction(() => reply(id, given(replies)), {
    onDone() {
      toast.success(text.saved, text.savedDetail);
      onClose();
    },
    fallback: text.saveFailed,
  });
  const isLast = page === pages - 1;
  return (
    <div className="grid gap-5">
      <PageHeading key={page}>{text.page(page + 1, pages)}</PageHeading>
      {shown.map((item) => (
        <ItemChoice
          key={item.item}
          of={item}
          chosen={replies[item.item]}
          onChoose={(letter) => setReplies((known) => ({ ...known, [item.item]: letter }))}
        />
      ))}
      {saving.refusal === null ? null : <FormNote>{saving.refusal}</FormNote>}
      <div className="flex flex-wrap gap-3">
        {isLast ? null : <PlayButton onClick={() => setPage(page + 1)}>{text.next}</PlayButton>}
        <PlayButton
          tone={isLast ? 'filled' : 'quiet'}
          pending={saving.pending}
          pendingText={text.saving}
          onClick={() => saving.run()}
        >
          {text.save}
        </PlayButton>
        {page > 0 ? (
          <PlayButton tone="quiet" onClick={() => setPage(page - 1)}>
            {text.before}
          </PlayButton>
        ) : null}
        <PlayButton tone="text" onClick={onClose}>
          {text.close}
        </PlayButton>
      </div>
    </div>
  );
}

const given = (replies: Replies): QuestionnaireReply[] =>
  Object.entries(replies).flatMap(([item, letter]) => (letter === undefined ? [] : [{ item, letter }]));

/** Reading begins here, on each page. */
function PageHeading({ children }: { children: string }) {
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <p ref={head} tabIndex={-1} className="text-sm text-muted">
      {children}
    </p>
  );
}

interface ItemChoiceProps {
  of: Item;
  chosen: Letter | undefined;
  onChoose: (letter: Letter | undefined) => void;
}

function ItemChoice({ of: { question, options }, chosen, onChoose }: ItemChoiceProps) {
  const name = useId();
  return (
    <fieldset className="own-style-item">
      <legend>{question}</legend>
      {options.map(({ letter, text: words }) => (
        <label key={letter}>
          <input type="radio" name={name} checked={chosen === letter} onChange={() => onChoose(letter)} />
          <span>{words}</span>
        </label>
      ))}
      {chosen === undefined ? null : (
        <PlayButton tone="text" aria-label={text.clearOf(question)} onClick={() => onChoose(undefined)}>
          {text.clear}
        </PlayButton>
      )}
    </fieldset>
  );
}
