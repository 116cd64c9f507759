export const passwordText = {
  title: 'Alterar senha',
  description: 'Depois de alterar, os outros aparelhos conectados com esta conta precisam entrar de novo.',
  current: 'Senha atual',
  issued: 'Senha provisória',
  card: 'Senha do cartão',
  next: 'Nova senha',
  confirm: 'Confirme a nova senha',
  /** All rules of the server, before anything is sent. */
  hint: (shortest: number) =>
    `Pelo menos ${shortest} caracteres. Não vale senha muito comum, nem seu nome, seu usuário, o nome da escola ou o da cidade.`,
  submit: 'Alterar senha',
  pending: 'Alterando...',
  done: 'Senha alterada',
  doneDetail: 'Use a nova senha na próxima vez que entrar.',
  failed: 'Erro ao alterar senha',
  currentRequired: 'Senha atual é obrigatória',
  tooShort: 'Senha deve ter pelo menos 6 caracteres',
  mismatch: 'As senhas não coincidem',
};
