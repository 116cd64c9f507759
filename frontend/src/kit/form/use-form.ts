import { useFormikContext } from 'formik';

import type { FieldName } from './typed';

/** For parts inside a Form: its values, and a way to set or check them from outside a field. */
export function useForm<V extends object>() {
  const { values, setFieldValue, setValues, dirty } = useFormikContext<V>();
  return {
    values,
    dirty,
    /** Fills fields from outside, over what is typed at that moment, and checks the form again. */
    fill: (part: Partial<V> | ((known: V) => V)) =>
      setValues((known) => (typeof part === 'function' ? part(known) : { ...known, ...part }), true),
    set: (name: FieldName<V>, value: string) => setFieldValue(name, value, true),
  };
}
