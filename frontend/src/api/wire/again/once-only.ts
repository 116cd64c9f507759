import { fingerprint } from './fingerprint';
import { Problem } from '@/api/wire/problem';

/** The keys of posts that may have been acted upon, by the fingerprint of what was sent: a body may be personal. */
const unanswered = new Map<string, string>();

/**
 * Sends a post under a key of its own. Without an answer nobody knows whether it was acted upon: sent again, the
 * same post keeps its key, and the server acts once. Once answered it is done with: sent again it is meant again.
 */
export async function onceOnly<T>(
  address: string,
  body: string | Blob,
  send: (key: string) => Promise<T>,
): Promise<T> {
  const request = await fingerprint(address, body);
  const key = unanswered.get(request) ?? newKey();
  unanswered.set(request, key);
  try {
    const answer = await send(key);
    unanswered.delete(request);
    return answer;
  } catch (error) {
    // From 500 up it may be a relay that speaks, which has lost the answer itself.
    if (error instanceof Problem && error.status > 0 && error.status < 500) unanswered.delete(request);
    throw error;
  }
}

/** A random v4 key; randomUUID is missing where a school serves plain http on its own network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
