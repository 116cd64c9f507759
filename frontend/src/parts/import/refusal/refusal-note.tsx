import { useId, useState } from 'react';

import { useAbout } from '@/api/about';
import { Disclosure } from '@/kit/data/disclosure';
import { Field } from '@/kit/form/fields/field';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { refusalText as text } from './refusal.text';
import { type Fact, type FileRefusal, factsOf, supportMessage } from './support-message';

/** Why a file does not come in, in words for people; what whoever helps asks for stands behind a word. */
export function RefusalNote({ refusal, file }: { refusal: FileRefusal; file: File | null }) {
  const { heading, sentence } = refusal;
  return (
    <div className="grid gap-1">
      <Note tone="bad" role="alert">
        {heading === null ? null : <b className="block">{heading}</b>}
        {sentence}
      </Note>
      {file === null ? null : (
        <Disclosure summary={text.details}>
          <Details refusal={refusal} facts={[...factsOf(file), ...refusal.facts]} />
        </Disclosure>
      )}
    </div>
  );
}

function Details({ refusal, facts }: { refusal: FileRefusal; facts: readonly Fact[] }) {
  const version = useAbout().data?.version ?? null;
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string | null>(null);
  const id = useId();
  // Absent where the page came over plain http.
  const clipboard = navigator.clipboard as Clipboard | undefined;

  function copy() {
    const message = supportMessage(refusal, facts, { at: new Date(), version });
    const show = () => setByHand(message);
    if (clipboard) void clipboard.writeText(message).then(() => setCopied(true), show);
    else show();
  }

  return (
    <div className="grid gap-3">
      <dl className="import-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button onClick={copy}>
          <span role="status">{copied ? text.copied : text.copy}</span>
        </Button>
      </div>
      {byHand === null ? null : (
        <Field id={id} label={text.byHand} hint={text.byHandHint} className="w-full">
          <textarea
            id={id}
            className="import-cells"
            rows={6}
            readOnly
            value={byHand}
            aria-describedby={`${id}-hint`}
            onFocus={({ target }) => target.select()}
          />
        </Field>
      )}
    </div>
  );
}
