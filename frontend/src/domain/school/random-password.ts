/** Letters and numbers, without those that are taken for one another (0 and O, 1, I and L). */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** The largest multiple of the characters that a byte holds: a byte beyond it would favour the first of them. */
const FAIR = 256 - (256 % CHARACTERS.length);

/** Eight characters by chance, for a pupil's password. */
export function randomPassword(): string {
  let password = '';
  while (password.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2))) {
      if (byte < FAIR && password.length < LENGTH) password += CHARACTERS.charAt(byte % CHARACTERS.length);
    }
  }
  return password;
}
