// Stands in for lodash-es/toPath in the build: "rates[2].value" names a place in a form's values.
export default function toPath(value) {
  if (Array.isArray(value)) return value.map(String);
  return String(value)
    .split(/[.[\]]+/)
    .filter((part) => part !== '');
}
