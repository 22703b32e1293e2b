import type { MessageKey } from './message.ts';

/** 'RETURN_PENDING' -> 'Return pending'. The words themselves are marked where the browser keeps them: web/ui/statusMeaning.ts. */
export function statusWord(status: string): { key: MessageKey; values: Record<string, never> } {
  const words = status.replaceAll('_', ' ').toLowerCase();
  return { key: (words.charAt(0).toUpperCase() + words.slice(1)) as MessageKey, values: {} };
}
