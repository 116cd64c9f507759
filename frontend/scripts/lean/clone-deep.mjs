// Stands in for lodash-es/cloneDeep in the build: formik copies the initial values of a form, which are data.
export default function cloneDeep(value) {
  if (Array.isArray(value)) return value.map(cloneDeep);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)]));
}
