import type { Fraction } from '@/api/index/calculation';
import { Disclosure } from '@/kit/data/disclosure';

import { aboutEqualText as text } from './about-equal.text';

/** A figure that eight places do not make exact enough for its line: the fraction opens behind it. */
export function AboutEqual({ figure, exact }: { figure: string; exact: Fraction }) {
  return (
    <Disclosure summary={text.about(figure)}>
      <p className="text-xs break-all">{text.fraction(exact.numerator, exact.denominator)}</p>
    </Disclosure>
  );
}
