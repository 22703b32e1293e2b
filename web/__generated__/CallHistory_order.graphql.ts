/**
 * @generated SignedSource<<2af72540dd99d249fc9b84ce28abd4dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallOutcome = "CALL_LATER" | "CANCELLED" | "CONFIRMED" | "FAKE" | "NO_ANSWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CallHistory_order$data = {
  readonly calls: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly note: string;
    readonly outcome: CallOutcome;
    readonly userName: string;
  }>;
  readonly dateCreated: string;
  readonly " $fragmentType": "CallHistory_order";
};
export type CallHistory_order$key = {
  readonly " $data"?: CallHistory_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallHistory_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallHistory_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateCreated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrderCall",
      "kind": "LinkedField",
      "name": "calls",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};

(node as any).hash = "64ca4e8bee30c648bd425f5697d1526d";

export default node;
