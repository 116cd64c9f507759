export const loginText = {
  /** In the browser's tab. */
  tab: 'Entrar',
  title: 'Quanto falta para a sua escola?',
  lead: 'O IDEB junta a nota do Saeb e a aprovação, de 0 a 10.',
  look: 'Veja o da sua escola agora, sem criar conta.',
  signIn: 'Entrar no Sistema IDEB',
  toSignIn: 'Entrar',
  username: 'Nome de usuário',
  password: 'Senha',
  usernameRequired: 'Nome de usuário é obrigatório',
  passwordRequired: 'Senha é obrigatória',
  submit: 'Entrar',
  pending: 'Entrando...',
  failed: 'Erro ao fazer login',
  forgotten: 'Esqueceu a senha? Peça uma nova ao gestor da escola; o gestor pede a quem instalou o sistema.',
  register: 'Registrar escola',
  pupilAccess: 'Acesso do aluno',
  about: 'Sobre',
  demo: {
    title: 'Contas de demonstração',
    description: 'Uma escola inventada, para conhecer. Escolha uma conta para preencher o formulário.',
    use: (name: string) => `Preencher com a conta de ${name}`,
  },
  pitch: {
    title: 'O que o sistema faz',
    points: [
      {
        title: 'Diz o que falta e o caminho mais curto.',
        detail: 'Para a gestão da escola: em alunos e em pontos, com simulações.',
      },
      {
        title: 'Conta aberta.',
        detail: 'O mesmo resultado que o INEP publica, passo a passo.',
      },
      {
        title: 'Para toda a equipe.',
        detail: 'Gestores, coordenadores e professores, cada um com a sua conta.',
      },
    ],
  },
};
