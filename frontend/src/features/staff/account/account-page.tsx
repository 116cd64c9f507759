import { PageHead } from '@/kit/ui/page-head';

import { accountText } from './account.text';
import { PasswordCard } from './password-card';
import { ProfileCard } from './profile-card';
import { SessionsCard } from './sessions-card';

/** One's own account: who one is, how one comes in, and where one is signed in. */
export function AccountPage() {
  return (
    <>
      <PageHead title={accountText.title} />
      <div className="stack">
        <div className="grid-1-1">
          <ProfileCard />
          <PasswordCard />
        </div>
        <SessionsCard />
      </div>
    </>
  );
}
