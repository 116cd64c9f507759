import { useDemoAccounts } from '@/api/session/session';
import { roleLabel } from '@/domain/labels';

import { loginForm } from './login.schema';
import { loginText } from './login.text';

/** Only while the demonstration school is loaded: the server says which accounts may be shown. */
export function DemoAccounts() {
  const { data } = useDemoAccounts();
  const { fill } = loginForm.useForm();
  if (!data || data.accounts.length === 0) return null;
  return (
    <section className="rounded-md bg-surface-2 p-4" aria-labelledby="demo">
      <h2 id="demo" className="text-sm">
        {loginText.demo.title}
      </h2>
      <p className="text-xs text-muted">{loginText.demo.description}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {data.accounts.map((account) => (
          <li key={account.username}>
            <button
              type="button"
              className="button px-3 text-left"
              aria-label={loginText.demo.use(`${account.name}, ${roleLabel(account.role)}`)}
              onClick={() => void fill({ username: account.username, password: account.password })}
            >
              {roleLabel(account.role)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
