export const lazyDialogText = {
  title: 'Não foi possível abrir',
  detail:
    'Sem conexão com o servidor, ou há uma versão nova do sistema. Feche este aviso para continuar na página, ou recarregue-a para tentar de novo.',
  mustReload:
    'Sem conexão com o servidor, ou há uma versão nova do sistema. Recarregue a página para tentar de novo.',
  reload: 'Recarregar a página',
  close: 'Fechar',
};
