/** Paper is light: while printing, a dark page takes the light tokens. Charts listen to the same events. */
export function printLight(): void {
  let before: string | undefined;
  window.addEventListener('beforeprint', () => {
    before = document.documentElement.dataset['theme'];
    document.documentElement.dataset['theme'] = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (before === undefined) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = before;
  });
}
