import { Paperclip, Plus } from 'lucide-react';
import { useId, useRef } from 'react';

import { useResourceDeeds } from '@/api/actions/resources';
import { Meter } from '@/kit/data/figure/meter';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import { WatchUnsaved } from '@/kit/form/watch-unsaved';
import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';
import { importText } from '@/parts/import/import.text';

import { linkForm } from './resource.schema';
import { resourcesText } from './resources.text';
import { oldOffice, sendable, useSending } from './use-sending';

const text = resourcesText.form;
const { Form, TextField, useForm } = linkForm;
const NOTHING = { title: '', url: '' };

interface ResourceAddProps {
  action: number;
  onLinkUnsaved: (unsaved: Unsaved) => void;
  onFileUnsaved: (unsaved: Unsaved) => void;
}

/** A link, or a file under the same title. */
export function ResourceAdd({ action, onLinkUnsaved, onFileUnsaved }: ResourceAddProps) {
  const { addLink } = useResourceDeeds(action);
  const adding = useAction(addLink, { onDone: () => toast.success(text.done) });
  return (
    <Form
      initialValues={NOTHING}
      fallback={text.failed}
      label={text.label}
      className="resource-list-add"
      onSubmit={async (values, { startOver }) => {
        await adding.attempt(values);
        startOver(NOTHING);
      }}
    >
      <FormAlert />
      <div className="fields-2">
        <TextField
          name="title"
          label={text.title}
          placeholder={text.titleHint}
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          name="url"
          label={text.url}
          placeholder={text.urlHint}
          inputMode="url"
          maxLength={2_000}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <FileRow action={action} onUnsaved={onFileUnsaved} />
      <WatchUnsaved onUnsaved={onLinkUnsaved} />
    </Form>
  );
}

function FileRow({ action, onUnsaved }: { action: number; onUnsaved: (unsaved: Unsaved) => void }) {
  const { values, fill } = useForm();
  const { onItsWay, refusal, send, cancel } = useSending(action, onUnsaved);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const words = resourcesText.upload;

  async function choose(file: File) {
    const kept = await send(file, values.title.trim());
    if (kept) void fill((before) => ({ ...before, title: '' }));
  }

  return (
    <>
      {refusal === null ? null : (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      {onItsWay ? (
        <div className="resource-list-sending">
          <div
            role="progressbar"
            aria-label={words.label(onItsWay.name)}
            aria-valuenow={Math.floor(onItsWay.share * 100)}
            aria-valuetext={progressWords(onItsWay)}
          >
            <p>
              <b>{onItsWay.name}</b> {progressWords(onItsWay)}
            </p>
            <Meter percent={Math.floor(onItsWay.share * 100)} />
          </div>
          <Button onClick={cancel}>{words.cancel}</Button>
        </div>
      ) : null}
      <div className="resource-list-row">
        <p id={id}>{words.limits}</p>
        <input
          ref={input}
          type="file"
          hidden
          // An old file can be chosen, and is told what it has to become.
          accept={[...sendable.accepts, ...Object.keys(oldOffice)].join(',')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void choose(chosen);
            target.value = '';
          }}
        />
        <Button
          aria-describedby={id}
          pending={onItsWay !== null}
          pendingText={words.pending}
          onClick={() => input.current?.click()}
        >
          <span className="row gap-2">
            <Paperclip className="icon icon-s" />
            {words.choose}
          </span>
        </Button>
        <SubmitButton pendingText={text.pending} variant="outline">
          <span className="row gap-2">
            <Plus className="icon icon-s" />
            {text.submit}
          </span>
        </SubmitButton>
      </div>
    </>
  );
}

function progressWords({ share, busy }: { share: number; busy: string | null }): string {
  if (busy !== null) return busy;
  const percent = Math.floor(share * 100);
  return percent < 100 ? importText.upload.sending(percent) : resourcesText.upload.checking;
}
