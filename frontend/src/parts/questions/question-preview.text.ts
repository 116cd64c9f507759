export const previewText = {
  about: (subject: string, difficulty: string) => `${subject} • ${difficulty}`,
  source: (source: string) => `Fonte: ${source}`,
  noStatement: 'O enunciado aparece aqui.',
  right: '(certa)',
  noAlt: 'Imagem da questão',
};
