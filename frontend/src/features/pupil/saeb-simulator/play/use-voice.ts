import { useEffect, useState } from 'react';

/** Reads a text aloud with the device's own voice, where it has one. */
export function useVoice(spoken: string) {
  const voice = 'speechSynthesis' in window ? window.speechSynthesis : null;
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => () => voice?.cancel(), [voice]);
  return {
    isThere: voice !== null,
    isSpeaking,
    turn(): void {
      voice?.cancel();
      setSpeaking(!isSpeaking);
      if (isSpeaking) return;
      const words = new SpeechSynthesisUtterance(spoken);
      words.lang = 'pt-BR';
      words.addEventListener('end', () => setSpeaking(false));
      voice?.speak(words);
    },
  };
}
