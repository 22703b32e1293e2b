import { createContext } from 'react';

/** Says whether the viewer may open an address. Where nobody says so, as on the pages without shell, every link leads somewhere. */
export const MayFollow = createContext<(address: string | undefined) => boolean>(() => true);
