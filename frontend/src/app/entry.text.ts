/** The few sentences that must be there before any page is. */
export const entryText = {
  loadingUser: 'Carregando dados do usuário...',
  notLoaded: 'Nova versão disponível, ou sem conexão',
  notLoadedDetail:
    'Uma parte do sistema não chegou: ou ele foi atualizado enquanto esta página estava aberta, ou a conexão caiu. Com conexão, recarregue para continuar.',
  unexpected: 'Algo deu errado nesta tela',
  unexpectedDetail:
    'O que já foi salvo continua guardado. Recarregue a página; se acontecer de novo, avise o suporte.',
  reload: 'Recarregar a página',
};
