function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}

export const problemText = {
  unexpected: 'Tente novamente.',
  offline: 'Sem resposta do servidor. Verifique a conexão e tente de novo.',
  /** Nothing came within the time a call has. */
  late: {
    read: 'O servidor não respondeu em 20 segundos. Verifique a conexão e tente de novo.',
    ask: 'O servidor não respondeu em 30 segundos. Verifique a conexão e tente de novo.',
    write:
      'O servidor não respondeu em 30 segundos. Pode ter sido salvo ou não: confira antes de enviar de novo.',
    once: 'O servidor não respondeu em 30 segundos. Pode ter sido salvo ou não: envie de novo, e nada será salvo duas vezes.',
  },
  wait: (seconds: number) => `Aguarde ${duration(seconds)} e tente de novo.`,
};
