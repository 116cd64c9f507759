import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { type Credentials, isUserStored, useCurrentUser } from '@/api/session/session';
import { ButtonLink } from '@/kit/ui/button';
import { PublicFrame } from '@/parts/frame/public-frame';
import { paths } from '@/domain/paths';

import { DemoAccounts } from './demo-accounts';
import { FindSchool } from './find/find-school';
import './login.css';
import { loginText } from './login.text';
import { Pitch } from './pitch';
import { SIGN_IN, SignInCard } from './sign-in-card';

/** What the page before left for this one. */
function handedOver(state: unknown, name: 'from' | 'username'): string {
  const entries = typeof state === 'object' && state !== null ? Object.entries(state) : [];
  const value: unknown = entries.find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

/** Where the visitor was going before being sent here; only addresses of this product. */
function destination(state: unknown): string {
  const from = handedOver(state, 'from');
  return /^\/(?!\/)/.test(from) ? from : paths.home;
}

export function LoginPage() {
  // Who never signed in here is not asked for: the answer would be a failure in the browser's console.
  const [ask, setAsk] = useState(isUserStored);
  const { data: user } = useCurrentUser(ask);
  const { state } = useLocation();
  // As it was when the page opened: a search changes the address, and what the page before left goes with it.
  const [to] = useState(() => destination(state));
  const [filled, setFilled] = useState<Credentials>(() => ({
    username: handedOver(state, 'username'),
    password: '',
  }));
  const [times, setTimes] = useState(0);
  const fill = ({ username, password }: Credentials) => {
    setFilled({ username, password });
    setTimes(times + 1);
  };

  // Signed in, just now or already: on to where the visitor was going.
  if (user) return <Navigate to={to} replace />;

  return (
    <PublicFrame
      action={
        <>
          <a className="button button-text login-to-sign-in" href={`#${SIGN_IN}`}>
            {loginText.toSignIn}
          </a>
          <ButtonLink variant="text" to={paths.about}>
            {loginText.about}
          </ButtonLink>
        </>
      }
    >
      <div className="login-grid">
        <FindSchool />
        <div className="stack">
          {/* Filled anew when an account is chosen: what was typed or refused before goes. */}
          <SignInCard key={times} initial={filled} onEntered={() => setAsk(true)} />
          <Pitch />
          <DemoAccounts onChoose={fill} />
        </div>
      </div>
    </PublicFrame>
  );
}
