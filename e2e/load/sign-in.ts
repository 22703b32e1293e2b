/** Makes the bench account in the Auth emulator and signs it in; returns the session cookie. */
export async function signInBenchUser(emulatorHost: string, gateway: string): Promise<string> {
  const accounts = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1`;
  const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(url, {
      method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return response;
  };
  const account = { email: 'bench@karbar.test', password: 'karbar-demo' };
  const admin = { authorization: 'Bearer owner' };
  await post(`${accounts}/projects/demo-karbar/accounts`, { localId: 'bench', emailVerified: true, ...account }, admin);
  const signedIn = await post(`${accounts}/accounts:signInWithPassword?key=any`, { ...account, returnSecureToken: true });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const session = await post(`${gateway}/api/session`, { idToken });
  return session.headers.getSetCookie()[0]!.split(';')[0]!;
}
