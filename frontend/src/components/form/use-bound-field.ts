import { useField } from 'formik';
import { useId } from 'react';

/** One text value of the form, with its error once the field was left or the form was sent. */
export function useBoundField(name: string) {
  const [field, meta, helpers] = useField<string>(name);
  const id = useId();
  return { id, field, error: meta.touched ? meta.error : undefined, setValue: helpers.setValue };
}
