import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { StatDelta } from './stat-delta';

describe('StatDelta', () => {
  it('says a direction in words and colours it by meaning', () => {
    const { container } = render(<StatDelta value="-1.2" unit="p.p." lowerIsBetter />);
    expect(container).toHaveTextContent(/^caiu 1,2\sp\.p\.$/);
    expect(container.firstChild).toHaveClass('stat-delta-good');
  });

  it('treats a change that rounds to nothing as none', () => {
    const { container } = render(<StatDelta value="0.04" />);
    expect(container).toHaveTextContent('0,0');
    expect(container.firstChild).toHaveClass('stat-delta-same');
  });
});
