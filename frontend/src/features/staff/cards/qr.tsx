import { encode } from 'uqr';

import { paths } from '@/domain/paths';

/** Leads to the page where the pupil types the password, which it never says. */
export function addressOf(origin: string, schoolCode: string, studentId: string): string {
  const query = new URLSearchParams({ escola: schoolCode, matricula: studentId });
  return `${origin}${paths.studentLogin}?${query}`;
}

/** Whether an address by this name leads every other device to itself. */
export const opensHereAlone = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);

/** Black on white in every theme: cameras read nothing else. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="paper-qr" role="img" aria-label={label}>
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
