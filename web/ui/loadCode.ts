/** The connection is there, but this page cannot have the code any more: a page that is loaded again can. */
export class CodeGoneError extends Error {}

/** Where code came from in the end, by the address that failed. */
const otherAddresses = new Map<string, string>();

/**
 * Loads code. What could not be fetched once is asked for under another address, because browsers remember the failure
 * of an address for the life of the page. What cannot come that way either, because code that it needs has failed
 * or because another version is served by now, rejects with a CodeGoneError.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:.+\.js/.exec(String(error)) ?? [];
    if (!address) throw error;
    const other = otherAddresses.get(address) ?? `${address}?again=${Date.now()}`;
    try {
      const module = (await import(/* @vite-ignore */ other)) as Module;
      otherAddresses.set(address, other);
      return module;
    } catch {
      throw await fetch(address, { method: 'HEAD' }).then(() => new CodeGoneError(String(error)), () => error);
    }
  }
}
