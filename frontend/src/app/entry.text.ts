/** The few sentences that must be there before any page is. */
export const entryText = {
  loadingUser: 'Carregando dados do usuário...',
  notLoaded: 'Nova versão, ou sem conexão',
  notLoadedDetail:
    'Uma parte do sistema não chegou: ele foi atualizado com esta página aberta, ou a conexão caiu. Com conexão, recarregue.',
  unexpected: 'Algo deu errado nesta tela',
  unexpectedDetail: 'O que foi salvo continua guardado. Recarregue; se acontecer de novo, avise o suporte.',
  reload: 'Recarregar a página',
};
