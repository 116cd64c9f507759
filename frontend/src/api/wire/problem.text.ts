function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}

export const problemText = {
  unexpected: 'Tente novamente.',
  offline: 'Sem resposta do servidor. Verifique a conexão e tente de novo.',
  wait: (seconds: number) => `Aguarde ${duration(seconds)} e tente de novo.`,
};
