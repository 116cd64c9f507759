export const ownPasswordText = {
  current: 'Senha atual',
  card: 'Senha do cartão',
  next: 'Nova senha',
  confirm: 'Confirme a nova senha',
  hint: (shortest: number) =>
    `Pelo menos ${shortest} letras ou números. Não vale seu nome, sua matrícula nem senha muito comum. Ideia: duas palavras, como “pipa-verde”.`,
  pending: 'Guardando...',
  failed: 'Não deu para guardar a senha. Tente novamente.',
  done: 'Senha alterada',
  doneDetail: 'Use a nova senha na próxima vez que entrar.',
  currentRequired: 'Escreva a senha de agora',
  tooShort: (shortest: number) => `Senha deve ter pelo menos ${shortest} caracteres`,
  mismatch: 'As senhas não coincidem',
};
