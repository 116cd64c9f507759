/** The words for what is done with one thing of a list. */
export const thingText = {
  save: 'Salvar',
  saving: 'Salvando...',
  edit: 'Editar',
  remove: 'Excluir',
  removing: 'Excluindo...',
  more: (name: string) => `Mais ações para ${name}`,
};
