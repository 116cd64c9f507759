export const undoText = {
  action: 'Desfazer',
  done: 'Desfeito',
  failed: 'Não foi possível desfazer',
};
