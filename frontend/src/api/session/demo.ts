import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';

export type DemoAccount = Schemas['DemoAccount'];

/** Accounts that anyone may try; none unless the demonstration is loaded. */
export const useDemoAccounts = (): Resource<Schemas['Demo']> => useResource(address('/api/auth/demo'));
