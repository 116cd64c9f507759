/** Under which word an entry of the audit trail is looked for; each stands under one. */
export type AuditGroup =
  | 'recusas'
  | 'entradas'
  | 'contas'
  | 'alunos'
  | 'turmas'
  | 'importacoes'
  | 'exportacoes'
  | 'ideb'
  | 'acoes'
  | 'planos';

/** Of one entry, as its badge says it, and of many, as whoever looks for them. */
export const auditGroups: Readonly<Record<AuditGroup, { one: string; many: string }>> = {
  recusas: { one: 'Recusado', many: 'Recusas' },
  entradas: { one: 'Entrada', many: 'Entradas e saídas' },
  contas: { one: 'Senha e perfil', many: 'Senhas e perfis' },
  alunos: { one: 'Aluno', many: 'Alunos e cartões' },
  turmas: { one: 'Turma e questão', many: 'Turmas e questões' },
  importacoes: { one: 'Importação', many: 'Importações' },
  exportacoes: { one: 'Exportação', many: 'Exportações' },
  ideb: { one: 'IDEB', many: 'IDEB e simulações' },
  acoes: { one: 'Ação', many: 'Ações estratégicas' },
  planos: { one: 'Plano de aula', many: 'Planos de aula' },
};

export const auditGroupNames = Object.keys(auditGroups) as AuditGroup[];
