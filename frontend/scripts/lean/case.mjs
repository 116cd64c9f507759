// Stands in for tiny-case in the build: yup needs it only to rename the keys of an object, which no form does.
function unused() {
  throw new Error('Renaming keys is left out of this build; see scripts/lean/case.mjs');
}

export const camelCase = unused;
export const snakeCase = unused;
