export interface ReadCase {
  name: string;
  /** What the gateway is asked, as the web app asks it. */
  graphql: { query: string; variables: Record<string, unknown> };
  /** The same work on the bare server; left out where the gateway's own statements are written by hand. */
  raw?: string;
}
