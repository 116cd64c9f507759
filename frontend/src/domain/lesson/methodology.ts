/** A line of a methodology: a step with its minutes, a remark with a label, or what somebody wrote as it stands. */
export type MethodologyPart =
  | { kind: 'step'; minutes: number; name: string; text: string }
  | { kind: 'remark'; label: string; text: string }
  | { kind: 'line'; text: string };

/** The labels of remarks, as the server knows them. */
const remarkLabels: readonly string[] = [
  'Erros comuns',
  'Para quem precisa de mais tempo',
  'Para quem já sabe',
  'Exercícios e respostas',
  'Para incluir todos',
  'Pausa',
];

/** "10 min, Retomada: texto", as people vary it: "10 minutos - Retomada: texto". */
const STEP = /^(\d{1,5})\s*(?:minutos|minuto|min\.|min)\s*[,:\-–—]\s*([^:]*[^:\s])\s*(?::\s*(.*))?$/;
const REMARK = /^([^:]+):\s*(.*)$/;

function partOf(line: string): MethodologyPart {
  const [, minutes, name, text = ''] = STEP.exec(line) ?? [];
  if (minutes !== undefined && name !== undefined) {
    return { kind: 'step', minutes: Number(minutes), name, text: text.trim() };
  }
  const [, label = '', said = ''] = REMARK.exec(line) ?? [];
  if (remarkLabels.includes(label.trim())) return { kind: 'remark', label: label.trim(), text: said.trim() };
  return { kind: 'line', text: line };
}

/** The lines of a text, one after the other. */
export const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** The lines of a methodology; nothing of it is lost in them. */
export const methodologyParts = (text: string): MethodologyPart[] => linesOf(text).map(partOf);

/** The minutes of all steps; null where it has none. */
export function stepMinutes(text: string): number | null {
  const minutes = methodologyParts(text).flatMap((part) => (part.kind === 'step' ? [part.minutes] : []));
  return minutes.length === 0 ? null : minutes.reduce((sum, one) => sum + one, 0);
}
