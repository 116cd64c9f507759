export const pupilAppText = {
  skip: 'Pular para o conteúdo',
  home: 'Sistema IDEB, painel',
  profile: 'Meu perfil',
  profileOf: (name: string) => `Meu perfil, ${name}`,
  loading: 'Carregando...',
  userFailed: 'Não deu para abrir a sua área',
  userFailedDetail: 'Verifique a conexão e tente de novo.',
};
