import { useFormikContext } from 'formik';

import type { FieldName } from './typed';

/** For parts inside a Form: its values, and a way to set or check them from outside a field. */
export function useForm<V extends object>() {
  const { values, initialValues, setFieldValue, setValues, resetForm, dirty, isSubmitting } =
    useFormikContext<V>();
  return {
    values,
    /** What the form began with: what differs from it was typed. */
    initial: initialValues,
    dirty,
    /** Whether it is being sent. */
    sending: isSubmitting,
    /** Fills fields from outside, over what is typed at that moment, and checks the form again. */
    fill: (part: Partial<V> | ((known: V) => V)) =>
      setValues((known) => (typeof part === 'function' ? part(known) : { ...known, ...part }), true),
    /** Begins with other values, over which some may be typed already. */
    beginWith: (initial: V, typed: V = initial) => {
      resetForm({ values: initial });
      return setValues(typed, true);
    },
    set: (name: FieldName<V>, value: string) => setFieldValue(name, value, true),
  };
}
