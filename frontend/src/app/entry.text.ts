/** The few sentences that must be there before any page is. */
export const entryText = {
  loadingUser: 'Carregando dados do usuário...',
  newVersion: 'Nova versão disponível',
  newVersionDetail: 'O sistema foi atualizado enquanto esta página estava aberta. Recarregue para continuar.',
  unexpected: 'Algo deu errado nesta tela',
  unexpectedDetail:
    'O que já foi salvo continua guardado. Recarregue a página; se acontecer de novo, avise o suporte.',
  reload: 'Recarregar a página',
};
