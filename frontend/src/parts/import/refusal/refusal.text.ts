export const refusalText = {
  details: 'Detalhes do arquivo',
  copy: 'Copiar mensagem para o suporte',
  copied: 'Mensagem copiada',
  byHand: 'Mensagem para o suporte',
  byHandHint: 'Este navegador não copia por aqui: selecione o texto e copie.',
  facts: { ending: 'Tipo do arquivo', size: 'Tamanho', pasted: 'Células coladas' },
  message: {
    title: 'Sistema IDEB: um arquivo foi recusado',
    refused: 'Recusa',
    date: 'Data',
    version: 'Versão do sistema',
  },
};
