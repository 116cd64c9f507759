import { useId } from 'react';

import { keepFocus } from '@/kit/form/submit-button';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { LONGEST_NAME, nameOfToday } from '../scenario/name';
import { parametersText as text } from '../scenario/parameters.text';
import type { Saving } from '../use-saving';

import '@/kit/form/fields/input.css';

/** "Salvar simulação" and the name under which; what went wrong stands below. */
export function SaveRow({ saving, onSave }: { saving: Saving; onSave: () => void }) {
  const id = useId();
  return (
    <>
      <div className="sim-answer-save">
        <Button
          variant="primary"
          pending={saving.saving}
          pendingText={text.saving}
          onMouseDown={keepFocus}
          onClick={onSave}
        >
          {text.save}
        </Button>
        <label htmlFor={id}>{text.name}</label>
        <span className="input sim-answer-name">
          <input
            id={id}
            type="text"
            autoComplete="off"
            maxLength={LONGEST_NAME}
            placeholder={nameOfToday()}
            value={saving.name}
            onChange={({ target }) => saving.setName(target.value)}
            // In a form the key would calculate.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onSave();
            }}
          />
        </span>
      </div>
      <p className="text-xs text-subtle" role="status">
        {saving.name.length >= LONGEST_NAME ? text.nameFull(LONGEST_NAME) : null}
      </p>
      {saving.failure ? (
        <Note tone="bad" role="alert" className="mt-3">
          {saving.failure}
        </Note>
      ) : null}
    </>
  );
}
