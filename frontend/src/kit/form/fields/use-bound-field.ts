import { getIn, useField, useFormikContext } from 'formik';
import { useId } from 'react';

import { isFailure } from '@/kit/form/form-failure';

/**
 * One text value of the form. Its error is the schema's, once the field was left or the form was sent, else what
 * the server said of this very value.
 */
export function useBoundField(name: string) {
  const [field, meta, helpers] = useField<string>(name);
  const { status, values } = useFormikContext();
  const id = useId();
  const own = meta.touched ? meta.error : undefined;
  const path = isFailure(status) ? pathsOf(name).find((one) => one in status.fields) : undefined;
  const refused =
    isFailure(status) && path && getIn(status.sent, path) === getIn(values, path)
      ? status.fields[path]
      : undefined;
  return { id, field, error: own ?? refused, forgetError: () => helpers.setError(undefined) };
}

/** What is said of a whole list stands at its first field. */
const pathsOf = (name: string): string[] =>
  name.endsWith('[0]') ? [name, name.slice(0, -'[0]'.length)] : [name];
