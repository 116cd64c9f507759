import { plural } from '@/domain/plural';

export const appText = {
  skip: 'Pular para o conteúdo',
  mainNav: 'Principal',
  openMenu: 'Abrir menu',
  menu: 'Menu',
  signOut: 'Sair',
  signOutFailed: 'Não foi possível sair: a sessão continua aberta',
  userFailed: 'Erro ao carregar dados do usuário',
  userFailedDetail: 'Verifique a conexão e tente de novo.',
  about: 'Sobre',
  loadingSchool: 'Carregando dados da escola...',
  schoolMissing: 'Escola não encontrada',
  unverified: 'não verificada',
  unverifiedDetail:
    'Ninguém confirmou ainda que esta conta é da própria escola. Os números do INEP são públicos; os que a escola digitar valem só aqui dentro. Para confirmar, peça a quem cuida do sistema: é quem registra que a escola foi verificada.',
  notFound: {
    title: 'Page Not Found',
    detail: 'Esta página não existe ou mudou de endereço. Confira o endereço digitado ou volte ao início.',
    home: 'Ir para o início',
  },
  account: {
    menu: (name: string) => `Conta de ${name}`,
    changePassword: 'Alterar senha',
    own: 'Minha conta',
  },
  notifications: {
    title: 'Notificações',
    allRead: 'Notificações: nenhuma não lida',
    unread: (count: number) => `Notificações: ${count} não ${plural(count, 'lida', 'lidas')}`,
    failed: 'Não foi possível carregar as notificações.',
    loading: 'Carregando as notificações...',
  },
  choosePassword: {
    title: 'Escolha a sua senha',
    description: (name: string) =>
      `${name}, você entrou com uma senha provisória. Escolha a sua para continuar: só você vai saber qual é.`,
    submit: 'Guardar e continuar',
  },
  relogin: {
    title: 'Entrar de novo',
    description: 'Sua sessão expirou. Entre de novo para continuar.',
    kept: 'O que você preencheu nesta página continua aqui. Depois de entrar, salve o que ainda não estiver salvo.',
    password: 'Senha',
    username: 'Nome de usuário',
    usernameRequired: 'Nome de usuário é obrigatório',
    required: 'Senha é obrigatória',
    submit: 'Entrar',
    pending: 'Entrando...',
    leave: 'Sair',
    failed: 'Erro ao fazer login',
  },
};
