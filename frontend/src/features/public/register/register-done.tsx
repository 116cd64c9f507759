import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Registered } from '@/api/registration';
import { ButtonLink } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';
import { Tile } from '@/kit/ui/tile';
import { paths } from '@/domain/paths';

import { doneText as text } from './register-done.text';

const REDIRECT_AFTER = 3000;

export interface Done {
  registered: Registered;
  /** Whether the school came with its INEP code. */
  hasCode: boolean;
}

function whatCame({ registered, hasCode }: Done): string {
  if (!hasCode) return text.withoutCode;
  return registered.editions === 0 ? text.noEditions : text.editions(registered.editions);
}

/** The sign-in page leads who is signed in on to the dashboard; a browser that kept no session begins there with the name. */
export function RegisterDone({ registered, hasCode }: Done) {
  const navigate = useNavigate();
  const { username } = registered;
  useEffect(() => {
    const toLogin = () => void navigate(paths.login, { replace: true, state: { username } });
    const timer = setTimeout(toLogin, REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [navigate, username]);
  return (
    <section className="card mx-auto grid max-w-lg gap-4 p-8">
      <Tile tone="ok">
        <CircleCheck className="icon" />
      </Tile>
      <PageHead
        title={text.title}
        description={text.school(registered.schoolName)}
        className="page-head mb-0"
      />
      <p className="text-muted">{whatCame({ registered, hasCode })}</p>
      <p className="text-muted">
        {text.username} <b className="text-on-surface">{username}</b>.
      </p>
      <div className="row row-between border-t border-line pt-4">
        <p className="text-sm text-subtle" role="status">
          {text.redirect}
        </p>
        <ButtonLink variant="primary" to={paths.login} replace state={{ username }}>
          {text.go}
        </ButtonLink>
      </div>
    </section>
  );
}
