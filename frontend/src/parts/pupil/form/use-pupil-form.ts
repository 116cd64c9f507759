import { type SubmitEvent, useState } from 'react';

import { Problem } from '@/api/wire/problem';
import { useRaise } from '@/kit/browser/use-raise';

type Errors<F extends string> = Partial<Record<F, string>>;

interface PupilForm<F extends string> {
  initial: Readonly<Record<F, string>>;
  /** What is wrong with what is typed, by field; nothing is sent while something is. */
  check: (values: Readonly<Record<F, string>>) => Errors<F>;
  send: (values: Readonly<Record<F, string>>) => Promise<unknown>;
  /** Over the fields, while something of them is wrong. */
  incomplete?: string;
  /** The sentence of a refusal that has none of its own. */
  failed: string;
}

/** A form of two or three boxes: checked when it is sent, sent once at a time, the first wrong box focused. */
export function usePupilForm<F extends string>(form: PupilForm<F>) {
  const [values, setValues] = useState(form.initial);
  const [errors, setErrors] = useState<Errors<F>>({});
  const [note, setNote] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const raise = useRaise();

  function refuse(element: HTMLFormElement, wrong: Errors<F>, sentence: string | null): void {
    setErrors(wrong);
    setNote(sentence);
    // Once the boxes say that they are wrong.
    setTimeout(() => element.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    if (pending) return;
    const wrong = form.check(values);
    if (Object.keys(wrong).length > 0) {
      refuse(element, wrong, form.incomplete ?? null);
      return;
    }
    setPending(true);
    setErrors({});
    setNote(null);
    try {
      await form.send(values);
    } catch (error) {
      if (!(error instanceof Problem)) {
        raise(error);
        return;
      }
      const fields = error.fields as Errors<F>;
      const isOfField = Object.keys(fields).some((name) => name in values);
      refuse(element, fields, isOfField ? null : error.sentence(form.failed));
    } finally {
      setPending(false);
    }
  }

  return {
    values,
    errors,
    note,
    pending,
    submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    fill: (part: Partial<Record<F, string>>) => setValues((known) => ({ ...known, ...part })),
    /** For a box: its name, what is typed, what is wrong with it. */
    box: (name: F) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: { target: HTMLInputElement }) =>
        setValues((known) => ({ ...known, [name]: target.value })),
    }),
  };
}
