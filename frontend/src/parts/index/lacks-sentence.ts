import type { IdebRecord } from '@/api/index/ideb';
import { enumerate } from '@/domain/enumerate';

import { lacksOf } from './lacks';
import { lacksText } from './lacks.text';

/** "Para calcular o IDEB de 2025 falta a aprovação de cada ano escolar." Null for an edition with an index. */
export function lacksSentence(record: IdebRecord): string | null {
  const lacks = lacksOf(record);
  if (record.idebScore !== null || lacks.length === 0) return null;
  const words = lacks.map((lack) => lacksText[lack](record.stage));
  return lacksText.missing(record.year, words.length, enumerate(words));
}
