import { sharedState } from '../ui/sharedState.ts';

export const SHOWN_BUSINESS_HEADER = 'X-Karbar-Business';

/** Global id of the business that this tab shows; unknown until the viewer is there. */
let shown: string | undefined;
/** Whether the gateway has refused a request because the session is in another business now. */
const isLeft = sharedState(false);

/** From now on every request says that this tab shows the business. */
export function showBusiness(id: string): void {
  shown = id;
}

export const shownBusiness = (): string | undefined => shown;

/** For requests beside GraphQL. */
export const shownBusinessHeader = (): Record<string, string> =>
  shown ? { [SHOWN_BUSINESS_HEADER]: shown } : {};

/** Another tab has switched: nothing that this one sends is answered any more. */
export const markBusinessLeft = (): void => isLeft.write(true);

/** The session is back in the business that this tab shows. */
export const markBusinessBack = (): void => isLeft.write(false);

export const useBusinessLeft = isLeft.useValue;
