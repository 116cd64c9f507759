import { useField, useFormikContext } from 'formik';
import { useId } from 'react';

import { isFailure } from './form-failure';

/**
 * One text value of the form. Its error is the schema's, once the field was left or the form was sent, else what
 * the server said of this very value.
 */
export function useBoundField(name: string) {
  const [field, meta, helpers] = useField<string>(name);
  const { status } = useFormikContext();
  const id = useId();
  const own = meta.touched ? meta.error : undefined;
  const refused = isFailure(status) && status.sent[name] === field.value ? status.fields[name] : undefined;
  return { id, field, error: own ?? refused, setValue: helpers.setValue };
}
