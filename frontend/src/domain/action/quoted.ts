/** A title as a sentence quotes it: “Ler ‘bem’ todo dia”. Quotation marks inside are single ones, so that it ends where it ends. */
export const quoted = (title: string): string =>
  `“${title
    .replaceAll(/[“„‟«]/g, '‘')
    .replaceAll(/[”»]/g, '’')
    .replaceAll(/(^|[‘\s([\-–—/])"/g, '$1‘')
    .replaceAll('"', '’')}”`;
