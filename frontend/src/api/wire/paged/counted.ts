import type { Address } from '@/api/wire/address';
import { readAddress, readAnswer } from '@/api/wire/client';

/** A part of a list, and how many there are in all. */
export interface Counted<T> {
  list: T[];
  total: number;
}

/** Reads a list that the server may cut. */
export const readCounted = <T>(to: Address<T[]>): Promise<Counted<T>> =>
  readAddress(to, async (from, response) => {
    const list = await readAnswer<T[]>(from, response);
    return { list, total: Number(response.headers.get('X-Total-Count') ?? list.length) };
  });
