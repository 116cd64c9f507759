const roleLabels: Record<string, string> = {
  gestor: 'Gestor(a)',
  coordenador: 'Coordenador(a)',
  professor: 'Professor(a)',
};

export const roleLabel = (role: string): string => roleLabels[role] ?? role;

/** In the frame: gestor reads "Gestor", other roles their raw value, none "Usuário". */
export function headerRole(role: string | null | undefined): string {
  if (!role) return 'Usuário';
  return role === 'gestor' ? 'Gestor' : role;
}

const networkLabels: Record<string, string> = {
  federal: 'rede federal',
  estadual: 'rede estadual',
  municipal: 'rede municipal',
  privada: 'rede privada',
  publica: 'rede pública',
  total: 'todas as redes',
};

/** "rede estadual"; null when the network is unknown. */
export const networkLabel = (network: string | null | undefined): string | null =>
  network ? (networkLabels[network] ?? `rede ${network}`) : null;

export const states = [
  ...['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA'],
  ...['PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'],
] as const;

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** "Marina de Souza" gives "MS"; what is no letter, as an emoji, gives none. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !particles.has(word.toLowerCase()));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => /\p{L}/u.exec(word ?? '')?.[0].toUpperCase() ?? '').join('');
}
