import { CircleAlert, ImageIcon, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

import type { Question } from '@/api/questions/questions';
import { useAction } from '@/kit/feedback/use-action';
import { IconButton } from '@/kit/ui/icon-button';

import { type ChosenImage, shownImage } from './chosen-image';
import { editorText } from './editor.text';
import { questionForm } from './question.schema';

import '@/kit/ui/button.css';
import './image-field.css';

const text = editorText.image;
const { TextField, useForm } = questionForm;

/** As on the server. */
const LARGEST = 5_000_000;
const KINDS = ['image/png', 'image/jpeg', 'image/webp'];

interface ImageFieldProps {
  known: Question | null;
  /** The question of which this is a copy. */
  copied: Question | null;
  chosen: ChosenImage | null;
  onChoose: (chosen: ChosenImage | null) => void;
}

/** The image of a question: chosen or dropped, looked at, described, taken out. */
export function ImageField({ known, copied, chosen, onChoose }: ImageFieldProps) {
  const id = useId();
  const { values, fill } = useForm();
  const { image, imageAlt } = values;
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Why it cannot be the image; null when it is. */
  async function take(file: File): Promise<string | null> {
    if (!KINDS.includes(file.type)) return text.wrongKind;
    if (file.size > LARGEST) return text.tooLarge;
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (!bitmap) return text.unreadable;
    onChoose({ file, bitmap });
    await fill({ image: `${file.name} ${file.lastModified}` });
    return null;
  }
  const taking = useAction(take, { onDone: setRefusal });
  function remove() {
    setRefusal(null);
    onChoose(null);
    void fill({ image: '', imageAlt: '' });
  }

  return (
    <div className="grid gap-2">
      <div className="image-field">
        <input
          id={id}
          type="file"
          accept={KINDS.join(',')}
          aria-label={text.label}
          aria-describedby={`${id}-limits`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) taking.run(file);
            target.value = '';
          }}
        />
        <span className="image-field-shown" aria-hidden="true">
          {shownImage({ known, chosen, image, alt: imageAlt }) ?? <ImageIcon className="icon" />}
        </span>
        <span className="min-w-0 flex-1">
          <b>{text.label}</b> <span className="text-subtle">{text.optional}</span>
          <span id={`${id}-limits`} className="block text-xs text-subtle">
            {text.limits}
          </span>
        </span>
        <span className="button" aria-hidden="true">
          {image === '' ? text.choose : text.another}
        </span>
        {image === '' ? null : (
          <IconButton className="image-field-remove" label={text.remove} onClick={remove}>
            <Trash2 className="icon" />
          </IconButton>
        )}
      </div>
      {refusal ? (
        <p className="field-error" role="alert">
          <CircleAlert className="icon" />
          {refusal}
        </p>
      ) : null}
      {copied?.imageId && image === '' ? <p className="text-xs text-subtle">{text.copied}</p> : null}
      {image === '' ? null : <TextField name="imageAlt" label={text.alt} hint={text.altHint} />}
    </div>
  );
}
