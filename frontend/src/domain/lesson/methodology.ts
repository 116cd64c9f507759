/** A line such as "10 min, Retomada: duas questões de memória." */
export interface MethodologyStep {
  kind: 'step';
  minutes: number;
  name: string;
  /** Empty where a line has no colon. */
  text: string;
}

/** A line of a methodology, as the server reads them. Nothing of a text is lost in them. */
export type MethodologyPart =
  MethodologyStep | { kind: 'remark'; label: string; text: string } | { kind: 'line'; text: string };

const remarkLabels = [
  'Erros comuns',
  'Para quem precisa de mais tempo',
  'Para quem já sabe',
  'Exercícios e respostas',
  'Para incluir todos',
  'Pausa',
];

/** Of what holds minutes, at most: more digits are no step. */
const MOST_MINUTES = 65_535;

const STEP = /^(\d+)\s*(?:minutos|minuto|min\.|min)\s*[,:\-–—](.*)$/;

/** The lines of a text, empty ones left out. */
export const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** The lines of a methodology; nothing of it is lost in them. */
export const methodologyParts = (text: string): MethodologyPart[] =>
  linesOf(text).map((line) => stepOf(line) ?? remarkOf(line) ?? { kind: 'line', text: line });

export const stepsOf = (parts: readonly MethodologyPart[]): MethodologyStep[] =>
  parts.filter((part) => part.kind === 'step');

/** The minutes of all steps. */
export const totalOf = (steps: readonly MethodologyStep[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** What stands before the first colon, and after it. */
function atColon(text: string): [before: string, after: string] {
  const colon = text.indexOf(':');
  return colon < 0 ? [text.trim(), ''] : [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

function stepOf(line: string): MethodologyStep | null {
  const [, digits, told] = STEP.exec(line) ?? [];
  if (digits === undefined || told === undefined) return null;
  const minutes = Number(digits);
  const [name, text] = atColon(told.trim());
  return minutes > MOST_MINUTES || name === '' ? null : { kind: 'step', minutes, name, text };
}

function remarkOf(line: string): MethodologyPart | null {
  const [label, text] = atColon(line);
  return line.includes(':') && remarkLabels.includes(label) ? { kind: 'remark', label, text } : null;
}

/** The minutes of all steps of a text; null where it has none. */
export function stepMinutes(text: string): number | null {
  const steps = stepsOf(methodologyParts(text));
  return steps.length === 0 ? null : totalOf(steps);
}
