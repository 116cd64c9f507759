export const lazyDialogText = {
  title: 'Não foi possível abrir',
  detail: 'Sem conexão com o servidor, ou há uma versão nova do sistema. O que está na página continua aqui.',
  retry: 'Tentar de novo',
  close: 'Fechar',
};
