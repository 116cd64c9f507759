import type { DraftsOrigin } from '@/api/actions/drafts';
import type { Way } from '@/api/index/outlook';
import { isStage, type Stage } from '@/domain/index/stage';

const levers = ['mt', 'lp', 'aprovacao', 'grade'] as const;

/** Open, and nothing chosen yet. */
export const CHOOSE = 'escolher';

/** What the address may say of it: "escolher", "cenario-12", "anos_finais:grade:6º ano:96.5". */
export const originPattern =
  /^(?:escolher|cenario-[1-9]\d{0,15}|[a-z_]{5,20}:(?:mt|lp|aprovacao|grade):[^:]{0,12}:\d{1,3}(?:\.\d{1,2})?)$/;

export const ofScenario = (id: number): string => `cenario-${id}`;

/** A lever that has a place to rise to. */
export const ofWay = (stage: Stage, { lever, grade, needed }: Way): string | null =>
  needed === null ? null : [stage, lever, grade ?? '', needed].join(':');

/** What an address means; null where nothing is chosen. */
export function readOrigin(said: string): DraftsOrigin | null {
  const scenario = /^cenario-(\d+)$/.exec(said)?.[1];
  if (scenario !== undefined) return { simulation: Number(scenario) };
  const [stage = '', lever = '', grade = '', target = ''] = said.split(':');
  const kind = levers.find((one) => one === lever);
  return kind && isStage(stage) ? { stage, kind, grade: grade || null, target } : null;
}
