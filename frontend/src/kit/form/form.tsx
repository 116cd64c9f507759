import {
  Form as FormikForm,
  Formik,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
  useFormikContext,
} from 'formik';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';

import { isRefusal } from '@/kit/feedback/refusal';
import { useRaise } from '@/kit/browser/use-raise';

import { type Changes, changesOf } from './changes';
import { failureOf, isFailure } from './form-failure';

interface Sending<V, O> {
  startOver: (values: V) => void;
  /** What of it differs from what the form was opened with. */
  changes: Changes<O>;
}

export interface FormProps<V extends FormikValues, O extends AnyObject> {
  initialValues: V;
  /** yup; its sentences stand next to the fields, and what it reads is what is sent. */
  schema: ObjectSchema<O>;
  /** A refusal it throws becomes the form's alert, its field sentences go to their fields. */
  onSubmit: (values: O, form: Sending<V, O>) => unknown;
  /** Told when sending is held back by the schema: the sentences. */
  onInvalid?: (sentences: readonly string[]) => void;
  /** The alert's sentence when the server gives none. */
  fallback?: string;
  children: ReactNode | ((values: V) => ReactNode);
  className?: string;
  label?: string;
}

/** Every form: checks on leaving a field, sends once at a time, brings the focus to the first wrong field. */
export function Form<V extends FormikValues, O extends AnyObject>(props: FormProps<V, O>) {
  const { initialValues, schema, onSubmit, fallback, onInvalid, children, className, label } = props;
  const element = useRef<HTMLFormElement>(null);
  const formik = useRef<FormikProps<V>>(null);
  const raise = useRaise();

  async function submit(values: V, { setStatus, resetForm }: FormikHelpers<V>) {
    setStatus(undefined);
    // Not the property of this moment: a list that is read again draws the form anew.
    const opened = formik.current?.initialValues ?? initialValues;
    try {
      const read = schema.cast(values) as O;
      await onSubmit(read, {
        startOver: (next) => resetForm({ values: next }),
        changes: changesOf(read, values, opened),
      });
    } catch (error) {
      if (isRefusal(error)) setStatus(failureOf(error, values, fallback));
      else raise(error);
    }
  }

  return (
    <Formik
      innerRef={formik}
      initialValues={initialValues}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {(bag) => (
        <FormikForm
          ref={element}
          className={className}
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (bag.isSubmitting) return;
            void bag.submitForm();
            if (onInvalid) void bag.validateForm().then((errors) => report(sentencesIn(errors), onInvalid));
          }}
        >
          <FocusFirstInvalid form={element} />
          {typeof children === 'function' ? children(bag.values) : children}
        </FormikForm>
      )}
    </Formik>
  );
}

function report(sentences: readonly string[], onInvalid: (sentences: readonly string[]) => void) {
  if (sentences.length > 0) onInvalid(sentences);
}

const sentencesIn = (errors: unknown): string[] =>
  typeof errors === 'string' ? [errors] : Object.values(errors ?? {}).flatMap(sentencesIn);

/** After an attempt that failed, the focus goes to the first wrong field; never while someone types. */
function FocusFirstInvalid({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { isSubmitting, errors, status } = useFormikContext();
  const refused = Object.keys(errors).length > 0 || isFailure(status);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && refused) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [form, isSubmitting, refused]);
  return null;
}
