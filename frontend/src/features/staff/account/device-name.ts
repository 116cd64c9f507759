import type { OpenSession } from '@/api/people/account';

import { accountText } from './account.text';

const text = accountText.sessions;

const browsers: Record<NonNullable<OpenSession['browser']>, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};

const systems: Record<NonNullable<OpenSession['system']>, string> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iPhone ou iPad',
  linux: 'Linux',
  macos: 'Mac',
  windows: 'Windows',
};

/** "Chrome no Windows", as far as the browser said so. */
export function deviceName({ browser, system }: OpenSession): string {
  const [program, on] = [browser && browsers[browser], system && systems[system]];
  if (program && on) return text.deviceOn(program, on);
  return program ?? on ?? text.unknownDevice;
}
