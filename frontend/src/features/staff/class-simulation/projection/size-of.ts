import type { AskedQuestion } from '@/api/class-simulations/class-simulations';
import { letters } from '@/domain/question/letter';

type Words = Pick<AskedQuestion, 'question' | 'baseText' | `option${(typeof letters)[number]}`>;

/** How large a question may be written, so that most stand on the wall without scrolling. */
export function sizeOf(question: Words): 'large' | 'middle' | 'small' {
  const option = Math.max(...letters.map((letter) => question[`option${letter}`].length));
  const statement = question.question.length;
  if (question.baseText === null && statement <= 140 && option <= 40) return 'large';
  return statement <= 280 && option <= 90 && (question.baseText?.length ?? 0) <= 300 ? 'middle' : 'small';
}
