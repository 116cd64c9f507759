import { type DemoAccount, useDemoAccounts } from '@/api/session/demo';
import { roleLabel } from '@/domain/labels';

import { loginText } from './login.text';

interface DemoAccountsProps {
  onChoose: (account: DemoAccount) => void;
}

/**
 * Only while the demonstration school is loaded: the server says which accounts may be shown. They come last on the page,
 * where they move nothing when they come.
 */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { data } = useDemoAccounts();
  if (!data || data.accounts.length === 0) return null;
  return (
    <section className="login-demo" aria-labelledby="demo">
      <h2 id="demo">{loginText.demo.title}</h2>
      <p className="text-xs text-muted">{loginText.demo.description}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {data.accounts.map((account) => (
          <li key={account.username}>
            <button
              type="button"
              className="button px-3 text-left"
              aria-label={loginText.demo.use(`${account.name}, ${roleLabel(account.role)}`)}
              onClick={() => onChoose(account)}
            >
              {roleLabel(account.role)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
