export const frameText = {
  skip: 'Pular para o conteúdo',
  home: 'Sistema IDEB Gestão Educacional, início',
};
