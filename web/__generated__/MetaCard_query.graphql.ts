/**
 * @generated SignedSource<<433d388088e84d1d8b5f1380608bb19d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetaState = "NO_PERMISSION" | "TOKEN_REFUSED" | "WORKING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MetaCard_query$data = {
  readonly metaAccess: {
    readonly accounts: ReadonlyArray<{
      readonly canBeRead: boolean;
      readonly currency: string;
      readonly isRead: boolean;
      readonly name: string;
      readonly number: string;
      readonly problem: {
        readonly message: string;
        readonly messageKey: string;
        readonly messageValues: Record<string, unknown>;
      } | null | undefined;
      readonly readAt: string | null | undefined;
      readonly timezone: string;
    }>;
    readonly expiresAt: string | null | undefined;
    readonly personName: string;
    readonly state: MetaState;
    readonly tokenEnd: string;
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "MetaCard_query";
};
export type MetaCard_query$key = {
  readonly " $data"?: MetaCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetaCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MetaCard_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MetaAccess",
      "kind": "LinkedField",
      "name": "metaAccess",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tokenEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MetaAdAccount",
          "kind": "LinkedField",
          "name": "accounts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timezone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canBeRead",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRead",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "readAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RefusedQuestion",
              "kind": "LinkedField",
              "name": "problem",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "messageKey",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "messageValues",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d9eaffdb20dc7bbf31229f1fef6b5a54";

export default node;
