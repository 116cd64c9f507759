import type { ReactNode } from 'react';

import { useFirstFrameGone } from '@/kit/browser/first-frame';
import { usePageTitle } from '@/kit/ui/page-head';
import { BrandMark } from '@/parts/frame/brand';
import { Panel } from '@/parts/pupil/page/panel';
import { Toucan } from '@/parts/pupil/shapes/toucan';

import './student-login.css';

interface SignInFrameProps {
  title: string;
  description: string;
  children: ReactNode;
  /** Beside the card, or below it on a phone. */
  aside: ReactNode;
}

/** A card with the toucan, before anybody is in. */
export function SignInFrame({ title, description, children, aside }: SignInFrameProps) {
  useFirstFrameGone();
  const heading = usePageTitle(title);
  return (
    <main className="student-login" id="conteudo" tabIndex={-1}>
      <Panel>
        <div className="student-login-head">
          <div>
            <p className="student-login-brand">
              <BrandMark />
              Sistema IDEB
            </p>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="mt-1 text-muted">{description}</p>
          </div>
          <Toucan size={88} />
        </div>
        {children}
      </Panel>
      <aside className="grid gap-4">{aside}</aside>
    </main>
  );
}
